"""The packages around generated modules: each set is a package that lists its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from compiler.codegen.draft import module_name


class Named(Protocol):
    """What a set's table needs of a card."""

    @property
    def id(self) -> str: ...


def package_name(id_: str) -> str:
    """Return the package name for the id of a game or a set."""
    return module_name(id_)


def set_module(cards: Iterable[Named]) -> str:
    """Return the package of a set: all its card definitions by id, imported when asked for."""
    rows = "".join(f'    "{card.id}": "{module_name(card.id)}",\n' for card in sorted(cards, key=lambda card: card.id))
    return f'"""The cards of a set by id: the module of each. Generated; do not edit."""\n\nMODULES = {{\n{rows}}}\n'


def game_module(sets: Sequence[str]) -> str:
    """Return the package of a game: the packages of its sets."""
    rows = "".join(f'    "{name}",\n' for name in sets)
    return f'"""The sets of a game, as packages. Generated; do not edit."""\n\nSETS = (\n{rows})\n'
