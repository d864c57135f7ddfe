"""Posts a table's latest state, and runs the other side effects of a change.

It may import screens, messages, tables, the store and the computers.
It never changes a table, except by a computer's answer and where its channel is gone.
"""
