"""Slash commands made from data: a name, options, and what to do with a request."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Optional

import discord
from discord import app_commands

from bot.actions.request import Request
from bot.i18n.lexicon import words_in
from bot.panels.spelling import LONGEST
from rules import GAMES

OptionValues = Mapping[str, Any]
# Tables stand in servers, in direct messages and in groups: for whoever has the bot with them.
ALL_CONTEXTS: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=True
)
ALL_INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=True)
SERVER_CONTEXT: Final = app_commands.AppCommandContext(guild=True)
SERVER_INSTALL: Final = app_commands.AppInstallationType(guild=True)
CommandBody = Callable[[Request, OptionValues], Awaitable[None]]
Completer = Callable[[Request, str, OptionValues], Awaitable[list[app_commands.Choice[str]]]]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command: its name, the keys of its texts, and what may be given.

    `called` is the key of its name, where it is not one that games share.
    """

    name: str
    about: str
    called: str = ""
    annotation: Any = str
    required: bool = False
    choices: Sequence[app_commands.Choice[str]] = ()
    complete: Completer | None = None


def text(key: str) -> app_commands.locale_str:
    """Return a text of a command, which the translator puts into each language."""
    return app_commands.locale_str(words_in("en")(key), key=key)


def named(name: str, key: str) -> app_commands.locale_str:
    """Return the name of a command or an option, which is English in code and catalogues."""
    return app_commands.locale_str(name, key=key)


def games(keys: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """Return a choice for each game."""
    return [app_commands.Choice(name=text(f"{key}-name"), value=key) for key in keys]


def group(
    name: str, called: str, about: str, *, only_on_servers: bool = False
) -> app_commands.Group:
    """Return a group of commands for every place, or for servers that the bot is a member of.

    `called` and `about` are the keys of its name and its description.
    """
    return app_commands.Group(
        name=named(name, called),
        description=text(about),
        allowed_contexts=SERVER_CONTEXT if only_on_servers else ALL_CONTEXTS,
        allowed_installs=SERVER_INSTALL if only_on_servers else ALL_INSTALLS,
    )


def command(
    name: str, about: str, run: CommandBody, options: Sequence[Option] = (), *, called: str = ""
) -> app_commands.Command[Any, ..., None]:
    """Return a command that hands its request and the options given to `run`.

    `about` is the key of its description, `called` of its name where games don't share it.
    """

    async def callback(interaction: discord.Interaction[Any], **values: Any) -> None:  # noqa: ANN401
        async def work(request: Request) -> None:
            # Of what Discord names without telling what it is, discord.py knows the id alone.
            unknown = (type(None), discord.Object)
            await run(request, {k: it for k, it in values.items() if not isinstance(it, unknown)})

        await interaction.client.dispatcher.receive(interaction, work)

    # The options are not known when this function is written; discord.py reads them here.
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            _parameter("interaction", discord.Interaction, required=True),
            *(
                _parameter(option.name, option.annotation, required=option.required)
                for option in options
            ),
        ]
    )
    if options:
        app_commands.describe(**{option.name: text(option.about) for option in options})(callback)
        names = {
            option.name: named(option.name, option.called or f"option-{option.name}")
            for option in options
        }
        app_commands.rename(**names)(callback)
    for option in options:
        if option.choices:
            app_commands.choices(**{option.name: list(option.choices)})(callback)
        if option.complete:
            completed = {option.name: _completion(option.complete)}
            app_commands.autocomplete(**completed)(callback)
    return app_commands.Command(
        name=named(name, called or f"command-{name}"),
        description=text(about),
        callback=callback,
        allowed_contexts=ALL_CONTEXTS,
        allowed_installs=ALL_INSTALLS,
    )


def _parameter(name: str, annotation: Any, *, required: bool) -> inspect.Parameter:  # noqa: ANN401
    return inspect.Parameter(
        name,
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=inspect.Parameter.empty if required else None,
        annotation=annotation if required else Optional[annotation],  # noqa: UP045 - made at run time
    )


def _completion(complete: Completer) -> Any:  # noqa: ANN401 - discord.py's types need its own client
    async def completion(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        request = Request.of(interaction, interaction.client.services)
        if not request.services.bounds.serves(request.guild_id):
            return []
        values = {key: value for key, value in interaction.namespace if value}
        return await complete(request, current[:LONGEST], values)

    return completion
