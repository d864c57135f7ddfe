"""The host's tools: the desk in Discord, warnings, backups, restores, the store's command line, health pages."""
