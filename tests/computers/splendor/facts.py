"""What the rules show of a table of Splendor: what a seat can do, what it lacks, and where a line leads."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.contract import Seat
from rules.splendor.cards import CARDS, GOLD, NOBLES, UNSEEN, Card
from rules.splendor.computer import sensible
from rules.splendor.moves import Buy, Deal, Move, Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import price


def after(view: Position, move: Move) -> Position:
    """Return what follows with no card turned up, nor looked at by who reserves it."""
    then = view.but(decks=(0, 0, 0)).after(move)
    if isinstance(move, ReserveUnseen):
        then = then.after(Deal(UNSEEN[move.level])).but(decks=(0, 0, 0))
    return then


def turn(view: Position, notations: Sequence[object]) -> Position:
    """Return what follows a move with the gems returned and the noble chosen as in its line."""
    first, *rest = map(str, notations)
    then = after(view, moves_of(view)[first])
    while rest and then.about in {"return", "noble"} and rest[0] in moves_of(then):
        then = after(then, moves_of(then)[rest.pop(0)])
    if then.about == "noble":
        return after(then, next(iter(moves_of(then).values())))
    return then


def played_on(view: Position, move: Move) -> tuple[str, ...]:
    """Return the notations of a move and of what `sensible` players do then, where no card is drawn."""
    table, line = after(view, move), [str(move)]
    while table.decision and len(line) < 8:
        line.append(str(sensible(table)))
        table = after(table, moves_of(table)[line[-1]])
    return tuple(line)


def moves_of(view: Position) -> dict[str, Move]:
    """Return the moves offered, by notation."""
    assert view.decision
    return {str(move): move for move in view.decision.moves}


def alone(table: Position, seat: Seat) -> Position:
    """Return a table at which a seat is on turn again at once."""
    return table.but(turn=seat, about="turn", due=None, decks=(0, 0, 0))


def can_buy(table: Position, seat: Seat, card: str) -> bool:
    """Return whether the rules offer a purchase to a seat."""
    decision = alone(table, seat).decision
    assert decision
    return f"buy:{card}" in map(str, decision.moves)


def gathered(table: Position, seat: Seat) -> Iterator[Position]:
    """Yield what a seat can make of a table by gathering gems once, and returning those it must."""
    ahead, seen = [table if table.about == "return" else alone(table, seat)], set()
    while ahead:
        here = ahead.pop()
        told = here.seats[seat]
        if told in seen:
            continue  # the same gems went back in another order
        seen.add(told)
        assert here.decision
        for move in here.decision.moves:
            if isinstance(move, Take | Reserve | Return):
                then = here.after(move)
                if then.about == "return":
                    ahead.append(then)
                else:
                    yield then


def turns_to_gather(table: Position, seat: Seat, card: str, most: int) -> int | None:
    """Return after how many turns of gathering alone a seat can buy a card; None if after more."""
    reached = [table]
    if table.about == "return":
        reached = list(gathered(table, seat))
    for turns in range(most + 1):
        if any(can_buy(there, seat, card) for there in reached):
            return turns
        further = (
            (end for there in reached for end in gathered(there, seat)) if turns < most else ()
        )
        # Neither what the card doesn't need nor which other one was reserved makes a difference.
        reached = list(
            {(useful(end, seat, card), len(end.seats[seat].hand)): end for end in further}.values()
        )
    return None


def most(table: Position, seat: Seat, turns: int) -> tuple[int, int]:
    """Return the most prestige that a seat can have after some turns alone, and how many cards at most with it."""
    if table.about == "return":
        return max(most(end, seat, turns) for end in gathered(table, seat))
    held = table.seats[seat]
    best = [(held.prestige, len(held.cards))]
    if turns:
        best += [most(then, seat, turns - 1) for then in _purchases(table, seat)]
    if turns > 2:
        ends = {end.seats[seat]: end for end in gathered(table, seat)}
        # Which card was reserved makes no difference.
        told_apart = {(it.tokens, len(it.hand)): end for it, end in ends.items()}
        best += [most(end, seat, turns - 1) for end in told_apart.values()]
    elif turns == 2:
        visited = _visited(table, seat)
        for card in table.in_sight(seat):
            if _within_a_turn(table, seat, card):
                due = price(card.cost, held.bonuses)
                seats = list(visited.seats)
                seats[seat] = seats[seat].but(tokens=(*due, 0))
                then = alone(visited.but(seats=tuple(seats)), seat)
                best += [most(it, seat, 0) for it in _purchases(then, seat, card)]
    return max(best)


def _visited(table: Position, seat: Seat) -> Position:
    """Return a table after a turn in which a seat buys nothing: a noble may still come, as only one does in a turn."""
    held = table.seats[seat]
    due = [noble for noble in table.nobles if not any(price(noble.cost, held.bonuses))]
    if not due:
        return table
    seats = list(table.seats)
    nobles = (*held.nobles, due[0])
    seats[seat] = held.but(nobles=nobles, prestige=held.prestige + due[0].prestige)
    left = tuple(noble for noble in table.nobles if noble != due[0])
    return table.but(seats=tuple(seats), nobles=left)


def _purchases(table: Position, seat: Seat, card: Card | None = None) -> Iterator[Position]:
    """Yield what follows each purchase, or each one of a card, after a noble has come."""
    here = alone(table, seat)
    assert here.decision
    for move in here.decision.moves:
        if isinstance(move, Buy) and card in {None, move.card}:
            then = here.after(move)
            if then.about == "noble":
                assert then.decision
                yield from map(then.after, then.decision.moves)
            else:
                yield then


def _within_a_turn(table: Position, seat: Seat, card: Card) -> bool:
    """Return whether one turn's gems, or the gold of a reservation, make a card affordable."""
    mine = table.seats[seat]
    due = price(card.cost, mine.bonuses)
    lacks = list(map(more_of, due, mine.tokens))
    pairs = list(zip(lacks, table.supply, strict=False))
    singly = min(3, sum(lack > 0 and left > 0 for lack, left in pairs))
    twice = 2 * any(lack > 1 and left > 3 for lack, left in pairs)
    gold = len(mine.hand) < 3 and table.supply[GOLD] > 0
    return sum(due) <= 10 and 0 < sum(lacks) - mine.tokens[GOLD] <= max(singly, twice, gold)


def useful(table: Position, seat: Seat, card: str) -> tuple[int, ...]:
    """Return the gems of a seat that pay for a card, and its gold."""
    mine = table.seats[seat]
    due = price(CARDS[card].cost, mine.bonuses)
    return (*map(min, due, mine.tokens), mine.tokens[GOLD])


def short(table: Position, seat: Seat, card: str) -> int:
    """Return how many gems a seat lacks for a card."""
    mine = table.seats[seat]
    lacks = [
        max(0, cost - off - have)
        for cost, off, have in zip(CARDS[card].cost, mine.bonuses, mine.tokens, strict=False)
    ]
    return max(0, sum(lacks) - mine.tokens[GOLD])


def more_of(gems: int, others: int) -> int:
    """Return how many more gems there are of a colour than others."""
    return max(0, gems - others)


def away(table: Position, seat: Seat, noble: str) -> int:
    """Return how many cards a seat is away from a noble."""
    bonuses = table.seats[seat].bonuses
    return sum(max(0, a - b) for a, b in zip(NOBLES[noble].cost, bonuses, strict=True))


def bought(table: Position, seat: Seat, card: str, brings: Any) -> bool:
    """Return whether buying a card, with gems enough, brings what a reason says."""
    held = table.seats[seat]
    due = price(CARDS[card].cost, held.bonuses)
    seats = list(table.seats)
    seats[seat] = held.but(tokens=(*due, 0))
    before = alone(table.but(seats=tuple(seats)), seat)
    then = before.after(moves_of(before)[f"buy:{card}"])
    if brings["noble"]:
        assert brings["noble"] in {noble.id for noble in table.nobles}
        if then.about == "noble" and then.decision:
            then = then.after(next(m for m in then.decision.moves if brings["noble"] in str(m)))
        assert brings["noble"] in {noble.id for noble in then.seats[seat].nobles}
        assert brings["points"] == CARDS[card].prestige + 3
    else:
        assert brings["points"] == CARDS[card].prestige
        assert then.seats[seat].nobles == held.nobles
    reaches = held.prestige < table.target <= then.seats[seat].prestige
    assert brings["brings"].startswith("target") == reaches
    assert brings["brings"].endswith("noble") == bool(brings["noble"])
    assert (brings["brings"] == "bonus") == (not brings["points"] and not reaches)
    return bool(brings["after"] == then.seats[seat].prestige)


def gets(view: Position, line: Sequence[object], seat: Seat, thing: str) -> dict[str, int]:
    """Return in which of its turns a seat gets something, by how: buying, reserving, a noble, the target."""
    table, turn = view, 0
    found: dict[str, int] = {}
    # What a search foresees of each seat follows the moves.
    for number, notation in enumerate(it for it in line if isinstance(it, str)):
        if notation not in moves_of(table):
            break
        turn += number > 0 and table.about == "turn" and table.turn == seat
        was = table.seats[seat]
        table = after(table, moves_of(table)[notation]).but(decks=view.decks)
        held = table.seats[seat]
        ways = {
            "bought": thing in {card.id for card in set(held.cards) - set(was.cards)},
            "reserved": thing in {one.card.id for one in set(held.hand) - set(was.hand)},
            "noble": thing in {noble.id for noble in set(held.nobles) - set(was.nobles)},
            "target": thing == "target" and was.prestige < view.target <= held.prestige,
        }
        found |= {way: turn for way, so in ways.items() if so and way not in found}
    return found


def gains(view: Position, line: Sequence[object], seat: Seat, turns: int) -> list[str]:
    """Return which cards a seat buys and which nobles visit it within some of its turns."""
    things = {str(one).partition(":")[2].partition("=")[0] for one in line}
    things |= {noble.id for noble in view.nobles}
    found = {thing: gets(view, line, seat, thing) for thing in sorted(things)}
    return [
        thing
        for thing, ways in found.items()
        if min(ways.get("bought", 99), ways.get("noble", 99)) <= turns
    ]
