"""Whether texts use the words of the term base: ability texts its preferred ones, legends the original's terms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from compiler.diagnostics import LANGUAGES, Diagnostic, Language, TextSpan, make
from compiler.interchange.terms import Term
from compiler.sources import CardSource

_NAMED = ("type", "class", "keyword")
"""The sorts of terms that a legend takes over from its original; verbs are too common there."""


class Usage:
    """Compares texts with the terms of one game."""

    def __init__(self, terms: Sequence[Term], to: Language) -> None:
        self._terms, self._to = terms, to
        self._original = next(language for language in LANGUAGES if language != to)

    def found(self, card: CardSource) -> list[Diagnostic]:
        """Return what is to be said of a card's words, as warnings."""
        return [*self._advised(card), *self._lost(card)]

    @cached_property
    def _advice(self) -> Mapping[str, Mapping[str, str]]:
        """For each language, each form of a word that is only read, and the word to use instead."""
        advice: dict[str, dict[str, str]] = {}
        for language in LANGUAGES:
            said = [term.said[language] for term in self._terms]
            forms = ((form, each.head) for each in said for group in each.also_forms.values() for form in group)
            preferred = self._preferred(language)
            advice[language] = {_plain(form): word for form, word in forms if _plain(form) not in preferred}
        return advice

    def _preferred(self, language: str) -> set[str]:
        said = [term.said[language] for term in self._terms]
        return {_plain(form) for each in said for form in (each.word, *each.forms)}

    @cached_property
    def _patterns(self) -> Mapping[str, re.Pattern[str]]:
        """What finds a word that is only read, or a right one, within which no other is looked for."""
        return {language: _any_of([*advice, *self._preferred(language)]) for language, advice in self._advice.items()}

    def _advised(self, card: CardSource) -> Iterator[Diagnostic]:
        """Yield the words of ability texts for which the term base has another one."""
        for language, printing in card.printings.items():
            for match in self._patterns[language].finditer(_plain(printing.text)):
                if match[0] not in self._advice[language]:
                    continue
                word = printing.text[match.start() : match.end()]
                place = card.text_span(language, TextSpan(*match.span()))
                yield make("admitted-term", place, word=word, term=self._advice[language][match[0]])

    def _lost(self, card: CardSource) -> Iterator[Diagnostic]:
        """Yield the terms of a legend that its translation does not have."""
        printings = [card.printings.get(language) for language in (self._original, self._to)]
        legends = [printing.legend if printing else "" for printing in printings]
        if not all(legends):
            return
        for term in self._terms:
            if term.sort in _NAMED and self._says(term, self._original, legends[0]):
                said = term.said[self._to]
                known = frozenset().union(said.forms, *said.also_forms.values())
                if not _any_of(map(_plain, known)).search(_plain(legends[1])):
                    words = {"word": term.said[self._original].word, "term": said.word}
                    yield make("term-not-used", card.source.key(self._to, "legend"), **words)

    def _says(self, term: Term, language: str, legend: str) -> bool:
        """Whether a legend uses a term; a keyword is one only with its capital, and not where a sentence starts."""
        forms = term.said[language].forms
        if term.sort != "keyword":
            return _any_of(map(_plain, forms)).search(_plain(legend)) is not None
        return re.search(rf"(?<=[\w,;:–-] )(?:{_alternatives(forms)})(?!\w)", legend) is not None


def _plain(text: str) -> str:
    """Return a text in small letters with е for ё, each letter in its place."""
    return "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in text).replace("ё", "е")


def _alternatives(forms: Iterable[str]) -> str:
    return "|".join(re.escape(form) for form in sorted(forms, key=lambda form: (-len(form), form)))


def _any_of(forms: Iterable[str]) -> re.Pattern[str]:
    """Return what finds any of these words; none of an empty list is anywhere."""
    return re.compile(rf"(?<!\w)(?:{_alternatives(forms)})(?!\w)") if (forms := list(forms)) else re.compile(r"(?!)")
