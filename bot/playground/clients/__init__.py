"""People's clients: what they type and press, and the routes that the page uses for it.

It may import ``bot.playground.discord`` and ``bot.playground.server``.
It never speaks for the bot: a bot is a program of its own.
"""
