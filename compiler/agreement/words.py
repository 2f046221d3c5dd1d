"""The difference of two printings said in words, in the language of whoever reads it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from compiler.agreement.compare import Difference, differences, own_parts, same_in_another_order
from compiler.diagnostics import LANGUAGES, Language, TextSpan
from compiler.diagnostics.differences import DIFFERENCES
from compiler.language.ast import Node, rewrite
from compiler.language.brief import brief
from compiler.language.lexer import Name
from compiler.language.meaning import CardText, Keyword, Number
from compiler.language.texts import Texts

Kind = Literal["other", "number", "drops", "adds", "lacks", "has", "order"]

_WHOLE = ("feature", "ability", "gift")
"""Categories whose text begins as a sentence or a name does."""

_PARTS = (
    *("chain", "act", "event", "trigger", "condition", "np", "verb", "doing"),
    *("payment", "limit", "duration", "quantity", "cards_change", "cost_change"),
)
"""What else can stand in a sentence by itself; anything smaller is shown with what it belongs to."""

Args = dict[str, str | tuple[str, ...]]
"""What the sentence is given."""

Said = Mapping[Language, str]
"""A part of a text, printed in each language."""


@dataclass(frozen=True, slots=True)
class Told:
    """One difference: its kind, what to say of it, which words only one text has, and what is around in either."""

    kind: Kind
    args: Args
    marks: Mapping[str, tuple[TextSpan, ...]]
    around: Mapping[str, tuple[TextSpan, ...]]

    def say(self, language: Language) -> str:
        """Return the difference in a sentence."""
        return DIFFERENCES[self.kind].say(language, self.args)

    def places(self, language: str, text: str) -> tuple[TextSpan, ...]:
        """Return where the words stand in the text of a language; if it has none of its own, what is around."""
        return self.marks[language] or self.around[language] or (TextSpan(0, len(text.rstrip())),)


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells how the printings of one card differ; ``names`` is the card's own name in each language."""

    texts: Texts
    names: Mapping[str, Name]

    def tell(self, english: CardText, russian: CardText) -> list[Told]:
        """Return the differences of the two printings, each once."""
        if same_in_another_order(english, russian):
            return [Told("order", {}, _NOWHERE, _NOWHERE)]
        told: dict[tuple[object, ...], Told] = {}
        for found in differences(english, russian):
            kind, args = self._told(found)
            marks = {"en": _marks(found.first, found.second), "ru": _marks(found.second, found.first)}
            around = {"en": _around(found, 0), "ru": _around(found, 1)}
            told.setdefault((kind, *args.values()), Told(kind, args, marks, around))
        return list(told.values())

    def _told(self, found: Difference) -> tuple[Kind, Args]:
        if found.first is None or found.second is None:
            present = found.first or found.second
            assert present is not None
            said = self._printed(present) or _named(present)
            return ("lacks", {"first": _row(said)}) if found.first else ("has", {"second": _row(said)})
        return self._alone(found) or _compared(*self._smallest([*found.around, (found.first, found.second)]))

    def _alone(self, found: Difference) -> tuple[Kind, Args] | None:
        """Return a number that differs, in the words around it without what else differs there."""
        if not isinstance(found.first, Number) or not isinstance(found.second, Number):
            return None
        first, second = found.first, found.second
        for one, _ in reversed(found.around):
            other = _replaced(one, first, second)
            said = self._smallest([(one, other)]) if one.span else None
            if said and said[0] != _named(one):
                kind, args = _compared(*said)
                return (kind, args) if kind == "number" else None
        return None

    def _smallest(self, pairs: list[tuple[Node, Node]]) -> tuple[Said, Said]:
        """Return the innermost of enclosing pairs that both texts say and that is seen to differ when printed."""
        for one, other in reversed(pairs):
            if one.span is None or other.span is None:
                continue
            first, second = self._printed(one), self._printed(other)
            if first and second and all(first[language] != second[language] for language in LANGUAGES):
                return first, second
        one, other = pairs[-1]
        return _named(one), _named(other)

    def _printed(self, node: Node) -> Said | None:
        found: dict[Language, str] = {}
        for language in LANGUAGES:
            said = self._in(language, node)
            if said is None:
                return None
            found[language] = " ".join(said.split())
        return found

    def _in(self, language: Language, node: Node) -> str | None:
        for category in _WHOLE if isinstance(node, Keyword) else (*_WHOLE, *_PARTS):
            said = self.texts.write_part(language, category, node, self.names[language])
            if said:
                return said if category in _WHOLE else said[:1].lower() + said[1:]
        return None


def _replaced(tree: Node, old: Node, new: Node) -> Node:
    """Return a tree with one of its nodes, and no other one that equals it, in another's place."""
    return rewrite(tree, lambda node: new if node is old else node)


def _named(node: Node) -> Said:
    """Return a part that no wording can say, as trees are shown."""
    return dict.fromkeys(LANGUAGES, brief(node))


def _row(said: Said) -> tuple[str, ...]:
    return tuple(said[language] for language in LANGUAGES)


def _compared(first: Said, second: Said) -> tuple[Kind, Args]:
    """Return what kind of difference two parts show as they are printed, in every language alike if possible."""
    args: Args = {"first": _row(first), "second": _row(second)}
    cuts = {language: _cut(first[language], second[language]) for language in LANGUAGES}
    kinds = {kind for kind, _, _ in cuts.values()}
    if kinds == {"drops"} or kinds == {"adds"}:
        args["part"] = tuple(part for _, part, _ in cuts.values())
    elif kinds == {"number"}:
        _, args["one"], args["two"] = cuts["en"]
    else:
        return "other", args
    return next(iter(kinds)), args


_NUMBER = re.compile(r"[(+-]*(\d+)[).]*")
_WORD = re.compile(r"\([^\s()]*\)|[^\s(]+|\(")


def _cut(first: str, second: str) -> tuple[Kind, str, str]:
    """Return how two printed parts differ: words that only one has, or only a number."""
    if first.startswith(second) or second.startswith(first):
        longer = max(first, second, key=len)
        part = longer[min(len(first), len(second)) :].strip(" ,.:")
        return ("drops" if longer is first else "adds"), part, ""
    left, right = _WORD.findall(first), _WORD.findall(second)
    codes = [code for code in SequenceMatcher(None, left, right, autojunk=False).get_opcodes() if code[0] != "equal"]
    if len(codes) != 1:
        return "other", "", ""
    tag, a, b, c, d = codes[0]
    here, there = " ".join(left[a:b]).strip(" ,"), " ".join(right[c:d]).strip(" ,")
    if tag != "replace":
        return ("drops" if tag == "delete" else "adds"), here or there, ""
    one, two = _NUMBER.fullmatch(here), _NUMBER.fullmatch(there)
    return ("number", one[1], two[1]) if one and two else ("other", "", "")


_NOWHERE: Mapping[str, tuple[TextSpan, ...]] = dict.fromkeys(LANGUAGES, ())


def _marks(node: Node | None, other: Node | None) -> tuple[TextSpan, ...]:
    """Return where the words of a part stand that the other text does not say."""
    parts = own_parts(node, other) if node is not None else ()
    return tuple(TextSpan(part.span.start, part.span.end) for part in parts if part.span)


def _around(found: Difference, side: int) -> tuple[TextSpan, ...]:
    """Return where the smallest part stands, in the text of one side, that encloses a difference."""
    pairs = [*found.around, (found.first, found.second)]
    spans = [node.span for pair in reversed(pairs) if (node := pair[side]) is not None and node.span]
    return tuple(TextSpan(span.start, span.end) for span in spans[:1])
