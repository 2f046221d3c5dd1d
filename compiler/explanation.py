"""What a card does, feature by feature: its kind, what is chosen for it, the rules it rests on; and its classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from compiler.codegen.module import plain
from compiler.diagnostics import LANGUAGES, Language, Wording
from compiler.games.game import game as load_game
from compiler.language import meaning as m
from compiler.language.ast import Node, children, walk
from compiler.language.texts import Texts
from compiler.pipeline import CheckedCard, Compilation, own_names

KINDS = {
    "TriggeredAbility": Wording("triggered ability", "срабатывающая способность"),
    "ActivatedAbility": Wording("activated ability", "активируемая способность"),
    "StaticAbility": Wording("static ability", "постоянная способность"),
    "SpellAbility": Wording("spell ability", "способность заклинания"),
    "PreventingAbility": Wording("prevention", "эффект предотвращения"),
    "ReplacingAbility": Wording("replacement", "эффект замены"),
    "CancellingAbility": Wording("cancellation", "эффект отмены"),
}
"""What a base class of the referee is called."""

KEYWORD = Wording("keyword", "ключевое слово")
PROPERTY = Wording("rule about the card itself", "правило о самой карте")

CHOSEN = (m.One, m.Exactly, m.UpTo, m.AnyNumber)


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature of a card, explained."""

    texts: Mapping[Language, str]
    kind: Wording
    targets: Mapping[Language, tuple[str, ...]]
    """What a player chooses."""
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Class:
    """A generated class: the text it says it is, its base, and the keyword that heads it."""

    said: str
    base: str
    keyword: str


def features(card: CheckedCard, compilation: Compilation) -> list[Feature]:
    """Explain each feature of a checked card in the order of the text."""
    game, book = card.source.game, load_game(card.source.game).clauses
    classes = {each.said: each for each in _classes(card.module)}
    rules = {word.id: word.rules for word in compilation.scripts.keywords if word.game == game}
    texts, explained = compilation.texts(game), []
    for pair in zip(*(card.trees[language].features for language in LANGUAGES), strict=True):
        printed = dict(zip(LANGUAGES, pair, strict=True))
        said = {language: cut(card, language, feature) for language, feature in printed.items()}
        made = classes.get(_said(said["en"]))
        of_kind = [book.kinds[made.base]] if made is not None and made.base in book.kinds else []
        targets = {language: tuple(_targets(card, language, feature, texts)) for language, feature in printed.items()}
        clauses = dict.fromkeys([*of_kind, *_rules(pair[0], made, rules), *book.within(pair[0])])
        explained.append(Feature(said, _kind(pair[0], made), targets, tuple(clauses)))
    return explained


def ability_classes(module: str) -> str:
    """Return the ability classes of a generated module, without its imports and the definition of the card."""
    found = (ast.get_source_segment(module, node) for node in ast.parse(module).body if isinstance(node, ast.ClassDef))
    return "\n\n\n".join(code for code in found if code)


def _classes(module: str) -> Iterator[_Class]:
    for node in ast.parse(module).body:
        if isinstance(node, ast.ClassDef):
            said, _, _ = (ast.get_docstring(node) or "").partition("\n\n")
            base = next((each.id for each in node.bases if isinstance(each, ast.Name)), "")
            yield _Class(said.removesuffix("."), base, _keyword(node))


def _keyword(node: ast.ClassDef) -> str:
    for each in node.body:
        match each:
            case ast.Assign(targets=[ast.Name(id="keyword")], value=ast.Constant(value=str(word))):
                return word
    return ""


def _said(text: str) -> str:
    """Return a feature as the docstring of its class says it."""
    return " ".join(plain(text).split()).removesuffix(".")


def cut(card: CheckedCard, language: Language, node: Node) -> str:
    """Return the words of a card's text that say a node."""
    text = card.source.printings[language].text
    return " ".join((text[node.span.start : node.span.end] if node.span else text).split())


def _kind(feature: Node, made: _Class | None) -> Wording:
    if made is not None and made.base in KINDS:
        return KINDS[made.base]
    return KEYWORD if isinstance(feature, m.Keyword) or made is not None else PROPERTY


def _rules(feature: Node, made: _Class | None, rules: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Yield the clauses of the keywords that a feature is, is headed by, or names."""
    yield from rules.get(made.keyword, ()) if made else ()
    for node in walk(feature):
        if isinstance(node, m.Keyword):
            yield from rules.get(node.id, ())


def _targets(card: CheckedCard, language: Language, feature: Node, texts: Texts) -> Iterator[str]:
    """Yield what is chosen, as a text would call it; what only describes an event is not chosen."""
    own = own_names(card.source, texts)[language]
    for node in _carried_out(feature):
        if isinstance(node, m.Cards) and isinstance(node.quantity, CHOSEN) and not _is_certain(node):
            said = texts.write_part(language, "selection", node, own)
            if said is not None:
                yield said[:1].lower() + said[1:]


def _carried_out(node: Node) -> Iterator[Node]:
    """Yield a node and all below it but for events and features given to cards."""
    yield node
    event = node.event if isinstance(node, m.Replaces) else None
    for child in children(node):
        if child is not event and not isinstance(child, m.Trigger | m.Quoted):
            yield from _carried_out(child)


def _is_certain(cards: m.Cards) -> bool:
    """Whether there is nothing to choose from: a player's hero, or the top of a deck."""
    if not isinstance(cards.kind, m.Kind):
        return True
    where = cards.kind.where
    heroes = cards.kind.noun == m.TypeNoun("hero") and any(isinstance(each, m.Whose) for each in where)
    return heroes or any(isinstance(each, m.Position) for each in where)
