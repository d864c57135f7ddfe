"""How the house stands: `make house` prints what its layout is judged by, beside what it once was."""

import ast
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
CATALOGUE: Final = Path("bot/features/catalogue.py")
NAMED: Final = {
    "blocks": "blocks",
    "daily": "daily",
    "follow": "follow|follows|followers",
    "hints": "hints",
    "matchmaking": "find|matchmaking|queue",
    "operator": r"actions/host|host_\w+|watch|\w*backups?|backup_\w+|copying|restoring|checking|updates",
    "plans": "plans|planned_turns",
    "profile": "profile|avatars",
    "puzzles": "puzzle|puzzle_finder",
    "ratings": "rating|level_rating|leaderboard|ledger|points|reliability",
    "replay": "replay|review|film|history|imported|advice",
    "sealed": "sealed|commitments",
    "seasons": r"seasons?|season_\w+|crosstable",
    "weekly": "week|weeks|weekly",
}
"""How the files of each feature are named, wherever they lie."""


def main() -> None:
    """Print the table."""
    core = [file for file in files("bot") if of_core(file)]
    product = [*files("bot"), *files("render"), *files("rules")]
    rows: list[tuple[str, str, object]] = [
        ("folders of bot/ in which a feature lies, on average", "4.3", f"{folders():.1f}"),
        ("files that list features", "10", len([*filter(lists, [*core, CATALOGUE])])),
        ("files of the core that import a feature", "30", len([*filter(knows, core)])),
        ("lines of Python of the core", "33549", lines(core)),
        ("imports that need an alias", "17", sum(aliases(product))),
        ("lines of code of the product", "44950", sum(map(code, product))),
        ("lines of tests and tools", "63399", lines(files("tests"))),
        ("lines of tools", "", lines(files("tests/tools"))),
    ]
    for name, before, now in rows:
        sys.stdout.write(f"{name:<54}{before:>8}{now:>10}\n")


def files(folder: str) -> list[Path]:
    """Return the Python files of a folder, by their paths in the repository."""
    return sorted(file.relative_to(ROOT) for file in (ROOT / folder).rglob("*.py"))


def of_core(file: Path) -> bool:
    """Return whether all features share a file of the bot, or should."""
    return file.parts[1] not in ("features", "computers", "playground", "check")


def room(file: Path) -> str | None:
    """Return the feature whose room a file lies in."""
    return file.parts[2] if len(file.parts) > 3 and file.parts[1] == "features" else None


def feature(file: Path) -> str | None:
    """Return the feature in whose room a file of the bot lies, or after which it is named elsewhere."""
    path = file.with_suffix("").as_posix()
    named = (name for name, words in NAMED.items() if re.search(f"/({words})(/|$)", path))
    return room(file) or (next(named, None) if of_core(file) else None)


def folders() -> float:
    """Return in how many folders of the bot a feature's files lie, on average."""
    where = {(name, file.parts[1]) for file in files("bot") if (name := feature(file))}
    return len(where) / len({name for name, _ in where})


def tree(file: Path) -> ast.Module:
    """Return a file as it is parsed."""
    return ast.parse((ROOT / file).read_text(encoding="utf-8"))


def imports(file: Path) -> Iterator[tuple[Path, str | None]]:
    """Yield each file that a file imports, or imports something from, and the alias of a file."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.ImportFrom) and node.module:
            module = Path(*node.module.split("."))
            for each in node.names:
                whole = module / f"{each.name}.py"
                if (ROOT / whole).is_file():
                    yield whole, each.asname
                else:
                    yield module.with_suffix(".py"), None


def knows(file: Path) -> bool:
    """Return whether a file imports from the room of a feature."""
    return any(room(other) for other, _ in imports(file))


def lists(file: Path) -> bool:
    """Return whether a file imports or names five features or more."""
    named = {room(other) for other, _ in imports(file)} - {None}
    for node in ast.walk(tree(file)):
        word = getattr(node, "attr", getattr(node, "id", getattr(node, "value", None)))
        if isinstance(word, str):
            named |= {name for name, words in NAMED.items() if re.fullmatch(words, word)}
    return len(named) >= 5


def aliases(python: Iterable[Path]) -> Iterator[bool]:
    """Yield for each import of a file whether it renames it, and another has its name, too."""
    stems = Counter(file.stem for file in python)
    for file in python:
        yield from (bool(alias) and stems[other.stem] > 1 for other, alias in imports(file))


def lines(python: Iterable[Path]) -> int:
    """Return the number of lines in files."""
    return sum((ROOT / file).read_bytes().count(b"\n") for file in python)


def code(file: Path) -> int:
    """Return the number of a file's lines without blank ones, comments and docstrings."""
    rows: set[int] = set()
    with (ROOT / file).open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.string.strip() and token.type not in (tokenize.COMMENT, tokenize.ENCODING):
                rows.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(tree(file)):
        match node:
            case ast.Expr(value=ast.Constant(value=str()), lineno=first, end_lineno=last):
                rows.difference_update(range(first, (last or first) + 1))
    return len(rows)


if __name__ == "__main__":
    main()
