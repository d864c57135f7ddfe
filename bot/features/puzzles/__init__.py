"""Puzzles: positions of played games with one best move."""
