"""What is bounded: a dictionary that forgets, and a ration for each key."""

from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedDict(OrderedDict[K, V]):
    """Holds at most `size` keys; the one set longest ago goes first."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __setitem__(self, key: K, value: V) -> None:
        """Set a key, which is the newest then."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._size:
            self.popitem(last=False)


class Ration(Generic[K]):
    """So many times within a time span for each key, of which the newest are remembered."""

    def __init__(self, times: int, span: timedelta, size: int) -> None:
        self._times = times
        self._span = span
        self._taken: BoundedDict[K, tuple[datetime, ...]] = BoundedDict(size)

    def take(self, key: K, now: datetime) -> bool:
        """Take one time; return False if there is none left now."""
        taken = tuple(it for it in self._taken.get(key, ()) if it + self._span > now)
        left = len(taken) < self._times
        self._taken[key] = (*taken, now) if left else taken
        return left
