"""Bluff, a traditional game of hidden dice, as a package of its own: nothing of Facet knows it."""

from typing import Final

from rules.package import Package

PACKAGE: Final = Package(contract=1, rules="facet_bluff.rules", look="facet_bluff.look")
