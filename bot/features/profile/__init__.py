"""Profiles: what a person has played, and how well."""
