"""Votes: everybody in a channel plays one seat, and the move with most votes is made."""
