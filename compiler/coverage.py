"""How much of a corpus of card texts is read whole; `cardscript coverage` shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from compiler.agreement.compare import agree
from compiler.agreement.words import Teller, Told
from compiler.corpora import corpus
from compiler.diagnostics import LANGUAGES, Diagnostic, Language, Note
from compiler.games.game import Game
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.language.printer import Unprintable
from compiler.language.texts import NameEntry, Texts
from compiler.pipeline import Workshop, keyword_entries, no_behaviour, said_out, uncreatable
from compiler.sources import KeywordSource

Status = Literal["whole", "refused", "mismatch", "ambiguous"]
_MOST_EXAMPLES = 3


@dataclass(frozen=True, slots=True)
class Row:
    """A card of a corpus: its name and text in the languages that it is given in, and what else the row says."""

    game: str
    names: Mapping[Language, str]
    texts: Mapping[Language, str]
    type: str | None
    props: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Row:
        """Return the row of a line: `{name, text, lang, …}`, or of a pair: `{name_en, name_ru, en, ru, …}`.

        Raises LookupError, TypeError or AttributeError for anything else.
        """
        props = data.get("props", {})
        if "en" in data and "ru" in data:
            names: dict[Language, str] = {language: data.get(f"name_{language}", "?") for language in LANGUAGES}
            texts: dict[Language, str] = {language: data[language] for language in LANGUAGES}
        else:
            language: Language = LANGUAGES[LANGUAGES.index(data.get("lang", "ru"))]
            names, texts = {language: data["name"]}, {language: data["text"]}
        if not all(isinstance(value, str) for value in (*names.values(), *texts.values())):
            raise TypeError("names and texts are strings")
        return cls(data.get("game", "heroes"), names, texts, data.get("type"), dict(props))

    @property
    def is_pair(self) -> bool:
        """Whether the row holds both languages."""
        return len(self.texts) > 1

    def name(self, language: Language) -> str:
        """Return the card's name in a language, or the only one it has."""
        return self.names.get(language) or next(iter(self.names.values()))


@dataclass(slots=True)
class Outcome:
    """What became of one text."""

    name: str
    language: Language
    status: Status
    features: int
    read: int
    at: str | None = None
    suggestions: tuple[str, ...] = ()
    printed: dict[str, str] = field(default_factory=dict)
    crosses: bool = False
    tree: CardText | None = None
    text: str = ""
    type: str = ""
    fault: Diagnostic | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as plain data."""
        return {
            "name": self.name,
            "status": self.status,
            "at": self.at,
            "suggestions": list(self.suggestions),
            "printed": self.printed,
        }


Pair = Mapping[Language, Outcome]
"""What came of the two texts of a row."""


class Coverage:
    """Reads the rows of one game."""

    def __init__(
        self,
        game: Game,
        keywords: Iterable[KeywordSource],
        rows: Sequence[Row],
        around: Iterable[NameEntry] = (),
        cache: Path | None = None,
    ) -> None:
        """Know the names of the rows and those ``around``: cards of a project that texts create or search for."""
        known = list(around)
        taken = {entry.written[language] for entry in known for language in LANGUAGES}
        names = [
            NameEntry("NAME", f"row-{number}", {language: row.name(language) for language in LANGUAGES}, {})
            for number, row in enumerate(rows)
            if taken.isdisjoint(row.names.values())
        ]
        self._game = game
        keywords = list(keywords)
        entries = [*keyword_entries(game, keywords), *known, *names]
        self._texts: Texts = Workshop(game, cache).texts(entries, said_out(keywords))

    def outcome(self, row: Row, language: Language) -> Outcome:
        """Return what becomes of a row's text; a card of unknown type is tried as one of each that it may be."""
        tried = [self._tried(row, language, kind) for kind in self._types(row)]
        return next((each for each in tried if each.status == "whole"), tried[0])

    def _types(self, row: Row) -> Sequence[str]:
        return (row.type,) if row.type else corpus(self._game.id).types(row.props)

    def _tried(self, row: Row, language: Language, kind: str) -> Outcome:
        own = self.own_names(row)
        spell = kind == "spell"
        reading = self._texts.read(language, row.texts[language], own[language], spell)
        tree = reading.text
        outcome = Outcome(row.name(language), language, "refused", reading.count, len(reading.features))
        outcome.text, outcome.type = row.texts[language], kind
        if tree is None:
            _refuse(outcome, reading.diagnostics[0])
            return outcome
        lacking = self._game.lacking(kind, tree, self.meanings)
        refused = [no_behaviour(row.texts[language], part) for part in lacking]
        refused += uncreatable(tree, row.texts[language], self._texts, self._game)
        if refused:
            _refuse(outcome, refused[0])
            outcome.read -= min(len(refused), outcome.read)
            return outcome
        outcome.tree = tree
        stable = {target: self._printed(outcome, tree, target, own[target], spell) for target in LANGUAGES}
        outcome.status = "whole" if stable[language] else "mismatch"
        outcome.crosses = all(stable.values())
        return outcome

    @property
    def meanings(self) -> Mapping[str, CardText]:
        """The definitions of keywords that are said out where a card has them."""
        return self._texts.meanings

    def own_names(self, row: Row) -> dict[str, Name]:
        """Return a card's own name in each language."""
        return {language: self._texts.own_name(language, row.name(language)) for language in LANGUAGES}

    def told(self, row: Row, pair: Pair) -> list[Told]:
        """Return how the two texts of a row differ, if both are read."""
        english, russian = pair["en"].tree, pair["ru"].tree
        if english is None or russian is None or english == russian:
            return []
        return Teller(self._texts, self.own_names(row)).tell(english, russian)

    def _printed(self, outcome: Outcome, tree: CardText, target: Language, own: Name, spell: bool) -> bool:
        """Print the tree in a language; return whether that reads as the same tree."""
        try:
            outcome.printed[target] = self._texts.write(target, tree, own)
        except Unprintable:
            return False
        return self._texts.read(target, outcome.printed[target], own, spell).text == tree


def _refuse(outcome: Outcome, fault: Diagnostic) -> None:
    """Say of a refused text where reading stopped, why, and what may have been meant."""
    outcome.status = "ambiguous" if fault.code == "ambiguous-text" else "refused"
    word = fault.args.get("word") or fault.args.get("found") or str(fault.args.get("what", "")).partition(" ")[0]
    outcome.at = str(word or fault.code)
    outcome.fault = fault
    outcome.suggestions = tuple(_suggested(fault))


def _suggested(fault: Diagnostic) -> Iterator[str]:
    if "expected" in fault.args:
        yield str(fault.args["expected"])
    for note in fault.help:
        if note.name == "did-you-mean":
            yield from _words(note)


def _words(note: Note) -> Iterator[str]:
    words = note.args["words"]
    yield from () if isinstance(words, str | int) else words


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return the counts of single texts, the refusals by how many cards they stop, and every row."""
    return {
        "cards": len(outcomes),
        "whole": sum(each.status == "whole" for each in outcomes),
        "features": sum(each.features for each in outcomes),
        "read": sum(each.read for each in outcomes),
        "ambiguous": sum(each.status == "ambiguous" for each in outcomes),
        "mismatch": sum(each.status == "mismatch" for each in outcomes),
        "cross": sum(each.status == "whole" and each.crosses for each in outcomes),
        "refusals": refusals(outcomes),
        "rows": [each.to_json() for each in outcomes],
    }


def refusals(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """Return where reading stopped, the word that stops most cards first."""
    stopped: dict[str, list[str]] = {}
    for each in outcomes:
        if each.at is not None:
            stopped.setdefault(each.at.lower(), []).append(each.name)
    ranked = sorted(stopped.items(), key=lambda item: (-len(item[1]), item[0]))
    return [{"at": at, "cards": len(names), "examples": names[:_MOST_EXAMPLES]} for at, names in ranked]


def pair_summary(told: Sequence[tuple[Pair, Sequence[Told]]]) -> dict[str, Any]:
    """Return how many pairs have one meaning, how many differ and in what, how many are refused in each language."""
    pairs = [pair for pair, _ in told]
    both = [pair for pair in pairs if all(each.tree is not None for each in pair.values())]
    equal = [pair for pair in both if agree(*(pair[language].tree for language in LANGUAGES))]  # type: ignore[arg-type]
    return {
        "pairs": len(pairs),
        "agree": len(equal),
        "disagree": len(both) - len(equal),
        "refused": {language: sum(pair[language].tree is None for pair in pairs) for language in LANGUAGES},
        "refusals": refusals(each for pair in pairs for each in pair.values()),
        "rows": [_pair_row(pair, differences) for pair, differences in told],
    }


def _pair_row(pair: Pair, told: Sequence[Told]) -> dict[str, Any]:
    read = all(each.tree is not None for each in pair.values())
    row: dict[str, Any] = {"name": pair["en"].name, "status": ("disagree" if told else "agree") if read else "refused"}
    if told:
        words: dict[str, Any] = {language: _differing(outcome, told[0]) for language, outcome in pair.items()}
        words["words"] = {language: [each.say(language) for each in told] for language in LANGUAGES}
        row["difference"] = words
    return row | {language: outcome.to_json() for language, outcome in pair.items()}


def _differing(outcome: Outcome, told: Told) -> str:
    """Return the first words of a text that the other text does not say."""
    place = told.places(outcome.language, outcome.text)[0]
    return outcome.text[place.start : place.end].strip()
