"""Messages as values: a screen, a reply, a custom id, an emoji, a delivery error.

It may import tables, i18n and host, and it knows discord.py.
It never decides the content of a message.
"""
