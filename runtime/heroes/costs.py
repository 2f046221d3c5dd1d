"""What playing a card costs (105.1, 309.1 items 2, 3 and 8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

from runtime.heroes.abilities import AdditionalCost, AlternativeCost, CardDefinition, Cost, PlayersCannot, Row
from runtime.heroes.context import See
from runtime.heroes.legality import can_declare
from runtime.heroes.pipeline import rows_for
from runtime.heroes.terms import HAND
from runtime.heroes.values import amount_of
from runtime.kernel.abilities import StaticAbility
from runtime.kernel.data import Data
from runtime.kernel.instances import calculate
from runtime.kernel.terms import GRAVEYARD, PLAY, SPELL, SUBTRACT, Variable

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

COST_ROWS: frozenset[type[Row]] = frozenset((Cost, AlternativeCost, AdditionalCost))
NO_PLAY: Data = {"x": 0, "fury": []}


def cost_changes(game: HeroesGame, card: int) -> list[tuple[str, int]]:
    """Return what changes the cost of a card: static abilities in play, and its own (203.2, 203.3)."""
    changes = [(row.operation, amount_of(row.amount, see, card))
               for see, row in rows_for(game, card, Cost) if isinstance(row, Cost)]
    for held in game.traits(card).in_hand:
        see = game.see(card, held)
        if held.ability.condition(see):
            changes.extend((row.operation, amount_of(row.amount, see, card))
                           for row in cast(StaticAbility, held.ability).value_rows if isinstance(row, Cost))
    return changes


def play_cost(game: HeroesGame, player: int, card: int, values: Data) -> int:
    """Return the final cost with the announced X and Fury; never less than 0 (105.1.1)."""
    definition: CardDefinition = game.cards[card].definition
    if definition.type == SPELL and game.cards[card].zone == HAND and game.edition.spell_counts_itself:
        return spell_cost(game, player, card, values)
    return settled_cost(game, card, values)


def settled_cost(game: HeroesGame, card: int, values: Data) -> int:
    """Apply what changes the cost (309.1 item 8); Fury and discounts of the play are reductions."""
    definition = game.cards[card].definition
    base = values["x"] if isinstance(definition.cost, Variable) else definition.cost or 0
    came_from = values.get("from") or game.cards[card].zone
    in_reach = came_from == HAND or game.edition.cost_changes_act_in_any_zone
    changes = cost_changes(game, card) if in_reach else []
    saved = len(values.get("fury", ())) + values.get("less", 0)
    if saved:
        changes.append((SUBTRACT, saved))
    return max(0, calculate(base, changes))


def spell_cost(game: HeroesGame, player: int, card: int, values: Data) -> int:
    """Return the final cost of a spell in hand, as it will be when the spell lies in the graveyard (309.1 item 4)."""
    if not game.traits(card).in_hand:
        return settled_cost(game, card, values)
    with in_graveyard(game, player, card):
        return settled_cost(game, card, values)


@contextmanager
def in_graveyard(game: HeroesGame, player: int, card: int) -> Iterator[None]:
    """Look at the game as it will be when a spell in hand has gone to the graveyard (309.1 item 4)."""
    hand, graveyard = game.zone(HAND, player), game.zone(GRAVEYARD, player)
    place = hand.index(card)
    hand.remove(card)
    graveyard.append(card)
    game.touch()
    try:
        yield
    finally:
        graveyard.remove(card)
        hand.insert(place, card)
        game.touch()


def greatest_x(game: HeroesGame, player: int, card: int, less: int = 0) -> int:
    """Return the greatest X that the player can pay, and for which the spell has its targets."""
    coins = game.players[player].open_coins
    x = 0
    while x <= coins + 20 and play_cost(game, player, card, {"x": x + 1, "less": less}) <= coins:
        x += 1
    return x


def fury_creatures(game: HeroesGame, values: Data) -> list[int]:
    """Return the creatures that may yet be chosen for Fury, no more than the card's base cost (7 Fury)."""
    card = values["card"]
    if "fury" not in game.traits(card).keywords or values.get("free"):
        return []
    if len(values["fury"]) >= game.traits(card).cost:
        return []
    return [other for other in game.zone(PLAY, values["player"])
            if game.traits(other).is_creature and not game.cards[other].hidden and other not in values["fury"]]


def playable_from_hand(game: HeroesGame, player: int) -> list[int]:
    """Return the cards in hand that can be played now; of one that nothing but its print makes cheaper, that tells."""
    hand = game.zone(HAND, player)
    if game.acts_on(COST_ROWS):
        return [card for card in hand if can_play(game, player, card)]
    found = []
    cards, coins, barred = game.cards, game.players[player].open_coins, bool(game.acting_with(PlayersCannot))
    for card in hand:
        definition = cards[card].definition
        if game.traits(card).costs_vary:
            if can_play(game, player, card):
                found.append(card)
        elif definition.least_cost <= coins and (
                (definition.is_simple and not barred) or can_play(game, player, card)):
            found.append(card)
    return found


def can_play(game: HeroesGame, player: int, card: int, less: int = 0) -> bool:
    """Tell whether a card can be played now: cost, prohibitions, targets of every sentence (116, 210.2)."""
    fixed = fixed_cost(game, card)
    if fixed is not None:
        return fixed - less <= game.players[player].open_coins and may_play(game, player, card)
    if not ways(game, player, card, less):
        return False
    if isinstance(game.cards[card].definition.cost, Variable):
        return bool(legal_xs(game, player, card, less))
    return may_play(game, player, card)


def legal_xs(game: HeroesGame, player: int, card: int, less: int) -> list[int]:
    """Return the values of X, at least 1, that can be paid and for which the card can be played (105.1.2)."""
    return [x for x in range(1, greatest_x(game, player, card, less) + 1) if may_play(game, player, card, x)]


def ways(game: HeroesGame, player: int, card: int, less: int) -> list[Data]:
    """Return how the card can be paid for: with coins, or by an alternative cost; additional costs must be payable."""
    fixed = fixed_cost(game, card)
    if fixed is not None:
        return [{"key": "way", "way": "coins"}] if fixed - less <= game.players[player].open_coins else []
    options: list[Data] = [{"key": "way", "way": "coins"}] if can_pay_coins(game, player, card, less) else []
    rows = cost_rows(game, player, card)
    for see, ability, index, row in rows:
        if isinstance(row, AdditionalCost) and not row.optional and not all(
                payment.can(see) for payment in row.payments):
            return []
        if isinstance(row, AlternativeCost) and all(payment.can(see) for payment in row.payments):
            options.append({"key": "way", "way": "alternative", "source": see.this, "ability": ability.key,
                            "row": index})
    return options


def fixed_cost(game: HeroesGame, card: int) -> int | None:
    """Return the printed cost of a card in coins, or None if something may change it or how it is paid."""
    if game.acts_on(COST_ROWS) or game.traits(card).costs_vary:
        return None
    cost = game.cards[card].definition.cost
    return None if isinstance(cost, Variable) else cost or 0


def additional_costs(game: HeroesGame, player: int, card: int) -> list[Data]:
    """Return the additional costs of a card."""
    return [{"source": see.this, "ability": ability.key, "row": index, "name": row.name, "optional": row.optional,
             "payable": all(payment.can(see) for payment in row.payments)}
            for see, ability, index, row in cost_rows(game, player, card) if isinstance(row, AdditionalCost)]


def cost_rows(game: HeroesGame, player: int, card: int) -> list[tuple[See, StaticAbility, int, Row]]:
    """Return the alternative and additional costs that a card has of its own or from cards in play."""
    found: list[tuple[See, StaticAbility, int, Row]] = []
    own = [(game.see(card, held), held) for held in game.traits(card).in_hand]
    acting = dict.fromkeys((*game.acting_with(AlternativeCost), *game.acting_with(AdditionalCost)))
    for see, held in (*acting, *own):
        ability = cast(StaticAbility, held.ability)
        if not ability.condition(see) or not (see.this == card or ability.affects(see, card)):
            continue
        paying = See(game, ability, {**see.values, "player": player})
        found.extend((paying, ability, index, row) for index, row in enumerate(ability.rows)
                     if isinstance(row, AlternativeCost | AdditionalCost))
    return found


def can_pay_coins(game: HeroesGame, player: int, card: int, less: int) -> bool:
    """Tell whether there are enough coins, with the help of Fury."""
    coins = game.players[player].open_coins
    definition = game.cards[card].definition
    if isinstance(definition.cost, Variable):
        return greatest_x(game, player, card, less) >= 1
    most = game.traits(card).cost if "fury" in game.traits(card).keywords else 0
    saved = min(most, len(fury_creatures(game, {"card": card, "player": player, "fury": []}))) if most else 0
    return play_cost(game, player, card, {"x": 0, "less": less + saved}) <= coins


def may_play(game: HeroesGame, player: int, card: int, x: int = 1) -> bool:
    """Tell whether nothing but the cost forbids playing a card."""
    if game.player_cannot(player, "play", card):
        return False
    definition = game.cards[card].definition
    if definition.type != SPELL:
        return True
    if game.cards[card].zone == HAND and definition.looks_at_own_zones:
        with in_graveyard(game, player, card):
            return spell_is_legal(game, player, card, x)
    return spell_is_legal(game, player, card, x)


def spell_is_legal(game: HeroesGame, player: int, card: int, x: int) -> bool:
    """Tell whether every sentence of a spell can be declared (210.2), but for those that refer back (210.3)."""
    for kind in game.cards[card].definition.sentences:
        if not kind.refers_back:
            see = See(game, game.definitions.abilities[kind.key],
                      {"card": card, "player": player, "targets": {}, "done": {}, "x": x})
            if not see.ability.condition(see) or not can_declare(see):
                return False
    return True
