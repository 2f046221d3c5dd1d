"""Small changes after which a sentence can be read: what an author may have meant, tried before it is suggested.

A change is suggested in the order of how far reading comes with it, so grammar itself chooses among similar words.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from compiler.diagnostics.suggest import MOST, near
from compiler.language.language import Language
from compiler.language.lexer import Name, NameTable, Raw, normal, pieces_of, scan, words_of

_LONGEST_NAME = 6  # words of a name that are looked at
_TRIED = 16  # similar words of one place that are read again
_LONGEST_SENTENCE = 80  # pieces of a sentence in which repairs are tried: each is tried by reading on
_MOST_TRIED = 40  # repairs of one sentence
_MARKS = (",", ".", ":", ";", "-")
_LONGEST_WORD = 60  # letters of what may be two words without their space
_SPACE = 1.5
"""A lost space is likelier than two wrong letters, and less so than one."""
_PAIRS = ("(", ")", '"', "'")
_KEYS = str.maketrans(
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.йцукенгшщзхъфывапролджэячсмитьбю",
    "йцукенгшщзхъфывапролджэячсмитьбюqwertyuiop[]asdfghjkl;'zxcvbnm,.",
)
"""The letter on the same key of the other keyboard layout."""

Progress = tuple[int, int]
"""Whether reading fails, and how many forms are wrong or how much is left unread: the least is best."""
WHOLE: Progress = (0, 0)


@dataclass(frozen=True, slots=True)
class Repair:
    """Other text for the pieces `place` of a sentence; `code` names the diagnostic that says what is wrong there.

    `far` is how many slips of the hand it takes.
    """

    code: str
    place: tuple[int, int]
    text: str
    far: float = 0

    def applied(self, raws: Sequence[Raw]) -> list[Raw]:
        """Return the pieces of the sentence after the change, each where it then stands."""
        first, last = self.place
        start = raws[first].start if first < len(raws) else raws[-1].end
        end = raws[last - 1].end if last > first else start
        pieces = [raw._replace(start=raw.start + start, end=raw.end + start) for raw in scan(self.text)]
        shift = len(self.text) - (end - start)
        rest = [raw._replace(start=raw.start + shift, end=raw.end + shift) for raw in raws[last:]]
        return [*raws[:first], *pieces, *rest]


class Repairs:
    """The repairs of one language with the names that its project knows."""

    def __init__(self, language: Language, names: Callable[[], Sequence[Name]], tables: Sequence[NameTable]) -> None:
        self._language = language
        self._all_names = names
        self._tables = tables
        self._similar: dict[str, list[tuple[int, str]]] = {}
        self.foreign: Callable[[Sequence[str]], Sequence[str]] = lambda said: ()
        """Gives how this language writes the keyword or name that another one writes in these pieces."""

    def found(self, raws: Sequence[Raw], at: int, own: Name | None) -> list[Repair]:
        """Return repairs of a sentence that can't be read beyond a piece, the best first, all of one place and code."""
        if len(raws) > _LONGEST_SENTENCE:
            return []
        attempt = _Attempt(self._language, raws, self._tables, own)
        strange = self.stranger(raws, own, at)
        if strange is None:
            return attempt.whole(_of_marks(raws, at)) or attempt.whole(self._of_known(raws, at))
        return attempt.ordered(self._of_stranger(raws, strange, own), at) or attempt.ordered(_of_marks(raws, at), at)

    def knows(self, word: str) -> bool:
        """Whether a word is one of the language or of a name."""
        return normal(word) in self._vocabulary

    def stranger(self, raws: Sequence[Raw], own: Name | None, stop: int) -> int | None:
        """Return where the first word stands that neither the language nor a name has.

        Those before the place where reading stopped have been read, as what a spell or an effect is called: they are
        looked at only if there is none behind.
        """
        strangers = list(self._strangers(raws, own))
        return next((at for at in strangers if at >= stop), strangers[0] if strangers else None)

    def _strangers(self, raws: Sequence[Raw], own: Name | None) -> Iterator[int]:
        mine = {word for form in _forms([own] if own else []) for word in pieces_of(form)}
        known: dict[str, tuple[Container[str], ...]] = {
            "word": (self._vocabulary, mine),
            "symbol": (self._language.lexer.pictures,),
        }
        for at, raw in enumerate(raws):
            if raw.kind in known and not any(raw.normal in words for words in known[raw.kind]):
                yield at

    @cached_property
    def _names(self) -> Sequence[Name]:
        return self._all_names()

    @cached_property
    def _vocabulary(self) -> Mapping[str, str]:
        """Every word of the language and of names, by its normal form, as it is written."""
        found = {word: word if " " in form else form for word, form in self._language.lexer.words.items()}
        for form in _forms(self._names):
            for word in words_of(form):
                found.setdefault(normal(word), word)
        return found

    @cached_property
    def _name_forms(self) -> Mapping[int, list[str]]:
        """The forms of names by the number of their words."""
        found: dict[int, list[str]] = {}
        for form in _forms(self._names):
            found.setdefault(len(pieces_of(form)), []).append(form)
        return found

    def _of_stranger(self, raws: Sequence[Raw], at: int, own: Name | None) -> Iterator[Repair]:
        here, word = (at, at + 1), raws[at].normal
        if raws[at].kind == "symbol":
            similar = near(word, self._language.lexer.pictures)
            yield from (Repair("unknown-word", here, form, far) for far, form in similar)
            return
        yield from self._of_foreign(raws, at)
        if word in ("t", "т"):
            yield Repair("bare-symbol", here, f"({raws[at].text})")
        retyped = raws[at].text.lower().translate(_KEYS)
        if normal(retyped) in self._vocabulary:
            yield Repair("foreign-word", here, retyped)
        yield from self._of_spaces(raws, at)
        for place in _around(raws, at):
            forms = [*self._name_forms.get(place[1] - place[0], ()), *_forms([own] if own else [])]
            text = _text(raws[slice(*place)])
            yield from (Repair("unknown-word", place, form, far) for far, form in near(text, forms)[:_TRIED])
        words = self._near(word) if len(word) > 1 else []
        yield from (Repair("unknown-word", here, self._vocabulary[known], far) for far, known in words)

    def _of_foreign(self, raws: Sequence[Raw], at: int) -> Iterator[Repair]:
        """A keyword or a name of another language, the longest first."""
        for end in range(min(at + _LONGEST_NAME, len(raws)), at, -1):
            said = [raw.normal for raw in raws[at:end]]
            yield from (Repair("foreign-word", (at, end), form) for form in self.foreign(said))

    def _of_spaces(self, raws: Sequence[Raw], at: int) -> Iterator[Repair]:
        """A space lost within a word, or typed within one."""
        text = raws[at].text
        for cut in range(1, len(text) if len(text) <= _LONGEST_WORD else 1):
            if normal(text[:cut]) in self._vocabulary and normal(text[cut:]) in self._vocabulary:
                yield Repair("wrong-space", (at, at + 1), f"{text[:cut]} {text[cut:]}", _SPACE)
        for first in (at, at - 1):
            joined = "".join(raw.text for raw in raws[max(0, first) : first + 2])
            if first >= 0 and normal(joined) in self._vocabulary:
                yield Repair("wrong-space", (first, min(first + 2, len(raws))), joined, _SPACE)

    def _of_known(self, raws: Sequence[Raw], at: int) -> Iterator[Repair]:
        """Another word for a known one that can't stand where it does, or just before."""
        for place in range(min(at, len(raws) - 1), max(-1, at - 3), -1):
            if raws[place].kind == "word":
                here, similar = (place, place + 1), self._near(raws[place].normal)
                yield from (Repair("unexpected-word", here, self._vocabulary[known]) for _, known in similar)

    def _near(self, word: str) -> list[tuple[int, str]]:
        """Return the words of the vocabulary like one, with their distances: found once, as a text repeats itself."""
        if word not in self._similar:
            self._similar[word] = near(word, self._vocabulary)[:_TRIED]
        return self._similar[word]


class _Attempt:
    """Tries repairs on one sentence."""

    def __init__(self, language: Language, raws: Sequence[Raw], tables: Sequence[NameTable], own: Name | None) -> None:
        self._language = language
        self._raws = raws
        self._tables = (*tables, language.lexer.names([own])) if own else tables

    def ordered(self, repairs: Iterable[Repair], at: int) -> list[Repair]:
        """Return the repairs of the place where the best one stands, those that lead furthest first.

        None of them if reading comes no further with the best one than the piece where it stops without.
        """
        tried = [(self._progress(repair), repair) for repair in islice(dict.fromkeys(repairs), _MOST_TRIED)]
        tried.sort(key=lambda each: (each[0], each[1].far))
        if not tried or tried[0][0] >= (1, len(self._raws) - at):
            return []
        best = tried[0][1]
        same = [each for each in tried if (each[1].place, each[1].code) == (best.place, best.code)]
        fitting = [each for each in same if each[0] == WHOLE] or same
        return [repair for _, repair in fitting][:MOST]

    def whole(self, repairs: Iterable[Repair]) -> list[Repair]:
        """Return those repairs of one place and code after which the sentence is read to its end."""
        fitting: list[Repair] = []
        for repair in repairs:
            same = not fitting or (repair.place, repair.code) == (fitting[0].place, fitting[0].code)
            if same and len(fitting) < MOST and self._reads(repair):
                fitting.append(repair)
        return fitting

    def _reads(self, repair: Repair) -> bool:
        if repair.code == "missing-stop":
            at = repair.place[0]
            return self._clean(self._raws[:at]) and self._clean(self._raws[at:])
        return self._clean(repair.applied(self._raws))

    def _clean(self, raws: Sequence[Raw]) -> bool:
        result = self._language.read(list(raws), *self._tables)
        return len(result.values) == 1 and not result.mismatches

    def _progress(self, repair: Repair) -> Progress:
        raws = repair.applied(self._raws)
        result = self._language.read(raws, *self._tables)
        if result.values:
            return 0, len(result.mismatches)
        left = len(raws) - raws.index(result.stopped) if result.stopped else 0
        return 1, left


def _of_marks(raws: Sequence[Raw], at: int) -> Iterator[Repair]:
    """A word said twice, a symbol without its brackets, a stop that is missing, a mark that is not the right one."""
    for place in range(max(1, at - 1), min(at + 2, len(raws))):
        if raws[place].kind == "word" and raws[place].normal == raws[place - 1].normal:
            yield Repair("doubled-word", (place - 1, place + 1), raws[place - 1].text)
    for place in range(max(0, at - 1), min(at + 1, len(raws))):
        if raws[place].normal in ("t", "т", "x") or raws[place].kind == "number":
            yield Repair("bare-symbol", (place, place + 1), f"({raws[place].text})")
    if 0 < at < len(raws) and raws[at].text[:1].isupper():
        yield Repair("missing-stop", (at, at), ".")
    for place in range(min(at, len(raws) - 1), max(-1, at - 2), -1):
        if raws[place].normal in _MARKS:
            others = [mark for mark in _MARKS if mark not in (".", raws[place].normal)]
            yield from (Repair("wrong-mark", (place, place + 1), mark) for mark in others)
        if raws[place].kind == "punct" and raws[place].normal not in _PAIRS and 0 < place < len(raws) - 1:
            yield Repair("extra-mark", (place, place + 1), "")
    for mark in (",", ":", "-"):
        yield Repair("missing-mark", (at, at), mark)


def _around(raws: Sequence[Raw], at: int) -> Iterator[tuple[int, int]]:
    """Yield where a name may stand that goes over a place: it begins with a capital."""
    for begin in range(at, max(-1, at - _LONGEST_NAME), -1):
        if raws[begin].text[:1].isupper():
            last = min(begin + _LONGEST_NAME, len(raws))
            yield from ((begin, end) for end in range(last, at, -1))


def _forms(names: Iterable[Name]) -> list[str]:
    return list(dict.fromkeys(form for name in names for form in name.lexeme.forms.values()))


def _text(raws: Sequence[Raw]) -> str:
    return " ".join(raw.text for raw in raws)
