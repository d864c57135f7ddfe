"""What the tests execute: `make coverage` prints it by package, then what they don't, with the reason.

The reasons stand in `uncovered.toml`. No change has to reach a number; the command fails if a function
isn't executed wholly and no reason is given.
"""

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any, Final

from coverage import Coverage

Report = Mapping[str, Any]
"""The files of a report of coverage.py, as JSON: each with its summary, and that of every function."""

REASONS: Final = Path(__file__).with_name("uncovered.toml")
OUTSIDE: Final = "(outside functions)"
"""How reasons name what a file executes when it is imported."""


def main() -> int:
    """Print the tables; return 1 if a reason is missing."""
    measured = report()
    known = tomllib.loads(REASONS.read_text(encoding="utf-8"))["reasons"]
    reasons = {function: each["why"] for each in known for function in each["functions"]}
    sys.stdout.writelines(f"{line}\n" for line in by_package(measured))
    gaps = dict(uncovered(measured))
    for function, lines in gaps.items():
        sys.stdout.write(f"{function}: {lines}: {reasons.get(function, 'no reason is given')}\n")
    executed = reasons.keys() - gaps.keys()
    sys.stdout.writelines(f"{function}: executed this time\n" for function in sorted(executed))
    return int(bool(gaps.keys() - reasons.keys()))


def report() -> Report:
    """Return what was measured, combined from all processes."""
    measured = Coverage()
    measured.load()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "coverage.json"
        measured.json_report(outfile=str(path))
        files: Report = json.loads(path.read_text(encoding="utf-8"))["files"]
    return files


def by_package(measured: Report) -> Iterator[str]:
    """Yield a line for each package, and one for all: percent of lines and of branches."""
    yield f"{'package':<28}{'lines':>8}{'%':>7}{'branches':>10}{'%':>7}"
    packages: dict[str, Counter[str]] = {}
    for file, parts in measured.items():
        for name in (str(PurePosixPath(file).parent), "all"):
            packages.setdefault(name, Counter()).update(parts["summary"])
    for name, sums in sorted(packages.items(), key=lambda each: (each[0] == "all", each[0])):
        lines = f"{sums['num_statements']:>8}{percent(sums, 'covered_lines', 'num_statements'):>7}"
        branches = (
            f"{sums['num_branches']:>10}{percent(sums, 'covered_branches', 'num_branches'):>7}"
        )
        yield f"{name:<28}{lines}{branches}"


def percent(sums: Mapping[str, int], part: str, whole: str) -> str:
    """Return a part in percent of the whole, 100 if there is nothing to cover."""
    return f"{100 * sums[part] / sums[whole]:.1f}" if sums[whole] else "100.0"


def uncovered(measured: Report) -> Iterator[tuple[str, str]]:
    """Yield each function that isn't executed wholly, by file and name, and the lines and branches."""
    for file, parts in measured.items():
        for function, part in parts["functions"].items():
            missing = [str(line) for line in part["missing_lines"]]
            missing += [
                f"{start}->{end if end > 0 else 'exit'}"
                for start, end in part["missing_branches"]
                if start not in part["missing_lines"] and end not in part["missing_lines"]
            ]
            if missing:
                yield f"{file}: {function or OUTSIDE}", ", ".join(missing)


if __name__ == "__main__":
    sys.exit(main())
