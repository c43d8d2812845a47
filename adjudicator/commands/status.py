"""The exit statuses of commands."""

OK, BAD_INPUT, WRONG_USAGE = 0, 1, 2
#: The store or the docs need attention.
NOT_WELL = 1
