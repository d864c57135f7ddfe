"""`facet`: whatever a host or a developer types, under one name. `python -m bot` and its kind stay.

Each command imports what it needs when it runs.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from bot.host.place import typed

WRONG: Final = 2
"""The exit status after a word that isn't a command."""


def _check(words: list[str]) -> int:
    from bot.check.arguments import arguments  # noqa: PLC0415 - see above

    wanted = arguments(["check", *words], "facet")
    from bot.__main__ import start  # noqa: PLC0415 - after what --help and mistakes need

    return start(wanted)


def _play(words: list[str]) -> int:
    from bot.playground.__main__ import main  # noqa: PLC0415 - see above

    main(words, "facet play")
    return 0


def _store(words: list[str]) -> int:
    from bot.features.operator.store_arguments import arguments  # noqa: PLC0415 - see above

    wanted = arguments(words, "facet store")
    import bot.games  # noqa: F401, PLC0415 - before everything that lists the games
    from bot.features.catalogue import FEATURES  # noqa: PLC0415 - after what --help and mistakes need
    from bot.features.operator.store_command import main  # noqa: PLC0415

    return main(FEATURES, wanted)


def _games(words: list[str]) -> int:
    ArgumentParser("facet games", description=COMMANDS["games"][1]).parse_args(words)
    import bot.games  # noqa: F401, PLC0415 - see above
    from bot.host.vitals import own_version  # noqa: PLC0415
    from bot.i18n.lexicon import words_in  # noqa: PLC0415
    from bot.quality import described  # noqa: PLC0415
    from rules.catalogue import LEFT_OUT, installed  # noqa: PLC0415

    for key, it in installed().items():
        fewest, most = it.game.seats[0], it.game.seats[-1]
        seats = f"{fewest} to {most}" if fewest < most else fewest
        source = f"{it.entry.distribution} {it.entry.version or own_version()}"
        sys.stdout.write(
            f"{key}: {words_in('en')(f'{key}-name')}, {seats} players, {described(key)}; from {source}"
            f" (contract {it.package.contract}) in {it.entry.folder}\n"
        )
    for line in LEFT_OUT:
        sys.stdout.write(f"left out: {line}\n")
    return 0


def _new_game(words: list[str]) -> int:
    from bot.new_game.command import main  # noqa: PLC0415 - see above

    return main(words, "facet new-game", COMMANDS["new-game"][1])


def _rules(words: list[str]) -> int:
    from rules.__main__ import main  # noqa: PLC0415 - see above

    return main(words, "facet rules")


def _version(words: list[str]) -> int:
    ArgumentParser("facet version", description=COMMANDS["version"][1]).parse_args(words)
    from bot.host.vitals import own_version  # noqa: PLC0415 - see above

    sys.stdout.write(f"{own_version()}\n")
    return 0


COMMANDS: Final[dict[str, tuple[Callable[[list[str]], int], str]]] = {
    "check": (_check, "test the set-up, and say what to fix"),
    "play": (_play, "play in the browser on this machine, without Discord and without a token"),
    "store": (_store, "back up, restore, check or copy the database"),
    "games": (_games, "list the installed games, where they come from, and what is left out"),
    "new-game": (_new_game, "write a small game in a folder of its own, for you to change"),
    "rules": (_rules, "deal, play, replay and verify games in the terminal"),
    "version": (_version, "print the version"),
}


def main() -> int:
    """Run the command typed, or the bot if there is none; return the exit status."""
    name, *words = sys.argv[1:] or [""]
    if not name:
        from bot.__main__ import start  # noqa: PLC0415 - see above

        return start(None)
    if name in ("-h", "--help", "help"):
        sys.stdout.write(_help())
        return 0
    if name == "python":  # before it was the image's entry point, lines for the image began so
        os.execv(sys.executable, [sys.executable, *words])  # noqa: S606 - as it would be without us
    if name not in COMMANDS:
        near = get_close_matches(name, COMMANDS, 1)
        todo = f"did you mean {typed(near[0])}" if near else f"{typed('--help')} lists them"
        sys.stderr.write(f"facet: {name!r} isn't a command: {todo}\n")
        return WRONG
    return COMMANDS[name][0](words)


def _help() -> str:
    lines = [("facet", "run the bot, with the settings in .env or the environment")]
    lines += [(f"facet {name}", about) for name, (_, about) in COMMANDS.items()]
    return "".join(
        (
            "Facet, a Discord bot for board games.\n\n",
            *(f"  {line:15} {about}\n" for line, about in lines),
            f"\nMore about one of them: {typed('check --help')}\n",
        )
    )


if __name__ == "__main__":
    sys.exit(main())
