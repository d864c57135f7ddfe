"""A game's commands: one opens a table, the others play, one for each verb of the notation."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any, Final

import discord
from discord import app_commands

from bot.actions.request import Request
from bot.entry.commands.command import (
    Command,
    Completer,
    Group,
    MakePress,
    Option,
    OptionValues,
    choices,
    people_in,
    text,
)
from bot.host.threads import guarded
from bot.i18n.lexicon import words_in
from bot.messages.arguments import NewTable
from bot.messages.press import NO_TABLE, Press
from bot.panels import panels_of
from bot.panels.spelling import MAX_TYPED_LENGTH
from bot.panels.viewpoint import MAX_OPTION_LENGTH, MAX_OPTIONS, PLAY, Viewpoint
from bot.store import NotSaved
from bot.tables.refusal import Refusal
from bot.tables.terms import DRAWN, TERMS, terms_of
from rules import MOST_SEATS, Game, Number, OneOf

INVITE_OPTIONS: Final = ("invite", *(f"invite_{it}" for it in range(2, MOST_SEATS)))
"""The options that invite people; a game uses one for each other seat."""
MoveText: Final = app_commands.Range[str, 1, MAX_TYPED_LENGTH]


def game_commands(game: Game[Any]) -> Group:
    """Return a game's commands; their catalogue keys begin with `<game>-command`."""
    prefix = f"{game.key}-command"
    commands = [Command("new", _new(game), [*_table_options(game)])]
    for verb, answers in game.verbs.items():
        options = [
            Option(
                answer,
                MoveText,
                called=f"{game.key}-option-{answer}",
                required=number == 0,
                complete=_complete(game.key, verb, answers[:number]),
            )
            for number, answer in enumerate(answers)
        ]
        play = _play(game, verb, answers)
        commands.append(Command(verb, play, options, called=f"{prefix}-{verb}"))
    return Group(words_in("en")(prefix), commands, prefix, called=prefix)


def _table_options(game: Game[Any]) -> Iterator[Option]:
    for key, bounds in game.options.items():
        called, choice = f"{game.key}-option-{key}", f"{game.key}-choice-{key}"
        if isinstance(bounds, OneOf):
            words = choices(bounds.words, f"{choice}-{{}}".format)
            yield Option(key, called=called, choices=words)
        elif bounds.drawn:
            yield Option(key, called=called, choices=_numbers(choice, bounds))
        else:
            yield Option(key, app_commands.Range[int, bounds.lowest, bounds.highest], called=called)
    for key, term in terms_of(game.key).items():
        words = choices(term.words, f"{key}-{{}}".format)
        yield Option(key, about=f"{key}-about", choices=words)
    for key in INVITE_OPTIONS[: game.seats[-1] - 1]:
        yield Option(key, discord.User, about="invite-about")


def _numbers(key: str, bounds: Number) -> list[app_commands.Choice[str]]:
    """Return a choice for each number (by its catalogue name, if any), and one for a random number."""
    known = words_in("en")
    numbers = range(bounds.lowest, bounds.highest + 1)
    return [
        app_commands.Choice(name=text(f"{key}-{DRAWN}"), value=DRAWN),
        *(
            app_commands.Choice(
                name=text(name) if (name := f"{key}-{number}") in known else str(number),
                value=str(number),
            )
            for number in numbers
        ),
    ]


def _new(game: Game[Any]) -> MakePress:
    async def press(_: Request, values: OptionValues) -> Press:
        chosen = {key: values[key] for key in (*game.options, *TERMS) if key in values}
        people = people_in(values, *INVITE_OPTIONS)
        return Press(NO_TABLE, None, "new", str(NewTable.of(game.key, chosen)), people)

    return press


def _play(game: Game[Any], verb: str, answers: tuple[str, ...]) -> MakePress:
    async def press(request: Request, values: OptionValues) -> Press:
        table = await request.table_here()
        if table.game != game.key and not table.damage:
            raise Refusal("refused-other-game", game=request.words(f"{table.game}-name"))
        parts = [values[answer] for answer in answers if answer in values]
        notation = panels_of(game.key).spelled(verb, parts, request.words)
        return Press(table.id, None, PLAY, notation)

    return press


def _complete(game: str, verb: str, earlier: tuple[str, ...]) -> Completer:
    """Return an autocompletion that offers the next part of every legal move.

    It matches what was typed against the notation and against the label.
    """

    async def complete(
        request: Request, current: str, values: OptionValues
    ) -> list[app_commands.Choice[str]]:
        try:
            viewpoint = request.seated(await request.table_here())
        except (NotSaved, Refusal):
            return []
        if viewpoint.play.asked != viewpoint.reader:
            return []
        answers = [str(values.get(key, "")) for key in earlier]
        found = partial(_suggestions, viewpoint, game, verb, answers, current)
        return await guarded(game, found)

    return complete


def _suggestions(
    viewpoint: Viewpoint, game: str, verb: str, earlier: list[str], current: str
) -> list[app_commands.Choice[str]]:
    prefix = f"{verb}:" + "".join(f"{answer}=" for answer in earlier)
    typed = current.strip().lower()
    spelled = panels_of(game).spelled(verb, [*earlier, current], viewpoint.words)
    meant = spelled.rpartition("=" if earlier else f"{verb}:")[2]
    offered: dict[str, str] = {}
    for move in viewpoint.decision.moves:
        notation = str(move)
        if notation.startswith(prefix):
            value = notation.removeprefix(prefix).partition("=")[0]
            label = viewpoint.look.label(move, viewpoint.view, viewpoint.words)
            if typed in value.lower() or typed in label.lower() or meant in value:
                offered.setdefault(value, label)
    return [
        app_commands.Choice(name=_offered(value, label), value=value)
        for value, label in islice(offered.items(), MAX_OPTIONS)
    ]


def _offered(value: str, label: str) -> str:
    """Return the text of a suggestion: the value and its meaning."""
    return (label if label.startswith(value) else f"{value} – {label}")[:MAX_OPTION_LENGTH]
