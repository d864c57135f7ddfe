"""Scheduled work: due events, the heartbeat, the daily clean-up.

It may import posting, messages, tables and the store.
It never answers a person.
"""
