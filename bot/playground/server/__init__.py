"""Discord on a port of this machine: gateway, REST and files, and the faults of each.

It may import ``bot.playground.discord`` and aiohttp, never the clients.
It decides nothing about the world: ``bot.playground.discord`` decides what is allowed, and what is answered.
"""
