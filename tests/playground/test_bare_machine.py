"""`make` on a machine that lacks something: one line that says what to install."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.playground.lodging import ROOT

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
PYTHONS = {
    "none": (None, "needs Python 3.11 or newer"),
    "an old one": ("import sys; sys.version_info = (3, 10, 12)", "needs Python 3.11 or newer"),
    "Debian's bare one": (
        "import sys; sys.modules['ensurepip'] = None",
        "apt install python3-venv",
    ),
}


@pytest.mark.parametrize("goal", ["play", "test", "run"])
@pytest.mark.parametrize("python", PYTHONS)
async def test_what_is_missing_is_said(tmp_path: Path, goal: str, python: str) -> None:
    """Without a fit Python, make says so in one line, makes nothing, and exits with 2."""
    lacks, said = PYTHONS[python]
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    if lacks is not None:
        fake = f"import sys; {lacks}; exec(sys.argv[1])"
        script = f'#!/bin/sh\nexec "{sys.executable}" -c "{fake}" "$2"\n'
        (tmp_path / "python").write_text(script)
        (tmp_path / "python").chmod(0o755)
    process = await asyncio.create_subprocess_exec(
        *("make", goal, f"PYTHON={tmp_path / 'python'}"),
        cwd=tmp_path,
        # The tests themselves may have been started by make, which would tell this one so.
        env={key: value for key, value in os.environ.items() if not key.startswith("MAKE")},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await process.communicate()
    assert process.returncode == 2
    assert out == b""
    (line,) = err.decode().splitlines()
    assert said in line
    assert not (tmp_path / ".venv").exists()
