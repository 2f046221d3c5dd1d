"""What usually stands in the place where reading stops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from compiler.language.language import Language
from compiler.language.lexer import Name, Raw, scan

MOST_EXPECTED = 6
_MOST_KNOWN = 500  # places for which it is remembered what may stand there
_NUMBER, _PROPER = "NUMBER", "NAME"
_SYMBOLS = {
    "CLOSE": ("(T)",),
    "COINS": ("(1)", "(2)"),
    "COINS_X": ("(X)",),
    "PLUS": ("+1", "+2"),
    "MINUS": ("-1",),
    "X_MORE": ("X+1",),
}
"""What is offered for terminals that are not words."""


class Offer(NamedTuple):
    """A word that may come next: what to write, its terminal, and the card or keyword that it names."""

    form: str
    terminal: str
    value: object


class Hints:
    """What is usual in one language, from texts, and only when it is asked for."""

    def __init__(
        self, language: Language, names: Callable[[], Sequence[Name]], samples: Callable[[], Iterable[str]]
    ) -> None:
        self._language = language
        self._all_names = names
        self._samples = samples
        self._expected: dict[tuple[frozenset[str], str], list[str]] = {}

    def expected(self, terminals: Iterable[str], before: Raw | None) -> list[str]:
        """Return a few words that may stand after another one, the most usual first."""
        key = (frozenset(terminals), before.normal if before else "")
        known = self._expected.get(key)
        if known is None:
            if len(self._expected) > _MOST_KNOWN:
                self._expected.clear()
            known = self._expected[key] = self._usual(*key)
        return known

    def _usual(self, terminals: Iterable[str], last: str) -> list[str]:
        usual = []
        for at, forms in enumerate(self._choices(sorted(terminals, key=_in_order))):
            after, anywhere, place = max((*self._usage(form, last), -place) for place, form in enumerate(forms))
            usual.append((-after, -anywhere, not forms[0][:1].isalnum(), at, forms[-place]))
        words = {form.casefold(): form for *_, form in sorted(usual, reverse=True)}
        return [form for *_, form in sorted(usual) if words.pop(form.casefold(), None)][:MOST_EXPECTED]

    def offers(self, terminals: Iterable[str], before: Raw | None, own: Name | None) -> list[Offer]:
        """Return all words and names that stand behind some terminals, the most usual after another word first."""
        last = before.normal if before else ""
        ranked: dict[str, tuple[int, int, Offer]] = {}
        for terminal in sorted(terminals, key=_in_order):
            for form, value in self._offered(terminal, own):
                after, anywhere = self._usage(form, last)
                ranked.setdefault(form, (-after, -anywhere, Offer(form, terminal, value)))
        return [offer for _, _, offer in sorted(ranked.values(), key=lambda each: each[:2])]

    def _offered(self, terminal: str, own: Name | None) -> Iterator[tuple[str, object]]:
        lexeme = self._language.grammar.terminals.get(terminal)
        if lexeme is not None:
            yield from ((form, None) for form in lexeme.forms.values())
        elif terminal == _NUMBER:
            yield from ((str(number), None) for number in range(1, 10))
        elif terminal in _SYMBOLS:
            yield from ((form, None) for form in _SYMBOLS[terminal])
        for name in [*self._names, *([own] if own else [])]:
            if name.terminal == terminal:
                yield from ((form, name.value) for form in name.lexeme.forms.values())

    def _usage(self, form: str, last: str) -> tuple[int, int]:
        """Return how often a form follows a word, and how often it is used at all; a long phrase is not counted."""
        first, *others = _pieces(form)
        if len(others) > 1:
            return 0, 0
        joined = min((self._following[first][other] for other in others), default=self._following[None][first])
        return min(self._following[last][first], joined), joined

    def _choices(self, terminals: Iterable[str]) -> Iterator[list[str]]:
        """Yield the forms of each word, keyword and number among terminals; names of cards are too many to offer."""
        lexemes = self._language.grammar.terminals
        for terminal in terminals:
            if terminal in lexemes:
                yield list(dict.fromkeys(lexemes[terminal].forms.values()))
            elif terminal == _NUMBER:
                yield ["1", "2", "3"]
            elif terminal != _PROPER:
                yield from (
                    [next(iter(name.lexeme.forms.values()))] for name in self._names if name.terminal == terminal
                )

    @cached_property
    def _names(self) -> Sequence[Name]:
        return self._all_names()

    @cached_property
    def _following(self) -> dict[str | None, Counter[str]]:
        """How often which word follows which (the empty one begins a sentence), and how often it stands anywhere."""
        found: dict[str | None, Counter[str]] = _Counters()
        for text in self._samples():
            last = ""
            for raw in scan(text):
                word = "" if raw.normal in (".", "\n") else raw.normal
                found[last][word] += 1
                found[None][word] += 1
                last = word
        return found


class _Counters(dict[str | None, Counter[str]]):
    """Counters that are there as soon as they are asked for."""

    def __missing__(self, key: str | None) -> Counter[str]:
        self[key] = Counter()
        return self[key]


@lru_cache(maxsize=20_000)
def _pieces(form: str) -> tuple[str, ...]:
    return tuple(raw.normal for raw in scan(form))


def _in_order(terminal: str) -> tuple[int, str]:
    """Words of the grammar stand in the order in which its phrases are told."""
    return (int(terminal[1:]), "") if terminal[1:].isdigit() else (-1, terminal)

