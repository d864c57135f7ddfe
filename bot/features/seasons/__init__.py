"""Seasons and evenings: divisions, fixtures, standings and promotion."""
