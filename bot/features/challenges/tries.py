"""A try of a challenge: the table at which it is played, and what it earned."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.features.challenges.challenge import PERSON, Challenge, Medal, Outcome, by_id
from bot.store.values import SealedDeal
from bot.tables import sealed, starting
from bot.tables.origin import Origin
from bot.tables.steps import sealed_chance
from bot.tables.table import Table
from rules import verb_of
from rules.turns import asks_for_turn, turns_begun


def begun(table: Table, challenge: Challenge, names: Sequence[str]) -> Table:
    """Begin a challenge at a table where its host sits alone; the person moves first."""
    deal = SealedDeal("", key=challenge.key, challenge=challenge.id)
    dealt = replace(
        table, options=challenge.options, sealed=deal, seating="joined", rated=False, hints=False
    )
    return starting.begin_fixed(dealt, names, challenge.level)


def challenge_of(table: Table) -> Challenge | None:
    """Return the challenge that is tried at a table; None for none, or one that is no longer on a ladder."""
    return by_id().get(table.sealed.challenge) if table.sealed else None


def seed(table: Table) -> str:
    """Return what decides the computer's next move: the deal, and all moves so far; "" for no challenge."""
    chance = sealed_chance(table) if table.origin is Origin.CHALLENGE else None
    if chance is None:
        return ""
    return sealed.computer_seed(chance, (entry.move for entry in table.play.moves))


def is_lost(table: Table, challenge: Challenge) -> bool:
    """Return whether a game in play can't reach its goal any more."""
    moves = [(entry.seat, entry.move) for entry in table.log]
    uses = Counter(verb_of(move) for seat, move in moves if seat == PERSON)
    begins = table.asked == PERSON and asks_for_turn(table.rules, table.position)
    return challenge.goal.is_lost(turns_begun(table.rules, moves)[PERSON] + begins, uses)


def outcome_of(table: Table) -> Outcome | None:
    """Return how a try went; None unless the person has played it to its end alone."""
    person = table.players[PERSON]
    alone = not (person.deputed or person.previous_user_ids or person.hinted or person.resigned)
    if table.stage != "finished" or table.damage or not alone:
        return None
    match = table.play.whole()
    return Outcome.of(table.rules, match) if match.position.decision is None else None


def earned(table: Table) -> Medal | None:
    """Return the medal that a try has earned, if any."""
    challenge, outcome = challenge_of(table), outcome_of(table)
    return challenge.medal(outcome) if challenge and outcome else None
