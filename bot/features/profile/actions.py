"""Profiles: anybody can see one, unless its owner hides it."""

from dataclasses import replace

from bot.actions.request import Request
from bot.actions.server_settings import public_words
from bot.features.follow.actions import follows
from bot.features.follow.store import Follows
from bot.features.profile.profile import MAX_RESULTS, career, games_of
from bot.features.profile.screen import ProfileOf, ShownPerson, main_standing, nobody, screen
from bot.features.ratings.leaderboard import Leaderboard, Leaderboards
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.levels import level_standings
from bot.features.seasons.badges import earned
from bot.features.seasons.store import Seasons
from bot.host.threads import in_thread
from bot.messages.press import NO_TABLE, Press, people_of
from bot.tables.refusal import Refusal, UnescapedName
from bot.tables.results import MIN_RATED_TURNS


async def show(request: Request, press: Press) -> None:
    """Show a profile; the person's own if the press names nobody."""
    if press.people:
        ((user_id, name),) = people_of(press, "refused-computer-profile").items()
        who = ProfileOf(user_id, name)
    else:
        who = _asked(request, press.argument)
    person = await _person(request, who)
    own = who.user_id == request.user_id
    if person is None:
        shown = await in_thread(lambda: nobody(request.words, own=own, name=who.name))
        await request.show(shown)
        return
    if not own and request.where == "server":
        person = replace(person, followed=await follows(request, followed_id=who.user_id))
    shown = await in_thread(lambda: screen(person, request.words, own=own))
    await request.show(shown)


async def share(request: Request, press: Press) -> None:
    """Post this person's profile in the channel."""
    asked = _asked(request, press.argument)
    if asked.user_id != request.user_id:
        raise Refusal("refused-share-others")
    person = await _person(request, replace(asked, name=request.name))
    if person is None or not request.reply.can_post:
        raise Refusal("refused-share" if person else "refused-control-unknown")
    words = await public_words(request)
    shown = await in_thread(lambda: screen(person, words, own=False, shared=True))
    with request.doing("profile"):
        await request.reply.post(shown)


async def hide(request: Request, press: Press) -> None:
    """Hide this person's profile, or show it again."""
    store = request.tables.store
    hidden = press.action == "hide-profile"
    person = await store.people.get(request.user_id)
    await store.people.save(replace(person, hidden=hidden), person)
    if hidden:
        await store.of(Follows).forget_followed(request.user_id)
    await show(request, Press(NO_TABLE, 0, "profile"))


def _asked(request: Request, argument: str) -> ProfileOf:
    """Return whose profile is requested; the person's own if nobody is named."""
    asked = ProfileOf.read(argument)
    if not asked.user_id:
        return ProfileOf(request.user_id, request.name, asked.game)
    return asked


async def _person(request: Request, who: ProfileOf) -> ShownPerson | None:
    """Return a person's profile; None if they haven't finished a game; raise Refusal if it is hidden."""
    store = request.tables.store
    user_id = who.user_id
    hidden = (await store.people.get(user_id)).hidden
    if hidden and user_id != request.user_id:
        raise Refusal("refused-hidden", name=UnescapedName(who.name))
    past = await store.results.past(user_id, MAX_RESULTS)
    games = await in_thread(games_of, past)
    chosen = who.game if who.game in games else next(iter(games), "")
    played = await in_thread(career, past, chosen)
    if played is None:
        return None
    guild_id = request.guild_id or EVERYWHERE
    standings = [it for it in await store.of(Ledger).standings([user_id]) if it.game == chosen]
    main = main_standing(standings, guild_id)
    curve = await store.of(Ledger).curve(user_id, chosen, main.pool, main.guild_id) if main else []
    board = Leaderboard(chosen, "people", guild_id)
    won = await store.of(Seasons).won(user_id, guild_id, MIN_RATED_TURNS) if guild_id else ()
    return ShownPerson(
        user_id=user_id,
        name=who.name,
        career=played,
        games=games,
        standings=standings,
        levels=await level_standings(chosen, store.of(Ledger)),
        curve=[points for _, points in curve],
        here=(await store.of(Leaderboards).page(board, user_id, 0, 0)).own if guild_id else None,
        guild_id=guild_id,
        hidden=hidden,
        reliability=(await store.turns.reliability([user_id]))[user_id],
        titles=sum(it.game == chosen and earned(it.entry, it.played) for it in won),
        avatar=(await request.services.poster.facts.avatars.of([user_id])).get(user_id),
    )
