"""Runs the general tests against installed games: `pytest --facet-game NAME`."""

import os
from contextlib import redirect_stderr, suppress
from io import StringIO
from pathlib import Path

import pytest

SUITE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names the games."""
    told = "run Facet's general tests against this installed game (several: repeat it)"
    parser.getgroup("facet").addoption(
        "--facet-game", action="append", default=[], metavar="NAME", help=told
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose the games, and collect the general tests beside what the command line names."""
    names = [name for given in config.getoption("facet_game") for name in given.split(",")]
    if not names:
        return
    os.environ["FACET_GAMES"] = ",".join(names)
    _demand(names)
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args.clear()
    config.args.append(str(SUITE))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Let the suite be found in a virtual environment, too."""
    asked = config.getoption("facet_game") and SUITE.is_relative_to(collection_path)
    return False if asked else None


def _demand(names: list[str]) -> None:
    """Fail with a sentence for each game that can't be played."""
    from rules.catalogue import LEFT_OUT, installed  # noqa: PLC0415 - other runs need no game
    from rules.package import entry_points  # noqa: PLC0415

    if installed():
        with suppress(SystemExit), redirect_stderr(StringIO()):  # where no game is left
            import bot.games  # noqa: F401, PLC0415 - it leaves out what would fail
    if lacking := [name for name in names if name not in installed()]:
        found = ", ".join(dict.fromkeys(it.name for it in entry_points()))
        raise pytest.UsageError(
            f"--facet-game: can't test {', '.join(lacking)}; installed: {found}", *LEFT_OUT
        )


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say what each game that was named lacks for the next quality."""
    if not config.getoption("facet_game"):
        return
    from bot.quality import described, lacking  # noqa: PLC0415 - other runs need no game
    from rules.catalogue import installed  # noqa: PLC0415
    from rules.package import QUALITIES  # noqa: PLC0415

    terminalreporter.section("quality")
    for key, it in installed().items():
        terminalreporter.write_line(f"{key} is {described(key)}.")
        for quality in QUALITIES[QUALITIES.index(it.package.quality) + 1 :][:1]:
            terminalreporter.write_line("\n".join(lacking(key, quality)))
