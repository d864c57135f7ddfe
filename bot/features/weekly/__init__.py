"""The weekly message: what was played in a server in a week."""
