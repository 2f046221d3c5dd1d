"""Lexemes and lexicons: every word a language's phrases use, with all its forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from compiler.language.features import Features


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A word (or several words read as one) with its forms by grammatical key.

    Keys are ``case.number`` for nouns, ``case.gender`` for adjectives, ``imp``, ``inf``, ``fin.number``,
    ``past.gender`` for verbs, a bare case for names, and ``word`` for what never changes.
    """

    id: str
    pos: str
    forms: Mapping[str, str] = field(hash=False)
    gender: str | None = None
    animate: bool = False
    number: str | None = None


def plain(form: str) -> str:
    """Return a form as it is looked up: small letters, е for ё."""
    return form.lower().replace("ё", "е")


class UnknownWord(LookupError):
    """A template uses a word that the lexicon does not hold."""


class Lexicon:
    """The lexemes of one language, found by any of their forms."""

    def __init__(self, lexemes: Iterable[Lexeme]) -> None:
        self.lexemes = {lexeme.id: lexeme for lexeme in lexemes}
        self._by_form: dict[str, list[Lexeme]] = {}
        for lexeme in self.lexemes.values():
            for form in dict.fromkeys(map(plain, lexeme.forms.values())):
                self._by_form.setdefault(form, []).append(lexeme)

    def find(self, form: str, id_: str | None = None) -> Lexeme:
        """Return the lexeme with this form; ``id_`` says which where several have it."""
        found = [
            lexeme
            for lexeme in self._by_form.get(plain(form), [])
            if lexeme.id == id_ or (id_ is None and "//" not in lexeme.id)
        ]
        if len(found) != 1:
            known = ", ".join(lexeme.id for lexeme in found) or "none"
            raise UnknownWord(f"template word {form!r} ({id_}): expected one lexeme, found {known}")
        return found[0]


def form_class(lexeme: Lexeme, form: str) -> str:
    """Return which paradigm of a lexeme a form belongs to: ``fin``, ``past``, ``short``, ``imp`` …, or ``""``."""
    for key, known in lexeme.forms.items():
        if plain(known) == plain(form):
            head = key.partition(".")[0]
            return head if head in ("fin", "past", "short", "imp", "inf", "poss") else ""
    raise UnknownWord(f"{form!r} is not a form of {lexeme.id!r}")


def agreement(case: str | None, features: Features) -> str:
    """Return the key of an adjective agreeing with a noun of these features in this case."""
    gender = "pl" if features.number == "pl" else (features.gender or "m")
    case = case or "nom"
    if case == "acc" and gender in ("m", "pl"):
        return f"acc.{gender}.{'a' if features.animate else 'i'}"
    return f"{case}.{gender}"
