"""The module of a Heroes card: its definition and its abilities."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.codegen.draft import ModuleDraft, NoBehaviour
from compiler.codegen.module import Face, docstring, literal, render
from compiler.diagnostics import Diagnostic, TextSpan, make
from compiler.games.heroes.behaviour.features import module
from compiler.language.ast import Node, Surface
from compiler.language.features import CASES
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.sources import CardSource

API = "runtime.heroes.script"


def generate(
    card: CardSource, trees: Mapping[str, CardText], names: Mapping[str, Name]
) -> tuple[str, list[Diagnostic]]:
    """Return the Python module of a card, or what of its text can't be played."""
    draft, refused = module(card.id, card.type, trees["en"])
    if refused:
        return "", [_refusal(card, reason) for reason in refused]
    docs = _docs(card, draft, trees)
    title = " / ".join(card.printings[language].name for language in ("en", "ru"))
    face = Face(title, card.source.file, API, _properties(card, draft, names))
    return render(draft, face, docs, lambda span: card.text_span("en", TextSpan(span.start, span.end)).line), []


def _refusal(card: CardSource, reason: NoBehaviour) -> Diagnostic:
    text, span = card.printings["en"].text, reason.node.span
    start, end = (span.start, span.end) if span else (0, len(text))
    what = " ".join(text[start:end].split()) or type(reason.node).__name__
    return card.located(make("no-behaviour", TextSpan(start, end), what=what), "en")


def _docs(card: CardSource, draft: ModuleDraft, trees: Mapping[str, CardText]) -> dict[str, str]:
    """Each class says its feature in both languages, as printed."""
    docs = {}
    positions = {id(feature): at for at, feature in enumerate(trees["en"].features)}
    for each in draft.classes:
        at = positions.get(id(each.feature))
        features = [each.feature] if at is None else [trees["en"].features[at], trees["ru"].features[at]]
        said = [_cut(card.printings[language].text, part) for language, part in zip(("en", "ru"), features, strict=False)]
        docs[each.name] = docstring(said)
    return docs


def _cut(text: str, feature: Node) -> str:
    span = feature.span or Surface(0, len(text))
    return text[span.start : span.end].strip() + "."


def _properties(card: CardSource, draft: ModuleDraft, names: Mapping[str, Name]) -> list[tuple[str, str]]:
    said: list[tuple[str, str]] = [("id", literal(card.id)), ("type", literal(card.type))]
    said += [("elements", literal(card.elements)), ("classes", literal(card.classes))]
    if card.cost == "X":
        draft.imports.add("X")
        said.append(("cost", "X"))
    elif card.cost is not None:
        said.append(("cost", literal(card.cost)))
    said += [(name, literal(value)) for name, value in (("strike", card.strike), ("lives", card.lives)) if value is not None]
    russian = names["ru"].lexeme.forms
    cases = {case: russian.get(case, card.printings["ru"].name) for case in CASES}
    said.append(("names", literal({"en": {"nom": card.printings["en"].name}, "ru": cases})))
    if draft.abilities:
        said.append(("abilities", f"({', '.join(draft.abilities)},)"))
    if draft.keywords:
        said.append(("keywords", f"({', '.join(draft.keywords)},)"))
    return said
