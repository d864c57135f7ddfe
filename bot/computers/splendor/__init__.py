"""Splendor's computers. Importing this package is light: only `strong` needs numpy."""
