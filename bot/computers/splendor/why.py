"""The reasons for a move: what it leads to, in facts that anybody can check on the table.

Every statement follows from the rules and the view, or from what the lines searched show; none reveals
what the view hides. The most important come first.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final

from bot.computers.contract import Reason
from bot.computers.splendor.choice import SAID_LAST, Choice
from bot.computers.splendor.events import TARGET, Line, followed, holdings_at
from bot.computers.splendor.playing_on import likely
from bot.computers.splendor.topics import TOPICS
from bot.computers.splendor.undealt import after_undealt
from rules.contract import Seat
from rules.splendor.holdings import Reserved
from rules.splendor.moves import Buy, Move
from rules.splendor.position import Position

MAX_REASONS: Final = 2
"""The most reasons for a move."""
NEARING: Final = frozenset({"noble-near", "noble-alone", "then-noble"})
"""The reasons that say that a noble gets nearer."""
FORESEEN: Final = frozenset({"then-card", "then-noble", "then-target"})
"""The reasons that say what is likely after the move."""
FORESEEN_OTHERWISE: Final = frozenset({"otherwise-card", "otherwise-noble", "otherwise-target"})
"""The reasons that say what is likely after the other move, and hardly after this one."""
HARDLY: Final = 0.5
"""In at most this share of games something happens after one move that is likely after the other."""

NEARINGS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("can-buy", "can-buy-for", "gold-buys", "can-buy-noble", "still"), 3),
    **dict.fromkeys(("can-buy-unless", "sooner"), 2),
    **dict.fromkeys(("nearer", "closer", "stays-near", "no-farther"), 1),
}
"""The reasons that say which card the move brings or leaves near, and how surely it's bought then.

They say nothing for the move where as much can be said for the other one, of another card.
"""

SENTENCES: Final[Mapping[str, str]] = {
    "wins": "You win at once.",
    "target": "You reach {target} prestige: the last round has begun.",
    "prestige": "{points} prestige: {before} becomes {after}.",
    "prestige-free": "{points} prestige that cost no gems: {before} becomes {after}.",
    "last-turn": "In your last turn you get to {points} prestige; seat {seat} has {theirs}.",
    "noble": "Noble {noble} comes to you: {points} prestige; you have {after} then.",
    "noble-near": "Noble {noble} is {missing} card(s) away instead of {before}.",
    "noble-alone": "Noble {noble} is {missing} card(s) away, and {others} or more for everybody else.",
    "noble-stays": "Noble {noble} can come later: everybody else is {others} or more cards away.",
    "then-noble": "Noble {noble} is likely to follow in {turns} turn(s): {points} prestige.",
    "then-card": "You are likely to buy {card} in {turns} turn(s): {points} prestige.",
    "then-target": "You are likely to reach {target} prestige in {turns} turn(s).",
    "otherwise-card": "Otherwise seat {seat} is likely to buy {card} in {turns} turn(s): {points} prestige.",
    "otherwise-noble": "Otherwise seat {seat} is likely to get noble {noble} in {turns} turn(s): {points} prestige.",
    "otherwise-target": "Otherwise seat {seat} is likely to reach {target} prestige in {turns} turn(s).",
    "can-buy": "Next turn you can buy {card}: {points} prestige and a {colour} bonus.",
    "can-buy-unless": "Next turn you can buy {card} unless seat {seat} does: {points} prestige and a {colour} bonus.",
    "can-buy-for": "Next turn you can buy {card}, whose {colour} bonus makes {ids} in your hand cheaper.",
    "gold-buys": "With the gold you can buy {card} next turn: {points} prestige and a {colour} bonus.",
    "can-buy-noble": "Next turn you can buy {card}, and noble {noble} comes with it: {points} prestige, {after} in all.",
    "can-buy-target": "Next turn you can buy {card} and have {after} prestige: the target.",
    "nearer": "You get nearer to {cards} card(s) in sight, not {fewer}; {card} is the nearest, {short} gem(s) away.",
    "spare": "{cards} card(s) in sight need more {colour} than you have left; {more} would need {other_colour}.",
    "leads": "Good play leads to {points} prestige and {cards} card(s) after {turns} more turn(s); "
    "otherwise to {less} and {fewer}.",
    "out-of-reach": "Nothing reaches the {theirs} prestige of seat {seat}.",
    "ends-anyway": "Either way, seat {seat} is likely to reach {target} prestige next turn.",
    "then-free": "Then {card} costs you no gems.",
    "sooner": "Gathering gems, you can buy {card} ({points} prestige) after {after} turn(s), not {before}.",
    "closer": "You are {after} gem(s) short of {card} ({points} prestige); now {before}.",
    "stays-near": "You stay {short} gem(s) away from {card} ({points} prestige); otherwise it would be {farther}.",
    "keeps": "{card} is yours to buy: {points} prestige and a {colour} bonus, {short} gem(s) away.",
    "keeps-begun": "{card} is yours to buy: {points} prestige; you have {have} of its {needed} gems.",
    "keeps-most": "{card} is yours to buy: no card in sight has more than its {points} prestige.",
    "keeps-over": "{card}: {points} prestige, {short} gem(s) away; {other}: {less} prestige, {farther} away.",
    "keeps-bonus": "The {colour} bonus of {card} would make {cards} card(s) in sight cheaper; that of {other}, {fewer}.",
    "keeps-noble": "{card} is yours to buy, {short} gem(s) away, and noble {noble} comes with it: {points} prestige, {after} in all.",
    "keeps-target": "{card} is yours to buy, {short} gem(s) away, and makes {after} prestige: the target.",
    "gold-only": "The supply has no {colour}: the gold takes its place for {card}.",
    "gold": "A gold comes with it.",
    "gold-unseen": "A gold comes with it, and nobody else sees the card.",
    "gold-unpaid": "A gold comes with it; {card} would cost {paid} gem(s).",
    "unseen": "Nobody else sees the card, and no new one is turned up for them.",
    "more-gems": "It brings {count} gems; reserving would bring {less}.",
    "cheaper": "It costs {paid} gem(s); {card} would cost {more}.",
    "wanted": "{cards} card(s) in sight need more {colour} than you have; {more} need more {other_colour}.",
    "slow": "Reserving {card} instead would fill a slot for a long time: it would be {short} gem(s) away.",
    "free": "It costs no gems.",
    "keeps-gems": "You keep {gems} and pay {spent} instead.",
    "bonus": "The {colour} bonus makes {cards} card(s) in sight cheaper for you.",
    "bonus-held": "The {colour} bonus makes {cards} card(s) in sight cheaper for you, also {ids} in your hand.",
    "denies": "Otherwise seat {seat} could buy {card} next turn: {points} prestige and a {colour} bonus.",
    "denies-noble": "Otherwise seat {seat} could buy {card} next turn, and noble {noble} with it: {points} prestige, {after} in all.",
    "denies-target": "Otherwise seat {seat} could buy {card} next turn and have {after} prestige: the target.",
    "denies-near": "Seat {seat} is only {short} gem(s) short of {card}: {points} prestige and a {colour} bonus.",
    "denies-near-noble": "Seat {seat} is only {short} gem(s) short of {card}, and noble {noble} would come with it: {points} prestige, {after} in all.",
    "denies-near-target": "Seat {seat} is only {short} gem(s) short of {card}, and would have {after} prestige: the target.",
    "denies-collected": "Seat {seat} has {have} of the {needed} gems that {card} costs: {points} prestige.",
    "last-gems": "You take the last {count} {colour}; seat {seat} is {short} gem(s) short of {card}.",
    "still": "You can still buy {card}: {points} prestige and a {colour} bonus.",
    "no-farther": "{card} stays {short} gem(s) away; returning {colour} would make it {farther}.",
}
"""The English sentence of each key. "You" is the seat to move. Seats count from 0, colours are letters
(w b g r k), cards and nobles are ids, everything else is an integer. `turns` are that seat's."""


def reasons(
    view: Position,
    move: Move,
    line: Sequence[str] = (),
    instead: Sequence[str] = (),
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
        return lost
    shared, mirrored = _facts_otherwise(choice), _mirrored(choice)
    weighed = (
        (weight, number, reason)
        for number, topic in enumerate(TOPICS)
        for weight, reason in topic(choice)
        if weight > 0 and reason not in shared and not any(map(_as_good(reason), mirrored))
    )
    chosen: dict[int, Reason] = {}
    for weight, topic_number, reason in sorted(weighed, key=itemgetter(0), reverse=True):
        if len(chosen) == MAX_REASONS or (chosen and weight <= SAID_LAST):
            break
        noble = reason.args.get("noble")
        # That a noble is near is clear where a purchase brings it.
        near = reason.key in NEARING and noble in {it.args.get("noble") for it in chosen.values()}
        if topic_number not in chosen and not near and _holds(choice, reason):
            chosen[topic_number] = reason
    return tuple(chosen.values()) or _anyway(choice) or _outcome(view, choice.seat, line, instead)


def _wins(table: Position, seat: Seat) -> bool:
    """Return whether a game is over, and a seat has won it alone."""
    places = table.places()
    return table.over and places[seat] == 1 and places.count(1) == 1


def _out_of_reach(choice: Choice) -> tuple[Reason, ...]:
    """Return whose prestige the seat can't reach any more, if this is its last turn."""
    if not choice.view.decision or not choice.view.reached():
        return ()
    rival, theirs = choice.strongest
    ends = (_after(choice.view, move, ()) for move in choice.view.decision.moves)
    if any(end.seats[choice.seat].prestige >= theirs for end in ends):
        return ()
    return (Reason("out-of-reach", {"seat": rival, "theirs": theirs}),)


def _anyway(choice: Choice) -> tuple[Reason, ...]:
    """Return who is about to end the game whichever of the two moves the seat makes, if anybody is."""
    tables = [choice.view.after(move) for move in (choice.move, choice.other_move) if move]
    for rival in choice.rivals:
        soon = choice.line.when(rival, TARGET) == 1
        if soon and all(likely(table, rival, TARGET, 1) for table in tables):
            return (Reason("ends-anyway", {"seat": rival, "target": choice.view.target}),)
    return ()


def _outcome(
    view: Position, seat: Seat, line: Sequence[str], instead: Sequence[str]
) -> tuple[Reason, ...]:
    """Return what the move's line leads to after as many turns as the other one, where it isn't less."""
    mine, other = holdings_at(view, line, seat), holdings_at(view, instead, seat)
    for turns, ((points, cards), (less, fewer)) in enumerate(zip(mine, other, strict=False)):
        args = {"turns": turns, "points": points, "cards": cards}
        if (points, cards) != (less, fewer) and points >= less and cards >= fewer:
            return (Reason("leads", args | {"less": less, "fewer": fewer}),)
    return ()


def _facts_otherwise(choice: Choice) -> list[Reason]:
    """Return all that can be said of the other move, except for what its line shows."""
    mirrored, nothing = choice.mirrored, Line((), (0,) * len(choice.view.seats))
    if mirrored is None:
        return []
    otherwise = replace(mirrored, line=nothing, other_move=None, other=None, instead=nothing)
    return [reason for topic in TOPICS for _, reason in topic(otherwise)]


def _mirrored(choice: Choice) -> list[Reason]:
    """Return what speaks for the other move, compared with this one."""
    mirrored = choice.mirrored
    said = (one for topic in TOPICS for one in topic(mirrored)) if mirrored else ()
    return [reason for weight, reason in said if weight > 0]


def _as_good(reason: Reason) -> Callable[[Reason], bool]:
    """Return whether what is said of the other move is as good as a reason, which says nothing then."""

    def of(reason: Reason) -> tuple[int, int]:
        args = reason.args
        return int(args.get("points", 0)), -int(args.get("after", args.get("short", 0)))

    def is_as_good(mirror: Reason) -> bool:
        if reason.key in NEARINGS and mirror.key in NEARINGS:
            as_soon = NEARINGS[mirror.key] >= NEARINGS[reason.key]
            return as_soon and of(mirror) >= of(reason)
        return mirror.key == reason.key and (
            reason.key == "denies-collected"
            or (reason.key == "denies-near" and of(mirror) >= of(reason))
        )

    return is_as_good


def compared(view: Position, move: Move, line: Sequence[str], instead: Sequence[str]) -> Choice:
    """Return a move with what it leads to, as `reasons` needs it."""
    seat = view.turn
    view = _shown(view, seat, move)
    line = line if line[:1] == (str(move),) else ()
    offered = {str(one): one for one in view.decision.moves} if view.decision else {}
    other = offered.get(instead[0]) if instead else None
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


def in_english(reason: Reason) -> str:
    """Return a reason in English."""
    return SENTENCES[reason.key].format(**reason.args)


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


def _after(view: Position, move: Move, line: Sequence[str]) -> Position:
    """Return the table after a move and the noble that comes, the line's choice of several."""
    after = after_undealt(view, move)
    if after.about == "noble" and after.decision:
        ways = after.decision.moves
        return after.after(next((way for way in ways if str(way) in line[1:2]), ways[0]))
    return after


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
