"""Two players put against each other, in this process or in several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context

from tests.tools.arena.games import Deal, Outcome, played
from tests.tools.arena.players import Player, player


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players of a game, by their names, and the seconds of CPU they have for an answer."""

    game: str
    names: tuple[str, str]
    seconds: float

    def outcomes(self, deals: Sequence[Deal], processes: int) -> Iterator[list[Outcome]]:
        """Yield what came of each deal, from every seat."""
        if processes == 1:
            try:
                for deal in deals:
                    yield _from_every_seat(self, deal)
            finally:
                for one in _players(self):
                    one.close()
                _players.cache_clear()
            return
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            yield from pool.map(_from_every_seat, [self] * len(deals), deals)


def _from_every_seat(pairing: Pairing, deal: Deal) -> list[Outcome]:
    players = _players(pairing)
    return [played(deal, seat, players, pairing.seconds) for seat in range(deal.record.seats)]


@cache  # a program is started once for all games
def _players(pairing: Pairing) -> tuple[Player, Player]:
    one, other = (player(pairing.game, name) for name in pairing.names)
    return one, other
