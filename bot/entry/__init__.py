"""The entry point: routes each press or command to its action, and answers every error.

It may import the actions and every package below them.
It never decides anything about a table.
"""
