"""The way in: routes a press or a command to its action, and answers every error.

It may import the actions and every room below them.
It never decides anything about a table.
"""
