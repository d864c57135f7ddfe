"""A person's private view of a season: their games, and the standings of their division."""

from collections.abc import Iterator, Mapping

from bot.features.seasons.crosstable import division_lines, name_of, points
from bot.features.seasons.progress import Progress
from bot.features.seasons.screen import cut, join_button, title
from bot.features.seasons.standings import scores
from bot.features.seasons.values import Entrant, Fixture
from bot.messages.names import escaped
from bot.messages.screen import MAX_PANEL_LENGTH, Screen
from render import Words


def own_games(progress: Progress, user_id: int, links: Mapping[int, str], words: Words) -> Screen:
    """Return somebody's games and their division; to whoever isn't in the season, how to join it.

    Args:
        links: The links to their open games, by the numbers of the fixtures.
    """
    own = next((it for it in progress.entrants if it.user_id == user_id), None)
    if own is None or (own.division is None and own.entry in progress.left):
        rows = [[join_button(progress.season, words)]] if progress.season.active else []
        return Screen(text=words("refused-season-not-in"), rows=rows)
    lines = [title(progress.season, words), *_lines(progress, own, links, words)]
    return Screen(text=cut(lines, MAX_PANEL_LENGTH))


def _lines(
    progress: Progress, own: Entrant, links: Mapping[int, str], words: Words
) -> Iterator[str]:
    if own.division is None:
        waits = progress.season.stage == "running"
        key = "season-own-waiting" if waits else "season-own-joined"
        yield words(key, kind=progress.season.kind)
        return
    for fixture in (it for it in progress.fixtures if own.entry in it.people):
        if progress.is_bye(fixture):
            worth = "win" if fixture in progress.free else "nothing"
            yield words("season-own-bye", worth=worth)
            continue
        others = (it for it in fixture.people if it != own.entry)
        names = words.joined((escaped(name_of(progress, it, words)) for it in others), "comma")
        if fixture.stage != "void":
            yield words(
                "season-own-game",
                names=names,
                stage=fixture.stage,
                link=links.get(fixture.number, ""),
                score=_worth(progress, fixture, own.entry),
            )
        elif progress.is_denied(fixture) and own.entry in fixture.entries:
            yield words("season-own-denied", names=names)
        elif own.entry in fixture.absent and own.entry not in progress.left:
            yield words("season-own-blocked", names=names, round="no" if names else "yes")
    yield words("season-own-division", number=own.division + 1, kind=progress.season.kind)
    yield from division_lines(progress, own.division, words, own.entry)


def _worth(progress: Progress, fixture: Fixture, entry: int) -> str:
    outcome = progress.outcome(fixture)
    return "–" if outcome is None or entry not in outcome else points(scores(outcome)[entry])
