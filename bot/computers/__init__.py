"""The computer players and the analysis, in a process of their own.

It may import the rules and how a worker process is started.
It never knows Discord, the database or a picture, and never sees more than its seat may.
"""
