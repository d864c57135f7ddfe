"""A small bot that uses what Facet uses, to try the stand-in with."""

import asyncio
import io
import os
import re
import signal
from typing import Any, Self

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from bot.host.discord_address import point_at


def picture(number: int) -> discord.File:
    """Draw a board with a number of gems on it."""
    image = Image.new("P", (880, 560))
    image.putpalette([43, 48, 59, 246, 242, 232, 65, 171, 137, 253, 215, 48])
    draw = ImageDraw.Draw(image)
    for n in range(15):
        x, y = 40 + n % 5 * 165, 40 + n // 5 * 165
        draw.rounded_rectangle((x, y, x + 140, y + 140), 16, fill=1)
        draw.ellipse((x + 40, y + 40, x + 100, y + 100), fill=2 if n < number % 16 else 3)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, "board.png", description=alt(number))


def alt(number: int) -> str:
    """Describe the picture."""
    return f"A board with {number % 16} green gems."


class Step(ui.DynamicItem[ui.Button[Any]], template=r"step:(?P<number>\d+)"):
    """A button that says what it is for in its id."""

    def __init__(self, number: int) -> None:
        button: ui.Button[Any] = ui.Button(label="Take a gem", style=discord.ButtonStyle.primary)
        button.custom_id = f"step:{number}"
        super().__init__(button)
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: object, __: object, match: re.Match[str], /) -> Self:
        """Read the number back."""
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Play: the board moves on."""
        view = Board(self.number + 1, interaction.user)
        file = picture(self.number + 1)
        await interaction.response.edit_message(view=view, attachments=[file])


class More(ui.DynamicItem[ui.Button[Any]], template=r"more:(?P<what>\w+)"):
    """The other buttons."""

    def __init__(self, what: str, label: str = "", emoji: str | None = None) -> None:
        super().__init__(ui.Button(label=label or what, custom_id=f"more:{what}", emoji=emoji))
        self.what = what

    @classmethod
    async def from_custom_id(cls, _: object, __: object, match: re.Match[str], /) -> Self:
        """Read back what it is for."""
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer in the way the button asks for."""
        match self.what:
            case "panel" | "again":
                send = interaction.response
                view = Panel(again=self.what == "again")
                if self.what == "again":
                    await send.edit_message(view=view)
                else:
                    await send.send_message(view=view, ephemeral=True)
            case "form":
                await interaction.response.send_modal(Form())
            case "later":
                await interaction.response.defer(ephemeral=True, thinking=True)
                await asyncio.sleep(1)
                await interaction.followup.send("Here is your file.", file=export())
            case "never":
                pass  # so that people see what an unanswered click looks like


def export() -> discord.File:
    """Return a small JSON file."""
    return discord.File(io.BytesIO(b'{"moves": []}'), "record.json")


class Board(ui.LayoutView):
    """A message as Facet sends them: words, a picture, buttons."""

    def __init__(self, number: int, person: discord.abc.User) -> None:
        super().__init__(timeout=None)
        text = f"### Table 7\n{person.mention} has taken **{number}**. <:gem:{EMOJI['gem']}>"
        self.add_item(ui.TextDisplay(f"{text}\n-# Started <t:1767225600:R>"))
        self.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description=alt(number))
            )
        )
        row = ui.ActionRow[Any](
            Step(number), More("panel", "My hand", "\N{RAISED HAND}"), More("form"), More("later")
        )
        self.add_item(row.add_item(More("never", "Never answers")))


class Panel(ui.LayoutView):
    """What only one person sees."""

    def __init__(self, *, again: bool) -> None:
        super().__init__(timeout=None)
        choice: Any = ui.Select(custom_id="choice", placeholder="Choose up to two", max_values=2)
        for name in ("white", "blue", "green"):
            choice.add_option(label=name, description=f"A {name} gem")
        choice.callback = self.chosen
        self.choice: ui.Select[Any] = choice
        rooms: Any = ui.ChannelSelect(
            custom_id="rooms",
            placeholder="Any channel",
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=25,
        )
        rooms.callback = self.picked
        self.rooms: ui.ChannelSelect[Any] = rooms
        body = ui.Section[Any]("**Your hand**\nNobody else sees this.", accessory=More("again"))
        foot = ui.TextDisplay[Any]("Edited" if again else "Fresh")
        self.add_item(
            ui.Container(body, ui.Separator(), foot, ui.ActionRow(choice), accent_color=0x41AB89)
        )
        self.add_item(ui.ActionRow(rooms))

    async def chosen(self, interaction: discord.Interaction) -> None:
        """Say what was chosen."""
        chosen = ", ".join(self.choice.values)
        await interaction.response.send_message(f"You chose {chosen}.", ephemeral=True)

    async def picked(self, interaction: discord.Interaction) -> None:
        """Say which channels were picked."""
        named = ", ".join(f"{room.name} ({room.type})" for room in self.rooms.values)
        text = f"You picked {named or 'none'}."
        await interaction.response.send_message(text, ephemeral=True)


class Form(ui.Modal, title="A form"):
    """Every kind of field."""

    name: ui.Label[Any] = ui.Label(text="Your name", component=ui.TextInput(max_length=20))
    colour: ui.Label[Any] = ui.Label(
        text="A colour",
        description="For your seat.",
        component=ui.Select(options=[discord.SelectOption(label=c) for c in ("white", "blue")]),
    )
    size: ui.Label[Any] = ui.Label(
        text="How large",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=s, value=s) for s in ("small", "large")]
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Are you sure?", component=ui.Checkbox(default=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat what was filled in."""
        fields = (self.name, self.colour, self.size, self.sure)
        parts: list[Any] = [field.component for field in fields]
        name, colour, size, sure = parts
        text = f"{name.value}, {colour.values[0]}, {size.value}, {sure.value}"
        await interaction.response.send_message(text, ephemeral=True)


EMOJI: dict[str, int] = {"gem": 0}


class SampleBot(discord.Client):
    """The bot itself."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), max_messages=None)
        self.tree = app_commands.CommandTree(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once, where discord.py would wait for five seconds the second time."""

    async def setup_hook(self) -> None:
        """Register everything."""
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(
                number, lambda: asyncio.ensure_future(self.close())
            )
        self.add_dynamic_items(Step, More)
        self.tree.add_command(hello)
        self.tree.add_command(greet)
        self.tree.add_command(quote)
        self.tree.add_command(Splendor())
        self.tree.add_command(Table())
        await self.tree.sync()
        known = {emoji.name: emoji.id for emoji in await self.fetch_application_emojis()}
        if "gem" not in known:
            gem = io.BytesIO()
            Image.new("RGB", (32, 32), "#41ab89").save(gem, "PNG")
            made = await self.create_application_emoji(name="gem", image=gem.getvalue())
            known["gem"] = made.id
        EMOJI.update(known)


@app_commands.command(description="Say hello")
@app_commands.describe(to="To whom", often="How often", how="In which way")
@app_commands.choices(
    how=[app_commands.Choice(name=n, value=n.lower()) for n in ("Kindly", "Loudly")]
)
async def hello(
    interaction: discord.Interaction,
    to: str,
    often: app_commands.Range[int, 1, 3] = 1,
    how: str = "kindly",
    friend: discord.Member | None = None,
) -> None:
    """Answer at once, to everybody."""
    text = f"hello {to} {how} {interaction.locale.value} " * often
    await interaction.response.send_message(text + (friend.mention if friend else ""))


@hello.autocomplete("to")
async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest what fits."""
    names = ("world", "moon", "sun")
    return [app_commands.Choice(name=f"the {n}", value=n) for n in names if typed in n]


@app_commands.context_menu(name="Greet them")
async def greet(interaction: discord.Interaction, person: discord.User) -> None:
    """Greet somebody, and say whether they are a member here."""
    here = "a member" if hasattr(person, "joined_at") else "no member"
    await interaction.response.send_message(f"Greetings to {person.name}, {here}.")


@app_commands.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    """Repeat a message, for its reader alone."""
    text = f"{message.author.name}: {message.content} ({len(message.components)})"
    await interaction.response.send_message(text, ephemeral=True)


class Splendor(app_commands.Group, name="splendor", description="A board game"):
    """Named like Facet's own, so that the page's welcome finds it."""

    @app_commands.command(description="Open a table")
    async def new(self, interaction: discord.Interaction) -> None:
        """Promise, then show a board."""
        await interaction.response.defer(thinking=True)
        view = Board(0, interaction.user)
        await interaction.followup.send(view=view, file=picture(0))


class Table(app_commands.Group, name="table", description="The table in this channel"):
    """The rest of what the welcome's button presses."""

    @app_commands.command(description="Seat a computer")
    async def computer(self, interaction: discord.Interaction) -> None:
        """Answer privately."""
        await interaction.response.send_message("A computer sits down.", ephemeral=True)

    @app_commands.command(description="Start the game")
    async def start(self, interaction: discord.Interaction) -> None:
        """Answer for everybody."""
        await interaction.response.send_message("The game begins.")


if __name__ == "__main__":
    point_at(os.environ["FACET_DISCORD_URL"])
    SampleBot().run(os.environ["FACET_TOKEN"], root_logger=True)
