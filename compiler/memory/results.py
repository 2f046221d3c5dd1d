"""What comes of reading a script and of checking a card, as plain data that can be kept and sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from compiler.agreement import ledger
from compiler.diagnostics import Refused
from compiler.diagnostics.storage import stored
from compiler.games.game import game
from compiler.language.texts import LANGUAGES, Texts
from compiler.pipeline import check_card, mentions
from compiler.sources import CardSource, KeywordSource
from compiler.sources.places import Place
from compiler.sources.scripts import checked_data
from compiler.sources.source import Source

Data = Any


class ReadScript(NamedTuple):
    """The data of a script, or its faults."""

    data: Data
    faults: list[Data]


class CardResult(NamedTuple):
    """What came of checking a card; a card without errors has an entry in the ledger, and a module if it was asked for.

    ``pieces`` are the words that were looked up among the names, ``mentions`` the package's keywords that the text
    may mean.
    """

    faults: list[Data]
    fingerprint: str
    lines: list[str]
    pieces: list[str]
    mentions: list[str]
    module: str | None

    @property
    def entry(self) -> ledger.Entry:
        """Its entry in the ledger."""
        return ledger.Entry(self.fingerprint, tuple(self.lines))


def read_script(place: Place, source: Source) -> ReadScript:
    """Return what a script says."""
    try:
        return ReadScript(checked_data(place, source), [])
    except Refused as refused:
        return ReadScript(None, [stored(each) for each in refused.diagnostics])


def examine(card: CardSource, texts: Texts, keywords: Iterable[KeywordSource], modules: bool) -> CardResult:
    """Check a card in the languages of its game; with its module if that is wanted."""
    pieces: set[str] = set()
    texts.remember(pieces)
    checked, found = check_card(card, texts, game(card.game))
    mentioned = [word.id for word in keywords if word.game == card.game and mentions(card, word)]
    if checked is None:
        return CardResult([stored(each) for each in found], "", [], [], mentioned, None)
    entry = ledger.entry([card.printings[each].text for each in LANGUAGES], checked.text)
    module = checked.module if modules else None
    warnings = [stored(each) for each in found]
    return CardResult(warnings, entry.fingerprint, list(entry.lines), sorted(pieces), mentioned, module)
