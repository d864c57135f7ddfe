"""The words of `python -m bot.store`."""

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

DATABASE_SETTING: Final = "FACET_DATABASE"
WHERE: Final = f"a file, postgresql://… without a password, or the name of a setting such as {DATABASE_SETTING}"


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError("write the day as in 2026-11-24") from error


def arguments(
    words: Sequence[str] | None = None, program: str = "python -m bot.store"
) -> argparse.Namespace:
    """Parse what follows the program's name; exit after --help, and after a mistake."""
    parser = argparse.ArgumentParser(program, description="Facet's database.")
    parser.add_argument("--idle", action="store_true", help="give way to everything else")
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, what: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=what, description=what)

    copying = command("copy", "copy a whole database into another, empty one")
    copying.add_argument("source", help=WHERE)
    copying.add_argument("target", help=WHERE)
    backing_up = command("backup", "back up the database, even while the bot is running")
    backing_up.add_argument(
        "file", type=Path, nargs="?", help="the copy to create (default: the next daily backup)"
    )
    restoring = command("restore", "list the backups, or put one in place while the bot is stopped")
    restoring.add_argument("file", type=Path, nargs="?", help="the backup to restore")
    restoring.add_argument("--newest", action="store_true", help="restore the last backup")
    restoring.add_argument(
        "--date", type=_day, metavar="YYYY-MM-DD", help="restore the last backup of a day"
    )
    checking = command("check", "replay every open table, and name those that fail")
    puzzles = command("puzzles", "list the puzzles found in games played here, or drop some")
    puzzles.add_argument("ids", nargs="*", type=int, metavar="number", help="only these puzzles")
    puzzles.add_argument(
        "--person", type=int, metavar="ID", help="only those from games that this person hosted"
    )
    puzzles.add_argument(
        "--drop", action="store_true", help="drop them, so that nobody gets them again"
    )
    for parser_of_one in (backing_up, restoring, checking, puzzles):
        parser_of_one.add_argument("--database", default=DATABASE_SETTING, help=WHERE)
    return parser.parse_args(words)
