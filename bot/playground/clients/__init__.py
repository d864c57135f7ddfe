"""People at their screens: what they type and press, and the routes by which the page does so.

It may import ``bot.playground.discord`` and ``bot.playground.server``.
It never speaks for the bot: a bot is a program of its own.
"""
