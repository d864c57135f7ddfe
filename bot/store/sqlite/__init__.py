"""Tables in one SQLite file, which one process of the bot has to itself."""
