"""The known faults can be put back, leave nothing behind, and name a test that there is."""

from contextlib import suppress
from pathlib import Path

import pytest

from tests.tools.storm.known import KNOWN

ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize("name", KNOWN)
def test_a_fault_is_there_while_it_is_put_back(name: str) -> None:
    """And the product is as before afterwards, also if something fails meanwhile."""
    changes = KNOWN[name].changes
    before = [it.now for it in changes]
    with suppress(LookupError), KNOWN[name].reverted():
        assert [it.now for it in changes] == [it.faulty for it in changes]
        raise LookupError
    assert [it.now for it in changes] == before
    assert before != [it.faulty for it in changes]


@pytest.mark.parametrize("name", KNOWN)
def test_a_fault_names_the_test_that_fails_with_it(name: str) -> None:
    """`python -m tests.tools.storm.known` shows that it does."""
    path, _, test = KNOWN[name].test.partition("::")
    assert f"def {test}(" in (ROOT / path).read_text()
