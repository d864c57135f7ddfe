"""A plugin for pytest that runs tests with a known fault put back: `-p tests.tools.storm.put_back --put-back NAME`."""

from contextlib import ExitStack

import pytest

from tests.tools.storm.known import KNOWN


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the fault be named."""
    parser.addoption("--put-back", required=True, help="the name of the known fault")


def pytest_configure(config: pytest.Config) -> None:
    """Put the fault back until the tests are over."""
    with ExitStack() as stack:
        stack.enter_context(KNOWN[config.getoption("--put-back")].reverted())
        config.add_cleanup(stack.pop_all().close)
