"""`python -m tests.season`: whole seasons of 60 simulated people, with no action by a host."""
