"""Whole games of people through the stand-in for Discord, with a restart in the middle of each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.i18n.lexicon import LANGUAGES, words_in
from bot.messages.press import Press
from bot.panels.viewpoint import PANEL, PLAY
from bot.tables.table import Table
from bot.testing.checks import assert_reads_well, drawing_seldom
from bot.testing.people import Result, Seen
from bot.testing.server import Server, alt, bot_on, components, labels, text
from bot.testing.simulation import Simulation
from render import Words
from render.words import words_of
from rules import GAMES

LONGEST = 400
"""More answers than a game of quick computers takes."""
PATIENT = 12
"""Panels that somebody opens in search of a move before they make any other one."""
PEOPLE = ("ada", "bo", "cy", "dee", "eli", "fay")
GAMES_AND_LANGUAGES = [
    (game, language)
    for game in GAMES
    for language in LANGUAGES
    if (words_of(game) / f"{language}.ftl").exists()
]
every_game = pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def discord(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[tuple[Simulation, Path]]:
    """Run a bot for the tests of this module, and return where it keeps its tables."""
    path = tmp_path_factory.mktemp("bot") / "facet.db"
    simulation = Simulation()
    with drawing_seldom():
        facet = await bot_on(path)
        try:
            await simulation.start(facet)
            yield simulation, path
        finally:
            await simulation.close()
    simulation.errors.check()


@pytest_asyncio.fixture(loop_scope="module")
async def server(discord: tuple[Simulation, Path]) -> Server:
    """Return a server with the bot where nothing has happened yet."""
    simulation, path = discord
    return Server(simulation, simulation.add_guild("A server", []), path)


def wanted(table: Table) -> str:
    """Return the move that a quick computer would make now."""
    return str(table.rules.quick(table.position.seen_by(table.asked)))


def controls(message: Seen) -> Iterator[tuple[str, str, Press]]:
    """Yield what a message offers: the custom id, the value chosen if any, and what the bot is told."""
    for part in components(message):
        custom_id = part.get("custom_id", "")
        press = Press.read(custom_id.removeprefix("facet:")[2:])
        if press is None or part.get("disabled"):
            continue
        for option in part.get("options", [{"value": ""}]):
            value = option["value"]
            yield custom_id, value, replace(press, argument=press.argument + value)


async def by_panels(server: Server, name: str, table: Table) -> None:
    """Let a person look through panels for their move, and make it, or any other one at last."""
    move, message, rng = wanted(table), await server.newest(), Random(table.number)
    looked_at: set[str] = set()
    for opened in range(3 * PATIENT):
        offered = [it for it in controls(message) if it[2].action in (PANEL, PLAY)]
        plays = [it for it in offered if it[2].action == PLAY]
        found = [it for it in plays if it[2].argument == move]
        panels = [it for it in offered if it[2].action == PANEL]
        panels = [it for it in panels if it[2].argument not in looked_at] or panels
        chosen = rng.choice(found or (plays if opened > PATIENT else panels) or plays or panels)
        custom_id, value, press = chosen
        looked_at.add(press.argument)
        result: Result = await server.person(name).select(
            message, [value] if value else [], custom_id=custom_id
        )
        if (await server.table()).number != table.number:
            return
        message = result.response or message
    pytest.fail(f"{table.game}: no panel leads to a move like {move}", pytrace=False)


async def by_commands(server: Server, name: str, table: Table) -> None:
    """Let a person type their move."""
    verb, _, said = wanted(table).partition(":")
    answers = zip(table.rules.verbs[verb], filter(None, said.split("=")), strict=False)
    await server.command(name, f"{table.game} {verb}", **dict(answers))
    told = text(next(server.seen(name)))
    assert (await server.table()).number != table.number, (
        f"{table.game}: the command of {wanted(table)} doesn't make this move: {told}"
    )


Way = Callable[[Server, str, Table], Awaitable[None]]


async def check_end(server: Server, words: Words, people: int) -> None:
    """Fail unless the table is finished, and a board with alt text says how."""
    final = await server.newest()
    assert words("button-rematch") in labels(final)
    assert_reads_well(text(final))
    assert len([line for line in text(final).split("\n") if line]) > people
    assert_reads_well(alt(final) or "")


@every_game
@pytest.mark.parametrize("way", [by_panels, by_commands])
async def test_people_play_to_the_end(server: Server, game: str, language: str, way: Way) -> None:
    """With buttons and lists alone, or with commands alone, and with another bot from the middle on."""
    server.speak(language)
    words, seats = words_in(language), GAMES[game].seats
    people = PEOPLE[: seats[-1] if way is by_commands else seats[0]]
    await server.command("ada", f"{game} new", seats="joined")
    for name in people[1:]:
        await server.press(name, words("button-join"))
    await server.press("ada", words("button-start"))
    for number in range(LONGEST):
        table = await server.table()
        if table.stage != "playing":
            return await check_end(server, words, len(people))
        if number == seats[0]:
            await server.restart()
            assert (await server.table()).log == table.log
        assert table.asked is not None
        await way(server, people[table.asked], table)
    pytest.fail(f"{game}: people played {LONGEST} answers, and the game isn't over", pytrace=False)
