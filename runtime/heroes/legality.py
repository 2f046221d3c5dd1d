"""Who may be chosen, who may act, what is forbidden (502.9, 506, 513.2, 514)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from runtime.heroes.abilities import Cannot, DrawLimit, Must, PlayersCannot, SpellAbility, TriggeredAbility
from runtime.heroes.context import See
from runtime.heroes.terms import ACT_AT_ONCE, HERO, OBTAINED
from runtime.kernel.abilities import Ability, Ignores, StaticAbility, StepsAbility, Target
from runtime.kernel.terms import ANY, DECK, GAME, PLAY, YOU, YOURS

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def forbids(game: HeroesGame, card: int, action: str, other: int = 0) -> bool:
    """Tell whether the card is forbidden an action (towards another card); it beats permissions (513.2)."""
    for source, held, row in game.traits(card).rows:
        if type(row) is Cannot and row.action == action:
            if row.against is None:
                return True
            see = game.see(source or card, held)
            if other and row.against(see.ability, see, card, other):
                return True
    return False


def player_cannot(game: HeroesGame, player: int, action: str, card: int = 0) -> bool:
    """Tell whether a prohibition on a player holds for an action (with a card)."""
    for see, held in game.acting_with(PlayersCannot):
        ability = held.ability
        assert isinstance(ability, StaticAbility)
        for row in ability.value_rows:
            if isinstance(row, PlayersCannot) and row.action == action and binds(see, row, player, card):
                return True
    return False


def binds(see: See, row: PlayersCannot, player: int, card: int) -> bool:
    """Tell whether a prohibition holds now for this player and card."""
    if not concerns(see, row.whom, player) or not see.ability.condition(see):
        return False
    if row.when is not None and not row.when(see.ability, see, player):
        return False
    return row.cards is None or (bool(card) and row.cards(see.ability, see, card))


def concerns(see: See, whom: str, player: int) -> bool:
    """Tell whether YOU, OPPONENT or ANY names this player."""
    return whom == ANY or (player == see.you) == (whom == YOU)


def limits(see: See, target: Target) -> tuple[int, int | None]:
    """Return the least and greatest number of picks."""
    most = target.count.most
    return fewest(see, target), None if most is None else see.amount(most)


def fewest(see: See, target: Target) -> int:
    """Return the least number of picks."""
    least = see.amount(target.count.least)
    if target.zone == DECK and least == 0 and must_be_found(see, target):
        return 1
    return least


def must_be_found(see: See, target: Target) -> bool:
    """Tell whether a search of the deck is for its own source, which cannot be left there (519.3.1)."""
    found = see.game.cards.get(see.this)
    if found is None or found.zone != DECK or not see.game.edition.source_must_be_found:
        return False
    return target.legal is None or target.legal(see.ability, see, see.this)


def area(see: See, target: Target) -> list[int]:
    """Return the cards of the zone from which a target is chosen (117.5, 117.8)."""
    game = see.game
    if target.zone == PLAY and target.whose == ANY:
        return game.zones[PLAY]
    if target.zone == OBTAINED:
        return list(game.cards[see.this].under) if target.whose == ANY else see.all_obtained()
    if target.whose == ANY and target.zone != PLAY:
        return [*game.zone(target.zone, see.you), *game.zone(target.zone, see.opponent)]
    return game.zone(target.zone, see.you if target.whose == YOURS else see.opponent)


def candidates(see: See, target: Target, picks: list[int]) -> list[int]:
    """Return the cards that may be picked next, in the order of their zone."""
    found = list(legal_cards(see, target, picks))
    if target.zone == DECK:
        return distinct(see.game, found)
    if target.zone == PLAY and target.role == "target":
        return obliged(see, found, target.number in see.ability.attack_targets)
    return found


def legal_cards(see: See, target: Target, picks: list[int]) -> Iterator[int]:
    """Yield the cards that the text and the rules let be picked next, obligations aside."""
    legal = target.legal
    ability = see.ability
    for card in area(see, target):
        if not target.repeats and card in picks:
            continue
        if legal is not None and not legal(ability, see, card):
            continue
        if target.zone != PLAY or may_choose(see, target, card):
            yield card


def distinct(game: HeroesGame, cards: list[int]) -> list[int]:
    """Return the uppermost card of each name: cards of a deck that are alike are one option."""
    return list({game.cards[card].definition.id: card for card in cards}.values())


def may_choose(see: See, target: Target, card: int) -> bool:
    """Tell whether the rules let this ability choose a card in play (502.9, 515.2, 7 Hidden creature)."""
    game = see.game
    if game.cards[card].hidden and not (card == see.this and see.ability.works_hidden):
        return False
    if target.role != "target":
        return True
    if target.number in see.ability.attack_targets and not may_shoot_at(see, card):
        return False
    if not game.traits(card).cannot:
        return True
    if isinstance(see.ability, SpellAbility):
        if target.by == YOU and forbids(game, card, "be_chosen_for_own_spells"):
            return False
        if forbids(game, card, "be_target_of_spells", see.this):
            return False
    return not forbids(game, card, "be_target", see.this)


def may_shoot_at(see: See, card: int) -> bool:
    """Tell whether a shot of this card may be directed at a card: never at an allied one (507.2)."""
    game = see.game
    return game.cards[card].controller != see.you and first_attack_allows(game, see.you, see.this, card, shot=True)


def obliged(see: See, found: list[int], shot: bool) -> list[int]:
    """Return only the cards that oblige their choice, if there are such; if they contradict, none (514.1)."""
    return demanded(see.game, found, "be_target", see.this, shot)


def first_attack_allows(game: HeroesGame, player: int, attacker: int, target: int, shot: bool = False) -> bool:
    """Tell whether a player's first attack of the turn may have this target; two obligations exclude each other.

    An attacker that ignores what obliges attacks is free (7 Ignore).
    """
    if not game.obligations or game.players[player].attacks or game.active != player:
        return True
    return all(int(card) == target for card, bound_player in game.obligations.items()
               if bound_player == player and game.is_in_play(int(card))
               and game.cards[int(card)].controller != player and not ignores(game, attacker, int(card), shot))


def demanded(game: HeroesGame, found: list[int], action: str, other: int, shot: bool = False) -> list[int]:
    """Return what may be chosen if cards demand it: the one that does; of several contradicting ones, none (514.1)."""
    must = [card for card in found if action in game.traits(card).must and bound(game, card, action, other)
            and not ignores(game, other, card, shot)]
    if len(must) > 1 and not all(bound(game, card, action, other, of_several=True) for card in must):
        return []
    return must or found


def ignores(game: HeroesGame, card: int, other: int, shot: bool) -> bool:
    """Tell whether a card in play ignores features of another that oblige attacks, or only its shots (7 Ignore)."""
    if not game.is_in_play(card):
        return False
    free = {"features", "obligations", "obligations of shots"} if shot else {"features", "obligations"}
    for source, held, row in game.traits(card).rows:
        if type(row) is Ignores and not free.isdisjoint(row.what):
            see = game.see(source or card, held)
            if row.against is None or row.against(see.ability, see, card, other):
                return True
    return False


def draws_left(game: HeroesGame, player: int) -> int | None:
    """Return how many cards a player may still draw this turn; None is no limit (527.2.2)."""
    left: int | None = None
    for see, held in game.acting_with(DrawLimit):
        for row in cast(StaticAbility, held.ability).value_rows:
            if not isinstance(row, DrawLimit) or (row.own_turn and game.active != player):
                continue
            if concerns(see, row.whom, player) and held.ability.condition(see):
                rest = max(0, row.number - game.players[player].drawn)
                left = rest if left is None else min(left, rest)
    return left


def bound(game: HeroesGame, card: int, action: str, other: int = 0, of_several: bool = False) -> bool:
    """Tell whether an obligation about the card holds (towards another card)."""
    for source, held, row in game.traits(card).rows:
        if type(row) is Must and row.action == action and (row.any_of_several or not of_several):
            if row.against is None:
                return True
            see = game.see(source or card, held)
            if other and row.against(see.ability, see, card, other):
                return True
    return False


def can_fill(see: See, target: Target) -> bool:
    """Tell whether there are enough legal targets for a row."""
    least = fewest(see, target)
    if least <= 0:
        return True
    if least == 1:
        return next(legal_cards(see, target, []), None) is not None
    found = candidates(see, target, [])
    return len(found) >= least or (bool(found) and (target.repeats or target.role == "choice"))


def can_declare(see: See) -> bool:
    """Tell whether an ability can legally be declared: its first part has its targets (118.3, 514.1)."""
    ability = see.ability
    assert isinstance(ability, StepsAbility)
    if ability.choose is not None:
        return any(can_declare(See(see.game, see.game.definitions.ability(mode), see.values))
                   for mode in ability.choose.modes)
    if not ability.steps:
        return True
    for target in ability.at_declaration:
        if not can_fill(see, target):
            return False
    first = ability.steps[0]
    if first.may or first.otherwise is not None:
        return True
    if first.condition is not None and not see.holds(first.condition):
        return len(ability.steps) > 1
    return all(can_fill(see, target) for target in ability.by_step[0])


def marker(ability: Ability, effect: int) -> str:
    """Return the name of a use marker; an ability that an effect gave has one of its own (114.7)."""
    return f"{ability.key}:{effect}" if effect > 0 else ability.key


def within_limit(game: HeroesGame, card: int, ability: Ability, effect: int = 0) -> bool:
    """Tell whether the use markers let a card declare an ability (112.5, 113.4)."""
    limit = getattr(ability, "limit", None)
    if limit is None:
        return True
    turn, times = uses(game, card, ability, effect)
    if limit.per == GAME:
        return bool(times < limit.times)
    return bool(turn != game.turn or times < limit.times)


def uses(game: HeroesGame, card: int, ability: Ability, effect: int) -> tuple[int, int]:
    """Return the turn (0: the game) in which an ability was declared, and how often."""
    found = game.cards[card]
    laid = found.marks if leaves_marker(game, ability) else found.spent
    if not laid:
        return 0, 0
    turn, times = laid.get(marker(ability, effect), (0, 0))
    return turn, times


def leaves_marker(game: HeroesGame, ability: Ability) -> bool:
    """Tell whether the limit of an ability is a marker on its card: of triggers, the edition says (112.5)."""
    return game.edition.trigger_limits_are_markers or not isinstance(ability, TriggeredAbility)


def mark(game: HeroesGame, card: int, ability: Ability, effect: int = 0) -> None:
    """Lay a use marker (501.1), or remember the declaration without one."""
    limit = getattr(ability, "limit", None)
    if limit is None or card not in game.cards:
        return
    turn, times = uses(game, card, ability, effect)
    now = 0 if limit.per == GAME else game.turn
    found = game.adjust(card)
    use = {marker(ability, effect): [now, times + 1 if turn == now else 1]}
    if leaves_marker(game, ability):
        found.marks = {**found.marks, **use}
    else:
        found.spent = {**found.spent, **use}


def weak(game: HeroesGame, card: int) -> bool:
    """First-turn weakness: it cannot act on the turn in which it came under its player's control (107.5).

    It forbids actions only: attacking and abilities with closing in their payment.
    """
    found = game.cards[card]
    if found.since != game.turn or found.facts.get("revealed") == game.turn:
        return False
    traits = game.traits(card)
    return traits.is_creature and ACT_AT_ONCE not in traits.rules


def can_strike(game: HeroesGame, card: int) -> bool:
    """Tell whether a creature may declare a strike attack now (107.2, 506.1)."""
    found = game.cards[card]
    if found.closed or found.hidden or found.facts.get("struck") == game.turn:
        return False
    traits = game.traits(card)
    if not traits.is_creature or (found.since == game.turn and weak(game, card)):
        return False
    return not (traits.cannot and (forbids(game, card, "attack") or forbids(game, card, "act")))


def strike_targets(game: HeroesGame, card: int) -> list[int]:
    """Return the characters that a creature may strike-attack (507.1)."""
    found = [target for target in game.zone(PLAY, 1 - game.cards[card].controller) if can_be_struck(game, card, target)]
    if game.obligations:
        player = game.cards[card].controller
        found = [target for target in found if first_attack_allows(game, player, card, target)]
    return demanded(game, found, "be_attacked", card)


def targets_for_all(game: HeroesGame) -> list[int] | None:
    """Return whom all creatures of the active player may strike-attack that no prohibition binds.

    None means that it depends on the creature.
    """
    if game.obligations:
        return None
    found = []
    for target in game.zone(PLAY, 1 - game.active):
        traits = game.traits(target)
        if traits.cannot or "be_attacked" in traits.must:
            return None
        if traits.is_character and not game.cards[target].hidden:
            found.append(target)
    return found


def can_be_struck(game: HeroesGame, card: int, target: int) -> bool:
    """Tell whether an opposing card is a character that a creature may reach."""
    if not game.traits(target).is_character or game.cards[target].hidden:
        return False
    return not (game.forbids(card, "attack", target) or game.forbids(target, "be_attacked", card))


def can_block(game: HeroesGame, card: int, attacker: int, target: int) -> bool:
    """Tell whether a creature may be assigned as a blocker (509)."""
    found = game.cards[card]
    if card == target or found.closed or found.hidden or found.facts.get("blocked") == game.turn:
        return False
    traits = game.traits(card)
    if not traits.is_creature:
        return False
    if traits.cannot and (forbids(game, card, "block", attacker) or forbids(game, card, "act")):
        return False
    return not game.forbids(attacker, "be_blocked", card)


def is_directed(game: HeroesGame, attacker: int, target: int) -> bool:
    """Tell whether a strike is directed: no blocker may be assigned (7 Directed strike)."""
    return bound(game, attacker, "strike_directed", target)


def is_hero(game: HeroesGame, card: int) -> bool:
    """Tell whether a card is a hero."""
    return game.traits(card).type == HERO


