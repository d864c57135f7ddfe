"""Whether a reason for a move is true, by the rules."""

from collections.abc import Sequence
from operator import add, sub
from typing import Any, Final

import pytest

from bot.computers.contract import Reason
from bot.computers.splendor.events import Foreseen
from bot.computers.splendor.strong import ERROR
from rules.contract import Seat
from rules.splendor.cards import CARDS, GOLD, LETTERS, letters
from rules.splendor.moves import Buy, Move, Receive, Reserve, ReserveUnseen, Return
from rules.splendor.position import Position
from tests.computers.splendor.facts import (
    after,
    alone,
    away,
    bought,
    can_buy,
    gains,
    gets,
    more_of,
    most,
    moves_of,
    short,
    turn,
    turns_to_gather,
)
from tests.computers.splendor.likely import is_likely

LIKELY_KEYS: Final = {"then-noble", "then-target"}
GATHERED_KEYS: Final = {"denies-near", "last-gems"}
"""What another seat needs two more turns for: it must gather first."""
OWN_TURN_KEYS: Final = {
    *("sooner", "towards", "gathers", "ahead", "more-cards", "more-cards-scoring", "waits"),
    *("noble-near", "noble-alone"),
    *(
        "keeps",
        "keeps-over",
        "gold-only",
        "known",
        "known-nearer",
        "spares-gold",
        "spends",
        "waits-held",
    ),
}
"""What a seat needs another turn for itself."""
OTHERWISE_KEYS: Final = {"otherwise-noble", "otherwise-target"}


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


def bought_in(table: Position, seat: Seat, card: str) -> int:
    """Return in which of its turns a seat that gathers for a card buys it at the earliest; 0 if after four."""
    gathering = turns_to_gather(table, seat, card, 3)
    return 0 if gathering is None else gathering + 1


def are_close(line: Sequence[object], instead: Sequence[object]) -> bool:
    """Return whether the chances found after two moves don't differ by more than the error."""
    chances = [one for each in (line, instead) for one in each if isinstance(one, float)]
    return len(chances) == 2 and max(chances) - min(chances) <= ERROR


def is_foreseen(line: Sequence[object], seat: Seat, card: str) -> bool:
    """Return whether a search expects more often than not that a seat takes a card in its next turn."""
    foreseen = [one for one in line if isinstance(one, Foreseen)]
    shares = [one.share for one in foreseen if (one.seat, one.card) == (seat, card)]
    return sum(shares) > 0.5 if foreseen else f"reserve:{card}" in line


def opened(view: Position, move: Move, line: Sequence[object]) -> Position:
    """Return what follows a move: before gems go back, if some must, else after its turn."""
    then = after(view, move)
    return then if then.about == "return" else turn(view, line or [move])


def is_as_likely(view: Position, move: Move, reason: Reason) -> bool:
    """Return whether what a reason calls likely is likely after a move, whatever the lines show."""
    args: Any = reason.args
    thing = str(args.get("card", args.get("noble", "target")))
    return is_likely(view.after(move), view.turn, thing, args["turns"])


def check(  # noqa: C901, PLR0912, PLR0915
    view: Position,
    seat: Seat,
    move: Move,
    reason: Reason,
    lines: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> None:
    """Fail if a reason is not true."""
    line, instead = lines
    then = turn(view, line if list(line[:1]) == [str(move)] else [move])
    otherwise = turn(view, instead) if instead else view
    args: Any = reason.args
    card, colour = str(args.get("card", "")), LETTERS.find(str(args.get("colour", "?")))
    others = [other for other in range(len(view.seats)) if other != seat]
    mine = then.seats[seat]
    if "colour" in args and card in CARDS and not isinstance(move, Return):
        assert colour == CARDS[card].bonus or reason.key == "gold-only"
    if reason.key in GATHERED_KEYS | {"denies"}:
        final = max(otherwise.scores()) >= view.target
        assert not otherwise.over
        assert not final or (args["seat"] > seat and reason.key not in GATHERED_KEYS)
    if reason.key in OWN_TURN_KEYS:
        assert not then.over
        assert max(then.scores()) < view.target
    if instead and reason.key.startswith("denies"):
        assert card in {other.id for other in otherwise.faceup()}
    match reason.key:
        case "wins":
            assert then.over
            assert [place == 1 for place in then.places()].count(True) == 1
            assert then.places()[seat] == 1
        case "target":
            assert view.seats[seat].prestige < view.target <= mine.prestige == args["after"]
            came = {noble.id for noble in view.nobles} - {noble.id for noble in then.nobles}
            assert came == set(args["noble"].split())
            assert len(came) == args["nobles"]
        case "prestige":
            before = view.seats[seat].prestige
            assert args == {
                "points": mine.prestige - before,
                "before": before,
                "after": mine.prestige,
                "less": otherwise.seats[seat].prestige - before,
            }
            assert args["points"] != args["less"]
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
                before = away(otherwise, seat, noble)
                assert before > args["missing"]
                assert args["before"] in (0, before)
            else:
                assert args["others"] == min(away(then, other, noble) for other in others)
        case "sooner":
            assert args["turns"] == bought_in(then, seat, card)
            assert args["later"] == bought_in(otherwise, seat, card) != args["turns"]
            assert view.about != "turn" or short(view, seat, card)
            assert bought(then, seat, card, args)
            first = []
            if CARDS[card] in then.faceup():
                gathering = {it: bought_in(then, it, card) for it in others}
                first = [other for other in others if 0 < gathering[other] <= args["turns"]]
                first.sort(key=lambda other: (gathering[other], (other - seat) % len(view.seats)))
            assert args["first"] == len(first)
            assert args["seat"] == [*first, seat][0]
            if args.get("gold"):
                assert isinstance(move, Reserve | ReserveUnseen)
                assert view.supply[GOLD]
                # Its colours alone don't pay for the card.
                colours = map(add, then.seats[seat].bonuses, then.seats[seat].tokens)
                due = map(sub, CARDS[card].cost, colours)
                assert max(due) > 0
        case "towards" | "alike":
            ids, others_ids = str(args["ids"]).split(), str(args["other_ids"]).split()
            then = opened(view, move, line)
            otherwise = opened(view, moves_of(view)[instead[0]], instead) if instead else view
            assert all(short(then, seat, it) < short(otherwise, seat, it) for it in ids)
            assert all(short(then, seat, it) > short(otherwise, seat, it) for it in others_ids)
            assert bool(args["others"]) == bool(others_ids)
            seen = {it.id for it in then.in_sight(seat)} & {
                it.id for it in otherwise.in_sight(seat)
            }
            assert set(ids) | set(others_ids) <= seen
            assert not args["held"] or {CARDS[it] for it in ids} <= set(mine.reserved())
        case "gathers":
            for it in str(args["ids"]).split():
                assert CARDS[it] in then.in_sight(seat)
                assert short(then, seat, it) < short(view, seat, it)
        case "ahead" | "more-cards" | "more-cards-scoring":
            tables = [opened(view, move, line), opened(view, moves_of(view)[instead[0]], instead)]
            least, best = (most(one, seat, args["turns"]) for one in tables)
            ids = str(args["ids"]).split()
            owned = view.seats[seat]
            if reason.key != "ahead":
                assert (best[0] > owned.prestige) == (reason.key == "more-cards-scoring")
                assert args["less"] + len(owned.cards) == best[1]
                assert best[0] <= least[0]
                assert args["less"] < args["cards"] <= least[1] - len(owned.cards)
                assert args["cards"] == len([it for it in ids if it in CARDS])
            else:
                worth = sum(CARDS[it].prestige if it in CARDS else 3 for it in ids)
                assert best[0] < owned.prestige + worth <= least[0]
                reaches = owned.prestige < view.target <= owned.prestige + worth
                assert args["reaches"] == (reaches and best[0] < view.target)
                had = 0 if args["reaches"] else owned.prestige
                assert (args["points"], args["less"]) == (
                    owned.prestige + worth - had,
                    best[0] - had,
                )
            for it in ids:
                if it in CARDS and CARDS[it] in tables[0].faceup():
                    assert not any(can_buy(tables[0], other, it) for other in others)
        case "course":
            for (named, points), each in (("ids", "after"), line), (("other_ids", "less"), instead):
                things = gains(view, each, seat, args["turns"])
                assert sorted(str(args[named]).split()) == sorted(things)
                worth = sum(CARDS[it].prestige if it in CARDS else 3 for it in things)
                assert args[points] == view.seats[seat].prestige + worth
            assert args["ids"]
            assert bool(args["others"]) == bool(args["other_ids"])
            table = opened(view, moves_of(view)[instead[0]], instead)
            assert args["after"] > args["less"]
            assert args["after"] > most(table, seat, args["turns"])[0]
        case "saves-turn":
            assert isinstance(move, Buy)
            assert instead[0] == f"reserve:{move.card.id}"
        case "waits" | "waits-held":
            assert instead[0].partition("=")[0] in {f"buy:{card}", f"reserve:{card}"}
            assert CARDS[card] in then.in_sight(seat)
            assert short(then, seat, card) == 0
            assert bought(then, seat, card, args)
            assert (reason.key == "waits-held") == (CARDS[card] in mine.reserved())
            if reason.key == "waits":
                assert not any(can_buy(then, other, card) for other in others)
        case "unstopped":
            rival = args["seat"]
            assert view.seats[rival].prestige < view.target == args["target"] <= args["after"]
            assert rival == (seat + 1) % len(view.seats)
            for one in moves_of(view).values():
                assert most(alone(after(view, one), rival), rival, 1)[0] >= view.target
            for table in (then, otherwise):
                bought_there = turn(alone(table, rival), [f"buy:{card}"])
                assert bought_there.seats[rival].prestige == args["after"]
        case "out-of-reach" | "out-of-reach-tie":
            assert args["theirs"] == view.seats[args["seat"]].prestige >= view.target
            lasts: list[tuple[int, int]] = []
            for one in moves_of(view).values():
                end = after(view, one)
                ways = end.decision.moves if end.about == "noble" and end.decision else ()
                ends = [after(end, way).seats[seat] for way in ways] or [end.seats[seat]]
                lasts += [(last.prestige, -len(last.cards)) for last in ends]
            fewer = -len(then.seats[args["seat"]].cards)
            assert max(lasts) < (args["theirs"], fewer)
            assert (max(lasts)[0] == args["theirs"]) == reason.key.endswith("tie")
        case "ends-anyway":
            assert args["seat"] != seat
            for one in (move, *[moves_of(view)[it] for it in instead[:1]]):
                assert is_likely(view.after(one), args["seat"], "target", 1)
        case "limit":
            more, less = (
                sum(view.after(it).seats[seat].tokens) - 10
                for it in (moves_of(view)[instead[0]], move)
            )
            assert args == {"more": more, "less": max(0, less)}
            assert args["more"] > args["less"]
        case "keeps-over" | "alike-kept":
            there = CARDS[str(args["other"])]
            assert (str(move), instead[0]) == (f"reserve:{card}", f"reserve:{there.id}")
            assert (args["points"], args["less"]) == (CARDS[card].prestige, there.prestige)
            assert args["short"] == short(then, seat, card)
            assert args["farther"] == short(otherwise, seat, there.id)
            if reason.key == "keeps-over":
                assert args["short"] < args["farther"]
            else:
                assert are_close(*lines)
        case "known-nearer":
            assert str(move) == f"reserve:{card}"
            assert args["short"] == short(then, seat, card)
            assert args["less"] == short(view, args["seat"], card) < args["short"]
            assert bought(then, seat, card, args)
        case "known" | "alike-known":
            assert str(move) == f"reserve:{card}"
            assert args["short"] == short(then, seat, card) > 0
            assert bought(then, seat, card, args)
            if reason.key == "alike-known":
                assert are_close(*lines)
            else:
                unseen_instead = f"reserve:deck{args['deck']}"
                assert bool(args["deck"]) == (list(instead[:1]) == [unseen_instead])
        case "spares-gold":
            now = moves_of(view)[instead[0]]
            assert isinstance(now, Buy)
            assert now.card.id == card
            later = moves_of(alone(then, seat))[f"buy:{card}"]
            assert isinstance(later, Buy)
            assert (now.paid[GOLD], later.paid[GOLD]) == (args["gold"], args["less"])
            assert args["less"] < args["gold"]
        case "spends":
            assert instead[0].partition("=")[0] == f"buy:{args['other']}"
            assert CARDS[card] in {*then.in_sight(seat)} & {*otherwise.in_sight(seat)}
            assert args["points"] == CARDS[card].prestige > 0
            assert args["short"] == short(then, seat, card)
            assert args["farther"] == short(otherwise, seat, card)
            assert max(args["short"], short(view, seat, card)) < args["farther"]
        case "keeps":
            assert card in {held.card.id for held in mine.hand}
            assert args["turns"] == bought_in(then, seat, card) > 0
            assert short(view, seat, card)
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
        case "unseen-nearer":
            assert isinstance(move, ReserveUnseen)
            assert instead[0] == f"reserve:{card}"
            assert bought(then, seat, card, args)
            assert args["short"] == short(then, seat, card) > 0
            unseen = [it.id for it in then.unseen[args["level"] - 1]]
            assert (args["level"], args["all"]) == (move.level, len(unseen))
            near = [it for it in unseen if short(then, seat, it) <= args["short"]]
            assert args["nearer"] == len(near) > len(unseen) / 2
        case "unseen":
            assert isinstance(move, ReserveUnseen)
            assert instead[0].startswith("reserve:")
            offered = set(view.faceup()) - set(after(view, moves_of(view)[instead[0]]).faceup())
            assert view.decks[offered.pop().level - 1]
        case "keeps-gems":
            chosen_otherwise = moves_of(view)[instead[0]]
            assert isinstance(move, Buy)
            assert isinstance(chosen_otherwise, Buy)
            left, left_otherwise = mine.tokens, after(view, chosen_otherwise).seats[seat].tokens
            assert args["gems"] == letters(tuple(map(more_of, left, left_otherwise)))
            assert args["spent"] == letters(tuple(map(more_of, left_otherwise, left)))
        case "bonus":
            assert isinstance(move, Buy)
            held = str(args["ids"]).split()
            reserved = [
                it
                for it in mine.reserved()
                if it.cost[move.card.bonus] > view.seats[seat].bonuses[move.card.bonus]
            ]
            assert {CARDS[it] for it in held} == set(reserved)
            assert len(held) == args["held"]
            assert move.card.bonus == colour
            purchase = moves_of(view).get(instead[0]) if instead else None
            both = isinstance(purchase, Buy) and purchase.paid[GOLD] > 0
            paid = 0 if both else move.paid[GOLD]
            assert (args["gold"], args["free"]) == (paid, not any(move.paid))
            had = view.seats[seat].bonuses[colour]
            cheaper = [other for other in then.in_sight(seat) if other.cost[colour] > had]
            assert args["cards"] == len(cheaper) - len(held)
            assert not args["others"] or isinstance(purchase, Buy)
            if isinstance(purchase, Buy):
                bonus = purchase.card.bonus
                had = view.seats[seat].bonuses[bonus]
                table = after(view, purchase)
                as_cheap = [one for one in table.in_sight(seat) if one.cost[bonus] > had]
                as_held = [one for one in table.seats[seat].reserved() if one in as_cheap]
                assert bonus != colour
                assert args["others"] or len(held) > len(as_held)
                if args["others"]:
                    assert len(cheaper) > len(as_cheap)
                    assert (args["gems"], args["less"]) == (LETTERS[bonus], len(as_cheap))
        case "denies":
            assert args["seat"] != seat
            assert can_buy(view, args["seat"], card)
            assert bought(view, args["seat"], card, args)
            assert card not in {other.id for other in then.faceup()}
        case "denies-wanted":
            assert args["seat"] != seat
            assert max(otherwise.scores()) < view.target
            assert is_foreseen(instead, args["seat"], card)
            assert bought(view, args["seat"], card, args)
            assert card not in {other.id for other in then.faceup()}
        case "denies-near":
            assert args["seat"] != seat
            assert 0 < args["short"] == short(view, args["seat"], card) <= 2
            assert args["short"] == min(short(view, other, card) for other in others)
            assert turns_to_gather(otherwise, args["seat"], card, 3)
            assert bought(view, args["seat"], card, args)
            assert card not in {other.id for other in then.faceup()}
        case "then-noble" | "then-target":
            what, thing = ("noble", args["noble"]) if "noble" in args else ("target", "target")
            assert gets(view, line, seat, thing)[what] == args["turns"] > 0
            assert gets(view, instead, seat, thing).get(what, 99) > args["turns"]
        case "alike-close":
            assert are_close(*lines)
        case "otherwise-noble" | "otherwise-target":
            thing = args.get("noble", "target")
            assert args["turns"] in gets(view, instead, args["seat"], thing).values()
            assert not gets(view, line, args["seat"], thing)
            assert args["seat"] != seat
        case "last-held":
            held_there = view.seats[args["seat"]]
            colour = LETTERS.index(str(args["gems"]))
            assert view.supply[colour] > then.supply[colour] == 0
            assert CARDS[card] in held_there.reserved()
            lacks = CARDS[card].cost[colour] - held_there.bonuses[colour]
            assert args["missing"] == lacks - held_there.tokens[colour]
            assert args["missing"] > held_there.tokens[GOLD] + 1
            assert bought(view, args["seat"], card, args)
        case "last-gems":
            assert isinstance(args["seat"], int)
            theirs = view.seats[args["seat"]]
            colour = LETTERS.index(str(args["gems"]))
            assert (view.supply[colour], then.supply[colour]) == (args["count"], 0)
            cost = CARDS[card].cost[colour] - theirs.bonuses[colour] - theirs.tokens[colour]
            assert cost > theirs.tokens[GOLD]
            assert 2 >= args["short"] == short(view, args["seat"], card) > 0
            assert bought(view, args["seat"], card, args)
        case _:
            pytest.fail(f"nobody checks {reason.key}")
