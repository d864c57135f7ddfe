"""Slash commands built from data: a name, options, and the function that runs."""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Optional

import discord
from discord import app_commands

from bot.actions.request import Request
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.names import cleaned
from bot.panels.spelling import MAX_TYPED_LENGTH
from rules import GAMES

OptionValues = Mapping[str, Any]
# Tables exist in servers, direct messages and groups, wherever the bot or its user is.
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
    """An option of a command.

    `about` is the catalogue key of its description, `called` the key of its name ("" for the
    shared key `option-<name>`).
    """

    name: str
    about: str
    called: str = ""
    annotation: Any = str
    required: bool = False
    choices: Sequence[app_commands.Choice[str]] = ()
    complete: Completer | None = None


def text(key: str) -> app_commands.locale_str:
    """Return a translatable text of a command, by its catalogue key."""
    return app_commands.locale_str(words_in("en")(key), key=key)


def named(name: str, key: str) -> app_commands.locale_str:
    """Return the translatable name of a command or an option; `name` is the English one."""
    return app_commands.locale_str(name, key=key)


class Translator(app_commands.Translator):
    """Translates texts of the form `locale_str(…, key=…)` by their catalogue key."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - of Translator
    ) -> str | None:
        """Return the text in a language; None if there's no catalogue for it."""
        key = string.extras.get("key")
        if key is None or locale.value not in LANGUAGES:
            return None
        return words_in(locale.value)(str(key))


def choices(values: Iterable[str], key: Callable[[str], str]) -> list[app_commands.Choice[str]]:
    """Return a choice for each value, named by the text under its catalogue key."""
    return [app_commands.Choice(name=text(key(it)), value=it) for it in values]


def games(keys: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """Return a choice for each game."""
    return choices(keys, "{}-name".format)


def group(
    name: str, called: str, about: str, *, only_on_servers: bool = False
) -> app_commands.Group:
    """Return a command group for all contexts, or only for servers that the bot has joined.

    `called` and `about` are the catalogue keys of its name and description.
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
    """Return a command that calls `run` with the request and the options given.

    `about` is the catalogue key of its description, `called` the key of its name ("" for the
    shared key `command-<name>`).
    """

    async def callback(interaction: discord.Interaction[Any], **values: Any) -> None:  # noqa: ANN401
        async def work(request: Request) -> None:
            await run(request, _given(values))

        await interaction.client.dispatcher.receive(interaction, work)

    # discord.py reads the options from the signature.
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


def _given(values: OptionValues) -> OptionValues:
    """Return the options that were given, their texts cleaned."""
    # discord.py passes a bare Object where Discord sent an id without resolved data.
    unknown = (type(None), discord.Object)
    return {
        key: cleaned(value) if isinstance(value, str) else value
        for key, value in values.items()
        if not isinstance(value, unknown)
    }


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
        values = _given({key: value for key, value in interaction.namespace if value})
        return await complete(request, cleaned(current)[:MAX_TYPED_LENGTH], values)

    return completion
