"""Moving pictures of whole games: asked for here, drawn in a process of their own."""
