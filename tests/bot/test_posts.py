"""What one person can make the bot post in ten minutes has a bound, whatever command or control they use."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.actions.cooldowns import LIMITS
from bot.features.follow.followers import MAX_TOLD
from bot.i18n.lexicon import LANGUAGES
from bot.posting.retries import Work
from bot.posting.turn_clocks import MAX_PINGS
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.server import Server, answered, private
from tests.tools.posts import ME, Count, Scene, counted, quick_move, roads

pytestmark = pytest.mark.alone

ASIDES, POSTS = LIMITS["aside"].times, LIMITS["post"].times


async def go(scene: Scene, road: str, times: int) -> Count:
    """Let Ada take a road again and again, at one moment."""
    step = roads(scene)[road]
    with counted(scene.server) as told:
        for number in range(times):
            await step(number)
        await scene.server.settle()
    return told


@pytest.mark.parametrize("road", ["away and back", "/table show", "two languages"])
async def test_boards_are_posted_again_for_a_person_with_a_bound(
    server: Server, days: Days, road: str
) -> None:
    """However many of them wait in however many channels: no more than are left of the bound."""
    assert days
    scene, left = await Scene.set_up(server, 6), 2
    for _ in range(ASIDES - left):
        server.facet.services.cooldowns.spare_post(server.person(ME).id)
    told = await go(scene, road, 12)
    assert told.posts == left


async def test_boards_left_out_are_posted_once_the_bound_allows_it(
    server: Server, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once each, as they are then; until then their clocks are paused, and go on, at once."""
    retries, later = server.facet.poster.retries, list[Work]()
    usual = retries.after

    def after(seconds: float, do: Work) -> None:
        if seconds < 60:
            usual(seconds, do)
        else:
            later.append(do)

    monkeypatch.setattr(retries, "after", after)
    scene = await Scene.set_up(server, ASIDES + 3)
    with counted(server) as told:
        for until in ("3", "0", "3"):
            await server.command(ME, "my away", until=until)
            for channel in scene.channels:
                clock = (await scene.now(channel)).clock
                assert clock is not None
                assert clock.away is (until == "3")
        assert (told.posts, len(later)) == (ASIDES, 1)
        for _ in range(2):
            days.now += LIMITS["aside"].span
            await later.pop()()
            await server.settle()
    assert (told.posts, later) == (2 * ASIDES + 3, [])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_never_stops_moving_is_asked_to_wait(
    server: Server, days: Days, language: str
) -> None:
    """After more moves than anybody makes; what only they see still works, and later everything does."""
    server.speak(language)
    scene = await Scene.set_up(server, 1)
    cooldowns, ada = server.facet.services.cooldowns, server.person(ME).id
    for _ in range(POSTS):
        cooldowns.note_post(ada)
    before = await scene.now(scene.channels[0])
    with counted(server) as told:
        await quick_move(scene, scene.channels[0])
    assert told.posts == 0
    assert (await scene.now(scene.channels[0])).revision == before.revision
    assert answered(await server.command(ME, "table hand", scene.channels[0]))
    days.now += LIMITS["post"].span
    await quick_move(scene, scene.channels[0])
    assert (await scene.now(scene.channels[0])).revision > before.revision


def use_up(scene: Scene) -> None:
    """Let Ada have made the bot post as much as it does for one person."""
    cooldowns, ada = scene.server.facet.services.cooldowns, scene.server.person(ME).id
    for _ in range(ASIDES):
        cooldowns.spare_post(ada)
    for _ in range(POSTS):
        cooldowns.note_post(ada)


async def test_what_ends_something_is_never_refused(server: Server, days: Days) -> None:
    """However much the bot has posted for a person: they close, leave, resign, end and decline."""
    assert days
    scene = await Scene.set_up(server, 4)
    first, second, third, fourth = scene.channels
    closed, left = scene.free[:2]
    await server.command(ME, "splendor new", closed, seats="joined")
    await server.command("bo", "splendor new", left, seats="joined")
    await scene.act("join", left)
    await server.command(ME, "table hand-over", third, person=server.person("cy"))
    await server.command(ME, "tutorial", scene.free[2], game="splendor")
    lessons = server.direct(ME)
    ids = [(await scene.now(it)).id for it in (closed, lessons, first, second, fourth)]
    use_up(scene)
    for action, channel in (("cancel", closed), ("leave", left), ("left-tutorial", lessons)):
        await scene.act(action, channel)
    await scene.act("resigned", first, "won")
    await scene.act("resigned", second, "won")
    await scene.act("decline", third)
    await scene.act("ended", fourth, "off")
    tables = [await server.facet.tables.get(it) for it in ids]
    assert all(it.over for it in tables)
    assert (await scene.now(left)).seat_of(server.person(ME).id) is None
    assert (await scene.now(third)).offer is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_budget_leaves_nothing_half_done(server: Server, days: Days, language: str) -> None:
    """Whatever it refuses isn't stored either, and says when it works again."""
    assert days
    server.speak(language)
    scene = await Scene.set_up(server, 2)
    playing, over = scene.channels
    await scene.act("resigned", over, "won")
    before = (await scene.now(playing)).revision, (await scene.now(over)).id
    use_up(scene)
    rows = [await counted_rows(server)]
    again = f"facet:b:{before[1]}:0:rematch:"
    refused = [
        await server.command(ME, "splendor new", scene.free[0]),
        await server.command(ME, "tutorial", scene.free[1], game="splendor"),
        await server.command(ME, "season open", scene.free[0], game="splendor"),
        await server.command(ME, "table hand-over", playing, person=server.person("cy")),
        await server.command(ME, "table language", playing, language="ja"),
        await scene.press(again, over),
    ]
    for result in refused:
        assert result is not None
        assert "<t:" in private(result)
    rows.append(await counted_rows(server))
    assert rows[0] == rows[1]
    assert before == ((await scene.now(playing)).revision, (await scene.now(over)).id)


async def counted_rows(server: Server) -> list[int]:
    """Return how many rows there are about tables, seats and seasons."""
    told = (
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM seats), count(*) FROM seasons"
    )
    (row,) = await server.facet.tables.store.engine.rows(told)
    return [*map(int, row)]


async def test_nobody_is_pinged_all_the_time(server: Server) -> None:
    """Somebody who moves and takes it back pings their opponent no more often than this; boards come as usual."""
    clocks = server.facet.poster.facts.clocks
    bo = server.person("bo").id
    table = Table(1, 1, 2, "splendor", bo, {"target": 15}, "en", stage="playing")
    pinged = [(await clocks.begin(table, [bo])).pinged for _ in range(MAX_PINGS + 2)]
    assert pinged == [[bo]] * MAX_PINGS + [[]] * 2
    live = await clocks.begin(replace(table, pace="5m"), [bo])
    assert live.pinged == [bo]


async def test_a_follower_is_told_of_a_few_games_at_a_time(server: Server, days: Days) -> None:
    """Of somebody who begins and ends one after the other."""
    scene = await Scene.set_up(server, 0)
    with counted(server) as told:
        for number in range(MAX_TOLD + 2):
            await scene.command("splendor new", server.channel, {"seats": "joined"})
            await scene.act("computer", server.channel, value="easy")
            await scene.act("start", server.channel)
            await scene.act("resigned", server.channel)
            days.now += timedelta(minutes=1.5 if number % 2 else 1.2)
    assert told.most_direct == MAX_TOLD


async def test_a_host_of_a_game_night_meets_no_bound(server: Server, days: Days) -> None:
    """Five lobbies with other terms, full, begun and shown again within minutes, and closed ones between them."""
    for number in range(5):
        place = server.add_channel(f"night-{number}")
        await server.command(ME, "splendor new", place, seats="joined")
        await server.press(ME, "Close table", await server.newest(place))
        await server.command(ME, "splendor new", place, seats="joined")
        lobby = await server.newest(place)
        for name in ("cy", "di"):
            await server.press(name, "Join", lobby)
        await server.press(ME, "Start", lobby)
        assert (await server.table(place)).stage == "playing"
        days.now += timedelta(minutes=1)
        assert "posting it again" in private(await server.command(ME, "table show", place))


async def test_a_whole_game_in_five_minutes_meets_no_bound(server: Server, days: Days) -> None:
    """Of 12 Seekers, with a move of one person every few seconds."""
    await server.command(ME, "seekers new", seats="joined")
    await server.press("bo", "Join")
    await server.press(ME, "Start")
    for _ in range(400):
        table = await server.table()
        if table.over or table.asked is None:
            break
        name = ME if table.person_asked == server.person(ME).id else "bo"
        move = table.rules.quick(table.position.seen_by(table.asked))
        board = await server.newest()
        custom_id = f"facet:b:{table.id}:{table.number}:play:{move}"
        said = await server.person(name).forge(board, custom_id)
        assert (await server.table()).number > table.number, private(said)
        days.now += timedelta(seconds=1)
    assert (await server.table()).over
