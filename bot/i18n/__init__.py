"""The Fluent catalogues: the texts of the bot and of the games in each language.

It may import render's words and names of computers.
It never knows a table or a message.
"""
