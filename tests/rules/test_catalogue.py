"""The installed games: how they are found, ordered, and left out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rules import catalogue, package
from rules.package import OWN, entry_points
from tests.packages import BROKEN, Distributions

USUAL = ["splendor", "seekers", "bluff"]


def found() -> list[str]:
    """Return the keys of the games that are found now."""
    return list(catalogue.installed.__wrapped__())


def test_a_distribution_counts_where_it_is_found_first(
    distributions: Distributions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two folders on the path with one distribution, the first says which games it has."""
    later = Distributions(distributions.folder / "later", monkeypatch)
    later.folder.mkdir()
    monkeypatch.setattr(sys, "path", [*sys.path, str(later.folder)])
    later.add("Facet-Less", "less = shadowed:PACKAGE")
    distributions.add("facet_less", "less = first:PACKAGE")
    distributions.add("Facet_More", "more=m.deep : X.Y", version="2.1")
    distributions.add("other", "[other]\nmore = o:PACKAGE", group="[none]")
    found = {str(it): it.point.value for it in entry_points() if it.distribution != OWN}
    assert found == {
        "less (facet-less 1.0)": "first:PACKAGE",
        "more (facet-more 2.1)": "m.deep : X.Y",
    }


@pytest.mark.parametrize("odd", [b"\xff\xfe = \x00", b"no entry point"])
def test_metadata_that_cannot_be_read_hides_no_other(
    odd: bytes, distributions: Distributions
) -> None:
    """A folder in place of the file, and bytes that are no entry points, cost nobody else their games."""
    (distributions.folder / "broken-1.0.dist-info" / "entry_points.txt").mkdir(parents=True)
    distributions.add("facet-odd", "odd = gone:PACKAGE")
    with (distributions.folder / "facet_odd-1.0.dist-info" / "entry_points.txt").open("ab") as file:
        file.write(odd)
    assert found() == USUAL


def test_a_clone_says_itself_what_it_has() -> None:
    """Where there is `pyproject.toml`, an installation that knows no games yet takes none away."""
    own = [it for it in entry_points() if it.distribution == OWN]
    assert [(it.name, it.point.value) for it in own] == [
        ("bluff", "rules.bluff:PACKAGE"),
        ("seekers", "rules.seekers:PACKAGE"),
        ("splendor", "rules.splendor:PACKAGE"),
    ]
    assert own[0].folder == Path(catalogue.__file__).parents[1]


def test_elsewhere_the_installation_says_it(
    distributions: Distributions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a clone, Facet's own games are those of its distribution, in the same order."""
    monkeypatch.setattr(package, "_PROJECT", distributions.folder / "pyproject.toml")
    distributions.add(OWN, "\n".join(f"{it} = rules.{it}:PACKAGE" for it in reversed(USUAL)))
    assert found() == USUAL
    assert {it.version for it in entry_points() if it.distribution == OWN} == {"1.0"}


@pytest.mark.parametrize(("body", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_takes_no_other_with_it(
    body: str, why: str, distributions: Distributions
) -> None:
    """A package that can't be used is named with the reason, and every other game is there."""
    distributions.add("facet-odd", "odd = odd_game:PACKAGE", odd_game=body)
    assert found() == USUAL
    assert [f"odd (facet-odd 1.0) {why}"] == catalogue.LEFT_OUT


def test_a_name_belongs_to_one(distributions: Distributions) -> None:
    """Nobody takes the name of one of Facet's games, and of two others with one name neither is used."""
    distributions.add("facet-more", "splendor = more:PACKAGE\nhex = more:PACKAGE\nNo-Name = m:X")
    distributions.add("facet-hex", "hex = hex:PACKAGE")
    assert found() == USUAL
    assert sorted(catalogue.LEFT_OUT) == [
        "No-Name (facet-more 1.0) needs a name of 2 to 20 small letters and digits",
        "hex is claimed by hex (facet-hex 1.0) and hex (facet-more 1.0): uninstall one",
        "splendor (facet-more 1.0) has the name of one of Facet's own games",
    ]


@pytest.mark.parametrize("chosen", ["bluff,seekers", " bluff seekers ", "bluff, seekers,bluff"])
def test_the_host_chooses_and_orders(chosen: str, distributions: Distributions) -> None:
    """FACET_GAMES names the games and their order; what it leaves out isn't even imported."""
    distributions.choose(chosen)
    distributions.add("facet-odd", "odd = odd_game:PACKAGE", odd_game="raise SystemExit")
    assert found() == ["bluff", "seekers"]
    assert catalogue.LEFT_OUT == []


def test_a_choice_that_is_not_installed_is_named(distributions: Distributions) -> None:
    """A game that FACET_GAMES names and that nobody has installed is one line, and no more."""
    distributions.choose("chess,seekers")
    assert found() == ["seekers"]
    assert catalogue.LEFT_OUT == ["chess isn't installed, but FACET_GAMES names it"]
