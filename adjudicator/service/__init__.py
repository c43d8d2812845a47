"""The use cases: judge a question, open a table, look up a rule."""
