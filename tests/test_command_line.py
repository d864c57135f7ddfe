"""`facet`, and the line that runs it where a text is printed: a service, a container, a clone."""

from __future__ import annotations

import json
import os
import pwd
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml

from bot import command_line
from bot.features.operator import service
from bot.host import place, service_command

ROOT = Path(__file__).parents[1]
HEAVY = ("discord", "aiohttp", "PIL", "numpy", "fluent")
PROBE = """#!/bin/sh
echo "$@"
id -un
id -G
pwd
umask
cat "$FACET_TOKEN_FILE" "$FACET_TOKEN_FILE"
env | sed -n 's/=.*//p' | sort | tr '\\n' ' '
"""


def facet(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `facet` as its console script does."""
    return subprocess.run(
        [sys.executable, "-m", "bot.command_line", *words],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_script_is_the_module() -> None:
    """What pip installs as `facet` is what the other tests run."""
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert list(scripts) == ["facet"]
    assert EntryPoint("facet", scripts["facet"], "console_scripts").load() is command_line.main


def test_help_lists_every_command() -> None:
    """It has a line for each command, and shows how one is typed here."""
    said = facet("--help").stdout
    assert all(f"  facet {name} " in said for name in command_line.COMMANDS)
    assert said.endswith(f": {place.typed('check --help')}\n")


@pytest.mark.parametrize("name", command_line.COMMANDS)
def test_each_command_explains_itself(name: str) -> None:
    """`facet NAME --help` says how that command is typed."""
    ran = facet(name, "--help")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"usage: facet {name} ")


def test_an_unknown_word_is_refused_with_the_nearest_command() -> None:
    """A slip names the command that was meant; anything else names the help."""
    ran = facet("chekc", FACET_COMMAND="")
    assert ran.returncode == 2
    assert ran.stderr == f"facet: 'chekc' isn't a command: did you mean {place.typed('check')}\n"
    assert facet("xyz").stderr.endswith("--help lists them\n")


def test_lines_for_an_image_without_an_entry_point_still_work() -> None:
    """`docker compose run --rm facet python -m bot.store backup` was one of them."""
    ran = facet("python", "-c", "print(6 * 7)")
    assert (ran.stdout, ran.returncode) == ("42\n", 0)


def test_it_prints_version_and_games() -> None:
    """`facet version` prints what pyproject.toml says; `facet games`, or `python -m bot games`, a line for each game."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert facet("version").stdout == f"{project['version']}\n"
    listed = facet("games").stdout
    assert "seekers: 12 Seekers, 2 players, gold, with " in listed
    module = [sys.executable, "-m", "bot", "games"]
    assert subprocess.check_output(module, text=True, cwd=ROOT) == listed


@pytest.mark.parametrize(
    "words", [["version"], ["--help"], ["chekc"], ["check", "--help"], ["store", "--help"]]
)
def test_a_short_answer_loads_nothing_heavy(words: list[str]) -> None:
    """Help, mistakes and the version need none of the large packages."""
    code = f"""
import sys, json
from bot.command_line import main
sys.argv = ["facet", *{words}]
try:
    main()
except SystemExit:
    pass
sys.stderr.write("\\n" + json.dumps([name for name in {HEAVY} if name in sys.modules]))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(ran.stderr.splitlines()[-1]) == []


def test_the_modules_say_how_they_are_called() -> None:
    """`python -m rules` and its kind name themselves as before."""
    for module in ("rules", "bot.store", "bot.playground"):
        command = [sys.executable, "-m", module, "--help"]
        assert subprocess.check_output(command, text=True).startswith(f"usage: python -m {module} ")


def test_in_a_clone_it_is_in_the_virtual_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """There, the line names the script from the folder of the clone; elsewhere it is on the path."""
    monkeypatch.delenv("FACET_COMMAND", raising=False)
    monkeypatch.setattr(sys, "prefix", str(ROOT / ".venv"))
    assert place.typed("check") == ".venv/bin/facet check"
    monkeypatch.setattr(sys, "prefix", "/usr/local")
    assert place.typed("check") == "facet check"


def test_in_a_container_it_is_run_by_compose() -> None:
    """The image's words are those of its entry point, behind the name that compose.yaml gives it."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    (name,) = (name for name, of in services.items() if of.get("build") == ".")
    assert 'ENTRYPOINT ["facet"]\n' in image
    assert not {"command", "entrypoint"} & services[name].keys()
    line = f"docker compose run --rm {name}"
    assert f'ENV FACET_COMMAND="{line}"\n' in image
    ran = facet("chekc", FACET_COMMAND=line)
    assert ran.stderr.endswith(f"did you mean {line} check\n")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep every file of the service in a folder that every user can reach."""
    with TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        root.chmod(0o755)
        for name, file in {
            "CODE": "opt",
            "COMMAND": "opt/facet",
            "LINK": "bin/facet",
            "DATA": "data",
            "TOKEN": "token",
        }.items():
            for module in (service, service_command, place):
                monkeypatch.setattr(module, name, root / file, raising=False)
        monkeypatch.setattr(place, "ROOT", root / "opt")
        (root / "bin").mkdir()
        yield root


def test_on_a_machine_with_the_service_it_is_on_the_path(machine: Path) -> None:
    """`make service` links it, an update keeps the link, and `--remove` removes it."""
    for _ in range(2):
        service._make_command()
        assert place.typed("check --fix") == "sudo facet check --fix"
        assert (machine / "bin" / "facet").readlink() == machine / "opt" / "facet"
    assert (machine / "opt" / "facet").stat().st_mode & 0o777 == 0o755
    service._remove_command()
    assert not list((machine / "bin").iterdir())
    assert not (machine / "opt" / "facet").exists()


@pytest.mark.parametrize("kind", ["file", "link", "dangling link"])
def test_what_is_not_ours_stays(
    machine: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another program of that name is neither overwritten nor removed, and texts name a line that works."""
    link = machine / "bin" / "facet"
    if kind == "file":
        link.write_text("another", "utf-8")
    else:
        link.symlink_to("/bin/true" if kind == "link" else machine / "nothing")
    before = os.lstat(link)
    service._make_command()
    line = f"sudo {machine / 'opt' / 'facet'}"
    assert f"stays: type {line} instead" in capsys.readouterr().out
    assert place.typed("check") == f"{line} check"
    service._remove_command()
    assert os.lstat(link) == before


@pytest.mark.skipif(bool(os.geteuid()), reason="only root can become somebody else")
def test_root_becomes_the_user_of_the_service(machine: Path) -> None:
    """It runs in the service's folder with the service's token, and nothing of root's or the caller's."""
    (user,) = (it for it in pwd.getpwall() if it.pw_name == "nobody")
    python = machine / "opt" / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PROBE, "utf-8")
    python.chmod(0o755)
    (machine / "data").mkdir(0o700)
    os.chown(machine / "data", user.pw_uid, user.pw_gid)
    (machine / "token").write_text("abc.def\n", "utf-8")
    (machine / "token").chmod(0o600)
    service._make_command()
    command = machine / "opt" / "facet"
    text = command.read_text("utf-8")
    for there, here in {
        "/opt/facet": machine / "opt",
        "/var/lib/facet": machine / "data",
        "/etc/facet/token": machine / "token",
        "facet": user.pw_name,
    }.items():
        assert f'"{there}"\n' in text.replace('")', '"')
        text = text.replace(f'"{there}")\n', f'"{here}")\n').replace(
            f' = "{there}"\n', f' = "{here}"\n'
        )
    command.write_text(text, "utf-8")
    evil = machine / "evil"
    evil.mkdir()
    for name in ("sitecustomize", "pwd", "shlex"):
        (evil / f"{name}.py").write_text("raise SystemExit('taken over')", "utf-8")
    ran = subprocess.run(
        [machine / "bin" / "facet", "check", "--fix"],
        cwd=evil,
        env={
            "FACET_TOKEN": "another",
            "FACET_DATABASE": "/root/facet.db",
            "PATH": str(evil),
            "PYTHONPATH": str(evil),
            "PYTHONHOME": str(evil),
            "PYTHONSTARTUP": str(evil / "pwd.py"),
            "SUDO_USER": "somebody",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    words, name, groups, folder, umask, *tokens, variables = ran.stdout.splitlines()
    assert (ran.stderr, words) == ("", "-P -m bot.command_line check --fix")
    assert (name, groups.split()) == (user.pw_name, [str(user.pw_gid)])
    assert (folder, umask, tokens) == (str(machine / "data"), "0077", ["abc.def", "abc.def"])
    named = {"FACET_TOKEN_FILE", "HOME", "LANG", "LOGNAME", "PATH", "PYTHONSAFEPATH", "USER"}
    assert set(variables.split()) - {"PWD", "OLDPWD", "SHLVL", "_"} == named


@pytest.mark.parametrize("words", [[], ["check", "--fix"], ["store", "backup"]])
def test_only_root_may_use_the_settings_of_the_service(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody else is told in one line what to type."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "argv", ["facet", *words])
    with pytest.raises(SystemExit) as ended:
        service_command.main()
    line = " ".join(["sudo facet", *words])
    assert ended.value.code == f"facet: only root may use the service's settings and token: {line}"


def test_anybody_may_use_the_rest(machine: Path) -> None:
    """A command that needs no settings runs as the caller, where the caller is."""
    python = machine / "opt" / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$PWD" "$HOME" "$PYTHONPATH" "$@"\n', "utf-8")
    python.chmod(0o755)
    code = f"""
import os, sys
from pathlib import Path
from bot.host import service_command
os.geteuid = lambda: 1000
service_command.CODE = Path({str(machine / "opt")!r})
sys.argv = ["facet", "rules", "verify"]
service_command.main()
"""
    variables: dict[str, Any] = {**os.environ, "HOME": "/here", "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=machine,
        env=variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == f"{machine} /here  -P -m bot.command_line rules verify\n"


PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/*.md"))
FOR_DEVELOPERS = ("CHANGELOG.md", "CONTRIBUTING.md", "versions.md")


@pytest.mark.parametrize(
    "page", [it for it in PAGES if it.name not in FOR_DEVELOPERS], ids=lambda it: it.name
)
def test_pages_name_the_command(page: Path) -> None:
    """No page for hosts names the module behind a command, and each command that one names exists."""
    text = page.read_text("utf-8")
    assert not re.search(r"python3? -m bot(\.store|\.playground| check)?\b(?!\.)", text)
    named = re.findall(
        r"(?:sudo|\.venv/bin/|run --rm|-v facet:/data|`)\s*facet ([a-z][a-z-]*)\b(?!=)", text
    )
    assert set(named) <= command_line.COMMANDS.keys()


@pytest.mark.parametrize("catalogue", sorted(ROOT.glob("bot/**/words/*.ftl")), ids=str)
def test_texts_name_no_module(catalogue: Path) -> None:
    """A line to type reaches a text as a variable, because it depends on where the bot runs."""
    text = catalogue.read_text("utf-8")
    assert "-m bot" not in text
    assert ".venv" not in text
