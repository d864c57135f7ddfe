"""Every text of every catalogue with real values in it, as a reader sees it."""
