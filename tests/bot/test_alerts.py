"""People who are told that somebody looks for opponents: who, how often, and who isn't."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.features.matchmaking.actions import MAX_ALERTS
from bot.features.matchmaking.alert_store import PAUSE, TRY_AGAIN, Alert, Alerts
from bot.features.matchmaking.alerts import MOST_TOLD, AlertJob
from bot.features.matchmaking.job import Matchmaking
from bot.features.matchmaking.store import Queue
from bot.features.ratings import ledger
from bot.features.ratings.ledger import EVERYWHERE, Standing
from bot.features.ratings.rating import START_POINTS
from bot.store import NotSaved
from bot.store.mapping import cells_of
from tests.bot.days import HOUR, Days, moved
from tests.bot.server import Server, answered, labels, private, text
from tests.bot.test_blocks import block
from tests.bot.test_finding import find, look
from tests.bot.test_privacy import data, forget
from tests.playground.waiting import PATIENCE

pytestmark = pytest.mark.alone
TELL, NO_MORE = "Tell me when somebody looks", "Stop telling me"


async def ask(server: Server, name: str, game: str = "Splendor") -> str:
    """Let somebody ask to be told of a game; return their panel."""
    await server.command(name, "find")
    if game != "Splendor":
        await server.choose(name, game)
    return private(await server.press(name, TELL))


async def heard(server: Server, name: str) -> int:
    """Return of how many people who look for opponents somebody was told."""
    person, bot = str(server.person(name).id), server.discord.world.bot_id
    if server.discord.world.between(person, bot) is None:
        return 0
    direct = server.direct(name)
    return sum("is looking for opponents" in text(it) for it in server.seen(channel=direct))


async def test_somebody_is_told_who_asked_to_be(server: Server) -> None:
    """Once, with the server and what is looked for, but no name; they alone, and only while they aren't waiting."""
    panel = await ask(server, "ada")
    assert "at most once a day" in panel
    await find(server, "zoe")
    assert await heard(server, "ada") == 1
    told = text(await server.newest(server.direct("ada")))
    assert "Splendor · 2 players" in told
    assert server.guild.name in told
    assert "zoe" not in told
    assert await heard(server, "zoe") == 0
    await look(server)
    await server.restart()
    await look(server)
    assert await heard(server, "ada") == 1


async def test_nobody_is_told_twice_in_a_day(server: Server, days: Days) -> None:
    """Somebody else who looks within the day is told of when it is over, if they still wait."""
    await ask(server, "ada")
    await find(server, "bo", seats="4")
    await days.go_by(HOUR)
    await find(server, "cy", seats="4")
    assert await heard(server, "ada") == 1
    await days.go_by(PAUSE)
    await look(server)
    assert await heard(server, "ada") == 2
    await days.go_by(PAUSE)
    await look(server)
    assert await heard(server, "ada") == 2


async def test_one_message_a_day_for_all_games(server: Server) -> None:
    """Whoever asked about two games hears of one of them."""
    store = server.facet.tables.store
    for game in ("splendor", "seekers"):
        await want(server, "ada", game)
    await find(server, "bo")
    await find(server, "bo", game="seekers")
    assert await heard(server, "ada") == 1
    assert len(await store.of(Alerts).of(server.person("ada").id)) == 2


async def want(server: Server, name: str, game: str = "splendor") -> None:
    """Save that somebody wants to hear of a game."""
    store, user_id = server.facet.tables.store, server.person(name).id
    await store.of(Alerts).save(Alert(user_id, game, server.id, "en", store.now() - PAUSE))


@pytest.mark.parametrize("blocker", ["ada", "bo"])
async def test_who_is_kept_away_is_not_told(server: Server, blocker: str) -> None:
    """Whoever blocked the other: they could not meet."""
    await block(server, blocker, "bo" if blocker == "ada" else "ada")
    await ask(server, "ada")
    await find(server, "bo")
    assert await heard(server, "ada") == 0


async def test_who_is_too_far_away_in_points_is_not_told(server: Server) -> None:
    """Whom somebody doesn't want to meet hears nothing of them."""
    await ask(server, "ada")
    ada = server.person("ada").id
    far = Standing(ada, "splendor", "people", EVERYWHERE, 30.0, 2.0, 9, 9, START_POINTS + 300)
    await server.facet.tables.store.engine.write(ledger._FIRST_STANDING, *cells_of(far))
    await find(server, "bo", apart="100")
    assert await heard(server, "ada") == 0
    await find(server, "cy", apart="400", seats="4")
    assert await heard(server, "ada") == 1


async def test_quiet_hours_are_kept(server: Server, days: Days) -> None:
    """Somebody who isn't to be disturbed is told once they may be."""
    await ask(server, "ada")
    now = days.now
    begin, end = (f"{now + it:%H:%M}" for it in (-HOUR, HOUR))
    await server.command("ada", "my quiet", begin=begin, end=end, zone="UTC")
    await find(server, "bo")
    assert await heard(server, "ada") == 0
    await days.go_by(2 * HOUR)
    await look(server)
    assert await heard(server, "ada") == 1


@pytest.mark.parametrize("why", ["left", "closed"])
async def test_who_has_left_or_takes_no_messages_hears_no_more(server: Server, why: str) -> None:
    """What they asked for is deleted when they could have been told."""
    await ask(server, "ada")
    if why == "left":
        server.guild.members.pop(str(server.person("ada").id))
    else:
        server.fail("POST", "/users/@me/channels", 403, 50007)
    await find(server, "bo")
    assert await heard(server, "ada") == 0
    assert await alerts(server, "ada") == []


async def alerts(server: Server, name: str) -> list[str]:
    """Return the games of which somebody wants to hear."""
    store = server.facet.tables.store
    return [it.game for it in await store.of(Alerts).of(server.person(name).id)]


async def test_it_is_ended_where_it_was_begun_or_in_the_message(server: Server) -> None:
    """Twice does no harm, and the panel offers it anew."""
    await ask(server, "ada")
    assert NO_MORE in labels(answered(await server.command("ada", "find")))
    await find(server, "bo")
    message = await server.newest(server.direct("ada"))
    for _ in range(2):
        assert "won’t tell you" in private(await server.press("ada", NO_MORE, message))
    assert await alerts(server, "ada") == []
    assert TELL in labels(answered(await server.command("ada", "find")))
    for _ in range(2):
        await server.press("ada", TELL)
        await server.command("ada", "find")
        panel = await server.press("ada", NO_MORE)
        assert TELL in labels(answered(panel))


async def test_turning_it_off_and_on_brings_no_second_message(server: Server) -> None:
    """Whoever presses both again and again is told once in a day, as the panel says."""
    await ask(server, "ada")
    await find(server, "bo")
    for _ in range(3):
        await server.command("ada", "find")
        await server.press("ada", NO_MORE)
        await ask(server, "ada")
        await look(server)
    assert await heard(server, "ada") == 1


async def test_who_wants_no_reminders_is_told_that_nothing_comes(server: Server) -> None:
    """Their panel says why, and what to do."""
    people, ada = server.facet.tables.store.people, server.person("ada").id
    before = await people.get(ada)
    await people.save(replace(before, reminders="none"), before)
    panel = await ask(server, "ada")
    assert "You’ve turned reminders off, so I won’t tell you" in panel
    assert "`/my reminders`" in panel
    await find(server, "bo")
    assert await heard(server, "ada") == 0


async def test_wishes_are_bounded(server: Server) -> None:
    """Beyond the limit a sentence says so; the same wish anew isn't another one."""
    store, ada = server.facet.tables.store, server.person("ada").id
    for number in range(MAX_ALERTS):
        await store.of(Alerts).save(Alert(ada, "splendor", number + 1, "en", store.now()))
    assert f"about {MAX_ALERTS} games" in await ask(server, "ada")
    await store.of(Alerts).remove(ada, "splendor", 1)
    assert "at most once a day" in await ask(server, "ada")
    assert len(await store.of(Alerts).of(ada)) == MAX_ALERTS


async def test_one_person_sends_a_bounded_number_of_messages(server: Server) -> None:
    """However many want to hear of it, and however often the queue is looked at."""
    names = [f"p{number}" for number in range(MOST_TOLD + 3)]
    for name in names:
        await want(server, name)
    await find(server, "bo")
    await look(server)
    assert sum([await heard(server, name) for name in names]) == MOST_TOLD


async def test_it_is_in_the_data_and_is_forgotten(server: Server) -> None:
    """The file has the game and the server; who is forgotten hears nothing more."""
    await ask(server, "ada")
    (kept,) = (await data(server, "ada"))["alerts"]
    assert (kept["game"], kept["server"]) == ("splendor", str(server.id))
    await forget(server, "ada")
    await find(server, "bo")
    assert await heard(server, "ada") == 0
    assert await alerts(server, "ada") == []


async def test_a_bot_killed_before_it_sends_sends_it_then(server: Server) -> None:
    """The message was claimed, and is sent a minute later, once."""
    alerts, now = server.facet.tables.store.of(Alerts), server.facet.tables.store.now()
    await want(server, "ada")
    assert await alerts.claim(server.person("ada").id, now)
    await find(server, "bo")
    await server.restart()
    with moved(server) as days:
        for count in (0, 1, 1):
            await look(server)
            assert await heard(server, "ada") == count
            await days.go_by(TRY_AGAIN)


async def test_a_bot_killed_after_it_has_sent_sends_nothing_twice(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has the message, and the database doesn't say so: Discord knows it by its nonce."""
    await ask(server, "ada")

    tried = asyncio.Event()

    async def lost(*_: object) -> None:
        tried.set()
        raise NotSaved

    with monkeypatch.context() as away:
        away.setattr(Alerts, "sent", lost)
        with suppress(NotSaved):  # unless the bot's own job is the first to send it
            await find(server, "bo")
        await asyncio.wait_for(tried.wait(), PATIENCE)
    assert await unsent(server) == ["splendor"]
    await server.restart()
    with moved(server) as days:
        await days.go_by(TRY_AGAIN)
        await look(server)
    assert await heard(server, "ada") == 1
    assert await unsent(server) == []


async def unsent(server: Server) -> list[str]:
    """Return the games of which Ada is to hear."""
    alerts = await server.facet.tables.store.of(Alerts).of(server.person("ada").id)
    return [it.game for it in alerts if it.unsent]


async def test_what_discord_could_not_take_is_sent_later(server: Server, days: Days) -> None:
    """An outage costs nobody their message of the day."""
    await ask(server, "ada")
    server.fail("GET", f"/guilds/{server.id}/members/*", 501)
    await find(server, "bo")
    assert await heard(server, "ada") == 0
    await days.go_by(TRY_AGAIN)
    await look(server)
    assert await heard(server, "ada") == 1


async def test_what_discord_refuses_is_not_sent_again(server: Server) -> None:
    """A refusal that has nothing to do with the person stands for the day."""
    await ask(server, "ada")
    server.fail("POST", "/channels/*/messages", 403, 20026)
    for _ in range(2):
        await find(server, "bo")
        assert await heard(server, "ada") == 0
        assert await alerts(server, "ada") == ["splendor"]
        assert await unsent(server) == []


async def test_nobody_waits_for_a_message(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one that is told hasn't got it, two others are brought together."""
    sending, slow = asyncio.Event(), asyncio.Event()

    async def late(*_: object) -> None:
        sending.set()
        await slow.wait()

    parts, queue = server.facet.parts, server.facet.tables.store.of(Queue)
    await find(server, "bo", seats="2")
    await find(server, "cy", seats="3")
    monkeypatch.setattr("bot.features.matchmaking.alerts.send_direct", late)
    await want(server, "ada")
    for entry in await queue.everybody():
        await queue.join(replace(entry, fewest=2, most=2, since=server.facet.tables.store.now()))
    telling = asyncio.create_task(parts.of(AlertJob).tick())
    async with asyncio.timeout(PATIENCE):
        await sending.wait()
    assert await parts.of(Matchmaking)._match([])
    assert not telling.done()
    slow.set()
    await telling
    await server.settle()
