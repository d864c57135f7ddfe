"""What the bot's host sees and sets: settings, logs, memory, metrics, systemd, worker processes.

It may import no other room.
It never knows a game, a table or a person.
"""
