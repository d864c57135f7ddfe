"""Replays: a game turn by turn, as a film, and reviewed by a computer."""
