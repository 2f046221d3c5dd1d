"""The module of a Heroes card: its definition and its abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from compiler.codegen.draft import ModuleDraft, NoBehaviour
from compiler.codegen.module import Face, docstring, literal, render
from compiler.diagnostics import Diagnostic, TextSpan, make
from compiler.games.behaviour.features import keyword_module, module, said_out_module
from compiler.language.ast import Node, Surface, walk
from compiler.language.features import CASES
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.language.texts import LANGUAGES
from compiler.sources import CardSource, KeywordSource

API = "runtime.heroes.script"  # what generated modules import from
VERBS = ("ambush", "gift-of-life", "plague", "shot")  # keywords in Python that are no features of their own


def generate(
    card: CardSource, trees: Mapping[str, CardText], names: Mapping[str, Name], meanings: Mapping[str, CardText]
) -> tuple[Callable[[], str], list[Diagnostic]]:
    """Return what writes the Python module of a card, or what of its text can't be played.

    Checking needs only the second; a module is written when somebody reads it.
    """
    draft, refused = module(card.id, card.type, trees["en"], meanings)
    found = [card.located(_refused(card, trees["en"], reason, meanings), "en") for reason in refused]
    return lambda: _written(card, trees, names, draft), found


def _written(card: CardSource, trees: Mapping[str, CardText], names: Mapping[str, Name], draft: ModuleDraft) -> str:
    docs = _docs({each: card.printings[each].text for each in LANGUAGES}, draft, trees)
    title = " / ".join(card.printings[language].name for language in LANGUAGES)
    face = Face(title, card.source.file, API, "CARD", "CardDefinition", _properties(card, draft, names))
    return render(draft, face, docs, lambda span: card.text_span("en", TextSpan(span.start, span.end)).line)


def generate_keyword(word: KeywordSource, trees: Mapping[str, CardText]) -> tuple[str | None, list[Diagnostic]]:
    """Return the Python module of a keyword, or what of its definition can't be played.

    A keyword that heads a feature, that is said out where a card has it, or that is only counted has no module.
    """
    from runtime.heroes.keywords import KEYWORDS  # here, because who checks cards needs no rules code

    if word.python is not None:
        if word.id not in (*KEYWORDS, *VERBS):
            return None, [make("keyword-without-definition", word.source.span("id"), keyword=word.id)]
        return (_module(word, ModuleDraft(), "built_in", [], {}) if word.id in KEYWORDS else None), []
    if word.counter or word.parameter == "body":
        return None, []
    if "en" not in trees:
        return None, [make("keyword-without-definition", word.source.span("id"), keyword=word.id)]
    texts = {language: word.printings[language].definition or "" for language in LANGUAGES}
    numbered = word.parameter == "number"
    if word.parameter in ("object", "condition"):
        draft, refused = said_out_module(word.id, word.parameter, trees["en"])
    else:
        draft, refused = keyword_module(word.id, numbered, trees["en"])
    if refused:
        return None, [word.located(_refusal(texts["en"], reason), "en") for reason in refused]
    if word.parameter in ("object", "condition"):
        return None, []
    said = [("abilities", f"({', '.join(draft.abilities)},)")] if draft.abilities else []
    said += [("numbered", "True")] if numbered else []
    return _module(word, draft, "KeywordRule", said + draft.properties, _docs(texts, draft, trees)), []


def _module(
    word: KeywordSource, draft: ModuleDraft, made: str, more: list[tuple[str, str]], docs: dict[str, str]
) -> str:
    names = {language: word.printings[language].name for language in LANGUAGES}
    stacking = word.stacking.upper()
    draft.imports.add(stacking)
    said = [("id", literal(word.id)), ("names", literal(names)), ("stacking", stacking), *more]
    face = Face(" / ".join(names.values()), word.source.file, API, "KEYWORD", made, said)
    return render(draft, face, docs, lambda span: _line(word, span))


def _line(word: KeywordSource, span: Surface) -> int:
    return word.source.text_span(("en", "definition"), TextSpan(span.start, span.end)).line


def _refused(
    card: CardSource, tree: CardText, reason: NoBehaviour, meanings: Mapping[str, CardText]
) -> Diagnostic:
    """Say that a feature belongs on cards of other types, if it would do there; else that it has no behaviour."""
    text, span = card.printings["en"].text, reason.node.span
    feature = next((each for each in tree.features if _holds(each, span)), None)
    other = "creature" if card.type == "spell" else "spell"
    if feature is None or module(card.id, other, CardText((feature,)), meanings)[1]:
        return _refusal(text, reason)
    return make("wrong-place", _span(text, feature), what=_said(text, feature), type=card.type)


def _holds(feature: Node, span: Surface | None) -> bool:
    own = feature.span
    return own is not None and span is not None and own.start <= span.start and span.end <= own.end


def _refusal(text: str, reason: NoBehaviour) -> Diagnostic:
    return make("no-behaviour", _span(text, reason.node), what=_said(text, reason.node))


def _span(text: str, node: Node) -> TextSpan:
    return TextSpan(node.span.start, node.span.end) if node.span else TextSpan(0, len(text))


def _said(text: str, node: Node) -> str:
    span = _span(text, node)
    return " ".join(text[span.start : span.end].split()) or type(node).__name__


def _docs(texts: Mapping[str, str], draft: ModuleDraft, trees: Mapping[str, CardText]) -> dict[str, str]:
    """Each class says its feature in both languages, as printed; also one that a feature gives or sets off later."""
    docs = {}
    russian = _russian(trees)
    for each in draft.classes:
        other = russian.get(each.feature.span)
        features = [each.feature] if other is None else [each.feature, other]
        said = [_cut(texts[language], part) for language, part in zip(LANGUAGES, features, strict=False)]
        docs[each.name] = docstring(said)
    return docs


def _russian(trees: Mapping[str, CardText]) -> dict[Surface | None, Node]:
    """Return the part of the Russian tree that means the same as the English one at a place."""
    found: dict[Surface | None, Node] = {}
    for english, other in zip(walk(trees["en"]), walk(trees["ru"]), strict=True):
        if english.span is not None and other.span is not None:
            found.setdefault(english.span, other)
    return found


def _cut(text: str, feature: Node) -> str:
    span = feature.span or Surface(0, len(text))
    said = text[span.start : span.end].strip()
    return said if said.endswith(".") else said + "."


def _properties(card: CardSource, draft: ModuleDraft, names: Mapping[str, Name]) -> list[tuple[str, str]]:
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
    russian = names["ru"].lexeme.forms
    cases = {case: russian.get(case, card.printings["ru"].name) for case in CASES}
    if names["ru"].lexeme.number == "pl":
        cases["number"] = "pl"  # verbs of the log agree with it
    english = literal({"nom": card.printings["en"].name})
    said.append(("names", f'{{\n        "en": {english},\n        "ru": {literal(cases)},\n    }}'))
    if draft.abilities:
        said.append(("abilities", f"({', '.join(draft.abilities)},)"))
    said += draft.properties
    if draft.keywords:
        said.append(("keywords", f"({', '.join(draft.keywords)},)"))
    return said
