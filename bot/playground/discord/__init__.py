"""Discord itself: a world of servers and people, what it checks, and what it answers.

It may import the rest of this package and Pillow, never the server, the clients or a web library.
It opens no connection and no file: whoever runs it receives its events and stores its bytes.
"""
