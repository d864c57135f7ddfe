"""A policy: what a cheat does with their accounts, as genes that mutate, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any, Final


def gene(*values: Any) -> Any:
    """Return a field that has one of these values; the first one is honest play."""
    return field(default=values[0], metadata={"values": values})


NO_OR_YES: Final = (False, True)


@dataclass(frozen=True, slots=True)
class Policy:
    """What a cheat does with their accounts.

    Attributes:
        accounts: How many second accounts there are at a time.
        strangers: How many games each of them plays with strangers, of whom there are twelve.
        effort: How an account plays with strangers.
        patience: After how many days the main account begins to win against the others.
        farmed: How many games a week each account loses to the main account.
        losing: How an account loses.
        pairs: Whether accounts lose two at a table.
        chained: How many games a week each account plays with the next one.
        down: Whether the next one loses each of these, so that the first has won most.
        one_feeds: Whether only the account that has won most loses to the main account.
        given: In every how many of these games the main account loses.
        forgotten: After how many lost games an account is forgotten, and begins anew.
        delegated: In every how many of the cheat's games with strangers a second account takes the seat.
        beside: To every how many of their games of two a second account comes, and throws its game.
        escape: What the main account does about a game that it is losing.
        dodge: To which opponents it resigns before three turns.
        blocked: How many of the strongest people it has blocked.
        entered: How many second accounts enter the season and the evening.
        helped: For whom they lose there.
        leaving: Whether they leave once they have lost to the main account.
        late: What the main account does there about a game that it is losing.
        blocks: Whom it has blocked by then.
        account_blocks: Whom the second accounts have blocked.
    """

    accounts: int = gene(0, 1, 2, 3, 4)
    strangers: int = gene(0, 1, 2, 3, 4, 6, 8, 10, 12, 24)
    effort: str = gene("full", "thrown", "resigned")
    patience: int = gene(0, 7, 20, 40, 60)
    farmed: int = gene(0, 1, 2, 3, 5, 7)
    losing: str = gene("whole", "resigned", "timed-out")
    pairs: bool = gene(*NO_OR_YES)
    chained: int = gene(0, 1, 2, 4, 8)
    down: bool = gene(*NO_OR_YES)
    one_feeds: bool = gene(*NO_OR_YES)
    given: int = gene(0, 3, 5, 10)
    forgotten: int = gene(0, 1, 3, 10, 25)
    delegated: int = gene(0, 1, 2, 3, 5)
    beside: int = gene(0, 1, 2, 4)
    escape: str = gene("none", "resign", "time out", "call off")
    dodge: str = gene("none", "stronger", "weaker")
    blocked: int = gene(0, 1, 2, 4)
    entered: int = gene(0, 1, 2, 3, 4)
    helped: str = gene("nobody", "the main account", "all")
    leaving: bool = gene(*NO_OR_YES)
    late: str = gene("none", "time out", "leave")
    blocks: str = gene("nobody", "the strongest", "everybody")
    account_blocks: str = gene("nobody", "the strongest", "everybody")


HONEST: Final = Policy()
KNOWN: Final = (
    Policy(accounts=4, strangers=1, effort="resigned", farmed=5, losing="resigned"),
    Policy(accounts=4, strangers=12, farmed=5, entered=4, helped="the main account"),
    Policy(accounts=4, strangers=12, patience=40, farmed=7, entered=4, helped="all"),
    Policy(accounts=4, strangers=3, farmed=5),
    Policy(accounts=4, strangers=1, farmed=2, chained=4, down=True, one_feeds=True),
    Policy(accounts=4, strangers=2, effort="resigned", farmed=5, losing="resigned", forgotten=10),
    Policy(accounts=4, strangers=12, farmed=7, chained=4, blocks="everybody"),
    Policy(accounts=4, strangers=12, farmed=5, delegated=2, patience=20, late="time out"),
)
"""The attacks that somebody has tried, with which a search begins."""


def mutated(policy: Policy, rng: Random) -> Policy:
    """Return a policy with one to three other genes."""
    changed = rng.sample(fields(policy), rng.randint(1, 3))
    return replace(policy, **{it.name: rng.choice(it.metadata["values"]) for it in changed})


def crossed(one: Policy, other: Policy, rng: Random) -> Policy:
    """Return a policy that has each gene of one of two."""
    return replace(
        one, **{it.name: getattr(rng.choice((one, other)), it.name) for it in fields(one)}
    )


def in_words(policy: Policy) -> str:
    """Return what a cheat does, in sentences."""
    told = " ".join(f"{it}." for it in _sentences(policy))
    return told or "Plays honestly."


def _sentences(it: Policy) -> Iterator[str]:
    if it.accounts:
        yield from _accounts(it)
    yield from _main_account(it)
    yield from _contests(it)


def _accounts(it: Policy) -> Iterator[str]:
    how = {"full": "as strongly as it can", "thrown": "and loses", "resigned": "and resigns"}
    yield f"Has {it.accounts} second accounts; each plays {it.strangers} games with strangers {how[it.effort]}"
    if it.farmed:
        who = "the account that has won most" if it.one_feeds else "each account"
        yield f"After {it.patience} days, {who} loses {it.farmed} games a week to the main one ({it.losing})"
        if it.pairs:
            yield "Two accounts sit at these tables"
        if it.given:
            yield f"The main account loses every {it.given}th of them"
        if it.forgotten:
            yield f"An account is forgotten after {it.forgotten} of them, and a new one takes its place"
    if it.chained:
        who = "the next one loses" if it.down else "one or the other wins"
        yield f"Each account plays {it.chained} games a week with the next one, and {who}"
    if it.delegated:
        yield f"In every {it.delegated}th game with strangers an account takes the main one's seat"
    if it.beside:
        yield f"An account joins every {it.beside}th of the main one's games with one stranger, and loses"


def _main_account(it: Policy) -> Iterator[str]:
    if it.escape != "none":
        yield f"Losing, the main account tries to {it.escape}"
    if it.dodge != "none":
        yield f"It resigns to {it.dodge} opponents before three turns"
    if it.blocked:
        yield f"It has blocked the {it.blocked} strongest people"


def _contests(it: Policy) -> Iterator[str]:
    entered = min(it.accounts, it.entered)
    if entered:
        whom = {"nobody": "and play honestly", "all": "and lose to everybody"}
        how = whom.get(it.helped, "and lose to the main one")
        yield f"In the season and the evening {entered} accounts enter {how}"
        if it.leaving:
            yield "They leave after that"
        if it.account_blocks != "nobody":
            yield f"They have blocked {it.account_blocks}"
    if it.late != "none":
        yield f"Losing there, the main account {'runs out of time' if it.late == 'time out' else 'leaves'}"
    if it.blocks != "nobody":
        yield f"It has blocked {it.blocks} there"
