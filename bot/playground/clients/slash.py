"""Reads a command as a person typed it, the way Discord's own client would."""

from bot.playground.discord.application import Application
from bot.playground.discord.errors import Refusal, Unfit
from bot.playground.discord.installing import offered
from bot.playground.discord.shapes import Json
from bot.playground.discord.world import Channel, Person

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
ATTACHMENT = 11
LARGEST = 2**53
"""The largest number that a client sends where the command names none; the smallest is its negative."""


class Slash:
    """What one person can type in one channel, in a client that speaks ``locale``."""

    def __init__(self, discord: Application, person: Person, locale: str, channel: Channel) -> None:
        self._discord = discord
        self._person = person
        self._locale = locale
        self._channel = channel

    def read(self, wanted: Json, focused: str | None = None) -> tuple[Json, int]:
        """Return what the bot receives of ``{command, options}``, and the focused option's kind.

        Raises Unfit for what the client would not send.
        """
        name, *path = str(wanted.get("command", "")).removeprefix("/").split()
        world = self._discord.world
        command = next((c for c in world.commands if c["name"] == name and c["type"] == 1), None)
        if command is None or not offered(world, self._person, self._channel, command):
            raise Unfit("command", f"There is no command /{name}.", name=name)
        place, steps = command, []
        for step in path:
            found = _option(place, step)
            if found is None or found["type"] not in {SUBCOMMAND, GROUP}:
                whole = " ".join((name, *path))
                raise Unfit("command", f"There is no command /{whole}.", name=whole)
            place = found
            steps.append({"name": step, "type": found["type"]})
        data: Json = {"id": command["id"], "name": name, "type": 1}
        options = self._options(place, dict(wanted.get("options") or {}), focused, data)
        kind = next((o["type"] for o in options if o.get("focused")), STRING)
        for nested in reversed(steps):
            options = [{**nested, "options": options}]
        return data | {"options": options}, kind

    def _options(self, place: Json, given: Json, focused: str | None, data: Json) -> list[Json]:
        told = []
        for option in place.get("options") or []:
            name = option["name"]
            value = given.pop(name, None)
            if name == focused:
                text = str(value or "")
                told.append({"name": name, "type": option["type"], "value": text, "focused": True})
            elif value is not None and value != "":
                told.append(self._value(option, value, data))
            elif option.get("required") and focused is None:
                raise Unfit("missing", f"{name} is missing.", name=localized(option, self._locale))
        if given:
            name = next(iter(given))
            raise Unfit("option", f"This command has no option {name}.", name=name)
        return told

    def _value(self, option: Json, value: object, data: Json) -> Json:
        kind = option["type"]
        told: Json = {"name": option["name"], "type": kind}
        try:
            file = kind == ATTACHMENT
            told["value"] = self._file(value, data) if file else self._converted(kind, value, data)
        except (TypeError, ValueError, Refusal) as error:
            given = value.get("name") if isinstance(value, dict) else value
            text = f"{option['name']} cannot be {given!r}."
            shown = localized(option, self._locale)
            raise Unfit("value", text, name=shown, value=str(given)) from error
        _within(option, told["value"], self._locale)
        return told

    def _file(self, value: object, data: Json) -> str:
        file_id, told = self._discord.uploads.add(self._channel.id, value)
        data.setdefault("resolved", {}).setdefault("attachments", {})[file_id] = told
        return file_id

    def _converted(self, kind: int, value: object, data: Json) -> object:
        if kind == INTEGER:
            return int(str(value))
        if kind == NUMBER:
            return float(str(value))
        if kind == BOOLEAN:
            return value is True or str(value).lower() == "true"
        payloads, world = self._discord.payloads, self._discord.world
        resolved = data.setdefault("resolved", {}) if kind in {USER, CHANNEL} else {}
        if kind == USER:
            person = world.people.get(str(value).strip("<@!>")) or world.person_named(
                str(value).removeprefix("@")
            )
            if person is None:
                raise ValueError(value)
            resolved.setdefault("users", {})[person.id] = payloads.user(person)
            guild = world.guild_of(self._channel)
            if guild is not None and person.id in guild.members:
                told = payloads.resolved_member(guild, person)
                resolved.setdefault("members", {})[person.id] = told
            return person.id
        if kind == CHANNEL:
            channel = world.channel(str(value).strip("<#>"))
            shown = payloads.channel(channel, self._person)
            resolved.setdefault("channels", {})[channel.id] = shown
            return channel.id
        return str(value)


def _option(holder: Json, name: str) -> Json | None:
    return next((o for o in holder.get("options") or [] if o["name"] == name), None)


def _within(option: Json, value: object, locale: str) -> None:
    name, shown = option["name"], localized(option, locale)
    if isinstance(value, int | float) and not isinstance(value, bool):
        low, high = option.get("min_value", -LARGEST), option.get("max_value", LARGEST)
        if not low <= value <= high:
            raise Unfit(
                "range", f"{name} is from {low} to {high}.", name=shown, least=low, most=high
            )
    if isinstance(value, str):
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        if not least <= len(value) <= most:
            text = f"{name} has {least} to {most} characters."
            raise Unfit("size", text, name=shown, least=least, most=most)
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        names = ", ".join(localized(choice, locale) for choice in choices)
        raise Unfit("choice", f"{name} is one of {names}.", name=shown, choices=names)


def localized(named: Json, locale: str) -> str:
    """Return the name of an option or choice as a client in this language shows it."""
    return str((named.get("name_localizations") or {}).get(locale, named["name"]))
