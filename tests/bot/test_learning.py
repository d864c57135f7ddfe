"""Help, the rules to read, the tutorial, and the table's language."""

from __future__ import annotations

import re

import pytest
from discord.app_commands import Command

from bot.features.guide import help_pages
from bot.features.guide.help_pages import HELP_TOPICS, TAUGHT
from bot.games import MOST_GAMES
from bot.host.settings import Bounds
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.screen import Screen
from bot.playground.discord.permissions import Permission
from bot.tables.clocks import MAX_MISSED
from bot.testing.people import Channel, Result
from render import LOOKS
from rules import GAMES
from tests.bot.managing import choose
from tests.bot.server import Server, alt, answered, components, labels, private, text
from tests.test_docs import ROOT


async def learn(server: Server, name: str, game: str) -> Channel:
    """Let somebody begin a tutorial; return where it is."""
    await server.command(name, "tutorial", game=game)
    return server.direct(name)


def refuse_direct(server: Server, times: int = 1) -> None:
    """Let nobody take a direct message, as often as that is tried."""
    for _ in range(times):
        server.fail("POST", "/users/@me/channels", 403, 50007)


async def learn_in_public(server: Server, name: str) -> Channel:
    """Let somebody begin the tutorial of Splendor where neither a direct message nor a thread can be; return where it is."""
    refuse_direct(server)
    server.deny(server.channel, Permission.CREATE_PUBLIC_THREADS)
    await server.command(name, "tutorial", game="splendor")
    return server.channel


async def take_advice(server: Server, name: str, there: Channel) -> list[str]:
    """Let a learner ask for a good move and make the best one; return those offered.

    Where nobody gives advice, they make a computer's move, and none is offered.
    """
    board, table = await server.newest(there), await server.table(there)
    if "Hint" not in labels(board):
        verb, _, said = str(table.rules.quick(table.position.seen_by(table.asked))).partition(":")
        answers = dict(zip(table.rules.verbs[verb], filter(None, [said]), strict=True))
        await server.command(name, f"{table.game} {verb}", there, **answers)
        return []
    told = answered(await server.press(name, "Hint", board))
    await server.press(name, labels(told)[0], told)
    return labels(told)


async def test_help_says_where_to_begin(server: Server) -> None:
    """Help names the commands, and has buttons for each game's tutorial and rules."""
    told = await server.command("ada", "help")
    assert "`/splendor new`" in private(told)
    names = {game: words_in("en")(f"{game}-name") for game in GAMES}
    assert labels(answered(told)) == [
        *(f"Tutorial: {names[game]}" for game in TAUGHT),
        *(f"Rules: {name}" for name in names.values()),
        "All commands",
        "Find a game",
    ]


async def test_help_is_short_and_opens_topics(server: Server) -> None:
    """Six lines under a title, and what some games lack; the list beneath opens one page after another, the first one included."""
    told = await server.command("ada", "help")
    beginning = private(told)
    assert len([it for it in beginning.split("\n") if not it.startswith("-# Not in ")]) == 1 + 6
    [topics] = [part["options"] for part in components(answered(told)) if part["type"] == 3]
    assert [it["value"] for it in topics] == list(HELP_TOPICS)
    for topic in topics[1:]:
        page = private(await server.choose("ada", topic["value"]))
        assert page.startswith(f"### {topic['label']}\n")
    assert private(await server.choose("ada", topics[0]["value"])) == beginning


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", HELP_TOPICS)
def test_a_page_of_help_fits_a_phone(topic: str, language: str) -> None:
    """It has at most 650 characters; what it says of late turns is true."""
    words = words_in(language)
    given = {"turn": "`/splendor take`", "taught": "yes", "puzzles": "yes"}
    text = words(f"help-text-{topic}", games="", new="", **given)
    assert len(text) <= 650
    assert (str(MAX_MISSED) in text) == (topic == "days")


@pytest.mark.alone
def test_help_has_room_for_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of as many games as Discord lets a bot offer, the first have buttons, with room for a text, a list and two more."""
    for games in ("GAMES", "TAUGHT"):
        monkeypatch.setattr(help_pages, games, ("splendor",) * MOST_GAMES)
    shown = Screen(rows=help_pages.ways_to_learn(words_in("en"))).layout()
    assert shown.total_children_count + len(("text", "row", "list", "row", "all", "find")) <= 40


@pytest.mark.alone
async def test_help_leads_to_the_documents_in_the_readers_language(server: Server) -> None:
    """If the host says where they are, help links to the terms and the rules of fair play, and they are there."""
    assert "](" not in private(await server.command("ada", "help"))
    await server.restart(Bounds(docs="https://example.org/docs"))
    for locale, end in (("en-US", "md"), ("ja", "ja.md"), ("zh-TW", "zh-TW.md")):
        server.speak(locale)
        told = private(await server.command("ada", "help"))
        linked = re.findall(r"\]\(https://example\.org/docs/([^)]+)\)", told)
        assert linked == [f"{name}.{end}" for name in ("fair-play", "terms", "privacy")]
        assert all((ROOT / "docs" / name).exists() for name in linked)


async def test_help_leads_to_every_command(server: Server) -> None:
    """Each command that Discord has stands in the list, with its description, in the reader's language."""
    await server.command("ada", "help")
    shown = answered(await server.press("ada", "All commands"))
    [groups] = [part["options"] for part in components(shown) if part["type"] == 3]
    told = ""
    for group in groups:
        told += text(answered(await server.choose("ada", group["value"])))
    for command in server.facet.tree.walk_commands():
        if isinstance(command, Command):
            assert f"`/{command.qualified_name}` · {command.description}" in told


async def test_everything_can_be_read_without_a_table(server: Server) -> None:
    """From help one reaches the rules, every seeker, an example and any sheet, and comes back."""
    await server.command("ada", "help")
    assert "Six rounds" in private(await server.press("ada", "Rules: 12 Seekers"))
    assert "**5c**, power 5" in private(await server.press("ada", "The seekers"))
    assert "An example" in private(await server.press("ada", "Example"))
    assert "Price list" in private(await server.choose("ada", "sheet-3"))
    assert "Six rounds" in private(await server.press("ada", "Rules"))


@pytest.mark.parametrize(("game", "parts"), [("splendor", 2), ("seekers", 3)])
async def test_the_rules_lead_to_pictures_of_the_board(
    server: Server, game: str, parts: int
) -> None:
    """Behind the rules the parts of a board are explained, number by number, with the way back."""
    await server.command("ada", "help")
    await server.press("ada", f"Rules: {words_in('en')(f'{game}-name')}")
    legends = []
    for part in range(1, parts + 1):
        told = await server.press("ada", f"How to read the board {part}/{parts}")
        assert told.response is not None
        assert [file.filename for file in told.response.attachments] == ["board.png"]
        legends.append(private(told))
    assert "**1** ·" in legends[0]
    assert "**12** ·" in legends[-1]
    assert "**Splendor**" in private(await server.press("ada", "Rules")) or game != "splendor"


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_tutorial_explains_itself(server: Server, game: str) -> None:
    """A learner is led through every lesson, by turns and by asking for the next, and plays on."""
    there = await learn(server, "ada", game)
    lessons = len(LOOKS[game].lessons)
    for lesson in range(1, lessons + 1):
        assert f"Tutorial, {lesson} of {lessons}" in text(await server.newest(there))
        while (await server.table(there)).lesson == lesson:
            before = (await server.table(there)).number
            offered = await take_advice(server, "ada", there)
            assert lesson > 2 or not any("Reserve" in move for move in offered)  # lesson 3
            board = await server.newest(there)
            if f"Tutorial, {lesson} of" in text(board) and "-# This lesson stays" in text(board):
                await server.press("ada", "Next lesson", board)
            assert (await server.table(there)).number > before
    board = await server.newest(there)
    assert "That was the last lesson." in text(board)
    assert "Next lesson" not in labels(board)
    table = await server.table(there)
    assert table.stage == "playing"
    assert [player.computer is None for player in table.players] == [True, False]


async def test_a_lesson_stays_until_it_is_learned(server: Server) -> None:
    """The first lesson teaches taking gems: a turn without leaves it, a turn with it goes on."""
    there = await learn(server, "ada", "splendor")
    await server.command("ada", "splendor reserve", there, card="deck1")
    assert "Tutorial, 1 of" in text(await server.newest(there))
    assert "until you use **Take** once" in text(await server.newest(there))
    decision = (await server.table(there)).position.decision
    assert decision is not None
    gems = next(str(move) for move in decision.moves if str(move).startswith("take:")).removeprefix(
        "take:"
    )
    await server.command("ada", "splendor take", there, gems=gems)
    assert "Tutorial, 2 of" in text(await server.newest(there))


async def test_a_lesson_can_be_skipped(server: Server) -> None:
    """The learner goes on to the next lesson by a button, on the same board, and nobody else does."""
    there = await learn_in_public(server, "ada")
    board = await server.newest(there)
    assert board.mentioned == []
    assert "not playing at this table" in private(await server.press("eve", "Next lesson", board))
    posted = len(list(server.seen(channel=there)))
    for lesson in range(2, len(LOOKS["splendor"].lessons) + 1):
        await server.press("ada", "Next lesson", board)
        shown = await server.newest(there)
        assert f"Tutorial, {lesson} of" in text(shown)
        assert shown.id == board.id
    assert len(list(server.seen(channel=there))) == posted
    assert (await server.table(there)).number == 0


async def test_a_tutorial_can_be_left_at_any_moment(server: Server) -> None:
    """Leaving is asked first, frees the channel, and shows the way on to everybody."""
    there = await learn_in_public(server, "ada")
    board = await server.newest(there)
    assert "not playing at this table" in private(await server.press("eve", "Hint", board))
    assert "Only the host" in private(await server.press("eve", "Leave the tutorial", board))
    asked = answered(await server.press("ada", "Leave the tutorial", board))
    assert "Leave the tutorial?" in text(asked)
    assert (await server.table(there)).stage == "playing"
    left = answered(await server.press("ada", "Yes, leave", asked))
    assert "Tutorial: 12 Seekers" in labels(left)
    assert (await server.table(there)).stage == "called-off"
    closed = await server.newest(there)
    assert "**ada** left the Splendor tutorial" in text(closed)
    assert labels(closed) == ["Tutorial: Splendor"]
    await server.command("ada", "splendor new", there)
    assert (await server.table(there)).stage == "lobby"


async def lobby_in_a_thread(server: Server) -> Channel:
    """Let Ada open a table in a thread, as the server has it."""
    await choose(server, server.manager("max"), stand="thread")
    await server.command("ada", "splendor new")
    return server.thread()


async def begin_from(server: Server, lobby: Channel) -> Result:
    """Let Eve ask for the tutorial in a lobby."""
    await server.press("eve", "New here?", await server.newest(lobby))
    buttons = next(it for it in server.seen("eve", lobby) if "Tutorial: Splendor" in labels(it))
    return await server.press("eve", "Tutorial: Splendor", buttons)


async def test_from_a_lobby_in_a_thread_the_tutorial_is_in_a_direct_message(server: Server) -> None:
    """The lobby stays as it is, and nobody else sees the lessons."""
    lobby = await lobby_in_a_thread(server)
    told = private(await begin_from(server, lobby))
    direct = server.direct("eve")
    assert f"nobody else sees it: https://discord.com/channels/@me/{direct.id}" in told
    board = await server.newest(direct)
    assert "Tutorial, 1 of 5" in text(board)
    table = await server.table(direct)
    assert (table.place, table.guild_id, table.lesson) == ("direct", 0, 1)
    assert "Join" in labels(await server.newest(lobby))
    await server.press("eve", "Next lesson", board)
    assert "Tutorial, 2 of 5" in text(await server.newest(direct))


async def test_who_takes_no_direct_messages_has_the_tutorial_in_another_thread(
    server: Server,
) -> None:
    """It's beside the lobby's, under the same channel."""
    lobby = await lobby_in_a_thread(server)
    refuse_direct(server, 2)
    told = private(await begin_from(server, lobby))
    other = server.thread()
    assert other.id != lobby.id
    assert f"<#{other.id}>" in told
    assert "Tutorial, 1 of 5" in text(await server.newest(other))


async def test_who_can_have_it_nowhere_is_told_what_to_do(server: Server) -> None:
    """Neither a direct message nor a thread is possible; the next try isn't held against them."""
    lobby = await lobby_in_a_thread(server)
    refuse_direct(server, 2)
    server.deny(server.channel, Permission.CREATE_PUBLIC_THREADS)
    told = private(await begin_from(server, lobby))
    assert "I could neither send you a direct message nor open a thread" in told
    assert "Allow direct messages" in told
    assert "nobody else sees it: https" in private(await begin_from(server, lobby))


async def test_a_direct_message_with_a_game_in_it_stays_as_it_is(server: Server) -> None:
    """Somebody who plays there already has the tutorial in another thread."""
    lobby = await lobby_in_a_thread(server)
    await begin_from(server, lobby)
    before = len(list(server.seen("eve", server.direct("eve"))))
    await begin_from(server, lobby)
    assert server.thread().id != lobby.id
    assert len(list(server.seen("eve", server.direct("eve")))) == before


async def test_a_hint_is_for_the_learner_alone(server: Server) -> None:
    """The hint is a private answer, and plays nothing by itself."""
    there = await learn(server, "ada", "splendor")
    told = await server.press("ada", "Hint", await server.newest(there))
    assert "What looks best now" in private(told)
    assert (await server.table(there)).number == 0


async def test_a_lesson_survives_a_restart(server: Server) -> None:
    """The lesson is saved with the table."""
    there = await learn(server, "ada", "seekers")
    await take_advice(server, "ada", there)
    await server.restart()
    assert (await server.table(there)).lesson == 2


async def test_a_lobby_leads_to_a_tutorial(server: Server) -> None:
    """Whoever takes no direct messages has it in a thread, beside which there is no room for another."""
    await server.command("ada", "splendor new")
    await server.press("eve", "New here?")
    refuse_direct(server)
    await server.press("eve", "Tutorial: Splendor", next(server.seen("eve")))
    assert (await server.table()).stage == "lobby"
    assert "Tutorial, 1 of" in text(await server.newest(server.thread()))
    there = await server.command("bo", "splendor new", server.thread())
    assert "already a table" in private(there)


async def test_the_table_speaks_the_language_it_is_told(game: Server) -> None:
    """A player sets the language: the board is shown again, in it, and stays so in a rematch."""
    before = await game.newest()
    told = private(await game.command("ada", "table language", language="ja"))
    assert "日本語" in told
    after = await game.newest()
    assert after.id != before.id
    assert text(after) != text(before)
    assert "Take" not in labels(after)
    assert "Lovelace" not in str(alt(after))
    await game.restart()
    assert (await game.table()).language == "ja"


async def test_an_onlooker_does_not_choose_the_language(game: Server) -> None:
    """Only who sits at the table, or moderates the channel, chooses its language."""
    told = private(await game.command("eve", "table language", language="ja"))
    assert "not playing at this table" in told
    assert (await game.table()).language == "en"
