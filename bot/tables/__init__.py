"""Tables in channels, and all their changes.

It may import the store, the computers' analysis and the rules.
It never knows Discord, and its changes are pure: a table in, a table or a refusal out.
"""
