"""The pages for monitoring: the bot's health (`/healthz`) and its metrics (`/metrics`).

They are off by default (FACET_HEALTH). They never name a person, a server or a channel. The Host
header is checked against DNS rebinding, so that a website in somebody's browser can't read them.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final, cast
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.client import Facet
from bot.features.operator.health import Health
from bot.host.metrics import BUCKET_BOUNDS_S, Histogram
from bot.host.settings import BadSetting, ListenAddress
from bot.store import NotSaved

REQUEST_TIMEOUT_S: Final = 5.0
"""Seconds within which a request must have come in whole, and then within which it is answered."""
SHUTDOWN_TIMEOUT_S: Final = 1.0
"""Seconds that a request in progress delays the end of the bot at most."""
MAX_CONNECTIONS: Final = 16
"""How many connections may be open; one more closes the oldest."""
WRONG_HOST_TEXT: Final = "Ask for this page at localhost, at an address of this machine, or at the name in FACET_HEALTH.\n"
LIBRARY_MISSING: Final = "Install prometheus_client for this page: pip install 'facet[metrics]'\n"


@asynccontextmanager
async def serve_health_pages(
    facet: Facet, health: Health, address: ListenAddress
) -> AsyncIterator[None]:
    """Serve both pages while the context is open; raise BadSetting if the address is taken."""
    pages = _Pages(facet, health)
    app = web.Application(middlewares=[_guard(address.host)])
    app.add_routes([web.get("/healthz", pages.healthz), web.get("/metrics", pages.metrics)])
    app.on_response_prepare.append(_close_afterwards)
    async with _listening(app, address):
        watching = asyncio.create_task(health.watch())
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


@asynccontextmanager
async def _listening(app: web.Application, address: ListenAddress) -> AsyncIterator[None]:
    runner = web.AppRunner(
        app,
        access_log=None,
        keepalive_timeout=REQUEST_TIMEOUT_S,  # aiohttp counts it from the beginning of a connection
        lingering_time=0,  # nobody waits for the body of a request
        shutdown_timeout=SHUTDOWN_TIMEOUT_S,
    )
    await runner.setup()
    server = cast(web.Server, runner.server)  # set up just now

    def connect() -> asyncio.Protocol:
        for oldest in server.connections[: 1 - MAX_CONNECTIONS]:
            if oldest.transport is not None:
                oldest.transport.abort()
        return server()

    try:
        listening = await asyncio.get_running_loop().create_server(
            connect, address.host, address.port
        )
    except OSError as error:
        raise BadSetting(f"FACET_HEALTH: {error.strerror or error}") from error
    except UnicodeError as error:
        raise BadSetting("FACET_HEALTH: that isn't the name of a machine") from error
    try:
        yield
    finally:
        listening.close()
        await runner.cleanup()


async def _close_afterwards(_: web.Request, response: web.StreamResponse) -> None:
    """Serve one request per connection."""
    response.headers["Connection"] = "close"
    response.force_close()


def _guard(host: str) -> Middleware:
    """Refuse requests under another's name; `host` is the one that the pages are served on."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        names = request.headers.getall("Host", [])
        if len(names) != 1:
            raise web.HTTPBadRequest(text="A request names one host.\n")
        if not is_ours(names[0], host):
            raise web.HTTPMisdirectedRequest(text=WRONG_HOST_TEXT)
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                return await handler(request)
        except web.HTTPNotFound as error:
            error.text = "There are /healthz and /metrics.\n"
            raise
        except web.HTTPMethodNotAllowed as error:
            error.text = "This page can only be read.\n"
            raise

    return guard


def is_ours(asked: str, host: str) -> bool:
    """Return whether a Host header names this machine, or the host that the pages are served on.

    On all addresses (0.0.0.0) it may be any IP address, or the machine's hostname.
    """
    try:
        name = urlsplit(f"//{asked}").hostname or ""
    except ValueError:
        return False
    own, named = _ip(host), _ip(name)
    everywhere = own is not None and own.is_unspecified
    if named is None:
        return name in ("localhost", host.lower(), *([socket.gethostname().lower()] * everywhere))
    return named.is_loopback or everywhere or named == own


def _ip(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


class _Pages:
    """The handlers of the two pages."""

    def __init__(self, facet: Facet, health: Health) -> None:
        self._facet = facet
        self._health = health

    async def healthz(self, _: web.Request) -> web.Response:
        """Return the health of each part; the status is 503 if any part is unhealthy."""
        state = self._health.state()
        return web.json_response(dict(state), status=200 if all(state.values()) else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        """Return the metrics, or how to install the library that they need."""
        try:
            from prometheus_client import exposition, registry  # noqa: PLC0415 - an optional dependency
        except ImportError:
            raise web.HTTPNotImplemented(text=LIBRARY_MISSING) from None
        try:
            counts = await self._facet.tables.store.lookup.counts()
        except NotSaved as error:
            text = f"The database can't be read: {error}\n"
            raise web.HTTPServiceUnavailable(text=text) from error
        collectors = registry.CollectorRegistry(auto_describe=False)
        counted = {
            "tables": counts.tables,
            "behind": counts.unposted,
            "leftovers": counts.stale_messages,
            "questions": self._facet.after_change.engine.waiting,
            "late": self._health.loop_lag_s,
        }
        collectors.register(_Numbers(self._facet, counted))
        return web.Response(
            body=exposition.generate_latest(collectors),
            headers={"Content-Type": exposition.CONTENT_TYPE_LATEST},
        )


class _Numbers:
    """A Prometheus collector of the bot's metrics."""

    def __init__(self, facet: Facet, counted: Mapping[str, float]) -> None:
        self._metrics = facet.metrics
        self._counted = counted

    def collect(self) -> Iterator[Any]:
        """Yield every metric family."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415 - as above

        metrics, counted = self._metrics, self._counted
        turns = CounterMetricFamily(
            "facet_moves", "Moves of people that were saved", labels=["game"]
        )
        for game, count in metrics.turns.items():
            turns.add_metric([game], count)
        refusals = CounterMetricFamily("facet_refusals", "What people were refused", labels=["key"])
        for key, count in metrics.refusals.items():
            refusals.add_metric([key], count)
        requests = CounterMetricFamily(
            "facet_requests", "Requests to Discord", labels=["method", "route", "status"]
        )
        for (method, route, status), count in metrics.requests.items():
            requests.add_metric([method, route, str(status or "none")], count)
        yield from (turns, refusals, requests)
        yield CounterMetricFamily("facet_errors", "Unforeseen errors", value=metrics.errors)
        yield _histogram(
            "facet_acknowledgement_seconds", "Until a click is answered", metrics.answers
        )
        yield _histogram("facet_board_seconds", "Until a board is posted and noted", metrics.boards)
        for name, what in (
            ("tables", "Open tables"),
            ("behind", "Tables not shown as they are, or whose computer has not answered"),
            ("leftovers", "Messages that still have controls and should not"),
            ("questions", "Questions that wait for a computer's answer"),
            ("late", "Seconds by which the event loop was last late"),
        ):
            yield GaugeMetricFamily(f"facet_{name}", what, value=counted[name])


def _histogram(name: str, what: str, times: Histogram) -> Any:  # noqa: ANN401 - of a library without types
    from prometheus_client.core import HistogramMetricFamily  # noqa: PLC0415 - as above

    buckets, so_far = [], 0
    for bound, count in zip((*map(str, BUCKET_BOUNDS_S), "+Inf"), times.counts, strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(name, what, buckets=buckets, sum_value=times.total)
