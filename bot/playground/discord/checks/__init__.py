"""Discord's limits: what it refuses, and with which code."""
