"""Tells a watching program whether the bot is well (`/healthz`), and its numbers (`/metrics`).

Off unless the host asks for it. Nothing here names a person, a server or a channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from aiohttp import web

from bot.facet import Facet
from bot.figures import BOUNDS, Times
from bot.health import Health
from bot.settings import Address

NO_LIBRARY: Final = "Install prometheus_client for this page: pip install 'facet[metrics]'\n"


class HealthPages:
    """Serves the health of one bot."""

    def __init__(self, facet: Facet, health: Health) -> None:
        self._facet = facet
        self._health = health
        self._runner: web.AppRunner | None = None
        self._clock: asyncio.Task[None] | None = None

    async def serve(self, address: Address) -> None:
        """Serve both pages; raise OSError if the address is taken."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        self._runner = runner
        await web.TCPSite(runner, address.host, address.port).start()
        self._clock = asyncio.create_task(self._health.watch())

    async def close(self) -> None:
        """Serve no longer."""
        if self._clock:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        if self._runner:
            await self._runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        state = await self._health.state()
        return web.json_response(dict(state), status=200 if all(state.values()) else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        try:
            from prometheus_client import exposition, registry  # noqa: PLC0415 - a library that may be missing
        except ImportError:
            return web.Response(text=NO_LIBRARY, status=501)
        told = registry.CollectorRegistry(auto_describe=False)
        counted = {
            **asdict(await self._facet.tables.store.counts()),
            "questions": self._facet.followers.thinking.waiting,
            "late": self._health.late,
        }
        told.register(_Numbers(self._facet, counted))
        kind = exposition.CONTENT_TYPE_LATEST
        return web.Response(body=exposition.generate_latest(told), headers={"Content-Type": kind})


class _Numbers:
    """The figures in the form that Prometheus reads."""

    def __init__(self, facet: Facet, counted: Mapping[str, float]) -> None:
        self._figures = facet.figures
        self._counted = counted

    def collect(self) -> Iterator[Any]:
        """Yield every family of numbers."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415 - as above

        figures, counted = self._figures, self._counted
        turns = CounterMetricFamily(
            "facet_moves", "Moves of people that were saved", labels=["game"]
        )
        for game, count in figures.turns.items():
            turns.add_metric([game], count)
        refusals = CounterMetricFamily("facet_refusals", "What people were refused", labels=["key"])
        for key, count in figures.refusals.items():
            refusals.add_metric([key], count)
        requests = CounterMetricFamily(
            "facet_requests", "Requests to Discord", labels=["method", "route", "status"]
        )
        for (method, route, status), count in figures.requests.items():
            requests.add_metric([method, route, str(status or "none")], count)
        yield from (turns, refusals, requests)
        yield CounterMetricFamily("facet_errors", "Unforeseen errors", value=figures.errors)
        yield _histogram(
            "facet_acknowledgement_seconds", "Until a click is answered", figures.answers
        )
        yield _histogram("facet_board_seconds", "Until a board is posted and noted", figures.boards)
        for name, what in (
            ("tables", "Open tables"),
            ("behind", "Tables not shown as they are, or whose computer has not answered"),
            ("leftovers", "Messages that still have controls and should not"),
            ("questions", "Questions that wait for a computer's answer"),
            ("late", "Seconds by which the event loop was last late"),
        ):
            yield GaugeMetricFamily(f"facet_{name}", what, value=counted[name])


def _histogram(name: str, what: str, times: Times) -> Any:  # noqa: ANN401 - of a library without types
    from prometheus_client.core import HistogramMetricFamily  # noqa: PLC0415 - as above

    buckets, so_far = [], 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(name, what, buckets=buckets, sum_value=times.total)
