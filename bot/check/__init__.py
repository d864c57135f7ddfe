"""`python -m bot check`: checks that Discord and this machine are set up as the bot needs, and says what to do.

It may import every room below the client.
It never changes a table, and removes what it posts.
"""
