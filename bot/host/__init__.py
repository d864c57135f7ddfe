"""What the host configures and monitors: settings, logs, memory, metrics, systemd, workers.

It may import no other package of the bot.
It never knows a game, a table or a person.
"""
