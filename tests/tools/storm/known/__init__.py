"""Known faults that can be put back into the product, to see whether a storm finds them."""

from collections.abc import Mapping
from typing import Final

from tests.tools.storm.known.across import ACROSS
from tests.tools.storm.known.anytime import ANYTIME
from tests.tools.storm.known.at_once import AT_ONCE
from tests.tools.storm.known.interrupted import INTERRUPTED
from tests.tools.storm.known.processes import PROCESSES
from tests.tools.storm.known.reversion import Known

KNOWN: Final[Mapping[str, Known]] = {**AT_ONCE, **PROCESSES, **INTERRUPTED, **ANYTIME, **ACROSS}
"""The faults by name."""
