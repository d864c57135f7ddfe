"""Entries of the context menus of people and messages as data, and the press that each makes.

Discord shows them at a right click or a long press, grouped under the bot.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.utils import snowflake_time

from bot.actions.request import Request
from bot.entry.commands.command import ALL_CONTEXTS, ALL_INSTALLS, MakePress, OptionValues, text
from bot.entry.routes import act
from bot.messages.press import NO_TABLE, Press
from bot.messages.screen import EVENT, PICTURE_NAME, SMALL
from bot.tables.refusal import Refusal
from bot.tables.table import first_id

_TARGETS: Final[dict[str, Any]] = {"person": discord.User, "message": discord.Message}
_CONTROL: Final = re.compile(r"facet:[a-z]:([\s\S]*)")


@dataclass(frozen=True, slots=True)
class Menu:
    """An entry in the menu of a person or of a message, which makes a press; what it was opened on is an option.

    The catalogue has its name under `menu-<key>`.
    """

    key: str
    target: Literal["person", "message"]
    press: MakePress

    def built(self) -> app_commands.ContextMenu:
        """Return it as discord.py has it."""

        async def callback(interaction: discord.Interaction[Any], target: Any) -> None:  # noqa: ANN401
            async def work(request: Request) -> None:
                await act(request, await self.press(request, {self.target: target}))

            await interaction.client.dispatcher.receive(interaction, work)

        # discord.py reads from the signature whose menu it is.
        kind = Parameter.POSITIONAL_OR_KEYWORD
        callback.__signature__ = Signature(  # type: ignore[attr-defined]
            [
                Parameter("interaction", kind),
                Parameter("target", kind, annotation=_TARGETS[self.target]),
            ]
        )
        return app_commands.ContextMenu(
            name=text(f"menu-{self.key}"),
            callback=callback,
            allowed_contexts=ALL_CONTEXTS,
            allowed_installs=ALL_INSTALLS,
        )


def at_its_table(action: str) -> MakePress:
    """Return what presses an action of the table that a message of the bot shows."""

    async def press(request: Request, values: OptionValues) -> Press:
        return Press(await _table_of(request, values["message"]), None, action)

    return press


async def _table_of(request: Request, message: discord.Message) -> int:
    """Return the id of a message's table; raise Refusal for a message that shows none.

    Others can send the same controls, so only the bot's own messages count. A board that has lost its
    controls is one of the table that was the channel's newest when it was posted.
    """
    own = request.services.poster.client.user
    if own is None or message.author.id != own.id:
        raise Refusal("refused-menu-message")
    for press in _presses(message.components):
        if press.table != NO_TABLE:
            return press.table
    if _is_board(message):
        before = first_id(snowflake_time(message.id))
        found = await request.tables.store.lookup.newest_before(request.channel, before)
        if found is not None:
            return found
    raise Refusal("refused-menu-message")


def _presses(components: Iterable[Any]) -> Iterator[Press]:
    """Yield what the controls of a message press."""
    for component in components:
        match = _CONTROL.fullmatch(getattr(component, "custom_id", None) or "")
        press = Press.read(match[1]) if match else None
        if press is not None:
            yield press
        yield from _presses(getattr(component, "children", ()))


def _is_board(message: discord.Message) -> bool:
    """Return whether a message is a board that has lost its controls, and perhaps its picture."""
    files = {it.filename for it in message.attachments}
    return files <= {PICTURE_NAME} and message.content.startswith((SMALL, EVENT))
