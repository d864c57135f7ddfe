"""The command line of `facet new-game`."""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from shlex import quote
from typing import Final

from rules.catalogue import KEY

TEMPLATE: Final = Path(__file__).with_name("template")
"""A distribution with a game called `mygame`."""


def main(words: list[str], program: str, about: str) -> int:
    """Write a game into a new folder; exit with a line that says why if it can't."""
    parser = ArgumentParser(program, description=f"{about}.")
    parser.add_argument("name", metavar="NAME", type=_name, help="what the game is called in code")
    told = "the folder to write (default: facet-NAME)"
    parser.add_argument("folder", metavar="FOLDER", type=Path, nargs="?", help=told)
    wanted = parser.parse_args(words)
    folder = wanted.folder or Path(f"facet-{wanted.name}")
    if _is_taken(wanted.name):
        parser.error(f"Facet or an installed game has the name {wanted.name}: choose another")
    try:
        write(wanted.name, folder)
    except FileExistsError:
        parser.error(f"{folder} exists already: name another folder")
    except OSError as error:
        parser.error(f"can't write {folder}: {error.strerror}")
    sys.stdout.write(
        f"{folder} has a whole game, which is yours to change (docs/adding-a-game.md). First:\n"
        f"  cd {quote(str(folder))}\n  make play\n  make test\n"
    )
    return 0


def write(name: str, folder: Path) -> None:
    """Write the game under this name into a folder, which must not exist."""
    python = sys.executable.replace("$", "$$").replace("#", r"\#")  # as a Makefile spells it
    folder.mkdir(parents=True)
    for source in (it for it in TEMPLATE.rglob("*") if it.is_file() and it.suffix != ".pyc"):
        text = source.read_text("utf-8")
        target = folder / str(source.relative_to(TEMPLATE)).replace("mygame", name)
        target.parent.mkdir(parents=True, exist_ok=True)
        renamed = text.replace("mygame", name).replace("Mygame", name.capitalize())
        target.write_text(renamed.replace("@PYTHON@", python), "utf-8")


def _name(text: str) -> str:
    if not KEY.fullmatch(text):
        raise ArgumentTypeError(
            f"{text!r} can't be a game's name: use 2 to 20 letters a to z and digits, a letter first"
        )
    return text


def _is_taken(name: str) -> bool:
    from bot.games import claimed_by  # noqa: PLC0415 - after what --help and mistakes need
    from rules import GAMES  # noqa: PLC0415
    from rules.package import entry_points  # noqa: PLC0415

    named = {entry.name for entry in entry_points()}  # also by a game that is left out
    return name in named | {claim for _, claim in claimed_by(GAMES)}
