"""Guide: help, the rules of the games, and the tutorials."""
