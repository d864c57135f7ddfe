"""The pages for monitoring: the bot's health (`/healthz`) and its metrics (`/metrics`).

They are off by default (FACET_HEALTH). They never name a person, a server or a channel.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

from bot.client import Facet
from bot.features.operator.health import Health
from bot.host import http_server
from bot.host.http_server import Response
from bot.host.metrics import BUCKET_BOUNDS_S, Histogram
from bot.host.settings import BadSetting, ListenAddress
from bot.store import NotSaved

LIBRARY_MISSING: Final = "Install prometheus_client for this page: pip install 'facet[metrics]'\n"


@asynccontextmanager
async def serve_health_pages(
    facet: Facet, health: Health, address: ListenAddress
) -> AsyncIterator[None]:
    """Serve both pages while the context is open; raise BadSetting if the address is taken."""
    pages = _Pages(facet, health)
    by_path = {"/healthz": pages.healthz, "/metrics": pages.metrics}
    async with AsyncExitStack() as beside:
        try:
            await beside.enter_async_context(http_server.serve_pages(by_path, address))
        except OSError as error:
            raise BadSetting(f"FACET_HEALTH: {error.strerror or error}") from error
        except UnicodeError as error:
            raise BadSetting("FACET_HEALTH: that isn't the name of a machine") from error
        watching = asyncio.create_task(health.watch())
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


class _Pages:
    """The handlers of the two pages."""

    def __init__(self, facet: Facet, health: Health) -> None:
        self._facet = facet
        self._health = health

    async def healthz(self) -> Response:
        """Return the health of each part; the status is 503 if any part is unhealthy."""
        state = self._health.state()
        status = HTTPStatus.OK if all(state.values()) else HTTPStatus.SERVICE_UNAVAILABLE
        return Response(status, json.dumps(dict(state)), "application/json")

    async def metrics(self) -> Response:
        """Return the metrics, or how to install the library that they need."""
        try:
            from prometheus_client import exposition, registry  # noqa: PLC0415 - an optional dependency
        except ImportError:
            return Response(HTTPStatus.NOT_IMPLEMENTED, LIBRARY_MISSING)
        try:
            counts = await self._facet.tables.store.lookup.counts()
        except NotSaved as error:
            return Response(
                HTTPStatus.SERVICE_UNAVAILABLE, f"The database can't be read: {error}\n"
            )
        collectors = registry.CollectorRegistry(auto_describe=False)
        counted = {
            "tables": counts.tables,
            "behind": counts.unposted,
            "leftovers": counts.stale_messages,
            "questions": self._facet.after_change.engine.waiting,
            "late": self._health.loop_lag_s,
        }
        collectors.register(_Numbers(self._facet, counted))
        text = exposition.generate_latest(collectors).decode()
        return Response(HTTPStatus.OK, text, exposition.CONTENT_TYPE_LATEST)


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
