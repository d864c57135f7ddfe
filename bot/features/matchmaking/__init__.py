"""Matchmaking: people who look for opponents, brought together at a table."""
