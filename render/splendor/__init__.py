"""How Splendor looks to a person."""

from render.splendor.look import SPLENDOR, SplendorLook

__all__ = ["SPLENDOR", "SplendorLook"]
