"""Choices of a word: a class of creatures, the name of a card; the card that asks remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.procedures.registry import PROCEDURES
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect, remove_effects
from runtime.kernel.terms import CREATURE

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def known_words(game: HeroesGame, what: str) -> list[str]:
    """Return the words to choose from: those of the cards that are in the game, whoever sees them."""
    definitions = {card.definition.id: card.definition for card in game.cards.values()}
    if what == "name":
        return sorted(definitions)
    creatures = (each for each in definitions.values() if each.type == CREATURE)
    return sorted({name for each in creatures for name in each.classes})


def offer_words(game: HeroesGame, frame: Frame) -> None:
    """Ask for the word."""
    event = frame.values["event"]
    words = known_words(game, event["what"])
    if not words:
        game.agenda.pop()
        return
    options: list[Data] = [{"key": event["what"], "word": word} for word in words]
    game.ask(frame, event["player"], event["what"], options, card=event["card"])


def keep_word(game: HeroesGame, frame: Frame) -> None:
    """Let the card remember it instead of what it remembered before."""
    event, answer = frame.values["event"], frame.values.pop("answer")
    remove_effects(game, event["card"], "chosen", what=event["what"])
    add_effect(game, event["card"], "chosen", None, what=event["what"], word=answer["word"])
    game.record({"kind": "word", "card": game.label(event["card"]), "player": event["player"], "what": event["what"],
                 "word": answer["word"], "cause": event["cause"]})
    game.agenda.pop()


PROCEDURES.add("choose_word", offer_words, keep_word)
