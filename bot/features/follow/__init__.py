"""Follow: a message when somebody's game begins and ends."""
