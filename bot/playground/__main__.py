"""``python -m bot.playground``: the stand-in and the bot, until Ctrl-C."""

import argparse
import asyncio
import contextlib
import logging
import os
import shlex
import signal
import sys
import webbrowser
from pathlib import Path
from typing import Final

from bot.host.held import Held
from bot.playground.app import running
from bot.playground.discord.settings import DEFAULT_PORT
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.keeping import Unreadable

log = logging.getLogger("bot.playground")

MAX_PORT: Final = 65_535
PROGRAM: Final = "python -m bot.playground"


def arguments(given: list[str] | None = None, program: str = PROGRAM) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog=program,
        description="Play in the browser: a stand-in for Discord on this machine, and the bot.",
    )
    parser.add_argument("--port", type=_port, default=DEFAULT_PORT, help="default: %(default)s")
    parser.add_argument(
        "--data",
        type=Path,
        default=Path(".playground"),
        help="the folder for its data (default: %(default)s)",
    )
    parser.add_argument("--no-bot", action="store_true", help="start only the stand-in")
    parser.add_argument(
        "--bot",
        type=_command,
        default=[sys.executable, "-m", "bot"],
        metavar="COMMAND",
        help="the command that starts another bot instead",
    )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=sys.stdout.isatty() and ("DISPLAY" in os.environ or sys.platform != "linux"),
        help="open the page in a browser",
    )
    return parser.parse_args(given)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 5 or int(text) > MAX_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a port: use 0 (a free one) to {MAX_PORT}")
    return int(text)


def _command(text: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r}: {error}") from error
    if not words:
        raise argparse.ArgumentTypeError("a command is needed")
    return words


async def play(options: argparse.Namespace) -> None:
    """Run until it is stopped."""
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with running(options.data, options.port) as stand_in:
        log.info("Play at %s/ (Ctrl-C ends it)", stand_in.base)
        if not options.no_bot:
            variables = stand_in.bot_environment((options.data / "facet.db").absolute())
            stand_in.bot_process = BotProcess(options.bot, variables, stand_in.bot_changed)
            await stand_in.bot_process.start()
        if options.open:
            await asyncio.to_thread(webbrowser.open, f"{stand_in.base}/")
        await ended.wait()
        log.info("Ending…")


def main(given: list[str] | None = None, program: str = PROGRAM) -> None:
    """Start from the command line."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    options = arguments(given, program)
    try:
        asyncio.run(play(options))
    except Held as error:
        sys.exit(
            f"Cannot start: {options.data} is in use ({error}): end that playground, or choose"
            " another folder with --data"
        )
    except Unreadable as error:
        sys.exit(f"Cannot start: {error}; move it away, or choose another folder with --data")
    except OSError as error:
        sys.exit(f"Cannot start: {error}")
    except KeyboardInterrupt:
        with contextlib.suppress(KeyboardInterrupt):
            sys.exit(130)


if __name__ == "__main__":
    main()
