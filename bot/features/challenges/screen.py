"""Challenges: the ladder, one challenge, the boards, and what a table and its finish say of one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import discord
from discord import ui

from bot.features.challenges.challenge import AHEAD, BY_TURNS, Challenge, Medal, ladders
from bot.features.challenges.store import MedalCount
from bot.features.challenges.tries import challenge_of, earned, is_lost, outcome_of
from bot.host.threads import in_thread
from bot.messages.arguments import Argument, Where
from bot.messages.names import bold, told_apart
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.messages.screen import SMALL, Screen
from bot.panels.viewpoint import line_of_list
from bot.screens.levels import level_name
from bot.store import Store
from bot.tables.origin import Origin
from bot.tables.table import Table
from render import Words

SIGNS: Final[Mapping[Medal | None, str]] = {
    Medal.GOLD: "🥇",
    Medal.SILVER: "🥈",
    Medal.BRONZE: "🥉",
    None: "▫️",
}
LOCK: Final = "🔒"
PER_PAGE: Final = 10
"""How many challenges a page of a ladder lists."""
PRIMARY: Final = discord.ButtonStyle.primary
Medals = Mapping[int, Medal]
"""A person's medals, by the ids of the challenges."""


@dataclass(frozen=True, slots=True)
class LadderOf(Argument):
    """Which ladder, and which page of it, from 1; 0 for the one with the next challenge."""

    game: str = ""
    page: int = 0


@dataclass(frozen=True, slots=True)
class StepOf(Argument):
    """Which step of which ladder."""

    game: str
    number: int


@dataclass(frozen=True, slots=True)
class ChallengeBoardOf(Argument):
    """The board of which ladder, and where."""

    game: str
    where: Where | Literal[""] = ""


def reached(steps: Sequence[Challenge], medals: Medals) -> int:
    """Return the last step that somebody has reached; 0 for none."""
    return max((it.number for it in steps if it.id in medals), default=0)


def following(steps: Sequence[Challenge], medals: Medals) -> Challenge | None:
    """Return the first challenge that somebody hasn't reached; None if they have reached all."""
    return next((it for it in steps if it.id not in medals), None)


def ladder(game: str, page: int, medals: Medals, words: Words) -> Screen:
    """Return a page of a game's ladder, with this person's medals."""
    steps = ladders()[game]
    after, unlocked = following(steps, medals), reached(steps, medals) + AHEAD
    pages = -(-len(steps) // PER_PAGE)
    page = min(page or -(-(after or steps[-1]).number // PER_PAGE), pages)
    shown = steps[(page - 1) * PER_PAGE : page * PER_PAGE]
    named = {it.number: f"{it.number}. {_goal_on_sheet(it, words)}" for it in shown}
    signs = {it.number: SIGNS[medals.get(it.id)] for it in shown}
    offered = [it for it in named if it <= unlocked]
    lines = [
        words("challenges-title", game=words(f"{game}-name")),
        words("challenges-text"),
        _counts(steps, medals, words),
        *(f"{signs[it] if it in offered else LOCK} {name}" for it, name in named.items()),
    ]
    rows: list[list[ui.Item[Any]]] = []
    if offered:
        options = [line_of_list(named[it], str(it), emoji=signs[it]) for it in offered]
        press = _press("challenge", f"{game}:")
        rows.append([PressSelect(press, words("challenges-choose"), options)])
    buttons: list[ui.Item[Any]] = []
    if after is not None:
        label = words("button-challenge-next", number=after.number)
        buttons.append(PressButton(_press("challenge", StepOf(game, after.number)), label, PRIMARY))
    for other, key in ((page - 1, "button-page-back"), (page + 1, "button-page-next")):
        if 0 < other <= pages:
            buttons.append(PressButton(_press("challenges", LadderOf(game, other)), words(key)))
    buttons.append(
        PressButton(_press("challenge-board", ChallengeBoardOf(game)), words("button-leaders"))
    )
    rows.append(buttons)
    others = [_ladder_button(it, words) for it in ladders() if it != game]
    return Screen(text="\n".join(lines), rows=[*rows, *([others] if others else [])])


def intro(challenge: Challenge, words: Words) -> str:
    """Return what stands above a try: the challenge, and what earns which medal."""
    pars = {
        Medal.GOLD: _bound(challenge, challenge.gold, words),
        Medal.SILVER: _bound(challenge, challenge.silver, words),
        Medal.BRONZE: words("challenge-bronze"),
    }
    lines = [
        words(
            "challenge-title",
            game=words(f"{challenge.game}-name"),
            number=challenge.number,
        ),
        goal(challenge, words),
        words(
            "challenge-against",
            level=level_name(challenge.game, challenge.level, words),
            options=words.joined(_options(challenge, words), "comma"),
        ),
        words.joined((f"{SIGNS[it]} {bound}" for it, bound in pars.items()), "dot"),
        words("challenge-rules"),
    ]
    return "\n".join(lines)


def one(challenge: Challenge, medals: Medals, words: Words) -> Screen:
    """Return a challenge, with this person's medal."""
    lines, medal = [intro(challenge, words)], medals.get(challenge.id)
    if medal is not None:
        lines.append(words("challenge-best", medal=SIGNS[medal]))
    play = _press("challenge-play", StepOf(challenge.game, challenge.number))
    buttons = [
        PressButton(play, words("button-challenge-play"), PRIMARY),
        PressButton(_press("challenges", LadderOf(challenge.game)), words("button-challenges")),
    ]
    return Screen(text="\n".join(lines), rows=[buttons])


def board(
    asked: ChallengeBoardOf, ranked: Sequence[MedalCount], words: Words, *, here: bool
) -> Screen:
    """Return who has the most medals of a game, in a server or everywhere."""
    title = words(
        "challenge-board-title",
        game=words(f"{asked.game}-name"),
        where=words(f"button-{asked.where}"),
    )
    names = told_apart(tuple((it.user_id, it.name) for it in ranked))
    counts = [(it.gold, it.silver, it.bronze) for it in ranked]
    lines = [
        # Equals share a place.
        f"{counts.index(count) + 1}. {words.joined((bold(name), *_signed(count)), 'dot')}"
        for name, count in zip(names, counts, strict=True)
    ]
    buttons: list[PressButton] = []
    if here:
        other: Where = "everywhere" if asked.where == "server" else "server"
        to = ChallengeBoardOf(asked.game, other)
        buttons.append(PressButton(_press("challenge-board", to), words(f"button-{other}")))
    buttons.append(
        PressButton(_press("challenges", LadderOf(asked.game)), words("button-challenges"))
    )
    text = "\n".join([title, *(lines or [words("challenge-board-empty")])])
    return Screen(text=text, rows=[buttons])


def goal(challenge: Challenge, words: Words) -> str:
    """Return what to reach, as a sentence."""
    wanted = challenge.goal
    return words(f"challenge-goal-{wanted.kind}", amount=wanted.amount, turns=wanted.turns)


def _goal_on_sheet(challenge: Challenge, words: Words) -> str:
    """Return what to reach, and on which sheet if the game has sheets."""
    wanted, sheet = goal(challenge, words), challenge.options.get("sheet")
    if sheet is None:
        return wanted
    name = words(f"{challenge.game}-sheet-{sheet}-name")
    return words("challenge-on-sheet", goal=wanted, sheet=sheet, name=name)


async def title_lines(_: Store, table: Table, words: Words) -> list[str]:
    """Return the line that says what to reach at a table, and while they play what earns gold and silver, or that it's too late."""
    challenge = challenge_of(table)
    if challenge is None:
        return []
    line = words("challenge-line", number=challenge.number, goal=goal(challenge, words))
    if table.match is not None and table.stage == "playing" and is_lost(table, challenge):
        line = f"{line} {words('challenge-lost')}"
    elif table.stage == "playing":
        pars = {Medal.GOLD: challenge.gold, Medal.SILVER: challenge.silver}
        signed = (f"{SIGNS[medal]} {bound}" for medal, bound in pars.items())
        line = f"{line} {words.joined(signed, 'dot')}"
    return [f"{SMALL}{line}"]


async def finish_lines(_: Store, table: Table, words: Words) -> list[str]:
    """Return what a try that has ended came to: a medal and what the next one needs, or what was missed."""
    challenge = challenge_of(table)
    return [] if challenge is None else [await in_thread(_result, challenge, table, words)]


def _result(challenge: Challenge, table: Table, words: Words) -> str:
    outcome = outcome_of(table)
    if outcome is None:
        return words("challenge-not-played", number=challenge.number)
    medal = challenge.medal(outcome)
    if medal is None:
        return words("challenge-missed", number=challenge.number, goal=goal(challenge, words))
    better = challenge.gold if medal is Medal.SILVER else challenge.silver
    result = challenge.goal.result(outcome) or 0
    return words(
        "challenge-reached",
        sign=SIGNS[medal],
        medal=medal.name.lower(),
        result=words("challenge-result", by=_by(challenge), count=result),
        better=_bound(challenge, better, words),
        number=challenge.number,
    )


def again(table: Table, words: Words) -> list[PressButton]:
    """Return the buttons under a try that has ended: to try again, and to go on."""
    if table.origin is not Origin.CHALLENGE:
        return []
    challenge, style = challenge_of(table), discord.ButtonStyle.success
    if challenge is None:
        return [PressButton(_press("challenges", ""), words("button-challenges"), style)]
    steps, retry = ladders()[challenge.game], StepOf(challenge.game, challenge.number)
    buttons = [PressButton(_press("challenge-play", retry), words("button-challenge-again"))]
    if earned(table) is not None and challenge.number < len(steps):
        press = _press("challenge", StepOf(challenge.game, challenge.number + 1))
        label = words("button-challenge-next", number=challenge.number + 1)
        return [PressButton(press, label, style), *buttons]
    return [*buttons, _ladder_button(challenge.game, words)]


def _ladder_button(game: str, words: Words) -> PressButton:
    label = words("button-challenges-of", game=words(f"{game}-name"))
    return PressButton(_press("challenges", LadderOf(game)), label)


def _counts(steps: Sequence[Challenge], medals: Medals, words: Words) -> str:
    """Return how many medals of each kind somebody has, and how many challenges there are."""
    here = [medals[it.id] for it in steps if it.id in medals]
    signed = _signed([here.count(it) for it in (Medal.GOLD, Medal.SILVER, Medal.BRONZE)])
    return words.joined((*signed, words("challenges-count", steps=len(steps))), "dot")


def _signed(counts: Iterable[int]) -> list[str]:
    """Return numbers of medals, gold first, behind their signs."""
    return [f"{sign} {count}" for sign, count in zip(SIGNS.values(), counts, strict=False)]


def _by(challenge: Challenge) -> str:
    """Return by what medals are given: "turns", "points" or "lead"."""
    return "turns" if challenge.goal.kind in BY_TURNS else challenge.goal.kind


def _bound(challenge: Challenge, count: int, words: Words) -> str:
    """Return what earns a medal."""
    return words("challenge-bound", by=_by(challenge), count=count)


def _options(challenge: Challenge, words: Words) -> list[str]:
    """Return the options of the game in words, as a lobby has them."""
    chosen = challenge.options.items()
    return [words(f"{challenge.game}-chosen-{key}", value=value) for key, value in chosen]


def _press(action: str, argument: Argument | str) -> Press:
    return Press(NO_TABLE, 0, action, str(argument))
