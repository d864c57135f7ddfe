"""Challenges: a ladder of fixed deals with goals, each against one computer, as often as one likes."""
