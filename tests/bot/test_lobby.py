"""Before the game: who sits at the table, and who may begin."""

from tests.bot.server import Server, alt, answered, components, labels, private, text

LOBBY = [
    *("Join", "Leave", "Remove …"),
    *("Start", "Settings", "New here?", "Close table"),
]


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
    """When the host leaves, the next person is the host; with the last person the table closes."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    await server.press("ada", "Leave")
    assert (await server.table()).host_id == server.person("bo").id
    await server.press("bo", "Leave")
    assert (await server.table()).stage == "called-off"
    assert labels(await server.newest()) == []


async def test_the_host_removes_a_computer(server: Server) -> None:
    """The host chooses whom to remove from a private list."""
    await server.command("ada", "splendor new")
    await server.add_computer("ada")
    await server.add_computer("ada")
    assert [player.name for player in (await server.table()).players] == ["ada", "Nora", "Felix"]
    await server.press("ada", "Remove")
    result = await server.choose("ada", "1")
    assert "was removed" in private(result)
    assert [player.name for player in (await server.table()).players] == ["ada", "Felix"]


async def test_only_the_host_removes_and_cancels(server: Server) -> None:
    """Somebody else is told who the host is, and nothing changes."""
    await server.command("ada", "splendor new")
    await server.press("bo", "Join")
    before = await server.table()
    for label in ("Remove", "Close table"):
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
    assert "already at this table" in private(await server.command("ada", "table join"))
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


async def test_the_host_changes_every_option(server: Server) -> None:
    """A private panel has a list for each option; the lobby shows what was chosen, the panel too."""
    await server.command("ada", "seekers new")
    panel = answered(await server.press("ada", "Settings"))
    assert panel.ephemeral
    lists = [part for part in components(panel) if part["type"] == 3]
    ids = {part["custom_id"].split(":")[5]: part["custom_id"] for part in lists}
    assert list(ids) == [
        "sheet",
        "order",
        "mode",
        "declare",
        "seats",
        "rated",
        "hints",
        "pace",
        "late",
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
    assert "3 days a turn · when time is up, a computer" in text(await server.newest())
    await server.person("ada").select(panel, ["random"], custom_id=ids["sheet"])
    assert (await server.table()).options["sheet"] in range(1, 21)
    kept = await server.facet.tables.whole(table.id)
    assert kept.options == (await server.table()).options


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
