"""What the check says of this machine, and how the command ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.check import machine
from bot.check.finding import CheckLine, Finding
from bot.features.catalogue import FEATURES
from bot.playground.discord.settings import TOKEN
from bot.playground.server.stand_in import StandIn
from bot.store import open_store
from tests.playground.check import test_application, test_channel
from tests.playground.check.conftest import REGISTERED_LATER
from tests.playground.check.test_channel import PRESSED
from tests.playground.facet_process import ran
from tests.playground.lodging import ROOT
from tests.playground.process.test_declining import folder, noise, torn

MACHINE = {
    *(CheckLine.DATABASE, CheckLine.MIGRATION, CheckLine.SPACE, CheckLine.GAMES),
    CheckLine.COMPUTERS,
}


async def looked(path: Path) -> dict[CheckLine, Finding]:
    """Return what is found of a database."""
    return {finding.line: finding async for finding in machine.database(path)}


async def test_a_database_that_is_well(tmp_path: Path) -> None:
    """A file that isn't there yet is made, with every migration."""
    found = await looked(tmp_path / "facet.db")
    assert all(finding.good for finding in found.values())
    assert found.keys() == {CheckLine.DATABASE, CheckLine.MIGRATION}


@pytest.mark.parametrize("spoil", [noise, torn, folder])
async def test_a_database_that_can_not_be_used(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    """The line of the database says so."""
    spoil(tmp_path / "facet.db")
    assert not (await looked(tmp_path / "facet.db"))[CheckLine.DATABASE].good


async def test_a_database_that_another_process_holds(tmp_path: Path) -> None:
    """The line of the database says so."""
    path = tmp_path / "facet.db"
    await (await open_store(path, FEATURES)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        found = await looked(path)
    assert "another process holds" in found[CheckLine.DATABASE].found


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """The line of the migration says so."""
    path = tmp_path / "facet.db"
    await (await open_store(path, FEATURES)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as rows:
        rows.execute("INSERT INTO migrations VALUES (9999, 'later')")
    assert not (await looked(path))[CheckLine.MIGRATION].good


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """The line of the free space says how much is needed."""
    assert machine.space(tmp_path / "facet.db").good
    assert not machine.space(tmp_path / "facet.db", least=1 << 62).good


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """The line of the database says so, and the other lines follow."""
    lines = {it.line: it async for it in machine.findings(tmp_path / "none" / "facet.db", None)}
    assert not lines[CheckLine.DATABASE].good
    assert lines[CheckLine.SPACE].good
    assert CheckLine.COMPUTERS in lines


async def test_computers_that_can_not_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without numpy, the line of the computers names the levels that lack it."""
    (tmp_path / "numpy.py").write_text("raise ImportError('there is none')")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{ROOT}")
    found = await machine.computers()
    assert not found.good
    assert "strong" in found.found


async def command(
    folder: Path, stand_in: StandIn, *given: str, token: str = TOKEN
) -> tuple[int, str]:
    """Run the command; return its exit status and what it prints."""
    there = {"FACET_TOKEN": token, "FACET_DISCORD_URL": stand_in.base}
    return await bot(folder, there, "check", *given)


async def bot(folder: Path, environment: Mapping[str, str], *given: str) -> tuple[int, str]:
    """Run `python -m bot` to its end; return its exit status and what it prints."""
    environment = {**os.environ, **environment, "PYTHONPATH": str(ROOT)}
    done = await asyncio.to_thread(ran, "bot", *given, environment=environment, folder=str(folder))
    return done.returncode, done.stdout + done.stderr


async def test_the_command_repairs_and_tells(tmp_path: Path, stand_in: StandIn) -> None:
    """Its status is 0 only if all is well; the file it writes has the shapes of what came, and no value."""
    status, said = await command(tmp_path, stand_in)
    assert status == 1
    assert "BAD  commands" in said
    status, said = await command(tmp_path, stand_in, "--fix")
    assert (status, "BAD" in said) == (0, False)
    assert f"client_id={stand_in.world.bot_id}" in said
    assert all(f"ok   {line}: " in said for line in MACHINE)
    assert TOKEN not in said
    written = (tmp_path / "facet-check.json").read_text("utf-8")
    assert not re.search(r"\d{3}", re.sub(r"(GET|POST|PUT|PATCH|DELETE) \S+ \d{3}", "", written))
    types = {
        name for shape in json.loads(written).values() for names in shape.values() for name in names
    }
    assert types <= {"object", "array", "string", "integer", "number", "boolean", "null"}


async def test_the_command_never_prints_the_token(tmp_path: Path, stand_in: StandIn) -> None:
    """A token that is not accepted is told, not repeated, and the status is 1."""
    secret = "not-this-one"  # noqa: S105 - it opens nothing
    status, said = await command(tmp_path, stand_in, token=secret)
    assert status == 1
    assert "BAD  token" in said
    assert secret not in said
    assert secret not in (tmp_path / "facet-check.json").read_text("utf-8")


def test_every_line_was_red_once() -> None:
    """The tests here spoil something for each line that there is."""
    tried = {CheckLine.TOKEN, *test_application.SPOILT, *REGISTERED_LATER, *MACHINE, *PRESSED}
    assert tried.union(*(lines for lines, _ in test_channel.SPOILT)) == set(CheckLine)


@pytest.mark.parametrize(
    ("given", "status", "said"),
    [("--help", 0, "check the set-up instead"), ("chek", 2, "invalid choice: 'chek'")],
)
async def test_a_command_line_without_settings(
    tmp_path: Path, given: str, status: int, said: str
) -> None:
    """Help needs no token, and a command that the bot doesn't have starts no bot."""
    code, printed = await bot(tmp_path, {}, given)
    assert code == status
    assert said in printed
