"""Commands, clicks, choices and forms, between people and a real bot process."""

import aiohttp
import pytest

from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from tests.playground.people import Person, custom_ids, files, parts, words
from tests.playground.waiting import until

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_with_options(robin: Person) -> None:
    """Options arrive typed; the bot's answer tells which command was used."""
    went = await robin.command("hello", to="you", often="2", friend="sam")
    assert went["state"] == "answered"
    message = await robin.sees_text("hello you")
    assert message["content"].count("hello you kindly en-US") == 2
    assert message["interaction_metadata"]["name"] == "hello"
    assert [user["username"] for user in message["mentions"]] == ["sam"]


async def test_the_language_is_the_tabs(robin: Person) -> None:
    """The bot hears which language the client reports."""
    robin.locale = "ja"
    await robin.command("hello", to="you")
    assert await robin.sees_text("kindly ja")


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({}, "to is missing."),
        ({"to": "a", "often": 9}, "often is from 1 to 3."),
        ({"to": "a", "how": "softly"}, "how is one of Kindly, Loudly."),
        ({"to": "a", "what": "b"}, "This command has no option what."),
    ],
)
async def test_the_client_refuses_odd_options(
    robin: Person, options: dict[str, object], error: str
) -> None:
    """As Discord's client would, before the bot hears of it."""
    went = await robin.command("hello", **options)
    assert (went["status"], went["error"]) == (400, error)


async def test_suggestions_while_typing(robin: Person) -> None:
    """Autocompletion asks the bot."""
    assert await robin.suggestions("hello", "to", "oo") == [{"name": "the moon", "value": "moon"}]


async def test_a_command_from_the_menu_of_a_person(
    robin: Person, sam: Person, stand_in: StandIn
) -> None:
    """The bot hears of whom it is, and whether they are a member; its answer says so, too."""
    mika = stand_in.person("mika")
    assert (await robin.do("menu", command="Greet them", person=mika.id))["state"] == "answered"
    answer = await sam.sees_text("Greetings to mika, a member.")
    assert answer["type"] == 23
    assert answer["interaction_metadata"]["target_user"]["id"] == mika.id
    stand_in.world.home.members.pop(mika.id)
    await robin.do("menu", command="Greet them", person=mika.id)
    assert await sam.sees_text("Greetings to mika, no member.")


async def test_a_command_from_the_menu_of_a_message(robin: Person, sam: Person) -> None:
    """The bot hears all of the message, also of one that somebody else wrote."""
    said = await sam.do("say", content="good morning")
    went = await robin.do("menu", command="Quote", message=said["message"])
    assert went["state"] == "answered"
    answer = await robin.sees_text("sam: good morning (0)")
    assert answer["interaction_metadata"]["target_message_id"] == said["message"]
    await robin.command("splendor new")
    board = await robin.sees_control("step:0")
    await robin.do("menu", command="Quote", message=board["id"])
    assert await robin.sees_text("(3)")


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"command": "Quote", "person": "sam"}, "entry"),
        ({"command": "hello", "person": "sam"}, "entry"),
        ({"command": "Greet them", "person": "7"}, "person"),
        ({"command": "Quote", "message": "7"}, "message"),
    ],
)
async def test_a_menu_has_only_its_own_entries(
    robin: Person, wanted: dict[str, str], key: str
) -> None:
    """What isn't in the menu of that thing, or is opened on nothing, isn't sent."""
    went = await robin.do("menu", **wanted)
    assert (went["status"], went["unfit"]["key"]) == (400, key)


async def test_a_promise_is_kept_and_a_click_changes_the_board(
    robin: Person, sam: Person, client: aiohttp.ClientSession
) -> None:
    """The picture comes with its description; a click by another replaces it."""
    await robin.command("splendor new")
    before = await sam.sees(lambda message: "step:0" in custom_ids(message))
    assert before["flags"] == 1 << 15
    assert (await sam.press("step:0"))["state"] == "answered"
    after = await robin.sees(lambda message: "step:1" in custom_ids(message))
    assert after["id"] == before["id"]
    assert after["edited_timestamp"]
    gallery = next(part for part in parts(after) if part["type"] == 12)
    medium = gallery["items"][0]["media"]
    assert (medium["width"], medium["height"]) == (880, 560)
    assert files(after)[0]["description"] == "A board with 1 green gems."
    async with client.get(medium["url"]) as response:
        assert (await response.read()).startswith(b"\x89PNG")
    async with client.get(files(before)[0]["url"]) as response:
        assert response.status == 404


async def test_private_answers_are_seen_by_their_reader_alone(robin: Person, sam: Person) -> None:
    """Shown, changed and dismissed for one person; foreign hands find nothing."""
    await robin.command("splendor new")
    await robin.press("more:panel")
    panel = await robin.sees_text("Nobody else sees this.")
    assert panel["flags"] & 1 << 6
    assert not [m for m in await sam.messages() if "Nobody" in words(m)]
    stolen = await sam.do("component", message=panel["id"], custom_id="more:again")
    assert stolen["status"] == 400
    await robin.press("more:again")
    assert "Edited" in words(await robin.sees_text("Edited"))
    await robin.press("choice", ["white", "green"])
    assert await robin.sees_text("You chose white, green.")
    await robin.do("dismiss", message=panel["id"])
    assert panel["id"] not in [message["id"] for message in await robin.messages()]


async def test_channels_are_picked_from_a_list(robin: Person, stand_in: StandIn) -> None:
    """The bot is told of each channel by its name; one that isn't listed can't be picked."""
    lounge = stand_in.add_channel("lounge", None)
    thread = stand_in.add_channel("aside", lounge.id)
    await robin.command("splendor new")
    await robin.press("more:panel")
    await robin.press("rooms", [lounge.id, await robin.channel_id()])
    assert await robin.sees_text(f"You picked lounge (text), {robin.channel} (text).")
    await robin.press("rooms", [])
    assert await robin.sees_text("You picked none.")
    for odd in (thread.id, "7"):
        went = await robin.press("rooms", [odd])
        assert (went["status"], went["error"]) == (400, "That is not among the options.")


async def test_a_form(robin: Person) -> None:
    """Text, select, radio group and checkbox come back filled in."""
    await robin.command("splendor new")
    went = await robin.press("more:form")
    assert went["state"] == "modal"
    ids = [part["component"]["custom_id"] for part in went["modal"]["components"]]
    values = dict(zip(ids, ["みか", ["blue"], "small", True], strict=True))
    wrong = await robin.do("modal", interaction=went["interaction"], values={})
    assert "Your name" in wrong["error"]
    await robin.do("modal", interaction=went["interaction"], values=values)
    assert await robin.sees_text("みか, blue, small, True")


async def test_a_file_for_download(robin: Person, client: aiohttp.ClientSession) -> None:
    """A private promise, then a file, never shown inline."""
    await robin.command("splendor new")
    await robin.press("more:later")
    message = await robin.sees_text("Here is your file.")
    assert message["type"] == 0
    assert not message["flags"] & 1 << 7
    async with client.get(message["attachments"][0]["url"]) as response:
        assert response.headers["Content-Disposition"].startswith("attachment")
        assert await response.json() == {"moves": []}


async def test_nothing_is_asked_for_twice(robin: Person, stand_in: StandIn) -> None:
    """One command, one callback, one message."""
    stand_in.recorder.clear()
    await robin.command("hello", to="you")
    entries = stand_in.recorder.since()
    assert [entry["route"].split("/")[-1] for entry in entries] == ["callback"]
    assert entries[0]["body"]["data"]["content"].startswith("hello you")


async def test_an_old_button_works_after_a_crash(
    robin: Person, bot: BotProcess, stand_in: StandIn
) -> None:
    """Killed, missed, started again: the message is still there and still works."""
    await robin.command("splendor new")
    await robin.sees(lambda message: "step:0" in custom_ids(message))
    await bot.kill()
    assert bot.exit_code == -9
    await until(lambda: not stand_in.gateway.connected)
    stand_in.settings = stand_in.settings.but(ack_seconds=0.1)
    assert (await robin.press("step:0"))["state"] == "failed"
    stand_in.settings = stand_in.settings.but(ack_seconds=3.0)
    await bot.start()
    await until(lambda: stand_in.gateway.connected)
    assert (await robin.press("step:0"))["state"] == "answered"
    assert await robin.sees(lambda message: "step:1" in custom_ids(message))


async def test_the_bot_ends_politely(bot: BotProcess) -> None:
    """SIGTERM is enough."""
    await bot.stop()
    assert bot.exit_code == 0
