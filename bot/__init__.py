"""The conversation: clicks become moves, positions become messages."""
