"""Who may act, attack, defend and be chosen (2.4-2.5, 2.11, 3.14, 4.10-4.16, 5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from runtime.kernel.abilities import Ability, Limit, Target
from runtime.kernel.definitions import Held
from runtime.kernel.terms import ANY, CREATURE, DECK, GAME, PLAY, YOU, YOURS
from runtime.tcg import battlefield
from runtime.tcg.abilities import (
    Actions,
    ActivatedAbility,
    Attack,
    AttackOnly,
    Cannot,
    MayDefend,
    Must,
    ProtectedFrom,
    Reach,
    ShootsNear,
)
from runtime.tcg.battlefield import AWAY
from runtime.tcg.context import See
from runtime.tcg.guessing import is_secret, may_fit
from runtime.tcg.pipeline import narrowed, rows_for
from runtime.tcg.strikes import again, may_be_struck
from runtime.tcg.terms import (
    CLOSE,
    FAMILIES,
    FLYING,
    MAGIC,
    MOVES_DIAGONALLY,
    PARASITE,
    RANGED,
    ROW_STRIKE,
    SQUARE,
    SYMBIOTE,
    TERRAIN,
)
from runtime.tcg.traits import accumulates, amount_of

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

SIMPLE = Attack("strike", (0, 0, 0))


def forbids(game: TcgGame, card: int, action: str, other: int = 0) -> bool:
    """Tell whether a card is forbidden an action (towards another card); it beats permissions (2.10)."""
    traits = game.traits(card)
    if action not in traits.cannot:
        return False
    return any(row.action == action and (row.against is None or narrowed(see, row, card, other))
               for see, row in rows_for(game, card, Cannot))


def protects(game: TcgGame, card: int, what: str, source: int, strength: str = "") -> bool:
    """Tell whether a card has protection from attacks (of a kind) or abilities (2.8)."""
    return any(any(covers(name, what) for name in row.what) and narrowed(see, row, card, source)
               and (not row.strengths or strength in row.strengths)
               for see, row in rows_for(game, card, ProtectedFrom))


def covers(name: str, what: str) -> bool:
    """Tell whether a protection's word means a kind of attack or ability."""
    return name == what or (name == "magic" and what in MAGIC) or what in FAMILIES.get(name, ())


# Acting

def actions(game: TcgGame, card: int) -> int:
    """Return how often a card may act in a turn (2.5)."""
    rows = rows_for(game, card, Actions)
    return max([1, *(amount_of(row.times, see, card) for see, row in rows)])


def can_act(game: TcgGame, card: int) -> bool:
    """Tell whether a card may announce an action: open, actions left, its closing pays for nothing else (2.4, 5.2)."""
    found = game.cards[card]
    if found.closed or found.zone != PLAY or found.acted >= actions(game, card):
        return False
    return not forbids(game, card, "act") and card not in game.committed()


def may_use(game: TcgGame, player: int, card: int, held: Held) -> bool:
    """Tell whether a playable ability may be announced now (1.9.3, 2.11, 5.2)."""
    ability: ActivatedAbility = held.ability  # type: ignore[assignment]
    if game.cards[card].hidden or forbids(game, card, "use_abilities"):
        return False
    if not within_limit(game, card, ability, held.effect) or (accumulates(held) and not may_gain_tokens(game, card)):
        return False
    see = game.see(card, held)
    return ability.condition(see) and all(payment.can(see) for payment in ability.payments) and bool(xs(game, see))


def may_gain_tokens(game: TcgGame, card: int) -> bool:
    """Tell whether a card can get a token: what cannot be carried out cannot be announced (2.11)."""
    most = game.traits(card).keywords.get("maximum-tokens")
    return not forbids(game, card, "gain_tokens") and (most is None or game.cards[card].tokens < most)


def xs(game: TcgGame, see: See) -> list[int]:
    """Return the values of X with which an ability can be announced; [0] if it has no X."""
    ability: ActivatedAbility = see.ability
    if not ability.has_x:
        return [0] if can_choose(game, see) else []
    bounds = [most for payment in ability.payments if (most := payment.most(see)) is not None]
    return [x for x in range(1, min(bounds, default=0) + 1)
            if can_choose(game, See(game, ability, {**see.values, "x": x}))]


def can_choose(game: TcgGame, see: See) -> bool:
    """Tell whether an ability has a target for its attack and for all that is chosen at the announcement."""
    ability = see.ability
    attack = getattr(ability, "attack", None)
    if attack is not None:
        least = 1 if attack.repeats else see.amount(attack.count.least)
        if len(attack_targets(game, see, attack)) < least:
            return False
    return all(len(candidates(game, see, target, [])) >= limits(game, see, target)[0]
               or (target.repeats and candidates(game, see, target, []))
               for target in ability.at_declaration)


def within_limit(game: TcgGame, card: int, ability: Ability, effect: int = 0) -> bool:
    """Tell whether an ability may be used once more in this turn or battle."""
    limit: Limit | None = getattr(ability, "limit", None)
    if limit is None:
        return True
    turn, times = game.cards[card].marks.get(mark_of(ability, effect), (0, 0))
    return times < limit.times or (limit.per != GAME and turn != game.turn)


def mark(game: TcgGame, card: int, ability: Ability, effect: int = 0) -> None:
    """Count a use of an ability that has a limit."""
    limit: Limit | None = getattr(ability, "limit", None)
    if limit is None:
        return
    name = mark_of(ability, effect)
    turn, times = game.cards[card].marks.get(name, (0, 0))
    if limit.per != GAME and turn != game.turn:
        times = 0
    found = game.adjust(card)
    found.marks = {**found.marks, name: [0 if limit.per == GAME else game.turn, times + 1]}


def mark_of(ability: Ability, effect: int) -> str:
    """Return the name under which uses of an ability are counted."""
    return f"{ability.key}:{effect}" if effect else ability.key


# Moving

def can_move(game: TcgGame, card: int) -> bool:
    """Tell whether a card may move: open, not acted, neither flying nor a symbiote, not held (3.14, 1.6)."""
    found = game.cards[card]
    if found.closed or found.still or found.acted or found.square == AWAY:
        return False
    traits = game.traits(card)
    if traits.type != CREATURE or traits.kind or forbids(game, card, "move"):
        return False
    return card not in game.committed()


def move_squares(game: TcgGame, card: int) -> list[int]:
    """Return the squares to which a card may move by one unit of movement (3.14; glossary: Incorporeal creature)."""
    if not can_move(game, card) or game.cards[card].steps >= game.traits(card).move:
        return []
    near = battlefield.around if MOVES_DIAGONALLY in game.traits(card).rules else battlefield.beside
    return [square for square in near(game.cards[card].square) if may_stand(game, card, square, "move")]


def jump_squares(game: TcgGame, card: int) -> list[int]:
    """Return the squares to which a card may jump or teleport, before it has moved (3.15)."""
    keywords = game.traits(card).keywords
    if not ("jump" in keywords or "teleportation" in keywords) or game.cards[card].steps or not can_move(game, card):
        return []
    here = game.cards[card].square
    reach = battlefield.ROWS if "teleportation" in keywords else keywords["jump"]
    return [square for square in game.free_squares() if battlefield.distance(here, square) <= reach]


def may_stand(game: TcgGame, card: int, square: int, how: str) -> bool:
    """Tell whether a card may come to a square: unoccupied, but for an incorporeal creature that moves (3.16)."""
    if square == AWAY:
        return False
    if how == "move" and "incorporeal" in game.traits(card).keywords:
        return square != game.cards[card].square
    return game.is_free(square)


def is_independent(game: TcgGame, card: int) -> bool:
    """Tell whether a card stands on a square of its own."""
    return game.cards[card].square != AWAY and not game.cards[card].host


# Attacking

def may_strike(game: TcgGame, card: int) -> bool:
    """Tell whether a card may announce a simple strike (1.6)."""
    able = can_act(game, card) or (again(game, card) is not None and card not in game.committed())
    forbidden = forbids(game, card, "attack") or forbids(game, card, "strike")
    return game.traits(card).type == CREATURE and able and not forbidden


def strike_targets(game: TcgGame, card: int) -> list[int]:
    """Return the cards that a creature may attack with a simple strike (4.15, 4.16)."""
    if not may_strike(game, card):
        return []
    return [other for other in legal_targets(game, card, SIMPLE) if may_be_struck(game, card, other)]


def attack_targets(game: TcgGame, see: See, attack: Attack) -> list[int]:
    """Return the cards that an ability may attack."""
    if game.traits(see.this).type == CREATURE and forbids(game, see.this, "attack"):
        return []
    found = legal_targets(game, see.this, attack)
    return [card for card in found if attack.legal is None or (
        may_fit(see, attack.legal, card) if is_secret(game, card, see.you) else attack.legal(see.ability, see, card))]


def legal_targets(game: TcgGame, card: int, attack: Attack) -> list[int]:
    """Return the cards against which the rules let a card announce an attack; those that must be attacked, if any."""
    found = [other for other in in_sight(game, card, attack) if other != card and may_attack(game, card, other, attack)]
    found = only_some(game, card, found, attack.kind)
    if "accuracy" in game.traits(card).keywords:
        return found
    bound = obliged(game, card, found)
    return bound or found


def only_some(game: TcgGame, card: int, found: list[int], kind: str) -> list[int]:
    """Return the targets at which alone a card may make attacks of a kind; Accuracy ignores what others say."""
    accurate = "accuracy" in game.traits(card).keywords
    rows = [(see, row) for see, row in rows_for(game, card, AttackOnly)
            if any(covers(by, kind) for by in row.by) and not (accurate and see.this != card)]
    if not rows:
        return found
    bound = [other for other in found if any(row.at(see.ability, see, card, other) for see, row in rows)]
    return bound if bound or any(row.strict for _, row in rows) else found


def in_sight(game: TcgGame, card: int, attack: Attack) -> list[int]:
    """Return the cards in the game zone that are not too far for an attack, as squares alone tell."""
    cards = game.cards
    here = cards[card].square
    if attack.kind not in CLOSE or attack.reach is not None or here == AWAY:
        return game.zones[PLAY]
    near = (AWAY, here, *battlefield.around(here))
    return [other for other in game.zones[PLAY] if cards[other].square in near]


def obliged(game: TcgGame, card: int, found: list[int]) -> list[int]:
    """Return those of the targets that an obligation names for this card (glossary: Obligation to attack)."""
    named = [other for other in found for see, row in rows_for(game, other, Must)
             if row.action == "be_attacked" and (row.against is None or row.against(see.ability, see, other, card))]
    named.extend(other for other in found for see, row in rows_for(game, card, Must)
                 if row.action == "attack" and row.against is not None and row.against(see.ability, see, card, other))
    return list(dict.fromkeys(named))


def may_attack(game: TcgGame, card: int, other: int, attack: Attack) -> bool:
    """Tell whether a card may announce an attack against another one.

    A terrain blocks all attacks and receives no wounds (1.8): an attack against it is not offered, unless it is hidden.
    """
    if attack.kind in CLOSE and attack.reach is None and far(game, card, other):
        return False
    if not attack.own and game.cards[other].controller == game.cards[card].controller:
        return False
    flies = game.traits(card).kind == FLYING
    if not is_secret(game, other, game.cards[card].controller) and keeps_away(game, card, other):
        return False
    traits = game.traits(other)
    if attack.kind in CLOSE and attack.reach is None:
        near = flies or game.adjacent(card, other)
        return near or (traits.kind == FLYING and strikes_flying(game, card, other, attack))
    if attack.kind == ROW_STRIKE:
        return through_a_row(game, card, other)
    near = attack.kind in RANGED and game.adjacent(card, other) and not shoots_near(game, card, attack.kind)
    return not near and game.within(card, other, longer(game, card, attack))


def keeps_away(game: TcgGame, card: int, other: int) -> bool:
    """Tell whether what a card is, and what the texts say, keeps attacks of another one from it."""
    traits = game.traits(other)
    if traits.type == TERRAIN or forbids(game, other, "be_attacked", card) or forbids(game, card, "attack", other):
        return True
    return game.traits(card).kind == FLYING and "stash" in traits.keywords


def shoots_near(game: TcgGame, card: int, kind: str) -> bool:
    """Tell whether a card may make a ranged attack of a kind at an adjacent card."""
    return any(covers(row.by, kind) for _, row in rows_for(game, card, ShootsNear))


def far(game: TcgGame, card: int, other: int) -> bool:
    """Tell whether two cards on the battlefield do not stand next to each other."""
    one, two = game.cards[card].square, game.cards[other].square
    return AWAY not in (one, two) and battlefield.distance(one, two) > 1


def longer(game: TcgGame, card: int, attack: Attack) -> int | None:
    """Return the range of an attack with what changes it."""
    if attack.reach is None:
        return None
    rows = [(see, row) for see, row in rows_for(game, card, Reach) if covers(row.by, attack.kind)]
    return attack.reach + sum(amount_of(row.amount, see, card) for see, row in rows)


def through_a_row(game: TcgGame, card: int, other: int) -> bool:
    """Tell whether a strike through a row reaches: one own card or unoccupied square lies between (glossary).

    Exactly one square: the strike is dealt "through one's own card or an unoccupied square". It reaches from or into
    the auxiliary zone as any ranged attack does (2.1.2).
    """
    one, two = game.cards[card].square, game.cards[other].square
    if AWAY in (one, two):
        return True
    between = battlefield.straight(one, two)
    if len(between) != 1:
        return False
    there = game.cards_on(between[0])
    return game.is_free(between[0]) or any(game.cards[number].controller == game.cards[card].controller
                                           for number in there)


def strikes_flying(game: TcgGame, card: int, other: int, attack: Attack) -> bool:
    """Tell whether a creature that closed for it may strike at a flying creature of the opponent (4.16)."""
    return (attack.kind == "strike" and game.cards[other].controller != game.cards[card].controller
            and game.cards[card].facts.get("ready for flying") == game.turn)


def may_prepare(game: TcgGame, card: int) -> bool:
    """Tell whether a creature may close for a strike against a flying creature (4.16)."""
    player = game.cards[card].controller
    creatures = [other for other in game.squad(1 - player) if game.traits(other).type == CREATURE]
    if not creatures or any(game.traits(other).kind != FLYING for other in creatures):
        return False
    return game.traits(card).type == CREATURE and game.traits(card).kind != FLYING and can_act(game, card)


def defenders(game: TcgGame, attack: dict[str, Any]) -> list[int]:
    """Return the cards that may be appointed as defenders against an announced attack (4.10-4.14)."""
    attacker, target = attack["card"], attack["target"]
    if not attack.get("open_to_defense") or attack.get("defender") or "original" in attack:
        return []
    if forbids(game, target, "be_defended", attacker) or forbids(game, attacker, "be_defended", target):
        return []
    return [card for card in game.squad(1 - game.active)
            if card not in (attacker, target) and may_defend(game, card, attacker, target)]


def must_defend(game: TcgGame, attack: dict[str, Any]) -> list[int]:
    """Return those of the cards that may defend of which one has to (glossary: Obligation to attack, alike).

    A card obliges itself, or all of them are obliged by the attacker.
    """
    found = defenders(game, attack)
    attacker = attack["card"]
    if any(row.action == "be_defended" for _, row in rows_for(game, attacker, Must)):
        return found
    return [card for card in found if any(row.action == "defend" for _, row in rows_for(game, card, Must))]


def may_defend(game: TcgGame, card: int, attacker: int, target: int) -> bool:
    """Tell whether a card may defend: a creature that may act and stands where the rules want it (4.11-4.13)."""
    if game.traits(card).type != CREATURE or not can_act(game, card) or forbids(game, card, "defend", attacker):
        return False
    if any(row.cards(see.ability, see, card, target) for see, row in rows_for(game, card, MayDefend)):
        return True
    flies = game.traits(card).kind == FLYING
    if game.traits(target).kind == FLYING:
        return flies
    if game.traits(attacker).kind == FLYING:
        return flies or game.adjacent(card, target)
    return not flies and game.adjacent(card, target) and game.adjacent(card, attacker)


# Choosing

def limits(game: TcgGame, see: See, target: Target) -> tuple[int, int | None]:
    """Return the least and greatest number of picks."""
    most = target.count.most
    return see.amount(target.count.least), None if most is None else see.amount(most)


def area(game: TcgGame, see: See, target: Target) -> list[int]:
    """Return the cards of the zone from which a target is chosen; of SQUARE, the squares."""
    if target.zone == SQUARE:
        return list(battlefield.SQUARES)
    if target.whose == ANY:
        if target.zone == PLAY:
            return game.zones[PLAY]
        return [*game.zone(target.zone, see.you), *game.zone(target.zone, see.opponent)]
    return game.zone(target.zone, see.you if target.whose == YOURS else see.opponent)


def candidates(game: TcgGame, see: See, target: Target, picks: list[int]) -> list[int]:
    """Return what may be picked next, in the order of its zone."""
    found = list(legal_cards(game, see, target, picks))
    if target.zone == DECK:
        return list({game.cards[card].definition.id: card for card in found}.values())
    return found


def legal_cards(game: TcgGame, see: See, target: Target, picks: list[int]) -> Iterator[int]:
    """Yield what the text and the rules let be picked next; a hidden card of the opponent's, if it may be legal."""
    legal, ability = target.legal, see.ability
    aims = target.zone == PLAY and target.role == "target"
    chooser = see.you if target.by == YOU else see.opponent
    if picks:
        see = see.seen_with({**see.values, "targets": {**see.values.get("targets", {}), str(target.number): picks}})
    for card in area(game, see, target):
        if not target.repeats and card in picks:
            continue
        secret = aims and is_secret(game, card, chooser)
        if aims and not secret and forbids(game, card, "be_target", see.this):
            continue
        if legal is None or (may_fit(see, legal, card) if secret else legal(ability, see, card)):
            yield card


def can_be_host(game: TcgGame, rider: int, host: int, player: int) -> bool:
    """Tell whether a symbiote or parasite may be assigned to a creature (1.5.2, 3.12)."""
    traits = game.traits(host)
    if traits.type != CREATURE or traits.kind or game.cards[host].square == AWAY:
        return False
    ethereal = "incorporeal" in traits.keywords
    if ethereal and "incorporeal" not in game.traits(rider).keywords:
        return False
    kind = game.traits(rider).kind
    if any(game.traits(other).kind == kind for other in game.symbiotes(host) if other != rider):
        return False
    mine = game.cards[host].controller == player
    if kind == SYMBIOTE:
        return mine
    return kind == PARASITE and not mine and battlefield.row(game.cards[host].square, game.side(1 - player)) == 1
