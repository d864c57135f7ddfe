"""GIFs of whole games, requested here and drawn in a process of their own.

It may import render, the rules and the start of worker processes.
It never knows Discord or the database.
"""
