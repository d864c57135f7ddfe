"""What the bot is installed with: exact versions, each known by its digests; and its image."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PINNED = re.compile(
    r"^([a-z0-9-]+)==(\S+)(?: ; (.+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)",
    re.MULTILINE,
)


def test_everything_needed_is_there() -> None:
    """Each library that a host needs or can use, and what builds the bot, stands there as allowed."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, build = told["project"], told["build-system"]["requires"]
    found = PINNED.findall((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    pinned: dict[str, list[str]] = {}
    for name, version, *_ in found:
        pinned.setdefault(name, []).append(version)
    extras = project["optional-dependencies"]
    for line in (*build, *project["dependencies"], *extras["metrics"], *extras["postgres"]):
        needed = Requirement(line)
        versions = pinned[canonicalize_name(needed.name)]
        assert all(needed.specifier.contains(version) for version in versions), line


@pytest.mark.parametrize("name", ["Makefile", "Dockerfile"])
def test_nothing_else_is_fetched(name: str) -> None:
    """An installation is checked against the digests, or builds with what was installed by them."""
    text = (ROOT / name).read_text(encoding="utf-8")
    installs = re.findall(r"(?:\(PIP\)|pip) install (.*)", text)
    assert len(installs) >= 2
    for options in installs:
        assert "--require-hashes" in options or "--no-build-isolation" in options, options


def test_images_are_known_by_their_digests() -> None:
    """Whatever image the build or compose begins with is named by tag and digest, the same one everywhere."""
    text = "\n".join((ROOT / name).read_text("utf-8") for name in ("Dockerfile", "compose.yaml"))
    named = re.findall(r"^(?:FROM|COPY --from=|\s+image:)\s*(\S+)", text, re.MULTILINE)
    images = set(named) - {"${FACET_IMAGE:-facet}"}
    assert {image.partition(":")[0] for image in images} == {"python", "postgres"}
    assert len(images) == 2
    for image in images:
        assert re.fullmatch(r"[a-z]+:[0-9][a-z0-9.-]+@sha256:[0-9a-f]{64}", image)


def test_nothing_else_stands_there() -> None:
    """Every line is a version or a digest: no address, no place on a machine."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert PINNED.sub("", text) == ""


def test_the_image_is_made_of_what_is_there() -> None:
    """What the Dockerfile copies exists, and is not kept from it by .dockerignore."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copies = [it for it in lines if it.startswith("COPY ") and "--from=" not in it]
    copied = [name for line in copies for name in line.split()[1:-1]]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[0] == "*"
    assert {"constraints.txt", "pyproject.toml", "bot", "render", "rules"} <= set(copied)
    for name in copied:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in ignored, name
