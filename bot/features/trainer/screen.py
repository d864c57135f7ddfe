"""What the trainer says: the judgement of an answer, what a person misses, and how to get turning points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.features.hints.screen import named, percent, reason_lines
from bot.features.puzzles.asked import Asking, shown
from bot.features.trainer.misses import LEAST, Misses
from bot.features.trainer.store import BOXES, OwnPoint
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import PictureFile, Screen
from render import Words
from render.misses import TopicShare, draw
from render.sheet import Heading


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a point as it was before; `box` is the point's box now, None if the answer didn't count."""

    own: OwnPoint
    notation: str
    right: bool
    box: int | None


def answer(asking: Asking, answered: Answered) -> Screen:
    """Return the judgement of an answer: the better move, why, and the point's box."""
    words, point = asking.texts, answered.own.point
    better, chosen, played = (
        named(asking, asking.view, asking.offers(it))
        for it in (point.better, answered.notation, point.played)
    )
    key = "as-good" if answered.right else "wrong"
    if answered.notation == point.better:
        key = "right"
    elif answered.notation == point.played:
        key = "same"
    lines = [
        words(f"trainer-{key}", better=better, chosen=chosen),
        words("puzzle-marked"),
        words("trainer-played", played=played, chance=percent(point.chance)),
        words("trainer-better", better=better, chance=percent(point.better_chance)),
        *(f"- {line}" for line in reason_lines(asking, point.reasons) or [words("why-nothing")]),
        _box(words, answered),
    ]
    marked = replace(asking.scene, best=asking.offers(point.better))
    rows = [_ways(asking.words, Press(asking.named.table, asking.named.number, "trainer"))]
    return shown(asking, "\n".join(lines), rows, asking.picture(marked), asked=False)


def nothing(words: Words, games: Sequence[str]) -> Screen:
    """Return how to get turning points of these games, which can be reviewed."""
    listed = words.listed(words(f"{game}-name") for game in games)
    key = "trainer-nothing" if games else "trainer-no-game"
    return Screen(text=words(key, games=listed), rows=[_ways(words)])


def missed(words: Words, misses: Misses) -> Screen:
    """Return what a person misses, or how many answers are missing to say so."""
    more = Press(NO_TABLE, None, "trainer")
    if misses.count < LEAST:
        missing = LEAST - misses.count
        text = words("misses-few", count=misses.count, least=LEAST, missing=missing)
        return Screen(text=text, rows=[_ways(words, more)[:1]])
    lines = [words("misses-rests", count=misses.count), *_verdict(words, misses)]
    rows = [_ways(words, more)[:1]]
    if misses.weakest:
        topic = words(f"trainer-topic-{misses.weakest}")
        press = replace(more, argument=misses.weakest)
        if not misses.own:
            press = Press(NO_TABLE, misses.exercise, "puzzle")
        if misses.own or misses.exercise is not None:
            rows[0].insert(0, PressButton(press, words("button-exercise", topic=topic)))
    return Screen(
        caption=words("misses-title"),
        picture=_picture(words, misses),
        text="\n".join(lines),
        rows=rows,
    )


def _verdict(words: Words, misses: Misses) -> Iterator[str]:
    """Yield which topic they miss, or that none stands out, and what to do."""
    if not misses.weakest:
        yield words("misses-none")
        yield words("misses-more")
        return
    weak, others = misses.tallies[misses.weakest], misses.others
    topic = words(f"trainer-topic-{misses.weakest}")
    yield words(
        "misses-weakest",
        topic=topic,
        found=weak.found,
        answers=weak.answers,
        rest=others.found,
        others=others.answers,
    )
    yield words("misses-exercise" if misses.own or misses.exercise is not None else "misses-more")


def _picture(words: Words, misses: Misses) -> PictureFile:
    topics = tuple(
        TopicShare(
            words(f"trainer-topic-{topic}"),
            tally.found,
            tally.answers,
            *tally.interval,
            weakest=topic == misses.weakest,
        )
        for topic, tally in misses.tallies.items()
    )
    line = words("misses-line", count=misses.count)
    heading = Heading(words("button-misses"), line, language=words.language)
    shares = words.joined(
        (
            words("misses-alt-topic", topic=it.name, found=it.found, answers=it.answers)
            for it in topics
        ),
        "comma",
    )
    alt = words("misses-alt", topics=shares)
    return PictureFile(draw(heading, topics, words("misses-legend")), alt)


def _box(words: Words, answered: Answered) -> str:
    if answered.box is None:
        return words("trainer-uncounted")
    key = "trainer-box-up" if answered.right else "trainer-box-first"
    return words(key, box=answered.box + 1, boxes=BOXES)


def _ways(words: Words, more: Press | None = None) -> list[PressButton]:
    """Return buttons for another point, if there may be one, and for what the person misses."""
    ways = [PressButton(more, words("button-trainer"))] if more else []
    press = Press(NO_TABLE, None, "trainer-misses")
    return [*ways, PressButton(press, words("button-misses"))]
