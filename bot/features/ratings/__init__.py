"""Ratings: points from finished games, and who leads."""
