"""What people see of a table: every message the bot shows is made here."""
