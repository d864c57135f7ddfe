"""The deal of the day: one deal for everybody, against a computer, with a table of results."""
