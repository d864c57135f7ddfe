"""Lets a fault strike one request: a wrong answer, half an answer, or none."""

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.playground.discord.shapes import Json
from bot.playground.server.faults import Fault
from bot.playground.server.line import cut
from bot.playground.server.reading import NOTE, answer
from bot.playground.server.stand_in import StandIn

GARBAGE = {
    "html": ("text/html", "<html><body><h1>Something went wrong</h1></body></html>"),
    "json": ("application/json", '{"id": "12'),
}
MOMENT = 0.05
"""Seconds in which half an answer reaches the other side before the rest is cut off."""


async def befall(
    stand_in: StandIn,
    fault: Fault,
    request: web.Request,
    work: Callable[[], Awaitable[web.Response]],
) -> web.StreamResponse:
    """Answer a request as the fault says; ``work`` carries out the request."""
    # Whoever asked may be gone before a slow answer: it was asked for all the same.
    await request.read()
    fault.strike()
    released = stand_in.faults.released
    if not fault.late:
        await fault.linger(released)
    if fault.status is not None and not fault.lost:
        return _in_its_place(fault)
    if fault.ending is None:
        response = await work()
        if fault.late:
            await fault.linger(released)
        if fault.status is not None:
            return _in_its_place(fault)
        return _garbled(fault.garbled) if fault.garbled else response
    how, stage = fault.ending
    request[NOTE]["mishap"] = f"{how} {stage}"
    response = answer({}) if stage == "before" else await work()
    if stage == "during":
        await _begin(request, response)
    if how == "hang":
        await released.wait()
    cut(request.transport, hard=how == "reset")
    if fault.refuse:
        stand_in.door.shut(fault.refuse)
    # Nobody is there to read what is returned: aiohttp takes the line for one that was left.
    return response


async def _begin(request: web.Request, response: web.Response) -> None:
    """Send the head and half of the body."""
    body = response.body
    whole = body if isinstance(body, bytes) else b"{}"
    half = web.StreamResponse(status=200, headers={"Content-Type": "application/json"})
    half.content_length = max(len(whole), 2)
    await half.prepare(request)
    await half.write(whole[: max(len(whole) // 2, 1)])
    await asyncio.sleep(MOMENT)


def _garbled(how: str) -> web.Response:
    kind, text = GARBAGE[how]
    return web.Response(body=text.encode(), headers={"Content-Type": kind})


def _in_its_place(fault: Fault) -> web.Response:
    body: Json
    if fault.status == 204:
        return web.Response(status=204)
    if fault.status != 429:
        body = {"message": f"{fault.status}: struck by a fault", "code": fault.code}
        return answer(body, fault.status or 500)
    body = {"message": "You are being rate limited.", "retry_after": fault.retry_after}
    response = answer({**body, "global": fault.everywhere}, 429)
    response.headers["Retry-After"] = str(fault.retry_after)
    response.headers["X-RateLimit-Scope"] = "global" if fault.everywhere else "user"
    if fault.everywhere:
        response.headers["X-RateLimit-Global"] = "true"
    return response
