"""Where a game's rulebook says how abilities and constructs work."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from compiler.language import meaning as m
from compiler.language.ast import Node, walk


@dataclass(frozen=True)
class Clauses:
    """The clauses of a game's rulebook that cards rest on."""

    number: re.Pattern[str]
    """What a clause of this book is numbered like; docstrings of constructs name clauses in brackets."""
    kinds: Mapping[str, str]
    """The clause about the abilities of a base class of the referee."""
    constructs: Mapping[type[Node], str]
    """The clause that says how a construct works."""
    limits: tuple[str, str]
    """The clauses about how often an activated ability and a triggered one may be used."""
    optional: str | None = None
    """The clause about what may be left out."""
    linked: str | None = None
    """The clause about what is done "in doing so"."""

    def said(self) -> Iterator[str]:
        """Yield every clause named here."""
        yield from (*self.kinds.values(), *self.constructs.values(), *self.limits)
        yield from filter(None, (self.optional, self.linked))

    def of(self, cls: type[Node]) -> tuple[str, ...]:
        """Return the clauses about a construct, the one that says how it works first."""
        known = [self.constructs[cls]] if cls in self.constructs else []
        named = re.findall(r"\(([\d.]+)\)", cls.__doc__ or "")
        return tuple(dict.fromkeys([*known, *filter(self.number.fullmatch, named)]))

    def within(self, feature: Node) -> Iterator[str]:
        """Yield the clauses about the constructs of a feature."""
        for node in walk(feature):
            if type(node) in self.constructs:
                yield self.constructs[type(node)]
            match node:
                case m.Part(link="in doing so") if self.linked:
                    yield self.linked
                case m.Do(modal="may") if self.optional:
                    yield self.optional
                case m.Limit():
                    yield self.limits[0 if isinstance(feature, m.Activated) else 1]
