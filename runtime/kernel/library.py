"""The generated cards and keywords of a package."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from runtime.kernel.definitions import KeywordRule


def cards_of(package: str) -> Iterator[Any]:
    """Yield the cards of a generated package, set by set."""
    for name in import_module(package).SETS:
        for module in modules_of(f"{package}.{name}"):
            yield module.CARD


def keywords_of(package: str) -> Iterator[KeywordRule]:
    """Yield the keywords that a generated package defines."""
    if import_module(package).KEYWORDS:
        for module in modules_of(f"{package}.keywords"):
            yield module.KEYWORD


def modules_of(package: str) -> Iterator[ModuleType]:
    """Yield the modules that a generated package names."""
    for module in import_module(package).MODULES.values():
        yield import_module(f"{package}.{module}")
