"""The reasons for a move: what it leads to, in facts that anybody can check on the table.

Every statement follows from the rules and the view, or from what the lines searched show; none reveals
what the view hides. The most important come first. Each has a catalogue key. Seats count from 0, colours are
letters (w b g r k), cards and nobles are ids, everything else is an integer; `turns` are that seat's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.computers.contract import ALIKE, CLOSE, DECIDED, Reason
from bot.computers.splendor.choice import SAID_LAST, Args, Choice, purchase
from bot.computers.splendor.events import TARGET, Line, followed
from bot.computers.splendor.plans import given_up
from bot.computers.splendor.playing_on import likely
from bot.computers.splendor.topics import TOPICS, gains
from bot.computers.splendor.undealt import after_undealt
from rules.contract import Seat, question_of
from rules.splendor.holdings import Reserved
from rules.splendor.moves import Buy, Move
from rules.splendor.position import Position
from rules.splendor.price import missing

MAX_REASONS: Final = 2
"""The most reasons for a move."""
NEARING: Final = frozenset({"noble-near", "noble-alone", "then-noble"})
"""The reasons that say that a noble gets nearer."""
FORESEEN: Final = frozenset({"then-noble", "then-target"})
"""The reasons that say what is likely after the move."""
FORESEEN_OTHERWISE: Final = frozenset({"otherwise-noble", "otherwise-target"})
"""The reasons that say what is likely after the other move, and hardly after this one."""
WAITS: Final = frozenset({"waits", "waits-held"})
"""The reasons that say that what the other move buys can wait."""
AHEAD: Final = frozenset({"ahead", "more-cards", "more-cards-scoring", "sooner", *WAITS})
"""The reasons that would only repeat what another one says of the same card."""
KEPT: Final = frozenset({"keeps", "keeps-over"})
"""The reasons that count a gold towards the card that it comes with."""
MOST_AT_ONCE: Final = 8
"""The most prestige that a purchase brings: a card and a noble."""
HARDLY: Final = 0.5
"""In at most this share of games something happens after one move that is likely after the other."""


def reasons(
    view: Position,
    move: Move,
    line: Sequence[object] = (),
    instead: Sequence[object] = (),
    _other: str = "",
) -> tuple[Reason, ...]:
    """Return at most two reasons for a move, of different topics, the most important first.

    The move must be legal in the view. No reason reveals anything that the view hides. None holds for the
    move that it's compared with, unless it says so; () if nothing tells the two apart.

    Args:
        line: Notations from the move on, as the search expects them.
        instead: Those of the move that it's compared with.
    """
    if view.decision is None or view.about == "deal":
        return ()
    choice = compared(view, move, line, instead)
    if _wins(choice.after, choice.seat):
        as_well = choice.other and _wins(choice.other, choice.seat)
        return () if as_well else (Reason("wins", {}),)
    if lost := _out_of_reach(choice):
        scored = [it for _, it in gains(choice) if it.key != "last-turn" and _scores(choice)]
        return (*scored[:1], *lost)
    ends = _anyway(choice)
    last = bool(ends) and int(ends[0].args["seat"]) > choice.seat  # the seat has no turn left
    if ends and (_hopeless(choice) or (last and not _scores(choice))):
        return ends
    shared = _facts_otherwise(choice)
    weighed = [
        (weight, number, reason)
        for number, topic in enumerate(TOPICS)
        for weight, reason in topic(choice)
        if weight > 0 and reason not in shared
    ]
    weighed = _promised_once(weighed)
    # That the other move can wait is said right after what speaks for this one.
    weighed.sort(key=lambda it: (it[2].key in WAITS, it[0]), reverse=True)
    late = [one for one in weighed if choice.close and _later(choice, one[2])]
    points = [one for one in weighed if one[2].key not in WAITS]
    # What the move gives up must weigh less than what it is for.
    cost = max(given_up(choice), SAID_LAST * choice.close) if points else 0.0
    some = [one for one in points if one not in late]
    said = (ALIKE, "course") if choice.close else "course"
    points = [one for one in some if one[0] > cost or one[2].key.startswith(said)]
    if choice.close and not points:  # nothing decides
        points = [one for one in (*some, *late) if one[0] >= SAID_LAST]
    chosen: dict[int, Reason] = {}
    first = next((one for one in points if _holds(choice, one[2])), None)
    if first and first[2].key.startswith(ALIKE):
        return (first[2],)
    # What two moves have in common isn't said where something tells them apart.
    rest = [one for one in weighed if one not in late and not one[2].key.startswith(ALIKE)]
    for weight, topic_number, reason in (first, *rest) if first else ():
        if len(chosen) == MAX_REASONS or (chosen and weight <= SAID_LAST):
            break
        noble = reason.args.get("noble")
        # That a noble is near is clear where a purchase brings it.
        near = reason.key in NEARING and noble in {it.args.get("noble") for it in chosen.values()}
        again = reason.key in AHEAD and _about(reason) in map(_about, chosen.values())
        unfit = topic_number in chosen or near or again or _promises(reason, chosen.values())
        if not unfit and _holds(choice, reason):
            chosen[topic_number] = reason
    alike = (Reason(CLOSE, {}),) if choice.close else ()
    return tuple(chosen.values()) or ends or alike


def _later(choice: Choice, reason: Reason) -> bool:
    """Return whether a reason tells of later turns what the search doesn't expect, as if that decided."""
    turns, named = int(reason.args.get("turns", 1)), str(_about(reason)).split()
    expected = choice.line.gains(choice.seat, turns)
    return reason.key in AHEAD and turns > 1 and not {*named} & {*expected}


def _promised_once(weighed: list[tuple[float, int, Reason]]) -> list[tuple[float, int, Reason]]:
    """Leave out cards for the gems that can buy the other move's card next turn, if something else is left."""
    waits = max((weight for weight, _, reason in weighed if reason.key in WAITS), default=0.0)
    once = [one for one in weighed if one[0] >= waits or one[2].key != "sooner"]
    return once if any(one[2].key not in WAITS for one in once) else weighed


def _promises(reason: Reason, chosen: Iterable[Reason]) -> bool:
    """Return whether a reason spends the gold that another one counts on as well."""
    return any(
        one.key in KEPT and other.args.get("gold") and other.key == "sooner"
        for said in chosen
        for one, other in ((reason, said), (said, reason))
    )


def _about(reason: Reason) -> str | int | None:
    """Return the card or the cards that a reason names."""
    return reason.args.get("card") or reason.args.get("ids")


def _wins(table: Position, seat: Seat) -> bool:
    """Return whether a game is over, and a seat has won it alone."""
    places = table.places()
    return table.over and places[seat] == 1 and places.count(1) == 1


def _out_of_reach(choice: Choice) -> tuple[Reason, ...]:
    """Return whom the seat can't beat any more, if this is its last turn."""
    if not choice.view.decision or not choice.view.reached():
        return ()
    seat, rival = choice.seat, min(choice.others, key=choice.after.places().__getitem__)
    ends = [_after(choice.view, move, ()) for move in choice.view.decision.moves]
    if any(end.places()[seat] <= end.places()[rival] for end in ends):
        return ()
    theirs = choice.after.seats[rival].prestige
    tie = any(end.seats[seat].prestige == theirs for end in ends)
    key = "out-of-reach-tie" if tie else "out-of-reach"
    return (Reason(key, {"seat": rival, "theirs": theirs}),)


def _hopeless(choice: Choice) -> bool:
    """Return whether the seat has lost, as far as a search can tell, whichever of the two moves it makes."""
    chances = choice.line.chance, choice.instead.chance
    return all(chance is not None and chance <= DECIDED for chance in chances)


def _unstopped(choice: Choice) -> tuple[Reason, ...]:
    """Return the card that takes the next seat to the target, if no move can keep it from there."""
    view, rival = choice.view, choice.others[0]
    if not view.decision or view.seats[rival].prestige + MOST_AT_ONCE < view.target:
        return ()
    both = [it for it in (choice.move, choice.other_move) if it]
    ways = {it: _reaching(_after(view, it, ()), rival) for it in {*both, *view.decision.moves}}
    common = ways[both[0]] & ways[both[-1]]
    if not common or not all(ways.values()):
        return ()
    after, card = max(common)
    args: Args = {"seat": rival, "card": card, "after": after, "target": view.target}
    return (Reason("unstopped", args),)


def _reaching(table: Position, seat: Seat) -> set[tuple[int, str]]:
    """Return the cards that take a seat to the target in its next turn, after the prestige that it has then."""
    mine = table.seats[seat]
    cards = table.in_sight(seat) if table.next_turn_of(seat) else ()
    brought = [purchase(table, seat, card)[1] for card in cards if not missing(card, mine).short]
    return {(int(it["after"]), str(it["card"])) for it in brought if "target" in str(it["brings"])}


def _anyway(choice: Choice) -> tuple[Reason, ...]:
    """Return who is about to end the game whichever of the two moves the seat makes, if anybody is."""
    if unstopped := _unstopped(choice):
        return unstopped
    tables = [choice.view.after(move) for move in (choice.move, choice.other_move) if move]
    for rival in sorted(choice.rivals, key=lambda it: -choice.after.seats[it].prestige):
        soon = choice.line.when(rival, TARGET) == 1
        if soon and all(likely(table, rival, TARGET, 1) for table in tables):
            return (Reason("ends-anyway", {"seat": rival, "target": choice.view.target}),)
    return ()


def _scores(choice: Choice) -> bool:
    """Return whether the move scores more than the other one."""
    otherwise = choice.other or choice.view
    return choice.after.seats[choice.seat].prestige > otherwise.seats[choice.seat].prestige


def _facts_otherwise(choice: Choice) -> list[Reason]:
    """Return all that can be said of the other move, except for what its line shows."""
    mirrored, nothing = choice.mirrored, Line((), (0,) * len(choice.view.seats))
    if mirrored is None:
        return []
    otherwise = replace(mirrored, line=nothing, other_move=None, other=None, instead=nothing)
    return [reason for topic in TOPICS for _, reason in topic(otherwise)]


def compared(
    view: Position, move: Move, line: Sequence[object], instead: Sequence[object]
) -> Choice:
    """Return a move with what it leads to, as `reasons` needs it."""
    seat = view.turn
    view = _shown(view, seat, move)
    line = line if line[:1] == (str(move),) else ()
    offered = {str(one): one for one in view.decision.moves} if view.decision else {}
    other = offered.get(str(instead[0])) if instead else None
    return Choice(
        view=view,
        seat=seat,
        move=move,
        after=_after(view, move, line),
        line=followed(view, line),
        other_move=other,
        other=None if other is None else _after(view, other, instead),
        instead=followed(view, instead),
    )


def _holds(choice: Choice, reason: Reason) -> bool:
    """Return whether a reason is true; what a line shows must also be likely."""
    args = reason.args
    thing = str(args.get("card", args.get("noble", TARGET)))
    seat, turns = int(args.get("seat", choice.seat)), int(args.get("turns", 1))
    then = choice.view.after(choice.move)
    instead = choice.view.after(choice.other_move) if choice.other_move else None
    if reason.key in FORESEEN:
        return likely(then, seat, thing, turns) and not (
            instead and likely(instead, seat, thing, turns, least=HARDLY)
        )
    if reason.key in FORESEEN_OTHERWISE and instead:
        return likely(instead, seat, thing, turns) and not likely(
            then, seat, thing, turns, least=HARDLY
        )
    return True


def _after(view: Position, move: Move, line: Sequence[object]) -> Position:
    """Return the table after a turn: with the gems returned and the noble chosen as in the line."""
    after = after_undealt(view, move)
    for notation in map(str, line[1:]):
        ways = {str(way): way for way in question_of(after).moves} if _asked(after) else {}
        if notation not in ways:
            break
        after = after.after(ways[notation])
    if after.about == "noble":
        return after.after(question_of(after).moves[0])
    return after


def _asked(table: Position) -> bool:
    return table.about in {"return", "noble"}


def _shown(view: Position, seat: Seat, move: Move) -> Position:
    """Return the view with the bought card face up, as buying shows it."""
    if not isinstance(move, Buy) or move.card in view.in_sight(seat):
        return view
    mine = view.seats[seat]
    hand = list(mine.hand)
    backs = [held for held in hand if not held.card.known and held.card.level == move.card.level]
    hand[hand.index(backs[0])] = Reserved(move.card, secret=True)
    seats = list(view.seats)
    seats[seat] = mine.but(hand=tuple(hand))
    unseen = tuple(tuple(it for it in cards if it != move.card) for cards in view.unseen)
    return view.but(seats=tuple(seats), unseen=unseen)
