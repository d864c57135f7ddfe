"""`python -m bot check`: looks whether all is as the bot needs it, and says what to do where not."""
