"""What messages are made of, as values: screens, presses, names, emojis."""
