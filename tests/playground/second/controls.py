"""What the flows send: a picture, buttons and lists of both versions of components, and a form."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui
from PIL import Image


def picture(name: str = "board.png") -> discord.File:
    """Draw a small picture."""
    out = io.BytesIO()
    Image.new("RGB", (44, 28), "#41ab89").save(out, "PNG")
    out.seek(0)
    return discord.File(out, name, description=f"The picture {name}")


class Controls(ui.View):
    """A button of each kind, and a list of each kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for n, style in enumerate(("primary", "secondary", "success", "danger")):
            button: ui.Button[Any] = ui.Button(
                label=style, custom_id=f"press:{n}", style=discord.ButtonStyle[style], row=0
            )
            self.add_item(button)
        self.add_item(ui.Button(label="A link", url="https://example.com/", row=0))
        options = [discord.SelectOption(label=word, value=word[0]) for word in ("one", "two")]
        self.add_item(ui.Select(custom_id="text", options=options, max_values=2))
        self.add_item(ui.UserSelect(custom_id="people", placeholder="Who?"))
        self.add_item(ui.ChannelSelect(custom_id="places"))


class Layout(ui.LayoutView):
    """Words, a picture and buttons, as components of the second version."""

    def __init__(self, text: str = "Words", shown: str | None = None) -> None:
        super().__init__(timeout=None)
        accessory: ui.Button[Any] = ui.Button(label="Beside", custom_id="beside", disabled=True)
        box: ui.Container[Any] = ui.Container(
            ui.Section(ui.TextDisplay(text), accessory=accessory),
            ui.Separator(),
            ui.ActionRow(ui.Button(label="Press", custom_id="press")),
            accent_color=0x41AB89,
        )
        self.add_item(box)
        if shown:
            item = discord.MediaGalleryItem(f"attachment://{shown}", description="A board")
            self.add_item(ui.MediaGallery(item))


class Form(ui.Modal, title="A form"):
    """Every kind of field."""

    def __init__(self) -> None:
        super().__init__(custom_id="form", timeout=None)
        small = [discord.RadioGroupOption(label=word, value=word) for word in ("small", "large")]
        words = [discord.SelectOption(label=word) for word in ("white", "blue")]
        fields: dict[str, ui.Item[Any]] = {
            "Your name": ui.TextInput(custom_id="name", max_length=20),
            "A colour": ui.Select(custom_id="colour", options=words),
            "How large": ui.RadioGroup(custom_id="size", options=small),
            "Are you sure?": ui.Checkbox(custom_id="sure"),
        }
        for text, component in fields.items():
            self.add_item(ui.Label(text=text, component=component))


FILLED = {"name": "Robin", "colour": ["blue"], "size": "small", "sure": True}


def spelled(layout: ui.LayoutView) -> list[dict[str, Any]]:
    """Return components as discord.py sends them."""
    components: list[dict[str, Any]] = layout.to_components()
    return components
