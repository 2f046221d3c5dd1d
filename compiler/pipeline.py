"""From scripts to checked trees and generated code: the one path that every command takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Literal

from compiler.agreement.compare import agree
from compiler.agreement.proof import proved
from compiler.agreement.words import Teller, Told
from compiler.diagnostics import Diagnostic, Severity, TextSpan, make
from compiler.games.game import Game, game
from compiler.language.ast import Node, to_data
from compiler.language.lexer import CardNames, Name
from compiler.language.meaning import CardText
from compiler.language.printer import Unprintable
from compiler.language.reading import Reading
from compiler.language.ru.names import Decliner
from compiler.language.texts import LANGUAGES, NameEntry, Texts, joined
from compiler.sources import CardSource, KeywordSource, Project, Scripts, load_scripts
from compiler.sources.project import user_cache
from compiler.sources.scripts import packaged_keywords

Language = Literal["en", "ru"]

SAMPLES = 500
"""The texts of so many cards, the first ones, show what is usual when a text is not understood."""


@dataclass(frozen=True, slots=True)
class CheckedCard:
    """A card that is read whole in both languages with one meaning, and its module."""

    source: CardSource
    trees: Mapping[str, CardText]
    write: Callable[[], str]

    @property
    def module(self) -> str:
        """Its Python."""
        return self.write()

    @property
    def text(self) -> CardText:
        """The meaning."""
        return self.trees["en"]


@dataclass(slots=True)
class Compilation:
    """A project being compiled: its scripts, its languages, what is wrong with it."""

    project: Project
    scripts: Scripts
    diagnostics: list[Diagnostic] = field(default_factory=list)
    _texts: dict[str, Texts] = field(default_factory=dict)

    def texts(self, game_id: str) -> Texts:
        """Return the languages of a game, with the names of this project's cards and keywords."""
        if game_id not in self._texts:
            workshop = Workshop(game(game_id), self.project.cache)
            texts = self._texts[game_id] = workshop.texts(self.entries(game_id), said_out(self.keywords(game_id)))
            for language, reader in texts.readers.items():
                cards = [card for card in self.scripts.cards if card.game == game_id]
                reader.samples = [card.printings[language].text for card in cards[:SAMPLES]]
        return self._texts[game_id]

    def names_changed(self) -> None:
        """Let the languages know the names that cards and keywords have now."""
        self._texts = {
            game_id: texts.renamed(self.entries(game_id), said_out(self.keywords(game_id)))
            for game_id, texts in self._texts.items()
        }

    def entries(self, game_id: str) -> list[NameEntry]:
        """Return the names of a game's cards and keywords for the lexer."""
        return [*keyword_entries(game(game_id), self.keywords(game_id)), *self.card_names(game_id)]

    def keywords(self, game_id: str) -> list[KeywordSource]:
        """Return the keywords of a game."""
        return [word for word in self.scripts.keywords if word.game == game_id]

    def card_names(self, game_id: str) -> Iterable[NameEntry]:
        """Return the names of the project's cards for the lexer."""
        for card in self.scripts.cards:
            if card.game == game_id:
                written = {language: card.printings[language].name for language in LANGUAGES}
                yield NameEntry("NAME", card.id, written, card.printings["ru"].forms)


@dataclass(frozen=True, slots=True)
class Workshop:
    """Makes the languages of a game; grammars and declined names are kept in a folder between runs."""

    game: Game
    cache: Path | None

    def texts(
        self,
        entries: Iterable[NameEntry],
        meanings: Mapping[str, str],
        decliner: Decliner | None = None,
        cards: Mapping[str, CardNames] | None = None,
    ) -> Texts:
        """Return the languages of the game with these names and these definitions of keywords.

        ``cards`` are by language the names of cards that are kept elsewhere.
        """
        decliner = decliner or Decliner(names_file(self.cache))
        return Texts(self.game.phrasebook, entries, self.cache, decliner, meanings, cards)


def names_file(cache: Path | None) -> Path | None:
    """Return the file in which declined names are kept."""
    return cache / "names-ru-5.json" if cache else None


def keyword_entries(of: Game, keywords: Iterable[KeywordSource]) -> Iterable[NameEntry]:
    """Return the names of keywords for the lexer; those with a body are phrases of the game."""
    for word in keywords:
        terminal = of.keyword_terminal(word.id, word.parameter)
        if terminal is not None:
            written = {language: of.keyword_written(word.printings[language].name) for language in LANGUAGES}
            yield NameEntry(terminal, word.id, written, {}, proper=False)


def said_out(keywords: Iterable[KeywordSource]) -> dict[str, str]:
    """Return the English definitions of the keywords that a card says out: those with an object or a demand."""
    found = {}
    for word in keywords:
        definition = word.printings["en"].definition
        if word.parameter in ("object", "condition") and word.python is None and definition is not None:
            found[word.id] = definition
    return found


def load(project: Project) -> Compilation:
    """Read all scripts of a project; faults of files are in the diagnostics."""
    scripts = load_scripts(project)
    return Compilation(project, scripts, list(scripts.diagnostics))


@dataclass(frozen=True, slots=True)
class CheckedKeyword:
    """A keyword whose two definitions mean the same, with its module."""

    source: KeywordSource
    module: str


def check_keywords(compilation: Compilation) -> list[CheckedKeyword]:
    """Check all keywords; what is wrong is added to the diagnostics. Those that need no module are left out."""
    checked = []
    for word in compilation.scripts.keywords:
        module, found = check_keyword(word, compilation.texts(word.game), game(word.game))
        if found and not _is_needed(word, compilation.scripts.cards):
            continue
        compilation.diagnostics += found
        if module is not None:
            checked.append(CheckedKeyword(word, module))
    return checked


def check_keyword(word: KeywordSource, texts: Texts, of: Game) -> tuple[str | None, list[Diagnostic]]:
    """Read both definitions, compare them, generate code; return the module, if it has one, or what is wrong."""
    trees, found = read_definition(word, texts)
    return (None, found) if found else of.generate_keyword(word, trees)


def _is_needed(word: KeywordSource, cards: Iterable[CardSource]) -> bool:
    """Whether a keyword is the project's own or a card says its name.

    The package's keywords may create cards (an Egg) that a project which never names them does not have.
    """
    own = not word.source.file.startswith("<cardscript>")
    return own or any(mentions(card, word) for card in cards if card.game == word.game)


def mentions(card: CardSource, word: KeywordSource) -> bool:
    """Whether the text of a card holds the name of a keyword."""
    return word.printings["en"].name.casefold() in card.printings["en"].text.casefold()


def read_definition(word: KeywordSource, texts: Texts) -> tuple[dict[str, CardText], list[Diagnostic]]:
    """Read both definitions of a keyword and compare them; a keyword without one has no trees."""
    trees: dict[str, CardText] = {}
    found: list[Diagnostic] = []
    for language in LANGUAGES:
        definition = word.printings[language].definition
        if definition is None:
            continue
        reading = texts.read(language, definition, None, False)
        found += [word.located(each, language) for each in reading.diagnostics]
        if reading.text is not None:
            trees[language] = reading.text
    if len(trees) == len(LANGUAGES) and not agree(trees["en"], trees["ru"]):
        whole = TextSpan(0, len(word.printings["en"].definition or ""))
        found.append(word.located(make("printings-differ", whole), "en"))
    return trees, found


def check(compilation: Compilation, cards: Iterable[CardSource] | None = None) -> list[CheckedCard]:
    """Check cards (all by default); what is wrong is added to the diagnostics."""
    checked = []
    for card in compilation.scripts.cards if cards is None else cards:
        result, found = check_card(card, compilation.texts(card.game), game(card.game))
        compilation.diagnostics += found
        if result is not None:
            checked.append(result)
    return checked


def check_card(card: CardSource, texts: Texts, of: Game) -> tuple[CheckedCard | None, list[Diagnostic]]:
    """Read both printings, compare them, print them back, generate code; return the card, or what is wrong."""
    names = own_names(card, texts)
    readings = {code: _reading(card, code, card.printings[code].text, texts, names) for code in LANGUAGES}
    trees = {code: reading.text for code, reading in readings.items() if reading.text is not None}
    if len(trees) < len(LANGUAGES):
        return None, _unread(card, readings, texts, names)
    found = differing(card, trees, texts, names) or unstable(card, trees, texts, names)
    if wrong(found):
        return None, found
    write, ungenerated = of.generate(card, trees, names, texts.meanings)
    ungenerated += [card.located(each, "en") for each in uncreatable(trees["en"], card.printings["en"].text, texts, of)]
    return (CheckedCard(card, trees, write) if not ungenerated else None), [*found, *ungenerated]


def uncreatable(tree: CardText, text: str, texts: Texts, of: Game) -> Iterator[Diagnostic]:
    """Yield what a text would create although the project has no such card."""
    for part, made in of.created(tree):
        if not texts.has_card(made):
            yield no_behaviour(text, part)


def no_behaviour(text: str, part: Node) -> Diagnostic:
    """Say that a part of a text is understood, but can't be played."""
    span = part.span
    where = TextSpan(span.start, span.end) if span else TextSpan(0, len(text))
    return make("no-behaviour", where, what=" ".join(text[where.start : where.end].split()))


def _reading(card: CardSource, language: str, text: str, texts: Texts, names: Mapping[str, Name]) -> Reading:
    return texts.read(language, text, names[language], card.type == "spell")


def _meaning(
    card: CardSource, language: str, texts: Texts, names: Mapping[str, Name], text: str
) -> CardText | None:
    return _reading(card, language, text, texts, names).text


def _unread(
    card: CardSource, readings: Mapping[str, Reading], texts: Texts, names: Mapping[str, Name]
) -> list[Diagnostic]:
    """Return why printings can't be read; if one of them can, it proves which repair of the other was meant."""
    found: list[Diagnostic] = []
    for language, other in (LANGUAGES, LANGUAGES[::-1]):
        faults, meaning = readings[language].diagnostics, readings[other].text
        if faults and meaning is not None:
            read = partial(_meaning, card, language, texts, names)
            faults = proved(card.printings[language].text, faults, meaning, read)
        found += [card.located(each, language) for each in faults]
    return found


def wrong(found: Iterable[Diagnostic]) -> bool:
    """Whether some of it is an error: a warning refuses nothing."""
    return any(fault.severity is Severity.ERROR for fault in found)


def own_names(card: CardSource, texts: Texts) -> Mapping[str, Name]:
    """Return the card's own name in each language."""
    return {
        language: texts.own_name(language, card.printings[language].name, card.printings[language].forms)
        for language in LANGUAGES
    }


def differing(
    card: CardSource, trees: Mapping[str, CardText], texts: Texts, names: Mapping[str, Name]
) -> list[Diagnostic]:
    """Return how the two printings differ in meaning: each difference in words, and where it stands in both."""
    if agree(trees["en"], trees["ru"]):
        return []
    return [_differs(card, told) for told in Teller(texts, names).tell(trees["en"], trees["ru"])]


def _differs(card: CardSource, told: Told) -> Diagnostic:
    """Return one difference as a diagnostic, which stands at the first words that differ."""
    (english, *_), (russian, *_) = (told.places(language, card.printings[language].text) for language in LANGUAGES)
    fault = make("printings-differ", card.text_span("en", english)).noting(told.kind, None, **told.args)
    said = card.printings["ru"].text[russian.start : russian.end].strip()
    return fault.noting("russian", card.text_span("ru", russian), text=said)


def unstable(
    card: CardSource, trees: Mapping[str, CardText], texts: Texts, names: Mapping[str, Name]
) -> list[Diagnostic]:
    """Print each printing's tree in the other language and read that again: nothing may be lost or gained.

    That a text prints back to itself needs no second reading: agreement compared its every word. Marks and articles
    in which it differs from its print are warnings.
    """
    found: list[Diagnostic] = []
    for language, target in (LANGUAGES, LANGUAGES[::-1]):
        try:
            written = texts.written(target, trees[language], names[target])
        except Unprintable:
            found.append(card.located(make("unprintable", _whole(card, language), language=target), language))
            continue
        text, printed = card.printings[target].text, joined(written)
        if plain(printed) != plain(text) and _lost(card, target, texts, printed, trees[language], names[target]):
            found.append(card.located(make("unstable-printing", _whole(card, language), printed=printed), language))
        elif printed != text.removesuffix("\n"):
            found += [card.located(each, target) for each in texts.unusual(target, text, written)]
    return found


def _whole(card: CardSource, language: str) -> TextSpan:
    return TextSpan(0, len(card.printings[language].text))


def _lost(card: CardSource, target: str, texts: Texts, printed: str, tree: CardText, own: Name) -> bool:
    """Whether a printed text, which is not the other printing itself, is read otherwise than it was meant."""
    return texts.read(target, printed, own, card.type == "spell").text != tree


def plain(text: str) -> str:
    """Return a text with what reading passes over levelled out: spaces, capitals, ё."""
    return " ".join(text.lower().replace("ё", "е").split())


def parse_text(
    text: str,
    language: str,
    game_id: str,
    card_type: str,
    name: str | None,
    compilation: Compilation | None = None,
) -> tuple[CardText | None, list[Diagnostic]]:
    """Read a text of a card that need not exist. Diagnostics speak of offsets in the text."""
    texts = compilation.texts(game_id) if compilation else bare_texts(game_id)
    own = texts.own_name(language, name) if name else None
    reading = texts.read(language, text, own, card_type == "spell")
    return reading.text, reading.diagnostics


to_json = to_data


@cache
def bare_texts(game_id: str) -> Texts:
    """Return the languages of a game with the keywords of the package and no card names."""
    of, keywords = game(game_id), packaged_keywords(game_id)
    texts = Workshop(of, user_cache()).texts(keyword_entries(of, keywords), said_out(keywords))
    for language, reader in texts.readers.items():
        reader.samples = [word.printings[language].definition or "" for word in keywords]
    return texts
