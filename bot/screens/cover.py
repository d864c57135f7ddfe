"""The cover of a lobby: its players, and what will be played."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from PIL import Image

from bot.messages.screen import PictureFile
from bot.screens.levels import style_of
from bot.store.values import Player
from bot.tables.table import Table
from render import LOOKS, Words
from render.cover import PORTRAIT, Cover, Guest
from render.look import ALT_LIMIT

COVER_FILE: Final = "cover.png"


def cover(
    table: Table, words: Words, chosen: Sequence[str], avatars: Mapping[int, Image.Image]
) -> PictureFile | None:
    """Return the cover with its alt text, which names the settings `chosen`; None without one.

    `avatars` are those of people by their id, as far as they are known.
    """
    draw = LOOKS[table.game].cover if table.game in LOOKS else None
    if draw is None:
        return None
    free = table.seats[-1] - len(table.players)
    seats = *(_guest(player, table, avatars) for player in table.players), *[None] * free
    shown = Cover(
        title=words(f"{table.game}-name"),
        seats=seats,
        options=tuple(table.options.items()),
        pace="" if table.pace == "none" else _pace(table.pace, words),
        rated=table.rated,
        hints=table.hints_given,
        language=words.language,
        captions=tuple(_captions(table, words)),
    )
    alt = words(
        "lobby-cover-alt",
        game=shown.title,
        names=words.listed([_named(it, table, words) for it in table.players] or ["–"]),
        free=free,
        settings=words.joined(chosen, "comma"),
    )
    return PictureFile(draw(shown), alt[:ALT_LIMIT], COVER_FILE)


def _captions(table: Table, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what each sign means, by its key."""
    for key, value in table.options.items():
        if f"{table.game}-cover-{key}" in words:
            yield key, words(f"{table.game}-cover-{key}", value=value)
    kind = "none" if table.pace == "none" else "bank" if "-plus-" in table.pace else "turn"
    yield "pace", words("cover-caption-pace", kind=kind)
    yield "rated", words("lobby-rated" if table.rated else "lobby-unrated")
    yield "hints", words("cover-caption-hints", given="yes" if table.hints_given else "no")


def _pace(pace: str, words: Words) -> str:
    parts = pace.split("-plus-")
    if len({part[-1] for part in parts}) == 1:
        count = "+".join(part[:-1] for part in parts)
        return words("cover-pace", count=count, unit=pace[-1])
    return "+".join(words("cover-pace", count=it[:-1], unit=it[-1]) for it in parts)


def _named(player: Player, table: Table, words: Words) -> str:
    style = style_of(table.game, player)
    if not style:
        return player.name
    return words("lobby-cover-styled", name=player.name, style=words(f"{table.game}-style-{style}"))


def _guest(player: Player, table: Table, avatars: Mapping[int, Image.Image]) -> Guest:
    if player.computer is not None and player.user_id is None:
        return Guest(player.name, "computer", style=style_of(table.game, player))
    host = player.user_id == table.host_id and not table.origin.by_bot
    avatar = avatars.get(player.user_id or 0)
    picture = b"" if avatar is None else avatar.resize((PORTRAIT, PORTRAIT)).tobytes()
    kind: Literal["host", "person"] = "host" if host else "person"
    return Guest(player.name, kind, waited=player.invited, picture=picture)
