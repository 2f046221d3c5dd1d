"""Selections that only Heroes makes: heroes, hands, tops of decks, cards under others, coins."""

from __future__ import annotations

import re

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import amount, condition, owner_in
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m

PICKS: Table[Picked] = Table()
AMOUNTS: Table[str] = Table()
COUNTS: Table[str] = Table()
NARROWINGS: Table[str] = Table()

TYPES = {
    "creature": "see.is_creature(card)",
    "hero": "see.is_hero(card)",
    "character": "see.is_character(card)",
    "spell": "see.is_spell(card)",
    "support": "see.is_support(card)",
    "equipment": "see.is_equipment(card)",
    "card": "",
}
STATES = {
    "open": "see.is_open(card)",
    "closed": "see.is_closed(card)",
    "hidden": "see.is_hidden(card)",
    "poisoned": "see.is_poisoned(card)",
    "wounded": "see.wounds(card) > 0",
    "stunned": 'see.has(card, "stun")',
    "created": 'see.has(card, "created")',
}
ZONES = {"play": "PLAY", "graveyard": "GRAVEYARD", "hand": "HAND", "deck": "DECK", "obtained": "OBTAINED", "completed": "COMPLETED"}
BY_YOU = {"discarded by you": "discards", "played by you": "played"}
COMPLETED = m.InState("completed")
BURIED = m.Did("put into a graveyard", "this turn")
HEROES = {m.You: "your_hero", m.Opponent: "opposing_hero"}


def zone_of(kind: m.Kind) -> tuple[str, str] | None:
    """The zone that cards are in which another card obtained, which were buried, or quests that are completed."""
    if any(isinstance(each, m.Obtained) for each in kind.where):
        return "obtained", "YOURS"
    if BURIED in kind.where:
        return "graveyard", "ANY"
    return ("completed", "ANY") if COMPLETED in kind.where else None


def called(ability: Ability, node: m.Cards, kind: m.Kind) -> Picked | None:
    """Heroes need no choice, nor does the top of a deck."""
    if any(isinstance(each, m.Failed) for each in kind.where):
        return _failed(kind)
    if kind == m.Kind(m.TypeNoun("hero"), (m.Whose(m.Owner()),)):
        return Picked(f"act.hero(act.owner({ability.latest.code}))")
    hero = _hero(kind)
    if hero is not None and isinstance(node.quantity, m.One):
        return Picked(f"act.{hero}")
    return _top(ability, node, kind) if any(isinstance(each, m.Position) for each in kind.where) else None


@PICKS.of(m.ThisCard)
def _namesakes(ability: Ability, node: m.ThisCard, zone: str) -> Picked | None:
    """In a search or a summoning a card's own name means any card of that name (106.2.2, 7 Card name)."""
    if zone != "deck":
        return None
    ability.use("Count", "DECK", "YOURS")
    legal = ability.predicate("may_target", "see.same_name(card, see.this)")
    number = ability.target(legal, "count=Count(0, 1)", "zone=DECK", "whose=YOURS", 'role="choice"')
    return Picked(f"act.targets({number})", many=True)


def _failed(kind: m.Kind) -> Picked:
    """The hero of the player who did not do what the part before asked of him."""
    rest = m.Kind(kind.noun, tuple(each for each in kind.where if not isinstance(each, m.Failed)), span=kind.span)
    hero = _hero(rest)
    if hero is None:
        raise NoBehaviour(kind)
    return Picked(f"[act.{hero}] * (not act.previous.done)", many=True)


def _hero(kind: m.Kind) -> str | None:
    """Your hero and the opposing hero need no choice."""
    if kind.noun == m.TypeNoun("hero") and len(kind.where) == 1 and isinstance(kind.where[0], m.Whose):
        return HEROES.get(type(kind.where[0].player))
    return None


def _top(ability: Ability, node: m.Cards, kind: m.Kind) -> Picked:
    if kind.noun != m.TypeNoun("card"):
        raise NoBehaviour(kind)
    top = "top" if m.Position("top") in kind.where else "bottom"
    owner = owner_in(ability, kind, "deck") or "YOURS"
    agent = {"you": "act.you", "opponent": "act.opponent"}.get(ability.agent, ability.agent)
    player = {"OPPOSING": "act.opponent", "YOURS": agent}.get(owner)
    player = player or f"act.controller(act.target({ability.player_target()}))"
    if isinstance(node.quantity, m.One):
        return Picked(f"act.{top}({player})", True, "deck", owner)
    if isinstance(node.quantity, m.Exactly):
        return Picked(f"act.{top}({player}, {amount(ability, node.quantity.count)})", True, "deck", owner)
    raise NoBehaviour(node)


@AMOUNTS.of(m.DoneCount)
def _done_count(ability: Ability, node: m.DoneCount) -> str:
    """How many cards you have drawn, played or discarded this turn."""
    if not isinstance(node.player, m.You):
        raise NoBehaviour(node)
    match node.deed:
        case "draw":
            return "act.drawn_this_turn(act.you)"
        case "play":
            return "act.played_this_turn(act.you)"
        case "discard":
            ability.use("on", "you")
            return "act.happened(on.discards(you))"
    raise NoBehaviour(node)


@COUNTS.of(m.Kind)
def _done_to(ability: Ability, kind: m.Kind) -> str | None:
    """How many cards of a kind you have discarded or played this turn."""
    done = next((each for each in kind.where if isinstance(each, m.Did) and each.what in BY_YOU), None)
    if done is None:
        return None
    fits = condition(ability, m.Kind(kind.noun, tuple(each for each in kind.where if each is not done)))
    ability.use("on", "you")
    such = "" if fits == "True" else f", card={ability.draft.name}.{ability.predicate('fits', fits)}"
    return f"act.happened(on.{BY_YOU[done.what]}(player=you{such}))"


@NARROWINGS.of(m.Obtained)
def _obtained(ability: Ability, node: m.Obtained) -> str:
    """Obtained by this card, or by one of a kind."""
    by = node.by
    if isinstance(by, m.ThisCard):
        return "see.holder(card) == see.this"
    if not isinstance(by, m.Cards) or not isinstance(by.kind, m.Kind):
        raise NoBehaviour(by)
    fits = re.sub(r"\bcard\b", "see.holder(card)", condition(ability, by.kind))
    return f"see.holder(card) != 0 and {fits}"


@AMOUNTS.of(m.WoundsHealed)
def _wounds_healed(ability: Ability, node: m.WoundsHealed) -> str:
    """How many wounds such cards were healed of in the last turn."""
    if not isinstance(node.on, m.Kind):
        raise NoBehaviour(node)
    ability.use("on")
    fits = f"{ability.draft.name}.{ability.predicate('healed', condition(ability, node.on))}"
    return f"sum(each.amount for each in act.events(on.healed({fits}), last_turn=True))"


@AMOUNTS.of(m.CoinsOf)
def _coins(ability: Ability, node: m.CoinsOf) -> str:
    """How many coins a player has, or has open."""
    whose = {m.You: "act.you", m.Opponent: "act.opponent"}.get(type(node.player))
    if whose is None:
        raise NoBehaviour(node)
    return f"act.{'open_coins' if node.open else 'coins'}({whose})"


@AMOUNTS.of(m.MissingCoins)
def _missing_coins(ability: Ability, node: m.MissingCoins) -> str:
    return "act.missing_coins"


@AMOUNTS.of(m.CompletedQuests)
def _completed(ability: Ability, node: m.CompletedQuests) -> str:
    return "act.completed()" if node.player is None else "act.completed(act.you)"


@COUNTS.of(m.RemovedLives)
def _removed_lives(ability: Ability, node: m.RemovedLives) -> str:
    """The lives that the part before took off."""
    if ability.now.number == 1:
        raise NoBehaviour(node)
    return "act.previous.amount"


@COUNTS.of(m.ChosenBy)
def _chosen_by(ability: Ability, node: m.ChosenBy) -> str:
    return f'act.chosen_by("{node.keyword}")'


@COUNTS.of(m.Triggerings)
def _triggerings(ability: Ability, node: m.Triggerings) -> str:
    """How often abilities of a keyword of yours triggered this turn."""
    ability.use("on", "you")
    return f'act.happened(on.keyword_triggers("{node.keyword}", player=you))'


@NARROWINGS.of(m.InState)
def _in_state(ability: Ability, node: m.InState) -> str | None:
    return "" if node == COMPLETED else None  # the zone says so


@NARROWINGS.of(m.NotFrom)
def _not_from(ability: Ability, node: m.NotFrom) -> str:
    if node.zone != m.Zone("hand"):
        raise NoBehaviour(node)
    ability.use("HAND")
    return "not see.in_zone(card, HAND)"


@NARROWINGS.of(m.OfChosenName)
def _of_chosen_name(ability: Ability, node: m.OfChosenName) -> str:
    return 'see.is_named(card, see.chosen("name"))'


@NARROWINGS.of(m.OfChosenClass)
def _of_chosen_class(ability: Ability, node: m.OfChosenClass) -> str:
    return 'see.has_class(card, see.chosen("class"))'


@NARROWINGS.of(m.Did)
def _buried(ability: Ability, node: m.Did) -> str | None:
    return "see.was_buried_this_turn(card)" if node == BURIED else None


@NARROWINGS.of(m.HasObtained)
def _has_obtained(ability: Ability, node: m.HasObtained) -> str:
    return "bool(see.obtained(card))"
