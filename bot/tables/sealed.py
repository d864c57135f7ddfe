"""Sealed deals at a table: the seal, the cuts, the draw, and what a record says about them.

The secret decides every card, so nothing here that reveals it may be shown before the game has ended.
"""

import secrets
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from bot.store.values import Pace, Player, SealedDeal
from bot.tables.clocks import LIVE
from bot.tables.origin import Origin
from bot.tables.refusal import Refusal
from bot.tables.steps import changed, in_lobby, seat_at
from bot.tables.table import Table
from bot.tables.zones import end_of_day
from rules import GAMES
from rules.contract import Json, Number
from rules.cuts import MAX_CUT, read_cut
from rules.seal import SECRET_BYTES, VERSIONS, Seal
from rules.sealed import seating_drawn
from rules.sealed_chance import SealedChance

CUTTING: Final = timedelta(hours=12)
"""How long the people of a season's game have to cut, unless all have cut before."""
CUTTING_LIVE: Final = timedelta(minutes=2)
"""How long they have with a live clock."""
SEALED: Final = "sealed"
"""The word for a sealed deal among the terms of a table."""


def fresh_seal() -> SealedDeal:
    """Return a seal with a new secret from the system's generator."""
    return SealedDeal(secrets.token_hex(SECRET_BYTES), version=VERSIONS[-1])


def commitment_of(table: Table) -> str:
    """Return the commitment of a sealed table, which is public."""
    return seal_of(table).commitment


def published(table: Table, message_id: int) -> Table:
    """Note the message with the commitment; nobody sees that, so it isn't a new revision."""
    return replace(table, sealed=replace(deal_of(table), message_id=message_id))


def may_start(table: Table) -> bool:
    """Return whether the deal is open, or its commitment is published."""
    deal = table.sealed
    return deal is None or deal.message_id is not None or bool(deal.day)


def cutting_time(pace: Pace) -> timedelta:
    """Return how long the people of a season's game have to cut."""
    return CUTTING_LIVE if pace in LIVE else CUTTING


def check_cut(table: Table, user_id: int) -> str:
    """Return what a person has cut with; raise Refusal unless they may cut now."""
    in_lobby(table)
    seat = seat_at(table, user_id)
    if table.sealed is None:
        raise Refusal("refused-not-sealed")
    if not may_start(table):
        raise Refusal("refused-not-published")
    return table.players[seat].cut or ""


def cut(table: Table, user_id: int, text: str) -> Table:
    """Keep the words with which a person cuts the cards; they may cut again until the start."""
    check_cut(table, user_id)
    try:
        words = read_cut(text)
    except ValueError as error:
        raise Refusal("refused-cut", most=MAX_CUT) from error
    seat = seat_at(table, user_id)
    return changed(table, players=table.players_with(seat, replace(table.players[seat], cut=words)))


def begun(table: Table) -> Table:
    """Fix what draws at a sealed table, and its seats, which may be drawn.

    Of cuts that an earlier version stored, what would be taken now is kept.
    """
    seats = len(table.players)
    cuts = [read_cut(player.cut or "") for player in table.players]
    players = tuple(replace(it, cut=cut) for it, cut in zip(table.players, cuts, strict=True))
    table = replace(table, players=players)
    seal = replace(seal_of(table), seating=() if table.seating == "random" else None)
    chance = seal.chance(table.game, seats, table.options)
    seating = None if seal.seating is None else seating_drawn(seats, chance)
    players = table.players if seating is None else tuple(table.players[seat] for seat in seating)
    deal = replace(deal_of(table), key=chance.key.hex(), seating=seating)
    return replace(table, players=players, sealed=deal)


def seal_of(table: Table) -> Seal:
    """Return the seal of a table; nobody cuts a deal of the day."""
    deal = deal_of(table)
    if deal.day:
        return day_seal(table.game, deal.day, deal.secret)
    cuts = tuple(player.cut or "" for player in in_lobby_order(table))
    return Seal(
        str(table.id),
        bytes.fromhex(deal.secret),
        cuts,
        seating=deal.seating,
        version=deal.version,
    )


def day_seal(game: str, day: str, secret: str) -> Seal:
    """Return the seal of a day's deal, for two seats; whatever a game can leave to chance is drawn."""
    drawn = tuple(
        key
        for key, bounds in GAMES[game].options.items()
        if isinstance(bounds, Number) and bounds.drawn
    )
    return Seal(day.replace("-", ""), bytes.fromhex(secret), ("", ""), drawn=drawn)


def computer_seed(chance: SealedChance, moves: Iterable[str]) -> str:
    """Return what decides a computer's next move in a deal that everybody plays: the deal, and all moves so far."""
    made = sha256("\n".join(moves).encode()).hexdigest()
    return chance.key_of(f"computer:{made}").hex()


def is_opened(table: Table, now: datetime) -> bool:
    """Return whether the secret is public: the game has ended, and the day is over if it is a day's."""
    day = deal_of(table).day
    return table.stage == "finished" and (not day or now >= end_of_day(day))


def in_record(table: Table, now: datetime) -> Json | None:
    """Return what the record of a table says of its seal: all of it once that is public; None without one."""
    if table.sealed is None or table.origin is Origin.CHALLENGE:
        return None
    public = replace(seal_of(table), cuts=()).as_json() | {"secret": None}
    if not is_opened(table, now):
        return public
    return public | {
        "secret": table.sealed.secret,
        "cuts": [player.cut for player in in_lobby_order(table)],
    }


def in_lobby_order(table: Table) -> list[Player]:
    """Return the players in the order of the lobby's seats."""
    order = deal_of(table).seating or range(len(table.players))
    by_place = dict(zip(order, table.players, strict=True))
    return [by_place[seat] for seat in sorted(by_place)]


def deal_of(table: Table) -> SealedDeal:
    """Return what decides the deal of a table; raise Refusal if it is open."""
    if table.sealed is None:
        raise Refusal("refused-not-sealed")
    return table.sealed
