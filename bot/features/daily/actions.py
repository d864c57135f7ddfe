"""The deal of the day: an overview in private, and a table in a direct message, where only one person sees it."""

from dataclasses import replace
from typing import Final

from bot.actions.request import Request
from bot.actions.server_settings import public_words
from bot.actions.solo import Begun, play_alone
from bot.features.daily import daily, screen
from bot.features.daily.screen import DailyBoardOf
from bot.features.daily.store import Daily, DailyTry
from bot.features.replay.actions import show_record
from bot.features.replay.imported import content_of
from bot.host.threads import in_thread
from bot.i18n.lexicon import computer_names, dated
from bot.messages.delivery import call_discord
from bot.messages.press import Press
from bot.messages.screen import Screen
from bot.posting.visibility import shared_channels
from bot.tables import sealed
from bot.tables.refusal import Refusal
from bot.tables.table import Table, link
from render import Words
from rules import GAMES
from rules.turns import turns_of

LINES: Final = 10
"""How many tries a board lists."""
RECENT: Final = 200
"""How many of a person's last results tell in which servers they play."""
SERVERS: Final = 3
"""In how many servers channels are offered to share a try."""
PLAYED: Final = tuple(game for game, rules in GAMES.items() if daily.SEATS in rules.seats)
"""The games that have a deal of the day."""


async def show(request: Request, _: Press) -> None:
    """Show this person's day."""
    day, states = await _today(request), {}
    over = daily.last_over(request.tables.store.now())
    best = {
        game: over
        for game in PLAYED
        if await request.tables.store.of(Daily).ranked(game, over, 0, 1)
    }
    for game in PLAYED:
        states[game] = await _state(request, game, day)
    await request.show(screen.overview(day, states, best, request.words))


async def verify(request: Request, _: Press) -> None:
    """Show what is public of the secrets."""
    await request.show(screen.verify(await _seals(request, await _today(request)), request.words))


async def play(request: Request, press: Press) -> None:
    """Begin a game with today's deal, in a direct message; the first one counts."""
    game, words = _game(press.argument), request.words
    await request.reply.defer()
    day = await _today(request)
    secret = await _secret(request, day)
    digest = sealed.day_seal(game, day, secret).commitment
    intro = words("daily-intro", game=words(f"{game}-name"), day=dated(words, day), digest=digest)

    async def begin(table: Table) -> Begun:
        first = DailyTry(request.user_id, game, day, table.id, request.server_id, request.name)
        begins = await request.tables.store.of(Daily).begins(first)
        return daily.begun(table, day, secret, computer_names(table.language, game)), begins

    table = await play_alone(request, game, intro, begin, "refused-daily-closed")
    counted = (await _state(request, game, day)).first
    counts = counted is not None and counted.table_id == table.id
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
    """Ask this person where to post how their try went."""
    tried, _ = await _ended(request, press)
    await request.reply.defer()
    channels: list[screen.SharedIn] = []
    if request.where == "direct":
        with request.doing("where"):
            channels = await _channels(request, tried)
    here = request.where != "direct" and request.reply.can_post
    in_server = request.guild_id is not None and request.where == "server"
    shown = screen.where_to_share(tried, channels, request.words, here=here, in_server=in_server)
    await request.show(shown)


async def share_here(request: Request, press: Press) -> None:
    """Post how this person's try went in this channel, without giving the deal away."""
    tried, streak = await _ended(request, press)
    if not request.reply.can_post:
        raise Refusal("refused-share")
    with request.doing("daily"):
        words = await public_words(request)
        await request.reply.post(await _shared(request, tried, streak, words))


async def share_there(request: Request, press: Press) -> None:
    """Post how this person's try went in the channel that they chose, if they and the bot may post there."""
    to = screen.ShareTo.read(press.argument)
    tried, streak = await _ended(request, press)
    await request.reply.defer()
    client, guild_id = request.services.poster.client, request.guild_id or to.guild_id
    with request.doing("where"):
        allowed = await shared_channels(client, guild_id, request.user_id)
    if to.channel_id not in {it.id for it in allowed}:
        raise Refusal("refused-daily-channel")
    with request.services.cooldowns.doing("daily", request.user_id, to.channel_id):
        words = await public_words(request, guild_id)
        shown = await _shared(request, tried, streak, words)
        channel = client.get_partial_messageable(to.channel_id, guild_id=guild_id)
        sent = channel.send(**shown.message(), files=shown.files())
        posted = await call_discord(sent, size=shown.size)
    await request.say("daily-posted", link=link(guild_id, to.channel_id, posted.id))


async def _ended(request: Request, press: Press) -> tuple[DailyTry, int]:
    """Return this person's try that a press names, and their streak; raise Refusal unless it was played to its end."""
    of = screen.ShareTo.read(press.argument)
    await _secret(request, of.day)
    state = await _state(request, _game(of.game), of.day)
    if state.first is None or not state.first.finished:
        raise Refusal("refused-daily-unfinished")
    return replace(state.first, name=request.name), state.streak


async def _channels(request: Request, tried: DailyTry) -> list[screen.SharedIn]:
    """Return where this person can post what they share, in the servers in which they have played last."""
    past = await request.tables.store.results.past(request.user_id, RECENT)
    servers = dict.fromkeys((tried.guild_id, *(it.guild_id for it in past)))
    client, found = request.services.poster.client, list[screen.SharedIn]()
    for guild_id in [it for it in servers if it][:SERVERS]:
        channels = await shared_channels(client, guild_id, request.user_id)
        found += [screen.SharedIn(guild_id, it.id, it.name, it.guild.name) for it in channels]
    return found


async def _shared(request: Request, tried: DailyTry, streak: int, words: Words) -> Screen:
    """Return the message that shares a try."""
    table = await request.tables.whole(tried.table_id)
    avatars = await request.services.poster.facts.avatars.of([request.user_id])
    seat = table.seat_of(request.user_id) or 0

    def drawn() -> Screen:
        match = table.play.whole()
        own, other = (match.position.scores()[it] for it in (seat, 1 - seat))
        turns = turns_of(table.rules, match, seat)
        avatar = avatars.get(request.user_id)
        return screen.shared(screen.Shared(tried, (own, other), turns, streak, avatar), words)

    return await in_thread(drawn)


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
    return screen.Seals(commitments, over, secret or "")


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
