"""Declining Russian names: by the morphology library once, then from a table kept beside the project."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from compiler.language.features import CASES
from compiler.language.lexicon import Lexeme
from compiler.sharing import share

_TAGS = {"nom": "nomn", "gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "prep": "loct"}
_GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
_ADJECTIVES = ("ADJF", "PRTF")
_UNBENDING = ("PREP", "INFN")
"""Words behind which nothing of a name declines, whatever else they could be."""


_WORTH_SHARING = 300
"""So many names are worth a process of their own, which loads the library."""


class Decliner:
    """Declines names; what it has declined it remembers in ``file``, so that the library is rarely loaded."""

    def __init__(self, file: Path | None = None, known: Mapping[str, dict[str, Any]] | None = None) -> None:
        """Know what the file holds, or what is known elsewhere."""
        self._file = file
        self._known: dict[str, dict[str, Any]] = {**_load(file), **(known or {})}
        self._changed = False

    def lexeme(self, name: str, forms: Mapping[str, str] | None = None) -> Lexeme:
        """Return the name with its cases; ``forms`` are those that the author gave."""
        known = self.declined(name)
        all_forms = known["forms"]
        if forms:
            also = {"acc.also"} if "acc" in forms else set()
            all_forms = {case: form for case, form in all_forms.items() if case not in also} | dict(forms)
        return Lexeme(name, "name", all_forms, known["gender"], known["animate"], known["number"])

    def declined(self, name: str) -> dict[str, Any]:
        """Return a name's cases, gender, animacy and number as plain data."""
        if name not in self._known:
            self._known[name] = self._decline(name)
            self._changed = True
        return self._known[name]

    def learn(self, names: Iterable[str]) -> None:
        """Decline names that are not known, many of them in other processes: with these the library's memory goes."""
        lacking = [name for name in dict.fromkeys(names) if name not in self._known]
        if lacking:
            self._known.update(zip(lacking, share(_declined, lacking, _WORTH_SHARING, all_apart=True), strict=True))
            self._changed = True

    def save(self) -> None:
        """Keep what was declined. A folder that cannot be written only costs time."""
        if self._file is None or not self._changed:
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            temporary = self._file.with_suffix(f".{os.getpid()}")
            temporary.write_text(json.dumps(self._known, ensure_ascii=False), "utf-8")
            temporary.replace(self._file)
        except OSError:
            return

    @cached_property
    def _morph(self) -> Any:
        import pymorphy3

        return pymorphy3.MorphAnalyzer()

    def _decline(self, name: str) -> dict[str, Any]:
        """Decline adjectives, the head noun and what stands in apposition; the rest of a name stays as it is."""
        words = name.split(" ")
        bare = [word.strip('",.!?«»') for word in words]
        plan, head = self._plan(words, bare)
        guessed = self._by_adjective(words, bare, plan)
        if guessed:
            return guessed
        if head is None:
            return _by_ending(name) if self._bends(name) else _unbent(name)
        if "-" in name and len(words) == 1 and not head.is_known:
            joined = self._hyphenated(name)
            if joined:
                return joined
        number = "plur" if head.tag.number == "plur" else "sing"
        animate = "anim" in head.tag or not head.is_known
        forms = {case: self._form(words, bare, plan, head, case, number, animate=animate) for case in CASES[1:]}
        forms = {"nom": name, **forms}
        if forms["acc"] in (forms["gen"], forms["nom"]) and head.tag.gender == "masc":
            forms["acc.also"] = forms["nom"] if forms["acc"] == forms["gen"] else forms["gen"]
        plural = "pl" if number == "plur" else None
        return {"forms": forms, "gender": _GENDERS.get(head.tag.gender), "animate": animate, "number": plural}

    def _by_adjective(self, words: list[str], bare: list[str], plan: list[Any]) -> dict[str, Any] | None:
        """Decline «Железный голем»: behind an adjective a noun that the library takes for a form of another word."""
        if len(words) != 2 or plan[0] is None or plan[1] is not None or plan[0].tag.POS not in _ADJECTIVES:
            return None
        if any(parse.is_known for parse in self._morph.parse(bare[1])) or self._nominative(bare[1], ("NOUN",)):
            return None
        noun, head = _by_ending(words[1]), plan[0]
        if head.tag.number != "sing" or noun["gender"] != _GENDERS.get(head.tag.gender):
            return None
        own = {case: self._form(words[:1], bare[:1], plan[:1], head, case, "sing", animate=True) for case in CASES[1:]}
        forms = {"nom": " ".join(words), **{case: f"{own[case]} {noun['forms'][case]}" for case in CASES[1:]}}
        return {**noun, "forms": forms}

    def _bends(self, word: str) -> bool:
        part = self._morph.parse(word)[0].tag.POS
        return part not in _UNBENDING

    def _hyphenated(self, name: str) -> dict[str, Any] | None:
        """Decline both parts of a name like «Акванит-страж», the second being what the first is."""
        parts = [self._decline(part) for part in name.split("-")]
        if len(parts) != 2 or not all(part["gender"] for part in parts):
            return None
        forms = {case: "-".join(part["forms"][case] for part in parts) for case in CASES}
        if parts[0]["forms"]["acc"] == parts[0]["forms"]["nom"]:  # «Колодцы-близнецы»: no living things
            forms["acc"] = forms["nom"]
        also = {f"{case}.also": "-".join((parts[0]["forms"]["nom"], parts[1]["forms"][case])) for case in CASES[1:]}
        return {**parts[0], "forms": {**forms, **also}}

    def _plan(self, words: list[str], bare: list[str]) -> tuple[list[Any], Any]:
        """Return the parse of each word that declines (None for the others) and the head's."""
        plan: list[Any] = [None] * len(words)
        head = None
        for at, word in enumerate(bare):
            if not self._bends(word):
                break
            noun, adjective = self._nominative(word, ("NOUN",)), self._nominative(word, _ADJECTIVES)
            if head is not None:
                if noun and words[at - 1].endswith(","):
                    plan[at] = noun
                elif adjective and plan[at - 1] is head and adjective.tag.gender == head.tag.gender:
                    plan[at] = adjective
                continue
            if adjective and (noun is None or adjective.score >= noun.score) and at + 1 < len(words):
                plan[at] = adjective
            elif noun and at and not _agree(plan[at - 1], noun):
                break  # «Считающая соки»: the noun is an object of the one before, which is the head
            elif noun or adjective:
                plan[at] = head = noun or adjective
            else:
                break
        return plan, head or plan[0]

    def _nominative(self, word: str, parts: tuple[str, ...]) -> Any:
        found = [p for p in self._morph.parse(word) if p.tag.case == "nomn" and p.tag.POS in parts]
        return max(found, key=lambda p: (p.tag.number == "sing", p.score), default=None)

    def _form(
        self,
        words: list[str],
        bare: list[str],
        plan: list[Any],
        head: Any,
        case: str,
        number: str,
        *,
        animate: bool,
    ) -> str:
        out = []
        for word, core, parse in zip(words, bare, plan, strict=True):
            form = core if parse is None else self._inflect(parse, head, case, number, animate)
            out.append(word.replace(core, _like(core, form)))
        return " ".join(out)

    def _inflect(self, parse: Any, head: Any, case: str, number: str, animate: bool) -> str:
        masculine = head.tag.gender == "masc" and number == "sing"
        if case == "acc" and parse.tag.POS == "NOUN" and (masculine or number == "plur"):
            case = "gen" if animate else "nom"
        wanted = {_TAGS[case], number}
        if parse.tag.POS in _ADJECTIVES:
            wanted |= {head.tag.gender} if number == "sing" and head.tag.gender else set()
            if case == "acc" and (masculine or number == "plur"):
                wanted |= {"anim" if animate else "inan"}
        found = parse.inflect(wanted)
        return str(found.word if found else parse.word)


def _agree(adjective: Any, noun: Any) -> bool:
    """Whether a known noun can have this before it: one number, and in the singular one gender."""
    if not noun.is_known:
        return True
    if adjective.tag.number != noun.tag.number:
        return False
    return bool(noun.tag.number == "plur" or adjective.tag.gender == noun.tag.gender)


_ENDINGS = {
    "а": ("а", ("ы", "е", "у", "ой", "е"), "f"),
    "я": ("я", ("и", "е", "ю", "ей", "е"), "f"),
    "ь": ("ь", ("я", "ю", "я", "ем", "е"), "m"),
    "й": ("й", ("я", "ю", "я", "ем", "е"), "m"),
}
_HARD = ("", ("а", "у", "а", "ом", "е"), "m")


def _by_ending(name: str) -> dict[str, Any]:
    """Decline a single word unknown to the library by its last letter; several words do not decline."""
    last = name[-1:].lower()
    if " " in name or not last.isalpha() or last in "оуэыиюеё":
        return _unbent(name)
    ending, tails, gender = _ENDINGS.get(last, _HARD)
    stem = name.removesuffix(ending)
    forms = dict(zip(CASES, (name, *(stem + tail for tail in tails)), strict=True))
    if ending == "а" and stem[-1:] in "гкхжчшщ":
        forms["gen"] = stem + "и"
    return {"forms": forms, "gender": gender, "animate": True, "number": None}


def _unbent(name: str) -> dict[str, Any]:
    return {"forms": dict.fromkeys(CASES, name), "gender": None, "animate": False, "number": None}


def _like(model: str, word: str) -> str:
    """Return a word with the capitals of another."""
    if model.isupper() and len(model) > 1:
        return word.upper()
    parts = zip(model.split("-"), word.split("-"), strict=False)
    cased = [part.capitalize() if original[:1].isupper() else part for original, part in parts]
    return "-".join(cased) if len(cased) == word.count("-") + 1 else word.capitalize()


def _declined(names: Sequence[str]) -> list[dict[str, Any]]:
    decliner = Decliner()
    return [decliner.declined(name) for name in names]


def _load(file: Path | None) -> dict[str, dict[str, Any]]:
    if file is None:
        return {}
    try:
        loaded = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {k: v for k, v in loaded.items() if _sound(v)} if isinstance(loaded, dict) else {}


def _sound(entry: object) -> bool:
    """Whether a remembered entry is whole; a damaged table is only forgotten."""
    if not isinstance(entry, dict) or set(entry) != {"forms", "gender", "animate", "number"}:
        return False
    forms = entry["forms"]
    return isinstance(forms, dict) and all(isinstance(forms.get(case), str) and forms[case] for case in CASES)
