"""Seasons: opening, joining and leaving one, the ready check, and the standings."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord import ui

from bot.actions.opening import check_permissions
from bot.actions.request import Request
from bot.actions.server_settings import chosen
from bot.features.seasons import end_screen
from bot.features.seasons.crosstable import name_of
from bot.features.seasons.job import SeasonJob
from bot.features.seasons.own_screen import own_games
from bot.features.seasons.progress import JOINING, READY_CHECK, Progress, next_number, usual_weeks
from bot.features.seasons.screen import cut, division, shown_people, standing, title
from bot.features.seasons.steps import progress_of
from bot.features.seasons.store import Seasons, entered_as
from bot.features.seasons.values import Entrant, Season, SeasonKind
from bot.features.seasons.wishes import EVENING_PACES, SEASON_PACES, EveningWish, SeasonWish
from bot.host.threads import in_thread
from bot.messages.names import escaped, told_apart
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import MAX_PANEL_LENGTH, Screen
from bot.tables.refusal import Refusal
from bot.tables.table import first_id
from rules import GAMES

MAX_WEEKS: Final = 8
MAX_AT_ONCE: Final = 6
ROUNDS: Final = range(3, 6)
MAX_MINUTES: Final = 24 * 60
"""How long before its start an evening is opened at the most."""
MAX_PEOPLE: Final = 80
"""How many people can be in a season; the ready check pings them all in one message."""
MAX_ENTRANTS: Final = 3 * MAX_PEOPLE
"""How many people can have joined a season, those who have left it included."""
MAX_OPENED_A_DAY: Final = 10
"""How many seasons a server can open within a day."""
MAX_SEASONS: Final = 4
"""How many seasons a server can have at once."""
MAX_PAST: Final = 10
"""How many past seasons are listed."""


async def open_season(request: Request, press: Press) -> None:
    """Open a season in this channel; raise Refusal unless this person may manage the server."""
    wish = SeasonWish.read(press.argument)
    if wish.pace not in SEASON_PACES or wish.weeks > MAX_WEEKS or not 1 <= wish.most <= MAX_AT_ONCE:
        raise Refusal("refused-season-settings")
    starts, weeks = request.tables.store.now() + JOINING, wish.weeks or usual_weeks(wish.seats)
    await _open(request, wish, wish.most, starts, weeks)


async def open_evening(request: Request, press: Press) -> None:
    """Open an evening in this channel; raise Refusal unless this person may manage the server."""
    wish = EveningWish.read(press.argument)
    if (
        wish.pace not in EVENING_PACES
        or wish.rounds not in ROUNDS
        or not 1 <= wish.begins <= MAX_MINUTES
    ):
        raise Refusal("refused-season-settings")
    starts = request.tables.store.now() + timedelta(minutes=wish.begins)
    await _open(request, wish, wish.rounds, starts)


async def _open(
    request: Request, wish: SeasonWish | EveningWish, most: int, starts: datetime, weeks: int = 0
) -> None:
    """Open a season in this channel, in the server's language and with the next number."""
    store, guild_id = request.tables.store, request.managed
    seats = GAMES[wish.game].seats if wish.game in GAMES else ()
    if wish.seats not in seats or 2 not in seats:  # a table goes on without those who leave
        raise Refusal("refused-season-settings")
    check_permissions(request)
    if request.threaded is None:
        raise Refusal("refused-season-channel")
    settings = await chosen(request, guild_id)
    kind: SeasonKind = "season" if isinstance(wish, SeasonWish) else "evening"
    season = Season(
        id=request.tables.fresh_id(),
        guild_id=guild_id,
        channel_id=request.threaded.id,
        kind=kind,
        number=0,
        game=wish.game,
        seats=wish.seats,
        pace=wish.pace,
        weeks=weeks,
        most=most,
        rated=wish.rated == "yes",
        language=settings.language or request.guild_language,
        stage="joining",
        starts=starts,
        ends=starts + timedelta(weeks=weeks),
        due=store.now(),
    )
    with request.doing("open"):
        await _make_room(request, guild_id)
        a_day_ago = store.now() - timedelta(days=1)
        async with store.turn(f"seasons of {guild_id}"):
            seasons = await store.of(Seasons).of_server(guild_id)
            if sum(it.active for it in seasons) >= MAX_SEASONS:
                raise Refusal("refused-season-many", most=MAX_SEASONS)
            if sum(it.id >= first_id(a_day_ago) for it in seasons) >= MAX_OPENED_A_DAY:
                raise Refusal("refused-season-often", most=MAX_OPENED_A_DAY)
            number = next_number(seasons, wish.game, wish.seats, kind)
            await store.of(Seasons).open(replace(season, number=number))
    await request.services.parts.of(SeasonJob).wake()
    await request.say("season-opened", channel=f"<#{season.channel_id}>", kind=kind)


async def _make_room(request: Request, guild_id: int) -> None:
    """Call off the seasons whose channels are gone, if a server has as many as it can."""
    store = request.tables.store.of(Seasons)
    known = [it for it in await store.of_server(guild_id) if it.active]
    if len(known) < MAX_SEASONS:
        return
    channels = [it.channel_id for it in known]
    gone = await request.services.channels.check(channels, request.user_id)
    for season in known:
        if season.channel_id in gone:
            await store.call_off(season.id, request.tables.store.now())


async def join(request: Request, press: Press) -> None:
    """Join a season; once it has begun, wait for a free place. Whoever is in it then sees their games."""
    if await _plays(request, await _season(request, press)):
        await mine(request, press)
        return
    store, now = request.tables.store, request.tables.store.now()
    async with store.turn(f"people of season {press.number}"):
        season = await _season(request, press)
        progress = await _progress(request, season)
        _check_joining(request, progress, now)
        digest = await store.digests.of(entered_as(season.id), request.user_id)
        if await store.of(Seasons).held(season.id, digest):  # they deleted their data
            raise Refusal("refused-season-left")
        asked = (
            season.stage == "running"
            or season.kind == "evening"
            or now >= season.starts - READY_CHECK
        )
        await store.of(Seasons).join(
            Entrant(season.id, request.tables.fresh_id(), request.user_id, request.name, now, asked)
        )
    await request.services.parts.of(SeasonJob).touch(season.id)
    await request.say(
        "season-you-joined", stage=season.stage, ready="yes" if asked else "no", kind=season.kind
    )


def _check_joining(request: Request, progress: Progress, now: datetime) -> None:
    """Raise Refusal if this person can't join a season; whoever is in it or waits may again."""
    season = _active(progress.season)
    own = next((it for it in progress.entrants if it.user_id == request.user_id), None)
    if own is not None and own.division is not None:
        raise Refusal("refused-season-left" if own.left else "refused-season-joined")
    if own is not None and own.left is None:
        return
    if season.stage == "running" and progress.too_late(now):
        raise Refusal("refused-season-late", kind=season.kind)
    there = sum(it.left is None for it in progress.entrants)
    if there >= MAX_PEOPLE or len(progress.entrants) >= MAX_ENTRANTS:
        raise Refusal("refused-season-full", most=MAX_PEOPLE)


async def leave(request: Request, press: Press) -> None:
    """Leave a season; from one that has begun, after a confirmation."""
    season = _active(await _season(request, press))
    store = request.tables.store
    async with store.turn(f"people of season {season.id}"):
        entrant = await store.of(Seasons).entrant(season.id, request.user_id)
        if entrant is None or entrant.left is not None:
            raise Refusal("refused-season-not-in")
        asks = entrant.division is not None and press.argument != "sure"
        if not asks:
            await store.of(Seasons).leave(season.id, request.user_id, store.now())
    if asks:
        sure = Press(NO_TABLE, season.id, "season-leave", "sure")
        button = PressButton(
            sure, request.words("button-season-leave-sure"), discord.ButtonStyle.danger
        )
        text = request.words("season-leave-sure", kind=season.kind)
        await request.show(Screen(text=text, rows=[[button]]))
        return
    await request.services.parts.of(SeasonJob).touch(season.id)
    await request.say("season-you-left")


async def be_ready(request: Request, press: Press) -> None:
    """Note that this person is ready to play; whoever isn't in the season, or has just left it, joins."""
    season = _active(await _season(request, press))
    if season.stage != "joining":
        raise Refusal("refused-season-begun")
    if await request.tables.store.of(Seasons).be_ready(season.id, request.user_id):
        await request.services.parts.of(SeasonJob).touch(season.id)
        await request.say("season-you-are-ready")
    else:
        await join(request, press)


async def mine(request: Request, press: Press) -> None:
    """Show this person's games in a season, and the standings of their division."""
    progress = await _progress(request, await _season(request, press))
    tables = {}
    for fixture in progress.fixtures:
        if fixture.stage == "open" and fixture.table_id is not None:
            own = {progress.by_entry[it].user_id for it in fixture.entries}
            if request.user_id in own:
                tables[fixture.number] = await request.link(fixture.table_id)
    await request.show(own_games(progress, request.user_id, tables, request.words))


async def show(request: Request, press: Press) -> None:
    """Show a season as its message does, in the reader's language."""
    progress = await _progress(request, await _season(request, press))
    faces = await request.services.poster.facts.avatars.of(shown_people(progress))
    reader = request.user_id
    screen = await in_thread(lambda: standing(progress, request.words, faces, reader))
    lines, season, refused = [screen.caption], progress.season, request.services.refused
    if request.manages and season.stage == "running":
        lines += await _open_games(request, progress)
    if request.manages and season.active:
        lines += refused.told("thread", season.channel_id, request.words)
    if request.manages:
        lines += refused.told("season", season.id, request.words)
    text = cut(lines, MAX_PANEL_LENGTH)
    await request.show(replace(screen, caption="", text=text))


async def _open_games(request: Request, progress: Progress) -> list[str]:
    """Return a heading and a line for each game of a season that is being played; none without one."""
    words, lines = request.words, list[str]()
    for it in progress.fixtures:
        if it.stage == "open" and it.table_id is not None:
            names = (escaped(name_of(progress, entry, words)) for entry in it.entries)
            address = await request.link(it.table_id)
            lines.append(
                words("season-open-game", names=words.joined(names, "comma"), link=address)
            )
    return [words("season-open-games"), *lines] if lines else []


async def read(request: Request, press: Press) -> None:
    """Show the crosstable of a division in words, by default of the first one."""
    progress = await _progress(request, await _season(request, press))
    known = {str(number): number for number, _ in enumerate(progress.divisions)}
    if not known:
        raise Refusal("refused-season-none")
    screen = division(progress, known.get(press.argument, 0), request.words)
    await request.show(screen)


async def past(request: Request, _: Press) -> None:
    """List the past seasons of this server with their winners."""
    guild_id, store = request.place[0], request.tables.store
    seasons: list[tuple[Season, list[str]]] = []
    for season in await store.of(Seasons).of_server(guild_id):
        if season.stage == "over" and len(seasons) < MAX_PAST:
            entrants = await store.of(Seasons).entrants(season.id)
            known = ((it.user_id, it.name or request.words("name-forgotten")) for it in entrants)
            named = zip(entrants, told_apart(tuple(known)), strict=True)
            first = [name for it, name in named if it.place == 1 and it.division == 0]
            seasons.append((season, first))
    await request.show(end_screen.past(seasons, request.words))


async def ask_to_close(request: Request, press: Press) -> None:
    """Explain what calling a season off means, and ask for confirmation."""
    season = await _closable(request, press)
    sure = Press(NO_TABLE, season.id, "season-closed")
    row: list[ui.Item[Any]] = [
        PressButton(sure, request.words("button-season-closed"), discord.ButtonStyle.danger)
    ]
    name = title(season, request.words).removeprefix("### ")
    await request.show(Screen(text=request.words("season-close-sure", title=name), rows=[row]))


async def close(request: Request, press: Press) -> None:
    """Call a season off; its games go on as ordinary ones."""
    season, store = await _closable(request, press), request.tables.store
    if not await store.of(Seasons).call_off(season.id, store.now()):
        raise Refusal("refused-season-over")
    await request.services.parts.of(SeasonJob).wake()
    await request.say("season-you-closed")


async def here(request: Request) -> int:
    """Return the season of this channel, or else the newest of this server; raise Refusal."""
    guild_id, channel_id = request.place
    seasons = await request.tables.store.of(Seasons).of_server(guild_id)
    known = [it for it in seasons if it.active] or seasons[:1]
    if not known:
        raise Refusal("refused-season-none")
    near = {channel_id, request.parent_id}
    return next((it.id for it in known if it.channel_id in near), known[0].id)


async def _closable(request: Request, press: Press) -> Season:
    """Return the season of a press; raise Refusal unless this person may call it off now.

    A manager who plays in it would end what they are losing.
    """
    _ = request.managed  # raises Refusal for whoever may not manage the server
    season = _active(await _season(request, press))
    if await _plays(request, season):
        raise Refusal("refused-season-plays")
    return season


async def _plays(request: Request, season: Season) -> bool:
    """Return whether a season has begun, and this person is in it or waits for a place."""
    if season.stage != "running":
        return False
    own = await request.tables.store.of(Seasons).entrant(season.id, request.user_id)
    return own is not None and own.left is None


async def _season(request: Request, press: Press) -> Season:
    """Return the season of a press; raise Refusal if it's gone, or another server's."""
    season = await request.tables.store.of(Seasons).get(press.number or 0)
    if season is None or season.guild_id != request.guild_id:
        raise Refusal("refused-season-none")
    return season


def _active(season: Season) -> Season:
    """Return a season; raise Refusal if it's over or was called off."""
    if not season.active:
        raise Refusal("refused-season-over")
    return season


async def _progress(request: Request, season: Season) -> Progress:
    return await progress_of(request.tables.store.of(Seasons), season)
