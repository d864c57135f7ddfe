"""`python -m bot check`: checks the setup of Discord and this machine, and says what to fix.

It may import every package below the client.
It never changes a table, and deletes what it posts.
"""
