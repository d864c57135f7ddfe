"""The deal of the day: an overview in private, and a table in a direct message, where only one person sees it."""

from dataclasses import replace
from typing import Final

from bot.actions import opening
from bot.actions.request import Request
from bot.actions.server_settings import public_words
from bot.features.daily import daily, screen
from bot.features.daily.screen import DailyBoardOf
from bot.features.daily.store import Daily, DailyTry
from bot.features.replay.actions import show_record
from bot.features.replay.imported import content_of
from bot.host.threads import in_thread
from bot.i18n.lexicon import computer_names
from bot.messages.arguments import Choice
from bot.messages.delivery import DeliveryError
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.posting.direct import direct_channel, send_direct
from bot.store import ChannelTaken
from bot.tables import sealed
from bot.tables.lobby import join
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from rules import GAMES

LINES: Final = 10
"""How many tries a board lists."""
PLAYED: Final = tuple(game for game, rules in GAMES.items() if daily.SEATS in rules.seats)
"""The games that have a deal of the day."""


async def show(request: Request, _: Press) -> None:
    """Show this person's day."""
    day, states = await _today(request), {}
    for game in PLAYED:
        states[game] = await _state(request, game, day)
    await request.show(screen.overview(states, await _seals(request, day), request.words))


async def play(request: Request, press: Press) -> None:
    """Begin a game with today's deal, in a direct message; the first one counts."""
    game, words = _game(press.argument), request.words
    await request.reply.defer()
    day = await _today(request)
    secret = await _secret(request, day)
    client = request.services.poster.client
    try:
        channel_id = (await direct_channel(client, request.user_id)).id
        async with request.tables.opening(channel_id):  # pressed twice, it sends one introduction
            await _check_free(request, channel_id)
            digest = sealed.day_seal(game, day, secret).commitment
            title = words("daily-intro", game=words(f"{game}-name"), day=day, digest=digest)
            await send_direct(client, request.user_id, Screen(text=title))
            table = await _opened(request, game, channel_id, day, secret)
    except DeliveryError as error:
        raise Refusal("refused-daily-closed") from error
    await request.services.after_change.run(table)
    counted = (await _state(request, game, day)).first
    counts = counted is not None and counted.table_id == table.id
    table = await request.tables.get(table.id)
    await request.say("daily-begun", link=table.link(), counts="yes" if counts else "no")


async def board(request: Request, press: Press) -> None:
    """Show the best tries of a day, in this server or everywhere."""
    asked = DailyBoardOf.read(press.argument)
    await _secret(request, asked.day)
    here = request.where == "server" and request.guild_id is not None
    asked = replace(
        asked, game=_game(asked.game), where=(asked.where or "server") if here else "everywhere"
    )
    guild_id = (request.guild_id or 0) if asked.where == "server" else 0
    tries = request.tables.store.of(Daily)
    ranked = await tries.ranked(asked.game, asked.day, guild_id, LINES)
    people = await tries.count(asked.game, asked.day)
    await request.show(screen.board(asked, ranked, people, request.words, here=here))


async def share(request: Request, press: Press) -> None:
    """Post how this person's try went in the channel, without giving the deal away."""
    of = Choice.read(press.argument)
    await _secret(request, of.value)
    state = await _state(request, _game(of.key), of.value)
    first = state.first
    if first is None or not first.finished:
        raise Refusal("refused-daily-unfinished")
    if not request.reply.can_post:
        raise Refusal("refused-share")
    table = await request.tables.whole(first.table_id)
    named = replace(first, name=request.name)
    with request.doing("daily"):
        history = await in_thread(table.play.scores)
        words = await public_words(request)
        shown = await in_thread(screen.shared, named, state.streak, history, words)
        await request.reply.post(shown)


async def best(request: Request, press: Press) -> None:
    """Show the best game of the last day that is over everywhere, without names."""
    game, now = _game(press.argument), request.tables.store.now()
    ranked = await request.tables.store.of(Daily).ranked(game, daily.last_over(now), 0, 1)
    if not ranked:
        raise Refusal("refused-daily-none")
    table = await request.tables.whole(ranked[0].table_id)
    if table.damage or table.match is None:
        raise Refusal("refused-replay-damaged")
    seal = sealed.in_record(table, now)
    content = await in_thread(content_of, replace(table.play.record, sealed=seal), table.match)
    await show_record(request, content)


def _game(game: str) -> str:
    if game not in PLAYED:
        raise Refusal("refused-control-unknown")
    return game


async def _today(request: Request) -> str:
    store, user_id = request.tables.store, request.user_id
    person, tries = await store.people.get(user_id), await store.of(Daily).of(user_id)
    day = daily.today(person, tries, store.now())
    if await store.of(Daily).secret(daily.day_after(day)) is None:
        # The clean-up fixes them in time.
        await daily.draw_secrets(store)
    return day


async def _secret(request: Request, day: str) -> str:
    """Return the secret of a day; raise Refusal for one that has no deal, which only a forged press names."""
    secret = await request.tables.store.of(Daily).secret(day)
    if secret is None:
        raise Refusal("refused-control-unknown")
    return secret


async def _seals(request: Request, day: str) -> screen.Seals:
    """Return what is public of the secrets; every game has the same one, and so the same commitment."""
    commitments = {
        each: sealed.day_seal(PLAYED[0], each, await _secret(request, each)).commitment
        for each in (day, daily.day_after(day))
    }
    over = daily.last_over(request.tables.store.now())
    secret = await request.tables.store.of(Daily).secret(over)
    return screen.Seals(day, commitments, over, secret or "")


async def _state(request: Request, game: str, day: str) -> screen.DailyState:
    tried = request.tables.store.of(Daily)
    tries = [it for it in await tried.of(request.user_id) if it.game == game]
    first = next((it for it in tries if it.day == day), None)
    link = ""
    if first is not None and not first.finished:
        table = await request.tables.find(first.table_id)
        link = table.link() if table is not None and table.open else ""
    spent = first is None and await tried.spent(request.user_id, game, day)
    return screen.DailyState(first, link, daily.streak(tries, day), spent=spent)


async def _check_free(request: Request, channel_id: int) -> None:
    """Raise Refusal if another table is open in the direct message."""
    try:
        table = await request.tables.latest(channel_id)
    except Refusal:
        return
    if table.open:
        raise Refusal("refused-daily-occupied", link=table.link())


async def _opened(request: Request, game: str, channel_id: int, day: str, secret: str) -> Table:
    blank = replace(
        opening.fresh(request, game, {}, request.language),
        id=request.tables.fresh_id(),
        channel_id=channel_id,
        guild_id=0,
        place="direct",
    )
    seated = join(blank, request.user_id, request.name)
    names = computer_names(blank.language, game)
    server = (request.guild_id or 0) if request.where == "server" else 0
    first = DailyTry(request.user_id, game, day, blank.id, server, request.name)
    begins = await request.tables.store.of(Daily).begins(first)
    try:
        return await request.tables.open(daily.begun(seated, day, secret, names), begins)
    except ChannelTaken as error:
        there = await request.tables.latest(channel_id)
        raise Refusal("refused-daily-occupied", link=there.link()) from error
