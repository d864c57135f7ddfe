"""Tables on a PostgreSQL server, which several processes of the bot may share."""
