"""What people are called turns nothing round but itself, and is never markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.features.replay.replay import Replay
from bot.i18n.lexicon import words_in
from bot.messages.names import (
    MAX_MARKS,
    cleaned,
    escaped,
    isolated,
    short_name,
    told_apart,
    with_readable_names,
    within,
)
from bot.messages.press import Press
from bot.panels import Viewpoint
from bot.screens.public import screen_of
from bot.store.values import Note, Offer, Player
from bot.tables.table import Table
from bot.testing.test_screens import tables
from render import fonts
from rules import GAMES
from tests.bot.managing import choose, fill_in
from tests.bot.server import Server, alt, answered, components, labels, private, text
from tests.bot.test_privacy import forget

OVERRIDE = "\u202e\u200fevil\u2066"
HEBREW = "\u05e9\u05dc\u05d5\u05dd\u202c 7"
OWN_MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]")


@pytest.mark.parametrize("name", ["Ada", "みか", "小美", "Łukasz", "👩‍👩‍👧‍👦", "a_b*c", ""])
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    """Nothing is added to a name that is written from left to right."""
    assert isolated(name) == name


def test_a_name_keeps_its_direction_to_itself() -> None:
    """Marks of direction go; letters from right to left stand between two marks that end with them."""
    assert isolated(OVERRIDE) == "evil"
    assert isolated(HEBREW) == "\u2068שלום 7\u2069"
    assert isolated(isolated(HEBREW)) == isolated(HEBREW)
    assert escaped("*שלום*\n<@1>") == "\u2068\\*שלום\\* \\<@\u200b1\\>\u2069"
    assert escaped("\u202e") == "-"
    for start in ("# a", "### a", "-# a", "- a", "1. a", "42. a"):
        assert escaped(start) != start
        assert escaped(start).replace("\\", "") == start
    for plain in ("-", "#4711", "1.5", "a # b", "7"):
        assert escaped(plain) == plain
    for link in ("https://a.b", "steam://run/1", "discord.gg/abc", "Discord.com/invite/abc"):
        assert link not in escaped(link)
        assert cleaned(escaped(link)) == link


def turned(table: Table) -> Table:
    """Return a table at which people have names that turn lines round."""
    names = (OVERRIDE, HEBREW)
    people = zip(table.players, names, strict=True)
    note = table.note and replace(table.note, who=names[0])
    return replace(table, players=tuple(replace(it, name=name) for it, name in people), note=note)


def read_of(table: Table) -> Iterator[str]:
    """Yield what everybody reads of a table: its message, its alt text, and its replay's."""
    screen = screen_of(table)
    yield screen.caption
    if screen.picture is not None:
        yield screen.picture.alt
    if table.match is not None:
        public = with_readable_names(table, words_in("en"))
        seen = Replay(public.play)
        yield from seen.scene(seen.last).names
        yield from Viewpoint(public.play, 0, words_in("en"), {}).names


@pytest.mark.parametrize("game", list(GAMES))
def test_no_line_is_turned_round_by_a_name(game: str) -> None:
    """Whatever state a table is in: no mark of a name's own is left, and what is begun ends in its line."""
    begun = [table for table in tables(game, 2, 1) if len(table.players) == 2]
    isolates = 0
    for table in (*begun[:3], *begun[-2:]):
        for line in "\n".join(read_of(turned(table))).splitlines():
            assert not OWN_MARKS.search(line)
            assert line.count("\u2068") == line.count("\u2069")
            isolates += line.count("\u2068")
    assert isolates > 4


async def test_lists_and_threads_name_people_the_same_way(server: Server) -> None:
    """So do the line of a list, and the name of a table's thread."""
    await choose(server, "max", stand="thread")
    for name in (HEBREW, OVERRIDE):
        server.person(name)
    await server.command(HEBREW, "splendor new")
    thread = server.thread()
    assert "\u2068שלום 7\u2069" in server.discord.world.channel(str(thread.id)).name
    await server.press(OVERRIDE, "Join", await server.newest(thread))
    await server.press(HEBREW, "Settings", await server.newest(thread))
    await server.press(HEBREW, "Remove", next(server.seen(HEBREW, thread)))
    asked = next(server.seen(HEBREW, thread))
    (line,) = [option for part in components(asked) for option in part.get("options", ())]
    assert line["label"] == "evil"
    assert not OWN_MARKS.search("".join((text(asked), alt(asked) or "", *labels(asked))))


SHOWS_NOTHING = (
    *("\u3164", "\u200b", "\ufe0f", "\u2800", "\u115f", "\u00ad", "\u034f", "\ufeff", "\u2062"),
    *("\U000e0041\U000e007f", "\u0301\u0302", "\u202e", "\ud800", "\x00", " \t", "\uffa0 \u200d"),
)


@pytest.mark.parametrize("name", SHOWS_NOTHING)
def test_what_shows_nothing_is_nothing(name: str) -> None:
    """Invisible letters, marks without a letter, control characters and half characters are dropped."""
    assert cleaned(name) == ""
    assert cleaned(f"{name}Ada{name}Lo").replace(" ", "")[:3] == "Ada"


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("Eve\n7:person:Bo", "Eve 7:person:Bo"),
        ("A\ud800d\x00a", "Ada"),
        ("\u202eevil\u2066", "evil"),
        ("a" + 30 * "\u0301" + "b", "a" + MAX_MARKS * "\u0301" + "b"),
        ("  みか　さん ", "みか さん"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("क्ष\u200dक", "क्ष\u200dक"),
        ("กี่", "กี่"),
        ("လျှော့", "လျှော့"),
        ("A\ufdd0d\ufffea\uffff", "Ada"),
    ],
)
def test_a_text_keeps_what_can_be_read(typed: str, stored: str) -> None:
    """It is one line; letters of every script and emojis keep the marks and joiners they are made of."""
    assert cleaned(typed) == stored
    assert cleaned(stored) == stored


@pytest.mark.parametrize(
    "display", [*SHOWS_NOTHING, "🦊", "(🦊)", "สมชาย", "राम", "አበበ", "สมชาย 1"]
)
async def test_a_name_that_pictures_cannot_write_is_followed_by_the_user_name(
    server: Server, display: str
) -> None:
    """Who reads the picture and who reads the text find the same person."""
    server.person("ada_7", display)
    await server.command("ada_7", "splendor new")
    (player,) = (await server.table()).players
    assert player.name == f"{cleaned(display)} ada_7".strip()
    assert fonts.drawn(player.name).endswith("ada_7")
    lobby = await server.newest()
    assert f"{cleaned(display)} ada\\_7".strip() in text(lobby).replace("**", " ")
    assert "Seat" not in text(lobby)
    assert "ada_7" in (alt(lobby) or "")


def test_an_older_name_that_pictures_cannot_write_is_followed_by_the_seat() -> None:
    """So is anybody's whose user name isn't known."""
    table = Table(1, 0, 3, "splendor", 100, {}, "en", players=(Player("Ada", 1), Player("🦊", 2)))
    assert with_readable_names(table, words_in("en")).names == ("Ada", "🦊 Seat 2")
    assert with_readable_names(table, words_in("zh-TW")).names == ("Ada", "🦊 座位2")


async def test_a_name_invites_nobody_else(server: Server) -> None:
    """Whatever a person is called, exactly those chosen are asked."""
    victim = server.person("victim")
    eve = server.person("eve", f"Eve\n{victim.id}:person:Victim")
    await server.command("ada", "splendor new")
    chooser = answered(await server.press("ada", "Invite…"))
    people = next(part for part in components(chooser) if part["type"] == 5)
    await server.person("ada").select(chooser, [eve], custom_id=people["custom_id"])
    assert (await server.table()).user_ids == [server.person("ada").id, eve.id]
    assert (await server.newest()).mentioned == [eve.id]


async def test_what_is_typed_is_cleaned(server: Server) -> None:
    """The texts of forms, of commands and of completed options hold nothing that can't be stored."""
    told = private(await server.command("ada", "my quiet", begin="2\x002\ud800", end="7\n9"))
    assert "unavailable" not in told
    assert "\x00" not in told
    told = private(await fill_in(server, "max", "1\x000", "\ud800\n2"))
    assert "unavailable" not in told
    zones = await server.person("ada").autocomplete(server.channel, "my quiet", "zone", "To\x00kyo")
    assert "Asia/Tokyo" in [it["value"] for it in zones]
    assert Press.read("1:-:daily-board:\x00") is None
    assert Press.read("1:-:daily-board:\ud800") is None


def test_people_of_one_name_are_told_apart() -> None:
    """Names that look alike, in a text or in a picture, end with digits of the people's ids."""
    alike = (
        (815, "Alex"),
        (99, "ALEX "),
        (7_4711, "Ａｌｅｘ"),
        (8_4711, "Alex 🦊"),
        (None, "Alex"),
    )
    assert told_apart(alike) == (
        *("Alex #815", "ALEX #99", "Ａｌｅｘ #74711", "Alex 🦊 #84711", "Alex"),
    )
    assert told_apart(((1, "Alex"), (2, "Alex #1"))) == ("Alex #1", "Alex #1 #2")
    assert told_apart(((None, "Somebody"), (None, "Somebody"))) == ("Somebody #1", "Somebody #2")
    assert told_apart(((1, "Alex"), (2, "Bo"), (1, "Alex"))) == ("Alex", "Bo", "Alex")


def test_letters_of_one_shape_tell_nobody_apart() -> None:
    """Nor does a case, an accent that pictures leave out, or another number of somebody's own."""
    alike = (
        "Alex",
        "Аlex",
        "ALEX",
        "AIex",
        "A1ex",
        "Αlex",
        "Alex\u0331",
        "Alex #4711",
        "Alex ♯1 #2",
    )
    for order in (alike, alike[::-1], sorted(alike)):
        told = told_apart(tuple((7000 + place, name) for place, name in enumerate(order)))
        assert told == tuple(f"{name} #{7000 + place}" for place, name in enumerate(order))
    assert told_apart(((1, "Ella"), (2, "Elia"), (3, "Мария"), (4, "Maria"))) == (
        *("Ella", "Elia", "Мария", "Maria"),
    )


def test_a_cut_name_is_told_apart_and_turns_nothing_round() -> None:
    """Its number stays, and whatever is cut ends what a name from right to left has begun."""
    assert short_name("Ada", 20) == "Ada"
    assert short_name("Maximiliane von Hohenlohe #4711", 20) == "Maximiliane v… #4711"
    hebrew = isolated("שלום " * 6 + "#4711")
    assert short_name(hebrew, 20).startswith("\u2068שלום")
    assert short_name(hebrew, 20).endswith("… #4711\u2069")
    for name in (f"A #{'1' * 29}", "#1" * 16, "Alex ♯4711" * 3):
        assert all(len(short_name(name, most)) <= most for most in (10, 20, 30))
    for most in range(3, 40):
        cut = within(f"Splendor: {hebrew}, Ada", most)
        assert len(cut) <= most
        assert cut.count("\u2068") == cut.count("\u2069")


async def test_a_name_belongs_to_its_server(game: Server) -> None:
    """What somebody is called elsewhere changes nothing here."""
    tables, bo = game.facet.tables, game.person("bo").id
    await tables.meet(bo, 0, "Roberto")
    await tables.meet(bo, game.id + 1, "Bobby")
    await game.command("ada", "splendor take", gems="wbg")
    assert [it.name for it in (await game.table()).players] == ["ada", "bo"]
    await tables.meet(bo, game.id, "Robbie")
    await game.resign("ada")
    assert [it.name for it in (await game.table()).players] == ["ada", "Robbie"]


def test_the_rest_of_a_table_stays_as_it_is_named_when_somebody_leaves() -> None:
    """The digits are a person's own; they go when nobody else has the name any more."""
    players = tuple(Player("Alex", user_id=it) for it in (1111, 2222, 3333))
    table = Table(1, 0, 3, "splendor", 1111, {}, "en", players=players)
    words = words_in("en")
    assert with_readable_names(table, words).names[1:] == ("Alex #2222", "Alex #3333")
    left = replace(table, players=players[1:])
    assert with_readable_names(left, words).names == ("Alex #2222", "Alex #3333")
    assert with_readable_names(replace(left, players=players[2:]), words).names == ("Alex",)
    offered = replace(left, players=players[2:], offer=Offer(0, 4444, "Alex"))
    shown = with_readable_names(offered, words)
    assert (shown.names, shown.offer and shown.offer.name) == (("Alex #3333",), "Alex #4444")
    gone = replace(left, note=Note("called-off", "Alex", 1111))
    shown = with_readable_names(gone, words)
    assert shown.note is not None
    assert shown.note.who == "Alex #1111"


@pytest.mark.parametrize("game", list(GAMES))
async def test_two_people_of_one_name_can_play_by_text(server: Server, game: str) -> None:
    """The message, the alt text, the history and the list of people to remove tell them apart."""
    one, two = server.person("one", "Alex"), server.person("two", "alex")
    names = [f"Alex #{str(one.id)[-4:]}", f"alex #{str(two.id)[-4:]}"]
    await server.command("one", f"{game} new", seats="joined")
    await server.press("two", "Join")
    lobby = await server.newest()
    for name in names:
        assert f"**{name}**" in text(lobby)
        assert name in (alt(lobby) or name)
    await server.press("one", "Settings")
    (chosen,) = components(answered(await server.press("one", "Remove")))[-1:]
    assert [it["label"] for it in chosen["options"]] == names[1:]
    await server.press("one", "Start")
    board = await server.newest()
    assert all(name in (alt(board) or name) for name in names)
    table = await server.table()
    assert [it.name for it in table.players] == ["Alex", "alex"]
    other = next(name for name in ("one", "two") if server.person(name).id != table.person_asked)
    assert table.asked is not None
    assert names[table.asked] in private(await server.command(other, "table hint"))


def rename(server: Server, name: str, display: str) -> None:
    """Give a person another name on Discord."""
    people, who = server.discord.world.people, str(server.person(name).id)
    people[who] = replace(people[who], display=display)


async def test_a_new_name_is_used_as_soon_as_it_is_seen(game: Server) -> None:
    """On the next board, at the finish and on the leaderboard, whatever its owner used the bot for."""
    rename(game, "bo", "Bobby")
    await game.command("bo", "help")
    await game.command("ada", "splendor take", gems="wbg")
    board = await game.newest()
    assert "Bobby" in (alt(board) or "")
    assert "**bo**" not in text(board)
    await game.let_turns_pass()
    rename(game, "bo", "Rob")
    await game.resign("bo")
    assert "**Rob**" in text(await game.newest())
    assert "**Rob**" in private(await game.command("ada", "leaderboard"))
    rename(game, "bo", "Robert")
    assert "**Robert**" in private(await game.command("bo", "leaderboard"))
    assert [it.name for it in (await game.table()).players] == ["ada", "Rob"]


async def test_who_is_chosen_is_seen_too(server: Server) -> None:
    """An invitation has the name that Discord told of with the choice."""
    await server.command("bo", "help")
    rename(server, "bo", "Bobby")
    await server.command("ada", "splendor new", invite=server.person("bo"))
    assert [it.name for it in (await server.table()).players] == ["ada", "Bobby"]


async def test_a_name_is_written_when_it_is_new(
    game: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody presses; and a person who was forgotten isn't named again."""
    asked = []
    usual = game.facet.tables.store.people.rename

    async def counted(user_id: int, guild_id: int, name: str) -> None:
        asked.append(name)
        await usual(user_id, guild_id, name)

    monkeypatch.setattr(game.facet.tables.store.people, "rename", counted)
    for display in ("bo", "Bobby", "Bobby"):
        rename(game, "bo", display)
        await game.command("bo", "help")
    assert asked == ["Bobby"]
    await forget(game, "bo")
    await game.command("bo", "help")
    table = await game.table()
    assert [it.name for it in table.players] == ["ada", ""]
    assert "Bobby" not in text(await game.newest())
