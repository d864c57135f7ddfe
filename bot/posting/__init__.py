"""Puts a table's latest state into its channel, and does what else follows from a change.

It may import screens, messages, tables, the store and the computers.
It never changes a table, except by a computer's answer and where its channel is gone.
"""
