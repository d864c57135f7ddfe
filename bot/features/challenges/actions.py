"""Challenges: the ladder in private, and a try in a direct message, where nobody else sees the deal."""

from dataclasses import replace
from typing import Final

from bot.actions.request import Request
from bot.actions.solo import Begun, play_alone
from bot.features.challenges import screen, tries
from bot.features.challenges.challenge import AHEAD, Challenge, ladders
from bot.features.challenges.screen import ChallengeBoardOf, LadderOf, Medals, StepOf
from bot.features.challenges.store import Challenges, ChallengeTry
from bot.i18n.lexicon import computer_names
from bot.messages.press import Press
from bot.tables.refusal import Refusal
from bot.tables.table import Table

LINES: Final = 10
"""How many people a board lists."""


async def show(request: Request, press: Press) -> None:
    """Show a game's ladder, with this person's medals; those begun elsewhere than in a server count in this one now."""
    asked = LadderOf.read(press.argument)
    game = _game(asked.game or next(iter(ladders()), ""))
    medals = await _medals(request)
    if medals and request.server_id:
        store = request.tables.store.of(Challenges)
        await store.settle_in(request.user_id, request.server_id, request.name)
    await request.show(screen.ladder(game, asked.page, medals, request.words))


async def one(request: Request, press: Press) -> None:
    """Show a challenge that is open to this person."""
    medals = await _medals(request)
    challenge = _open(StepOf.read(press.argument), medals)
    await request.show(screen.one(challenge, medals, request.words))


async def play(request: Request, press: Press) -> None:
    """Begin a try of a challenge that is open to this person, in a direct message."""
    challenge = _open(StepOf.read(press.argument), await _medals(request))
    await request.reply.defer()

    async def begin(table: Table) -> Begun:
        tried = ChallengeTry(
            table.id, request.user_id, request.server_id, challenge.id, request.name
        )
        begins = request.tables.store.of(Challenges).begins(tried)
        names = computer_names(table.language, challenge.game)
        return tries.begun(table, challenge, names), [begins]

    intro = screen.intro(challenge, request.words)
    table = await play_alone(request, challenge.game, intro, begin, "refused-challenge-closed")
    await request.say("challenge-begun", link=table.link())


async def board(request: Request, press: Press) -> None:
    """Show who has the most medals of a game, in this server or everywhere."""
    asked = ChallengeBoardOf.read(press.argument)
    here = bool(request.server_id)
    asked = replace(
        asked, game=_game(asked.game), where=(asked.where or "server") if here else "everywhere"
    )
    guild_id = request.server_id if asked.where == "server" else 0
    ids = [it.id for it in ladders()[asked.game]]
    ranked = await request.tables.store.of(Challenges).ranked(ids, guild_id, LINES)
    await request.show(screen.board(asked, ranked, request.words, here=here))


async def _medals(request: Request) -> Medals:
    return await request.tables.store.of(Challenges).medals(request.user_id)


def _game(game: str) -> str:
    if game not in ladders():
        raise Refusal("refused-control-unknown")
    return game


def _open(step: StepOf, medals: Medals) -> Challenge:
    """Return a challenge; raise Refusal for one that isn't open yet, or that a ladder no longer has."""
    steps = ladders()[_game(step.game)]
    if not 0 < step.number <= len(steps):
        raise Refusal("refused-control-unknown")
    if step.number > screen.reached(steps, medals) + AHEAD:
        raise Refusal("refused-challenge-locked", before=step.number - AHEAD)
    return steps[step.number - 1]
