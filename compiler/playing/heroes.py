"""Playing Berserk: Heroes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from compiler.diagnostics import Diagnostic, Language, Wording, make
from compiler.diagnostics.render.text import Piece
from compiler.playing import Playing, cards_of
from compiler.sources import DeckSource
from runtime.heroes import Deck, Definitions, HeroesGame, new_game
from runtime.heroes.decks import deck_faults
from runtime.heroes.editions import EDITIONS, Edition
from runtime.heroes.greedy import eager
from runtime.heroes.messages import LOG, Speaker

_SIDE = Wording(
    "{player}: lives {lives}, coins {open} of {coins}, hand {hand}, deck {deck}",
    "{player}: жизни {lives}, монеты {open} из {coins}, рука {hand}, колода {deck}",
)
_SQUAD = Wording("in play: ", "в игре: ")
_HAND = Wording("in hand: ", "в руке: ")
_CLOSED = Wording("closed", "закрыто")


def _begin(decks: Iterable[DeckSource], definitions: Definitions, seed: int, edition: Edition) -> HeroesGame:
    return new_game([Deck(_hero(deck), cards_of(deck)) for deck in decks], definitions, seed, edition=edition)


def _hero(deck: DeckSource) -> str:
    assert deck.hero is not None
    return deck.hero


def _deck_faults(deck: DeckSource, definitions: Definitions, language: Language,
                 constructed: bool) -> Iterator[Diagnostic]:
    hero = definitions.card(_hero(deck)).name(language)
    for fault in deck_faults(definitions, _hero(deck), cards_of(deck), constructed=constructed):
        card = definitions.card(fault.card).name(language)
        args: dict[str, str | int] = {"card": card, "hero": hero}
        if fault.reason == "not-for-decks":
            args = {"card": card}
        elif fault.reason == "too-many":
            args = {"card": card, "count": fault.count, "most": fault.most}
        yield make(fault.reason, deck.source.key("cards", fault.card), **args)


def _table(view: Any, player: int, speaker: Speaker, language: Language) -> Iterator[Piece]:
    """Yield both sides of the table, one's own below."""
    for each in (1 - player, player):
        side = view.side(each)
        hand = side["hand"] if isinstance(side["hand"], int) else len(side["hand"])
        numbers = {"lives": side["hero"]["lives"], "open": side["open_coins"], "coins": side["coins"]}
        said = _SIDE.say(language, {"player": speaker.players[each], "hand": hand, "deck": side["deck"], **numbers})
        yield f"\n{said}\n", "cyan"
        if side["squad"]:
            squad = ", ".join(_creature(card, speaker, language) for card in side["squad"])
            yield f"    {_SQUAD.say(language, {})}{squad}\n", ""
        if not isinstance(side["hand"], int) and side["hand"]:
            cards = ", ".join(f"{speaker.name(card['id'])} ({card['cost']})" for card in side["hand"])
            yield f"    {_HAND.say(language, {})}{cards}\n", ""


def _creature(card: Mapping[str, Any], speaker: Speaker, language: Language) -> str:
    strength = f"{card.get('strike', '?')}/{card.get('lives', '?')}"
    closed = f", {_CLOSED.say(language, {})}" if card.get("closed") else ""
    return f"{speaker.name(card['id'])} ({strength}{closed})"


PLAYING = Playing(
    editions=EDITIONS,
    begin=_begin,
    speaker=Speaker,
    log=LOG,
    eager=eager,
    table=_table,
    scene=None,
    deck_faults=_deck_faults,
)
