"""The generated cards of a project as definitions."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from runtime.heroes.abilities import CardDefinition
from runtime.heroes.definitions import Definitions, KeywordRule

PACKAGE = "generated.heroes"


def library(package: str = PACKAGE) -> Definitions:
    """Return the definitions of all cards in a generated package, and of the keywords it defines.

    Raises ImportError if the package is not there (``cardscript build`` writes it) and DefinitionError
    if its cards do not fit together.
    """
    return Definitions(_cards(package), keyword_rules(package))


def keyword_rules(package: str = PACKAGE) -> list[KeywordRule]:
    """Return the keywords of a generated package, and those that need Python and have no module there."""
    from runtime.heroes.keywords import KEYWORDS

    found = {**KEYWORDS, **{rule.id: rule for rule in _keywords(package)}}
    return list(found.values())


def _cards(package: str) -> Iterator[CardDefinition]:
    for name in import_module(package).SETS:
        for module in _modules(f"{package}.{name}"):
            yield module.CARD


def _keywords(package: str) -> Iterator[KeywordRule]:
    if import_module(package).KEYWORDS:
        for module in _modules(f"{package}.keywords"):
            yield module.KEYWORD


def _modules(package: str) -> Iterator[ModuleType]:
    for module in import_module(package).MODULES.values():
        yield import_module(f"{package}.{module}")
