"""The verifier that shares no code with the rules (docs/rules/verify.mjs)."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

VERIFIER = Path(__file__).parents[2] / "docs" / "rules" / "verify.mjs"


def elsewhere(records: Sequence[bytes], *files: Path) -> list[str]:
    """Return what a program that shares no code with the rules says of each record, or of those in files."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node isn't installed")
    told = subprocess.run(
        [node, VERIFIER, *files], input=b"\n".join(records), capture_output=True, check=False
    )
    assert told.stderr == b""
    said = told.stdout.decode("ascii").splitlines()
    assert told.returncode == any(it != "valid" for it in said)
    return said
