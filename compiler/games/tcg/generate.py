"""The modules of this game's cards and keywords: what their definitions say."""

from __future__ import annotations

from collections.abc import Collection

from compiler.codegen.draft import ModuleDraft
from compiler.codegen.module import literal
from compiler.games.generate import Generator
from compiler.games.tcg.behaviour.tables import TABLES
from compiler.language import meaning as m
from compiler.language.ast import Node
from compiler.sources import CardSource


def properties(card: CardSource, draft: ModuleDraft) -> list[tuple[str, str]]:
    """Return the properties of a card's definition as code (1.4)."""
    said: list[tuple[str, str]] = [("id", literal(card.id)), ("type", literal(card.type))]
    told = [name for name, _ in draft.properties]  # what the text says, too
    if "kind" not in told and (kind := card.printed.get("kind")):
        said.append(("kind", literal(kind)))
    said += [("elements", literal(card.elements)), ("classes", literal(card.classes))]
    for name in ("gold", "silver", "life", "move"):
        if name in card.printed:
            said.append((name, literal(card.printed[name])))
    if "strike" in card.printed:
        said.append(("strike", literal(tuple(card.printed["strike"]))))
    if "unique" not in told and card.printed.get("unique"):
        said.append(("unique", "True"))
    return said


def _native() -> Collection[str]:
    from importlib import import_module  # here, because who checks cards needs no rules code

    found: Collection[str] = import_module("runtime.tcg.keywords").KEYWORDS
    return found


def _example(keyword: str, parameter: str) -> Node:
    """A keyword with creatures for its object."""
    return m.Keyword(keyword, object=m.Kind(m.TypeNoun("creature")))


GENERATOR = Generator(
    api="runtime.tcg.script",
    tables=TABLES,
    properties=properties,
    native=_native,
    verbs=("finishing-off", "flight", "formation", "frenzy", "parasite", "row-strike", "symbiote"),
    elsewhere={},
    example=_example,
)
