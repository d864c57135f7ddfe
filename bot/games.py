"""Leaves out installed games that would fail later, where everybody would notice: import this module first.

Modules list the games as soon as they are imported. Games that come with Facet are tested before a release.
"""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from bot.computers.contract import NORMAL
from bot.computers.levels import adviser_of, every_level, fallback, stand_in, strength
from bot.host.cpu_limit import cpu_limit
from bot.host.settings import CHOSEN_GAMES, OWN_WORDS, BadSetting, read_environment
from bot.host.workers import SHARED_SETTINGS
from render import LOOKS, Look
from render.icons import emoji_name
from render.words import FALLBACK, SHARED, bundle, catalogues, own_words, words_of
from render.words.bundle import ENTRY
from rules import GAMES, MOST_SEATS, Game, Match, OneOf, dealt_on
from rules.catalogue import LEFT_OUT, Unfit, installed, leave_out, reason
from rules.contract import question_of
from rules.package import OWN

EXIT_NO_GAME: Final = 2
MOST_CPU_S: Final = 3.0
"""CPU seconds that a game's check may take."""
MOST_S: Final = 30.0
"""Seconds that it may take, as it may be asleep."""
MOST_GAMES: Final = 25
"""How many choices Discord allows in an option that lists the games."""
_NAME: Final = re.compile(r"[-_\w]{1,32}")
_ABOUT: Final = 100
"""How many characters Discord allows in a description or a choice."""
_HERE: Final = Path(__file__).parent
_CATALOGUES: Final = (_HERE / "i18n/words", *sorted(_HERE.glob("features/*/words")))


def check() -> None:
    """Check the games that didn't come with Facet, and leave out those that fail."""
    with suppress(BadSetting):  # the start reports it
        chosen = read_environment()
        os.environ.update({it: chosen[it] for it in (CHOSEN_GAMES, OWN_WORDS) if chosen.get(it)})
    with cpu_limit(MOST_CPU_S, MOST_S):
        strangers = [key for key, it in installed().items() if it.entry.distribution != OWN]
    if strangers:
        claimed = claimed_by(key for key in GAMES if key not in strangers)
        _leave_out_failing(strangers, lambda key: _check(key, claimed))
        _leave_out_failing(strangers, _check_panels)
    if not GAMES:
        sys.stderr.write(
            f"facet: no game can be played: {'; '.join(LEFT_OUT) or 'install Facet again'}\n"
        )
        raise SystemExit(EXIT_NO_GAME)
    SHARED_SETTINGS[CHOSEN_GAMES] = ",".join(GAMES)
    for folder in own_words():
        try:
            check_own_words(folder)
        except (OSError, Unfit) as error:
            sys.stderr.write(f"facet: the folder {folder}, which {OWN_WORDS} names, {error}\n")
            raise SystemExit(EXIT_NO_GAME) from error
        SHARED_SETTINGS[OWN_WORDS] = str(folder.absolute())


def claimed_by(games: Iterable[str]) -> set[tuple[str, str]]:
    """Return what another game can't have: the texts and commands of Facet, those of these games, and their emojis."""
    claims = set(_claims(SHARED, *_CATALOGUES))
    return claims.union(*map(_claims_of, games))


def _leave_out_failing(games: list[str], test: Callable[[str], None]) -> None:
    for key in (key for key in games if key in GAMES):
        try:
            with cpu_limit(MOST_CPU_S, MOST_S):
                test(key)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a stranger's code
            leave_out(key, reason(error))


def _check(key: str, claimed: set[tuple[str, str]]) -> None:
    """Check everything but the panels, whose modules list the games; raise Unfit, or what fails."""
    if [*GAMES].index(key) >= MOST_GAMES:
        raise Unfit(f"is one more than the {MOST_GAMES} games that Discord lets a bot offer")
    _check_play(GAMES[key])
    _check_texts(GAMES[key])
    if not isinstance(LOOKS[key], Look):
        raise Unfit("has a LOOK that isn't one")
    for icon in LOOKS[key].icons.values():  # all emojis wait for each other
        icon.png()
    if ("key", key) in claimed:
        raise Unfit("can't have this name: Facet has a command or texts that begin with it")
    claims = set(_claims_of(key))
    if taken := claims & claimed:
        raise Unfit(f"has the command or emoji {min(taken)[1]}, which is taken")
    claimed |= claims
    levels = {*every_level(key)}
    adviser_of(key)
    if not {NORMAL, fallback(key), stand_in(key)} <= levels:
        raise Unfit(
            f"has no level {NORMAL}, or a FALLBACK or STAND_IN that isn't one of its levels"
        )
    for level in levels:
        strength(key, level)


def _check_panels(key: str) -> None:
    """Check the panels, and what `facet games` says of a game; raise Unfit, or what fails."""
    from bot.panels import panels_of  # noqa: PLC0415 - it imports what lists the games
    from bot.panels.plain import PlainPanels  # noqa: PLC0415
    from bot.quality import parts_of  # noqa: PLC0415

    if not isinstance(panels_of(key), PlainPanels):
        raise Unfit("has PANELS that aren't PlainPanels")
    parts_of(key)


def _check_play(game: Game[Any]) -> None:
    """Deal and make a move with the fewest and the most seats; raise what fails."""
    if game.seats[-1] > MOST_SEATS:
        raise Unfit(f"has tables of {game.seats[-1]}, and a table has {MOST_SEATS} seats at most")
    rng, options = SystemRandom(), {key: it.default for key, it in game.options.items()}
    for seats in (game.seats[0], game.seats[-1]):
        first = game.start(seats, options, game.deal(seats, options, rng))
        match = dealt_on(Match((first,)), rng)
        seat = question_of(match.position).seat
        match = match.play(str(game.quick(match.position.seen_by(seat))))
        json.dumps(match.position.seen_by(None).as_json())


def _check_texts(game: Game[Any]) -> None:
    """Check the texts that commands are made of; raise Unfit if Discord would refuse one, or all of them."""
    folder, own = words_of(game.key), f"{game.key}-"
    lacking = {own + key for key in _needed(game)} - dict(_texts(folder / "en.ftl")).keys()
    if lacking:
        raise Unfit(f"lacks texts: {', '.join(sorted(lacking))}")
    for file in sorted(folder.glob("*.ftl")):
        for key, _ in _texts(file):
            if not key.startswith(own):
                raise Unfit(f"has the text {key}, which doesn't begin with {own}")
        _check_file(file, (SHARED, folder, *_CATALOGUES))


def check_own_words(folder: Path) -> None:
    """Check the host's own texts; raise Unfit, or what reading them raises."""
    others = (*catalogues()[1:], *_CATALOGUES)
    files = [folder / file.name for file in (_HERE / "i18n/words").glob("*.ftl")]
    if not any(file.exists() for file in files):
        raise Unfit(f"has none of {', '.join(sorted(file.name for file in files))}")
    for file in files:
        if file.exists():
            _check_file(file, others, folder)
        said = bundle(file.stem, (folder, *others))
        names = [text for language, text in _claims(folder, *_CATALOGUES) if language == file.stem]
        for game in GAMES:
            if (name := said.text(f"{game}-command", {})) in names:
                raise Unfit(f"has the command {name} in {file.name}, which is taken")
            names.append(name)


def _check_file(file: Path, others: tuple[Path, ...], *own: Path) -> None:
    """Check that the texts of a file can be said, in place of others or beside them; raise Unfit."""
    of_commands = re.compile(rf"(?:(?:{'|'.join(GAMES)})-)?(command|option|choice)\b")
    unread = ENTRY.sub("", _read(file)).splitlines()
    for line in (line for line in unread if line.strip() and line[0] != "#"):
        raise Unfit(f"has the line {line!r} in {file.name}, which isn't a text")
    english, said = bundle(FALLBACK, others), bundle(file.stem, (*own, *others))
    for key, _ in _texts(file):
        if not english.has_message(key):
            raise Unfit(f"has the text {key} in {file.name}, which English lacks")
        try:
            variables = said.variables(key)
            text = "" if variables else said.text(key, {})
        except Exception as error:
            raise Unfit(f"has {key} in {file.name}, which Facet can't read") from error
        if more := variables - english.variables(key):
            raise Unfit(f"has {key} in {file.name} with ${min(more)}, which English lacks")
        kind = of_commands.match(key)
        about = key.endswith("-about") or (kind is not None and kind[1] == "choice")
        if kind and not about and not (_NAME.fullmatch(text) and text == text.lower()):
            raise Unfit(f"has {text!r} as {key} in {file.name}, which Discord refuses as a name")
        if about and len(text) > _ABOUT:
            raise Unfit(f"has {key} in {file.name} longer than {_ABOUT} characters")


def _needed(game: Game[Any]) -> Iterator[str]:
    """Yield the keys of the texts without which there are no commands, less the game's own key."""
    yield from ("name", "help", "help-new", "help-turn", "command", "command-about")
    yield "command-new-about"
    for verb, answers in game.verbs.items():
        yield from (f"command-{verb}", f"command-{verb}-about")
        for answer in answers:
            yield from (f"option-{answer}", f"command-{verb}-{answer}-about")
    for key, option in game.options.items():
        yield from (f"option-{key}", f"command-new-{key}-about", f"chosen-{key}")
        if isinstance(option, OneOf):
            yield from (f"choice-{key}-{word}" for word in option.words)


def _claims_of(key: str) -> Iterator[tuple[str, str]]:
    """Yield what no other game may have: the names of its command by language, and of its emojis."""
    for file in words_of(key).glob("*.ftl"):
        yield file.stem, dict(_texts(file)).get(f"{key}-command", key)
    yield from (("emoji", emoji_name(key, icon)) for icon in LOOKS[key].icons.values())


def _claims(*folders: Path) -> Iterator[tuple[str, str]]:
    """Yield the names of Facet's commands by language, and the keys that a game can't have."""
    for file in (file for folder in folders for file in folder.glob("*.ftl")):
        for key, text in _texts(file):
            first, _, rest = key.partition("-")
            if first == "command":
                yield from ((file.stem, text), ("key", rest))
            else:
                yield "key", first


def _texts(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the keys and texts of a catalogue."""
    for entry in ENTRY.finditer(_read(file)):
        yield entry[1], entry[0].partition("=")[2].strip()


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unfit(f"has {file.name}, which isn't saved as UTF-8") from error


check()
