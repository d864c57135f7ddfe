"""Storms: nine, their histories, and how those with a finding are shrunk."""

import subprocess
import sys

import pytest

from tests.tools.storm.__main__ import failing_now
from tests.tools.storm.script import Step, read, written
from tests.tools.storm.shrink import kind_of, shrunk
from tests.tools.storm.storm import Outcome

pytestmark = pytest.mark.timeout(900)  # one with a finding is shrunk


def storms(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run storms in a process of their own, where sets have one order."""
    command = [sys.executable, "-m", "tests.tools.storm", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_storms_have_no_finding() -> None:
    """Whatever people, Discord, the disk and deaths do: what must be true is. Fresh storms rage every night."""
    done = storms("0-6", "--jobs", "1", "--quiet", "--tries", "40")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_same_seed_has_the_same_history() -> None:
    """After another storm and alone, a seed has the same digest, and neither has a finding."""
    first, again = (storms(it, "--jobs", "1", "--tries", "40") for it in ("7-8", "8-8"))
    assert first.returncode == 0, first.stdout + first.stderr
    assert first.stdout.splitlines()[1] == again.stdout.splitlines()[0]


def test_a_script_is_read_as_it_was_written() -> None:
    """A test can keep what a storm prints."""
    steps = [Step(1.5, "みか", "press", ("join", 0, "[]")), Step(2.0, "", "kill", (12, 0.5))]
    assert read(written(3, steps)) == (3, steps)


def test_a_script_is_shrunk_to_what_fails() -> None:
    """Of a hundred steps the two remain without which nothing fails."""

    def runner(seed: int, steps: object) -> Outcome:
        assert isinstance(steps, tuple)
        both = {it.at for it in steps} >= {17.0, 71.0}
        return Outcome(seed, "", steps, 0.0, 0, "table 5 is lost" if both else "", ())

    steps = tuple(Step(float(number), "ada", "press") for number in range(100))
    found = Outcome(1, "", steps, 0.0, 0, "table 7 is lost", ())
    assert [it.at for it in shrunk(found, 1000, runner).steps] == [17.0, 71.0]


def test_findings_are_of_a_kind_whoever_they_are_about() -> None:
    """Numbers and quoted texts don't tell kinds apart."""
    assert kind_of("table 5 said 'a'\nmore") == kind_of("table 61 said 'b'")
    assert kind_of("table 5 is lost") != kind_of("table 5 is there twice")


def test_a_seed_that_failed_comes_first_until_it_fails_no_more() -> None:
    """Other storms don't let it be forgotten."""
    assert failing_now([5, 7], ran={7, 8, 9}, failed=[9]) == [9, 5]
