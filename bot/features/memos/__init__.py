"""Memos: what somebody in a seat notes for themselves about a game, until it ends."""
