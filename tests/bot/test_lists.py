"""Lists of moves, of which a forged press may ask for any page."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bot.i18n.lexicon import words_in
from bot.messages.press import PressSelect
from bot.panels import Viewpoint
from bot.panels.plain import paged
from bot.panels.viewpoint import MAX_OPTIONS
from bot.testing.test_screens import OWN, tables


@pytest.mark.parametrize("page", ["7", "300", "-1", "x", "", "9" * 30, str(2**63 - 1)])
def test_a_page_that_is_not_there_is_the_first(page: str) -> None:
    """A list never comes without lines, whatever a forged press says of its page."""
    table = next(islice(tables("splendor", 2, 1), 3, None))
    viewpoint = Viewpoint(table.play, table.asked, words_in("en"), OWN)
    moves = viewpoint.decision.moves * 3
    pages: Any
    (listed, *_), pages = paged(viewpoint, moves, ("by@", page), "Choose")
    assert isinstance(listed, PressSelect)
    assert [option.value for option in listed.item.options] == [
        str(it) for it in moves[:MAX_OPTIONS]
    ]
    assert [item.item.disabled for item in pages][:2] == [True, False]
    assert pages[1].press.argument == f"by@{MAX_OPTIONS}"
