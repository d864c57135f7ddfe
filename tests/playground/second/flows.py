"""Ten flows: what people do and what the bot answers, from one side of Discord's API to the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from tests.playground.second.controls import FILLED, Controls, Form, Layout, picture, spelled
from tests.playground.second.sides import Interaction, Side, attempt

Flow = Callable[[Side], Awaitable[None]]
TOO_LONG = "x" * 2001


def again(interaction: Interaction) -> discord.InteractionResponse[Any]:
    """Return a second answer to an interaction, which discord.py itself would refuse."""
    return discord.InteractionResponse(interaction)


async def answer(interaction: Interaction, kind: int, **data: object) -> None:
    """Answer an interaction with any kind of answer, fitting or not."""
    await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        params=discord.http.MultipartParameters({"type": kind, "data": data}, None, None),
    )


def channel(side: Side, name: str = "games") -> discord.TextChannel:
    """Return a channel as the bot knows it."""
    found = side.client.get_channel(side.channel_id(name))
    assert isinstance(found, discord.TextChannel)
    return found


async def posted(side: Side, body: dict[str, object]) -> None:
    """Post into #games what discord.py itself would refuse to send."""
    path = f"/channels/{side.channel_id('games')}/messages"
    await side.client.http.request(Route("POST", path), json=body)


async def command(side: Side) -> None:
    """Use a command with every kind of option, and its suggestions; it has one answer."""
    asked = await side.command("ask", word="gems", often=2, sure=True, who="sam", place="quiet")
    await attempt(asked.response.send_message(TOO_LONG))
    await attempt(again(asked).send_message(""))
    await attempt(answer(asked, 7, content="There is nothing to change"))
    await again(asked).send_message(f"Hello <@{side.person_id('sam')}>", view=Controls())
    await attempt(again(asked).send_message("Hello again"))
    await attempt(again(asked).defer())
    await asked.original_response()
    await asked.edit_original_response(content="Changed")
    await attempt(asked.edit_original_response(content=TOO_LONG))
    await asked.delete_original_response()
    await attempt(asked.edit_original_response(content="Gone"))
    await attempt(asked.original_response())
    asked = await side.command("table show")
    await asked.response.send_message("For you alone", ephemeral=True)
    typing = await side.suggest("ask", "word", "ge")
    await typing.response.autocomplete([discord.app_commands.Choice(name="Gems", value="gems")])
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    await attempt(answer(await side.suggest("ask", "word", "g"), 8, choices=many))
    await attempt(answer(await side.suggest("ask", "word", "g"), 4, content="Not fitting"))


async def button(side: Side) -> None:
    """Press buttons and choose from lists, of both versions of components, with each kind of answer."""
    message = await channel(side).send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    await pressed.response.defer()
    await attempt(again(pressed).defer())
    await pressed.original_response()
    await pressed.edit_original_response(content="Pressed")
    pressed = await side.press(message, "press:1", by="sam")
    await pressed.response.edit_message(content="Pressed again")
    pressed = await side.press(message, "press:2")
    await pressed.response.send_message("An answer")
    await pressed.original_response()
    chosen = await side.press(message, "text", "o", "t")
    await chosen.response.send_message("A private answer", ephemeral=True)
    chosen = await side.press(message, "people", str(side.person_id("sam")))
    await chosen.response.defer(thinking=True)
    chosen = await side.press(message, "places", str(side.channel_id("quiet")))
    await chosen.response.edit_message(view=None)
    board = await channel(side).send(view=Layout())
    pressed = await side.press(board, "press")
    await pressed.response.edit_message(view=Layout("Other words"))
    await attempt(board.edit(content="Words"))
    legacy = {"content": "Words", "flags": 1 << 15, "components": spelled(Layout())}
    await attempt(posted(side, legacy))
    await attempt(answer(await side.press(board, "press"), 8, choices=[]))


async def form(side: Side) -> None:
    """Fill in a form that a command opened, and one that a button opened."""
    asked = await side.command("ask")
    await asked.response.send_modal(Form())
    sent = await side.submit(asked, FILLED)
    await attempt(answer(sent, 7, content="There is nothing to change"))
    await again(sent).send_message("Thank you")
    await sent.original_response()
    message = await channel(side).send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    await attempt(answer(pressed, 9, title="x" * 46, custom_id="form", components=[]))
    await again(pressed).send_modal(Form())
    await attempt(pressed.original_response())
    sent = await side.submit(pressed, FILLED)
    await sent.response.edit_message(content="Filled in")
    await sent.followup.send("And more", ephemeral=True)
    asked = await side.command("ask")
    await asked.response.send_modal(Form())
    await attempt(answer(await side.submit(asked, FILLED), 9, **Form().to_dict()))


async def deferral(side: Side) -> None:
    """Promise an answer, and keep the promise in each way there is."""
    asked = await side.command("ask")
    await asked.response.defer(thinking=True)
    await asked.original_response()
    await asked.edit_original_response(content="Here it is")
    await asked.edit_original_response(content="And another")
    asked = await side.command("ask")
    await asked.response.defer(ephemeral=True)
    await asked.followup.send("This keeps it")
    await asked.followup.send("This comes after it")
    message = await channel(side).send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    await pressed.response.defer()
    await pressed.followup.send("Beside it", ephemeral=True)
    await pressed.edit_original_response(content="Done", view=None)
    asked = await side.command("ask")
    await asked.response.defer()
    await asked.delete_original_response()
    await attempt(asked.edit_original_response(content="Gone"))
    await attempt(asked.followup.send("Still here"))


async def follow_up(side: Side) -> None:
    """Send, change, fetch and delete what comes after an answer."""
    asked = await side.command("ask")
    await asked.response.send_message("First")
    public = await asked.followup.send("Second", wait=True)
    private = await asked.followup.send("Third", ephemeral=True, view=Controls(), wait=True)
    await asked.followup.edit_message(public.id, content="Second, changed")
    await asked.followup.edit_message(private.id, content="Third, changed", view=None)
    await asked.followup.fetch_message(private.id)
    await asked.followup.delete_message(public.id)
    await attempt(asked.followup.fetch_message(public.id))
    await attempt(asked.followup.send("", wait=True))
    await attempt(channel(side).fetch_message(private.id))
    await attempt(channel(side).get_partial_message(private.id).delete())
    await attempt((await side.command("ask")).followup.send("Too early"))


async def kept_picture(side: Side) -> None:
    """Edit messages with pictures: keep them, replace them, take them away."""
    games = channel(side)
    plain = await games.send("A picture", file=picture())
    kept = await plain.edit(content="The same picture", attachments=plain.attachments)
    await kept.edit(content="Two", attachments=[*kept.attachments, picture("other.png")])
    await kept.edit(content="Files aren't named")
    await kept.edit(attachments=[picture("third.png")])
    await kept.edit(attachments=[])
    board = await games.send(view=Layout(shown="board.png"), file=picture())
    await board.edit(view=Layout("Other words"))
    await attempt(board.edit(view=Layout(shown="lost.png")))
    other = await games.send(view=Layout(shown="board.png"), file=picture())
    path, http = f"/channels/{games.id}/messages/{other.id}", side.client.http
    fetched = await http.request(Route("GET", path))
    gallery = next(part for part in fetched["components"] if part["type"] == 12)
    file_id = gallery["items"][0]["media"]["attachment_id"]
    components = spelled(Layout("Kept", "board.png"))
    for named in (file_id, "7"):
        body = {"attachments": [{"id": named}], "components": components}
        await attempt(http.request(Route("PATCH", path), json=body))


async def thread(side: Side) -> None:
    """Open a thread, write in it, put it away, open it again, and meet a locked one."""
    games = channel(side)
    made = await games.create_thread(name="aside", type=discord.ChannelType.public_thread)
    await made.send("The first words")
    await side.client.fetch_channel(made.id)
    message = await made.send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    await pressed.response.edit_message(content="Pressed in a thread")
    await attempt(made.edit(archived=True))
    side.archive(made.id)
    await attempt(message.edit(content="It is archived"))
    await attempt(made.send("This opens it"))
    await made.send("It is open")
    side.archive(made.id, locked=True)
    await attempt(made.send("It is locked"))
    await attempt(made.edit(archived=False))
    await attempt(made.delete())
    for parent, name in ((games, ""), (games, "x" * 101), (made, "within a thread")):
        where = Route("POST", f"/channels/{parent.id}/threads")
        await attempt(side.client.http.request(where, json={"name": name, "type": 11}))


async def direct_message(side: Side) -> None:
    """Write to somebody in private, and to who doesn't want it."""
    robin = await side.client.fetch_user(side.person_id("robin"))
    private = await robin.create_dm()
    message = await private.send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    await pressed.response.edit_message(content="Pressed in private")
    asked = await side.command("ask", "")
    await asked.response.send_message("An answer in private")
    await asked.followup.send("And another")
    await message.delete()
    await attempt(message.edit(content="Gone"))
    stranger = await side.client.fetch_user(side.person_id("stranger"))
    await attempt(stranger.send("We share no server"))
    recipient = {"recipient_id": side.client.application_id}
    await attempt(side.client.http.request(Route("POST", "/users/@me/channels"), json=recipient))
    await attempt(side.client.fetch_user(2**60))


async def permissions(side: Side) -> None:
    """Try everything in a channel where one permission after the other is denied."""
    quiet = channel(side, "quiet")
    own = await quiet.send("The bot's own")
    theirs = quiet.get_partial_message(await side.say("Robin's", "quiet"))
    await attempt(theirs.edit(content="Not the bot's"))
    await attempt(theirs.delete())
    for denied in (
        "send_messages",
        "attach_files",
        "read_message_history",
        "create_public_threads",
        "view_channel",
    ):
        side.deny("quiet", discord.Permissions(**{denied: True}))
        await everything(side, quiet, own)
    await attempt(own.delete())
    await attempt(side.client.fetch_channel(2**60))


async def everything(side: Side, quiet: discord.TextChannel, own: discord.Message) -> None:
    """Do everything in a channel that takes a permission, and what takes none."""
    http, path = side.client.http, f"/channels/{quiet.id}"
    await attempt(http.request(Route("GET", path)))
    await attempt(http.request(Route("GET", f"{path}/messages"), params={"limit": 2}))
    await attempt(http.request(Route("GET", f"{path}/messages/{own.id}")))
    await attempt(quiet.get_partial_message(own.id).edit(content="Other words"))
    asked = await side.command("ask", "quiet")
    await asked.response.send_message("An answer", file=picture())
    await asked.followup.send("And more", file=picture())
    body = {"name": "aside", "type": 11, "auto_archive_duration": 60}
    await attempt(http.request(Route("POST", f"{path}/threads"), json=body))
    await attempt(quiet.send("A picture", file=picture()))
    await attempt(quiet.send("Words"))
    await attempt(quiet.send("More words"))


async def deleted_message(side: Side) -> None:
    """Meet a message that a moderator deleted: pressed before, fetched, changed, answered."""
    games = channel(side)
    message = await games.send("Controls", view=Controls())
    pressed = await side.press(message, "press:0")
    deferred = await side.press(message, "press:1")
    await deferred.response.defer()
    side.remove("games", message.id)
    await attempt(pressed.response.edit_message(content="It is gone"))
    await again(pressed).send_message("It is gone")
    await attempt(deferred.edit_original_response(content="It is gone"))
    await deferred.followup.send("It is gone")
    await attempt(games.fetch_message(message.id))
    await attempt(message.edit(content="Gone"))
    await attempt(message.delete())
    known = await games.send("There")
    await games.send("An answer", reference=known)
    await known.delete()
    await attempt(games.send("An answer", reference=message))
    await games.send("No answer", reference=message.to_reference(fail_if_not_exists=False))


FLOWS: tuple[Flow, ...] = (
    command,
    button,
    form,
    deferral,
    follow_up,
    kept_picture,
    thread,
    direct_message,
    permissions,
    deleted_message,
)
