"""The power of a strike or shot with its modifiers in their order, and what keeps it off (2.7, 2.8, 2.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runtime.kernel.abilities import AttackStrength, Incoming, Strike
from runtime.kernel.data import Data
from runtime.kernel.instances import calculate
from runtime.tcg import nexts
from runtime.tcg.abilities import CancellingAbility, StrikeKind, StrikeOf
from runtime.tcg.legality import covers, protects, within_limit
from runtime.tcg.pipeline import narrowed, rows_for
from runtime.tcg.terms import AT_LEAST, AT_MOST, BLOCKS_ATTACKS, MISS, STRENGTHS, TERRAIN
from runtime.tcg.traits import amount_of

if TYPE_CHECKING:
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

    Less than 0 is 0 (2.13). Within a group its player may choose the order: sums come to the same in any order, and
    where a limit stands among them the order is taken that serves the player, so that nobody is asked.
    """
    power = base_power(game, blow, values)
    for number, changes in enumerate(modifiers(game, blow)):
        power = in_best_order(power, changes, greatest=number < TARGETS_GROUPS)
    return max(0, power)


def simple_strike(game: TcgGame, card: int) -> tuple[int, int, int]:
    """Return the power of a card's simple strikes with the modifiers that do not ask whom they hit (1.4.8, 2.13)."""
    weak, medium, strong = (power_of(game, Blow(card, 0, "strike", strength, [], ""), {}) for strength in STRENGTHS)
    return weak, medium, strong


TARGETS_GROUPS = 2
"""From this group of modifiers on it is the player of the target who chooses the order (2.13.3)."""


def in_best_order(power: int, changes: list[Change], *, greatest: bool) -> int:
    """Apply the modifiers of one group, limits before or after the rest, so that the power is greatest or least."""
    if not changes:
        return power
    ways = calculate(limited(power, changes), changes), limited(calculate(power, changes), changes)
    return max(ways) if greatest else min(ways)


def limited(power: int, changes: list[Change]) -> int:
    """Reduce a power to X, if it is not less (glossary: Reducing a strike to X), or raise it to X if it is."""
    for operation, amount in changes:
        if operation == AT_MOST:
            power = min(power, amount)
        elif operation == AT_LEAST:
            power = max(power, amount)
    return power


def strength_of_blow(game: TcgGame, blow: Blow) -> str:
    """Return the kind of a blow as the attacker's side, then the target's makes it (2.13; glossary).

    With it the power and all that accompanies the strike become those of that kind.
    """
    if blow.strength == MISS:
        return blow.strength
    strength = blow.strength
    for card, other, incoming in ((blow.card, blow.target, False), (blow.target, blow.card, True)):
        for see, row in rows_for(game, card, StrikeKind):
            if row.incoming == incoming and concerns(row, blow) and narrowed(see, row, card, other):
                strength = row.becomes
        if not incoming:
            strength = nexts.kind_of_attack(game, card, strength)
    return strength


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
    return game.traits(blow.card).strike[at]


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
    if blow.target:
        groups[1].extend(nexts.of_attack(game, blow.card))
    for see, row in rows_for(game, blow.card, AttackStrength):
        if concerns(row, blow) and narrowed(see, row, blow.card, blow.target):
            groups[0 if see.this != blow.card else 1].append((row.operation, amount_of(row.amount, see, blow.card)))
    for see, row in rows_for(game, blow.target, Incoming):
        if concerns(row, blow) and narrowed(see, row, blow.target, blow.card):
            groups[2 if see.this != blow.target else 3].append((row.operation, amount_of(row.amount, see, blow.target)))
    return groups


def concerns(row: Any, blow: Blow) -> bool:
    """Tell whether a modifier is about attacks of this kind; a return strike is a strike, but no attack (4.4)."""
    if row.by == "return strike":
        return blow.answer
    if blow.answer and row.by != "strike":
        return False
    return covers(row.by, blow.how)


def kept_off(game: TcgGame, blow: Blow) -> bool:
    """Tell whether the target itself keeps a blow off: it blocks all attacks (1.8, 2.7), or is protected (2.8)."""
    traits = game.traits(blow.target)
    if traits.type == TERRAIN or BLOCKS_ATTACKS in traits.rules:
        game.record({"kind": "blocked", "card": game.label(blow.card), "cause": "2.7"})
        return True
    if protects(game, blow.target, blow.how, blow.card, blow.strength):
        game.record({"kind": "protected", "card": game.label(blow.target), "cause": "2.8"})
        return True
    return False


def blockers(game: TcgGame, blow: Blow) -> list[Data]:
    """Return the abilities that can block a blow, each as data (2.7)."""
    event = {"kind": "attack", "card": blow.card, "target": blow.target, "source": blow.card, "how": blow.how,
             "strength": blow.strength, "answer": blow.answer}
    return blocking(game, event)


def blocking(game: TcgGame, event: Data) -> list[Data]:
    """Return the abilities that can block what an event is about, each as data (2.7)."""
    found = []
    kind = event["kind"]
    for card, held in game.index().cancelling.get(kind, ()):
        ability: CancellingAbility = held.ability  # type: ignore[assignment]
        see = game.see(card, held, event)
        if (any(row.matches(ability, see) for row in ability.patterns[kind]) and ability.condition(see)
                and within_limit(game, card, ability, held.effect)):
            found.append({"card": card, "ability": ability.key, "value": held.value, "effect": held.effect,
                          "player": see.you, "may": ability.may, "event": event})
    return found
