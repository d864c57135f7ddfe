"""`facet new-game`: writes the distribution of a small game, for an author to begin with."""
