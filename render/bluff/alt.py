"""The board and the hand in words alone, in at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from render.bluff import asking, phrases, reckoning, stage
from render.look import ALT_LIMIT
from render.scene import Scene
from render.words import Words
from rules.bluff.position import Position, Showdown


def board(scene: Scene[Position], words: Words) -> str:
    """Return the board: with names, with numbers in their place, and without the showdown."""
    seats = range(len(scene.names))
    numbers = tuple(words("seat-number", seat=seat + 1) for seat in seats)
    # A name may be longer than a whole text; Fluent would refuse it.
    nameable = max(map(len, scene.names)) < ALT_LIMIT
    named = tuple(name or numbers[seat] for seat, name in enumerate(scene.names))
    by_name, by_number = replace(scene, names=named), replace(scene, names=numbers)
    texts = (
        words.joined(_board(told, words, showdown=showdown))
        for told, showdown in ((by_name, True), (by_name, False), (by_number, True))
        if nameable or told is by_number
    )
    fitting = (text for text in texts if len(text) <= ALT_LIMIT)
    return next(fitting, words("bluff-name"))


def _board(scene: Scene[Position], words: Words, *, showdown: bool) -> Iterator[str]:
    view = scene.view
    yield words("bluff-alt-title", dice=sum(view.left), ones="wild" if view.wild else "plain")
    if stage.has_ended(scene):
        yield reckoning.reckoning(scene, words)
        yield from scene.marked(words)
    else:
        yield asking.ask(view, scene.names, None, words)
    if view.bids:
        bidder, bid = view.bids[-1]
        yield words("bluff-alt-bid", name=scene.names[bidder], bid=phrases.bid(bid, words))
    for seat, left in enumerate(view.left):
        key = "bluff-alt-gone" if seat in scene.resigned else "bluff-alt-seat"
        yield words(key, number=seat + 1, name=scene.names[seat], left=left)
    if view.last and showdown:
        yield _showdown(scene, view.last, words)


def _showdown(scene: Scene[Position], last: Showdown, words: Words) -> str:
    hands = (
        words("bluff-tell-dice", name=scene.names[seat], dice=phrases.dice(dice, words))
        for seat, dice in enumerate(last.dice)
        if dice
    )
    return words(
        "bluff-alt-showdown",
        name=scene.names[last.challenger],
        other=scene.names[last.bidder],
        bid=phrases.bid(last.bid, words),
        dice=words.joined(hands, "semicolon"),
        count=last.count,
        loser=scene.names[last.loser],
    )


def hand(scene: Scene[Position], words: Words) -> str:
    """Return the reader's dice in words; ValueError without a reader."""
    mine = scene.view.dice[scene.seat]
    if not mine:
        return words("bluff-alt-hand-none")
    return words("bluff-alt-hand", dice=phrases.dice(mine, words))
