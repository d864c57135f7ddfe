"""GIFs of whole games, requested here and drawn in a process of their own.

It may import render, the rules and how a worker process is started.
It never knows Discord or the database.
"""
