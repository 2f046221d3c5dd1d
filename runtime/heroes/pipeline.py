"""What the rules say about events: numbers, replacements, preventions, triggers, deaths (508, 516, 517, 505)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from runtime.heroes.abilities import COUNTED, Row, TriggeredAbility
from runtime.heroes.context import See
from runtime.heroes.effects import end_unheld, remove_lives
from runtime.heroes.elsewhere import ELSEWHERE, elsewhere
from runtime.heroes.legality import can_declare
from runtime.heroes.present import EVERYTHING
from runtime.heroes.terms import ENTERING, HERO
from runtime.heroes.traits import Traits, Waiter, Waiting
from runtime.heroes.values import amount_of
from runtime.heroes.zones import relocate, remember
from runtime.kernel.abilities import (
    Amount,
    Ignores,
    Inflicts,
    PreventingAbility,
    Receives,
    ReplacingAbility,
    StaticAbility,
    TriggersMore,
)
from runtime.kernel.data import Data, copied
from runtime.kernel.definitions import Held
from runtime.kernel.instances import calculate
from runtime.kernel.patterns import Pattern
from runtime.kernel.terms import GAME, GRAVEYARD, PLAY, TURN

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

PAYMENTS = frozenset(("payment", "fury"))
"""Wounds as a payment are not modified and not prevented (7 Fury); one that is replaced was not paid (501.2.1)."""


# Rows of static abilities

def rows_for(game: HeroesGame, card: int, kind: type[Row]) -> list[tuple[See, Row]]:
    """Return the rows of a kind that hold for a card; for a card outside play, those of statics that affect it."""
    acting = game.acting_with(kind)
    found = game.cards.get(card)
    if not acting or found is None:
        return []
    if found.zone == PLAY:
        there = game.traits(card).rows
        return [(game.see(source or card, held), row) for source, held, row in there if type(row) is kind]
    rows: list[tuple[See, Row]] = []
    for see, held in acting:
        ability = cast(StaticAbility, held.ability)
        if ability.condition(see) and ability.affects(see, card):
            rows.extend((see, row) for row in ability.value_rows if type(row) is kind)
    return rows


def narrowed(see: See, row: Row, card: int, other: int) -> bool:
    """Tell whether the row's filter for the other card, if any, accepts it."""
    against = getattr(row, "against", None) or getattr(row, "source", None)
    return against is None or (bool(other) and bool(against(see.ability, see, card, other)))


# Numbers

def modify(game: HeroesGame, event: Data) -> None:
    """Apply the modifiers of the calculation step (508.4.1)."""
    kind = event["kind"]
    if kind == "wound":
        modify_wounds(game, event)
    elif kind in COUNTED and event["amount"] > 0:
        subject = event.get("card") or game.players[event["player"]].hero
        changes = [(row.operation, amount_of(row.amount, see, subject))
                   for see, row in rows_for(game, subject, Amount) if isinstance(row, Amount) and row.kind == kind]
        if changes:
            event["amount"] = max(0, calculate(event["amount"], changes))


def modify_wounds(game: HeroesGame, event: Data) -> None:
    """Count what the source inflicts and the card receives more or less; 0 gets nothing (512.1.1)."""
    event["asked"] = event["amount"] = max(0, event["amount"])
    if event.get("how") in PAYMENTS:
        return
    if event["amount"] == 0 and not game.edition.zero_attacks_wound:
        return
    card, source = event["card"], event["source"]
    changes = []
    for see, row in rows_for(game, source, Inflicts) if source else []:
        if isinstance(row, Inflicts) and (not row.how or event["how"] in row.how) and narrowed(see, row, source, card):
            changes.append((row.operation, amount_of(row.amount, see, source)))
    for see, row in rows_for(game, card, Receives):
        if isinstance(row, Receives) and (not row.how or event["how"] in row.how) and narrowed(see, row, card, source):
            changes.append((row.operation, amount_of(row.amount, see, card)))
    if changes:
        event["asked"] = event["amount"] = max(0, calculate(event["amount"], changes))


def ignored(game: HeroesGame, event: Data, owner: int, held: Held, directed_at: int | None) -> bool:
    """Tell whether the source of the event ignores this ability of the card that it is directed at (7 Ignore)."""
    source = event.get("source") or 0
    if not source or owner != directed_at:
        return False
    keyword = held.ability.keyword
    return any(isinstance(row, Ignores) and (keyword in row.what or ("features" in row.what
               and is_feature(game, owner, held))) and narrowed(see, row, source, owner)
               for see, row in rows_for(game, source, Ignores))


def is_feature(game: HeroesGame, card: int, held: Held) -> bool:
    """Tell whether an ability is a feature of a card, not given by an effect or a static ability (110.1)."""
    keyword = held.ability.keyword
    instances = [effect for name, value, effect in game.traits(card).instances
                 if name == keyword and value == held.value]
    return not held.effect and (not instances or 0 in instances)


# Replacement and prevention

def inactive_first(game: HeroesGame, abilities: Sequence[tuple[int, Held]]) -> list[tuple[int, Held]]:
    """Return abilities of cards in play, those of the inactive player's cards first (402.1, 516.3)."""
    return sorted(abilities, key=lambda row: game.cards[row[0]].controller == game.active)


def replacements(game: HeroesGame, event: Data) -> list[Data]:
    """Return the replacements that may be applied to the event now (517, 525.1)."""
    found: list[Data] = []
    for number, held in waiting(event, game.index().replacing.get(event["kind"], ())):
        add_replacement(game, found, event, number, held)
    if event["kind"] in ELSEWHERE or event["kind"] in game.outside_here():
        for number, held in elsewhere(game, event, "replacing"):
            add_replacement(game, found, event, number, held)
    return found


def waiting(event: Data, rows: Sequence[Waiter]) -> list[tuple[int, Held]]:
    """Return those of the abilities that may wait for this event: it names their card, if it has to."""
    return [(number, held) for number, held, part in rows if not part or event.get(part) == number]


def add_replacement(game: HeroesGame, found: list[Data], event: Data, number: int, held: Held) -> None:
    """Add a replacement, if it fits."""
    choice = replacement(game, event, number, held)
    if choice is not None:
        found.append(choice)


def replacement(game: HeroesGame, event: Data, number: int, held: Held) -> Data | None:
    """Return a replacement as an option, if it fits."""
    ability: ReplacingAbility = held.ability  # type: ignore[assignment]
    name = f"{number}:{ability.key}:{held.effect}"
    if name in event.get("applied", ()) or event.get("how") == "fury":
        return None
    if ability.zone == PLAY and game.cards[number].zone != PLAY:
        return None
    see = game.see(number, held, event)
    if ability.zone == ENTERING:
        see.values["player"] = event["player"]
    if not fits(ability.patterns[event["kind"]], see):
        return None
    if ability.may and not can_declare(see):
        return None
    if ignored(game, event, number, held, event.get("card")) or not ability.condition(see) or not ability.applies(see):
        return None
    if not game.within_limit(number, ability, held.effect):
        return None
    return {"id": name, "card": number, "ability": ability.key, "value": held.value, "effect": held.effect,
            "player": see.you, "may": ability.may}


def fits(patterns: tuple[Pattern, ...], see: See) -> bool:
    """Tell whether what is seen fits one of the patterns."""
    for pattern in patterns:  # noqa: SIM110 - asked for each ability that waits for an event
        if pattern.matches(see.ability, see):
            return True
    return False


def replacement_chooser(game: HeroesGame, choices: list[Data]) -> int:
    """Return who chooses: the only player concerned, or the active one (517.3, 517.4.2)."""
    players = {choice["player"] for choice in choices}
    return game.active if len(players) > 1 else int(choices[0]["player"])


def replace(game: HeroesGame, event: Data, choice: Data) -> None:
    """Carry out what happens instead, at once (517)."""
    game.record({"kind": "replaces", "card": game.label(choice["card"]), "event": event["kind"],
                 "cause": choice["ability"]})
    ability = cast(ReplacingAbility, game.definitions.abilities[choice["ability"]])
    game.mark(choice["card"], ability, choice["effect"])
    if ability.together:
        replace_others(game, choice)
    memory = game.use_effect(choice["card"], choice["effect"], choice["ability"])
    game.push("carry_out", ability=choice["ability"], card=choice["card"], player=choice["player"],
              value=choice["value"], effect=choice["effect"], event=copied(event), replacing=True, targets={}, done={},
              memory=memory)


def replace_others(game: HeroesGame, choice: Data) -> None:
    """Let the other events of the batch, that the replacement fits, be replaced along with this one."""
    values = game.agenda[-1].values
    for other in values["batches"][values["batch"]][values["at"]:]:
        if any(found["id"] == choice["id"] for found in replacements(game, other)):
            other["void"] = True


def prevent(game: HeroesGame, event: Data) -> None:
    """Let prevention effects reduce wounds, the inactive player's first (516).

    Of one player's preventions the older card's comes first, as the rulebook gives that player no choice.
    """
    if event["kind"] != "wound" or event["amount"] <= 0 or event.get("how") in PAYMENTS:
        return
    for number, held in inactive_first(game, waiting(event, game.abilities("preventing"))):
        if event["amount"] > 0:
            prevent_by(game, event, number, held)


def prevent_by(game: HeroesGame, event: Data, number: int, held: Held) -> None:
    """Apply one prevention, as far as its budget goes (516.4)."""
    ability: PreventingAbility = held.ability  # type: ignore[assignment]
    see = game.see(number, held, event)
    if not ability.prevents.matches(ability, see) or not ability.condition(see):
        return
    if ignored(game, event, number, held, event["card"]):
        return
    most = ability.amount(see)
    key = f"{ability.key}:{held.effect}"
    if ability.budget is not None:
        most -= spent(game, number, key, ability.budget)
    amount = min(most, event["amount"])
    if amount <= 0:
        return
    event["amount"] -= amount
    if ability.budget is not None:
        card = game.adjust(number)
        turn = game.turn if ability.budget == TURN else 0
        card.spent = {**card.spent, key: [turn, spent(game, number, key, ability.budget) + amount]}
        if ability.budget == GAME and amount == most and held.effect > 0:  # nothing of the effect is left
            card = game.edit(number)
            card.effects = tuple(effect for effect in card.effects if effect["number"] != held.effect)
    if ability.uses is not None:
        game.use_effect(number, held.effect, ability.key)
    game.record({"kind": "prevents", "card": game.label(number), "amount": amount, "cause": ability.key})


def spent(game: HeroesGame, number: int, key: str, budget: str) -> int:
    """Return how much of a budget is used up."""
    turn, amount = game.cards[number].spent.get(key, (0, 0))
    return amount if budget != TURN or turn == game.turn else 0


# Triggers

def collect(game: HeroesGame, event: Data) -> None:
    """Remember the event, and which triggered abilities wait for it (401.4)."""
    hear(game, dict(event))


def hear(game: HeroesGame, event: Data) -> None:
    """Remember an event that is never changed from now on, and which triggered abilities wait for it."""
    game.history.append(event)
    if event.get("only"):
        collect_only(game, event)
        return
    index = game.index()
    if event["kind"] in index.heard:
        collect_all(game, event, index)


def collect_all(game: HeroesGame, event: Data, index: Waiting) -> None:
    """Let all abilities trigger that wait for the event, in play and outside."""
    kind = event["kind"]
    for number, held in waiting(event, index.triggers.get(kind, ())):
        if held.ability.zone == PLAY:
            collect_one(game, event, number, held)
    if kind in ELSEWHERE or kind in game.outside_here():
        for number, held in elsewhere(game, event, "triggers"):
            collect_one(game, event, number, held)


def collect_only(game: HeroesGame, event: Data) -> None:
    """Let only certain abilities of a card trigger (7 Module: the Hire of the card being attached)."""
    for held in game.features(event["card"]).triggers.get(event["kind"], ()):
        if held.ability.key in event["only"]:
            collect_one(game, event, event["card"], held)


def collect_one(game: HeroesGame, event: Data, number: int, held: Held) -> None:
    """Add a trigger to those that wait for their declaration."""
    ability: TriggeredAbility = held.ability  # type: ignore[assignment]
    see = game.see(number, held, event)
    if not fits(ability.patterns[event["kind"]], see):
        return
    if not listens(game, event, number, held):
        return
    if ignored(game, event, number, held, event.get("target", event.get("card"))):
        return
    entry = {
        "ability": ability.key, "card": number, "player": see.you, "value": held.value, "effect": held.effect,
        "event": event, "memory": see.memory_of(held.effect) if held.effect > 0 else {}, "chain": chain(game),
    }
    game.waiting.extend([entry] * (1 + more_triggers(game, number, ability.keyword)))


def listens(game: HeroesGame, event: Data, number: int, held: Held) -> bool:
    """Tell whether the edition lets this ability wait for anything here and now."""
    edition, keyword = game.edition, held.ability.keyword
    if keyword == "uniqueness":  # else it is a rules effect (see runtime.heroes.happening.squads.make_room)
        return not edition.uniqueness_acts_at_once
    if keyword == "poison" and not edition.heroes_can_be_poisoned:
        return game.traits(number).is_creature
    if keyword == "meditation" and not edition.heroes_meditate:
        return game.traits(number).is_creature
    own_death = event["kind"] == "dies" and event["card"] == number
    return edition.dead_keep_effects_for_all_triggers or not own_death or not held.effect or keyword == "death"


def chain(game: HeroesGame) -> list[str]:
    """Return the triggers that led to what is happening now, each as its identity (525.2)."""
    for frame in reversed(game.agenda):
        if frame.procedure == "carry_out":
            values = frame.values
            return [*values.get("chain", []), identity(values)] if values.get("event") else []
    return []


def identity(entry: Data) -> str:
    """Return what makes a trigger the same one: the ability, its card, and what happened to whom."""
    event = entry["event"]
    return f"{entry['card']}:{entry['ability']}:{event['kind']}:{event.get('card')}:{event.get('target')}"


def more_triggers(game: HeroesGame, number: int, keyword: str) -> int:
    """Return how many times more a trigger headed by the keyword triggers."""
    if not keyword:
        return 0
    return sum(row.times for _, row in rows_for(game, number, TriggersMore)
               if isinstance(row, TriggersMore) and row.keyword == keyword)


# Deaths

def settle(game: HeroesGame, batch: list[Data]) -> list[Data]:
    """After simultaneous events: bury the dead, and kill whom the events left without lives (505.1)."""
    dead, deadly = [], []
    for event in batch:
        if event["kind"] == "dies":
            dead.append(event["card"])
        elif event["kind"] in DEADLY:
            deadly.append(event)
    if dead:
        bury(game, dead)
    if game.conditional:
        end_unheld(game)
    if not game.edition.static_changes_are_base:
        absorb_static_lives(game)
        deadly += everybody(game)
    return kill(game, deadly) if deadly else []


def fallen(game: HeroesGame, card: int) -> bool:
    """Tell whether a character in play has no lives left."""
    if not game.is_in_play(card):
        return False
    traits = game.traits(card)
    return traits.is_character and not alive(game, card, traits)


def kill(game: HeroesGame, events: list[Data]) -> list[Data]:
    """Return the deaths of those whom the events felled, if any; a hero's is the end of the game (604.1)."""
    losers = []
    deaths: dict[int, Data] = {}
    for event in events:
        card = event["card"]
        if not fallen(game, card):
            continue
        game.unswept.add(card)
        if card in (game.players[0].hero, game.players[1].hero):
            losers.append(game.cards[card].controller)
        deaths.setdefault(card, {"kind": "dies", "card": card, "source": event.get("source") or 0,
                                 "how": event.get("how") or "lives", "by": event.get("by"), "cause": "505.1"})
    if losers:
        game.end(sorted(set(losers)))
        return []
    return list(deaths.values())


def everybody(game: HeroesGame) -> list[Data]:
    """Return events about every character: in older editions whoever comes to have no lives dies at once (505.1).

    One that is printed without lives dies when the Queue is empty (512.5), unless something gives it lives till then.
    """
    return [{"kind": "set_lives", "card": card} for card in game.zones[PLAY] if game.features(card).base_lives > 0]


def absorb_static_lives(game: HeroesGame) -> None:
    """Let the lives that static abilities give or take remove effects that do the opposite, as effects do (504.5).

    The fact "absorbed" is how much of the static change was used up so; it counts no more while the change lasts.
    """
    for card in game.zones[PLAY]:
        change = game.traits(card).base_lives - game.features(card).base_lives
        absorbed = game.cards[card].facts.get("absorbed", 0)
        if change or absorbed:
            sign = 1 if change > 0 else -1
            kept = sign * max(0, min(sign * absorbed, sign * change))
            kept += sign * remove_lives(game, card, sign * (change - kept), -sign)
            found = game.edit(card)
            found.facts = {**found.facts, "absorbed": kept}


DEADLY = frozenset(("wound", "add_lives", "remove_lives", "set_lives", "remove_enhancement", "attach", "flip",
                    "enhance"))


def alive(game: HeroesGame, card: int, traits: Traits) -> bool:
    """Tell whether a character has lives left; of a hero, see the edition (604.1)."""
    if traits.type == HERO and game.edition.hero_dies_of_starting_lives:
        return game.cards[card].wounds < (game.cards[card].definition.lives or 0)
    return traits.lives > game.cards[card].wounds


def bury(game: HeroesGame, cards: list[int]) -> None:
    """Move those of the cards who really died to the graveyard, all having triggered (114.6, 205.3).

    They lie in the order in which they came into play; no rule asks for another order that their owner might choose.
    """
    dead = [card for card in cards if card in game.cards and game.cards[card].facts.get("dying")]
    for card in dead:
        remember(game, card)
    for card in dead:
        trigger_own_leaving(game, card)
    for card in dead:
        found = game.adjust(card)
        found.facts = {name: turn for name, turn in found.facts.items() if name != "dying"}
        came = relocate(game, card, GRAVEYARD)
        game.collect({"kind": "moved", "card": came, "from": PLAY, "to": game.cards[came].zone,
                      "player": game.cards[came].owner})


def trigger_own_leaving(game: HeroesGame, card: int) -> None:
    """Collect what a card that died has itself for when it leaves play: it is still there (114.6)."""
    waiting = game.features(card).triggers.get("moved")
    if not waiting:
        return
    event = {"kind": "moved", "card": card, "from": PLAY, "to": GRAVEYARD, "player": game.cards[card].owner}
    for held in waiting:
        if held.ability.zone == PLAY:
            collect_one(game, event, card, held)


def sweep(game: HeroesGame) -> list[Data]:
    """When the Queue is empty, kill every character without lives (512.5, S12)."""
    if game.unsettled:
        game.look_again()
    if not game.unswept:
        return []
    losers, deaths = [], []
    play = game.zones[PLAY]
    for number in play if EVERYTHING in game.unswept else [one for one in play if one in game.unswept]:
        traits = game.traits(number)
        if traits.is_character and not alive(game, number, traits):
            if traits.type == HERO:
                losers.append(game.cards[number].controller)
            else:
                deaths.append({"kind": "dies", "card": number, "source": 0, "how": "lives", "cause": "512.5"})
    if losers:
        game.end(sorted(set(losers)))
        return []
    if not deaths:
        game.unswept.clear()
    return deaths
