"""Misbehaviour of a gateway: it repeats, reorders or withholds events."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.playground.discord.shapes import Json

QUIRKY = "INTERACTION_CREATE"


@dataclass
class Quirks:
    """What happens to the next interactions on their way to the bot.

    The next ``doubled`` come twice. The next ``swapped`` come after the one that follows. For
    ``silent`` seconds nothing comes at all, no answer to a heartbeat either; what was missed is
    kept for a resume.
    """

    clock: Callable[[], float]
    doubled: int = 0
    swapped: int = 0
    _silent_until: float = 0.0
    _held: list[Json] = field(default_factory=list)

    @property
    def silent(self) -> bool:
        """Whether events are being withheld."""
        return self.clock() < self._silent_until

    def begin(self, *, doubled: int = 0, swapped: int = 0, silent: float = 0.0) -> None:
        """Begin these quirks."""
        self.doubled, self.swapped = doubled, swapped
        self._silent_until = self.clock() + silent

    def end(self) -> None:
        """End all quirks."""
        self.begin()

    def passing(self, payload: Json) -> list[Json]:
        """Return what is sent now in place of this event."""
        if self.silent:
            return []
        if payload["t"] != QUIRKY:
            return [payload]
        if self.swapped:
            self.swapped -= 1
            self._held.append(payload)
            return []
        held, self._held = self._held, []
        if self.doubled:
            self.doubled -= 1
            return [payload, payload, *held]
        return [payload, *held]
