"""Playing Berserk TCG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from compiler.diagnostics import Diagnostic, Language, make
from compiler.diagnostics.render.text import Piece
from compiler.playing import Playing, cards_of
from compiler.sources import DeckSource
from runtime.tcg import Deck, Definitions, TcgGame, new_game
from runtime.tcg.decks import deck_faults
from runtime.tcg.editions import EDITIONS
from runtime.tcg.greedy import eager
from runtime.tcg.grid import grid
from runtime.tcg.messages import LOG, Speaker


def _begin(decks: Iterable[DeckSource], definitions: Definitions, seed: int, edition: object) -> TcgGame:
    return new_game([Deck(cards_of(deck)) for deck in decks], definitions, seed)


def _deck_faults(deck: DeckSource, definitions: Definitions, language: Language,
                 constructed: bool) -> Iterator[Diagnostic]:
    for fault in deck_faults(definitions, cards_of(deck), constructed=constructed):
        if fault.card:
            card = definitions.card(fault.card).name(language)
            place = deck.source.key("cards", fault.card)
            yield make(fault.reason, place, card=card, count=fault.count, most=fault.most)
        else:
            place = deck.source.key("cards")
            yield make(fault.reason, place, count=fault.count, most=fault.most, least=fault.least)


def _table(view: Any, player: int, speaker: Speaker, language: Language) -> Iterator[Piece]:
    yield f"\n{grid(view, speaker)}\n", "cyan"


def _scene(game: TcgGame, speaker: Speaker, language: Language) -> Iterator[Piece]:
    yield f"{grid(game.view(0), speaker)}\n", "cyan"


PLAYING = Playing(
    editions=EDITIONS,
    begin=_begin,
    speaker=Speaker,
    log=LOG,
    eager=eager,
    table=_table,
    scene=_scene,
    deck_faults=_deck_faults,
)
