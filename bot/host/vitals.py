"""The bot's version, memory and free disk space on this machine."""

import shutil
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_PROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
_GROUPS: Final = Path("/proc/self/cgroup")
_GROUP_FILES: Final = Path("/sys/fs/cgroup")
_STATUS: Final = Path("/proc/self/status")
ALONE_BYTES: Final = 1 << 30
"""The bound of memory where the system sets none, in bytes."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory that the bot and its workers use, and may use at most, in bytes."""

    used: int
    most: int


@cache
def own_version() -> str:
    """Return this version of the bot; "?" if it can't be found out."""
    if _PROJECT.exists():  # after an update it is right sooner than what is installed
        text = _PROJECT.read_text(encoding="utf-8")
        stated: str = tomllib.loads(text)["project"]["version"]
        return stated
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - 0.8 MiB, seldom used

    try:
        return version("facet")
    except PackageNotFoundError:
        return "?"


def memory(groups: Path = _GROUPS, files: Path = _GROUP_FILES, status: Path = _STATUS) -> Memory:
    """Return the memory in use; the limit is that of systemd or Docker, if one is set."""
    try:
        group = files / groups.read_text(encoding="utf-8").rpartition("::")[2].strip().lstrip("/")
        most = (group / "memory.max").read_text(encoding="utf-8").strip()
        if most != "max":
            used = int((group / "memory.current").read_text(encoding="utf-8"))
            stat = dict(
                line.split() for line in (group / "memory.stat").read_text("utf-8").splitlines()
            )
            return Memory(used - int(stat["inactive_file"]), int(most))
    except (OSError, ValueError, KeyError):
        pass  # there are no groups, or they can't be read
    try:
        lines = dict(line.split(":", 1) for line in status.read_text(encoding="utf-8").splitlines())
        return Memory(int(lines["VmRSS"].split()[0]) * 1024, ALONE_BYTES)
    except (OSError, ValueError, KeyError):
        return Memory(0, ALONE_BYTES)


def free_bytes(folder: Path) -> int:
    """Return the free space on the disk of a folder, which may not be there yet."""
    here = folder.absolute()
    while not here.exists():
        here = here.parent
    return shutil.disk_usage(here).free
