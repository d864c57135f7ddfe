"""`python -m tests.tools.season`: whole seasons of 60 simulated people, with no action by a host."""
