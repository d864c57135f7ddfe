"""Hints, and the reasons for moves, in words."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.computers.contract import CLOSE, Reason
from bot.computers.questions import AdvisedMove
from bot.messages.screen import Screen
from bot.panels import Viewpoint
from bot.panels.viewpoint import MAX_LABEL_LENGTH, ControlRows
from render import Look, Words
from rules import verb_of


def best_moves(viewpoint: Viewpoint, best: Sequence[AdvisedMove], *, typed: bool = False) -> Screen:
    """Return the best moves for the reader, with a button that plays each, or its command for those who type.

    A move that is as good as the best one, as far as one can tell, is called so. A reason that a
    better move has too isn't repeated.
    """
    words, lines = viewpoint.texts, [viewpoint.texts("hint-title")]
    rows: ControlRows = []
    for number, advised in enumerate(best, start=1):
        move = viewpoint.offers(advised.notation)
        label = named(viewpoint, viewpoint.view, move)
        key = "hint-move" if advised.chance is None else "hint-move-chance"
        key = "hint-move-equal" if advised.equal and number > 1 else key
        chance = percent(advised.chance or 0.0)
        lines.append(words(key, number=number, move=label, chance=chance))
        if typed:
            lines[-1] = words.joined([lines[-1], f"`{viewpoint.typed(advised.notation)}`"], "dot")
        reasons = [f"-# {line}" for line in reason_lines(viewpoint, advised.reasons)]
        lines += [line for line in reasons if line not in lines]
        button = viewpoint.answer(move)
        button.item.label = label[:MAX_LABEL_LENGTH]
        rows.append([button])
    return Screen(text="\n".join(lines), rows=rows)


def speaks_for(
    viewpoint: Viewpoint,
    view: Any,  # noqa: ANN401 - a position of any game
    move: Any,  # noqa: ANN401 - and a move
    reasons: Iterable[Reason],
) -> str:
    """Return the reasons for a move made in this view."""
    words = viewpoint.texts
    name = viewpoint.bold_names[view.decision.seat]
    title = words("why-title", name=name, move=named(viewpoint, view, move))
    nothing = words("why-forced" if view.decision.moves == (move,) else "why-nothing")
    lines = reason_lines(viewpoint, reasons) or [nothing]
    return "\n".join([title, *(f"- {line}" for line in lines)])


def named(viewpoint: Viewpoint, view: Any, move: Any) -> str:  # noqa: ANN401 - of any game
    """Return a move in words, with its verb if the label alone isn't clear."""
    words = viewpoint.words
    label = viewpoint.look.label(move, view, words)
    done = f"{viewpoint.play.game}-button-{verb_of(move)}"
    return words("hint-named", deed=words(done), what=label) if done in words else label


def reason_lines(viewpoint: Viewpoint, reasons: Iterable[Reason]) -> list[str]:
    """Return reasons as lines."""
    names, texts = viewpoint.bold_names, viewpoint.texts
    return [reason_line(viewpoint.look, it, names, texts) for it in reasons]


def reason_line(look: Look, reason: Reason, names: Sequence[str], words: Words) -> str:
    """Return a reason in words; that two moves are close is said alike in every game."""
    if reason.key == CLOSE:
        return words("why-close")
    return look.reason(reason.key, reason.args, names, words)


def percent(chance: float) -> int:
    """Return a chance in percent; only certainty is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
