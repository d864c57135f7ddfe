"""The computer players and the game analysis, in a worker process.

It may import the rules, and start worker processes through `bot/host`.
It knows nothing of Discord, the database or pictures, and sees only what its seat may.
"""
