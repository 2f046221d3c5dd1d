"""The packages around generated modules: each lists what it holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from compiler.codegen.draft import module_name

KEYWORDS = "keywords"
ROOT = '"""What the compiler wrote from the card scripts. Generated; do not edit."""\n'


def package_name(id_: str) -> str:
    """Return the package name for the id of a game or a set."""
    return module_name(id_)


def list_module(ids: Iterable[str]) -> str:
    """Return the package of a set or of the keywords: the module of each card or keyword by its id."""
    rows = "".join(f'    "{id_}": "{module_name(id_)}",\n' for id_ in sorted(ids))
    return f'"""The modules of this package by id. Generated; do not edit."""\n\nMODULES = {{\n{rows}}}\n'


def game_module(parts: Sequence[str]) -> str:
    """Return the package of a game: the packages of its sets, and whether it has keywords of its own."""
    sets = "".join(f'    "{name}",\n' for name in parts if name != KEYWORDS)
    keywords = f"KEYWORDS = {KEYWORDS in parts}\n"
    return f'"""The sets of a game. Generated; do not edit."""\n\nSETS = (\n{sets})\n{keywords}'
