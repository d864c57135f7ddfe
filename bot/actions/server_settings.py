"""A server's settings: a private panel with a list for each of them."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Final, Literal, get_args

from discord import ChannelType, SelectOption, ui

from bot.actions.request import Request
from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.arguments import Choice
from bot.messages.press import (
    MAX_CHANNELS_CHOSEN,
    NO_TABLE,
    Press,
    PressButton,
    PressChannels,
    PressForm,
    PressRole,
    PressSelect,
    number_in,
    number_of,
)
from bot.messages.screen import Screen
from bot.panels.viewpoint import line_of_list, lines_of
from bot.store import NotSaved
from bot.store.values import LARGEST_ID, Boards, Callers, Pace, ServerSettings, Stand
from bot.tables.refusal import Refusal
from render import Words

RoleState = Literal["none", "silent", "heard"]
SEPARATOR: Final = ";"
"""Separates the numbers typed, in a custom id."""
SERVER_LANGUAGE: Final = "own"
"""The value that stands for the server's own language."""
ON: Final = "on"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "stand": get_args(Stand),
    "language": (SERVER_LANGUAGE, *LANGUAGES),
    "pace": get_args(Pace),
    "boards": get_args(Boards),
    "callers": get_args(Callers),
    "reminders": (ON, "off"),
    "across": ("off", ON),
}
"""The values of each setting; the default comes first, except for `callers`."""
SWITCHES: Final = ("reminders", "across")
"""The settings that are on or off."""
HOLD_TABLES: Final = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
]
"""The kinds of channels that can have tables, themselves or in their threads.

Media channels are missing: Discord's description of its API allows no list of them.
"""


async def settings(request: Request, _: Press) -> None:
    """Show this server's settings."""
    await _present(request, await managed_settings(request))


async def choose(request: Request, press: Press) -> None:
    """Set one of this server's settings from a list."""
    now = await managed_settings(request)
    choice = Choice.read(press.argument)
    key, value = choice.key, choice.value
    if value not in CHOICES.get(key, ()):
        raise Refusal("refused-control-unknown")
    setting: str | bool = value
    if key == "language" and value == SERVER_LANGUAGE:
        setting = ""
    elif key in SWITCHES:
        setting = value == ON
    await _save(request, now, replace(now, **{key: setting}))  # type: ignore[arg-type]  # as CHOICES says


async def choose_channels(request: Request, press: Press) -> None:
    """Set the channels in which tables may be opened; none means all."""
    now = await managed_settings(request)
    ids = press.argument.split()
    if len(ids) > MAX_CHANNELS_CHOSEN or not all(_is_number(each, LARGEST_ID) for each in ids):
        raise Refusal("refused-control-unknown")
    await _save(request, now, replace(now, channels=tuple(map(int, ids))))


async def choose_role(request: Request, press: Press) -> None:
    """Set the role that lobbies may ping; none means that they ping nobody."""
    now = await managed_settings(request)
    role_id = number_in(press.argument) if press.argument else 0
    if role_id == now.guild_id:
        raise Refusal("refused-role-everyone")
    await _save(request, now, replace(now, role_id=role_id))


async def role_state(request: Request, server: ServerSettings) -> RoleState:
    """Return whether a mention of the server's role notifies anybody here."""
    if not server.role_id:
        return "none"
    roles = await request.services.membership.roles(server.guild_id)
    if roles is not None and server.role_id not in roles:
        return "none"
    heard = roles is None or roles[server.role_id] or request.mentions_all
    return "heard" if heard else "silent"


async def ask_limits(request: Request, press: Press) -> None:
    """Open the form for the limits, filled in with what was typed before."""
    now, words = await managed_settings(request), request.words
    limits = _limits(request, now)
    typed = press.argument.split(SEPARATOR)
    if len(typed) != len(limits):
        typed = [str(number) for number in limits.values()]
    digits = _digits(request)
    fields = {
        words(f"server-{key}"): ui.TextInput[Any](
            custom_id=key, default=each[:digits] or None, max_length=digits
        )
        for key, each in zip(limits, typed, strict=True)
    }
    form = PressForm(Press(NO_TABLE, 0, "server-limited"), words("server-limits-title"), fields)
    await request.reply.open_form(form)


async def limit(request: Request, press: Press) -> None:
    """Set how many tables may be open, from the form: one number per line."""
    now, most = await managed_settings(request), request.services.bounds.most_tables
    typed = [each.strip() for each in press.argument.split("\n")]
    keys = _limits(request, now)
    if len(typed) != len(keys):
        raise Refusal("refused-limits", most=most)
    if not all(_is_number(each, most) for each in typed):
        refusal = request.words("refused-limits", most=most)
        await request.show(Screen(text=refusal, rows=[[_limits_button(request, typed)]]))
        return
    chosen = dict(zip(keys, map(int, typed), strict=True))
    await _save(request, now, replace(now, **chosen))  # type: ignore[arg-type]  # as `_limits` says


async def chosen(request: Request, guild_id: int) -> ServerSettings:
    """Return a server's settings; the defaults if the database can't be read now."""
    try:
        settings = await request.tables.store.servers.get(guild_id)
    except NotSaved:
        settings = ServerSettings(guild_id)
    return replace(settings, **_limits(request, settings))  # type: ignore[arg-type]


async def public_words(request: Request, guild_id: int | None = None) -> Words:
    """Return the texts that tell everybody something that no table is about: here, or in another server."""
    there = request.guild_id if guild_id is None else guild_id
    language = (await chosen(request, there or 0)).language
    return words_in(language or request.guild_language)


async def managed_settings(request: Request) -> ServerSettings:
    """Return the server's settings; raise Refusal unless this person may change them."""
    return await request.tables.store.servers.get(request.managed)


async def save(request: Request, before: ServerSettings, chosen: ServerSettings) -> None:
    """Save what was changed."""
    async with _turn(request):
        await request.tables.store.servers.save(chosen, before)


async def _save(request: Request, before: ServerSettings, chosen: ServerSettings) -> None:
    """Save what was changed, and show the settings."""
    await save(request, before, chosen)
    await present_saved(request)


async def present_saved(request: Request) -> None:
    """Show the settings as they are now: somebody else may have changed others."""
    await _present(request, await managed_settings(request))


def _turn(request: Request) -> AbstractAsyncContextManager[None]:
    """Wait for one's turn at the server's settings."""
    return request.tables.store.turn(f"settings of {request.managed}")


async def _present(request: Request, chosen: ServerSettings) -> None:
    """Show settings, without channels and a role that were deleted."""
    existing, there = chosen, None
    if chosen.channels or chosen.week_channel_id:
        there = await request.services.membership.channels(chosen.guild_id)
    if there is not None:
        channels = tuple(each for each in chosen.channels if each in there)
        week = chosen.week_channel_id if chosen.week_channel_id in there else 0
        existing = replace(chosen, channels=channels, week_channel_id=week)
    state = await role_state(request, existing)
    if state == "none":  # perhaps it was deleted
        existing = replace(existing, role_id=0)
    if existing != chosen:
        async with _turn(request):
            if await managed_settings(request) == chosen:  # somebody else may have chosen others
                await request.tables.store.servers.save(existing, chosen)
    await request.show_panel(_panel(request, existing, state))


def _is_number(text: str, most: int) -> bool:
    number = number_of(text)
    return number is not None and 0 < number <= most


def _limits(request: Request, chosen: ServerSettings) -> dict[str, int]:
    """Return the limits of open tables, at most those of the bot's host."""
    most = request.services.bounds.most_tables
    return {
        "most_tables": min(chosen.most_tables, most),
        "most_each": min(chosen.most_each, most),
    }


def _limits_button(request: Request, typed: Iterable[str] = ()) -> PressButton:
    """Return the button that opens the limits form; it remembers what was typed wrongly."""
    digits = _digits(request)
    argument = SEPARATOR.join(each.replace(SEPARATOR, "")[:digits] for each in typed)
    return PressButton(
        Press(NO_TABLE, 0, "server-limits", argument), request.words("button-limits")
    )


def _digits(request: Request) -> int:
    """Return the number of digits of the highest limit."""
    return len(str(request.services.bounds.most_tables))


def _panel(request: Request, chosen: ServerSettings, role: RoleState) -> Screen:
    words = request.words
    lines = [words("server-title"), words("server-text")]
    if chosen.stand == "thread" and request.threaded is None:
        lines.append(words("server-no-threads"))
    channels = PressChannels(
        Press(NO_TABLE, 0, "server-channels"), words("server-channels-all"), HOLD_TABLES,
        chosen.channels,
    )  # fmt: skip
    features = request.tables.features
    rows = [row for it in features for row in it.server_rows(request, chosen)]
    buttons = [button for it in features for button in it.server_buttons(words)]
    return Screen(
        text="\n".join(lines),
        rows=[
            words("server-new"),
            *([_list(request, chosen, key)] for key in ("stand", "language", "pace")),
            words("server-channels"),
            [channels],
            words("server-role-silent" if role == "silent" else "server-role"),
            [
                PressRole(
                    Press(NO_TABLE, 0, "server-role"), words("server-role-none"), chosen.role_id
                )
            ],
            *rows,
            words("server-every"),
            *(
                [_list(request, chosen, key)]
                for key in ("boards", "callers", "reminders", "across")
            ),
            words("server-limits", **_limits(request, chosen)),
            [_limits_button(request), *buttons],
        ],
    )


def _list(request: Request, chosen: ServerSettings, key: str) -> PressSelect:
    now = str(getattr(chosen, key))
    if key == "language":
        now = now or SERVER_LANGUAGE
    elif key in SWITCHES:
        now = ON if now == str(True) else "off"
    return PressSelect(
        Press(NO_TABLE, 0, "server-choose", str(Choice(key))), "", _lines(request, key, now)
    )


def _lines(request: Request, key: str, now: str) -> list[SelectOption]:
    words = request.words
    if key not in ("language", "pace"):
        return lines_of(words, f"server-{key}", CHOICES[key], now)
    spoken = words(f"language-{request.guild_language}")
    theirs = words("server-own", language=spoken) if request.community else words("server-opener")
    labels = {it: theirs if it == SERVER_LANGUAGE else words(f"{key}-{it}") for it in CHOICES[key]}
    return [
        line_of_list(words(f"server-{key}", said=label), it, chosen=it == now)
        for it, label in labels.items()
    ]
