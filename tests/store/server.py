"""A PostgreSQL server of our own, on a socket in a temporary folder, with a database a test."""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Final

from tests.memory import in_memory

USER: Final = "postgres"
MISSING: Final = "PostgreSQL is not installed here (Debian, Ubuntu: apt install postgresql)"
_DEBIAN: Final = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """Return the folder of the server's programs, if they are installed and can be run."""
    found = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    here = found[-1] if found else Path(on_path) if on_path else None
    return here.parent if here and _user() else None


def _user() -> str | None:
    """Return who the server runs as: anybody but root."""
    names = [entry.pw_name for entry in pwd.getpwall()]
    own = pwd.getpwuid(os.getuid()).pw_name if os.getuid() else USER
    return own if own in names else None


def name_of(address: str) -> str:
    """Return the name of the database at an address."""
    return address.partition("///")[2].partition("?")[0]


class Server:
    """A server that can be stopped, killed and started."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._numbers = count(1)

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql:///{database}?host={self.folder}&user={_user()}"

    def fresh(self, model: str = "template0") -> str:
        """Make a database like another, by default an empty one; return its address."""
        name = f"facet_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {model} {self._strategy}")
        return self.address(name)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement beside the bot; return what it tells."""
        psql = [str(self._programs / "psql"), "-qAtX", "-d", self.address(database)]
        run = subprocess.run([*psql, "-c", statement], check=True, capture_output=True, text=True)
        return run.stdout.strip()

    @cached_property
    def _strategy(self) -> str:
        """Return the fastest way to copy a database; before PostgreSQL 15 there is only one."""
        return "STRATEGY FILE_COPY" if int(self.sql("SHOW server_version_num")) >= 150000 else ""

    def start(self) -> None:
        """Start it, and wait until it lets people in."""
        self._control("start")

    def stop(self, how: str = "fast") -> None:
        """End it: `immediate` as a crash would."""
        self._control("stop", "-m", how)

    def init(self, *, fsync: bool) -> None:
        """Make its files. With `fsync` it waits for the disk, as one that survives a power cut."""
        self.run("initdb", "-D", str(self._data), "-A", "trust", "-N", "--locale=C", "-E", "UTF8")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
                "shared_buffers = 16MB\nmax_connections = 60\n"
            )
            if not fsync:
                settings.write(
                    "fsync = off\nfull_page_writes = off\nwal_level = minimal\nmax_wal_senders = 0\n"
                    "dynamic_shared_memory_type = mmap\n"  # a server that is killed leaves others behind
                )

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run one of its programs as its user; raise CalledProcessError."""
        command = [str(self._programs / program), *arguments]
        if not os.getuid():
            command = ["runuser", "-u", USER, "--", *command]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd="/")

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _control(self, *what: str) -> None:
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self._data), "-w", "-l", log, *what)


@contextmanager
def running(programs: Path, *, fsync: bool = False) -> Iterator[Server]:
    """Run a server until it is no longer needed, in memory; with `fsync` on a disk, for measurements."""
    place = None if fsync else in_memory()
    folder = Path(tempfile.mkdtemp(prefix="facet-", dir=place))  # a socket's path must be short
    if not os.getuid():
        shutil.chown(folder, USER)
    server = Server(folder, programs)
    try:
        server.init(fsync=fsync)
        server.start()
        yield server
        server.stop("immediate")
    finally:
        shutil.rmtree(folder)


@contextmanager
def where_installed(*, fsync: bool = False) -> Iterator[Server | None]:
    """Run a server; where PostgreSQL isn't installed, say so, and yield None."""
    found = programs()
    if found is None:
        sys.stdout.write(f"{MISSING}\n")
        yield None
        return
    with running(found, fsync=fsync) as server:
        yield server
