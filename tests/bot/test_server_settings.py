"""Every choice for a server, and what follows from it when a table is opened."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.host.settings import Bounds
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.places import Membership
from bot.playground.discord.interactions import COMPONENT, MODAL_SUBMIT
from bot.playground.discord.permissions import Permission
from bot.playground.discord.rest.exchange import Answer, Request
from bot.playground.discord.world import Role
from bot.store.values import ServerSettings
from bot.tables import absence
from bot.testing.checks import assert_reads_well
from bot.testing.people import Channel
from tests.bot.managing import choose, chosen, fields_of, fill_in, list_of, open_form, send_choice
from tests.bot.server import Server, answered, button_id, components, labels, private, text


async def kept(server: Server) -> ServerSettings:
    """Return what is kept for the server."""
    return await server.facet.tables.store.servers.get(server.id)


def other_channel(server: Server, name: str = "lounge") -> Channel:
    """Return another channel of the server."""
    return server.add_channel(name)


@pytest.mark.parametrize(
    ("key", "word", "value"),
    [
        ("stand", "thread", "thread"),
        ("language", "ja", "ja"),
        ("pace", "1d", "1d"),
        ("boards", "all", "all"),
        ("callers", "seated", "seated"),
        ("reminders", "off", ""),
    ],
)
async def test_every_list_is_kept_and_shown(
    server: Server, key: str, word: str, value: str
) -> None:
    """A choice from a list is saved, shown as chosen, and can be taken back."""
    usual = chosen(await choose(server, "max"))
    panel = await choose(server, "max", **{key: word})
    assert (getattr(await kept(server), key) or "") == value
    assert [now for now, was in zip(chosen(panel), usual, strict=True) if now != was] == [word]
    before = next(was for now, was in zip(chosen(panel), usual, strict=True) if now != was)
    assert chosen(await choose(server, "max", **{key: before})) == usual
    assert await kept(server) == ServerSettings(server.id)


async def test_the_panel_is_private_and_within_discords_limits(server: Server) -> None:
    """One private panel holds all choices, in at most forty components."""
    panel = await choose(server, "max", channels=[server.channel])
    assert panel.ephemeral
    assert len(components(panel)) <= 40
    assert len([part for part in components(panel) if part["type"] in (3, 8)]) == 10
    assert labels(panel) == ["Limits…", "Delete this server’s data…"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_panel_reads_well_in_every_language(server: Server, language: str) -> None:
    """No text is missing from the panel, whatever the language of its reader."""
    panel = await choose(server, "max", stand="thread")
    server.speak(language)
    await send_choice(server, "max", panel, {"stand": ["channel"]})
    panel = next(server.seen("max"))
    assert words_in(language)("server-new") in text(panel)
    said = [option["label"] for part in components(panel) for option in part.get("options", ())]
    for each in (*said, *text(panel).splitlines(), *labels(panel)):
        assert_reads_well(each)


async def test_a_new_table_speaks_the_language_of_the_server(server: Server) -> None:
    """A new table has the language that was chosen, and the server's own where none was."""
    await server.command("ada", "splendor new")
    assert (await server.table()).language == "en"
    await choose(server, "max", language="zh-TW", pace="3d")
    there = other_channel(server)
    await server.command("bo", "splendor new", there)
    table = await server.table(there)
    assert (table.language, table.pace) == ("zh-TW", "3d")
    assert "加入" in labels(await server.newest(there))


async def test_a_rematch_keeps_language_and_pace(game: Server) -> None:
    """Another game of the same table stays as it was, whatever was chosen meanwhile."""
    await game.resign("ada")
    await choose(game, "max", language="ja", pace="1h")
    await game.press("bo", "Rematch", await game.newest())
    table = await game.table()
    assert table.rematch
    assert (table.language, table.pace) == ("en", "none")


async def test_a_tutorial_speaks_the_language_of_its_learner(server: Server) -> None:
    """Learners read the lessons in their own language, not in the server's."""
    await choose(server, "max", language="ja")
    await server.command("ada", "tutorial", game="splendor")
    assert (await server.table(server.direct("ada"))).language == "en"


async def test_tables_are_opened_in_the_channels_chosen(server: Server) -> None:
    """Elsewhere lobbies and tutorials are refused, and the channels named; there they open."""
    there = other_channel(server)
    panel = await choose(server, "max", channels=[there])
    assert chosen(panel)[-1] == str(there.id)
    for command, options in (("splendor new", {}), ("tutorial", {"game": "splendor"})):
        told = private(await server.command("ada", command, **options))
        assert f"<#{there.id}>" in told
    assert list(server.seen()) == []
    await server.command("ada", "splendor new", there)
    assert "Join" in labels(await server.newest(there))


async def test_two_managers_choose_at_the_same_moment(server: Server) -> None:
    """Neither choice undoes the other's."""
    panels = {name: await choose(server, name) for name in ("max", "mia")}
    choices = (("max", "boards", "all"), ("mia", "language", "ja"))
    for name, key, value in choices:
        custom_id = list_of(panels[name], key)
        data = {"custom_id": custom_id, "component_type": 3, "values": [value]}
        server.begin(name, COMPONENT, data, panels[name])
    await server.settle()
    now = await kept(server)
    assert (now.boards, now.language) == ("all", "ja")


async def test_a_choice_made_while_what_is_gone_is_looked_for_stays(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A channel was deleted; while Discord is asked which are left, another manager chooses one of these."""
    gone, left = other_channel(server), other_channel(server, "quiet")
    await choose(server, "max", channels=[gone])
    server.remove_channel(gone)
    asked = Membership.channels

    async def meanwhile(membership: Membership, guild_id: int) -> set[int] | None:
        there = await asked(membership, guild_id)
        monkeypatch.undo()
        before = await kept(server)
        chosen = replace(before, channels=(left.id,))
        await server.facet.tables.store.servers.save(chosen, before)
        return there

    monkeypatch.setattr(Membership, "channels", meanwhile)
    await server.command("max", "facet settings")
    assert (await kept(server)).channels == (left.id,)


async def test_a_page_for_people_is_no_answer(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands before Discord may send one: settings stay as they are, and a table opens elsewhere."""
    role = Role(server.discord.new_id(), "players", 0)
    server.guild.roles[role.id] = role
    await choose(server, "max", stand="thread", channels=[server.channel], role=[role.id])
    before = await kept(server)
    rest = server.discord._rest
    answer = rest.answer

    def garbled(request: Request) -> Answer:
        lists = request.path.endswith(("/channels", "/roles", "/threads"))
        return Answer("<html>502 Bad Gateway</html>") if lists else answer(request)

    monkeypatch.setattr(rest, "answer", garbled)
    assert chosen(await choose(server, "max"))[-1] == str(role.id)
    assert await kept(server) == before
    await server.command("ada", "splendor new")
    assert "Join" in labels(await server.newest())


async def test_a_role_to_call_is_chosen(server: Server) -> None:
    """The panel says whether it can be called; one that is deleted is none, and everybody isn't one."""
    role = Role(server.discord.new_id(), "players", 0)
    server.guild.roles[role.id] = role
    panel = await choose(server, "max", role=[role.id])
    assert "can’t be pinged yet" in text(panel)
    server.guild.roles[role.id] = replace(role, mentionable=True)
    panel = await choose(server, "max")
    assert chosen(panel)[-1] == role.id
    assert "can’t be pinged" not in text(panel)
    everybody = await server.person("max").select(
        panel, [server.guild.id], custom_id=list_of(panel, "role")
    )
    assert "ping everybody at once" in private(everybody)
    del server.guild.roles[role.id]
    await choose(server, "max")
    assert (await kept(server)).role_id == 0
    server.guild.roles[role.id] = role
    await choose(server, "max", role=[role.id])
    assert (await kept(server)).role_id == int(role.id)
    await choose(server, "max", role=[])
    assert (await kept(server)).role_id == 0


async def test_no_channel_chosen_is_all_of_them(server: Server) -> None:
    """The list of channels can be cleared, and tables are opened everywhere again."""
    await choose(server, "max", channels=[other_channel(server)])
    panel = await choose(server, "max", channels=[])
    assert (await kept(server)).channels == ()
    picker = next(part for part in components(panel) if part["type"] == 8)
    assert picker["placeholder"] == "In every channel"
    await server.command("ada", "splendor new")
    assert "Join" in labels(await server.newest())


async def test_a_thread_counts_as_its_channel(server: Server) -> None:
    """A rematch in a thread is allowed where its channel is chosen, and nowhere else."""
    await choose(server, "max", stand="thread", channels=[server.channel])
    await server.command("ada", "splendor new", seats="joined")
    thread = server.thread()
    await server.add_computer("ada", message=await server.newest(thread))
    await server.press("ada", "Start", await server.newest(thread))
    await server.command("ada", "table resign", thread)
    await server.press("ada", "Yes, resign", next(server.seen("ada", thread)))
    there = other_channel(server)
    await choose(server, "max", channels=[there])
    board = await server.newest(thread)
    assert f"<#{there.id}>" in private(await server.press("ada", "Rematch", board))
    await choose(server, "max", channels=[there, server.channel])
    await server.press("ada", "Rematch", board)
    assert (await server.table(thread)).stage == "playing"


async def test_many_channels_are_not_all_named(server: Server) -> None:
    """Of many channels the first ones are named, each of them whole."""
    many = [other_channel(server, f"room-{n}") for n in range(25)]
    await choose(server, "max", channels=many)
    told = private(await server.command("ada", "splendor new"))
    assert re.findall(r"<#\d+>", told) == [f"<#{room.id}>" for room in many[:10]]
    assert told.count("<#") == 10


@pytest.mark.parametrize("made_up", ["moon", "-1", "0", str(2**63), "9" * 5000, "1 " * 26])
async def test_made_up_channels_are_refused(server: Server, made_up: str) -> None:
    """A value that isn't a channel's id, or too many of them, changes nothing."""
    panel = await choose(server, "max", channels=[server.channel])
    await send_choice(server, "max", panel, {"channels": made_up.split()})
    assert "older version" in text(next(server.seen("max")))
    assert (await kept(server)).channels == (server.channel.id,)


async def test_the_form_asks_for_both_limits(server: Server) -> None:
    """The form shows the limits as they are; what is filled in is kept and shown on the panel."""
    form = await open_form(server, "max")
    fields = fields_of(form)
    assert [field["value"] for field in fields] == ["50", "5"]
    answer = await server.person("max").submit_modal(form, {"most_tables": "8", "most_each": " 2 "})
    assert "8 in this server, 2 per person" in text(answered(answer))
    now = await kept(server)
    assert (now.most_tables, now.most_each) == (8, 2)


@pytest.mark.parametrize("wrong", ["0", "-3", "1.5", "many", "1001", "²", " "])
async def test_a_wrong_number_is_told_in_a_sentence(server: Server, wrong: str) -> None:
    """A number that can't be leaves both limits as they are, and the panel where it is."""
    await fill_in(server, "max", "8", "2")
    told = private(await fill_in(server, "max", "7", wrong))
    assert told == "Give two whole numbers from 1 to 1,000. Nothing was changed."
    now = await kept(server)
    assert (now.most_tables, now.most_each) == (8, 2)
    assert any("Limits…" in labels(message) for message in server.seen("max"))


async def test_what_was_typed_is_not_typed_again(server: Server) -> None:
    """After a wrong number the same button opens the form with everything as it was filled in."""
    answer = await fill_in(server, "max", "12", "lots")
    told = answered(answer)
    form = await server.person("max").click(told, custom_id=button_id(told, "Limits…"))
    fields = fields_of(form)
    assert [field["value"] for field in fields] == ["12", "lots"]
    await server.person("max").submit_modal(form, {"most_tables": "12", "most_each": "4"})
    now = await kept(server)
    assert (now.most_tables, now.most_each) == (12, 4)


async def test_a_form_that_is_open_outlives_a_restart(server: Server) -> None:
    """Nothing of a form is kept: sent after a restart, it does what it says."""
    form = await open_form(server, "max")
    assert server.facet._connection._view_store._modals == {}
    await server.restart()
    await server.person("max").submit_modal(form, {"most_tables": "9", "most_each": "3"})
    assert (await kept(server)).most_tables == 9


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        ("x", ["8", "2"]),
        ("facet:m:x", ["8", "2"]),
        ("facet:m:0:0:server-limited:", []),
        ("facet:m:0:0:server-limited:", ["8"]),
        ("facet:m:0:0:server-limited:", ["8", "2", "1"]),
        ("facet:m:0:0:server-limited:", ["8", "9" * 5000]),
    ],
)
async def test_a_made_up_form_is_refused(server: Server, form: str, lines: list[str]) -> None:
    """A form that nobody was shown, or one with other fields, is answered and changes nothing."""
    panel = await choose(server, "max")
    fields = [{"type": 18, "component": {"type": 4, "custom_id": "x", "value": it}} for it in lines]
    server.begin("max", MODAL_SUBMIT, {"custom_id": form, "components": fields}, panel)
    await server.settle()
    assert re.search("older version|two whole numbers", text(next(server.seen("max"))))
    assert await kept(server) == ServerSettings(server.id)


async def test_who_lost_the_permission_sends_the_form_in_vain(server: Server) -> None:
    """The person who sends the form must have the permission then: having opened it isn't enough."""
    form = await open_form(server, "max")
    server.demote("max")
    sent = await server.person("max").submit_modal(form, {"most_tables": "9", "most_each": "3"})
    assert "Manage Server" in private(sent)
    assert await kept(server) == ServerSettings(server.id)


async def test_a_person_opens_so_many_tables(server: Server) -> None:
    """One person's tables have a limit of their own, and whoever reaches it is told what to do."""
    await fill_in(server, "max", "9", "2")
    first, second, third = (other_channel(server, f"room-{n}") for n in range(3))
    await server.command("ada", "splendor new", first)
    await server.command("ada", "splendor new", second)
    told = private(await server.command("ada", "splendor new", third))
    assert "2 tables" in told
    assert "/my tables" in told
    assert "2 tables" in private(await server.command("ada", "tutorial", third, game="splendor"))
    await server.command("bo", "splendor new", third)
    assert (await server.table(third)).host_id == server.person("bo").id
    await server.press("ada", "Close table", await server.newest(first))
    await server.command("ada", "splendor new", first)
    assert (await server.table(first)).stage == "lobby"


async def test_no_more_are_opened_in_the_same_instant(server: Server) -> None:
    """Somebody who opens tables in several channels at once gets as many as they may."""
    await fill_in(server, "max", "9", "2")
    rooms = [other_channel(server, f"room-{n}") for n in range(4)]
    for room in rooms:
        await server.command("ada", "help", room)
    helps = [next(server.seen("ada", room)) for room in rooms]
    learn = button_id(helps[0], "Tutorial: Splendor")
    assert learn is not None
    for help_ in helps:
        server.begin("ada", COMPONENT, {"custom_id": learn, "component_type": 2}, help_)
    await server.settle()
    counts = await server.facet.tables.store.lookup.open_counts(server.id, server.person("ada").id)
    assert counts == (2, 2)


async def test_a_game_that_wakes_counts(server: Server) -> None:
    """It wakes only where one more table may be open, in the server and by whoever wakes it."""
    tables, room = server.facet.tables, other_channel(server)
    await server.start_game("bo")
    await tables.change((await server.table()).id, absence.fall_asleep)
    await server.command("ada", "splendor new", room)
    await fill_in(server, "max", "1", "1")
    assert "an open table" in private(await server.command("bo", "table wake"))
    await fill_in(server, "max", "9", "1")
    assert "You already have a table" in private(await server.command("ada", "table wake"))
    assert "not playing" in private(await server.command("cleo", "table wake"))
    await server.command("bo", "table wake")
    assert not (await server.table()).asleep


async def test_a_server_has_so_many_tables(game: Server) -> None:
    """A server that is full refuses lobbies and rematches until a game is over."""
    await game.resign("ada")
    there, elsewhere = other_channel(game), other_channel(game, "attic")
    await game.command("cleo", "splendor new", there)
    await fill_in(game, "max", "1", "1")
    told = private(await game.command("dan", "splendor new", elsewhere))
    assert "already has an open table, and that’s the limit" in told
    assert "/my tables" in told
    assert "has an open table" in private(await game.press("bo", "Rematch", await game.newest()))
    await game.press("cleo", "Close table", await game.newest(there))
    await game.press("bo", "Rematch", await game.newest())
    assert (await game.table()).rematch


async def test_a_refused_table_leaves_no_thread(server: Server) -> None:
    """Where tables get threads, none is opened for a table that may not be."""
    await choose(server, "max", stand="thread")
    await fill_in(server, "max", "9", "1")
    await server.command("ada", "splendor new")
    thread = server.thread()
    assert "have a table open" in private(await server.command("ada", "splendor new"))
    assert server.thread().id == thread.id


async def test_a_table_closed_without_a_move_leaves_its_thread_to_the_next(server: Server) -> None:
    """Opened and closed in a loop, tables share one thread; where somebody has moved, it is left alone."""
    await choose(server, "max", stand="thread")
    await server.command("ada", "splendor new", seats="joined")
    thread = server.thread()

    def archived() -> bool:
        return server.discord.world.channel(str(thread.id)).archived

    await server.press("ada", "Close table", await server.newest(thread))
    assert archived()
    await server.command("ada", "splendor new", seats="joined")
    assert server.thread().id == thread.id
    assert not archived()
    await server.add_computer("ada", message=await server.newest(thread))
    await server.press("ada", "Start", await server.newest(thread))
    await server.command("ada", "splendor take", thread, gems="wbk")
    await server.command("ada", "table resign", thread)
    await server.press("ada", "Yes, resign", next(server.seen("ada", thread)))
    assert (await server.table(thread)).over
    assert not archived()
    await server.command("ada", "splendor new", seats="joined")
    assert server.thread().id != thread.id


async def test_a_free_thread_with_a_new_table_is_left_alone(server: Server) -> None:
    """Where somebody has opened a table in it by hand, the next table gets another thread."""
    await choose(server, "max", stand="thread")
    await server.command("ada", "splendor new")
    thread = server.thread()
    await server.press("ada", "Close table", await server.newest(thread))
    stored = server.discord.world.channel(str(thread.id))
    stored.archived = False  # Bo wrote there
    await server.command("bo", "splendor new", thread)
    await server.command("ada", "splendor new")
    assert server.thread().id != thread.id
    assert "Join" in labels(await server.newest(server.thread()))
    assert not stored.archived


@pytest.mark.alone
async def test_the_host_of_the_bot_bounds_what_a_server_chooses(server: Server) -> None:
    """A server can't allow more tables than the bot's host does, nor keep more from earlier."""
    await fill_in(server, "max", "40", "30")
    await server.restart(Bounds(most_tables=2))
    assert "2 in this server, 2 per person" in text(await choose(server, "max"))
    assert "from 1 to 2" in private(await fill_in(server, "max", "3", "1"))
    for name in ("attic", "cellar"):
        await server.command("ada", "splendor new", other_channel(server, name))
    assert "2 open tables" in private(await server.command("bo", "splendor new"))


@pytest.mark.alone
async def test_other_servers_are_told_that_they_are_not_served(game: Server) -> None:
    """A bot for some servers answers commands and presses elsewhere with one sentence."""
    board = await game.newest()
    await game.restart(Bounds(servers=frozenset({game.id})))
    assert "/splendor new" in private(await game.command("ada", "help"))
    await game.restart(Bounds(servers=frozenset({1})))
    for answer in (
        await game.command("ada", "help"),
        await game.command("cleo", "splendor new", other_channel(game)),
        await game.press("ada", "Take", board),
    ):
        assert "isn’t available here" in private(answer)


@pytest.mark.parametrize(
    ("callers", "may", "told"),
    [
        ("host", {"ada"}, "Only the host, ada"),
        ("moderators", {"ada", "mo"}, "Manage Messages"),
        ("seated", {"ada", "mo", "bo"}, "Manage Messages"),
    ],
)
async def test_those_call_a_game_off_who_are_chosen(
    game: Server, callers: str, may: set[str], told: str
) -> None:
    """People who may call a game off are asked whether they are sure; others are told who may."""
    game.promote("mo", Permission.MANAGE_MESSAGES)
    await choose(game, "max", callers=callers)
    for name in ("ada", "bo", "mo", "cleo"):
        said = private(await game.command(name, "table end"))
        assert ("call the game off for everybody" in said) == (name in may)
        assert (told in said) == (name not in may)


@pytest.mark.alone
@pytest.mark.parametrize("reminders", ["on", "off"])
async def test_reminders_in_channels_can_be_off(server: Server, reminders: str) -> None:
    """Half of a turn's time is over: the channel is told, but not where reminders are off."""
    await choose(server, "max", pace="10m", reminders=reminders)
    await server.command("ada", "splendor new", seats="joined")
    await server.add_computer("ada")
    await server.press("ada", "Start")
    store = server.facet.tables.store
    now = store.clock()

    def turn() -> None:
        store.clock = lambda: now + timedelta(minutes=6)

    await server.facet.heartbeat.jump(turn)
    await server.facet.scheduler.tick()
    await server.settle()
    newest = text(await server.newest())
    assert ("it’s your turn, and time’s up" in newest) == (reminders == "on")
