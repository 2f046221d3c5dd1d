"""Which cards a squad may have (1.5.1 e, 1.8, 3.5-3.7; glossary: Uniqueness, To take into the squad)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.definitions import Held
from runtime.kernel.instances import calculate
from runtime.tcg.abilities import Cannot, Cost
from runtime.tcg.terms import FLYING, TERRAIN
from runtime.tcg.traits import amount_of

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

FLYING_CRYSTALS = 15


def is_unique(game: TcgGame, card: int) -> bool:
    """Tell whether a card has Uniqueness."""
    found = game.cards[card]
    return found.definition.unique or "uniqueness" in game.traits(card).keywords


def may_join(game: TcgGame, player: int, card: int) -> bool:
    """Tell whether a card may be taken into a squad: one terrain, unique cards once, what the card forbids."""
    definition = game.cards[card].definition
    squad = game.squad(player)
    if definition.type == TERRAIN and any(game.traits(other).type == TERRAIN for other in squad):
        return False
    if any(excludes(game, card, other) or excludes(game, other, card) for other in squad):
        return False
    if not is_unique(game, card):
        return True
    return not any(game.cards[other].definition.id == definition.id and is_unique(game, other) for other in squad)


def excludes(game: TcgGame, card: int, other: int) -> bool:
    """Tell whether a card cannot be taken into the squad with another one (glossary)."""
    return any(isinstance(row, Cannot) and row.action == "join" and row.against is not None
               and row.against(held.ability, game.see(card, held), card, other)
               for _, held, row in game.traits(card).rows)


def flying_crystals(game: TcgGame, player: int) -> int:
    """Return what the flying creatures of a squad cost together (1.5.1 e)."""
    return sum(game.cards[card].definition.cost for card in game.squad(player)
               if game.cards[card].definition.kind == FLYING)


def may_recruit(game: TcgGame, player: int, card: int) -> bool:
    """Tell whether a card of the deal may be recruited now: legal in the squad, and paid (3.5)."""
    definition = game.cards[card].definition
    if not may_join(game, player, card):
        return False
    if definition.kind == FLYING and flying_crystals(game, player) + definition.cost > FLYING_CRYSTALS:
        return False
    return price(game, player, card) is not None


def price(game: TcgGame, player: int, card: int) -> tuple[int, int] | None:
    """Return the gold and silver with which a card is paid, None if it cannot be.

    Elite cards take gold, ordinary ones silver as far as it goes and gold for the rest (3.5): gold can do all that
    silver can, so nobody would pay otherwise. The gold of 3.7 counts while cards are recruited: as long as the squad
    has at most one element its gold may be spent, and a card of a further element costs what it takes away; a
    card whose penalty cannot be paid cannot be taken.
    """
    definition = game.cards[card].definition
    crystals = game.players[player]
    gold, silver = definition.gold or 0, definition.silver or 0
    less = definition.cost - changed_cost(game, player, card)
    from_silver = min(silver, less) if less > 0 else less
    silver -= from_silver
    gold -= max(0, less - from_silver)
    with_silver = min(silver, crystals.silver)
    with_gold = gold + silver - with_silver
    elements = {*elements_of(game, player), *definition.elements}
    return (with_gold, with_silver) if with_gold <= crystals.gold - penalty(len(elements)) else None


def changed_cost(game: TcgGame, player: int, card: int) -> int:
    """Return the cost of a card with what it makes of it itself, and the cards already recruited (3.6)."""
    changes = []
    for see, held in game.at_work():
        if see.values["player"] == player:
            changes.extend(changes_of(game, see.this, held, card))
    for held in game.traits(card).statics:
        if held.ability.own_only:  # type: ignore[attr-defined]
            changes.extend(changes_of(game, card, held, card))
    return max(0, calculate(game.cards[card].definition.cost, changes))


def changes_of(game: TcgGame, source: int, held: Held, card: int) -> list[tuple[str, int]]:
    """Return how a constant ability changes the cost of a card."""
    see = game.see(source, held)
    rows = [row for row in held.ability.rows if isinstance(row, Cost)]  # type: ignore[attr-defined]
    if not rows or not held.ability.affects(see, card) or not held.ability.condition(see):  # type: ignore[attr-defined]
        return []
    return [(row.operation, amount_of(row.amount, see, card)) for row in rows]


def elements_of(game: TcgGame, player: int) -> list[str]:
    """Return the elements in a squad, each once."""
    return list(dict.fromkeys(name for card in game.squad(player) for name in game.cards[card].definition.elements))


def penalty(elements: int) -> int:
    """Return how much gold a squad of so many elements loses (3.7): one for each above two; it gets one for fewer."""
    return -1 if elements <= 1 else elements - 2


def copies(game: TcgGame, player: int) -> list[list[int]]:
    """Return the unique cards of a squad that are there more than once."""
    names: dict[str, list[int]] = {}
    for card in game.squad(player):
        names.setdefault(game.cards[card].definition.id, []).append(card)
    several = [[card for card in cards if is_unique(game, card)] for cards in names.values() if len(cards) > 1]
    return [cards for cards in several if len(cards) > 1]
