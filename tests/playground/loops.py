"""Fixtures in the event loop of their module, so that some can outlive a test."""

from functools import partial

import pytest_asyncio

fixture = partial(pytest_asyncio.fixture, loop_scope="module")
"""An asynchronous fixture of one test."""
shared = partial(pytest_asyncio.fixture, loop_scope="module", scope="module")
"""An asynchronous fixture of all the tests in a module."""
