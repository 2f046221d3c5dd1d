"""Words for cards of this game in code: types, states, amounts that a die decides, hosts."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import amount, single
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks, places
from compiler.language import meaning as m
from compiler.language.ast import Node

PICKS: Table[Picked] = Table()
AMOUNTS: Table[str] = Table()
CONDITIONS: Table[str] = Table()
TYPES = {
    "card": "",
    "creature": "see.is_creature(card)",
    "artifact": "see.is_artifact(card)",
    "terrain": "see.is_terrain(card)",
    "symbiote": "see.is_symbiote(card)",
    "parasite": "see.is_parasite(card)",
    "host": "card == see.host(see.this)",
}
STATES = {
    "open": "see.is_open(card)",
    "closed": "see.is_closed(card)",
    "hidden": "see.is_hidden(card)",
    "poisoned": "see.is_poisoned(card)",
    "wounded": "see.wounds(card) > 0",
    "flying": "see.is_flying(card)",
    "symbiote": "see.is_symbiote(card)",
    "elite": "see.is_elite(card)",
    "ordinary": "see.is_ordinary(card)",
    "unique": "see.is_unique(card)",
    "independent": "see.is_independent(card)",
    "incorporeal": "see.is_incorporeal(card)",
    "acted": "see.has_acted(card)",
    "moved": "see.has_moved(card)",
}
ZONES = {"play": "PLAY", "graveyard": "GRAVEYARD", "deck": "DECK"}

IN_PLAY = ("battlefield", "auxiliary", "squad")
"""Words for where cards are in play (2.2)."""


def zone_of(kind: m.Kind) -> tuple[str, str] | None:
    """The battlefield, the auxiliary zone and squads are where cards are in play."""
    for each in kind.where:
        if isinstance(each, m.InZone) and isinstance(each.zone, m.Zone) and each.zone.name in IN_PLAY:
            return "play", "ANY"
    return None


def called(ability: Ability, node: m.Cards, kind: m.Kind) -> Picked | None:
    """A square is chosen in a way of its own; the host of this card needs no choice."""
    if places.alone(node) == places.HOST:
        return Picked("act.host(act.this)")
    return places.square(ability, node, kind)


@PICKS.of(m.HostOf)
def host(ability: Ability, node: m.HostOf, zone: str) -> Picked:
    """The creature that a symbiote is on."""
    return Picked(f"act.host({single(ability, node.card)})")


@PICKS.of(m.AttackTarget, m.Attacked)
def attacked(ability: Ability, node: Node, zone: str) -> Picked:
    """The attacked card: of this ability's attack, or of the one that it waits for."""
    return Picked(attacks.attacked(ability, node))


@PICKS.of(m.Attacker)
def attacker(ability: Ability, node: m.Attacker, zone: str) -> Picked:
    """The card that makes the attack which this ability waits for."""
    return Picked(attacks.attacker(ability, node))


@AMOUNTS.of(m.ByRoll)
def by_roll(ability: Ability, node: m.ByRoll) -> str:
    """X-Y-Z, as the die that was rolled before decides."""
    if not ability.rolled or len(node.power) != 3:
        raise NoBehaviour(node)
    return f"act.by_roll(({', '.join(amount(ability, each) for each in node.power)}))"


@CONDITIONS.of(m.Rolled)
def rolled(ability: Ability, node: m.Rolled) -> str:
    """The die that was rolled last in the ability shows one of some numbers (5.9)."""
    if not ability.die or not node.numbers:
        raise NoBehaviour(node)
    numbers = ", ".join(map(str, node.numbers))
    shows = f"see.result({ability.die}).amount"
    return f"{shows} == {numbers}" if len(node.numbers) == 1 else f"{shows} in ({numbers})"
