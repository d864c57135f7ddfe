"""The private messages to followers: a table has ended, or a person's game has begun."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.i18n.lexicon import game_name
from bot.messages.arguments import Argument
from bot.messages.names import bold, short_name, with_readable_names
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen
from bot.store.values import Player
from bot.tables.table import Table
from render import Words


@dataclass(frozen=True, slots=True)
class FollowOf(Argument):
    """The person to follow or unfollow."""

    user_id: int
    name: str = ""


def over(table: Table, words: Words) -> Screen:
    """Return the message that a table has ended, with its winners if it was played to the end."""
    table, game = with_readable_names(table, words), game_name(words, table.game)
    if table.stage != "finished" or table.match is None:
        return Screen(text=words("follow-called-off", game=game, link=table.link()))
    seats = enumerate(zip(table.players, table.places(), strict=True))
    first = [it for seat, (it, place) in seats if place == 1 and seat not in table.absent]
    names = _listed(first, words)
    return Screen(
        text=words("follow-over", game=game, names=names, won=len(first), link=table.link())
    )


def begun(table: Table, followed: Iterable[int], words: Words) -> Screen:
    """Return the message that people have begun a game, with a button that unfollows each."""
    table = with_readable_names(table, words)
    players = [it for it in table.players if it.user_id in set(followed)]
    text = words(
        "follow-begun",
        names=_listed(players, words),
        game=words(f"{table.game}-name"),
        link=table.link(),
    )
    rows = [
        [
            PressButton(
                Press(NO_TABLE, 0, "unfollow", str(FollowOf(it.user_id))),
                words("button-unfollow-person", name=short_name(it.name, 40)),
            )
        ]
        for it in players
        if it.user_id
    ]
    return Screen(text=text, rows=rows)


def _listed(players: Iterable[Player], words: Words) -> str:
    names = [bold(it.name) for it in players]
    return words.listed(names) if names else ""
