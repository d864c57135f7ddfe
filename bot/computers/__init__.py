"""Thinking for computers, in a process of its own: knows the rules, and nothing of Discord."""
