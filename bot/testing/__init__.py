"""The general tests of games, which `pytest --facet-game NAME` runs against an installed one (docs/adding-a-game.md)."""
