"""Checks every way of answering an interaction, with a person who presses the controls."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from time import time
from typing import Any, Final

import discord
from discord import ui

from bot.check.finding import CheckLine, Finding
from bot.check.probe import Trial
from bot.messages.delivery import DeliveryError, call_discord
from render import LOOKS
from rules.contract import Json

CUSTOM_ID_PREFIX: Final = "facet-check:"
FIRST, SECOND = "first.png", "second.png"
RESPONSE_DEADLINE_S: Final = 3.0
"""Seconds after which Discord no longer accepts an answer."""
_PROMPT: Final = "Facet check. Press the buttons in order; the terminal says what to press."
_TODO: Final = "check again; report it with this line if it goes on"

AnyInteraction = discord.Interaction[Any]


class PressSession:
    """One message with a control for each way of answering."""

    def __init__(self, trial: Trial, timeout_s: float) -> None:
        self._trial = trial
        self._timeout_s = timeout_s
        self._behind = 0.0
        self._message_id = 0
        self._took = 0.0

    async def post(self) -> None:
        """Post the message; its id's timestamp gives the clock's offset in milliseconds."""
        view, picture = _controls(), _picture(FIRST)
        began = time()
        message = await call_discord(self._trial.channel.send(_PROMPT, file=picture, view=view))
        self._behind = _made(message.id) - (began + time()) / 2
        self._message_id = message.id
        self._trial.message_ids.append(message.id)

    async def tried(
        self, line: CheckLine, do: Callable[[AnyInteraction], Awaitable[str]]
    ) -> Finding:
        """Wait for a control's press, answer it with `do`, and return the finding.

        `do` returns what was found, "" if it's wrong.
        """
        print(f"     press {line[-1]}", flush=True)  # noqa: T201 - it is for a person
        try:
            outcome = await do(await self._pressed(line[-1]))
        except TimeoutError:
            todo = (
                "check again, and press it; a running bot with the same token may have received it"
            )
            return Finding(line, "nobody has pressed it", todo)
        except DeliveryError as error:
            return Finding(line, f"it could not be answered: {error}", _TODO)
        found = f"{outcome or 'answered'}, {self._took * 1000:.0f} ms after the press"
        todo = "" if outcome and self._took < RESPONSE_DEADLINE_S else _TODO
        return Finding(line, found if outcome else f"something else is there, {found}", todo)

    async def update(self, pressed: AnyInteraction) -> str:
        """Edit the message, and check that its picture is kept."""
        await self._acknowledged(pressed, pressed.response.edit_message(content=f"{_PROMPT} (1)"))
        message = await self._trial.raw(self._message_id)
        kept = [file["filename"] for file in message["attachments"]] == [FIRST]
        return "changed, and the picture is kept" if kept else ""

    async def follow_up(self, pressed: AnyInteraction) -> str:
        """Defer the answer, and follow up."""
        await self._acknowledged(pressed, pressed.response.defer(thinking=True))
        sent = await call_discord(pressed.followup.send("Facet check: the answer", wait=True))
        self._trial.message_ids.append(sent.id)
        return "promised, then answered" if sent.content else ""

    async def private(self, pressed: AnyInteraction) -> str:
        """Show a picture privately; on the second press, replace it."""
        send = pressed.response.send_message
        shown = _gallery(FIRST)
        await self._acknowledged(pressed, send(view=shown, file=_picture(FIRST), ephemeral=True))
        again = await self._pressed("again")
        edit = again.response.edit_message
        view = _gallery(SECOND)
        await self._acknowledged(again, edit(view=view, attachments=[_picture(SECOND)]))
        message = await call_discord(again.original_response())
        kind, parts = discord.MediaGalleryComponent, message.components
        galleries = [part for part in parts if isinstance(part, kind)]
        urls = [item.media.url for gallery in galleries for item in gallery.items]
        return "shown in private and replaced" if len(urls) == 1 and SECOND in urls[0] else ""

    async def form(self, pressed: AnyInteraction) -> str:
        """Open a form, and receive its submission."""
        form = ui.Modal(title="Facet check", custom_id=f"{CUSTOM_ID_PREFIX}form")
        form.add_item(ui.Label(text="Anything", component=ui.TextInput(custom_id="said")))
        form.stop()  # `_pressed` receives it
        await self._acknowledged(pressed, pressed.response.send_modal(form))
        sent = await self._pressed("form")
        await self._acknowledged(sent, sent.response.send_message("Thank you.", ephemeral=True))
        return "a form was opened and sent"

    async def channels(self, pressed: AnyInteraction) -> str:
        """Receive a channel chosen from a list that Discord fills."""
        edit = pressed.response.edit_message
        await self._acknowledged(pressed, edit(content=f"{_PROMPT} (5)"))
        chosen = (_data(pressed).get("resolved") or {}).get("channels")
        return "a channel was chosen" if chosen else ""

    async def _pressed(self, what: str) -> AnyInteraction:
        """Return the press of one control, deferring presses of others; raise TimeoutError."""
        async with asyncio.timeout(self._timeout_s):
            while True:
                pressed = await self._trial.probe.interactions.get()
                custom_id = str(_data(pressed).get("custom_id"))
                if custom_id == f"{CUSTOM_ID_PREFIX}{what}":
                    return pressed
                if custom_id.startswith(CUSTOM_ID_PREFIX):
                    await self._acknowledged(pressed, pressed.response.defer())

    async def _acknowledged(self, pressed: AnyInteraction, answer: Awaitable[object]) -> None:
        await call_discord(answer)
        self._took = time() + self._behind - _made(pressed.id)


async def findings(trial: Trial, timeout_s: float) -> AsyncIterator[Finding]:
    """Check each way of answering."""
    session = PressSession(trial, timeout_s)
    try:
        await session.post()
    except DeliveryError as error:
        yield Finding(CheckLine.UPDATE, f"nothing could be posted to press: {error}", _TODO)
        return
    yield await session.tried(CheckLine.UPDATE, session.update)
    yield await session.tried(CheckLine.FOLLOW_UP, session.follow_up)
    yield await session.tried(CheckLine.PRIVATE, session.private)
    yield await session.tried(CheckLine.FORM, session.form)
    yield await session.tried(CheckLine.CHANNELS, session.channels)


def _data(pressed: AnyInteraction) -> Json:
    return {**(pressed.data or {})}


def _controls() -> ui.View:
    view = ui.View(timeout=None)
    for number in "1234":
        view.add_item(ui.Button(label=number, custom_id=f"{CUSTOM_ID_PREFIX}{number}"))
    custom_id = f"{CUSTOM_ID_PREFIX}5"
    view.add_item(ui.ChannelSelect(custom_id=custom_id, placeholder="5: any channel", row=1))
    view.stop()  # `_pressed` receives presses
    return view


def _gallery(name: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("Facet check: press again"))
    item = discord.MediaGalleryItem(f"attachment://{name}", description="An emoji")
    view.add_item(ui.MediaGallery(item))
    if name == FIRST:
        view.add_item(ui.ActionRow(ui.Button(label="again", custom_id=f"{CUSTOM_ID_PREFIX}again")))
    view.stop()
    return view


def _picture(name: str) -> discord.File:
    icon = next(iter(next(iter(LOOKS.values())).icons.values()))
    return discord.File(io.BytesIO(icon.png()), name, description="An emoji of the bot")


def _made(snowflake: int) -> float:
    """Return the Unix timestamp in an id, by Discord's clock."""
    return discord.utils.snowflake_time(snowflake).timestamp()
