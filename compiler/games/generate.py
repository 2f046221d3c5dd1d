"""The modules of cards and keywords: a definition and its abilities; what a game says of them is its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from compiler.codegen.draft import ModuleDraft, NoBehaviour
from compiler.codegen.module import Face, docstring, literal, render
from compiler.diagnostics import Diagnostic, TextSpan, make
from compiler.games.behaviour.features import keyword_module, module
from compiler.games.behaviour.tables import Tables
from compiler.language.ast import Node, Surface, walk
from compiler.language.features import CASES
from compiler.language.lexer import Name
from compiler.language.meaning import CardText, Named
from compiler.language.texts import LANGUAGES
from compiler.sources import CardSource, KeywordSource

Names = Mapping[str, Name]


@dataclass(frozen=True)
class Generator:
    """What a game's modules are made with."""

    api: str
    """What generated modules import from."""
    tables: Tables
    properties: Callable[[CardSource, ModuleDraft], list[tuple[str, str]]]
    """The properties of a card's definition besides its names, abilities and keywords, as code."""
    native: Callable[[], Collection[str]]
    """The keywords whose rules are the runtime's and that cards have as features."""
    verbs: Collection[str]
    """The keywords in Python that are no features of their own."""
    elsewhere: Mapping[str, str]
    """The type of card that a feature may belong on which has no behaviour on one of a type."""
    example: Callable[[str, str], Node]
    """A feature with a keyword (id, kind of parameter) whose definition is said out where a card has it."""

    def card(
        self, card: CardSource, trees: Mapping[str, CardText], names: Names, meanings: Mapping[str, CardText]
    ) -> tuple[Callable[[], str], list[Diagnostic]]:
        """Return what writes the Python module of a card, or what of its text can't be played.

        Checking needs only the second; a module is written when somebody reads it.
        """
        draft, refused = self.draft(card.id, card.type, trees["en"], meanings)
        _call(draft, trees)
        found = [card.located(self._refused(card, trees["en"], reason, meanings), "en") for reason in refused]
        return lambda: self._written(card, trees, names, draft), found

    def draft(
        self, card_id: str, card_type: str, text: CardText, meanings: Mapping[str, CardText]
    ) -> tuple[ModuleDraft, list[NoBehaviour]]:
        """Return the classes of a card and the features that have no behaviour."""
        return module(self.tables, card_id, card_type, text, meanings)

    def keyword(self, word: KeywordSource, trees: Mapping[str, CardText]) -> tuple[str | None, list[Diagnostic]]:
        """Return the Python module of a keyword, or what of its definition can't be played.

        A keyword that heads a feature, that is said out where a card has it, or that is only counted has no module.
        """
        if word.python is not None:
            return self._native(word)
        if word.counter or word.parameter == "body":
            return None, []
        if "en" not in trees:
            return None, [make("keyword-without-definition", word.source.span("id"), keyword=word.id)]
        texts = {language: word.printings[language].definition or "" for language in LANGUAGES}
        numbered, said_out = word.parameter == "number", word.parameter in ("object", "condition")
        draft, refused = self._defined(word, said_out, numbered, trees["en"])
        if refused:
            return None, [word.located(_refusal(texts["en"], reason), "en") for reason in refused]
        if said_out:
            return None, []
        said = [("abilities", f"({', '.join(draft.abilities)},)")] if draft.abilities else []
        said += [("numbered", "True")] if numbered else []
        return self._keyword(word, draft, "KeywordRule", said + draft.properties, _docs(texts, draft, trees)), []

    def _defined(
        self, word: KeywordSource, said_out: bool, numbered: bool, text: CardText
    ) -> tuple[ModuleDraft, list[NoBehaviour]]:
        if not said_out:
            return keyword_module(self.tables, word.id, numbered, text)
        name = next((short for short, long in self.tables.with_object.items() if long == word.id), word.id)
        feature = self.example(name, word.parameter)
        return self.draft("card", "creature", CardText((feature,)), {word.id: text})

    def _native(self, word: KeywordSource) -> tuple[str | None, list[Diagnostic]]:
        """The module of a keyword whose rules are the runtime's; a verb has none."""
        rules = self.native()
        if word.id not in (*rules, *self.verbs):
            return None, [make("keyword-without-definition", word.source.span("id"), keyword=word.id)]
        return (self._keyword(word, ModuleDraft(), "built_in", [], {}) if word.id in rules else None), []

    def _written(self, card: CardSource, trees: Mapping[str, CardText], names: Names, draft: ModuleDraft) -> str:
        docs = _docs({each: card.printings[each].text for each in LANGUAGES}, draft, trees)
        title = " / ".join(card.printings[language].name for language in LANGUAGES)
        said = [*self.properties(card, draft), ("names", _names(card, names))]
        if draft.abilities:
            said.append(("abilities", f"({', '.join(draft.abilities)},)"))
        said += draft.properties
        if draft.keywords:
            said.append(("keywords", f"({', '.join(draft.keywords)},)"))
        face = Face(title, card.source.file, self.api, "CARD", "CardDefinition", said)
        return render(draft, face, docs, lambda span: card.text_span("en", TextSpan(span.start, span.end)).line)

    def _keyword(
        self, word: KeywordSource, draft: ModuleDraft, made: str, more: list[tuple[str, str]], docs: dict[str, str]
    ) -> str:
        names = {language: word.printings[language].name for language in LANGUAGES}
        stacking = word.stacking.upper()
        draft.imports.add(stacking)
        said = [("id", literal(word.id)), ("names", literal(names)), ("stacking", stacking), *more]
        face = Face(" / ".join(names.values()), word.source.file, self.api, "KEYWORD", made, said)
        return render(draft, face, docs, lambda span: _line(word, span))

    def _refused(
        self, card: CardSource, tree: CardText, reason: NoBehaviour, meanings: Mapping[str, CardText]
    ) -> Diagnostic:
        """Say that a feature belongs on cards of other types, if it would do there; else that it has no behaviour."""
        text, span = card.printings["en"].text, reason.node.span
        feature = next((each for each in tree.features if _holds(each, span)), None)
        other = self.elsewhere.get(card.type)
        if feature is None or other is None or self.draft(card.id, other, CardText((feature,)), meanings)[1]:
            return _refusal(text, reason)
        return make("wrong-place", _span(text, feature), what=_said(text, feature), type=card.type)


def _line(word: KeywordSource, span: Surface) -> int:
    return word.source.text_span(("en", "definition"), TextSpan(span.start, span.end)).line


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


def _call(draft: ModuleDraft, trees: Mapping[str, CardText]) -> None:
    """Say of an ability that is a spell or an effect what it is called in both languages."""
    if not any(isinstance(each, Named) for each in walk(trees["en"])):
        return
    russian = _russian(trees)
    for each in draft.classes:
        names = [row[0] if isinstance(row, tuple) else "" for row in each.members]
        named = next((one for one in walk(each.feature) if isinstance(one, Named) and one.name), None)
        other = russian.get(named.span) if named is not None else None
        if named is not None and isinstance(other, Named) and other.name and "nature" in names:
            called = {"en": named.name, "ru": other.name}
            each.members.insert(names.index("nature") + 1, ("called", literal(called)))


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


def _names(card: CardSource, names: Names) -> str:
    """A card's name in both languages, in Russian in every case; verbs of the log agree with a plural one."""
    russian = names["ru"].lexeme.forms
    cases = {case: russian.get(case, card.printings["ru"].name) for case in CASES}
    if names["ru"].lexeme.number == "pl":
        cases["number"] = "pl"
    english = literal({"nom": card.printings["en"].name})
    return f'{{\n        "en": {english},\n        "ru": {literal(cases)},\n    }}'
