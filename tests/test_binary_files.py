"""The repository stays small: pictures are drawn for a release, and not with each change."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
MOST_BYTES: Final = 300_000
COMMITS: Final = 30
RELEASE: Final = "\n+version = "
"""What a release changes in pyproject.toml; the pictures of the docs are drawn with it."""


def git(*arguments: str) -> str:
    """Return what git prints, and skip where there is no repository."""
    try:
        told = subprocess.run(
            ["git", *arguments],  # noqa: S607 - on every PATH
            cwd=ROOT,
            capture_output=True,
            check=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"git can't tell what was committed: {error}")
    return told.stdout


def test_no_commit_adds_many_binary_files() -> None:
    """None of the last commits adds more than 300 kB of them, but for a release; the oldest of a shallow clone isn't looked at."""
    large = {}
    for commit in git("rev-list", "--no-merges", f"--max-count={COMMITS}", "HEAD").split():
        changed = git("diff-tree", "-r", "--no-commit-id", "--numstat", "--diff-filter=AM", commit)
        names = [
            it.removeprefix("-\t-\t") for it in changed.splitlines() if it.startswith("-\t-\t")
        ]
        size = sum(int(git("cat-file", "-s", f"{commit}:{name}")) for name in names)
        released = RELEASE in git("diff-tree", "-p", commit, "--", "pyproject.toml")
        if size > MOST_BYTES and not released:
            large[commit] = size
    assert not large
