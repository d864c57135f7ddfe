"""What Discord's documentation says of messages and threads, and what a second opinion reminded us of."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord

from tests.playground.loops import fixture
from tests.playground.second.controls import FILLED, Controls, Form
from tests.playground.second.flows import channel
from tests.playground.second.sides import Answer, Json
from tests.playground.second.stand_in_side import StandInSide, stand_in


@fixture
async def side() -> AsyncIterator[StandInSide]:
    """Run a bot that answers only what the test makes it answer."""
    async with stand_in() as side:
        yield side


def events(answer: Answer, name: str) -> list[Json]:
    """Return what the bot heard of one kind before an answer."""
    return [event.payload for event in answer.events if event.name == name]


async def test_events_say_who_is_a_member(side: StandInSide) -> None:
    """The author of a message and whom it mentions come with their membership; a webhook has none."""
    games, sam = channel(side), side.person_id("sam")
    await games.send(f"<@{sam}>")
    (event,) = events(side.log.answers[-1], "MESSAGE_CREATE")
    assert (event["member"]["roles"], event["mentions"][0]["member"]["nick"]) == ([], None)
    assert "application_id" not in event
    asked = await side.command("ask")
    await asked.response.send_message("An answer")
    (event,) = events(side.log.answers[-1], "MESSAGE_CREATE")
    assert "member" not in event
    assert event["application_id"] == event["webhook_id"] == str(side.client.application_id)


async def test_a_thread_is_told_of(side: StandInSide) -> None:
    """A message says that it was opened, and events when that happens, and when it is put away and opened again."""
    games = channel(side)
    kind = discord.ChannelType.public_thread
    thread = await games.create_thread(name="aside", type=kind, auto_archive_duration=60)
    (made,) = events(side.log.answers[-1], "THREAD_CREATE")
    assert (made["newly_created"], made["member_count"]) == (True, 1)
    assert made["thread_metadata"]["auto_archive_duration"] == 60
    (said,) = events(side.log.answers[-1], "MESSAGE_CREATE")
    assert (said["type"], said["content"], said["channel_id"]) == (18, "aside", str(games.id))
    assert said["message_reference"]["channel_id"] == str(thread.id)
    await thread.edit(archived=True)
    (changed,) = events(side.log.answers[-1], "THREAD_UPDATE")
    assert changed["thread_metadata"]["archived"]
    await thread.send("This opens it.")
    (changed,) = events(side.log.answers[-1], "THREAD_UPDATE")
    assert not changed["thread_metadata"]["archived"]


async def test_only_messages_come_with_an_answer(side: StandInSide) -> None:
    """Whoever asks for the response to a callback gets the message that it made, and none for a promise."""
    asked = await side.command("ask")
    await asked.response.defer()
    assert "resource" not in side.log.answers[-1].payload
    asked = await side.command("ask")
    await asked.response.send_message("An answer")
    assert side.log.answers[-1].payload["resource"]["message"]["content"] == "An answer"


async def test_what_opened_a_form_is_told(side: StandInSide) -> None:
    """The answer to a form names the interaction that opened it."""
    message = await channel(side).send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    await pressed.response.send_modal(Form())
    sent = await side.submit(pressed, FILLED)
    await sent.response.send_message("Thank you")
    metadata = side.log.answers[-1].payload["resource"]["message"]["interaction_metadata"]
    opener = metadata["triggering_interaction_metadata"]
    assert (opener["id"], opener["interacted_message_id"]) == (str(pressed.id), str(message.id))


async def test_a_reply_mentions_whom_it_answers(side: StandInSide) -> None:
    """It does unless the bot says that nobody is mentioned."""
    games = channel(side)
    said = games.get_partial_message(await side.say("Hello"))
    assert [user.name for user in (await games.send("You, too", reference=said)).mentions] == [
        "robin"
    ]
    nobody = discord.AllowedMentions.none()
    assert (await games.send("You, too", reference=said, allowed_mentions=nobody)).mentions == []
