"""How English inflects and writes what a phrase says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from compiler.language.en import morphology
from compiler.language.en.synonyms import SYNONYMS
from compiler.language.features import Features
from compiler.language.grammar import Word
from compiler.language.lexer import Leaf
from compiler.language.lexicon import Lexeme
from compiler.language.phrases import Phrasebook
from compiler.language.template import WordItem
from compiler.language.writing import join, write_symbol

_ARTICLE = re.compile(r"\b([Aa])n?(?= (\W?)(\w+))")
_VOWEL_SOUND = re.compile(r"[aeiou](?!ne\b|ni|se)|8|11\b|18\b|ho(?:u|n)", re.IGNORECASE)
_PLURAL_OWNER = re.compile(r"\b([a-z]+s)'s\b")


class English:
    """The speech of English."""

    code = "en"
    synonyms = SYNONYMS
    letters = "XT"
    quotes: tuple[str, str] | None = None

    def finder(self, book: Phrasebook) -> Callable[[WordItem], Lexeme]:
        """Return how template words are looked up: English forms are made by rule."""
        return lambda item: morphology.lexeme(item.form, item.which, changes=bool(item.head or item.agrees))

    def forms(self, word: Word, asked: Features, partner: Features | None) -> tuple[str, ...]:
        """Return the forms that a word may have in its place, the printed one first."""
        number = (partner or asked).number or "sg"
        forms = word.lexeme.forms
        if word.lexeme.pos == "noun":
            return (forms[asked.number or "sg"] if word.head else word.form,)
        if word.lexeme.pos == "det":
            if "2" in forms:  # of whoever does it: *you draw your*, *a player draws their*
                return (forms[number],) if asked.number else ("your", "their") if asked.mood == "inf" else ("your",)
            number = "pl" if number == "pl" else "sg"
            return (forms.get(f"{asked.case}.{number}", forms[number]),)
        if word.lexeme.pos != "verb" or not (word.head or word.agrees):
            return tuple(dict.fromkeys((word.form, *word.lexeme.forms.values())))
        if partner is not None or asked.mood == "fin":
            tense = "past" if word.paradigm == "past" else "fin"
            return (forms[f"{tense}.{number}"],)
        return (forms["inf"],)

    def named(self, lexeme: Lexeme, asked: Features) -> tuple[str, ...]:
        """Return the forms that a name may have in its place, the printed one first."""
        return (lexeme.forms["word"],)

    def counted(self, amount: object, asked: Features, animate: bool) -> Features:
        """Return the features of a noun counted by an amount: one creature, two creatures, X creatures."""
        return asked._replace(number="sg" if getattr(amount, "value", amount) == 1 else "pl")

    def symbol(self, leaf: Leaf) -> str:
        """Return how a token that is no word is written."""
        return write_symbol(leaf, "X", "T")

    def articles(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield where *a* stands for *an* or the other way, and the right one; before a single letter either may."""
        for found in _ARTICLE.finditer(text):
            right = _article(found)
            if right != found[0] and len(found[3]) > 1:
                yield found.start(), found.end(), right

    def text(self, words: Iterable[str]) -> str:
        """Join words into a sentence: spaces, capitals, *a* or *an*."""
        text = _PLURAL_OWNER.sub(r"\1'", join(words, '"', '"'))
        return _ARTICLE.sub(_article, text.replace(" - ", " – "))


def _article(match: re.Match[str]) -> str:
    return match[1] + ("n" if _VOWEL_SOUND.match(match[3]) else "")
