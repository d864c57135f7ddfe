"""What hosts are given: a compose file, units for systemd, an image."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.client import CLOSE_TIMEOUT_S
from bot.host.settings import BadSetting, Settings

ROOT = Path(__file__).parents[1]
ANALYZE = shutil.which("systemd-analyze")


def compose() -> dict[str, Any]:
    """Return what compose.yaml says."""
    told: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return told


def test_the_bot_of_the_compose_file_finds_its_server() -> None:
    """It is sent to the server beside it, as the user that is made there, once that one is up."""
    services = compose()["services"]
    facet, postgres = services["facet"], services["postgres"]
    told = facet["environment"]["FACET_DATABASE"]
    with_password = re.fullmatch(r"\$\{POSTGRES_PASSWORD:\+(.*)\}", told)
    assert with_password is not None
    settings = Settings.read({"FACET_TOKEN": "token", "FACET_DATABASE": with_password[1]})
    user = postgres["environment"]["POSTGRES_USER"]
    assert settings.database == f"postgresql://{user}@postgres/{user}"
    assert facet["environment"]["PGPASSWORD"] == postgres["environment"]["POSTGRES_PASSWORD"]
    assert facet["depends_on"] == {"postgres": {"condition": "service_healthy", "required": False}}
    assert facet["env_file"] == ".env"


def test_without_a_password_the_tables_are_in_the_volume() -> None:
    """Without PostgreSQL the bot keeps its file where the volume is, and no server is started."""
    services = compose()["services"]
    assert Settings.read({"FACET_TOKEN": "token", "FACET_DATABASE": ""}).database == Path(
        "facet.db"
    )
    assert services["facet"]["volumes"] == [f"data:{services['facet']['working_dir']}"]
    assert services["postgres"]["profiles"] == ["postgres"]


def test_what_the_compose_file_starts_is_looked_after() -> None:
    """Each service is started again, is asked whether it is well, and is bounded in memory."""
    told = compose()
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    for service in told["services"].values():
        assert service["restart"] == "unless-stopped"
        assert re.fullmatch(r"\d+m", service["mem_limit"])
        assert "healthcheck" in service or (service["build"] == "." and "HEALTHCHECK" in image)
        assert int(service["stop_grace_period"].rstrip("s")) >= CLOSE_TIMEOUT_S * 2
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in told["volumes"]


def test_the_image_asks_the_page_that_it_serves() -> None:
    """The health check of the image goes to the address that the image sets."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    address = re.search(r"^ENV FACET_HEALTH=(\S+)$", image, re.MULTILINE)
    assert address is not None
    assert f"http://{address[1]}/healthz" in image


def test_the_image_can_back_up_the_server_beside_it() -> None:
    """The programs that dump a server are those of the version that compose.yaml runs: an older one refuses."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    copied = set(re.findall(r"--from=(postgres:\S+)", image))
    assert copied == {compose()["services"]["postgres"]["image"]}
    assert f"/usr/lib/postgresql/{re.findall(r'[0-9]+', *copied)[0]}/bin/pg_dump" in image


def unit() -> str:
    """Return the unit for systemd."""
    return (ROOT / "bot" / "features" / "operator" / "facet.service").read_text(encoding="utf-8")


def test_the_unit_leaves_alone_what_cannot_start() -> None:
    """The unit of systemd is one, and knows the exit status that says so."""
    # A setting may stand there twice, as the filters of system calls do.
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[method-assign,assignment]
    read.read_string(unit())
    service = read["Service"]
    assert service["ExecStart"].endswith("-m bot")
    assert (service["Restart"], service["RestartPreventExitStatus"]) == ("on-failure", "2")
    assert not service["WorkingDirectory"].startswith("/opt"), "it could change its own code"


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
def test_the_unit_exposes_little(tmp_path: Path) -> None:
    """The unit is exposed to less than 3 of 10, as systemd judges it."""
    (tmp_path / "facet.service").write_text(unit(), encoding="utf-8")
    judged = subprocess.run(
        [str(ANALYZE), "security", "--offline=true", "--threshold=29", "facet.service"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout + judged.stderr
    assert "Overall exposure level" in judged.stdout


def test_what_the_compose_file_starts_has_few_rights() -> None:
    """Each service may change its volumes and what is gone with it, and gain no right."""
    for service in compose()["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github" / "workflows").iterdir()))
def test_a_workflow_has_few_rights(workflow: Path) -> None:
    """It reads the code and no more, runs what was looked at, and no name is run as a command.

    Only a tag, which somebody sets on purpose, may publish something.
    """
    text = workflow.read_text(encoding="utf-8")
    told = yaml.safe_load(text)
    assert told["permissions"] == {"contents": "read"}
    by_tag = told[True] == {"push": {"tags": ["v*"]}}  # YAML takes the key "on" for a yes
    assert by_tag or not any("permissions" in job for job in told["jobs"].values())
    for action in re.findall(r"uses: (.*)", text):
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", action)
    for line in re.findall(r"run: (.*)", text):
        assert "${{" not in line


@pytest.mark.parametrize("name", ["README.md", "README.ja.md", "README.zh-TW.md"])
def test_the_steps_keep_the_token_from_others(name: str, tmp_path: Path) -> None:
    """Who follows the steps has an .env that nobody else on the machine can read."""
    (step,) = re.findall(
        r"^ *(\S.* \.env\.example .*)$", (ROOT / name).read_text("utf-8"), re.MULTILINE
    )
    (tmp_path / ".env.example").touch(0o644)
    subprocess.run(["/bin/sh", "-c", f"umask 022; {step}"], cwd=tmp_path, check=True)
    assert (tmp_path / ".env").stat().st_mode & 0o077 == 0


def test_the_instances_on_the_page_serve_every_shard_once() -> None:
    """The settings of the instances on the page can be read, and share the shards out."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    files = re.findall(r"^printf '(.*?)' >/etc/facet/\d$", page, re.MULTILINE)
    read = [
        Settings.read(
            {"FACET_TOKEN": "token"} | dict(line.split("=") for line in said.split("\\n") if line)
        )
        for said in files
    ]
    shards = [each.shards for each in read if each.shards is not None]
    assert len(shards) == len(files) == 2
    assert sorted(shard for each in shards for shard in each.ids) == list(range(shards[0].count))
    assert len({each.health for each in read}) == len(files)


def test_the_token_may_be_in_a_file(tmp_path: Path) -> None:
    """The token is read from the file that a setting names; what is wrong with that file is said."""
    file = tmp_path / "token"
    file.write_text("abc.def\n", encoding="utf-8")
    named = {"FACET_TOKEN_FILE": str(file)}
    tokens = [Settings.read(named).token, Settings.read({**named, "FACET_TOKEN": "first"}).token]
    assert tokens == ["abc.def", "first"]
    file.write_text("\n", encoding="utf-8")
    with pytest.raises(BadSetting, match="that file is empty"):
        Settings.read({"FACET_TOKEN_FILE": str(file)})
    with pytest.raises(BadSetting, match="No such file"):
        Settings.read({"FACET_TOKEN_FILE": str(tmp_path / "none")})
