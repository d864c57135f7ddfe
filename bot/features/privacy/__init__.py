"""Privacy: a copy of what is stored about a person, and deleting that of a person or a server."""
