"""Looking at a game again: turn by turn in private, and as a moving picture for all."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from bot.playground.discord.permissions import Permission
from bot.tables.table import Table
from bot.testing.people import Result, Seen
from tests.bot.server import Server, alt, answered, components, labels, list_id, private, text

WAYS = ["First", "Back", "Next", "Last"]


async def over(server: Server, turns: int = 4) -> Table:
    """Play some turns, and let Ada resign."""
    for turn in range(turns):
        who, gems = ("ada", "bo")[turn % 2], ("wbg", "rkw")[turn % 2]
        await server.command(who, "splendor take", gems=gems)
    await server.resign("ada")
    return await server.table()


async def said(server: Server, message: Seen, press: str) -> Result:
    """Let Eve press a button that says this, as if it stood on a message."""
    return await server.person("eve").forge(message, f"facet:b:{press}")


async def test_whoever_sees_the_finish_can_look_at_the_game(game: Server) -> None:
    """An onlooker goes from the beginning to the end and back, in one private message."""
    await over(game)
    opened = answered(await game.press("eve", "Replay"))
    assert opened.ephemeral
    assert "4 turns in all" in text(opened)
    assert labels(opened)[:4] == WAYS
    assert answered(await game.press("eve", "Next")).id == opened.id
    shown = next(game.seen("eve"))
    assert shown.id == opened.id
    assert "turn 1 of 4" in text(shown)
    assert "**ada** takes white, blue and green." in text(shown)
    await game.press("eve", "Last")
    assert "**bo** wins" in text(next(game.seen("eve")))
    await game.press("eve", "Back")
    assert "turn 3 of 4" in text(next(game.seen("eve")))
    assert not [message for message in game.seen() if "turn 3" in text(message)]


async def test_a_turn_is_chosen_from_a_list(game: Server) -> None:
    """The list names each turn by who began it how; the one on the picture is marked."""
    await over(game)
    await game.press("eve", "Replay")
    [lines] = [part["options"] for part in components(next(game.seen("eve"))) if part["type"] == 3]
    assert [line["label"] for line in lines] == [
        "The beginning",
        "1. ada: Take · White, blue, green",
        "2. bo: Take · White, red, black",
        "3. ada: Take · White, blue, green",
        "4. bo: Take · White, red, black",
    ]
    await game.choose("eve", "2")
    shown = next(game.seen("eve"))
    assert "turn 2 of 4" in text(shown)
    [lines] = [part["options"] for part in components(shown) if part["type"] == 3]
    assert [line["value"] for line in lines if line.get("default")] == ["2"]
    before = list_id(shown)
    await game.choose("eve", "4")
    assert list_id(next(game.seen("eve"))) != before


async def test_own_turns_follow_one_another(game: Server) -> None:
    """A player jumps from one own turn to the next; after the last one the button can't be pressed."""
    await over(game)
    await game.press("bo", "Replay")
    seen = []
    for _ in range(2):
        await game.press("bo", "My next turn")
        seen.append(text(next(game.seen("bo"))).splitlines()[0])
    assert [line.rpartition("turn ")[2] for line in seen] == ["2 of 4", "4 of 4"]
    last = next(game.seen("bo"))
    [own] = [it for it in components(last) if it.get("label") == "My next turn"]
    assert own["disabled"]
    assert not next(it for it in components(last) if it.get("label") == "First").get("disabled")
    opened = answered(await game.press("eve", "Replay"))
    assert "My next turn" not in labels(opened)


async def test_a_replay_goes_on_after_a_restart(game: Server) -> None:
    """All that a control needs stands on it."""
    await over(game)
    await game.press("eve", "Replay")
    await game.restart()
    await game.press("eve", "Last")
    assert "**bo** wins" in text(next(game.seen("eve")))


async def test_a_control_opens_nothing_in_another_channel(game: Server) -> None:
    """A table is looked at where it stood, and nowhere else."""
    table = await over(game)
    away = game.add_channel("elsewhere")
    await game.command("eve", "splendor new", away)
    lobby = next(game.seen("eve", away))
    for action in ("replay", "film"):
        told = await said(game, lobby, f"{table.id}:4:{action}:1")
        assert "another channel" in private(told)
        assert not answered(told).attachments


async def test_what_lies_face_down_stays_so_while_a_game_goes_on(game: Server) -> None:
    """A card reserved unseen is in its owner's replay alone, until the game is over."""
    await game.command("ada", "splendor reserve", card="deck3")
    table = await game.table()
    assert table.match is not None
    position: Any = table.position
    card = position.seats[0].hand[0].card.id
    await game.command("bo", "splendor take", gems="wbg")
    seen = {}
    for name in ("ada", "bo", "eve"):
        for _ in range(2):
            await game.press(name, "More")
            await game.press(name, "Replay")
            shown = next(game.seen(name))
            assert "still going on" in text(shown)
            await game.press(name, "Back")
            shown = next(game.seen(name))
            seen[name] = "\n".join([text(shown), str(alt(shown)), str(components(shown))])
    assert card in seen["ada"]
    assert card not in seen["bo"]
    assert card not in seen["eve"]
    assert "Post as a GIF" not in seen["bo"]
    await game.resign("ada")
    await game.press("eve", "Replay")
    await game.press("eve", "Next")
    assert card in str(alt(next(game.seen("eve"))))


async def test_a_game_is_replayed_as_one_saw_it(game: Server) -> None:
    """Only once it is over, and only to its players; the way back opens it at the same turn."""
    await game.command("ada", "splendor reserve", card="deck3")
    position: Any = (await game.table()).position
    card = position.seats[0].hand[0].card.id
    await game.command("bo", "splendor take", gems="wbg")
    await game.press("bo", "More")
    await game.press("bo", "Replay")
    assert "As I saw it" not in labels(next(game.seen("bo")))
    await game.command("ada", "splendor take", gems="wbr")
    await game.resign("ada")
    await game.press("eve", "Replay")
    assert "As I saw it" not in labels(next(game.seen("eve")))
    await game.press("bo", "Replay")
    await game.press("bo", "Next")
    assert card in str(alt(next(game.seen("bo"))))
    await game.press("bo", "As I saw it")
    shown = next(game.seen("bo"))
    assert "what you could see at the time" in text(shown)
    assert "turn 1 of" in text(shown)
    assert card not in "\n".join([text(shown), str(alt(shown)), str(components(shown))])
    await game.press("bo", "Next")
    assert card not in str(alt(next(game.seen("bo"))))
    await game.press("bo", "Show everything")
    shown = next(game.seen("bo"))
    assert "turn 2 of" in text(shown)
    assert card in str(alt(shown))


async def test_a_rematch_leaves_the_replay(game: Server) -> None:
    """The finish loses its rematch once it was asked for, and can still be looked at."""
    await over(game)
    finish = await game.newest()
    assert labels(finish) == ["Rematch", "Replay", "Review", "Find a game"]
    await game.press("ada", "Rematch")
    stays = next(message for message in game.seen() if message.id == finish.id)
    assert labels(stays) == ["Replay", "Review"]
    assert answered(await game.press("eve", "Replay", stays)).ephemeral


async def test_an_empty_channel_and_a_lobby_have_no_replay(server: Server) -> None:
    """Each is answered in a sentence."""
    assert "no table in this channel" in private(await server.command("ada", "table replay"))
    await server.command("ada", "splendor new")
    assert "hasn’t begun" in private(await server.command("ada", "table replay"))


async def test_a_control_that_says_nonsense_does_nothing(game: Server) -> None:
    """A stop that there is none of is the last one, and no number is no stop."""
    table = await over(game)
    finish = await game.newest()
    for argument, told in (("99999999999", "**bo** wins"), ("x:list:", "older version")):
        assert told in private(await said(game, finish, f"{table.id}:4:replay:{argument}"))


async def test_a_finished_game_is_posted_as_a_moving_picture(game: Server) -> None:
    """Everybody sees it, with a frame a turn; whoever asked is told, and can look for themselves."""
    await over(game)
    asked = await game.command("eve", "table replay")
    posted = await game.told("all 4 turns")
    assert "**bo** wins" in text(posted)
    assert "as a GIF" in str(alt(posted))
    assert labels(posted) == []
    film = Image.open(io.BytesIO(await posted.attachments[0].read()))
    assert isinstance(film, GifImageFile)
    assert (film.format, film.size, film.n_frames, film.info["loop"]) == ("GIF", (660, 495), 5, 0)
    film.seek(4)
    assert film.info["duration"] == 3000
    shown = await game.told("in the channel", "eve")
    assert shown.id == answered(asked).id
    assert labels(shown)[:4] == WAYS
    again = private(await game.press("bo", "Replay", next(m for m in game.seen() if labels(m))))
    assert "turns in all" in again
    await game.press("bo", "Post as a GIF")
    answer = next(game.seen("bo"))
    assert f"It’s here already: https://discord.com/channels/{game.id}/" in text(answer)
    assert f"/{posted.id}" in text(answer)


async def test_no_moving_picture_is_made_of_a_game_that_goes_on(game: Server) -> None:
    """The command shows it in private instead."""
    await game.command("ada", "splendor take", gems="wbg")
    shown = answered(await game.command("eve", "table replay"))
    assert shown.ephemeral
    assert "still going on" in text(shown)
    table = await game.table()
    told = private(await said(game, await game.newest(), f"{table.id}:1:film:1"))
    assert "once it’s over" in told


async def test_where_files_are_not_allowed_a_sentence_says_so(game: Server) -> None:
    """Nothing is drawn there."""
    await over(game)
    game.deny(game.channel, Permission.ATTACH_FILES)
    assert "Attach Files permission" in private(await game.command("eve", "table replay"))


async def test_of_two_who_ask_at_once_one_is_drawn_for(game: Server) -> None:
    """The other is told that it is on its way."""
    await over(game)
    await game.press("ada", "Replay", await game.newest())
    await game.press("bo", "Replay", await game.newest())
    presses = []
    for name in ("ada", "bo"):
        panel = next(game.seen(name))
        [custom] = [
            p["custom_id"] for p in components(panel) if p.get("label", "").startswith("Post")
        ]
        presses.append((name, panel, custom))
    await game.at_once(presses)
    await game.told("all 4 turns")
    assert (
        len(
            [message for message in game.seen() if message.attachments and "all 4" in text(message)]
        )
        == 1
    )
    told = "\n".join(text(message) for name in ("ada", "bo") for message in game.seen(name))
    assert "is already being drawn" in told
