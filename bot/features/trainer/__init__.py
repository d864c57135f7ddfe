"""The trainer: the turning points of one's own reviewed games, asked again."""
