"""The modules of Heroes' cards and keywords: what their definitions say."""

from __future__ import annotations

from collections.abc import Collection

from compiler.codegen.draft import ModuleDraft
from compiler.codegen.module import literal
from compiler.games.generate import Generator
from compiler.games.heroes.behaviour.tables import TABLES
from compiler.language import meaning as m
from compiler.language.ast import Node
from compiler.sources import CardSource


def properties(card: CardSource, draft: ModuleDraft) -> list[tuple[str, str]]:
    """Return the properties of a card's definition as code."""
    said: list[tuple[str, str]] = [("id", literal(card.id)), ("type", literal(card.type))]
    said += [("elements", literal(card.elements)), ("classes", literal(card.classes))]
    if card.cost == "X":
        draft.imports.add("X")
        said.append(("cost", "X"))
    elif card.cost is not None:
        said.append(("cost", literal(card.cost)))
    said += [
        (name, literal(value)) for name, value in (("strike", card.strike), ("lives", card.lives)) if value is not None
    ]
    if card.reverse is not None:
        said.append(("reverse", literal(card.reverse)))
    return said


def _native() -> Collection[str]:
    from runtime.heroes.keywords import KEYWORDS  # here, because who checks cards needs no rules code

    return KEYWORDS


def _example(keyword: str, parameter: str) -> Node:
    """A keyword with creatures for its object, or one that tells the opponent to pay."""
    if parameter == "condition":
        part = m.Part("first", m.Do(m.You(), m.Keyword(keyword, object=m.Pay(m.Number(1)))))
        return m.Triggered(m.Trigger(m.Do(m.ThisCard(), m.EnterPlay())), m.Chain((part,)))
    return m.Keyword(keyword, object=m.Kind(m.TypeNoun("creature")))


GENERATOR = Generator(
    api="runtime.heroes.script",
    tables=TABLES,
    properties=properties,
    native=_native,
    verbs=("ambush", "gift-of-life", "plague", "shot"),
    elsewhere={"spell": "creature", "creature": "spell", "hero": "spell", "support": "spell"},
    example=_example,
)
