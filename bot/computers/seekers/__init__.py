"""Computers that play 12 Seekers."""
