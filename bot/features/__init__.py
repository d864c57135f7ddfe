"""Features: what a table offers beside its game, a room each. The core knows none of them."""
