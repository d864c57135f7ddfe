"""Backs up a PostgreSQL server with its own programs, where they are installed."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from bot.store.backups import sync_folder
from bot.store.errors import DatabaseBusy, DatabaseUnusable, reason_of
from bot.store.migrate import migrations
from bot.store.postgres.driver import GONE, POOLER, Address, ServerError, unusable

NOT_INSTALLED: Final = (
    "pg_dump is not installed here, so the server is not backed up: install PostgreSQL's client"
    " (Debian, Ubuntu: apt install postgresql-client), or set FACET_BACKUP=off and back it up yourself"
)

_DROP_ALL: Final = """SET client_min_messages = warning; DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE %I CASCADE', name);
    END LOOP; END $$"""
"""Every table, as a newer version may have added some: the database is the bot's alone. A notice isn't
to be taken for the reason why it failed."""
_KNOWN: Final = f"""RESET search_path; DO $$ BEGIN
    IF (SELECT max(number) FROM migrations) > {migrations()[-1].number} THEN
        RAISE 'the backup is of a newer version: install that first';
    END IF; END $$"""
_HAS_TABLES: Final = "SELECT to_regclass('migrations') IS NOT NULL"
_CONNECTED: Final = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'facet-%' AND application_name <> ALL ($1)"""


def back_up(address: str, copy: Path) -> None:
    """Dump a database into a file and check it by reading it; raise DatabaseUnusable.

    The file gets its name when it is complete and on the disk.
    """
    if shutil.which("pg_dump") is None:
        raise DatabaseUnusable(NOT_INSTALLED)
    part = copy.with_name(f"{copy.name}.part")
    dsn, password = _without_password(address)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        _run(["pg_dump", "-Fc", "--no-password", "-f", str(part), "-d", dsn], password)
        listed = _run(["pg_restore", "--list", str(part)], password)
        if " moves " not in listed:
            raise DatabaseUnusable(f"{copy.name} lacks the table of moves")
        _run(["pg_restore", "-f", os.devnull, str(part)], password)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.link(part, copy)
        sync_folder(copy.parent)
    except OSError as error:
        raise DatabaseUnusable(reason_of(error)) from error
    finally:
        part.unlink(missing_ok=True)


async def has_tables(address: str) -> bool:
    """Return whether a database has the bot's tables; raise DatabaseUnusable if the server can't say."""
    return bool(await _answer(Address.of(address), _HAS_TABLES))


async def check_not_running(address: str, own: str = "") -> None:
    """Raise DatabaseBusy if another process of the bot than this one, whose name is its `own`, is connected.

    Raises DatabaseUnusable if the server can't say.
    """
    at = Address.of(address)
    if await _answer(at, _CONNECTED, [at.name, own]):
        raise DatabaseBusy("the bot is running: stop it first")


async def _answer(at: Address, query: str, *values: object) -> object:
    connection = await at.connect_first()
    try:
        ((answer,),) = await connection.fetch(query, *values)
    except (*GONE, ServerError) as error:
        raise unusable(error) from error
    finally:
        connection.terminate()
    return answer


def restore(address: str, copy: Path, script: Path) -> None:
    """Replace a database with a dump, in one transaction; raise DatabaseUnusable.

    `script` is a file for the meantime: psql runs it only if the dump could be read to its end, and
    takes it back if it isn't a database that this version knows.
    """
    dsn, password = _without_password(address)
    try:
        os.close(os.open(script, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        _run(["pg_restore", "--no-owner", "-f", str(script), str(copy)], password)
        psql = ["psql", "--no-password", "-qX1", "-v", "ON_ERROR_STOP=1", "-d", dsn]
        _run([*psql, "-c", _DROP_ALL, "-f", str(script), "-c", _KNOWN], password)
    except OSError as error:
        raise DatabaseUnusable(reason_of(error)) from error
    finally:
        script.unlink(missing_ok=True)


def _run(command: list[str], password: str) -> str:
    """Run a program and return its output; raise DatabaseUnusable with its first complaint."""
    env = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode:
        complaint = next(iter(ran.stderr.splitlines()), f"exit status {ran.returncode}")
        raise DatabaseUnusable(complaint.removeprefix("ERROR:").strip())
    return ran.stdout


def _without_password(address: str) -> tuple[str, str]:
    """Return an address that the list of processes may show, and its password."""
    try:
        parts = urlsplit(address)
    except ValueError as error:
        raise DatabaseUnusable("its address cannot be read") from error
    user, _, hosts = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    options = dict(parse_qsl(parts.query, keep_blank_values=True))
    options.pop(POOLER, None)
    password = options.pop("password", unquote(password))
    netloc = f"{name}@{hosts}" if name else hosts
    # Not urlunsplit: without a host it leaves out the two slashes.
    return f"{parts.scheme}://{netloc}{parts.path}?{urlencode(options, quote_via=quote)}", password
