"""The error of an unusable file of weights."""


class WeightsDamaged(Exception):
    """A file of weights is missing, damaged, or made for another network."""
