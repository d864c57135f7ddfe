"""What a control says when it is pressed: its table, the position's number, an action.

All of it stands in the control's `custom_id`, so a control works after a restart and for
as long as its message exists.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, Self

import discord
from discord import ui

_SAYS: Final = r"(?P<table>\d+):(?P<number>\d+):(?P<action>[a-z-]+):(?P<argument>.*)"


@dataclass(frozen=True, slots=True)
class Press:
    """An action at a table, as the position of this number offered it."""

    table: int
    number: int
    action: str
    argument: str = ""

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return what a custom id says."""
        return cls(int(match["table"]), int(match["number"]), match["action"], match["argument"])

    def __str__(self) -> str:
        return f"{self.table}:{self.number}:{self.action}:{self.argument}"


class PressButton(ui.DynamicItem[ui.Button[Any]], template=rf"facet:b:{_SAYS}"):
    """A button that says a press."""

    def __init__(
        self,
        press: Press,
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
        return cls(Press.read(match), label=label or "-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot."""
        await interaction.client.pressed(interaction, self.press)


class PressSelect(ui.DynamicItem[ui.Select[Any]], template=rf"facet:s:{_SAYS}"):
    """A list that says a press; the value chosen is put behind the argument."""

    def __init__(self, press: Press, placeholder: str, options: list[discord.SelectOption]) -> None:
        self.press = press
        super().__init__(
            ui.Select(custom_id=f"facet:s:{press}", placeholder=placeholder, options=options)
        )

    @classmethod
    async def from_custom_id(  # noqa: D102 - of DynamicItem
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        options = item.options if isinstance(item, ui.Select) else []
        return cls(Press.read(match), "", options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot, with what was chosen."""
        chosen = "".join(self.item.values[:1])
        said = self.press
        press = Press(said.table, said.number, said.action, said.argument + chosen)
        await interaction.client.pressed(interaction, press)
