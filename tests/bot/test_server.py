"""What those who manage a server choose for it: where tables stand, which boards stay."""

from __future__ import annotations

from bot.playground.discord.permissions import Permission
from bot.testing.people import Channel
from tests.bot.managing import choose, chosen
from tests.bot.server import Server, alt, components, labels, private, text


def pictures(server: Server, channel: Channel | None = None) -> list[bool]:
    """Return whether each message that everybody sees has a picture, the newest first."""
    return [alt(message) is not None for message in server.seen(channel=channel)]


async def test_who_does_not_manage_the_server_is_refused(server: Server) -> None:
    """Somebody to whom a server shows the command, or who lost the permission, chooses nothing."""
    panel = await choose(server, "max")
    lists = [part["custom_id"] for part in components(panel) if part["type"] == 3]
    server.demote("max")
    result = await server.person("max").select(panel, ["thread"], custom_id=lists[0])
    assert "Manage Server" in private(result)
    assert (await server.facet.tables.store.servers.get(server.id)).stand == "channel"


async def test_what_is_chosen_stays_visible_and_is_kept(server: Server) -> None:
    """The panel is private, shows what holds now, and does so after a restart too."""
    await choose(server, "max", stand="thread", boards="two")
    await server.restart()
    panel = await choose(server, "max")
    assert panel.ephemeral
    assert chosen(panel)[0] == "thread"
    assert "two" in chosen(panel)


async def test_a_made_up_choice_is_refused(server: Server) -> None:
    """A value that is not offered changes nothing."""
    panel = await choose(server, "max")
    lists = [part["custom_id"] for part in components(panel) if part["type"] == 3]
    result = await server.person("max").forge(panel, lists[0], "moon")
    assert "older version" in private(result)
    assert (await server.facet.tables.store.servers.get(server.id)).stand == "channel"


async def test_a_table_gets_a_thread_of_its_own(server: Server) -> None:
    """Where the server wants that, tables stand in threads, several under one channel."""
    await choose(server, "max", stand="thread")
    told = await server.command("ada", "splendor new", seats="joined")
    thread = server.thread()
    assert f"<#{thread.id}>" in private(told)
    assert "Join" in labels(await server.newest(thread))
    assert [message.content for message in server.seen()] == ["Splendor · ada"]  # by Discord
    await server.command("bo", "splendor new")
    other = server.thread()
    assert other.id != thread.id
    assert (await server.table(other)).host_id == server.person("bo").id
    lobby = await server.newest(thread)
    await server.press("bo", "Join", lobby)
    await server.press("ada", "Start", await server.newest(thread))
    board = await server.newest(thread)
    assert "Take" in labels(board)
    assert pictures(server, thread)[0]


async def test_whoever_waits_for_a_thread_is_answered_first(server: Server) -> None:
    """Discord waits for an answer for three seconds, and may take as long to make a thread."""
    await choose(server, "max", stand="thread")
    before = len(server.discord.requests)
    await server.command("ada", "splendor new")
    answer, made, *_ = [it.path for it in server.discord.requests[before:]]
    assert answer.endswith("/callback")
    assert made.endswith("/threads")


async def test_a_rematch_stays_in_its_thread(server: Server) -> None:
    """Another game of a table in a thread is played there, and in no thread below it."""
    await choose(server, "max", stand="thread")
    await server.command("ada", "splendor new", seats="joined")
    thread = server.thread()
    await server.add_computer("ada", message=await server.newest(thread))
    await server.press("ada", "Start", await server.newest(thread))
    first = await server.table(thread)
    await server.command("ada", "table resign", thread)
    await server.press("ada", "Yes, resign", next(server.seen("ada", thread)))
    await server.press("ada", "Rematch", await server.newest(thread))
    again = await server.table(thread)
    assert again.id != first.id
    assert again.stage == "playing"


async def test_a_tutorial_gets_a_thread_too(server: Server) -> None:
    """Who takes no direct messages learns in a thread of their own; the channel keeps its table."""
    await server.command("bo", "splendor new")
    await choose(server, "max", stand="thread")
    server.fail("POST", "/users/@me/channels", 403, 50007)
    await server.command("ada", "tutorial", game="splendor")
    assert "Tutorial, 1 of" in text(await server.newest(server.thread()))


async def test_where_no_thread_may_be_opened_the_channel_is_used(server: Server) -> None:
    """Without the permission a table stands in the channel, and the panel says what is missing."""
    channel = server.add_channel("plain", Permission.CREATE_PUBLIC_THREADS)
    await choose(server, "max", stand="thread")
    await server.command("ada", "splendor new", channel)
    assert "Join" in labels(await server.newest(channel))
    told = private(await server.command("max", "facet settings", channel))
    assert "Create Public Threads" in told


async def test_a_thread_that_fails_leaves_the_channel(server: Server) -> None:
    """Where Discord opens no thread, the table stands in the channel, and its host is told."""
    await choose(server, "max", stand="thread")
    server.fail("POST", "/channels/*/threads", 403)
    told = await server.command("ada", "splendor new")
    assert "Your table is open." in private(told)
    assert "Join" in labels(await server.newest())


async def test_the_first_table_says_that_the_channel_stays_quiet(server: Server) -> None:
    """The lobby names the command that changes it, and later ones don't repeat it."""
    await server.command("ada", "splendor new")
    assert "can change that with `/facet settings`" in text(await server.newest())
    await server.press("ada", "Close table")
    await server.command("ada", "splendor new")
    assert "/facet settings" not in text(await server.newest())


async def test_old_boards_are_reduced_to_their_text(game: Server) -> None:
    """Where nothing was chosen, of three boards the last one has a picture; the others' texts stay."""
    for player in ("ada", "bo", "ada"):
        await game.command(player, "splendor take", gems="wbg" if player == "ada" else "rkw")
    await game.settle()
    assert pictures(game) == [True, False, False, False, False]
    first_board = list(game.seen())[3]
    assert text(first_board) == "-# Splendor\nThe game begins."
    assert first_board.attachments == []


async def test_boards_keep_their_pictures_if_a_server_wants_that(game: Server) -> None:
    """Every board stays as it was, without its controls."""
    await choose(game, "max", boards="all")
    for player in ("ada", "bo", "ada"):
        await game.command(player, "splendor take", gems="wbg" if player == "ada" else "rkw")
    assert pictures(game) == [True, True, True, True, False]
