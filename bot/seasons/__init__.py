"""How a season is played: its divisions, fixtures, standings and promotion.

Never touches the database, Discord or the clock: times and random generators are arguments.
"""
