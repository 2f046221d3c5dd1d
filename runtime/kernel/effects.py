"""Effects that lie on cards, as plain data: how long they last, how they come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from runtime.kernel.data import Data, copied
from runtime.kernel.terms import (
    CONTROLLERS_NEXT_TURN,
    END_OF_CONTROLLERS_NEXT_TURN,
    END_OF_CONTROLLERS_TURN,
    END_OF_GAME,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_OPPONENTS_TURN,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    END_OF_YOUR_TURN,
    OPPONENTS_NEXT_TURN,
    START_OF_OPPONENTS_NEXT_TURN,
    START_OF_YOUR_NEXT_TURN,
    WHILE_THIS_IN_PLAY,
    YOUR_NEXT_TURN,
)


class Affected(Protocol):
    """What effects need to know of a game."""

    active: int
    conditional: bool
    """Some effect may have a condition of existence."""
    cards: dict[int, Any]
    definitions: Any

    def with_effects(self) -> list[Any]:
        """Return the cards on which effects lie."""

    def sees(self, ability: Any, values: Data) -> Any:
        """Return what an ability sees."""

    def number(self) -> int:
        """Return a new number for an effect."""

    def edit(self, number: int) -> Any:
        """Return a card, to be changed."""


def expiry(game: Affected, until: str, player: int, source: int, card: int) -> list[Any] | None:
    """Return when an effect ends, as data; None is never.

    `["start" | "end", player, turns to skip]`, `["during", player, further turns]` or `["while", card]`.
    """
    if until == END_OF_GAME:
        return None
    if until == WHILE_THIS_IN_PLAY:
        return ["while", source]
    if until == END_OF_TURN:
        return ["end", game.active, 0]
    if until in (YOUR_NEXT_TURN, OPPONENTS_NEXT_TURN, CONTROLLERS_NEXT_TURN):
        return ["during", whose_turn(game, until, player, card), 0]
    if "next turns: " in until:
        return ["during", whose_turn(game, until, player, card), int(until.rpartition(" ")[2]) - 1]
    if until in (START_OF_YOUR_NEXT_TURN, START_OF_OPPONENTS_NEXT_TURN):
        return ["start", whose_turn(game, until, player, card), 0]
    if until in (END_OF_YOUR_TURN, END_OF_OPPONENTS_TURN, END_OF_CONTROLLERS_TURN):
        return ["end", whose_turn(game, until, player, card), 0]
    if until in (END_OF_YOUR_NEXT_TURN, END_OF_OPPONENTS_NEXT_TURN, END_OF_CONTROLLERS_NEXT_TURN):
        whose = whose_turn(game, until, player, card)
        return ["end", whose, 1 if whose == game.active else 0]
    raise ValueError(f"unknown duration {until!r}")


def whose_turn(game: Affected, until: str, player: int, card: int) -> int:
    """Return the player whose turn a duration names."""
    if until in (CONTROLLERS_NEXT_TURN, END_OF_CONTROLLERS_TURN, END_OF_CONTROLLERS_NEXT_TURN):
        return int(game.cards[card].controller)
    return player if "your" in until else 1 - player


def add_effect(game: Affected, on: int, kind: str, ends: list[Any] | None = None, **values: Any) -> Data:
    """Lay an effect on a card; it is the newest there."""
    effect: Data = {"kind": kind, "number": game.number(), "ends": ends, **values}
    if ends is not None and ends[0] == "during":
        effect["waiting"] = True
    if ends is not None and ends[0] == "holds":
        game.conditional = True
    found = game.edit(on)
    found.effects = (*found.effects, effect)
    return effect


def add_number(game: Affected, card: int, kind: str, amount: int, ends: list[Any] | None) -> None:
    """Lay +X or -X to strike or lives; of equal duration, they cancel one for one (504.5)."""
    found = game.edit(card)
    for effect in found.effects:
        if effect["kind"] == kind and effect["ends"] == ends and effect["amount"] * amount < 0:
            rest = effect["amount"] + amount
            kept = tuple(other for other in found.effects if other is not effect)
            found.effects = kept if rest == 0 else (*kept, {**effect, "amount": rest})
            return
    if amount:
        add_effect(game, card, kind, ends, amount=amount)


def remove_effects(game: Affected, card: int, kind: str, **values: Any) -> int:
    """Remove the effects of a kind with these values; return how many went."""
    found = game.edit(card)
    kept = tuple(effect for effect in found.effects if effect["kind"] != kind
                 or any(effect.get(name) != value for name, value in values.items()))
    gone = len(found.effects) - len(kept)
    found.effects = kept
    return gone


def later(effect: Data, when: str, player: int) -> Data | None:
    """Return what is left of an effect at a start or end of a turn."""
    ends = effect["ends"]
    if ends is None or ends[0] in ("while", "holds") or ends[1] != player:
        return effect
    if ends[0] == "during":
        return during(effect, when, player)
    if ends[0] != when:
        return effect
    return {**effect, "ends": [when, player, ends[2] - 1]} if ends[2] else None


def during(effect: Data, when: str, player: int) -> Data | None:
    """Wake an effect at the start of the turns for which it lasts, and put it to sleep at their end."""
    if when == "start":
        return {**effect, "waiting": False}
    if effect.get("waiting"):
        return effect
    left = effect["ends"][2]
    return {**effect, "ends": ["during", player, left - 1], "waiting": True} if left else None




def use_effect(game: Affected, card: int, number: int, ability: str) -> Data:
    """Count a use of an ability that an effect gave, and end the effect at the last; return its memory."""
    found = game.cards.get(card)
    if found is None:
        return {}
    memory: Data = {}
    effects = []
    for effect in found.effects:
        if effect["number"] == number:
            memory = effect.get("memory", {})
            uses = effect.get("uses") or getattr(game.definitions.abilities[ability], "uses", None)
            if uses is not None:
                if uses == 1:
                    continue
                effect = {**effect, "uses": uses - 1}
        effects.append(effect)
    game.edit(card).effects = tuple(effects)
    return copied(memory)  # type: ignore[no-any-return]


def taken(game: Affected, goes: Callable[[Data], bool]) -> Iterator[tuple[int, list[Data]]]:
    """Take effects from all cards; yield each card that lost some with what it lost, before the next is looked at."""
    for card in game.with_effects():
        lost = [effect for effect in card.effects if goes(effect)]
        if lost:
            game.edit(card.id).effects = tuple(effect for effect in card.effects if effect not in lost)
            yield card.id, lost


def is_unheld(game: Affected, effect: Data) -> bool:
    """Tell whether an effect has a condition of existence that is no longer met."""
    ends = effect["ends"]
    if not ends or ends[0] != "holds":
        return False
    _, key, method, card, player, targets = ends
    ability = game.definitions.abilities[key]
    see = game.sees(ability, {"card": card, "player": player, "targets": targets})
    return card not in game.cards or not getattr(ability, method)(see)


def lasts_with(effect: Data, source: int) -> bool:
    """Tell whether an effect lasts only while a card is in play."""
    return bool(effect["ends"]) and effect["ends"][:2] == ["while", source]
