"""The options of the check."""

import argparse
import re
from collections.abc import Sequence
from typing import Final

MAX_WAIT_S: Final = 3600
"""How long a press can be waited for."""
OUTPUT_HELP: Final = "each line says what was checked and what was found; -> says what to do"


def arguments(argv: Sequence[str], program: str = "python -m bot") -> argparse.Namespace:
    """Parse what follows the program's name; exit after --help, and if there's no such command."""
    bot = argparse.ArgumentParser(
        program, description="Run the bot, with the settings in .env or the environment."
    )
    parser = bot.add_subparsers(required=True).add_parser(
        "check",
        help="check the set-up instead",
        description=f"Check the set-up: {OUTPUT_HELP}. Exit status 0: all is well.",
    )
    parser.add_argument("--fix", action="store_true", help="fix what a program can fix")
    parser.add_argument(
        "--invite",
        action="store_true",
        help="only show the invitation, once Discord accepts the token",
    )
    parser.add_argument("--channel", type=_id, metavar="ID", help="try everything in a channel")
    parser.add_argument("--with-me", action="store_true", help="also ask you to press things")
    parser.add_argument(
        "--wait", type=_seconds, default=120, metavar="SECONDS", help="how long to wait for a press"
    )
    wanted = bot.parse_args(argv)
    if wanted.with_me and wanted.channel is None:
        parser.error("--with-me needs --channel")
    return wanted


def _id(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,18}", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            f"{text!r} isn't an id (in Discord: Settings > Advanced > Developer Mode, then"
            " right-click the channel, Copy Channel ID)"
        )
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,5}(\.\d+)?", text, re.ASCII) or not 0 < float(text) <= MAX_WAIT_S:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a number of seconds up to {MAX_WAIT_S}")
    return float(text)
