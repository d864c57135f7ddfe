"""Tables as messages: all public messages and private views are made here.

It may import panels, messages, tables, i18n and render.
It never sends anything, and it shows a reader only what their seat may know.
"""
