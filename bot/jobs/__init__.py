"""What runs by the clock: due turns, the heartbeat, the daily clean-up.

It may import posting, messages, tables and the store.
It never answers a person.
"""
