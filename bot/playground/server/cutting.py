"""Ends a connection as a broken network does."""

import asyncio
import socket
import struct


def cut(line: asyncio.BaseTransport | None, *, hard: bool) -> None:
    """End a connection: by a reset, which the other side sees as errno 104, or by hanging up."""
    if not isinstance(line, asyncio.Transport) or line.is_closing():
        return
    plug = line.get_extra_info("socket")
    if hard:
        # Without lingering, what is left goes unsent and the other side is sent RST.
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.abort()
