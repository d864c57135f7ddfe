"""What a control says when it is pressed: its table, the position's number, an action.

All of it stands in the control's `custom_id`, so a control works after a restart and for
as long as its message exists.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord
from discord import ui

_SAID: Final = re.compile(r"(\d{1,19}):(\d{1,19}|-):([a-z-]+):(.*)", re.ASCII | re.DOTALL)
_LARGEST: Final = 2**63 - 1
"""The largest id there can be."""
NOWHERE: Final = 0
"""The table of a control that belongs to none."""


@dataclass(frozen=True, slots=True)
class Press:
    """An action at a table, as the position of this number offered it.

    `number` is None where it is the position now, as with a command.
    """

    table: int
    number: int | None
    action: str
    argument: str = ""

    @classmethod
    def read(cls, said: str) -> Self | None:
        """Return what a custom id says; None where no control of ours says such a thing."""
        match = _SAID.fullmatch(said)
        if match is None or int(match[1]) > _LARGEST:
            return None
        number = None if match[2] == "-" else int(match[2])
        return cls(int(match[1]), number, match[3], match[4])

    def __str__(self) -> str:
        number = "-" if self.number is None else self.number
        return f"{self.table}:{number}:{self.action}:{self.argument}"


class PressButton(ui.DynamicItem[ui.Button[Any]], template=r"facet:b:(?P<said>[\s\S]*)"):
    """A button that says a press."""

    def __init__(
        self,
        press: Press | None,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> None:
        self.press = press
        super().__init__(
            ui.Button(
                label=label,
                style=style,
                custom_id=f"facet:b:{press}",
                emoji=emoji,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(  # noqa: D102 - of DynamicItem
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        label = item.label if isinstance(item, ui.Button) else None
        return cls(Press.read(match["said"]), label=label or "-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot."""
        await interaction.client.pressed(interaction, self.press)


class PressSelect(ui.DynamicItem[ui.Select[Any]], template=r"facet:s:(?P<said>[\s\S]*)"):
    """A list that says a press; the value chosen is put behind the argument."""

    def __init__(
        self, press: Press | None, placeholder: str, options: list[discord.SelectOption]
    ) -> None:
        self.press = press
        super().__init__(
            ui.Select(custom_id=f"facet:s:{press}", placeholder=placeholder, options=options)
        )

    @classmethod
    async def from_custom_id(  # noqa: D102 - of DynamicItem
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        options = item.options if isinstance(item, ui.Select) else []
        return cls(Press.read(match["said"]), "", options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot, with what was chosen."""
        chosen = "".join(self.item.values[:1])
        press = self.press and replace(self.press, argument=self.press.argument + chosen)
        await interaction.client.pressed(interaction, press)
