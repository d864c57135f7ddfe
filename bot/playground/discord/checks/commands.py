"""Checks the commands a bot registers."""

import re

from bot.playground.discord.errors import Form, Path, Refusal
from bot.playground.discord.shapes import Json

NAME = re.compile(r"^[-_'\w]{1,32}$")
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CHAT, ON_PERSON, ON_MESSAGE = 1, 2, 3
"""The types of commands: typed, or chosen from the menu of a person or of a message."""
MOST_COMMANDS = {CHAT: 100, ON_PERSON: 15, ON_MESSAGE: 15}
MOST_CHARACTERS = 8000
SCOPES = {"applications.commands", "bot"}


def check_all(given: list[Json]) -> None:
    """Check a whole set of commands, or raise."""
    for kind, most in MOST_COMMANDS.items():
        if sum(command.get("type", CHAT) == kind for command in given) > most:
            message = f"Maximum number of application commands reached ({most})."
            raise Refusal(400, 30032, message)
    form = Form()
    seen: set[object] = set()
    for n, command in enumerate(given):
        _command(form, (n,), command)
        key = (command.get("type", CHAT), command.get("name"))
        if key in seen:
            message = "Application command names must be unique"
            form.fail((n, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    form.settle()


def check_contexts(given: Json) -> Json | None:
    """Return the contexts an application is to be installed in, None if not named, or raise."""
    contexts = given.get("integration_types_config")
    if contexts is None:
        return None
    form, kept = Form("integration_types_config"), {}
    form.length((), list(contexts), 1, 2)
    for kind, context in contexts.items():
        if kind not in {"0", "1"}:
            form.fail((kind,), "BASE_TYPE_CHOICES", "Value must be one of {0, 1}.")
        kept[kind] = dict(context or {})
        params = kept[kind].get("oauth2_install_params")
        if not params:
            continue
        if not params.get("scopes") or not set(params["scopes"]) <= SCOPES:
            message = f"Value must be one of {sorted(SCOPES)}."
            form.fail((kind, "oauth2_install_params", "scopes"), "BASE_TYPE_CHOICES", message)
        permissions = str(params.get("permissions") or 0)
        kept[kind]["oauth2_install_params"] = {**params, "permissions": permissions}
    form.settle()
    return kept


def check_installs(given: list[Json], contexts: Json) -> None:
    """Check that commands ask for no context that their application can't be installed in, or raise.

    Discord documents no refusal, but some have been seen; this is the strict reading.
    """
    form = Form()
    for n, command in enumerate(given):
        if any(str(kind) not in contexts for kind in command.get("integration_types") or []):
            message = "The application does not support this installation context"
            form.fail((n, "integration_types"), "BASE_TYPE_CHOICES", message)
    form.settle()


def _command(form: Form, path: Path, command: Json) -> None:
    chat = command.get("type", CHAT) == CHAT
    _named(form, path, command, chat=chat)
    if chat:
        _options(form, path, command, depth=0)
        if _characters(command) > MOST_CHARACTERS:
            message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
            form.fail(path, "APPLICATION_COMMAND_TOO_LARGE", message)
        return
    for key in ("description", "description_localizations", "options"):
        if command.get(key):
            message = f"Context menu commands cannot have {key}"
            form.fail((*path, key), "APPLICATION_COMMAND_INVALID_FIELD", message)


def _named(form: Form, path: Path, thing: Json, *, chat: bool = True) -> None:
    names: dict[Path, object] = {("name",): thing.get("name")}
    for locale, name in (thing.get("name_localizations") or {}).items():
        names["name_localizations", locale] = name
    for where, name in names.items():
        good = isinstance(name, str) and 1 <= len(name) <= 32 and name == name.strip()
        if good and chat:
            good = NAME.fullmatch(str(name)) is not None and str(name).lower() == name
        if not good:
            message = f"{name!r} does not fit a name"
            form.fail((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", message)
    if not chat:
        return
    form.text((*path, "description"), thing, 1, 100, need=True)
    texts = thing.get("description_localizations") or {}
    for locale in texts:
        form.text((*path, "description_localizations", locale), texts, 1, 100)


def _options(form: Form, path: Path, holder: Json, depth: int) -> None:
    options = holder.get("options") or []
    form.length((*path, "options"), options, 0, 25)
    seen: set[object] = set()
    optional_before = False
    for n, option in enumerate(options):
        here = (*path, "options", n)
        _named(form, here, option)
        if option.get("name") in seen:
            message = "Option names must be unique"
            form.fail(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen.add(option.get("name"))
        if option.get("type") in {SUBCOMMAND, GROUP}:
            if depth > 1:
                form.fail(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Too deeply nested")
            _options(form, here, option, depth + 1)
            continue
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            form.fail(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        _choices(form, here, option)


def _choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    form.length((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        message = "Choices and autocompletion exclude each other"
        form.fail(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    for n, choice in enumerate(choices):
        here = (*path, "choices", n)
        form.text((*here, "name"), choice, 1, 100, need=True)
        if option.get("type") == STRING:
            form.text((*here, "value"), choice, 1, 100, need=True)


def check_suggestions(given: Json, kind: int) -> list[Json]:
    """Return the choices offered while somebody types, or raise."""
    form, choices = Form("data"), list(given.get("choices") or [])
    _choices(form, (), {"type": kind, "choices": choices})
    form.settle()
    return choices


def _longest(thing: Json, key: str) -> int:
    spelled = [thing.get(key), *(thing.get(f"{key}_localizations") or {}).values()]
    return max((len(text) for text in spelled if isinstance(text, str)), default=0)


def _characters(thing: Json) -> int:
    """Count names, descriptions and values, each in its longest language."""
    total = _longest(thing, "name") + _longest(thing, "description")
    for choice in thing.get("choices") or []:
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(_characters(option) for option in thing.get("options") or [])
