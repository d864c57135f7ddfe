"""Hints: the move that a computer would make, and why."""
