"""The language of card texts for authors: every construct with its wordings, a card that has it, and its rules.

Everything comes from the phrases, the keyword scripts and the cards, so that it says what the compiler reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from compiler.diagnostics import LANGUAGES, Language, Wording
from compiler.explanation import cut
from compiler.games.game import GAMES, game
from compiler.keywords import WAYS, way
from compiler.language import meaning as m
from compiler.language.ast import Node, walk
from compiler.language.en.synonyms import SYNONYMS
from compiler.language.grammar import Reading, Rule
from compiler.language.phrases import Phrase
from compiler.language.samples import Samples
from compiler.pipeline import CheckedCard, Compilation
from compiler.sources.cards import KeywordSource

_TOLD = Wording("What a player may be told to do", "Что может делать игрок")

GROUPS: tuple[tuple[Wording, tuple[type[Node], ...]], ...] = (
    (Wording("Amounts", "Количества"), (m.Number,)),
    (Wording("Who and what", "Кто и что"), (m.You,)),
    (Wording("Which cards", "Какие карты"), (m.Whose,)),
    (Wording("Chains of acts", "Цепочки действий"), (m.ForTurns,)),
    (Wording("Conditions", "Условия"), (m.Own,)),
    (_TOLD, (m.Wound, m.Draw, m.CloseCoins)),
    (Wording("Attacks, squares and moments of a battle", "Атаки, клетки и моменты боя"), (m.MakeAttack,)),
    (Wording("What cards do, get and suffer", "Что делают, получают и испытывают карты"), (m.Bonus,)),
    (Wording("Events", "События"), (m.TurnBound,)),
    (Wording("Features", "Особенности"), (m.Obligations,)),
)
"""The groups of the page, and the constructs in the order of the tree's classes from which on they take all."""

_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
_TITLE = Wording("The language of card texts", "Язык текстов карт")
_MADE = Wording(
    "Made from the phrases, the keywords and the cards by `make regenerate`; not to be edited.",
    "Составлено по фразам, ключевым словам и картам командой `make regenerate`; вручную не правится.",
)
_HOW = Wording(
    "Each row is one meaning, worded with the simplest words in its slots; the first wording is what the compiler "
    "prints, those after “also” are read as well. `cardscript explain --construct NAME` shows one construct.",
    "Каждая строка – одно значение с простейшими словами на месте его частей; первую формулировку компилятор "
    "печатает, те, что после слова «также», только читает. "
    "`cardscript explain --construct ИМЯ` показывает одну конструкцию.",
)
_ALSO = Wording("also", "также")
_CARD = Wording("Card", "Карта")
_RULES = Wording("Rules", "Правила")
_KEYWORDS = Wording("Keywords", "Ключевые слова")
_SYNONYMS = Wording("English words read for others", "Английские слова, которые читаются за другие")
_READ_FOR = Wording(
    "Wherever the words on the left may stand, those on the right are read as well.",
    "Везде, где могут стоять слова слева, читаются и слова справа.",
)
_SAID = Wording("the words of the phrases", "слова фраз")
_OWN = Wording("Piranha", "Пиранья")
_NAMES = {"en": Wording("English", "Английский"), "ru": Wording("Russian", "Русский")}


@dataclass(frozen=True, slots=True)
class Example:
    """A feature of a card that has a construct."""

    names: Mapping[Language, str]
    texts: Mapping[Language, str]


Row = Mapping[Language, tuple[str, ...]]
"""One meaning in every language: the printed wording, then the others that are read."""


@dataclass(frozen=True, slots=True)
class Construct:
    """One construct: its name, its rows of wordings, a card that has it, the clauses it rests on."""

    name: str
    group: Wording
    rows: tuple[Row, ...]
    example: Example | None
    clauses: tuple[str, ...]


def constructs(game_id: str, compilation: Compilation, cards: Iterable[CheckedCard]) -> list[Construct]:
    """Return the constructs of a game, group by group, with examples from the cards."""
    rows = _rows(game_id, compilation)
    examples = _examples(cards)
    starts = {cls: group for group, firsts in GROUPS for cls in firsts}
    order = [group for group, _ in GROUPS]
    found, group, book = [], order[0], game(game_id).clauses
    for cls in vars(m).values():
        if not (isinstance(cls, type) and issubclass(cls, Node)) or cls is Node:
            continue
        group = starts.get(cls, group)
        if cls in rows:
            found.append(Construct(name(cls), group, tuple(rows[cls]), examples.get(cls), book.of(cls)))
    return sorted(found, key=lambda each: order.index(each.group))


def name(cls: type[Node]) -> str:
    """Return the name of a construct: *take-control*."""
    return _HUMP.sub("-", cls.__name__).lower()


def _rows(game_id: str, compilation: Compilation) -> dict[type, list[Row]]:
    """Return the rows of each class: one for each phrase that makes it."""
    said = [(language, *each) for language in LANGUAGES for each in _wordings(game_id, language, compilation)]
    by_phrase: dict[int, tuple[Phrase, dict[Language, tuple[str, ...]]]] = {}
    for language, phrase, wordings in said:
        by_phrase.setdefault(id(phrase), (phrase, {}))[1][language] = wordings
    rows: dict[type, list[Row]] = {}
    for phrase, row in by_phrase.values():
        for cls in phrase.shape.types or ():
            if row not in rows.setdefault(cls, []):  # several slots may have the same words
                rows[cls].append(row)
    return rows


def _wordings(game_id: str, language: Language, compilation: Compilation) -> Iterator[tuple[Phrase, tuple[str, ...]]]:
    """Yield each phrase with its wordings in a language, the printed one first."""
    texts = compilation.texts(game_id)
    reader = texts.readers[language]
    own = texts.own_name(language, _OWN.say(language, {}))
    samples = Samples(reader.language, {**reader.names, own.value: own})
    by_phrase: dict[int, tuple[Phrase, list[tuple[Rule, Reading]]]] = {}
    for rule, reading in (pair for pairs in samples.wordings.values() for pair in pairs):
        phrase = reading.wording.phrase
        by_phrase.setdefault(id(phrase), (phrase, []))[1].append((rule, reading))
    for phrase, readings in by_phrase.values():
        readings.sort(key=lambda pair: pair[1].wording.rank)
        said = (samples.said(samples.tree(*pair)) for pair in readings)
        found = tuple(dict.fromkeys(_small(text) for text in said if text))
        if found:
            yield phrase, found


def _small(text: str) -> str:
    return text if text[1:2].isupper() or len(text) == 1 else text[:1].lower() + text[1:]


def _examples(cards: Iterable[CheckedCard]) -> dict[type, Example]:
    """Return for each class of node the shortest feature that has it."""
    best: dict[type, tuple[int, Example]] = {}
    for card in sorted(cards, key=lambda each: each.source.id):
        names = {language: card.source.printings[language].name for language in LANGUAGES}
        for at, feature in enumerate(card.trees["en"].features):
            nodes = list(walk(feature))
            said = {language: cut(card, language, card.trees[language].features[at]) for language in LANGUAGES}
            for cls in {type(node) for node in nodes}:
                if cls not in best or len(nodes) < best[cls][0]:
                    best[cls] = (len(nodes), Example(names, said))
    return {cls: example for cls, (_, example) in best.items()}


def page(game_id: str, compilation: Compilation, cards: Iterable[CheckedCard], language: Language) -> str:
    """Return the whole reference of a game as Markdown."""
    lines = [f"# {_TITLE.say(language, {})} ({game_id})", "", _MADE.say(language, {}), "", _HOW.say(language, {})]
    group: Wording | None = None
    for construct in constructs(game_id, compilation, cards):
        if construct.group != group:
            group = construct.group
            lines += ["", f"## {group.say(language, {})}"]
        lines += ["", *section(construct, language)]
    lines += ["", f"## {_SYNONYMS.say(language, {})}", "", _READ_FOR.say(language, {}), "", *_synonyms(language)]
    lines += ["", f"## {_KEYWORDS.say(language, {})}"]
    for word in sorted(compilation.scripts.keywords, key=lambda each: each.printings[language].name):
        if word.game == game_id:
            lines += ["", *_keyword(word, language)]
    return "\n".join(lines) + "\n"


def _synonyms(language: Language) -> Iterator[str]:
    yield f"| {_SAID.say(language, {})} | {_ALSO.say(language, {})} |"
    yield "|---|---|"
    for said, others in SYNONYMS:
        yield f"| {_code(said)} | {', '.join(map(_code, others))} |"


def section(construct: Construct, language: Language, game_id: str | None = None) -> Iterator[str]:
    """Yield the lines about one construct, the reader's language first; ``game_id`` if the game is to be named."""
    heading = f"{construct.name} ({GAMES[game_id].title.say(language, {})})" if game_id else construct.name
    yield from (f"### {heading}", "")
    yield from _heading(language)
    for row in construct.rows:
        cells = (_cell(row.get(each, ()), language) for each in _order(language))
        yield f"| {' | '.join(cells)} |"
    if construct.example:
        names = " / ".join(construct.example.names[each] for each in _order(language))
        texts = " / ".join(_code(construct.example.texts[each]) for each in _order(language))
        yield from ("", f"{_CARD.say(language, {})}: *{names}* – {texts}")
    yield from _clauses_line(construct.clauses, language)


def _order(language: Language) -> list[Language]:
    return sorted(LANGUAGES, key=lambda each: each != language)


def _heading(language: Language) -> Iterator[str]:
    yield f"| {' | '.join(_NAMES[each].say(language, {}) for each in _order(language))} |"
    yield "|---|---|"


def _cell(wordings: tuple[str, ...], language: Language) -> str:
    said = [_code(text) for text in wordings]
    return f"<br>{_ALSO.say(language, {})} ".join(said) if said else "–"


def _clauses_line(clauses: tuple[str, ...], language: Language) -> Iterator[str]:
    if clauses:
        yield from ("", f"{_RULES.say(language, {})}: {', '.join(clauses)}")


def _keyword(word: KeywordSource, language: Language) -> Iterator[str]:
    yield from (f"### {word.printings[language].name}", "")
    yield from _heading(language)
    yield f"| {' | '.join(_code(word.printings[each].pattern) for each in _order(language))} |"
    definitions = [" ".join((word.printings[each].definition or "").split()) for each in _order(language)]
    if any(definitions):
        yield f"| {' | '.join(map(_code, definitions))} |"
    if word.python is not None or word.counter:
        yield from ("", (word.python or {}).get(language) or WAYS[way(word)].say(language, {}))
    yield from _clauses_line(word.rules, language)


def _code(text: str) -> str:
    return f"`{text}`"
