"""Before the game: who sits at the table, and who may begin."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.entry.commands.game import INVITE_OPTIONS
from bot.i18n.lexicon import words_in
from bot.messages.press import PressButton
from bot.playground.discord.world import Role
from bot.screens.lobby import screen
from bot.store import values
from bot.tables import lobby
from bot.tables.table import Table
from bot.testing.people import Channel, Person, Result, Seen
from rules import GAMES
from tests.bot.managing import choose
from tests.bot.server import Server, alt, answered, button_id, components, labels, private, text

LOBBY = ["Join", "Invite…", "Start", "Settings", "New here?", "Close table"]


async def invite(server: Server, *names: str) -> Result:
    """Let Ada choose people from Discord's list; return how that was answered."""
    chooser = answered(await server.press("ada", "Invite…"))
    people = next(part for part in components(chooser) if part["type"] == 5)
    assert people["max_values"] == 4 - len((await server.table()).players)
    chosen = [server.person(name) for name in names]
    return await server.person("ada").select(chooser, chosen, custom_id=people["custom_id"])


async def starting_times(server: Server) -> tuple[Seen, dict[str, Any]]:
    """Let Ada open the settings; return them with their list of starting times."""
    panel = answered(await server.press("ada", "Settings"))
    return panel, next(it for it in components(panel) if ":starts:" in it.get("custom_id", ""))


async def plan(server: Server, when: str) -> Seen:
    """Let Ada choose a starting time; return her panel."""
    panel, times = await starting_times(server)
    return answered(await server.person("ada").select(panel, [when], custom_id=times["custom_id"]))


async def test_a_closed_lobby_is_past(server: Server) -> None:
    """It is neither posted again nor spoken of as a game that may still begin."""
    await server.command("ada", "splendor new")
    await server.press("ada", "Close table")
    posted = len(list(server.seen()))
    for command in ("show", "hand", "history"):
        assert "This table is closed." in private(await server.command("ada", f"table {command}"))
    assert len(list(server.seen())) == posted


async def test_a_table_opens_with_its_host_in_it(server: Server) -> None:
    """`/splendor new` opens a table that everybody sees, with the one who opened it seated."""
    await server.command("ada", "splendor new", target=17)
    lobby = await server.newest()
    assert "**ada** · host" in text(lobby)
    assert "to 17 prestige" in text(lobby)
    assert labels(lobby) == LOBBY


async def test_people_join_and_leave_in_the_same_message(server: Server) -> None:
    """Joining and leaving changes the lobby where it stands and posts nothing new."""
    await server.command("ada", "splendor new")
    lobby = await server.newest()
    await server.press("bo", "Join")
    joined = await server.newest()
    assert joined.id == lobby.id
    assert "**bo**" in text(joined)
    await server.press("bo", "Leave")
    assert "**bo**" not in text(await server.newest())


async def test_the_host_passes_on_when_leaving(server: Server) -> None:
    """When the host leaves, the next person is the host; the last person closes the table."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    await server.press("ada", "Leave")
    assert (await server.table()).host_id == server.person("bo").id
    assert "Leave" not in labels(await server.newest())
    await server.press("bo", "Close table")
    assert (await server.table()).stage == "called-off"
    assert labels(await server.newest()) == []


async def test_somebody_who_has_joined_becomes_host_first(server: Server) -> None:
    """An invited person who hasn't answered can't start a game, or close the table, for the others."""
    await server.command("ada", "splendor new", invite=server.person("bo"))
    await server.press("cy", "Join")
    await server.press("ada", "Leave")
    assert (await server.table()).host_id == server.person("cy").id


async def test_nobody_is_invited_where_nobody_else_is(server: Server) -> None:
    """A direct message with the bot has one reader."""
    world = server.discord.world
    ada = world.people[str(server.person("ada").id)]
    place = Channel(int(server.discord.add_private([ada, world.bot]).id))
    invited = await server.command("ada", "splendor new", place, invite=server.person("bo"))
    assert "you play against computers" in private(invited)
    assert not [it for it in server.seen(channel=place) if "Accept" in labels(it)]


async def test_the_host_removes_a_computer(server: Server) -> None:
    """The host chooses whom to remove from a private list."""
    await server.command("ada", "splendor new")
    await server.add_computer("ada")
    await server.add_computer("ada")
    assert [player.name for player in (await server.table()).players] == ["ada", "Nora", "Felix"]
    await server.press("ada", "Settings")
    await server.press("ada", "Remove")
    result = await server.choose("ada", "1")
    assert "was removed" in private(result)
    assert [player.name for player in (await server.table()).players] == ["ada", "Felix"]


async def test_people_are_invited_from_discords_own_list(server: Server) -> None:
    """The lobby is posted again and pings those chosen, once; a seat is kept for each of them."""
    await server.command("ada", "splendor new", invite=server.person("bo"))
    told = await invite(server, "cy", "bo")
    assert private(told) == "They’ve been invited."
    lobby = await server.newest()
    assert lobby.mentioned == [server.person("cy").id]
    assert "**bo**" in text(lobby)
    await server.press("cy", "Accept")
    assert "**cy**" in text(await server.newest())
    server.people["bot"] = Person(server.discord, server.guild, int(server.discord.world.bot_id))
    for who, why in (("bot", "Only people"), ("cy", "already at this table")):
        assert why in private(await invite(server, who))
    assert "not at this table yet" in private(await server.press("eve", "Invite…"))


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_command_invites_as_many_as_there_are_seats(server: Server, game: str) -> None:
    """The command that opens a table has an option for each other seat, and one message calls them all."""
    guests = ("bo", "cy", "di", "ed", "flo")[: GAMES[game].seats[-1] - 1]
    options = dict(zip(INVITE_OPTIONS, map(server.person, guests), strict=False))
    await server.command("ada", f"{game} new", **options)
    assert sorted((await server.newest()).mentioned) == sorted(
        server.person(it).id for it in guests
    )
    for name in guests:
        await server.press(name, "Accept")
    await server.press(guests[-1], "Start")  # a full table needs no host
    assert (await server.table()).stage == "playing"


async def test_a_role_is_called_once(server: Server) -> None:
    """Nobody is pinged where no role was chosen, the bot may not mention it, or another table just did."""
    await server.command("ada", "splendor new", invite=server.person("cy"))
    seek = "Looking for players"
    asking = answered(await server.press("ada", "Invite…"))
    assert "nobody was pinged" in private(await server.press("ada", seek, asking))
    role = Role(server.discord.new_id(), "players", 0)
    server.guild.roles[role.id] = role
    await choose(server, "max", role=[role.id])
    assert "I may not mention" in private(await server.press("ada", seek, asking))
    server.guild.roles[role.id] = replace(role, mentionable=True)
    before = await server.newest()
    forged = await server.person("bo").forge(before, button_id(asking, seek) or "")
    assert "not at this table" in private(forged)
    await server.press("ada", seek, answered(await server.press("ada", "Invite…")))
    lobby = await server.newest()
    assert lobby.id != before.id
    assert text(lobby).startswith(f"<@&{role.id}>: **ada** is looking for up to 2 more players")
    assert server.stored(lobby).role_ids == [role.id]
    assert lobby.mentioned == []  # whoever was invited was pinged before
    assert seek not in labels(answered(await server.press("ada", "Invite…", lobby)))
    told = await server.person("ada").forge(lobby, button_id(asking, seek) or "")
    assert "already pinged the role" in private(told)
    await server.press("bo", "Join")
    assert server.stored(await server.newest()).role_ids == []
    other = server.add_channel("other")
    await server.command("ada", "splendor new", other)
    elsewhere = answered(await server.press("ada", "Invite…", await server.newest(other)))
    again = await server.press("ada", seek, elsewhere)
    assert "role was pinged only a moment ago" in private(again)
    assert not (await server.table(other)).sought


async def test_an_old_lobby_is_stripped_when_it_is_pressed(server: Server) -> None:
    """One that kept its buttons when it was posted anew loses them then, and its cover, not its title."""
    await server.command("ada", "splendor new")
    old = await server.newest()
    server.fail("PATCH", f"*/messages/{old.id}", 403)
    await invite(server, "bo")
    await server.press("cy", "Join", old)
    left = next(message for message in server.seen() if message.id == old.id)
    assert (labels(left), left.attachments) == ([], [])
    assert text(left).startswith("### Splendor")
    assert "**cy**" in text(await server.newest())


async def test_only_the_host_removes_and_cancels(server: Server) -> None:
    """Somebody else is told who the host is, and nothing changes."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    before = await server.table()
    for label in ("Settings", "Close table"):
        assert "the host, ada" in private(await server.press("bo", label))
    assert await server.table() == before


async def test_cancelling_closes_the_table(server: Server) -> None:
    """A cancelled table makes room for another in its channel."""
    await server.command("ada", "splendor new")
    await server.press("ada", "Close table")
    await server.command("ada", "splendor new")
    assert (await server.table()).stage == "lobby"


async def test_nobody_starts_alone(server: Server) -> None:
    """Starting alone is refused with what is missing."""
    await server.command("ada", "splendor new")
    assert "At least 2" in private(await server.command("ada", "table start"))
    assert (await server.table()).stage == "lobby"


async def test_the_host_starts_or_anybody_at_a_full_table(server: Server) -> None:
    """Another person is sent to the host, until no seat is free."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    assert "can start the game" in private(await server.press("bo", "Start"))
    await server.press("cy", "Join")
    await server.press("di", "Join")
    await server.press("bo", "Start")
    assert (await server.table()).stage == "playing"


async def test_a_full_table_takes_nobody_more(server: Server) -> None:
    """The fifth person is told that the table is full."""
    await server.command("ada", "splendor new")
    for name in ("bo", "cy", "di"):
        await server.command(name, "table join")
    assert "full" in private(await server.command("eve", "table join"))
    assert len((await server.table()).players) == 4


async def test_joining_twice_or_too_late_is_refused(server: Server) -> None:
    """Who sits already, or comes to a running game, is told so."""
    await server.command("ada", "splendor new")
    assert "already have a seat" in private(await server.command("ada", "table join"))
    await server.press("bo", "Join")
    await server.press("ada", "Start")
    assert "already begun" in private(await server.command("cy", "table join"))


async def test_a_channel_has_one_table_at_a_time(server: Server) -> None:
    """A second table in a channel is refused with a link to the first; another channel can have one."""
    await server.command("ada", "splendor new")
    link = (await server.table()).link()
    assert link in private(await server.command("bo", "splendor new"))
    other = server.add_channel("other")
    await server.command("bo", "splendor new", other)
    assert (await server.table(other)).stage == "lobby"


async def test_the_settings_say_what_the_lobby_says_of_hints(server: Server) -> None:
    """In a rated game there are hints only alone against computers: no panel says that they're allowed."""
    await server.command("ada", "splendor new")
    alone = str(answered(await server.press("ada", "Settings")).components)
    await server.press("bo", "Join")
    panel = answered(await server.press("ada", "Settings"))
    assert "rated, so no hints" in text(await server.newest())
    for told in (alone, str(panel.components)):
        assert "Hints: only alone against computers" in told
        assert "Hints: allowed" not in told
    rated = next(part for part in components(panel) if ":rated" in part.get("custom_id", ""))
    changed = await server.person("ada").select(panel, ["no"], custom_id=rated["custom_id"])
    assert "**Hints**: only alone against computers → **allowed**" in text(answered(changed))


async def test_the_host_changes_every_option(server: Server) -> None:
    """A private panel has a list for each option; the lobby shows what was chosen, the panel too."""
    await server.command("ada", "seekers new")
    panel = answered(await server.press("ada", "Settings"))
    assert panel.ephemeral
    lists = [part for part in components(panel) if part["type"] == 3]
    ids = {part["custom_id"].split(":")[5]: part["custom_id"] for part in lists}
    assert list(ids) == [
        "preset",
        "sheet",
        "order",
        "mode",
        "declare",
        "seats",
        "rated",
        "hints",
        "pace",
        "late",
        "joiners",
        "deal",
        "",
    ]
    for key, value in (("sheet", "7"), ("order", "3"), ("mode", "chaos"), ("seats", "joined")):
        await server.person("ada").select(panel, [value], custom_id=ids[key])
    table = await server.table()
    assert dict(table.options) == {"sheet": 7, "order": 3, "mode": "chaos", "declare": "auto"}
    assert table.seating == "joined"
    assert "sheet 7" in text(await server.newest())
    await server.person("ada").select(panel, ["forbidden"], custom_id=ids["hints"])
    assert "no hints" in text(await server.newest())
    await server.person("ada").select(panel, ["3d"], custom_id=ids["pace"])
    await server.person("ada").select(panel, ["computer"], custom_id=ids["late"])
    assert "3 days per turn · when time runs out, a computer" in text(await server.newest())
    await server.person("ada").select(panel, ["random"], custom_id=ids["sheet"])
    assert (await server.table()).options["sheet"] in range(1, 21)
    kept = await server.facet.tables.whole(table.id)
    assert kept.options == (await server.table()).options


async def test_a_preset_sets_several_terms(server: Server) -> None:
    """The panel's lists bear names, and it says what changed; those who joined are asked again."""
    await server.command("ada", "splendor new")
    panel = answered(await server.press("ada", "Settings"))
    labelled = [it["label"] for part in components(panel) for it in part.get("options", ())]
    assert "Pace: no time limit" in labelled
    panel = answered(await server.choose("ada", "learn"))
    assert "**Rated**: yes → **no**" in text(panel)
    await server.press("bo", "Join")
    panel = answered(await server.choose("ada", "days"))
    assert "**Pace**: no time limit → **1 day per turn**" in text(panel)
    assert "Seats" not in text(panel)
    table = await server.table()
    assert (table.rated, table.pace) == (True, "1d")
    assert [it.invited for it in table.players] == [False, True]


async def test_the_settings_close_when_the_game_begins(server: Server) -> None:
    """The panel is deleted, or says that nothing can be changed any more where it can't be."""
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    panel = answered(await server.press("ada", "Settings"))
    lists = [it["custom_id"] for it in components(panel) if it["type"] == 3]
    kept = server.stored(panel)
    await server.press("ada", "Start")
    assert not any(message.ephemeral for message in server.seen("ada"))
    server.discord.announce(kept)
    told = await server.person("ada").select(panel, ["3d"], custom_id=lists[5])
    assert "can’t be changed" in private(told)
    assert not [it for it in components(answered(told)) if it["type"] == 3]


async def test_only_the_host_changes_options(server: Server) -> None:
    """Somebody else is told who the host is, and nothing changes."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    before = await server.table()
    assert "the host, ada" in private(await server.press("bo", "Settings"))
    assert await server.table() == before


async def test_somebody_new_finds_rules_and_tutorial(server: Server) -> None:
    """The lobby leads those who are new to the rules and to the tutorial."""
    await server.command("ada", "splendor new")
    answer = answered(await server.press("eve", "New here?"))
    assert labels(answer) == ["Rules: Splendor", "Tutorial: Splendor"]
    assert "most prestige" in private(await server.press("eve", "Rules: Splendor"))


@pytest.mark.alone
async def test_a_starting_time_is_announced_and_kept(server: Server) -> None:
    """Those who joined are pinged ten minutes before, and at the time if the table isn't full."""
    await server.command("ada", "splendor new", seats="joined")
    _, times = await starting_times(server)
    assert [it["value"] for it in times["options"]] == ["none", "15m", "1h", "3h", "1d"]
    panel = await plan(server, "1h")
    starts = (await server.table()).starts
    assert starts is not None
    for shown in (panel, await server.newest()):
        assert f"<t:{int(starts.timestamp())}:R>" in text(shown)
    await server.press("bo", "Join")
    first = await server.newest()
    await server.restart()
    people = [server.person(name).id for name in ("ada", "bo")]
    for minutes, told in ((51, "2 seats are still free"), (10, "can press **Start** now")):
        await pass_time(server, minutes)
        lobby = await server.newest()
        assert told in text(lobby)
        assert lobby.mentioned == people
        assert labels(lobby) == labels(first)
        await pass_time(server, 1)
        assert (await server.newest()).id == lobby.id
    await server.press("cy", "Join")
    assert "time to play" not in text(await server.newest())
    assert "Starts" not in text(await server.newest())
    await server.add_computer("ada")
    assert (await server.table()).stage == "playing"


async def test_a_list_of_starting_times_of_an_older_version_works(server: Server) -> None:
    """Its custom id says "plan", which now is the name of something else."""
    await server.command("ada", "splendor new")
    panel, times = await starting_times(server)
    old = times["custom_id"].replace(":starts:", ":plan:")
    await server.person("ada").forge(panel, old, "1h")
    assert (await server.table()).starts is not None


@pytest.mark.alone
async def test_a_lobby_closes_a_day_after_its_starting_time(server: Server) -> None:
    """Nobody came, and nobody pressed Start."""
    await server.command("ada", "splendor new")
    await plan(server, "1h")
    await pass_time(server, 61)
    await pass_time(server, 25 * 60)
    assert "closed because nothing happened" in text(await server.newest())


@pytest.mark.alone
async def test_a_full_table_starts_on_time(server: Server) -> None:
    """It begins by itself, also if the bot was away shortly before."""
    await server.command("ada", "splendor new", seats="joined")
    for _ in range(3):
        await server.add_computer("ada")
    await plan(server, "15m")
    await pass_time(server, 16)
    assert (await server.table()).stage == "playing"
    assert (await server.newest()).mentioned == [server.person("ada").id]


async def test_a_time_put_off_at_the_last_moment(server: Server) -> None:
    """Nobody is called for a starting time that the host removes while its notice is on the way."""
    await server.command("ada", "splendor new")
    await plan(server, "15m")
    planned = await server.table()
    assert planned.starts is not None
    await plan(server, "none")
    before = await server.table()
    for event in ("soon", "start", "close"):
        await server.facet.scheduler._change(planned, event, planned.starts)
    after = await server.table()
    assert (after.stage, after.revision) == ("lobby", before.revision)


async def test_the_evening_is_where_the_host_lives(server: Server) -> None:
    """Whoever has set a time zone can choose eight in the evening there."""
    ada = server.person("ada").id
    await server.facet.tables.store.people.save(values.Person(ada, zone="Asia/Tokyo"))
    await server.command("ada", "splendor new")
    _, times = await starting_times(server)
    assert "Starting time: at 20:00 (Asia/Tokyo)" in [it["label"] for it in times["options"]]
    await plan(server, "evening")
    starts = (await server.table()).starts
    assert starts is not None
    assert (starts.hour, starts.minute) == (11, 0)
    assert starts > server.facet.tables.store.now()


async def pass_time(server: Server, minutes: int) -> None:
    """Move the bot's clock, and let it do what is due."""
    store = server.facet.tables.store
    now = store.clock()

    def turn() -> None:
        store.clock = lambda: now + timedelta(minutes=minutes)

    await server.facet.heartbeat.jump(turn)
    await server.facet.scheduler.tick()
    await server.settle()


async def test_the_cover_fills_up_and_goes_when_the_game_starts(server: Server) -> None:
    """A lobby has one picture, drawn anew as people join; after the start no seat is free."""
    await server.command("ada", "splendor new")
    lobby = await server.newest()
    assert "ada; 3 seats are free." in (alt(lobby) or "")
    assert "2. *free*" in text(lobby)
    await server.press("bo", "Join")
    joined = await server.newest()
    assert "ada and bo; 2 seats are free." in (alt(joined) or "")
    assert joined.attachments != lobby.attachments
    await server.press("ada", "Start")
    begun = next(message for message in server.seen() if message.id == lobby.id)
    assert "**bo**" in text(begun)
    assert "free" not in text(begun)
    assert not begun.attachments


@pytest.mark.parametrize(("computers", "told"), [(0, "Add computers"), (3, "Press **Start**")])
def test_a_lobby_in_direct_messages_waits_for_nobody(computers: int, told: str) -> None:
    """Where nobody else can come, nobody is asked to join: one adds computers and starts."""
    opened = Table(1, 0, 3, "splendor", 100, {"target": 15}, "en", seating="joined", place="direct")
    table = lobby.join(opened, 100, "ada")
    for _ in range(computers):
        table = lobby.add_computer(table, 100, ["Nora", "Felix", "Iris"])
    shown = screen(table, words_in("en"), ["easy"])
    assert told in shown.text
    controls = [
        control for row in shown.rows for control in row if isinstance(control, PressButton)
    ]
    assert not {"join", "invite"} & {it.press.action for it in controls if it.press}
