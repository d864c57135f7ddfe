"""The page on what the stand-in covers is up to date, and its requests are Discord's."""

import json
import os
from pathlib import Path

import pytest

from tests.tools.routes import PAGE, known_routes, page, shape

WHERE = os.environ.get("DISCORD_OPENAPI", "")


def test_the_page_is_up_to_date() -> None:
    """It says what `python -m tests.tools.routes` would write."""
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.skipif(not WHERE, reason="DISCORD_OPENAPI names no description of Discord's API")
def test_discord_has_every_request() -> None:
    """Each request that the stand-in answers is in Discord's own description of its API."""
    paths = json.loads(Path(WHERE).read_text("utf-8"))["paths"]
    described = {(key.upper(), shape(path)) for path, methods in paths.items() for key in methods}
    assert {(method, shape(path)) for method, path in known_routes()} <= described
