"""All surface languages of one game, with the names that a project gives: text to tree and tree to text."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property, partial
from operator import itemgetter
from pathlib import Path
from typing import Any

from compiler.diagnostics import Diagnostic, TextSpan, make
from compiler.language.ast import Node
from compiler.language.binding import bind
from compiler.language.en import morphology
from compiler.language.en.speech import English
from compiler.language.language import Language
from compiler.language.lexer import CardNames, Name, normal, scan
from compiler.language.lexicon import Lexeme
from compiler.language.meaning import CardText, Mention
from compiler.language.phrases import Phrase, Phrasebook
from compiler.language.printer import Unprintable
from compiler.language.reading import MOST_KNOWN, Reader, Reading, sentences
from compiler.language.ru.names import Decliner
from compiler.language.ru.speech import Russian
from compiler.language.usage import stopped, unusual

LANGUAGES = ("en", "ru")
_SELDOM = 50_000  # objects made since garbage was collected last
OWN = "own"


@dataclass(frozen=True, slots=True)
class NameEntry:
    """A name for the lexer: its terminal, what it stands for, how each language writes it."""

    terminal: str
    value: str
    written: Mapping[str, str]
    forms: Mapping[str, str]
    proper: bool = True


class Texts:
    """Reads and writes card texts of one game."""

    def __init__(
        self,
        book: Callable[[], Phrasebook],
        entries: Iterable[NameEntry],
        grammars: Path | None,
        decliner: Decliner,
        meanings: Mapping[str, str] | None = None,
        cards: Mapping[str, CardNames] | None = None,
    ) -> None:
        """Make the languages.

        ``meanings`` are the English definitions of the keywords that are said out on cards, ``cards`` by language the
        names of cards that are kept elsewhere.
        """
        self._decliner = decliner
        self._meanings = meanings or {}
        self._features: dict[tuple[str, int], tuple[Node, str]] = {}
        phrases, cards = book(), cards or {}
        entries = list(entries)
        decliner.learn(entry.written["ru"] for entry in entries)
        self.readers = {
            tongue.code: Reader(
                Language(tongue, phrases, grammars), self._names(tongue.code, entries), cards.get(tongue.code)
            )
            for tongue in (English(), Russian())
        }
        _introduce(self.readers)
        self._decliner.save()
        gc.freeze()  # what stands here stays as long as the process: collecting garbage need not look through it
        gc.set_threshold(_SELDOM)  # a tree knows nothing of what it stands in, and is gone without being collected

    def renamed(self, entries: Iterable[NameEntry], meanings: Mapping[str, str] | None = None) -> Texts:
        """Return the same languages with other names of cards and keywords, perhaps with other definitions."""
        other, listed = copy(self), list(entries)
        other._meanings = self._meanings if meanings is None else meanings
        other.__dict__.pop("meanings", None)
        other.readers, other._features = {}, {}
        for code, reader in self.readers.items():
            other.readers[code] = Reader(reader.language, self._names(code, listed), reader.cards)
            other.readers[code].samples = reader.samples
        _introduce(other.readers)
        return other

    @cached_property
    def meanings(self) -> Mapping[str, CardText]:
        """The definitions of the keywords that are said out where a card has them: those with an object or a demand."""
        return _Meanings(self, self._meanings)

    def read_apart(self, text: str) -> tuple[CardText | None, set[str]]:
        """Read an English text that is not a card's own; return its meaning and its pieces, which are not gathered."""
        reader = self.readers["en"]
        gathered, reader.pieces = reader.pieces, set()
        try:
            return self.read("en", text, None, False).text, reader.pieces
        finally:
            reader.pieces = gathered

    def _names(self, language: str, entries: Iterable[NameEntry]) -> list[Name]:
        return [Name(each.terminal, each.value, self._lexeme_of(language, each), each.proper) for each in entries]

    def _lexeme_of(self, language: str, entry: NameEntry) -> Lexeme:
        """Return the forms of a name; a keyword that is a noun is a thing, whatever it may look like."""
        found = self.lexeme(language, entry.written[language], entry.forms)
        object_ = found.forms.get("acc", "")
        if entry.proper or not found.animate or object_ != found.forms.get("gen") or object_.endswith(("ого", "его")):
            return found
        return replace(found, animate=False, forms={**found.forms, "acc": found.forms["nom"]})

    def lexeme(self, language: str, name: str, forms: Mapping[str, str] | None = None) -> Lexeme:
        """Return a name with its forms in a language."""
        return lexeme(self._decliner, language, name, forms)

    def declined(self, name: str) -> Mapping[str, Any]:
        """Return how a Russian name declines, as plain data."""
        return self._decliner.declined(name)

    def has_card(self, card: str) -> bool:
        """Return whether the project has a card of that id."""
        reader = self.readers[LANGUAGES[0]]
        return card in reader.names or (reader.cards is not None and reader.cards.standing_for(card) is not None)

    def own_name(self, language: str, name: str, forms: Mapping[str, str] | None = None) -> Name:
        """Return the name by which a card's text speaks of the card itself (106.2.2)."""
        return Name("OWN", OWN, self.lexeme(language, name, forms))

    def remember(self, pieces: set[str]) -> None:
        """Gather in a set every piece of the texts that are read from now on: names are looked up by them."""
        for reader in self.readers.values():
            reader.pieces = pieces

    def read(self, language: str, text: str, own: Name | None, is_spell: bool) -> Reading:
        """Read a card text: its tree with references bound, or what is wrong with it."""
        reading = self.readers[language].read(text, own)
        if reading.text is None:
            return reading
        bound, unbound = bind(reading.text, is_spell)
        found = [_unbound(text, each.mention) for each in unbound]
        return Reading(list(bound.features), found, reading.count)

    def write(self, language: str, text: CardText, own: Name | None) -> str:
        """Return the canonical text of a tree. Raises Unprintable."""
        return joined(self.written(language, text, own))

    def written(self, language: str, text: CardText, own: Name | None) -> list[str]:
        """Return the canonical sentence of each feature of a tree. Raises Unprintable."""
        reader, names = self.readers[language], self._sayable(language, own)
        return [self._written(reader.language, feature, names) for feature in text.features]

    def unusual(self, language: str, text: str, written: Sequence[str]) -> list[Diagnostic]:
        """Return what is written otherwise in a text than its sentences are printed, as warnings: marks, articles …"""
        return list(unusual(text, sentences(scan(text)), written, self.readers[language].language.tongue))

    def _written(self, language: Language, feature: Node, names: Sayable) -> str:
        """Print a feature; one that other cards share, and that does not name its card, is known."""
        key = (language.tongue.code, id(feature))
        known = self._features.get(key)
        if known is not None:
            return known[1]
        names.own_was_said = False
        text = language.write(feature, names)
        if not names.own_was_said:
            if len(self._features) > MOST_KNOWN:
                self._features.clear()
            self._features[key] = (feature, text)
        return text

    def _sayable(self, language: str, own: Name | None) -> Sayable:
        reader = self.readers[language]
        return Sayable(own, reader.cards, reader.names)

    def write_part(self, language: str, category: str, value: Node, own: Name | None) -> str | None:
        """Return the text of a part of a tree, or None if it has none of its own."""
        reader, names = self.readers[language], self._sayable(language, own)
        try:
            return reader.language.write(value, names, category)
        except Unprintable:
            return None


class _Meanings(Mapping[str, CardText]):
    """Definitions that can be read, by the ids of their keywords, each read when a card first says its keyword.

    What a card says then are the pieces of the definition, too.
    """

    def __init__(self, texts: Texts, definitions: Mapping[str, str]) -> None:
        self._texts = texts
        self._definitions = definitions
        self._read: dict[str, tuple[CardText | None, set[str]]] = {}

    def __getitem__(self, keyword: str) -> CardText:
        if keyword not in self._read:
            self._read[keyword] = self._texts.read_apart(self._definitions[keyword])
        meaning, pieces = self._read[keyword]
        self._texts.readers["en"].pieces.update(pieces)
        if meaning is None:
            raise KeyError(keyword)
        return meaning

    def __iter__(self) -> Iterator[str]:
        return (keyword for keyword in self._definitions if keyword in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def joined(written: Iterable[str]) -> str:
    """Return the text of which these are the sentences."""
    return " ".join(map(stopped, written))


def lexeme(decliner: Decliner, language: str, name: str, forms: Mapping[str, str] | None = None) -> Lexeme:
    """Return a name with its forms in a language; ``forms`` are those that the author gave."""
    return morphology.name(name) if language == "en" else decliner.lexeme(name, forms)


@dataclass(slots=True)
class Sayable:
    """The names that a printed text may say, by what they stand for: the card's own, other cards', keywords'."""

    own: Name | None
    cards: CardNames | None
    known: Mapping[object, Name]
    own_was_said: bool = False

    def get(self, value: object) -> Name | None:
        """Return the name of something, or None."""
        if value == OWN:
            self.own_was_said = True
            if self.own is not None:
                return self.own
        card = self.cards.standing_for(value) if self.cards else None
        return card or self.known.get(value)


def _introduce(readers: Mapping[str, Reader]) -> None:
    """Let each language know how the others write what it has a name for."""
    for language, reader in readers.items():
        reader.repairs.foreign = partial(_foreign, readers, language)


def _foreign(readers: Mapping[str, Reader], language: str, said: Sequence[str]) -> Sequence[str]:
    """Return how a language writes the keyword or name, or else the word, that others write in these pieces."""
    mine, others = readers[language], [reader for code, reader in readers.items() if code != language]
    for name in filter(None, (reader.called(said) for reader in others)):
        known = mine.standing_for(name.value)
        return list(dict.fromkeys(known.lexeme.forms.values())) if known else ()
    for phrase in (phrase for reader in others for phrase, _ in _only_words(reader, said)):
        return [word for _, word in sorted(_single_words(mine, phrase), key=itemgetter(0))]
    return ()


def _only_words(reader: Reader, said: Sequence[str]) -> Iterator[tuple[Phrase, str]]:
    """Yield the phrases that have a wording with this single word in it, beside marks and slots."""
    if len(said) == 1:
        language = reader.language
        for rule in language.grammar.rules_with(language.lexer.terminals_of(said[0])):
            for reading in rule.readings:
                word = reading.single_word
                if word is not None and normal(word) == said[0]:
                    yield reading.wording.phrase, word


def _single_words(reader: Reader, phrase: Phrase) -> Iterator[tuple[int, str]]:
    """Yield the single words of a phrase's wordings, each with the number of its rule."""
    for rule, reading in reader.language.grammar.readings_of(phrase):
        if reading.single_word is not None:
            yield rule.id, normal(reading.single_word)


def _unbound(text: str, mention: Node) -> Diagnostic:
    span = mention.span
    assert span is not None
    code = "unbound-reference" if isinstance(mention, Mention) else "unread-value"
    return make(code, TextSpan(span.start, span.end), word=text[span.start : span.end])
