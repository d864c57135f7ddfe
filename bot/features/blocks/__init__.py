"""Blocks: whom a person never wants to meet at a table."""
