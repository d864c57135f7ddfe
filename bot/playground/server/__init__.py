"""Discord on a port of this machine: gateway, REST and files, and whatever can go wrong with them.

It may import ``bot.playground.discord`` and aiohttp, never the clients.
It decides nothing about the world: what is allowed, and what is answered, is Discord's.
"""
