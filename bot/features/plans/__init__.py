"""Plans: turns decided ahead, played when they come up."""
