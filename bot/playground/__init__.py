"""A stand-in for Discord on this machine, with a small chat page in the browser.

It speaks as much of Gateway v10 and REST v10 as the bot uses, so that the very same bot
process plays here without a token. ``python -m bot.playground`` starts both.
"""
