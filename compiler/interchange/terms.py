"""The term base: the words of the game in both languages, from the keywords and the phrases that texts are read by."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import StringIO
from xml.sax.saxutils import escape, quoteattr

from compiler.diagnostics import LANGUAGES
from compiler.language import meaning as m
from compiler.language.grammar import Reading, Word
from compiler.language.phrases import Phrase
from compiler.language.template import SlotItem
from compiler.language.texts import Texts
from compiler.sources import KeywordSource

_SORTS: Mapping[str, str] = {
    "noun": "noun",
    **dict.fromkeys(("card_noun", "wound_noun", "token_noun", "coin_noun", "life_noun", "effect_noun"), "noun"),
    **dict.fromkeys(("player_noun", "player", "yard_noun", "deck_noun", "hand_noun", "copy_noun"), "noun"),
    **dict.fromkeys(("element", "before"), "adjective"),
    **dict.fromkeys(("doing", "happens"), "verb"),
    **dict.fromkeys(("duration", "limit", "bound"), "phrase"),
}
"""The categories of phrases that are terms, and of what sort those are."""

COLUMNS = ("id", "sort", "en", "ru", "en_also", "ru_also", "en_definition", "ru_definition", "rules")


@dataclass(frozen=True, slots=True)
class Said:
    """A term in one language: the word to use, others that are read as well, and all forms of each.

    ``head`` is the word to use without what a verb governs.
    """

    word: str
    head: str = ""
    also: tuple[str, ...] = ()
    forms: frozenset[str] = frozenset()
    also_forms: Mapping[str, frozenset[str]] = field(default_factory=dict)
    definition: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the game; ``sort`` is keyword, type, class, noun, adjective, verb or phrase."""

    id: str
    sort: str
    said: Mapping[str, Said]
    rules: tuple[str, ...] = ()


def terms(game: str, texts: Texts, keywords: Iterable[KeywordSource]) -> list[Term]:
    """Return the terms of a game: its keywords, then the words of its phrases, each pair of words and each id once."""
    found: dict[tuple[str, ...], Term] = {}
    ids: set[str] = set()
    for term in (*_keywords(game, texts, keywords), *_phrases(game, texts)):
        pair = tuple(term.said[language].word.lower() for language in LANGUAGES)
        if pair not in found:
            id_ = term.id if term.id not in ids else f"{term.id}-{len(ids)}"
            ids.add(id_)
            found[pair] = replace(term, id=id_)
    return list(found.values())


def _keywords(game: str, texts: Texts, keywords: Iterable[KeywordSource]) -> Iterator[Term]:
    for word in sorted(keywords, key=lambda each: each.id):
        said: dict[str, Said] = {}
        for language in LANGUAGES:
            printing = word.printings[language]
            forms = frozenset(texts.lexeme(language, printing.name).forms.values())
            definition = " ".join((printing.reminder or printing.definition or "").split())
            said[language] = Said(printing.name, forms=forms, definition=definition)
        yield Term(f"{game}-keyword-{word.id}", "keyword", said, word.rules)


def _phrases(game: str, texts: Texts) -> Iterator[Term]:
    readings = {language: _by_phrase(texts, language) for language in LANGUAGES}
    printed = {language: _printed(each.values()) for language, each in readings.items()}
    for key, (phrase, _) in readings["en"].items():
        if key not in readings["ru"]:
            continue
        said: dict[str, Said] = {
            language: _said(readings[language][key][1], printed[language]) for language in LANGUAGES
        }
        if all(re.search(r"\w", each.word) for each in said.values()):
            yield Term(f"{game}-{_slug(phrase)}", _sort(phrase), said)


def _sort(phrase: Phrase) -> str:
    types = phrase.shape.types or ()
    return "type" if m.TypeNoun in types else "class" if m.ClassNoun in types else _SORTS[phrase.category]


def _slug(phrase: Phrase) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"{phrase.category} {phrase.name}".lower()).strip("-")


def _by_phrase(texts: Texts, language: str) -> dict[int, tuple[Phrase, list[Reading]]]:
    """Return the phrases that are terms with their wordings in a language, the printed one first."""
    found: dict[int, tuple[Phrase, list[Reading]]] = {}
    grammar = texts.readers[language].language.grammar
    for category in _SORTS:
        wordings = (each for worded in grammar.by_category.get(category, ()) for each in grammar.readings(worded))
        for _, reading in wordings:
            phrase = reading.wording.phrase
            if _is_term(reading):
                found.setdefault(id(phrase), (phrase, []))[1].append(reading)
    for _, readings in found.values():
        readings.sort(key=lambda reading: reading.wording.rank)
    return found


def _is_term(reading: Reading) -> bool:
    """Whether a wording is a term: words alone, or a verb with what it governs; no numbers, no pronouns."""
    category = reading.wording.phrase.category
    words = [part for part in reading.parts if isinstance(part, Word)]
    if category in ("doing", "happens"):
        return any(word.head and word.lexeme.pos == "verb" for word in words)
    return bool(words) and not any(isinstance(part, SlotItem) for part in reading.parts)


def _printed(phrases: Iterable[tuple[Phrase, list[Reading]]]) -> set[str]:
    """Return the words that some phrase prints: no term is advised against that is another one's own word."""
    return {word for _, readings in phrases for word in (_text(readings[0]), _head(readings[0])) if word}


def _said(readings: Sequence[Reading], printed: set[str]) -> Said:
    first = readings[0]
    also: dict[str, frozenset[str]] = {}
    for reading in readings[1:]:
        other = _head(reading) if _is_verb(reading) else _text(reading)
        if other and other not in printed and _words(reading) != _words(first):
            also.setdefault(other, _forms(reading))
    head = _head(first) if _is_verb(first) else _text(first)
    return Said(_text(first), head, tuple(also), _forms(first), also)


def _is_verb(reading: Reading) -> bool:
    return reading.wording.phrase.category in ("doing", "happens")


def _head(reading: Reading) -> str:
    """Return the dictionary form of the verb of a wording."""
    heads = (part for part in reading.parts if isinstance(part, Word) and part.head)
    return next((_dictionary(word) for word in heads), "")


def _dictionary(word: Word) -> str:
    return word.lexeme.forms.get("inf", word.form) if word.head else word.form


def _words(reading: Reading) -> set[str]:
    return {part.lexeme.id for part in reading.parts if isinstance(part, Word)}


def _text(reading: Reading) -> str:
    """Return a wording with dots for what varies."""
    parts = (
        _dictionary(part) if isinstance(part, Word) else "…"
        for part in reading.parts
        if isinstance(part, Word) or not part.silent
    )
    text = re.sub(r"\s+([,.:;)])|(\()\s+", r"\1\2", " ".join(parts)).strip(" ,")
    return re.sub(r"…(?: …)+", "…", text)


def _forms(reading: Reading) -> frozenset[str]:
    """Return all forms of a term: of its head, with its other words as they are."""
    words = [part for part in reading.parts if isinstance(part, Word)]
    if _is_verb(reading):
        return frozenset(form for word in words if word.head for form in word.lexeme.forms.values())
    heads = [word for word in words if word.head] or (words if len(words) == 1 else [])
    if len(heads) != 1:
        return frozenset([_text(reading)])
    at = words.index(heads[0])
    before, behind = [word.form for word in words[:at]], [word.form for word in words[at + 1 :]]
    return frozenset(" ".join([*before, form, *behind]) for form in heads[0].lexeme.forms.values())


def write_csv(found: Iterable[Term]) -> str:
    """Return terms as a table that spreadsheets and translators' tools read."""
    stream = StringIO()
    table = csv.writer(stream, lineterminator="\n")
    table.writerow(COLUMNS)
    for term in found:
        said = [term.said[language] for language in LANGUAGES]
        row = [term.id, term.sort, *(each.word for each in said), *("; ".join(each.also) for each in said)]
        table.writerow([*row, *(each.definition for each in said), "; ".join(term.rules)])
    return stream.getvalue()


def write_tbx(found: Iterable[Term]) -> str:
    """Return terms in TBX, the exchange format of term bases."""
    return "\n".join(_tbx(found)) + "\n"


def _tbx(found: Iterable[Term]) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield '<martif type="TBX" xml:lang="en">'
    yield " <martifHeader><fileDesc><sourceDesc><p>cardscript</p></sourceDesc></fileDesc></martifHeader>"
    yield " <text><body>"
    for term in found:
        yield f"  <termEntry id={quoteattr(term.id)}>"
        yield f'   <descrip type="subjectField">{escape(term.sort)}</descrip>'
        for language in LANGUAGES:
            yield from _lang_set(language, term.said[language])
        yield "  </termEntry>"
    yield " </body></text>"
    yield "</martif>"


def _lang_set(language: str, said: Said) -> Iterator[str]:
    yield f'   <langSet xml:lang="{language}">'
    if said.definition:
        yield f'    <descrip type="definition">{escape(said.definition)}</descrip>'
    for word in (said.word, *said.also):
        status = "preferredTerm" if word == said.word else "admittedTerm"
        note = f'<termNote type="administrativeStatus">{status}-admn-sts</termNote>'
        yield f"    <tig><term>{escape(word)}</term>{note}</tig>"
    yield "   </langSet>"
