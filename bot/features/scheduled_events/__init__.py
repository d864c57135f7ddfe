"""Scheduled events: what begins at a time also appears among the events of the server, where people are reminded of it."""
