"""Sealed deals: cards committed to before the game, that anybody can verify after it."""
