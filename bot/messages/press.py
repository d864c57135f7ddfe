"""What pressing a control means: a table, a position's number, an action and its argument.

All of it is in the control's `custom_id`, so a control works after a restart and for as long as
its message exists.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord
from discord import ui

from bot.messages.names import cleaned, name_of
from bot.store.values import LARGEST_ID
from bot.tables.refusal import Refusal

_CUSTOM_ID: Final = re.compile(r"(\d{1,19}):(\d{1,19}|-):([a-z-]+):([^\0\ud800-\udfff]*)", re.ASCII)
"""No database stores half a character, and some no NUL."""
_NUMBER: Final = re.compile(r"\d{1,19}")
THEN: Final = ";"
"""Separates the moves that one press plays."""
NO_TABLE: Final = 0
"""The table id of a control that belongs to no table."""
MAX_ARGUMENT_LENGTH: Final = 100
"""The longest argument of a game's panel; a custom id has at most 100 characters in all."""
MAX_CHANNELS_CHOSEN: Final = 25
"""Discord's limit of values chosen from one list."""


def number_of(text: str) -> int | None:
    """Return a number in digits; None for anything else, or a number greater than any id."""
    number = int(text) if _NUMBER.fullmatch(text) else LARGEST_ID + 1
    return number if number <= LARGEST_ID else None


def number_in(text: str) -> int:
    """Return a number from a control's argument; raise Refusal if it isn't one."""
    number = number_of(text) if text.isascii() else None
    if number is None:
        raise Refusal("refused-control-unknown")
    return number


@dataclass(frozen=True, slots=True)
class ChosenPerson:
    """A person, or a bot, chosen from a list or in a command."""

    user_id: int
    name: str
    bot: bool = False

    @classmethod
    def of(cls, user: Any) -> Self:  # noqa: ANN401 - what discord.py resolves an id to
        """Return whom Discord tells of."""
        return cls(user.id, name_of(user), user.bot)


@dataclass(frozen=True, slots=True)
class Press:
    """An action at a table, offered in the position of this number.

    `number` is None for the current position, as with a command. `people` are those chosen with it,
    `file` was sent with it; both are no part of a custom id.
    """

    table: int
    number: int | None
    action: str
    argument: str = ""
    people: tuple[ChosenPerson, ...] = ()
    file: discord.Attachment | None = None

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Decode a custom id; return None if it isn't one of the bot's."""
        match = _CUSTOM_ID.fullmatch(text)
        if match is None:
            return None
        table, number = int(match[1]), None if match[2] == "-" else int(match[2])
        if max(table, number or 0) > LARGEST_ID:
            return None
        return cls(table, number, match[3], match[4])

    def __str__(self) -> str:
        number = "-" if self.number is None else self.number
        return f"{self.table}:{number}:{self.action}:{self.argument}"


def people_of(press: Press, refused: str = "refused-no-person") -> dict[int, str]:
    """Return the names of the people chosen, by id; raise Refusal if any is a bot, or nobody was."""
    if not press.people:
        raise Refusal("refused-control-unknown")
    if any(it.bot for it in press.people):
        raise Refusal(refused)
    return {it.user_id: it.name for it in press.people}


class _Control:
    """What all controls have in common: a custom id that is read to a press, and given to the bot."""

    press: Press | None

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the control that was pressed; all but its press is for those who see it."""
        return cls(Press.read(match["text"]))  # type: ignore[call-arg]  # every control takes one

    def pressed(self) -> Press | None:
        """Return the press, with what was chosen."""
        return self.press

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot."""
        await interaction.client.pressed(interaction, self.pressed())


class PressButton(_Control, ui.DynamicItem[ui.Button[Any]], template=r"facet:b:(?P<text>[\s\S]*)"):
    """A button with a press as its custom id."""

    def __init__(
        self,
        press: Press | None,
        label: str = "-",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        self.press = press
        custom_id = f"facet:b:{press}"
        button = ui.Button[Any](label=label, style=style, custom_id=custom_id, disabled=disabled)
        super().__init__(button)


class PressSelect(_Control, ui.DynamicItem[ui.Select[Any]], template=r"facet:s:(?P<text>[\s\S]*)"):
    """A list with a press as its custom id; the chosen value is appended to the argument."""

    def __init__(
        self,
        press: Press | None,
        placeholder: str = "",
        options: Sequence[discord.SelectOption] = (),
    ) -> None:
        self.press = press
        custom_id, lines = f"facet:s:{press}", list(options)
        super().__init__(ui.Select(custom_id=custom_id, placeholder=placeholder, options=lines))

    def pressed(self) -> Press | None:
        """Return the press with the chosen value."""
        chosen = "".join(self.item.values[:1])
        return self.press and Press.read(f"{self.press}{chosen}")


class PressChannels(
    _Control, ui.DynamicItem[ui.ChannelSelect[Any]], template=r"facet:c:(?P<text>[\s\S]*)"
):
    """A list of the server's channels with a press as its custom id.

    The ids of the chosen channels (from none to `most`) are appended to the argument.
    """

    def __init__(
        self,
        press: Press | None,
        placeholder: str = "",
        types: Sequence[discord.ChannelType] = (),
        chosen: Iterable[int] = (),
        most: int = MAX_CHANNELS_CHOSEN,
    ) -> None:
        self.press = press
        kind = discord.SelectDefaultValueType.channel
        super().__init__(
            ui.ChannelSelect(
                custom_id=f"facet:c:{press}",
                placeholder=placeholder,
                channel_types=list(types),
                min_values=0,
                max_values=most,
                default_values=[discord.SelectDefaultValue(id=it, type=kind) for it in chosen],
            )
        )

    def pressed(self) -> Press | None:
        """Return the press with the ids of the chosen channels."""
        ids = [str(getattr(channel, "id", channel)) for channel in self.item.values]
        return self.press and replace(self.press, argument=self.press.argument + " ".join(ids))


class PressRole(
    _Control, ui.DynamicItem[ui.RoleSelect[Any]], template=r"facet:r:(?P<text>[\s\S]*)"
):
    """A list of the server's roles with a press as its custom id; the id chosen is the argument.

    Choosing none is possible.
    """

    def __init__(self, press: Press | None, placeholder: str = "", chosen: int = 0) -> None:
        self.press = press
        kind = discord.SelectDefaultValueType.role
        default = [discord.SelectDefaultValue(id=chosen, type=kind)] if chosen else []
        super().__init__(
            ui.RoleSelect(
                custom_id=f"facet:r:{press}",
                placeholder=placeholder,
                min_values=0,
                default_values=default,
            )
        )

    def pressed(self) -> Press | None:
        """Return the press with the id of the chosen role."""
        chosen = "".join(str(getattr(role, "id", role)) for role in self.item.values[:1])
        return self.press and replace(self.press, argument=chosen)


class PressPeople(
    _Control, ui.DynamicItem[ui.UserSelect[Any]], template=r"facet:u:(?P<text>[\s\S]*)"
):
    """A list of people with a press as its custom id."""

    def __init__(self, press: Press | None, placeholder: str = "", most: int = 1) -> None:
        self.press = press
        custom_id = f"facet:u:{press}"
        super().__init__(
            ui.UserSelect(custom_id=custom_id, placeholder=placeholder, max_values=most)
        )

    def pressed(self) -> Press | None:
        """Return the press with the people chosen."""
        people = tuple(
            ChosenPerson.of(it)
            for it in self.item.values
            if hasattr(it, "display_name")  # else nothing is known of who was chosen
        )
        return self.press and replace(self.press, people=people)


class PressForm(ui.Modal):
    """A form with a press as its custom id; a line per field, or each line of a paragraph, is appended to the argument.

    discord.py would hold an open form in memory until it's submitted, and lose it on a restart.
    This one isn't held: `sent` reads everything from the submitted data.
    """

    def __init__(
        self, press: Press, title: str, fields: Mapping[str, ui.TextInput[Any]], about: str = ""
    ) -> None:
        super().__init__(title=title, custom_id=f"facet:m:{press}")
        for label, field in fields.items():
            self.add_item(ui.Label(text=label, component=field, description=about or None))
        self.stop()  # discord.py doesn't hold finished forms

    @staticmethod
    def sent(interaction: discord.Interaction[Any]) -> Press | None:
        """Decode a submitted form; return None if it isn't one of the bot's."""
        data: Any = interaction.data or {}
        form, _, text = str(data.get("custom_id", "")).partition("m:")
        press = Press.read(text) if form == "facet:" else None
        return press and replace(press, argument=press.argument + typed_in(interaction))


def typed_in(interaction: discord.Interaction[Any]) -> str:
    """Return what a submitted form says, field by field; nothing for any other interaction."""
    data: Any = interaction.data or {}
    fields = [part.get("component") or {} for part in data.get("components") or ()]
    typed = "\n".join(str(field.get("value", "")) for field in fields)
    return "\n".join(map(cleaned, typed.split("\n")))
