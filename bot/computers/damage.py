"""What is said of a file that a computer can't play by."""


class WeightsDamaged(Exception):
    """A file of weights that is not there, not whole, or was made for something else."""
