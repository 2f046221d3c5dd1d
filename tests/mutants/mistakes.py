"""The kinds of mistakes that authors and translators make, each planted into one text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from compiler.language.lexer import Leaf, normal, scan
from compiler.language.reading import Reader

WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
LETTERS = {"en": "abcdefghijklmnopqrstuvwxyz", "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя"}
CALLED = re.compile(r'"[^"\n]*"(?= –)|«[^»\n]*»(?= –)')
"""The name that a spell or an effect goes by, in quotes before the dash."""
SHORTEST = 4
"""Letters of a word into which a typo is planted: in a shorter one it nearly always gives another word."""


@dataclass(frozen=True, slots=True)
class Text:
    """A good text to plant mistakes into: its language, its words, and who reads it."""

    language: str
    text: str
    reader: Reader

    @property
    def words(self) -> list[re.Match[str]]:
        """The words of the text."""
        return list(WORD.finditer(self.text))

    def tells(self, mistake: Mistake) -> bool:
        """Whether a mistake is in what the card does: what a spell or an effect is called is no game text."""
        pairs = enumerate(zip(self.text, mistake.text, strict=False))
        same = next((at for at, (one, other) in pairs if one != other), len(self.text))
        return not any(found.start() <= same < found.end() for found in CALLED.finditer(self.text))


@dataclass(frozen=True, slots=True)
class Mistake:
    """A text with one mistake: what was done, and the word that was meant if one was misspelt."""

    text: str
    told: str
    meant: str = ""


Plant = Callable[[Text, random.Random], Iterable[Mistake]]


def _put(text: Text, start: int, end: int, by: str, meant: str = "") -> Mistake:
    old = text.text[start:end]
    return Mistake(text.text[:start] + by + text.text[end:], f"{old!r} -> {by!r} at {start}", meant)


def typo(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A letter of a word dropped, doubled, added, changed or swapped with its neighbour."""
    for word in text.words:
        if len(word[0]) >= SHORTEST:
            spoilt = _spoilt(word[0], LETTERS[text.language], chance)
            if normal(spoilt) != normal(word[0]):
                yield _put(text, *word.span(), spoilt, word[0])


def _spoilt(word: str, letters: str, chance: random.Random) -> str:
    at = chance.randrange(1, len(word))
    other = chance.choice(letters)
    match chance.choice(("drop", "double", "add", "change", "swap")):
        case "drop":
            return word[:at] + word[at + 1 :]
        case "double":
            return word[:at] + word[at] + word[at:]
        case "add":
            return word[:at] + other + word[at:]
        case "change":
            return word[:at] + other + word[at + 1 :]
    return word[: at - 1] + _cased(word[at], word[at - 1]) + word[at - 1].lower() + word[at + 1 :]


def _cased(new: str, like: str) -> str:
    return new.upper() if like.isupper() else new


def number(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A number changed to another, X to a number and back."""
    for found in re.finditer(r"\d+|(?<!\w)[XХ](?!\w)", text.text):
        others = [n for n in range(10) if str(n) != found[0]] if found[0].isdigit() else [1, 2, 3]
        new = str(chance.choice(others))
        if found[0].isdigit() and chance.random() < 0.1:
            new = "Х" if text.language == "ru" else "X"
        yield _put(text, *found.span(), new)


def whose(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """Yours for theirs and theirs for yours."""
    yield from _english_owners(text) if text.language == "en" else _russian_owners(text)


def _english_owners(text: Text) -> Iterator[Mistake]:
    for found in re.finditer(r"\b(an? |the )?(opposing|[Yy]our)(?= (\w))", text.text):
        yours = found[2].lower() == "your"
        yield _put(text, *found.span(), _as(found[0], "the opposing" if yours else "your"))
    for found in re.finditer(r"\b[Yy]ou control\b|\bthe opponent controls\b", text.text):
        yours = found[0].lower() == "you control"
        yield _put(text, *found.span(), "the opponent controls" if yours else "you control")


def _russian_owners(text: Text) -> Iterator[Mistake]:
    for found in re.finditer(r"\b[Вв]аш\w* (\w+)", text.text):
        yield _put(text, *found.span(), _as(found[0], f"{found[1]} противника"))
    for found in re.finditer(r"\b(\w+) противника\b", text.text):
        yours = _yours(found[1])
        if yours:
            yield _put(text, *found.span(), _as(found[0], f"{yours} {found[1].lower()}"))


def _as(old: str, new: str) -> str:
    return new[:1].upper() + new[1:] if old[:1].isupper() else new


@cache
def _yours(noun: str) -> str:
    """Return *ваш* as it stands before a noun."""
    from pymorphy3 import MorphAnalyzer

    morphology = _morphology()
    assert isinstance(morphology, MorphAnalyzer)
    tag = next((parse.tag for parse in morphology.parse(noun.lower()) if "NOUN" in parse.tag), None)
    if tag is None:
        return ""
    wanted = {tag.case, tag.number} | ({tag.gender} if tag.number == "sing" else set())
    wanted |= {tag.animacy} if tag.case == "accs" and tag.gender != "femn" and tag.gender != "neut" else set()
    yours = morphology.parse("ваш")[0].inflect({grammeme for grammeme in wanted if grammeme})
    return yours.word if yours else ""


@cache
def _morphology() -> object:
    from pymorphy3 import MorphAnalyzer

    return MorphAnalyzer()


def clause(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A clause left out: from one stop, comma, colon or dash to the next."""
    marks = [found.span() for found in re.finditer(r"[.,:;]\s+|\n(?:- )?|[.]$", text.text.rstrip())]
    spans = list(zip([(0, 0), *marks], marks, strict=False))
    for (_, start), (at, end) in spans:
        if at > start and (start > 0 or end < len(text.text.rstrip())):
            yield _put(text, start, end, "")
    for (left, _), (right, _) in spans:
        if right > left > 0:
            yield _put(text, left, right, "")


def word(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A word left out."""
    for found in text.words:
        end = found.end() + (text.text[found.end() : found.end() + 1] == " ")
        yield _put(text, found.start(), end, "")


def stop(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A mark left out, moved by a word, or changed to another."""
    for found in re.finditer(r"[.,:;](?=\s|$)", text.text.rstrip()):
        rest = text.text[found.end() :]
        yield _put(text, *found.span(), "")
        yield _put(text, *found.span(), chance.choice([mark for mark in ".,:;" if mark != found[0]]))
        before = re.search(r" \S+$", text.text[: found.start()])
        if before:
            yield _put(text, before.start(), found.end(), found[0] + before[0])
        after = re.match(r" [^\s.,:;]+(?=[ .])", rest)
        if after:
            yield _put(text, found.start(), found.end() + after.end(), after[0] + found[0])


def twice(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A word written twice."""
    for found in text.words:
        yield _put(text, *found.span(), f"{found[0]} {found[0].lower()}")


def space(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A space lost between two words, or typed within one."""
    for found in re.finditer(r"(?<=[^\W\d_]) (?=[^\W\d_])", text.text):
        yield _put(text, *found.span(), "")
    for found in text.words:
        if len(found[0]) >= SHORTEST:
            at = found.start() + chance.randrange(1, len(found[0]))
            yield _put(text, at, at, " ")


def ending(text: Text, chance: random.Random) -> Iterator[Mistake]:
    """A word or a name in another of its forms: another case, number, gender or person."""
    for leaf in _inflected(text):
        others = _others(leaf)
        if others:
            new = chance.choice(others)
            meant = text.text[leaf.start : leaf.end]
            yield _put(text, leaf.start, leaf.end, _as(meant, new), meant)


def _inflected(text: Text) -> Iterator[Leaf]:
    """Yield the words and names of a text that have other forms, the longest of those that start in one place."""
    end = 0
    for leaves in text.reader.language.lexer.lattice(scan(text.text), *text.reader.all_tables(None)):
        forms = [leaf for leaf in leaves if leaf.lexeme is not None and leaf.start >= end and _others(leaf)]
        if forms:
            longest = max(forms, key=lambda leaf: leaf.end)
            end = longest.end
            yield longest


_COMMANDS = ("imp", "inf", "inf.also")
"""Either form of a verb may give a command in Russian, so neither is wrong in the place of the other."""


def _others(leaf: Leaf) -> list[str]:
    """Return the other forms of a word."""
    assert leaf.lexeme is not None
    here, forms = normal(leaf.text), leaf.lexeme.forms
    command = any(_same(forms[key], here) for key in _COMMANDS if key in forms)
    alike = {normal(forms[key]) for key in _COMMANDS if key in forms} if command else set()
    others = {form for key, form in forms.items() if form[:1].isalpha() and not key.endswith(".also")}
    return sorted(form for form in others if not _same(form, here) and normal(form) not in alike)


def _same(form: str, here: str) -> bool:
    return normal(form) == here


KINDS: dict[str, Plant] = {
    "typo": typo,
    "number": number,
    "whose": whose,
    "clause": clause,
    "word": word,
    "stop": stop,
    "twice": twice,
    "space": space,
    "ending": ending,
}
