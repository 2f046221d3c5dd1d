"""Taking translations that came in a file into the cards: all of them, or none and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from compiler.agreement import records
from compiler.agreement.sync import State, Translation, translations
from compiler.diagnostics import LANGUAGES, Diagnostic, Language, Refused, Span, make, suggestions
from compiler.interchange.units import Received, parts_of
from compiler.pipeline import Compilation
from compiler.sources import CardSource
from compiler.sources.editing import Change, changed, write_scripts
from compiler.sources.scripts import at_odds, read_script

Key = tuple[str, str]
"""Game and id of a card."""

_MOST_HELPED = 20  # wrong names for which the right one is looked for


@dataclass(slots=True)
class Taken:
    """What an import comes to; ``found`` are the reasons to refuse it."""

    changed: int = 0
    confirmed: int = 0
    unready: int = 0
    files: dict[Path, str] = field(default_factory=dict)
    found: list[Diagnostic] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Place:
    """A unit with the card and the field that it is about, and where it stands in the file."""

    received: Received
    card: CardSource
    field: str
    span: Span


def taken(compilation: Compilation, received: Sequence[Received], file: str, to: Language) -> Taken:
    """Return what taking these units means for the project; nothing is written yet."""
    return _Taking(compilation, file, to).done(received)


def write(compilation: Compilation, result: Taken) -> None:
    """Write what an import changes, all files or none. Refused if one can't be written."""
    write_scripts(compilation.project, result.files)


class _Taking:
    """One import."""

    def __init__(self, compilation: Compilation, file: str, to: Language) -> None:
        self._compilation, self._file, self._to = compilation, file, to
        self._original: Language = next(language for language in LANGUAGES if language != to)
        scripts = compilation.scripts
        self._cards = {(card.game, card.id): card for card in (*scripts.cards, *scripts.untranslated)}
        self._result = Taken()

    def done(self, received: Sequence[Received]) -> Taken:
        places = list(self._ready(self._known(received)))
        after = self._edited(places)
        if not self._result.found:
            self._compare(places, after)
        if not self._result.found:
            self._record(places, after)
        return self._result

    def _span(self, received: Received) -> Span:
        return Span(self._file, received.line, 1, received.line, 2)

    def _known(self, received: Iterable[Received]) -> Iterator[_Place]:
        """Yield the units with their cards; one that is about nothing, or comes twice, is a fault."""
        first: dict[str, Span] = {}
        for each in received:
            span, name = self._span(each), each.unit.name
            parts = parts_of(name)
            card = self._cards.get(parts[:2]) if parts else None
            if parts is None or card is None or not _said(card, self._original, parts[2]):
                self._result.found.append(self._unknown(name, span))
            elif name in first:
                self._result.found.append(make("repeated-unit", span, unit=name).noting("first", first[name]))
            else:
                first[name] = span
                yield _Place(each, card, parts[2], span)

    def _unknown(self, name: str, span: Span) -> Diagnostic:
        shown = name if len(name) <= 60 else name[:59] + "…"
        fault = make("unknown-unit", span, unit=" ".join(shown.split()))
        few = len(self._result.found) < _MOST_HELPED
        return fault.suggesting(*suggestions(shown, self._names)) if few else fault

    @cached_property
    def _names(self) -> list[str]:
        """The names of all units that there could be."""
        return [
            f"{game}.{card.id}.{name}"
            for (game, _), card in self._cards.items()
            for name in records.FIELDS
            if _said(card, self._original, name)
        ]

    def _ready(self, places: Iterable[_Place]) -> Iterator[_Place]:
        """Yield the units whose translation holds; the others are counted and left alone."""
        for place in places:
            if place.received.unit.ready and place.received.unit.translation.strip():
                yield place
            else:
                self._result.unready += 1

    def _changes(self, place: _Place) -> bool:
        return place.received.unit.translation.strip() != _said(place.card, self._to, place.field).strip()

    def _edited(self, places: Iterable[_Place]) -> dict[Key, CardSource]:
        """Return the cards as they would be."""
        after: dict[Key, CardSource] = {}
        for place in places:
            if not self._changes(place):
                continue
            key = (place.card.game, place.card.id)
            before = _said(place.card, self._to, place.field)
            end = "\n" if before.endswith("\n") or (place.field == "text" and not before) else ""
            card = after.get(key, place.card)
            try:
                said = place.received.unit.translation.strip() + end
                after[key] = self._reread(card, changed(card.source, [Change(self._to, place.field, said)]))
                self._result.changed += 1
            except Refused as refused:
                self._result.found += (_refusal(place, fault) for fault in refused.diagnostics)
        return after

    def _reread(self, card: CardSource, text: str) -> CardSource:
        """Return a card as its file would say it with this text. Refused as when it is loaded."""
        project = self._compilation.project
        scripts = read_script(project, project.root / card.source.file, text)
        found = [*scripts.cards, *scripts.untranslated]
        if not found:
            raise Refused(*scripts.diagnostics)
        return found[0]

    def _compare(self, places: Sequence[_Place], after: Mapping[Key, CardSource]) -> None:
        """Find the cards whose texts would mean something else, or could not be read, and names that are taken."""
        new = self._renamed(after)
        self._result.found += self._shared_names(places, after, new)
        renamed = any(place.field == "name" and self._changes(place) for place in places)
        touched = list(self._cards) if renamed else list(after)
        before = self._states(self._compilation, touched, self._cards)
        for key, now in self._states(new, touched, {**self._cards, **after}).items():
            was, text = before[key].field("text"), now.field("text")
            if text is None or text.state is not State.DISAGREES:
                continue
            if key in after or (was is not None and was.state is not State.DISAGREES):
                self._result.found.append(self._disagreement(key, now, places))

    def _renamed(self, after: Mapping[Key, CardSource]) -> Compilation:
        """Return the project with the cards as they would be."""
        cards = [card for key, card in {**self._cards, **after}.items() if _is_whole(card)]
        return Compilation(self._compilation.project, replace(self._compilation.scripts, cards=cards))

    def _shared_names(
        self, places: Sequence[_Place], after: Mapping[Key, CardSource], new: Compilation
    ) -> Iterator[Diagnostic]:
        sources = {card.source.file: key for key, card in after.items()}
        for fault in at_odds(new.scripts):
            spans = [fault.span, *(note.span for note in fault.notes)]
            files = [span.file for span in spans if isinstance(span, Span)]
            key = next((sources[file] for file in files if file in sources), None)
            place = next((place for place in places if (place.card.game, place.card.id) == key), None)
            if place is not None:
                yield _refusal(place, fault)

    def _states(
        self, compilation: Compilation, keys: Iterable[Key], cards: Mapping[Key, CardSource]
    ) -> dict[Key, Translation]:
        found: dict[Key, Translation] = {}
        for key in keys:
            (found[key],) = translations([cards[key]], compilation.texts(key[0]), {}, self._to)
        return found

    def _disagreement(self, key: Key, now: Translation, places: Sequence[_Place]) -> Diagnostic:
        """Return why a card's text, or the new name of another card, can't be taken."""
        mine = [place for place in places if (place.card.game, place.card.id) == key]
        place = next((each for each in mine if each.field == "text"), mine[0] if mine else None)
        text = now.field("text")
        assert text is not None
        if place is None:
            place = next(each for each in places if each.field == "name" and self._changes(each))
        fault = make("meaning-not-kept", place.span, card=key[1])
        for told in text.told:
            fault = fault.noting(told.kind, None, **told.args)
        for reason in text.reasons:
            fault = fault.noting(reason.name, None, **reason.args)
        return fault

    def _record(self, places: Sequence[_Place], after: Mapping[Key, CardSource]) -> None:
        """Confirm each translation against the original that its translator saw."""
        project = self._compilation.project
        for card in after.values():
            self._result.files[project.root / card.source.file] = card.source.text
        for game in sorted({place.card.game for place in places}):
            known = before = records.load_records(project, game)
            for place in places:
                if place.card.game == game:
                    original = place.received.unit.original
                    known = self._confirmed(known, place, original)
            if known != before:
                self._result.files[records.path_of(project, game)] = records.written(known)

    def _confirmed(self, known: records.Records, place: _Place, original: str) -> records.Records:
        originals = {name: _said(place.card, self._original, name) for name in records.FIELDS}
        key = (place.card.id, self._to)
        after = records.confirmed(known, key, originals | {place.field: original}, [place.field])
        self._result.confirmed += after != known
        return after


def _said(card: CardSource, language: str, name: str) -> str:
    """Return a field of a card in a language; what is not there is empty."""
    printing = card.printings.get(language)
    return str(getattr(printing, name)) if printing else ""


def _is_whole(card: CardSource) -> bool:
    return all(language in card.printings and card.printings[language].name for language in LANGUAGES)


def _refusal(place: _Place, fault: Diagnostic) -> Diagnostic:
    """Return that a unit can't be taken, and why: the fault that its card would have."""
    problem = tuple(fault.message(language) for language in LANGUAGES)
    return make("unit-refused", place.span, unit=place.received.unit.name, problem=problem)
