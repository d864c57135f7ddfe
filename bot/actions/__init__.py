"""What people do at a table or in a channel: one module per feature, and how changes are made.

It may import every package below it: posting, screens, panels, messages, tables, the store and the computers.
It never writes SQL, and it never parses what Discord sent: the entry does that.
"""
