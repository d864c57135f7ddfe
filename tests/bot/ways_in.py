"""Every action of the bot, by what is largest in what it reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from bot.actions.request import Action, Request
from bot.messages.press import Press
from bot.tables.refusal import Refusal
from tests.bot.loop_steps import short_steps
from tests.bot.server import Server

LARGEST: Final[Mapping[str, frozenset[str]]] = {
    what: frozenset(actions.split())
    for what, actions in {
        "80 people in a season": "season-mine season-show",
        "80 people at an evening": "season-mine season-show season-close",
        "3,000 games of a person": "profile own-data leaderboard",
        "20,000 entries of a log": "show hand replay-here export-here own-data",
        "256 KB of a file": "import",
        "6,000 characters": "quiet away",
        "a crowded server": """new own-tables server host block follow-or-stop daily
            daily-play daily-board puzzle leaderboard tutorial own-data forget-server season-past trainer trainer-misses forget
            forgotten""",
        "the longest games": "hand panel play undo show history export-here replay-here resigned import",
    }.items()
}
"""What is tried with the most that there can be, or with far more than there ever was."""
SMALL: Final[Mapping[str, frozenset[str]]] = {
    why: frozenset(actions.split())
    for why, actions in {
        "reads a table": """join leave computer style seek invite invited remove removed start cancel settings choose
            starts plan back more language export resign end ended deputy sit-in ask-hand-over hand-over hand-over-to
            agree decline back-again wake give-up given-up rematch ask-cut cut verify verify-here next-lesson
            leave-tutorial left-tutorial hint why ahead plan-panel plan-hand plan-play plan-then plan-withdraw play-on
            replay replay-of replay-seen happened film review review-here play-with play-with-in ask-memo memo
            vote-invite vote-against vote-accept
            trainer-panel trainer-hand trainer-play""",
        "reads a few rows": """follow unfollow blocks unblock server-choose server-channels server-role server-limits
            server-limited server-week reminders own-choose confirm ask-quiet ask-away stop-reminders share-profile
            hide-profile show-profile find find-alert find-no-alert find-choose
            find-join find-stop find-meanwhile season-open season-evening
            season-join season-leave season-ready season-words season-closed daily-share daily-here daily-there
            daily-verify daily-best puzzle-panel puzzle-hand puzzle-play vote-ask vote-start server-events challenges
            challenge challenge-play challenge-board""",
        "reads nothing": "help rules rules-here topic commands newcomer host-backup host-check host-errors",
        "does what one that is tried does": """server-forgotten leaders leaders-game leaders-everywhere leaders-period
            leaders-page-back leaders-page-next leaders-server leaders-people leaders-computers""",
    }.items()
}
"""Why the others need not be tried."""


@contextmanager
def done_in_short_steps(server: Server, what: str, *, refused: bool = False) -> Iterator[None]:
    """Fail if a step takes too long, or if one of the actions that are tried with this isn't done, or `refused`."""
    actions, left = server.facet.services.actions, set(LARGEST[what])
    usual = dict(actions)

    def noted(name: str, action: Action) -> Action:
        async def do(request: Request, press: Press) -> None:
            try:
                await action(request, press)
            except Refusal:
                if refused:
                    left.discard(name)
                raise
            left.discard(name)

        return do

    assert isinstance(actions, dict)
    actions.update({name: noted(name, action) for name, action in usual.items()})
    try:
        with short_steps():
            yield
    finally:
        actions.update(usual)
    assert not left, f"refused, or not tried: {', '.join(sorted(left))}"
