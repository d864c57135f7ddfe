"""Whether a reason for a move is true, by the rules."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from bot.computers.contract import Reason
from rules.contract import DEALER, Seat
from rules.splendor.cards import CARDS, GOLD, LETTERS, NOBLES, UNSEEN, letters
from rules.splendor.computer import sensible
from rules.splendor.holdings import Reserved
from rules.splendor.moves import Buy, Deal, Move, Receive, Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import price

LIKELY: Final = 0.6
"""What is likely happens in at least this share of games."""
GAMES: Final = (60, 400)
"""How many games are played on from a table, and how many if those don't decide."""
SLIPS: Final = 0.1
"""How often a player of these games moves at random."""
LIKELY_KEYS: Final = {"then-card", "then-noble", "then-target"}
GATHERED_KEYS: Final = {"denies-near", "denies-collected", "last-gems"}
"""What another seat needs two more turns for: it must gather first."""
OWN_TURN_KEYS: Final = {
    *(
        "can-buy",
        "can-buy-for",
        "can-buy-noble",
        "can-buy-target",
        "gold-buys",
        "then-free",
        "still",
    ),
    *("keeps", "keeps-begun", "keeps-most", "keeps-noble", "keeps-target", "gold-only", "nearer"),
    *(
        "sooner",
        "closer",
        "stays-near",
        "no-farther",
        "spare",
        "wanted",
        "noble-near",
        "noble-alone",
    ),
}
"""What a seat needs another turn for itself."""
OTHERWISE_KEYS: Final = {"otherwise-card", "otherwise-noble", "otherwise-target"}


def after(view: Position, move: Move) -> Position:
    """Return what follows with no card turned up, nor looked at by who reserves it."""
    then = view.but(decks=(0, 0, 0)).after(move)
    if isinstance(move, ReserveUnseen):
        then = then.after(Deal(UNSEEN[move.level])).but(decks=(0, 0, 0))
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
    ahead = [table if table.about == "return" else alone(table, seat)]
    while ahead:
        here = ahead.pop()
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


def wanting(table: Position, seat: Seat, colour: int) -> int:
    """Return how many cards in sight need more gems of a colour than a seat has."""
    mine = table.seats[seat]
    have = mine.bonuses[colour] + mine.tokens[colour]
    return sum(card.cost[colour] > have for card in table.in_sight(seat))


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
    if "noble" in brings:
        assert brings["noble"] in {noble.id for noble in table.nobles}
        if then.about == "noble" and then.decision:
            then = then.after(next(m for m in then.decision.moves if brings["noble"] in str(m)))
        assert brings["noble"] in {noble.id for noble in then.seats[seat].nobles}
        assert brings["points"] == CARDS[card].prestige + 3
    elif "after" not in brings:
        assert brings["points"] == CARDS[card].prestige
        assert table.seats[seat].prestige + brings["points"] < table.target or table.reached()
    return brings.get("after") in {None, then.seats[seat].prestige}


def gets(view: Position, line: Sequence[str], seat: Seat, thing: str) -> dict[str, int]:
    """Return in which of its turns a seat gets something, by how: buying, reserving, a noble, the target."""
    table, turn = view, 0
    found: dict[str, int] = {}
    for number, notation in enumerate(line):
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


def reached(view: Position, line: Sequence[str], seat: Seat, turns: int) -> tuple[int, int]:
    """Return the prestige and the cards of a seat after so many of its turns that follow this one."""
    table, begun = view, 0
    for number, notation in enumerate(line):
        begun += number > 0 and table.about == "turn" and table.turn == seat
        if begun > turns or notation not in moves_of(table):
            break
        table = after(table, moves_of(table)[notation]).but(decks=view.decks)
    assert begun >= turns
    return table.seats[seat].prestige, len(table.seats[seat].cards)


def judge(
    view: Position,
    seat: Seat,
    move: Move,
    reason: Reason,
    lines: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> None:
    """Fail if a reason that was given isn't true, or if what it calls likely isn't."""
    check(view, seat, move, reason, lines)
    args: Any = reason.args
    thing = str(args.get("card", args.get("noble", "target")))
    who, turns = args.get("seat", seat), args.get("turns", 1)
    if reason.key in LIKELY_KEYS:
        assert is_as_likely(view, move, reason)
    if reason.key in OTHERWISE_KEYS:
        assert is_likely(view.after(moves_of(view)[lines[1][0]]), who, thing, turns)
        assert not is_likely(view.after(move), who, thing, turns)


def is_as_likely(view: Position, move: Move, reason: Reason) -> bool:
    """Return whether what a reason calls likely is likely after a move, whatever the lines show."""
    args: Any = reason.args
    thing = str(args.get("card", args.get("noble", "target")))
    return is_likely(view.after(move), view.turn, thing, args["turns"])


def is_likely(table: Position, seat: Seat, thing: str, turns: int) -> bool:
    """Return whether a seat gets a thing in time in most games that go on from a table."""
    rng, successes, games = Random(f"{table} {seat} {thing}"), 0, 0
    for many in GAMES:
        while games < many:
            games += 1
            successes += succeeds(table, seat, thing, turns, rng)
        if abs(successes / games - LIKELY) > 0.2:
            break
    return successes / games >= LIKELY


def succeeds(table: Position, seat: Seat, thing: str, turns: int, rng: Random) -> bool:
    """Play on by the rules among `sensible` players, and return whether a seat gets a thing in time."""
    seats = []
    unseen = [rng.sample(cards, len(cards)) for cards in table.unseen]
    for held in table.seats:
        hand = [
            one if one.card.known else Reserved(unseen[one.card.level - 1].pop(), secret=True)
            for one in held.hand
        ]
        seats.append(held.but(hand=tuple(hand)))
    here = table.but(seats=tuple(seats), unseen=tuple(map(tuple, unseen)))
    begun = 0
    while here.decision:
        if here.about == "turn" and here.turn == seat:
            begun += 1
        if begun > turns:
            return False
        by_chance = here.decision.seat == DEALER or rng.random() < SLIPS
        here = here.after(rng.choice(here.decision.moves) if by_chance else sensible(here))
        held = here.seats[seat]
        owned = {card.id for card in held.cards} | {noble.id for noble in held.nobles}
        if thing in owned or (thing == "target" and held.prestige >= here.target):
            return True
    return False


def check(  # noqa: C901, PLR0912, PLR0915
    view: Position,
    seat: Seat,
    move: Move,
    reason: Reason,
    lines: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> None:
    """Fail if a reason is not true."""
    line, instead = lines
    then = after(view, move)
    if then.about == "noble" and then.decision:
        chosen = {str(way): way for way in then.decision.moves}
        then = after(then, chosen.get("".join(line[1:2]), then.decision.moves[0]))
    args: Any = reason.args
    card, colour = str(args.get("card", "")), LETTERS.find(str(args.get("colour", "?")))
    others = [other for other in range(len(view.seats)) if other != seat]
    mine = then.seats[seat]
    if "colour" in args and card in CARDS and not isinstance(move, Return):
        assert colour == CARDS[card].bonus or reason.key in {"gold-only", "last-gems"}
    if reason.key in GATHERED_KEYS | {"denies", "denies-noble", "denies-target"}:
        otherwise = after(view, moves_of(view)[instead[0]]) if instead else view
        final = max(otherwise.scores()) >= view.target
        assert not otherwise.over
        assert not final or (args["seat"] > seat and reason.key not in GATHERED_KEYS)
    if reason.key in OWN_TURN_KEYS:
        assert not then.over
        assert max(then.scores()) < view.target
    if instead and reason.key in {
        *("denies", "denies-noble", "denies-target", "denies-near", "denies-collected"),
        "otherwise-card",
    }:
        assert card in {other.id for other in after(view, moves_of(view)[instead[0]]).faceup()}
    match reason.key:
        case "wins":
            assert then.over
            assert [place == 1 for place in then.places()].count(True) == 1
            assert then.places()[seat] == 1
        case "target":
            assert view.seats[seat].prestige < args["target"] <= mine.prestige
        case "prestige" | "prestige-free":
            before = view.seats[seat].prestige
            assert reason.key == "prestige" or mine.tokens == view.seats[seat].tokens
            assert args == {
                "points": mine.prestige - before,
                "before": before,
                "after": mine.prestige,
            }
        case "last-turn":
            assert max(view.scores()) >= view.target
            assert args["points"] == mine.prestige
            assert args["theirs"] == then.seats[args["seat"]].prestige
            assert args["theirs"] == max(then.seats[other].prestige for other in others)
        case "noble":
            assert args["noble"] in {noble.id for noble in mine.nobles}
            assert args["noble"] in {noble.id for noble in view.nobles}
            assert args["after"] == mine.prestige
            assert args["points"] == 3
        case "noble-near" | "noble-alone" | "noble-stays":
            noble = str(args["noble"])
            assert noble in {other.id for other in then.nobles}
            assert args.get("missing", 0) == away(then, seat, noble)
            assert ("missing" in args) != isinstance(move, Receive)
            if "before" in args:
                assert args["before"] == away(view, seat, noble)
            else:
                assert args["others"] == min(away(then, other, noble) for other in others)
        case "can-buy" | "can-buy-for" | "can-buy-noble" | "can-buy-target" | "gold-buys":
            assert "after" in args or not can_buy(view, seat, card)
            assert ("ids" in args) == (reason.key == "can-buy-for")
            bonus = CARDS[card].bonus
            for other in str(args.get("ids", "")).split():
                assert CARDS[other] in mine.reserved()
                assert CARDS[other] in view.seats[seat].reserved()
                assert other != card
                assert CARDS[other].cost[bonus] > mine.bonuses[bonus]
            if reason.key == "gold-buys":
                assert isinstance(move, Reserve | ReserveUnseen)
                assert card not in str(move)
                assert view.supply[GOLD]
            assert short(then, seat, card) == 0
            assert bought(then, seat, card, args)
            if then.about != "return":
                assert can_buy(then, seat, card)
        case "nearer":
            near = [
                other
                for other in then.in_sight(seat)
                if short(then, seat, other.id) < short(view, seat, other.id)
            ]
            assert isinstance(move, Take)
            assert args["cards"] == len(near)
            if instead:
                otherwise = after(view, moves_of(view)[instead[0]])
                assert args["cards"] > sum(
                    short(otherwise, seat, other.id) < short(view, seat, other.id)
                    for other in otherwise.in_sight(seat)
                )
            assert args["short"] == short(then, seat, card)
            assert CARDS[card] in near
        case "spare":
            assert isinstance(move, Return)
            assert move.colour == colour
            assert args["cards"] == wanting(then, seat, colour)
            assert instead[0] == f"return:{args['other_colour']}"
            kept = LETTERS.find(args["other_colour"])
            assert args["more"] == wanting(after(view, moves_of(view)[instead[0]]), seat, kept)
            assert args["more"] > args["cards"]
        case "leads":
            assert (args["points"], args["cards"]) == reached(view, line, seat, args["turns"])
            assert (args["less"], args["fewer"]) == reached(view, instead, seat, args["turns"])
            assert (args["points"], args["cards"]) != (args["less"], args["fewer"])
            assert args["points"] >= args["less"]
            assert args["cards"] >= args["fewer"]
        case "out-of-reach":
            assert args["theirs"] == view.seats[args["seat"]].prestige >= view.target
            for one in moves_of(view).values():
                end = after(view, one)
                ways = end.decision.moves if end.about == "noble" and end.decision else ()
                for last in [after(end, way) for way in ways] or [end]:
                    assert last.seats[seat].prestige < args["theirs"]
        case "ends-anyway":
            assert args["seat"] != seat
            for one in (move, *[moves_of(view)[it] for it in instead[:1]]):
                assert is_likely(view.after(one), args["seat"], "target", 1)
        case "then-free":
            assert CARDS[card] in then.in_sight(seat)
            assert any(price(CARDS[card].cost, view.seats[seat].bonuses))
            assert not any(price(CARDS[card].cost, mine.bonuses))
        case "sooner":
            start = after(view, moves_of(view)[instead[0]]) if instead else view
            if start.about == "noble" and start.decision:
                start = after(start, start.decision.moves[0])
            assert args["after"] == turns_to_gather(then, seat, card, args["after"])
            assert turns_to_gather(start, seat, card, args["before"] - 1) is None
            assert args["after"] < args["before"]
            assert args["points"] == CARDS[card].prestige
        case "closer":
            assert args["before"] == short(view, seat, card) > args["after"]
            assert args["after"] == short(then, seat, card)
            assert args["points"] == CARDS[card].prestige
        case "stays-near":
            assert args["points"] == CARDS[card].prestige
            assert args["short"] == short(then, seat, card) == short(view, seat, card)
            otherwise = after(view, moves_of(view)[instead[0]])
            assert args["farther"] == short(otherwise, seat, card) > args["short"]
            assert CARDS[card] in then.in_sight(seat)
            assert CARDS[card] in otherwise.in_sight(seat)
        case "keeps-most":
            assert card in {held.card.id for held in mine.hand}
            assert args["points"] == CARDS[card].prestige
            assert args["points"] >= max(other.prestige for other in view.faceup())
        case "keeps-begun":
            assert card in {held.card.id for held in mine.hand}
            assert args["points"] == CARDS[card].prestige
            assert args["needed"] == sum(CARDS[card].cost)
            assert args["have"] == args["needed"] - short(then, seat, card)
        case "keeps" | "keeps-noble" | "keeps-target":
            assert card in {held.card.id for held in mine.hand}
            assert args["short"] == short(then, seat, card)
            assert bought(then, seat, card, args)
        case "gold-only":
            assert isinstance(move, Reserve | ReserveUnseen)
            assert view.supply[GOLD]
            assert CARDS[card] in then.in_sight(seat)
            assert not view.supply[colour]
            assert CARDS[card].cost[colour] > mine.bonuses[colour] + mine.tokens[colour]
        case "gold":
            assert isinstance(move, Reserve | ReserveUnseen)
            assert view.supply[GOLD]
        case "gold-unseen":
            assert isinstance(move, ReserveUnseen)
            assert view.supply[GOLD]
        case "gold-unpaid":
            assert isinstance(move, Reserve | ReserveUnseen)
            assert view.supply[GOLD]
            assert instead[0].startswith(f"buy:{card}")
            instead_then = after(view, moves_of(view)[instead[0]]).seats[seat]
            assert args["paid"] == sum(view.seats[seat].tokens) - sum(instead_then.tokens) > 0
        case "unseen":
            assert isinstance(move, ReserveUnseen)
            assert instead[0].startswith("reserve:")
            offered = set(view.faceup()) - set(after(view, moves_of(view)[instead[0]]).faceup())
            assert view.decks[offered.pop().level - 1]
        case "slow":
            assert instead[0] == f"reserve:{card}"
            assert args["short"] == short(after(view, moves_of(view)[instead[0]]), seat, card) > 4
            assert "bought" not in gets(view, instead, seat, card)
            assert not isinstance(move, ReserveUnseen)
            if isinstance(move, Reserve):
                assert short(then, seat, move.card.id) < args["short"]
        case "free":
            assert mine.tokens == view.seats[seat].tokens
        case "more-gems":
            instead_then = after(view, moves_of(view)[instead[0]]).seats[seat]
            before = sum(view.seats[seat].tokens)
            assert args["count"] == sum(mine.tokens) - before
            assert args["less"] == sum(instead_then.tokens) - before < args["count"]
            assert "reserve" in instead[0]
        case "cheaper":
            assert instead[0].startswith(f"buy:{card}")
            instead_then = after(view, moves_of(view)[instead[0]]).seats[seat]
            before = sum(view.seats[seat].tokens)
            assert args["paid"] == before - sum(mine.tokens)
            assert args["more"] == before - sum(instead_then.tokens) > args["paid"]
        case "wanted":
            wanted = LETTERS.find(args["other_colour"])
            instead_then = after(view, moves_of(view)[instead[0]]).seats[seat]
            assert mine.tokens[colour] > instead_then.tokens[colour]
            assert instead_then.tokens[wanted] > mine.tokens[wanted]
            assert args["cards"] == wanting(view, seat, colour) > args["more"]
            assert args["more"] == wanting(view, seat, wanted)
        case "keeps-gems":
            chosen_otherwise = moves_of(view)[instead[0]]
            assert isinstance(move, Buy)
            assert isinstance(chosen_otherwise, Buy)
            left, left_otherwise = mine.tokens, after(view, chosen_otherwise).seats[seat].tokens
            assert args["gems"] == letters(tuple(map(more_of, left, left_otherwise)))
            assert args["spent"] == letters(tuple(map(more_of, left_otherwise, left)))
        case "bonus" | "bonus-held":
            assert isinstance(move, Buy)
            held = str(args.get("ids", "")).split()
            reserved = [
                it
                for it in mine.reserved()
                if it.cost[move.card.bonus] > view.seats[seat].bonuses[move.card.bonus]
            ]
            assert {CARDS[it] for it in held} == set(reserved)
            assert move.card.bonus == colour
            had = view.seats[seat].bonuses[colour]
            cheaper = [other for other in then.in_sight(seat) if other.cost[colour] > had]
            assert args["cards"] == len(cheaper)
            purchase = moves_of(view).get(instead[0]) if instead else None
            if isinstance(purchase, Buy):
                bonus = purchase.card.bonus
                had = view.seats[seat].bonuses[bonus]
                table = after(view, purchase)
                as_cheap = [one for one in table.in_sight(seat) if one.cost[bonus] > had]
                as_held = [one for one in table.seats[seat].reserved() if one in as_cheap]
                assert len(cheaper) > len(as_cheap) or len(held) > len(as_held)
        case "denies" | "denies-noble" | "denies-target":
            assert args["seat"] != seat
            assert can_buy(view, args["seat"], card)
            assert bought(view, args["seat"], card, args)
            assert card not in {other.id for other in then.faceup()}
        case "denies-near":
            assert args["seat"] != seat
            assert args["short"] == short(view, args["seat"], card) > 0
            assert args["points"] == CARDS[card].prestige > 0
            assert card not in {other.id for other in then.faceup()}
        case "denies-collected":
            assert args["seat"] != seat
            assert args["needed"] == sum(CARDS[card].cost)
            assert args["have"] == args["needed"] - short(view, args["seat"], card)
            assert args["points"] == CARDS[card].prestige
            assert card not in {other.id for other in then.faceup()}
        case "then-card":
            assert gets(view, line, seat, card)["bought"] == args["turns"] > 0
            assert gets(view, instead, seat, card).get("bought", 99) > args["turns"]
            assert args["points"] == CARDS[card].prestige
        case "then-noble" | "then-target":
            what, thing = ("noble", args["noble"]) if "noble" in args else ("target", "target")
            assert gets(view, line, seat, thing)[what] == args["turns"] > 0
            assert gets(view, instead, seat, thing).get(what, 99) > args["turns"]
        case "otherwise-card":
            assert args["turns"] == gets(view, instead, args["seat"], card)["bought"]
            assert args["seat"] != seat
            assert card not in {other.id for other in then.faceup()}
            assert args["points"] == CARDS[card].prestige
        case "otherwise-noble" | "otherwise-target":
            thing = args.get("noble", "target")
            assert args["turns"] in gets(view, instead, args["seat"], thing).values()
            assert not gets(view, line, args["seat"], thing)
            assert args["seat"] != seat
        case "last-gems":
            assert isinstance(args["seat"], int)
            theirs = view.seats[args["seat"]]
            assert (view.supply[colour], then.supply[colour]) == (args["count"], 0)
            cost = CARDS[card].cost[colour] - theirs.bonuses[colour] - theirs.tokens[colour]
            assert cost == args["lacking"]
            assert short(view, args["seat"], card) > 0
        case "still":
            assert CARDS[card] in then.in_sight(seat)
            assert short(then, seat, card) == 0
        case "no-farther":
            assert isinstance(move, Return)
            assert short(then, seat, card) == args["short"]
            assert instead[0] == f"return:{args['colour']}"
            assert short(after(view, moves_of(view)[instead[0]]), seat, card) == args["farther"]
            assert args["farther"] > args["short"]
        case _:
            pytest.fail(f"nobody checks {reason.key}")
