"""What a game of a season says of it: which one it is, how its people stand, and what the game was worth."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.seasons.crosstable import name_of, points
from bot.features.seasons.progress import Progress, decided
from bot.features.seasons.screen import short
from bot.features.seasons.standings import scores
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Fixture, Season
from bot.messages.names import bold, escaped
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.store import Store
from bot.tables.table import Table, link
from render import Words


def game_of(season: Season, fixture: Fixture, words: Words) -> str:
    """Return the season, and the division or the round, of a game."""
    return words(
        "season-game",
        kind=season.kind,
        number=season.number,
        division=fixture.division + 1,
        round=fixture.round,
    )


async def title_lines(store: Store, table: Table, words: Words) -> list[str]:
    """Return the line under the title of a season's game; none once the season was called off."""
    known = await _game(store, table)
    if known is None:
        return []
    progress, fixture = known
    season = progress.season
    parts = [game_of(season, fixture, words), *_standings(progress, fixture, words)]
    if season.message_id is not None:
        address = link(season.guild_id, season.channel_id, season.message_id)
        parts.append(words("season-game-standings", link=address))
    return [f"-# {words.joined(parts, 'dot')}"]


async def finish_lines(store: Store, table: Table, words: Words) -> list[str]:
    """Return the line on what a season's game that has ended was worth to each of its people."""
    known = await _game(store, table)
    if known is None:
        return []
    progress, fixture = known
    worth = {it: points(score) for it, score in scores(progress.outcome(fixture) or {}).items()}
    if not worth:
        return [words("season-worth-none")]
    people = (
        words("season-worth-each", name=bold(name_of(progress, entry, words)), score=score)
        for entry, score in worth.items()
    )
    return [words("season-worth", people=words.joined(people, "comma"))]


def buttons(table: Table, words: Words) -> list[PressButton]:
    """Return the button that shows the standings of the season that a game belongs to."""
    press = Press(NO_TABLE, table.season_id, "season-show")
    return [PressButton(press, words("button-season-show"))] if table.season_id else []


async def _game(store: Store, table: Table) -> tuple[Progress, Fixture] | None:
    """Return the season of a game as it stands now, and the game's fixture; the bot may not have collected it yet."""
    seasons = store.of(Seasons)
    season = await seasons.get(table.season_id) if table.season_id else None
    if season is None or season.stage == "called-off":
        return None
    ended, fixtures = await seasons.ended(season.id), await seasons.fixtures(season.id)
    number = next((it.number for it in fixtures if it.table_id == table.id), None)
    if number is None:
        return None
    progress = Progress(season, await seasons.entrants(season.id), fixtures)
    now = [
        decided(it, ended.get(it.number), progress.left) or it if it.stage == "open" else it
        for it in fixtures
    ]
    return replace(progress, fixtures=now), next(it for it in now if it.number == number)


def _standings(progress: Progress, fixture: Fixture, words: Words) -> Iterator[str]:
    """Yield how each of the people of a game stands, in the order of its seats."""
    lines = {it.entry: it for it in progress.lines(fixture.division)}
    for entry in fixture.people:
        if entry in lines:
            yield short(progress, fixture.division, lines[entry], words, escaped)
