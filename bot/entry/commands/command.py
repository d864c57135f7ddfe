"""Slash commands as data: names, options, and the press that each makes.

A command never does anything itself: the press runs the same action as a button's.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Optional

import discord
from discord import app_commands

from bot.actions.request import Request
from bot.entry.routes import act
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.names import cleaned
from bot.messages.press import NO_TABLE, ChosenPerson, Press
from bot.panels.spelling import MAX_TYPED_LENGTH
from rules import GAMES

ENGLISH: Final = (discord.Locale.american_english, discord.Locale.british_english)
OptionValues = Mapping[str, Any]
# Tables exist in servers, direct messages and groups, wherever the bot or its user is.
ALL_CONTEXTS: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=True
)
ALL_INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=True)
SERVER_CONTEXT: Final = app_commands.AppCommandContext(guild=True)
SERVER_INSTALL: Final = app_commands.AppInstallationType(guild=True)
MakePress = Callable[[Request, OptionValues], Awaitable[Press]]
"""Returns the press that a command makes with the options given; may raise Refusal."""
Completer = Callable[[Request, str, OptionValues], Awaitable[list[app_commands.Choice[str]]]]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command.

    `about` is the catalogue key of its description ("" for `<command's key>-<name>-about`), `called`
    the key of its name ("" for the shared key `option-<name>`).
    """

    name: str
    annotation: Any = str
    about: str = ""
    called: str = ""
    required: bool = False
    choices: Sequence[app_commands.Choice[str]] = ()
    complete: Completer | None = None


PERSON: Final = Option("person", discord.User)


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and the press that it makes.

    Its key in the catalogue is its name, behind its group's key. `about` is the key of its description
    ("" for `<key>-about`), `called` that of its name ("" for the shared key `command-<name>`). It
    stands behind the command or group called `after`, or last.
    """

    name: str
    press: MakePress
    options: Sequence[Option] = ()
    about: str = ""
    called: str = ""
    after: str = ""

    def built(self, group: str = "") -> app_commands.Command[Any, ..., None]:
        """Return it as discord.py has it."""

        async def callback(interaction: discord.Interaction[Any], **values: Any) -> None:  # noqa: ANN401
            async def work(request: Request) -> None:
                await act(request, await self.press(request, _given(values)))

            await interaction.client.dispatcher.receive(interaction, work)

        options, key = self.options, f"{group}-{self.name}" if group else self.name
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
            abouts = {
                option.name: text(option.about or f"{key}-{option.name}-about")
                for option in options
            }
            app_commands.describe(**abouts)(callback)
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
            name=named(self.name, self.called or f"command-{self.name}"),
            description=text(self.about or f"{key}-about"),
            callback=callback,
            allowed_contexts=ALL_CONTEXTS,
            allowed_installs=ALL_INSTALLS,
        )


@dataclass(frozen=True, slots=True)
class Group:
    """Commands under one name; their keys in the catalogue begin with its `key` ("" for its name).

    `called` is the key of its name ("" for `command-<name>`); that of its description is `<key>-about`.
    """

    name: str
    commands: Sequence[AnyCommand]
    key: str = ""
    called: str = ""
    contexts: app_commands.AppCommandContext = ALL_CONTEXTS
    installs: app_commands.AppInstallationType = ALL_INSTALLS
    permissions: discord.Permissions | None = None
    after: str = ""

    def built(self, _: str = "") -> app_commands.Group:
        """Return it as discord.py has it."""
        key = self.key or self.name
        group = app_commands.Group(
            name=named(self.name, self.called or f"command-{self.name}"),
            description=text(f"{key}-about"),
            allowed_contexts=self.contexts,
            allowed_installs=self.installs,
            default_permissions=self.permissions,
        )
        for command in self.commands:
            group.add_command(command.built(key))
        return group


AnyCommand = Command | Group


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
        """Return the text in a language; None if there's no catalogue for it, or it's the text itself.

        An English name may differ from the one that the code has, which a command keeps.
        """
        key = string.extras.get("key")
        language = "en" if locale in ENGLISH else locale.value
        if key is None or language not in LANGUAGES:
            return None
        translated = words_in(language)(str(key))
        return None if language == "en" and translated == string.message else translated


def choices(values: Iterable[str], key: Callable[[str], str]) -> list[app_commands.Choice[str]]:
    """Return a choice for each value, named by the text under its catalogue key."""
    return [app_commands.Choice(name=text(key(value)), value=value) for value in values]


def games(keys: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """Return a choice for each game."""
    return choices(keys, "{}-name".format)


def at_table(action: str, option: str = "") -> MakePress:
    """Return what presses an action of the table here, with the value of an option."""

    async def press(request: Request, values: OptionValues) -> Press:
        table = await request.table_here()
        return _press(table.id, action, values.get(option))

    return press


def anywhere(action: str, option: str = "") -> MakePress:
    """Return what presses an action that needs no table, with the value of an option."""

    async def press(_: Request, values: OptionValues) -> Press:
        return _press(NO_TABLE, action, values.get(option))

    return press


def _press(table_id: int, action: str, value: Any) -> Press:  # noqa: ANN401 - what an option can be
    """Return a press; a person or a file goes with it, any other value is its argument."""
    if isinstance(value, discord.Attachment):
        return Press(table_id, None, action, file=value)
    if isinstance(value, discord.abc.User):
        return Press(table_id, None, action, people=(ChosenPerson.of(value),))
    return Press(table_id, None, action, value or "")


def people_in(values: OptionValues, *options: str) -> tuple[ChosenPerson, ...]:
    """Return the people that were given for options."""
    return tuple(ChosenPerson.of(values[option]) for option in options if option in values)


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
        offered = await complete(request, cleaned(current)[:MAX_TYPED_LENGTH], values)
        await request.reply.suggest(offered)
        return offered

    return completion
