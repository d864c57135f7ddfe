"""All that must hold."""
