"""Filling the Russian lexicon from the morphology library (``make lexicon``); never run while cards are compiled."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pymorphy3

from compiler.language.lexicon import Lexeme, plain
from compiler.language.phrases import Phrasebook
from compiler.language.ru.speech import lexeme_id
from compiler.language.template import WordItem

PATH = Path(__file__).with_name("lexicon.json")
CHOICES = Path(__file__).with_name("choices.json")

_CASES = {"nomn": "nom", "gent": "gen", "datv": "dat", "accs": "acc", "ablt": "ins", "loct": "prep"}
_GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
_ADJECTIVES = ("ADJF", "PRTF")


def words(book: Phrasebook) -> list[WordItem]:
    """Return every Russian template word of the phrases."""
    found = {
        WordItem(item.text)
        for phrase in book.phrases
        for wording in phrase.wordings("ru")
        for item in wording.items
        if isinstance(item, WordItem)
    }
    return sorted(found, key=lambda item: item.text)


class Builder:
    """Makes lexemes; ``choices.json`` holds what the library cannot know (aspect pairs, homographs, new words)."""

    def __init__(self) -> None:
        self._morph = pymorphy3.MorphAnalyzer()
        self._choices: dict[str, dict[str, Any]] = json.loads(CHOICES.read_text("utf-8"))

    def lexeme(self, item: WordItem) -> Lexeme:
        """Return the lexeme of a template word."""
        form, wanted = item.form, item.which
        key = lexeme_id(item) or form
        given = self._choices.get(key)
        if given and "forms" in given:
            return Lexeme(**{"id": key, "pos": "word", **given})
        if wanted.startswith("/") or " " in form or not form[0].isalpha():
            return Lexeme(lexeme_id(item) or form, "word", {"word": form})
        made = self._from_library(form, wanted)
        extra = self._choices.get(made.id, {})
        forms = {**made.forms, **self._present(extra.get("aspect")), **extra.get("extra", {})}
        gender, animate = extra.get("gender", made.gender), extra.get("animate", made.animate)
        return Lexeme(made.id, made.pos, forms, gender, animate, made.number)

    def _present(self, imperfective: str | None) -> dict[str, str]:
        """The present of a perfective verb is that of its partner: возьмите, but "берёт"."""
        if imperfective is None:
            return {}
        partner = self._from_library(imperfective, imperfective)
        present = {key: form for key, form in partner.forms.items() if key.startswith("fin")}
        return {**present, "inf.also": partner.forms["inf"]}

    def _from_library(self, form: str, wanted: str) -> Lexeme:
        parses = [parse for parse in self._morph.parse(form) if wanted in ("", parse.normal_form, _id(parse))]
        if not parses:
            raise LookupError(f"the morphology library has no {wanted!r} for {form!r}")
        pick = self._choices.get(form, {}).get("pos")
        best = next((parse for parse in parses if pick in (None, parse.tag.POS)), parses[0])
        return _build(best, form)


def _id(parse: Any) -> str:
    """Participles are words of their own, named by their first form."""
    if parse.tag.POS in ("PRTF", "PRTS"):
        for other in parse.lexeme:
            if other.tag.POS == "PRTF" and {"sing", "masc", "nomn"} <= other.tag.grammemes and _same(other, parse):
                return str(other.word).replace("ё", "е")
    return str(parse.normal_form).replace("ё", "е")


def _same(other: Any, parse: Any) -> bool:
    wanted = parse.tag.grammemes & {"pssv", "actv", "past", "pres"}
    return bool(wanted <= other.tag.grammemes)


def _build(parse: Any, form: str) -> Lexeme:
    pos = parse.tag.POS
    if pos == "NOUN":
        return _noun(parse)
    if pos in (*_ADJECTIVES, "ADJS", "PRTS"):
        return _adjective(parse)
    if pos == "NUMR":
        return _numeral(parse)
    if pos in ("VERB", "INFN"):
        return _verb(parse)
    return Lexeme(form, "word", {"word": form})


def _noun(parse: Any) -> Lexeme:
    forms: dict[str, str] = {}
    for other in parse.lexeme:
        case = _CASES.get(other.tag.case)
        if case and other.tag.number:
            forms.setdefault(f"{case}.{'sg' if other.tag.number == 'sing' else 'pl'}", _e(other.word))
    gender = _GENDERS.get(parse.tag.gender)
    number = "pl" if not any(key.endswith("sg") for key in forms) else None
    return Lexeme(_id(parse), "noun", forms, gender, "anim" in parse.tag, number)


def _adjective(parse: Any) -> Lexeme:
    forms: dict[str, str] = {}
    for other in parse.lexeme:
        if not _same(other, parse):
            continue
        gender = _GENDERS.get(other.tag.gender) or "pl"
        if other.tag.POS in _ADJECTIVES and other.tag.case in _CASES:
            case = _CASES[other.tag.case]
            tail = ".a" if "anim" in other.tag else ".i" if "inan" in other.tag else ""
            forms.setdefault(f"{case}.{gender}{tail}", _e(other.word))
        elif other.tag.POS in ("ADJS", "PRTS"):
            forms.setdefault(f"short.{gender}", _e(other.word))
    return Lexeme(_id(parse), "adj", forms)


def _numeral(parse: Any) -> Lexeme:
    """A numeral: by case and gender of the noun; its accusative by animacy."""
    said: dict[str, str] = {}
    for other in parse.lexeme:
        said.setdefault(f"{_CASES[other.tag.case]}.{_GENDERS.get(other.tag.gender, '')}", _e(other.word))
    forms = {}
    for gender in _GENDERS.values():
        for case in _CASES.values():
            if case != "acc":
                forms[f"{case}.{gender}"] = said.get(f"{case}.{gender}") or said[f"{case}."]
        forms[f"acc.{gender}.a"], forms[f"acc.{gender}.i"] = forms[f"gen.{gender}"], forms[f"nom.{gender}"]
    return Lexeme(_id(parse), "num", forms)


def _verb(parse: Any) -> Lexeme:
    forms: dict[str, str] = {}
    for other in parse.lexeme:
        tag, word = other.tag, _e(other.word)
        if tag.POS == "INFN":
            forms.setdefault("inf", word)
        elif tag.POS == "VERB" and "impr" in tag and "plur" in tag and "excl" in tag:
            forms.setdefault("imp", word)
        elif tag.POS == "VERB" and tag.tense == "past":
            forms.setdefault(f"past.{_GENDERS.get(tag.gender) or 'pl'}", word)
        elif tag.POS == "VERB" and tag.person in ("3per", "2per") and "impr" not in tag:
            number = "2" if tag.person == "2per" else "sg" if tag.number == "sing" else "pl"
            if tag.person == "3per" or tag.number == "plur":
                forms.setdefault(f"fin.{number}", word)
    return Lexeme(_id(parse), "verb", forms)


def _e(word: str) -> str:
    return str(word)


def build(books: Iterable[Phrasebook]) -> list[Lexeme]:
    """Return the lexemes of all words of the books, in order."""
    builder = Builder()
    made: dict[str, Lexeme] = {}
    for book in books:
        for word in words(book):
            lexeme = builder.lexeme(word)
            made[lexeme.id] = _holding(made.get(lexeme.id, lexeme), word.form)
    return [made[key] for key in sorted(made)]


def _holding(lexeme: Lexeme, form: str) -> Lexeme:
    """The lexeme with this form among its forms: the library lists one spelling of each, a text may use another."""
    if plain(form) in map(plain, lexeme.forms.values()):
        return lexeme
    return replace(lexeme, forms={**lexeme.forms, f"also.{form.lower()}": form.lower()})


def dump(lexemes: Iterable[Lexeme]) -> str:
    """Return the lexicon file for these lexemes."""
    rows = []
    for lexeme in lexemes:
        row: dict[str, object] = {"id": lexeme.id, "pos": lexeme.pos, "forms": dict(lexeme.forms)}
        row |= {"gender": lexeme.gender} if lexeme.gender else {}
        row |= {"animate": True} if lexeme.animate else {}
        row |= {"number": lexeme.number} if lexeme.number else {}
        rows.append(json.dumps(row, ensure_ascii=False))
    return "[\n" + ",\n".join(rows) + "\n]\n"
