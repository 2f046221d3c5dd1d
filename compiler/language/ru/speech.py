"""How Russian inflects and writes what a phrase says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from compiler.language.features import Features
from compiler.language.grammar import Word
from compiler.language.lexer import Leaf
from compiler.language.lexicon import Lexeme, Lexicon, agreement
from compiler.language.phrases import Phrasebook
from compiler.language.template import WordItem
from compiler.language.writing import join, write_symbol

_ORDINARY = ("noun", "adj", "verb", "num", "pron", "poss")
_WITH = re.compile(r"\b([Сс])(?= (?:[зсшж][бвгджзклмнпрстфхцчшщ]|щ|вс|мн))")
"""Where *с* becomes *со*: со стоящим, со змеем, со всеми."""
_BEFORE_IF = re.compile(r"(\w) если\b")
_PREPOSITIONS = frozenset(["без", "в", "для", "за", "из", "к", "на", "над", "от", "по", "под", "с", "у"])


def lexeme_id(item: WordItem) -> str | None:
    """Return the id of the lexeme of a template word, if its form alone does not say it."""
    return f"{item.form}/{item.which}" if item.which.startswith("/") else item.which or None


@cache
def lexemes() -> tuple[Lexeme, ...]:
    """Return the committed Russian lexicon; ``make lexicon`` fills it from the morphology library."""
    data = json.loads(Path(__file__).with_name("lexicon.json").read_text("utf-8"))
    return tuple(Lexeme(**entry) for entry in data)


class Russian:
    """The speech of Russian."""

    code = "ru"
    synonyms: tuple[tuple[str, tuple[str, ...]], ...] = (("количество", ("число",)), ("с", ("со",)))
    letters = "ХТ"
    quotes: tuple[str, str] | None = ("«", "»")

    def finder(self, book: Phrasebook) -> Callable[[WordItem], Lexeme]:
        """Return how template words are looked up; that the lexicon holds them all is tested."""
        lexicon = Lexicon(lexemes())
        return lambda item: lexicon.find(item.form, lexeme_id(item))

    def forms(self, word: Word, asked: Features, partner: Features | None) -> tuple[str, ...]:
        """Return the forms that a word may have in its place, the printed one first."""
        if not (word.head or word.agrees) or word.lexeme.pos not in _ORDINARY:
            return (word.form,)
        forms = word.lexeme.forms
        features = partner if partner is not None else asked
        match word.lexeme.pos:
            case "noun":
                number = "sg" if asked.number == "few" else asked.number or word.lexeme.number or "sg"
                return (forms.get(f"{features.case or 'nom'}.{number}", word.form),)
            case "adj" if word.paradigm == "short":
                one = features.gender or features.number in ("pl", "2", "few")
                return tuple(forms[f"short.{gender}"] for gender in ((_gender(features),) if one else ("m", "f", "n")))
            case "num":
                case, animate = asked.case or "nom", "a" if features.animate else "i"
                key = f"{case}.{features.gender or 'm'}"
                return (forms[f"{key}.{animate}" if case == "acc" else key],)
            case "poss":
                return (forms[_gender(partner)],) if partner and _gender(partner) in forms else tuple(forms.values())
            case "pron":
                return _pronoun(forms, asked.case or "nom", partner)
            case "adj" if features.number == "few":
                cases = ("nom", "gen") if features.gender == "f" else ("gen",)
                return tuple(forms[f"{case}.pl"] for case in cases)
            case "adj" if features.case == "acc" and _of_either_life(features):
                alone = features.gender is None  # *the attacked one* is somebody
                either = (features._replace(animate=animate) for animate in ((True, False) if alone else (False, True)))
                return tuple(dict.fromkeys(forms[agreement("acc", each)] for each in either))
            case "adj":
                return (forms[agreement(features.case, features)],)
        return _verb_forms(word, asked, partner)

    def named(self, lexeme: Lexeme, asked: Features) -> tuple[str, ...]:
        """Return the forms that a name may have in its place, the printed one first."""
        case = asked.case or "nom"
        form = lexeme.forms.get(case, lexeme.forms["nom"])
        return (form, lexeme.forms[f"{case}.also"]) if f"{case}.also" in lexeme.forms else (form,)

    def counted(self, amount: object, asked: Features, animate: bool) -> Features:
        """Return the features of a noun counted by an amount: 2 героя, 2 героев (acc.), 5 карт, X карт.

        After 2, 3 and 4 the number is ``few``: the noun stands in the genitive singular, its adjectives in the plural.
        """
        value = getattr(amount, "value", amount)
        straight = asked.case in (None, "nom", "acc")
        if not straight:
            return asked._replace(number="sg" if value == 1 else "pl")
        if not isinstance(value, int):
            return asked._replace(case="gen", number="pl")
        last = value % 100 if value % 100 in range(11, 15) else value % 10
        if last == 1:
            return asked._replace(number="sg")
        if last in (2, 3, 4) and not (animate and asked.case == "acc"):
            return asked._replace(case="gen", number="few")
        return asked._replace(case="gen", number="pl")

    def symbol(self, leaf: Leaf) -> str:
        """Return how a token that is no word is written."""
        return write_symbol(leaf, "Х", "Т")

    def articles(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield nothing: Russian has no articles."""
        return iter(())

    def text(self, words: Iterable[str]) -> str:
        """Join words into a sentence: spaces, capitals, «ёлочки»."""
        text = join(_after_prepositions(words), "«", "»")
        text = _WITH.sub(r"\1о", text)
        return _BEFORE_IF.sub(r"\1, если", text).replace(" - ", " – ").replace(")(", ") (").replace(") (Т)", ")(Т)")


def _pronoun(forms: Mapping[str, str], case: str, partner: Features | None) -> tuple[str, ...]:
    """The forms of *он*: of the partner's gender, or any where nothing says it; with н- after a preposition."""
    genders = ("m", "f", "n", "pl") if partner is None else (_gender(partner),)
    found = [forms[key] for gender in (*genders, "pl") if (key := f"{case}.{gender}") in forms]
    found = found or [_they()[f"{case}.pl"]]  # *он* stands where several are meant
    if case == "nom":
        return tuple(found)
    after = [form if form.startswith("н") else f"н{form}" for form in found]
    return (f"{found[0]}~{after[0]}", *found, *after)


@cache
def _they() -> Mapping[str, str]:
    return next(lexeme.forms for lexeme in lexemes() if lexeme.id == "они")


def _after_prepositions(words: Iterable[str]) -> Iterable[str]:
    before = ""
    for word in words:
        plain, _, after = word.partition("~")
        yield after if after and before in _PREPOSITIONS else plain
        before = word.rpartition(" ")[2]


def _of_either_life(features: Features) -> bool:
    """Whether nothing says if an adjective is of something animate: a name, or no noun at all (*the attacked one*)."""
    alone = features.gender is None and features.number in (None, "sg")
    return alone or (features.animate is None and features.gender == "m")


def _gender(features: Features) -> str:
    return "pl" if features.number in ("pl", "2", "few") else (features.gender or "m")


def _verb_forms(word: Word, asked: Features, partner: Features | None) -> tuple[str, ...]:
    forms = word.lexeme.forms
    if word.paradigm in ("past", "short") and (partner is not None or word.head):
        known = partner or asked
        open_ = known.gender is None and known.number == "sg"  # a pronoun that may stand for anything
        genders = ("m", "f", "n") if open_ else (_gender(known),)
        return tuple(forms[f"{word.paradigm}.{gender}"] for gender in genders)
    if partner is not None or asked.mood == "fin":
        number = (partner or asked).number or "sg"
        return (forms[f"fin.{'pl' if number == 'few' else number}"],)
    if asked.mood == "inf":
        return (forms["inf"], forms.get("inf.also", forms["inf"]))
    return tuple(dict.fromkeys((word.form, forms.get("imp", word.form), forms["inf"])))
