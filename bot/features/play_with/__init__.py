"""Play with somebody: from a person's menu to a lobby in which they are invited."""
