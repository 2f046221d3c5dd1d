"""Bonuses to the next attack of a kind, or to the next die roll: a card has received them, and uses them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.tcg.legality import covers

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

NEXT = "next"
ROLL = "roll"


def waiting(game: TcgGame, card: int) -> list[Data]:
    """Return the bonuses that a card has for what it does next."""
    return [effect for effect in game.cards[card].effects if effect["kind"] == NEXT and not effect.get("waiting")]


def room(game: TcgGame, event: Data) -> int:
    """Return how much of a bonus with a maximum a card still receives, by what the same ability gave it before."""
    wanted = {"by": event["by"], "ability": event.get("cause"), "origin": event.get("source") or 0}
    before = sum(int(effect["amount"]) for effect in waiting(game, event["card"])
                 if not effect.get("now") and wanted.items() <= effect.items())
    return max(0, min(int(event["amount"]), int(event["most"]) - before))


def begin(game: TcgGame, card: int, how: str) -> None:
    """An attack begins: what a card has received before is for this one, what it receives now for the one after it."""
    if any(is_for(effect, how) for effect in waiting(game, card)):
        found = game.edit(card)
        found.effects = tuple({**effect, "now": True} if effect["kind"] == NEXT and is_for(effect, how) else effect
                              for effect in found.effects)


def is_for(effect: Data, how: str) -> bool:
    """Tell whether a bonus is for attacks of a kind."""
    return effect["by"] != ROLL and covers(effect["by"], how)


def of_attack(game: TcgGame, card: int) -> list[tuple[str, int]]:
    """Return the changes of the power of the attack that a card makes now."""
    return [("add", int(effect["amount"])) for effect in waiting(game, card) if effect.get("now")]


def kind_of_attack(game: TcgGame, card: int, strength: str) -> str:
    """Return the kind (weak, medium, strong) of the attack that a card makes now, as it was changed."""
    changed = [str(effect["becomes"]) for effect in waiting(game, card) if effect.get("now") and effect.get("becomes")]
    return changed[-1] if changed else strength


def end(game: TcgGame, card: int) -> None:
    """The attack is over: its bonuses are used up."""
    if any(effect.get("now") for effect in waiting(game, card)):
        found = game.edit(card)
        found.effects = tuple(effect for effect in found.effects if effect["kind"] != NEXT or not effect.get("now"))


def of_roll(game: TcgGame, card: int) -> list[tuple[str, int]]:
    """Return the changes of a card's roll, which they are used up by."""
    mine = [effect for effect in waiting(game, card) if effect["by"] == ROLL]
    if mine:
        found = game.edit(card)
        found.effects = tuple(effect for effect in found.effects if effect not in mine)
    return [("add", int(effect["amount"])) for effect in mine]
