"""Wording templates: the small notation in which a phrase says its words and slots.

====================  =====================================================================
``word``              exactly this word
``word!``             the head of the phrase: takes the case, number or mood asked of the phrase
``word<slot>``        agrees with the slot (and with the case asked of the phrase, if an adjective)
``several_words``     words that are read as one (``until_the_end_of_the_turn``)
``{slot}``            another phrase; its category is the slot's default
``{slot/category}``   another phrase of that category
``{slot:gen.pl}``     the slot must be genitive plural; ``=`` passes on what is asked of the phrase
``{slot:silent}``     not said: only lends its gender and number to the words that agree with it
``[ … ]``             may be left out (the slots in it are then absent)
``(a|b)``             either; the first is printed
``\\(``                the mark itself; ``\\(//note``: of a sort, as with ``word//sort``
====================  =====================================================================
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from functools import cache

from compiler.language.features import CASES, MOODS, NUMBERS

_TOKEN = re.compile(r"\{[^}]*\}|\\.(?://[a-z]+)?|[\[\]()|]|[^\s\[\]()|{}\\]+")


@dataclass(frozen=True, slots=True)
class WordItem:
    """A word of a template, its form as written there."""

    text: str
    head: bool = False
    agrees: str | None = None

    @property
    def form(self) -> str:
        """The word itself, without what says which lexeme it is."""
        return self.text.replace("_", " ").partition("/")[0]

    @property
    def which(self) -> str:
        """What stands behind the stroke: the lexeme or its sort."""
        return self.text.replace("_", " ").partition("/")[2]


@dataclass(frozen=True, slots=True)
class SlotItem:
    """A slot of a template with what it demands."""

    name: str
    category: str
    case: str | None = None
    number: str | None = None
    mood: str | None = None
    definite: bool | None = None
    inherit: bool = False
    agrees: str | None = None
    counted: str | None = None
    silent: bool = False


Item = WordItem | SlotItem


class TemplateError(ValueError):
    """A template that does not follow the notation."""


@cache
def variants(template: str) -> tuple[tuple[Item, ...], ...]:
    """Return every reading of a template, the printed one first."""
    tokens = _TOKEN.findall(template)
    parts, rest = _sequence(tokens, 0)
    if rest != len(tokens):
        raise TemplateError(f"unbalanced brackets in template: {template!r}")
    return tuple(tuple(itertools.chain(*choice)) for choice in itertools.product(*parts))


def _sequence(tokens: list[str], at: int) -> tuple[list[list[tuple[Item, ...]]], int]:
    parts: list[list[tuple[Item, ...]]] = []
    while at < len(tokens) and tokens[at] not in ("]", ")", "|"):
        token = tokens[at]
        if token == "[":
            inner, at = _group(tokens, at + 1, "]")
            parts.append([*inner, ()])
        elif token == "(":
            inner, at = _group(tokens, at + 1, ")")
            parts.append(inner)
        else:
            parts.append([(_item(token),)])
            at += 1
    return parts, at


def _group(tokens: list[str], at: int, close: str) -> tuple[list[tuple[Item, ...]], int]:
    options: list[tuple[Item, ...]] = []
    while True:
        parts, at = _sequence(tokens, at)
        options += [tuple(itertools.chain(*choice)) for choice in itertools.product(*parts)]
        if at >= len(tokens):
            raise TemplateError(f"missing {close!r}")
        if tokens[at] == close:
            return options, at + 1
        at += 1


@cache
def _item(token: str) -> Item:
    if token.startswith("{"):
        return _slot(token[1:-1])
    agrees = None
    if token.startswith("\\"):
        return WordItem(token[1:])
    if token.endswith(">") and "<" in token:
        token, _, agrees = token[:-1].partition("<")
    head = len(token) > 1 and token.endswith("!")
    return WordItem(token.removesuffix("!") if head else token, head, agrees)


def _slot(text: str) -> SlotItem:
    agrees = None
    if text.endswith(">"):
        text, _, agrees = text[:-1].partition("<")
    name, _, constraint = text.partition(":")
    name, _, category = name.partition("/")
    found: dict[str, str | bool | None] = {"agrees": agrees}
    for word in filter(None, constraint.split(".")):
        found.update(_constraint(word))
    return SlotItem(name.strip(), category or name.rstrip("0123456789"), **found)  # type: ignore[arg-type]


def _constraint(word: str) -> dict[str, str | bool | None]:
    if word in CASES:
        return {"case": word}
    if word in NUMBERS:
        return {"number": word}
    if word in MOODS:
        return {"mood": word}
    if word in ("def", "indef"):
        return {"definite": word == "def"}
    if word == "=":
        return {"inherit": True}
    if word == "silent":
        return {"silent": True}
    if word.startswith("counted="):
        return {"counted": word.partition("=")[2]}
    raise TemplateError(f"unknown constraint {word!r}")
