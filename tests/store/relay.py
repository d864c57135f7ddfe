"""What may stand between the bot and its server: a line that breaks, and a pooler."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.store.server import USER, Server, name_of

SOCKET = ".s.PGSQL.5432"


class Relay:
    """Passes everything on, but an answer when it is told to lose one."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.folder = folder
        self.lost = 0
        self._server = server
        self._losing = False
        self._shut = False
        self._for_good = False

    def lose_next_answer(self, *, for_good: bool = False) -> None:
        """Cut the line when the next answer comes; `for_good` lets nobody in again."""
        self._losing, self._for_good = True, for_good

    def let_in(self) -> None:
        """Let people in again."""
        self._shut = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Join somebody with the server until either hangs up."""
        if self._shut:
            writer.close()
            return
        server, ask = await asyncio.open_unix_connection(self._server.folder / SOCKET)
        there = asyncio.create_task(self._pass(reader, ask))
        await self._pass(server, writer, answers=True)
        there.cancel()
        for end in (ask, writer):
            end.close()
            with suppress(OSError):
                await end.wait_closed()
        await asyncio.gather(there, return_exceptions=True)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool = False
    ) -> None:
        while data := await reader.read(65536):
            # C: a statement is done, and outside of a transaction that is a commit.
            if answers and self._losing and b"C\0\0\0" in data:
                self._losing, self._shut = False, self._for_good
                self.lost += 1
                return
            writer.write(data)


@asynccontextmanager
async def to(server: Server) -> AsyncIterator[Relay]:
    """Stand between a server and whoever asks for it in the relay's folder."""
    folder = Path(tempfile.mkdtemp(prefix="facet-"))
    relay = Relay(server, folder)
    listening = await asyncio.start_unix_server(relay.serve, folder / SOCKET)
    try:
        yield relay
    finally:
        listening.close()
        await listening.wait_closed()
        shutil.rmtree(folder)


@asynccontextmanager
async def pooled(server: Server, address: str, folder: Path) -> AsyncIterator[str]:
    """Run PgBouncer in transaction mode, with few connections; skip where there is none."""
    program = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if program is None:
        pytest.skip("PgBouncer is not installed here (Debian, Ubuntu: apt install pgbouncer)")
    database = name_of(address)
    settings = folder / "pgbouncer.ini"
    where = Path(tempfile.mkdtemp(prefix="facet-"))
    settings.write_text(
        f"[databases]\n{database} = host={server.folder} user={USER}\n[pgbouncer]\n"
        f"unix_socket_dir = {where}\nlisten_port = 5432\nauth_type = any\npool_mode = transaction\n"
        "default_pool_size = 2\n"
    )
    command = [program, "-q", str(settings)]
    if not os.getuid():
        for path in (where, *settings.parents[:-2]):
            path.chmod(0o755)
        shutil.chown(where, USER)
        command = ["runuser", "-u", USER, "--", *command]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(30):
            while not await _listens(where / SOCKET):  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.01)
        yield f"postgresql:///{database}?host={where}&user={USER}&pgbouncer=true"
    finally:
        process.terminate()
        await process.wait()
        shutil.rmtree(where)


async def _listens(socket: Path) -> bool:
    """Return whether somebody takes calls at a socket; its file is there a little before."""
    try:
        _, writer = await asyncio.open_unix_connection(socket)
    except OSError:
        return False
    writer.close()
    await writer.wait_closed()
    return True
