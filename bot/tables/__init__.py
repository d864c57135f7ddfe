"""What a table in a channel is, and everything that may change it; nothing of Discord."""
