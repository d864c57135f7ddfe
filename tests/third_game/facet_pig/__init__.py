"""Pig, a game for Facet: where its parts are."""

from typing import Final

from rules.package import Package

PACKAGE: Final = Package(contract=1, rules="facet_pig.rules", look="facet_pig.look")
