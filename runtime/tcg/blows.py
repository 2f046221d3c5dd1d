"""The power of a strike or shot with its modifiers in their order, and what keeps it off (2.7, 2.8, 2.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runtime.kernel.abilities import AttackStrength, Incoming, Strike
from runtime.kernel.data import Data
from runtime.kernel.instances import calculate
from runtime.tcg.abilities import CancellingAbility, StrikeOf, Strikes
from runtime.tcg.legality import covers, protects, within_limit
from runtime.tcg.pipeline import narrowed, rows_for
from runtime.tcg.terms import BLOCKS_ATTACKS, STRENGTHS, TERRAIN
from runtime.tcg.traits import amount_of

if TYPE_CHECKING:
    from runtime.tcg.context import See
    from runtime.tcg.game import TcgGame

Change = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Blow:
    """One strike, shot … of a card at another, its kind known; `power` is X-Y-Z, empty for the card's simple strike."""

    card: int
    target: int
    how: str
    strength: str
    power: list[int]
    ability: str
    answer: bool = False


def power_of(game: TcgGame, blow: Blow, values: Data) -> int:
    """Return the power of a blow: modifiers from the source's squad, the source, the target's squad, the target (2.13).

    Less than 0 is 0 (2.13).
    """
    power = base_power(game, blow, values)
    for changes in modifiers(game, blow):
        power = calculate(power, changes)
    return max(0, power)


def base_power(game: TcgGame, blow: Blow, values: Data) -> int:
    """Return the power before modifiers: of the attack, or of the card's simple strike."""
    at = STRENGTHS.index(blow.strength)
    if blow.power:
        return blow.power[at]
    ability = game.definitions.abilities.get(blow.ability)
    attack = getattr(ability, "attack", None)
    if ability is not None and attack is not None:
        see = game.sees(ability, {**values.get("item", {}), "card": blow.card, "player": values["player"],
                                  "strength": blow.strength, "done": {}})
        return int(see.amount(attack.power[at]))
    own = [row.power(see.ability, see, blow.card) for see, row in rows_for(game, blow.card, Strikes)]
    return int(own[-1][at]) if own else game.traits(blow.card).strike[at]


def modifiers(game: TcgGame, blow: Blow) -> tuple[list[Change], ...]:
    """Return the changes of a blow's power in the four groups of 2.13."""
    groups: tuple[list[Change], ...] = ([], [], [], [])
    if blow.how == "strike":
        for see, row in rows_for(game, blow.card, Strike):
            groups[0 if see.this != blow.card else 1].append((row.operation, amount_of(row.amount, see, blow.card)))
        for see, row in rows_for(game, blow.card, StrikeOf):
            if row.strength == blow.strength:
                groups[0 if see.this != blow.card else 1].append((row.operation, amount_of(row.amount, see, blow.card)))
        groups[1].extend(("add", effect["amount"]) for effect in game.cards[blow.card].effects
                         if effect["kind"] == "added strike" and not effect.get("waiting"))
    for see, row in rows_for(game, blow.card, AttackStrength):
        if concerns(row, blow) and narrowed(see, row, blow.card, blow.target):
            groups[0 if see.this != blow.card else 1].append((row.operation, amount_of(row.amount, see, blow.card)))
    for see, row in rows_for(game, blow.target, Incoming):
        if concerns(row, blow) and narrowed(see, row, blow.target, blow.card):
            groups[2 if see.this != blow.target else 3].append((row.operation, amount_of(row.amount, see, blow.target)))
    return groups


def concerns(row: Any, blow: Blow) -> bool:
    """Tell whether a modifier is about attacks of this kind; a return strike is a strike, but no attack (4.4)."""
    if blow.answer and row.by != "strike":
        return False
    return covers(row.by, blow.how)


def blocked(game: TcgGame, blow: Blow) -> bool:
    """Tell whether a blow is kept off: blocked by the target (2.7), by another card, or by a protection (2.8)."""
    traits = game.traits(blow.target)
    if traits.type == TERRAIN or BLOCKS_ATTACKS in traits.rules:
        game.record({"kind": "blocked", "card": game.label(blow.card), "cause": "2.7"})
        return True
    if protects(game, blow.target, blow.how, blow.card):
        game.record({"kind": "protected", "card": game.label(blow.target), "cause": "2.8"})
        return True
    event = {"kind": "attack", "card": blow.card, "target": blow.target, "source": blow.card, "how": blow.how,
             "strength": blow.strength}
    return any(blocks(game, blow, card, game.see(card, held, event))
               for card, held in game.index().cancelling.get("attack", ()))


def blocks(game: TcgGame, blow: Blow, card: int, see: See) -> bool:
    """Tell whether an ability blocks a blow, and count its use."""
    ability: CancellingAbility = see.ability
    if not any(row.matches(ability, see) for row in ability.patterns["attack"]) or not ability.condition(see):
        return False
    if not within_limit(game, card, ability, see.values["effect"]):
        return False
    game.mark(card, ability, see.values["effect"])
    game.record({"kind": "blocked", "card": game.label(blow.card), "cause": ability.key})
    return True
