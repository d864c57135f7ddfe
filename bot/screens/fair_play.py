"""The lines of a finished game on hints, undos and substitutes, and on why it isn't rated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.messages.names import bold
from bot.store.values import Player
from bot.tables.results import MIN_RATED_TURNS, rated_seats, results_of
from bot.tables.table import Table
from render import Words


def fairness(table: Table, words: Words) -> Iterator[str]:
    """Yield a line on each kind of help, and one on those for whom the game isn't rated."""
    if table.lesson:
        return
    results, rated = results_of(table), rated_seats(table)
    seated = list(zip(table.players, results, strict=False))
    people = [player for player in table.players if player.of_person]
    hints = "finish-hints-rated" if rated else "finish-hints"
    helped: dict[str, Iterable[Player]] = {
        hints: [player for player in people if player.hinted],
        "finish-undone": [player for player, result in seated if result.undone],
        "finish-replaced": [
            player for player, it in seated if player.of_person and player.turns < it.turns
        ],
        "finish-handed-over": [player for player in people if player.previous_user_ids],
    }
    for key, players in helped.items():
        if players:
            yield words(key, names=_listed(players, words))
    short = [
        player
        for seat, player in enumerate(table.players)
        if player.of_person and seat not in rated and player.turns < MIN_RATED_TURNS
    ]
    if rated and short:
        yield words("finish-short", names=_listed(short, words), turns=MIN_RATED_TURNS)
    elif not rated:
        why = "begun" if table.begins else "short" if table.counts else "agreed"
        yield words("finish-unrated", why=why, names=_listed(short, words), turns=MIN_RATED_TURNS)


def _listed(players: Iterable[Player], words: Words) -> str:
    names = [bold(player.name) for player in players]
    return words.listed(names) if names else ""
