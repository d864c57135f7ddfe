"""A profile: a person's career and ratings, in words and as a picture."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from discord import ui
from PIL import Image

from bot.features.follow.screen import FollowOf
from bot.features.profile.profile import Career
from bot.features.ratings.leaderboard import Leader
from bot.features.ratings.ledger import EVERYWHERE, Pool, Standing
from bot.features.ratings.levels import Levels
from bot.features.ratings.points import change, even_level, explanation, points, title
from bot.features.ratings.rating import PROVISIONAL_GAMES, START_POINTS
from bot.features.ratings.screen import LeaderboardOf
from bot.messages.arguments import Argument, Where
from bot.messages.names import bold, isolated
from bot.messages.press import NO_TABLE, Press, PressButton, PressSelect
from bot.messages.screen import PictureFile, Screen
from bot.panels.viewpoint import line_of_list
from bot.store.turns import Reliability
from bot.tables.reliability import MIN_GAMES
from render import LOOKS, Words, fonts
from render.profile import FEW, Profile, Record, draw
from rules import GAMES

MAX_NAME_LENGTH: Final = 32
"""The longest name in a custom id; Discord allows no longer ones."""


@dataclass(frozen=True, slots=True)
class ProfileOf(Argument):
    """Whose profile (user id 0: the requester's), and of which game."""

    FREE_TEXT_FIELD: ClassVar[int] = 1  # the name

    user_id: int = 0
    name: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class ShownPerson:
    """A person with their career and ratings in one game.

    `standings` are their ratings of that game, `levels` those of its computers; `here` is their line on
    the leaderboard of the reader's server.
    """

    user_id: int
    name: str
    career: Career
    games: Sequence[str]
    standings: Sequence[Standing]
    levels: Levels
    curve: Sequence[int]
    here: Leader | None
    guild_id: int
    hidden: bool
    reliability: Reliability
    titles: int = 0
    """How many badges they have for seasons of this game in this server."""
    avatar: Image.Image | None = None
    followed: bool | None = None
    """Whether the reader follows them; None if they can't."""

    def standing(self, pool: Pool, guild_id: int) -> Standing | None:
        """Return their rating against people or computers, in a server or everywhere."""
        return standing_in(self.standings, pool, guild_id)

    @property
    def course(self) -> tuple[int, ...]:
        """Their points before the first rated game and after each; without what has been deleted."""
        whole = self.shown is not None and self.shown.games == len(self.curve)
        return (START_POINTS, *self.curve) if whole else tuple(self.curve)

    @property
    def shown(self) -> Standing | None:
        """The main rating, see `main_standing`."""
        return main_standing(self.standings, self.guild_id)


def standing_in(standings: Iterable[Standing], pool: Pool, guild_id: int) -> Standing | None:
    """Return the rating against people or computers, in a server or everywhere."""
    fitting = (it for it in standings if (it.pool, it.guild_id) == (pool, guild_id))
    return next(fitting, None)


def main_standing(standings: Sequence[Standing], guild_id: int) -> Standing | None:
    """Return the rating against people, everywhere or else in this server; without one, that against computers."""
    ways: Sequence[tuple[Pool, int]] = (
        ("people", EVERYWHERE),
        ("people", guild_id),
        ("computers", EVERYWHERE),
    )
    return next((it for way in ways if (it := standing_in(standings, *way))), None)


def screen(person: ShownPerson, words: Words, *, own: bool, shared: bool = False) -> Screen:
    """Return a profile; one posted in the channel has no controls."""
    text = "\n".join([*_lines(person, words), *([] if shared else [explanation(words)])])
    decor = LOOKS[person.career.game].decor
    picture = PictureFile(draw(_drawn(person, words), decor), _alt(person, words))
    if shared:
        return Screen(caption=text, picture=picture)
    theirs = ProfileOf(person.user_id, person.name[:MAX_NAME_LENGTH])
    rows: list[list[ui.Item[Any]]] = []
    if len(person.games) > 1:
        lines = [
            line_of_list(words(f"{game}-name"), game, chosen=game == person.career.game)
            for game in person.games
        ]
        rows.append([PressSelect(Press(NO_TABLE, 0, "profile", str(theirs)), "", lines)])
    buttons = []
    if own:
        share = Press(NO_TABLE, 0, "share-profile", str(replace(theirs, game=person.career.game)))
        buttons.append(PressButton(share, words("button-share")))
        action = "show-profile" if person.hidden else "hide-profile"
        buttons.append(PressButton(Press(NO_TABLE, 0, action), words(f"button-{action}")))
    if person.followed is not None:
        action = "unfollow" if person.followed else "follow"
        whom = FollowOf(person.user_id, person.name[:MAX_NAME_LENGTH])
        buttons.append(
            PressButton(Press(NO_TABLE, 0, action, str(whom)), words(f"button-{action}"))
        )
    where: Where = "server" if person.guild_id else "everywhere"
    asked = LeaderboardOf(person.career.game, where=where)
    board = Press(NO_TABLE, 0, "leaders", str(asked))
    buttons.append(PressButton(board, words("button-leaders")))
    return Screen(text=text, picture=picture, rows=[*rows, buttons])


def _lines(person: ShownPerson, words: Words) -> Iterator[str]:
    career = person.career
    game = words(f"{career.game}-name")
    yield words("profile-title", name=bold(person.name), game=game)
    if person.hidden:
        yield words("profile-hidden-note")
    lines = list(_standings(person, words))
    yield words.joined(lines, "dot") if lines else words("profile-unrated")
    if len(person.course) > 1:
        before, now = person.course[-2:]
        yield words("profile-last", change=change(before, now), title=title(now, words))
    yield _played(career, words)
    yield words.joined(_achievements(person, words), "dot")
    if person.reliability.games >= MIN_GAMES:
        yield words.joined(_reliability(person.reliability, words), "dot")
    if career.colours:
        colours = words.listed(words(f"{career.game}-gem-{letter}") for letter in career.colours)
        yield words(f"{career.game}-colours", colours=colours)


def _played(career: Career, words: Words) -> str:
    """Return how many games somebody has played, and how many ended at each place."""
    places = [
        words("profile-place", place=place, count=count) for place, count in career.places.items()
    ]
    played = words("profile-games", games=career.games, won=career.won)
    return words.joined((played, words.joined(places, "comma")), "dot")


def _achievements(person: ShownPerson, words: Words) -> Iterator[str]:
    """Yield somebody's records, and how many seasons they have won."""
    career = person.career
    yield words("profile-highest", score=career.highest)
    yield words("profile-streak", count=career.streak)
    if career.fewest is not None:
        yield words("profile-fewest", turns=career.fewest)
    if person.titles:
        yield words("season-badge", count=person.titles)


def _reliability(record: Reliability, words: Words) -> Iterator[str]:
    """Yield how many turns were taken in time, and how many games left."""
    if record.turns:
        yield words("profile-in-time", count=record.in_time, turns=record.turns)
    yield words("profile-left", count=record.left, games=record.games)


def _standings(person: ShownPerson, words: Words) -> Iterator[str]:
    """Yield the ratings: in this server, everywhere, against computers."""
    here = person.standing("people", person.guild_id) if person.guild_id else None
    if here is not None:
        line = words("profile-here", points=points(here.points, here.games, words))
        place = words("profile-rank", place=person.here.place) if person.here else ""
        yield words.joined((line, place), "space") if place else line
    all_over = person.standing("people", EVERYWHERE)
    if all_over is not None:
        in_points = points(all_over.points, all_over.games, words)
        yield words("profile-everywhere", points=in_points)
    computers = person.standing("computers", EVERYWHERE)
    if computers is not None:
        in_points = points(computers.points, computers.games, words)
        yield words("profile-computers", points=in_points)
    if computers is not None and len(person.levels) > 1:
        yield words("profile-even", level=even_level(computers, person.levels, words))


def _drawn(person: ShownPerson, words: Words) -> Profile:
    career, standing, course = person.career, person.shown, person.course
    icons = LOOKS[career.game].icons
    numbers = {"highest": career.highest, "streak": career.streak or None, "fewest": career.fewest}
    if "target" not in GAMES[career.game].options:
        del numbers["fewest"]
    game, sure = words(f"{career.game}-name"), standing and standing.games >= PROVISIONAL_GAMES
    return Profile(
        name=person.name,
        line=words.joined((game, title(standing.points, words)), "dot") if standing else game,
        points=None if standing is None else standing.points,
        label=words(f"profile-label-{'sure' if sure else 'provisional'}"),
        curve=course,
        empty=words("profile-unrated"),
        recent=words("profile-label-recent"),
        form=tuple(place for place, _ in career.form),
        places=tuple(career.places.items()),
        favourites=words("profile-label-colours"),
        colours=tuple(icons[letter] for letter in career.colours if letter in icons),
        records=_records(numbers, words),
        rank=words("profile-label-rank", place=person.here.place) if person.here else "",
        change=course[-1] - course[-2] if len(course) > 1 else None,
        titles=person.titles,
        avatar=person.avatar,
        language=words.language,
    )


def _records(numbers: Mapping[str, int | None], words: Words) -> tuple[Record, ...]:
    """Return the records there are, by the names of their signs."""
    return tuple(
        Record(sign, words(f"profile-label-{sign}"), fonts.number(it))
        for sign, it in numbers.items()
        if it is not None
    )


def _alt(person: ShownPerson, words: Words) -> str:
    """Describe the picture: the points and their course, the last games, places and records."""
    career = person.career
    game = words(f"{career.game}-name")
    form = words.joined((str(place) for place, _ in career.form), "comma")
    ends = [words("profile-alt", name=isolated(person.name), game=game)]
    if person.course:
        curve = {"first": person.course[0], "last": person.course[-1], "most": max(person.course)}
        ends.append(words("profile-alt-curve", **curve, games=len(person.curve)))
        if len(person.course) <= FEW:
            ends.append(" → ".join(map(fonts.number, person.course)))
    ends.append(words("profile-alt-form", places=form))
    said = [*_standings(person, words), _played(career, words), *_achievements(person, words)]
    return words.joined((*ends, words.joined(said, "semicolon").replace("**", "")), "sentences")


def nobody(words: Words, *, own: bool, name: str) -> Screen:
    """Return the message for a person who hasn't finished a game, with what there is to win."""
    games = words.either(words(f"{game}-help-new") for game in GAMES)
    drawn = _to_come(name, words, words("profile-invite") if own else "")
    alt = words.joined((words("profile-alt-new"), drawn.empty, drawn.invite), "sentences")
    picture = PictureFile(draw(drawn, LOOKS[next(iter(GAMES))].decor), alt)
    if own:
        return Screen(text=words("profile-none-own", commands=games), picture=picture)
    return Screen(text=words("profile-none", name=bold(name)), picture=picture)


def _to_come(name: str, words: Words, invite: str) -> Profile:
    """Return the profile of a person who hasn't finished a game."""
    return Profile(
        name=name,
        line=words("title-newcomer"),
        points=None,
        label="",
        curve=(),
        empty=words("profile-unrated"),
        recent=words("profile-label-recent"),
        form=(),
        places=(),
        favourites=words("profile-label-colours"),
        colours=(),
        records=(),
        language=words.language,
        invite=invite,
    )
