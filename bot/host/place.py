"""Where this Facet runs, as far as that decides what its host has to type."""

import os
import sys
from pathlib import Path
from typing import Final

from bot.host.service_command import CODE, COMMAND, LINK

ROOT: Final = Path(__file__).parents[2]


def typed(words: str) -> str:
    """Return the line that runs `facet` with these words here: a service, a container, or a clone.

    The image sets FACET_COMMAND. Without any of the three, `facet` is on the path.
    """
    inside = Path(sys.prefix)
    if ROOT == CODE and COMMAND.exists():
        facet = "sudo facet" if LINK.resolve() == COMMAND.resolve() else f"sudo {COMMAND}"
    elif named := os.environ.get("FACET_COMMAND"):
        facet = named
    elif inside.is_relative_to(ROOT):
        facet = str(inside.relative_to(ROOT) / "bin" / "facet")
    else:
        facet = "facet"
    return f"{facet} {words}"
