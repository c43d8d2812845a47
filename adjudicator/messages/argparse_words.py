"""argparse's own texts, listed so that they are translated too.

argparse looks them up in gettext's default domain; the command line sets that to ours.
"""


def _(text: str) -> str:
    return text


WORDS = (
    _("usage: "),
    _("positional arguments"),
    _("options"),
    _("show this help message and exit"),
    _("%(prog)s: error: %(message)s\n"),
    _("the following arguments are required: %s"),
    _("unrecognized arguments: %s"),
    _("expected one argument"),
    _("argument %(argument_name)s: %(message)s"),
    _("invalid choice: %(value)r (choose from %(choices)s)"),
    _("invalid %(type)s value: %(value)r"),
    _("not allowed with argument %s"),
    _("ambiguous option: %(option)s could match %(matches)s"),
)
