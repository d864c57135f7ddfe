"""`sudo make service`: run Facet as a systemd service on Debian or Ubuntu; `--remove` removes it.

Needs only the standard library, because nothing is installed yet. The code goes to /opt/facet and belongs to
root; the bot runs as `facet` and can write only to /var/lib/facet. Each step changes only what is out of
date, so run it again after an update.
"""

import argparse
import filecmp
import getpass
import hashlib
import os
import pwd
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bot.host import service_command
from bot.host.service_command import CODE, COMMAND, DATA, LINK, TOKEN, USER

ROOT: Final = Path(__file__).parents[3]
UNIT: Final = Path("/etc/systemd/system/facet.service")
STARTED: Final = Path("/etc/facet/started")
"""The digest of the code with which the service was started last: a run may fail between the two."""
GAMES: Final = Path("/etc/facet/requirements.txt")
"""The host's own games, as pip reads them. Not beside `.env`: root installs them, and that folder is the bot's."""
PARTS: Final = (
    *("bot", "render", "rules", "docs", "Makefile", "pyproject.toml", "constraints.txt"),
    *("README.md", "LICENSE", "CHANGELOG.md", ".env.example"),
)
"""What is copied to /opt/facet."""
TOKEN_LINE: Final = re.compile(
    r"^(\s*(?:export\s+)?FACET_TOKEN\s*=)[ \t'\"]*([^'\"\s#]*).*$", re.MULTILINE
)


class Missing(Exception):
    """Something is missing; the message says what, and what to do, in one line."""


def main() -> int:
    """Set the service up, or remove it; return the exit status."""
    parser = argparse.ArgumentParser("sudo make service", description=__doc__)
    parser.add_argument(
        "--remove", action="store_true", help="stop and remove the service; the data stays"
    )
    asked = parser.parse_args()
    os.umask(0o022)
    try:
        _check_machine()
        if asked.remove:
            _remove()
        else:
            _set_up()
    except Missing as error:
        sys.stderr.write(f"facet: {error}\n")
        return 1
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"facet: {' '.join(map(str, error.cmd))} failed, as the lines above say\n")
        return 1
    return 0


def _check_machine() -> None:
    if os.geteuid():
        raise Missing("only root can set up a service: sudo make service")
    if not Path("/run/systemd/system").is_dir():
        raise Missing("systemd isn't running here: see docs/hosting.md for other ways")
    if not shutil.which("useradd"):
        raise Missing("useradd is missing: apt install passwd")


def _set_up() -> None:
    token = _token()
    changed = [_make_user(), _copy_code()]
    _run("make", "--silent", "-C", CODE, "install", f"PYTHON={sys.executable}")
    _install_games()
    changed += [_make_data(), _write(TOKEN, token + "\n", 0o600)]
    _make_command()
    changed.append(_write(UNIT, Path(__file__).with_name(UNIT.name).read_text("utf-8")))
    if changed[-1]:
        _run("systemctl", "daemon-reload")
    if _quiet("systemctl", "is-enabled", "facet"):
        _say("facet starts with the machine")
        _run("systemctl", "--quiet", "enable", "facet")
        changed.append(True)
    code = _digest()
    changed.append(not STARTED.exists() or STARTED.read_text("utf-8") != code)
    if any(changed) or _quiet("systemctl", "is-active", "facet"):
        _say("starting facet")
        if _quiet("systemctl", "restart", "facet"):
            # What the bot said, without what systemd says of it.
            by_unit = f"_SYSTEMD_UNIT={UNIT.name}"
            _run("journalctl", "--lines=3", "--output=cat", "--no-pager", by_unit)
            raise Missing("it doesn't start, for the reason above; then run this again")
        _write(STARTED, code)
    else:
        _say("facet is running, and nothing had to be changed")
    _run(COMMAND, "check", "--invite")


def _token() -> str:
    """Return the token that is there, or ask for it."""
    if TOKEN.exists():
        return TOKEN.read_text("utf-8-sig").strip()
    for text in (
        os.environ.get("FACET_TOKEN", ""),
        _in_file(DATA / ".env"),
        _in_file(ROOT / ".env"),
    ):
        if text.strip():
            return text.strip()
    if not sys.stdin.isatty():
        raise Missing(f"write the bot's token into {ROOT / '.env'}, as FACET_TOKEN=…")
    text = getpass.getpass("The bot's token (your application's page Bot, Reset Token): ").strip()
    if not text:
        raise Missing("without a token it can't start")
    return text


def _in_file(file: Path) -> str:
    match = TOKEN_LINE.search(file.read_text("utf-8-sig")) if file.exists() else None
    return match[2] if match else ""


def _make_user() -> bool:
    try:
        pwd.getpwnam(USER)
    except KeyError:
        _say(f"creating the user {USER}")
        _run("useradd", "--system", f"--home-dir={DATA}", "--shell=/usr/sbin/nologin", USER)
        return True
    return False


def _copy_code() -> bool:
    """Copy the code to where nobody but root can change it; return whether any of it is new."""
    if ROOT == CODE:
        return False
    changed = [name for name in PARTS if _differs(ROOT / name, CODE / name)]
    if changed:
        _say(f"copying the code to {CODE}")
    for name in changed:
        source, target = ROOT / name, CODE / name
        if target.is_dir():
            shutil.rmtree(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, target)
    if changed:  # on some drives, everybody may write to every file of a clone
        _run("chmod", "-R", "go-w", CODE)
    return bool(changed)


def _install_games() -> None:
    """Install the host's own games again, which an update may have lost; pip checks hashes if there are any."""
    if GAMES.exists():
        # Nothing of a package runs as root: only what is built already is installed.
        words = ("--quiet", "--no-deps", "--only-binary=:all:", "--requirement", GAMES)
        _run(CODE / ".venv" / "bin" / "python", "-P", "-m", "pip", "install", *words)


def _digest() -> str:
    """Return the digest of the installed code, and of the names of the host's own games."""
    digest = hashlib.sha256()
    for part in (*(CODE / name for name in PARTS), GAMES):
        for file in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _differs(one: Path, other: Path) -> bool:
    if not one.exists() or not other.exists() or one.is_dir() != other.is_dir():
        return True
    if not one.is_dir():
        return not filecmp.cmp(one, other, shallow=False)
    names = {entry.name for folder in (one, other) for entry in folder.iterdir()} - {"__pycache__"}
    return any(_differs(one / name, other / name) for name in names)


def _make_data() -> bool:
    """Make the bot's own folder, with its settings; the token isn't among them.

    What is there already stays as it is: root follows no link that the bot may have made.
    """
    if not DATA.exists():
        DATA.mkdir(mode=0o700)
        shutil.chown(DATA, USER, USER)
    settings, fresh = DATA / ".env", TOKEN.with_name("settings")
    if os.path.lexists(settings):
        return False
    source = ROOT / ".env" if (ROOT / ".env").exists() else ROOT / ".env.example"
    _write(fresh, TOKEN_LINE.sub(r"\1", source.read_text("utf-8-sig")), 0o600)
    _run("install", "-m", "600", "-o", USER, "-g", USER, fresh, settings)
    fresh.unlink()
    return True


def _write(file: Path, text: str, mode: int = 0o644) -> bool:
    """Write a file unless it says so already; return whether it had to."""
    if file.exists() and file.read_text("utf-8") == text:
        return False
    _say(f"writing {file}")
    file.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode)
    fresh.write_text(text, "utf-8")
    fresh.replace(file)
    return True


def _make_command() -> None:
    """Install `facet` for the host; a file of that name that isn't ours stays."""
    text = Path(service_command.__file__).read_text("utf-8")
    _write(COMMAND, f"#!{sys.executable} -I\n{text}", 0o755)
    if not os.path.lexists(LINK):
        _say(f"writing {LINK}")
        LINK.symlink_to(COMMAND)
    elif not _linked():
        _say(f"{LINK} isn't this service's and stays: type sudo {COMMAND} instead")


def _remove_command() -> None:
    if _linked():
        LINK.unlink()
    COMMAND.unlink(missing_ok=True)


def _linked() -> bool:
    return LINK.is_symlink() and LINK.readlink() == COMMAND


def _remove() -> None:
    _say("stopping facet")
    _quiet("systemctl", "disable", "--now", "facet")
    UNIT.unlink(missing_ok=True)
    _remove_command()
    _run("systemctl", "daemon-reload")
    if ROOT != CODE:
        shutil.rmtree(CODE, ignore_errors=True)
    TOKEN.unlink(missing_ok=True)
    STARTED.unlink(missing_ok=True)
    _say(f"removed; the tables stay in {DATA}, which belongs to the user {USER}")


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True)  # noqa: S603 - our own words and paths


def _quiet(*command: str) -> int:
    """Run a command without its output, and return its exit status."""
    return subprocess.run(  # noqa: S603 - as above
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
    ).returncode


def _say(what: str) -> None:
    sys.stdout.write(f"facet: {what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
