"""Choosing the game to play with somebody, and opening its lobby."""

from dataclasses import dataclass
from typing import Final

import discord

from bot.actions import opening
from bot.actions.request import Request
from bot.messages.arguments import Argument, NewTable
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import bold
from bot.messages.press import NO_TABLE, ChosenPerson, Press, PressButton, people_of
from bot.messages.screen import Screen, rows_of
from bot.tables.refusal import Refusal
from rules import GAMES

_UNKNOWN: Final = {10007, 10013}
"""Discord's codes for somebody who isn't a member of the server, and for somebody who doesn't exist."""


@dataclass(frozen=True, slots=True)
class GameWith(Argument):
    """A game, and whom to invite to it."""

    game: str
    user_id: int


async def ask_for_game(request: Request, press: Press) -> None:
    """Ask which game this person would like to play with the person chosen."""
    ((user_id, name),) = people_of(press).items()
    if user_id == request.user_id:
        raise Refusal("refused-play-with-yourself")
    if request.where == "direct":
        raise Refusal("lobby-in-direct")
    words = request.words
    buttons = [
        PressButton(
            Press(NO_TABLE, 0, "play-with-in", str(GameWith(game, user_id))), words(f"{game}-name")
        )
        for game in GAMES
    ]
    text = words("play-with-game", name=bold(name))
    await request.show(Screen(text=text, rows=rows_of(buttons)))


async def open_lobby(request: Request, press: Press) -> None:
    """Open a lobby for the game chosen, in which the other person is invited."""
    asked = GameWith.read(press.argument)
    if asked.game not in GAMES:
        raise Refusal("refused-control-unknown")
    guest = await _person(request, asked.user_id)
    new = Press(NO_TABLE, None, "new", str(NewTable(asked.game)), people=(guest,))
    await opening.new(request, new)


async def _person(request: Request, user_id: int) -> ChosenPerson:
    """Return what somebody is called here now, as Discord says; raise Refusal if they aren't here any more.

    The control has only their id: a name in it could be made up.
    """
    client, guild_id = request.services.poster.client, request.guild_id
    user: discord.User | discord.Member
    try:
        if request.where == "server" and guild_id is not None:
            guild = await call_discord(client.fetch_guild(guild_id, with_counts=False))
            user = await call_discord(guild.fetch_member(user_id))
        else:
            user = await call_discord(client.fetch_user(user_id))
    except DeliveryError as error:
        gone = error.code in _UNKNOWN
        raise Refusal("refused-play-with-left" if gone else "refused-play-with-unknown") from error
    return ChosenPerson.of(user)
