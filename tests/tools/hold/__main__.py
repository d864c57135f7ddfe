"""`python -m tests.tools.hold [part …]`: what the bot has to hold out against, each part with figures.

FACET_HOLD gives the minutes of each part (5 by default), FACET_HOLD_SEED repeats one.
"""

import asyncio
import importlib
import sys
import tempfile
import traceback
from pathlib import Path

from tests.tools.hold.pace import Pace

PARTS = ("gateway", "database", "updates", "soak", "load", "fleet")


def run(part: str) -> None:
    """Run a part: the function of its name in a folder, or what it does in its own `main`."""
    module = importlib.import_module(f"tests.tools.hold.{part}")
    if hasattr(module, "main"):
        module.main()
        return
    pace = Pace.of_environment(part)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(getattr(module, part)(Path(folder), pace))


def main(parts: list[str]) -> int:
    """Run the parts named, or all; return 1 if one of them lost something, 2 for an unknown one."""
    if unknown := set(parts) - set(PARTS):
        print(f"There is no {', '.join(sorted(unknown))}: the parts are {', '.join(PARTS)}.")
        return 2
    failed = []
    for part in parts or PARTS:
        try:
            run(part)
        except AssertionError as error:
            print(f"{part}: LOST: {error}", flush=True)
            failed.append(part)
        except TimeoutError:  # what a part waits for didn't come; the others are run all the same
            traceback.print_exc()
            failed.append(part)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
