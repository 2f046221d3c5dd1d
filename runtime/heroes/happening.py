"""What each kind of event does when it happens. Its name here is its `kind`; its parts are listed with it.

Every function changes the game, and returns the result: done, full, amount and the cards concerned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from runtime.heroes.effects import add_effect, add_number, gain_keyword, remove_effects
from runtime.heroes.effects import remove_lives as take_lives
from runtime.heroes.terms import (
    BOTTOM,
    CREATURE,
    DECK,
    GONE,
    GRAVEYARD,
    HAND,
    HERO,
    OBTAINED,
    PLAY,
    RESERVE,
    SIDEBOARD,
    SUPPORT,
)
from runtime.heroes.zones import (
    another,
    enter,
    is_created,
    reaches_graveyard,
    relocate,
    relocate_all,
    remember,
    take_out,
)
from runtime.kernel.data import Data

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame
    from runtime.heroes.state import Card

Happen = Callable[["HeroesGame", Data], Data]
HAPPEN: dict[str, Happen] = {}
SILENT = frozenset(("turn_start", "turn_end", "moved", "draws", "target"))
"""Kinds that write no log line of their own."""


def happening(function: Happen) -> Happen:
    """Register a kind of event."""
    HAPPEN[function.__name__] = function
    return function


def result(event: Data, full: bool = True, amount: int = 0, cards: list[int] | None = None, done: bool = True) -> Data:
    """Return a result."""
    return {"kind": event["kind"], "done": done, "full": done and full, "amount": amount,
            "cards": cards if cards is not None else [event["card"]] if event.get("card") else []}


def failed(event: Data) -> Data:
    """Return the result of an event that could not happen."""
    return result(event, done=False, cards=[])


def happen(game: HeroesGame, event: Data) -> Data:
    """Carry out an event, write it down and collect what it triggers."""
    kind = event["kind"]
    outcome = failed(event) if kind in MOVES and is_gone(game, event) else HAPPEN[kind](game, event)
    if event.get("kept"):
        outcome["kept"] = True
    return outcome


MOVES = frozenset(("moved", "enters_play", "obtain", "attach", "to_graveyard", "discard", "play_free"))


def is_gone(game: HeroesGame, event: Data) -> bool:
    """Tell whether the card that an event would move is another card by now (201.4)."""
    return game.is_in_zone(event.get("card", 0), GONE)


def note(game: HeroesGame, event: Data) -> None:
    """Write the event into the log and the turn's history, and collect what waits for it."""
    if event["kind"] not in SILENT:
        entry = {key: value for key, value in event.items() if (key in LOGGED and value not in (None, 0, "")) or
                 key in ("player", "kind")}
        for part in ("card", "source", "target", "holder"):
            if part in entry:
                entry[part] = game.label(entry[part])
        game.record(entry)
    game.collect(event)


LOGGED = frozenset(("kind", "card", "source", "target", "holder", "player", "amount", "how", "from", "to", "cause",
                    "number", "keyword", "x", "attacker"))


@happening
def nothing(game: HeroesGame, event: Data) -> Data:
    """A verb had no card to act on; a mass effect may have none (502.6)."""
    return result(event, full=False, done=bool(event.get("mass")), cards=[])


@happening
def modes(game: HeroesGame, event: Data) -> Data:
    """A chain of items is chosen and carried out: `modes`, `least`, `most`, `repeats` (524)."""
    game.push("chosen_modes", event=dict(event))
    return result(event, cards=[])


# Turn

@happening
def turn_start(game: HeroesGame, event: Data) -> Data:
    """At the start of a player's turn: `player`."""
    note(game, event)
    return result(event)


@happening
def turn_end(game: HeroesGame, event: Data) -> Data:
    """At the end of a player's turn: `player`."""
    note(game, event)
    return result(event)


# Wounds, lives, strike

@happening
def wound(game: HeroesGame, event: Data) -> Data:
    """Wounds are inflicted on `card`: `amount`, `source`, `how`, `strength` (of an attack)."""
    card = game.card(event["card"])
    if card.zone != PLAY or not game.traits(card.id).is_character:
        return failed(event)
    amount: int = event["amount"]
    asked: int = event.get("asked", amount)
    if amount <= 0:
        return result(event, full=False, done=asked > 0 or bool(event.get("attack")), cards=[])
    before = game.lives(card.id)
    card = game.adjust(card.id)
    card.wounds += amount
    card.facts = {**card.facts, "wounded": game.turn}
    event["excess"] = max(0, amount - max(0, before))
    note(game, event)
    return {**result(event, full=amount >= asked, amount=amount), "excess": event["excess"]}


@happening
def heal(game: HeroesGame, event: Data) -> Data:
    """Wounds are removed from `card`: `amount` (-1: all), `source` (520.2)."""
    card = game.card(event["card"])
    if card.zone != PLAY or game.forbids(card.id, "be_healed"):
        return failed(event)
    wanted: int = card.wounds if event["amount"] < 0 else event["amount"]
    amount = min(wanted, card.wounds)
    if amount <= 0:
        return result(event, full=False, done=False, cards=[])
    game.adjust(card.id).wounds -= amount
    event["excess"] = wanted - amount
    event["amount"] = amount
    note(game, event)
    return {**result(event, full=amount == wanted, amount=amount), "excess": event["excess"]}


@happening
def add_strike(game: HeroesGame, event: Data) -> Data:
    """Effects of +X/-X to strike are laid on `card`: `amount`, `ends`."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    add_number(game, event["card"], "strike", event["amount"], event["ends"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def add_lives(game: HeroesGame, event: Data) -> Data:
    """Additional (or negative) lives are laid on `card`: `amount`, `ends` (504)."""
    if not game.is_in_play(event["card"]) or (event["amount"] > 0 and game.forbids(event["card"], "gain_lives")):
        return failed(event)
    add_number(game, event["card"], "lives", event["amount"], event["ends"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def remove_lives(game: HeroesGame, event: Data) -> Data:
    """Additional lives are removed from `card`: up to `amount`."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    wanted = event["amount"]
    removed = event["amount"] = take_lives(game, event["card"], wanted)
    note(game, event)
    return result(event, full=removed == wanted, amount=removed, done=removed > 0)


@happening
def set_strike(game: HeroesGame, event: Data) -> Data:
    """The strike of `card` becomes `amount` by effects of +1/-1 (105.3.1)."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    add_number(game, event["card"], "strike", event["amount"] - game.traits(event["card"]).strike, event["ends"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def set_lives(game: HeroesGame, event: Data) -> Data:
    """The lives of `card` become `amount`: no wounds, no healing, effects of lives (105.2.1, 504.6)."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    game.edit(event["card"]).wounds = 0
    add_number(game, event["card"], "lives", event["amount"] - game.traits(event["card"]).lives, event["ends"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def enhance(game: HeroesGame, event: Data) -> Data:
    """Enhancement effects are laid on `card`: `amount`, `ends`."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    add_effect(game, event["card"], "enhancement", event["ends"], amount=event["amount"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def remove_enhancement(game: HeroesGame, event: Data) -> Data:
    """Enhancement effects are removed from `card`: up to `amount`."""
    return remove_counted(game, event, "enhancement")


@happening
def put_tokens(game: HeroesGame, event: Data) -> Data:
    """Effects with a `name` of their own are laid on `card`: `amount` (the Egg's maturation)."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    add_effect(game, event["card"], "tokens", event["ends"], amount=event["amount"], name=event["name"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def remove_tokens(game: HeroesGame, event: Data) -> Data:
    """Effects with a `name` of their own are removed from `card`: up to `amount`."""
    return remove_counted(game, event, "tokens", event["name"])


def remove_counted(game: HeroesGame, event: Data, kind: str, name: str | None = None) -> Data:
    """Remove up to `amount` effects of a kind; all of them if there are fewer (119.5.1)."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    card = game.edit(event["card"])
    left = event["amount"]
    effects = []
    for effect in card.effects:
        if effect["kind"] == kind and effect.get("name") == name and left:
            taken = min(left, effect["amount"])
            left -= taken
            effect = {**effect, "amount": effect["amount"] - taken}
        if effect.get("amount") != 0 or effect["kind"] != kind:
            effects.append(effect)
    card.effects = tuple(effects)
    removed = event["amount"] - left
    event["amount"] = removed
    note(game, event)
    return result(event, full=not left, amount=removed, done=removed > 0)


# Features

def is_reached(game: HeroesGame, event: Data) -> bool:
    """Tell whether `card` is in play, or in another of the `zones` in which the effect can be laid (119.2)."""
    found = game.cards.get(event["card"])
    return found is not None and found.zone in event.get("zones", (PLAY,))


@happening
def gain(game: HeroesGame, event: Data) -> Data:
    """`card` gains a feature: `keyword` with `value`, or `ability`, until `ends`."""
    if not is_reached(game, event):
        return failed(event)
    if event.get("keyword"):
        gain_keyword(game, event["card"], event["keyword"], event["value"], event["ends"])
    else:
        event["card"] = bearer(game, event)
        add_effect(game, event["card"], "ability", event["ends"], ability=event["ability"], amount=event["value"],
                   memory=event["memory"], uses=event["uses"])
    note(game, event)
    return result(event)


def bearer(game: HeroesGame, event: Data) -> int:
    """Return the card on which a granted ability lies: of a delayed effect, the edition says on whose hero (521.1)."""
    card: int = event["card"]
    source = game.cards.get(event.get("source") or 0)
    if source is None or not game.edition.delayed_effects_on_owners_hero or card != game.players[event["by"]].hero:
        return card
    return game.players[source.owner].hero


@happening
def lose(game: HeroesGame, event: Data) -> Data:
    """`card` loses a `keyword` until `ends`: all instances; to the end of the game, gained ones just go (119.5)."""
    card = event["card"]
    if not is_reached(game, event) or event["keyword"] not in game.traits(card).keywords:
        return failed(event)
    if event["ends"] is None:
        remove_effects(game, card, "keyword", keyword=event["keyword"])
    add_effect(game, card, "lose", event["ends"], keyword=event["keyword"])
    note(game, event)
    if event["keyword"] == "dormant":
        game.perform([{**event, "kind": "open", "rule": True, "cause": "7 Dormant"}])
    return result(event)


@happening
def lose_features(game: HeroesGame, event: Data) -> Data:
    """`card` loses its printed features until `ends` (7 Loses features)."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    dormant = "dormant" in game.traits(event["card"]).keywords
    add_effect(game, event["card"], "lose features", event["ends"])
    note(game, event)
    if dormant and "dormant" not in game.traits(event["card"]).keywords:
        game.perform([{**event, "kind": "open", "rule": True, "cause": "7 Dormant"}])
    return result(event)


@happening
def lose_effects(game: HeroesGame, event: Data) -> Data:
    """`card` loses every effect that lies on it (110.3, 119.5); wounds and other markers are none (119.4)."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    game.edit(event["card"]).effects = ()
    note(game, event)
    return result(event)


@happening
def hush(game: HeroesGame, event: Data) -> Data:
    """A `keyword` of `card` does not work until `ends` (7 [Text] does not work)."""
    return lay(game, event, "hush", keyword=event["keyword"])


@happening
def forbid(game: HeroesGame, event: Data) -> Data:
    """`card` cannot do `action` until `ends`."""
    return lay(game, event, "cannot", action=event["action"])


@happening
def oblige(game: HeroesGame, event: Data) -> Data:
    """`card` must do `action` until `ends`."""
    return lay(game, event, "must", action=event["action"])


@happening
def change_classes(game: HeroesGame, event: Data) -> Data:
    """The classes of `card` change: `set`, `add`, `lose` (104.2.1)."""
    return lay(game, event, "classes", set=event["set"], add=event["add"], lose=event["lose"])


@happening
def change_elements(game: HeroesGame, event: Data) -> Data:
    """The elements of `card` change: `set`, `add`, `lose` (106.3)."""
    return lay(game, event, "elements", set=event["set"], add=event["add"], lose=event["lose"])


@happening
def change_type(game: HeroesGame, event: Data) -> Data:
    """The type of `card` becomes `set`, with `classes`; only one support card of a class stays (108.2, 211.3)."""
    outcome = lay(game, event, "type", set=event["set"], classes=event["classes"])
    if outcome["done"]:
        make_room(game, event["card"])
    return outcome


def lay(game: HeroesGame, event: Data, effect: str, **values: object) -> Data:
    """Lay an effect on a card in play."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    add_effect(game, event["card"], effect, event["ends"], **values)
    note(game, event)
    return result(event)


@happening
def upgrade(game: HeroesGame, event: Data) -> Data:
    """`card` loses its classes and becomes a mechanism; a mechanism cannot (7 Upgrade)."""
    card = event["card"]
    if not game.is_in_play(card) or "mechanism" in game.traits(card).classes:
        return failed(event)
    add_effect(game, card, "classes", None, set=["mechanism"], add=[], lose=[])
    note(game, event)
    return result(event)


@happening
def poison(game: HeroesGame, event: Data) -> Data:
    """`card` gains Poison `amount`; Poison 0 cannot be declared (512.2)."""
    if event["amount"] <= 0 or not game.is_in_play(event["card"]):
        return failed(event)
    gain_keyword(game, event["card"], "poison", event["amount"], event["ends"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def increase_poison(game: HeroesGame, event: Data) -> Data:
    """Poison Y of `card` becomes Poison X+Y: `amount` (7 Increase poison)."""
    card = event["card"]
    now = game.traits(card).keywords.get("poison", 0) if game.is_in_play(card) else 0
    if not now:
        legal = game.is_in_play(card) and not game.edition.poison_grows_only_where_it_is
        return result(event, full=False, done=legal, cards=[])
    remove_effects(game, card, "keyword", keyword="poison")
    add_effect(game, card, "keyword", None, keyword="poison", amount=now + event["amount"])
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def remove_poison(game: HeroesGame, event: Data) -> Data:
    """`card` loses Poison."""
    return lose(game, {**event, "keyword": "poison"})


@happening
def copy_feature(game: HeroesGame, event: Data) -> Data:
    """`card` gains a copy of a printed feature of `model`, which `player` chooses, until `ends` (110.5)."""
    model = game.cards.get(event["model"])
    if model is None or not game.is_in_play(event["card"]):
        return failed(event)
    features = printed_features(game, model.id)
    if not features:
        return failed(event)
    game.push("copy_feature", event=dict(event), features=features)
    return result(event)


def printed_features(game: HeroesGame, card: int) -> list[Data]:
    """Return the features that are on a card and not acquired (110.1), as `gain` takes them."""
    traits = game.traits(card)
    keywords = [{"keyword": name, "value": value} for name, value, effect in traits.instances if not effect]
    return keywords + [{"ability": held.ability.key, "value": held.value, "uses": None, "memory": {}}
                       for held in traits.abilities if not held.effect]


@happening
def use_free(game: HeroesGame, event: Data) -> Data:
    """`player` uses an activated ability of `card` without paying (7 Free)."""
    if event["card"] not in game.cards:
        return failed(event)
    game.push("use_free", event=dict(event))
    return result(event)


@happening
def gift_of_life(game: HeroesGame, event: Data) -> Data:
    """`player` removes up to `most` additional lives and copies a creature of that cost (7 Gift of life)."""
    game.push("gift_of_life", event=dict(event))
    return result(event, cards=[])


# Open, closed, hidden

@happening
def close(game: HeroesGame, event: Data) -> Data:
    """`card` is closed; closing a closed card is legal and does nothing (514.3)."""
    if game.is_in_play(event["card"]) and game.forbids(event["card"], "be_closed"):
        return failed(event)
    return turn_card(game, event, True)


@happening
def open(game: HeroesGame, event: Data) -> Data:  # noqa: A001 - the rulebook's word
    """`card` is opened; opening an open card is legal and does nothing (514.3)."""
    card = event["card"]
    if not event.get("rule") and game.is_in_play(card) and not openable(game, card):
        return failed(event)
    return turn_card(game, event, False)


def openable(game: HeroesGame, card: int) -> bool:
    """Tell whether a card can be opened (7 Dormant)."""
    return "dormant" not in game.traits(card).keywords and not game.forbids(card, "be_opened")


def turn_card(game: HeroesGame, event: Data, closed: bool) -> Data:
    """Turn a card; the legality of it never breaks a chain, only "in doing so" (514.3)."""
    card = event["card"]
    if not game.is_in_play(card):
        return failed(event)
    if game.card(card).closed == closed:
        return result(event, full=False)
    game.adjust(card).closed = closed
    note(game, event)
    return result(event)


@happening
def stun(game: HeroesGame, event: Data) -> Data:
    """`card` is closed and receives Stun."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    add_effect(game, event["card"], "keyword", None, keyword="stun", amount=1)
    close(game, {**event, "kind": "close"})
    note(game, event)
    return result(event)


@happening
def ready(game: HeroesGame, event: Data) -> Data:
    """`card` is opened, loses its markers of activated abilities, may attack and block again (7 Ready)."""
    card = event["card"]
    if not game.is_in_play(card) or not openable(game, card):
        return failed(event)
    open(game, {**event, "kind": "open"})
    found = game.adjust(card)
    found.marks = {key: mark for key, mark in found.marks.items() if not (mark[0] and game.is_activated(key))}
    found.facts = {key: turn for key, turn in found.facts.items() if key not in ("struck", "blocked")}
    note(game, event)
    return result(event)


@happening
def attack_again(game: HeroesGame, event: Data) -> Data:
    """`card` may strike-attack once more this turn."""
    if not game.is_in_play(event["card"]):
        return failed(event)
    found = game.adjust(event["card"])
    found.facts = {key: turn for key, turn in found.facts.items() if key != "struck"}
    note(game, event)
    return result(event)


@happening
def hide(game: HeroesGame, event: Data) -> Data:
    """`card` becomes hidden."""
    card = event["card"]
    if not game.is_in_play(card) or game.card(card).hidden or not game.traits(card).is_creature:
        return failed(event)
    note(game, event)
    game.edit(card).hidden = True
    return result(event)


@happening
def reveal(game: HeroesGame, event: Data) -> Data:
    """`card` is no longer hidden; it may act and attack this turn (7 Hidden creature)."""
    card = event["card"]
    if not game.is_in_play(card) or not game.card(card).hidden:
        return failed(event)
    found = game.edit(card)
    found.hidden = False
    if event.get("rule"):
        found.facts = {**found.facts, "revealed": game.turn}
    note(game, event)
    return result(event)


# Cards on their way

@happening
def dies(game: HeroesGame, event: Data) -> Data:
    """`card` goes from play to the graveyard: `source`, `how`. It leaves after all of its batch have triggered."""
    card = event["card"]
    if not game.is_in_play(card) or game.card(card).facts.get("dying"):
        return failed(event)
    if event.get("how") == "destroy" and game.forbids(card, "be_destroyed"):
        return failed(event)
    found = game.adjust(card)
    event["player"] = found.controller
    if found.parts:
        event["parts"] = list(found.parts)
    found.facts = {**found.facts, "dying": 1}
    if reaches_graveyard(game, found):
        note(game, event)
    return result(event)


@happening
def moved(game: HeroesGame, event: Data) -> Data:
    """`card` goes from zone to zone: `from`, `to`, `position`, `player` (its owner)."""
    found = game.cards.get(event["card"])
    if found is None or found.zone != event.get("from", found.zone) or (found.zone == OBTAINED and not event["from"]):
        return failed(event)
    if was_cancelled(game, found.id) and not game.edition.cancelled_card_may_go_elsewhere:
        return failed(event)
    event["from"] = found.zone
    event["player"] = found.owner
    game.record({"kind": "moved", "card": game.label(found.id), "from": found.zone, "to": event["to"],
                 "player": found.owner, "cause": event.get("cause"), "position": event.get("position", "top")})
    if found.zone == PLAY:
        remember(game, found.id)
        game.collect(event)
        return result(event, cards=relocate_all(game, found.id, event["to"], event.get("position", "top")))
    event["card"] = relocate(game, found.id, event["to"], event.get("position", "top"))
    game.collect(event)
    return result(event)


def was_cancelled(game: HeroesGame, card: int) -> bool:
    """Tell whether a card is that of a play in progress which was cancelled (518.1)."""
    return any(frame.procedure == "play" and frame.values["card"] == card and frame.values.get("cancelled")
               for frame in game.agenda)


@happening
def enters_play(game: HeroesGame, event: Data) -> Data:
    """`card` enters play under the control of `player`: `how`, `closed`, `x`."""
    found = game.cards.get(event["card"])
    if found is None or found.zone == PLAY:
        return failed(event)
    if event["how"] == "summon" and found.zone != DECK and not game.edition.summons_from_any_zone:
        return failed(event)
    event["from"] = found.zone
    if not may_take(game, found.id, event["player"]):
        return failed(event)
    if "left play" in found.facts:
        found = another(game, found)
        event["card"] = found.id
    enter(game, found.id, event["player"], bool(event.get("closed")))
    traits = game.traits(found.id)
    if "dormant" in traits.keywords:
        game.adjust(found.id).closed = True
    if event.get("lives") is not None:
        set_lives(game, {"kind": "set_lives", "card": found.id, "amount": event["lives"], "ends": None})
    for keyword in event.get("gains", []):
        add_effect(game, found.id, "keyword", None, keyword=keyword, amount=1)
    note(game, event)
    make_room(game, found.id)
    return result(event)


def may_take(game: HeroesGame, card: int, player: int) -> bool:
    """Only cards that exist in play may come there: no spells, no reversed sides (7 Reversed)."""
    return game.traits(card).type in (CREATURE, SUPPORT, HERO)


def make_room(game: HeroesGame, card: int) -> None:
    """Remove what the newcomer drives out: support of its class (211.3), its like with Uniqueness (503.1)."""
    traits = game.traits(card)
    player = game.card(card).controller
    unique = "uniqueness" in traits.keywords and game.edition.uniqueness_acts_at_once
    out: list[Data] = []
    for other in game.zone(PLAY, player):
        if other == card:
            continue
        theirs = game.traits(other)
        if traits.type == SUPPORT and theirs.type == SUPPORT and set(traits.classes) & set(theirs.classes) & SUPPORTS:
            out.append({"kind": "dies", "card": other, "how": "destroy", "cause": "211.3", "source": 0})
        elif unique and "uniqueness" in theirs.keywords and set(traits.names) & set(theirs.names):
            out.append({"kind": "dies", "card": other, "how": "uniqueness", "cause": "7 Uniqueness", "source": 0})
    if out:
        game.perform(out)


SUPPORTS = frozenset(("weapon", "armor", "amulet", "terrain", "event"))


@happening
def create(game: HeroesGame, event: Data) -> Data:
    """`player` creates a card: `name`, or a copy of `model` (519.6)."""
    if event.get("model"):
        return create_copy(game, event)
    return put_created(game, event, game.make_card(event["name"], event["player"], RESERVE), "create")


def put_created(game: HeroesGame, event: Data, card: Card, how: str, **marks: int) -> Data:
    """Let a created card enter play from the reserve."""
    card.paid = {"created": 1, **marks}
    for keyword in event.get("without", []):
        add_effect(game, card.id, "hush", None, keyword=keyword)
    game.perform([{**bare(event), "kind": "enters_play", "card": card.id, "how": how, "gains": event.get("gains", [])}])
    return result(event, cards=[card.id], amount=1)


def create_copy(game: HeroesGame, event: Data) -> Data:
    """Put a copy of a card into play: the print of the original, and Created."""
    model = game.cards.get(event["model"])
    if model is None or model.definition.type not in (CREATURE, SUPPORT):
        return failed(event)
    copied_name = model.definition.id
    card = game.make_card(copied_name, event["player"], RESERVE)
    add_effect(game, card.id, "copied", None, card=copied_name)
    return put_created(game, event, card, "copy", copy=1)


def bare(event: Data) -> Data:
    """Return the parts of an event that one made from it shares."""
    return {key: event[key] for key in ("player", "source", "by", "cause", "applied") if key in event}


@happening
def place(game: HeroesGame, event: Data) -> Data:
    """A copy of placed card `name` goes from the reserve into the deck of `player`: `position` or shuffled in."""
    player = event["player"]
    deck = game.zone(DECK, player)
    count = sum(1 for card in (*deck, *game.zone(HAND, player)) if game.card(card).definition.id == event["name"])
    if count >= 10:
        return failed(event)
    card = game.make_card(event["name"], event["by"], OBTAINED)
    card.paid = {"placed with": player}
    card.controller = player
    card.zone = DECK
    if event.get("position") == BOTTOM:
        deck.insert(0, card.id)
    else:
        deck.append(card.id)
    note(game, event)
    if not event.get("position"):
        shuffle(game, {**event, "kind": "shuffle"})
    return result(event, cards=[card.id], amount=1)


@happening
def control(game: HeroesGame, event: Data) -> Data:
    """`player` takes control of `card`, until `ends` (519.5)."""
    card = event["card"]
    if not game.is_in_play(card) or game.forbids(card, "change_control") or game.traits(card).type == HERO:
        return failed(event)
    if game.card(card).controller == event["player"]:
        return result(event, full=False, done=False)
    if event["ends"] is not None:
        add_effect(game, card, "control", event["ends"])
    found = game.edit(card)
    found.controller = event["player"]
    found.since = game.turn
    note(game, event)
    make_room(game, card)
    return result(event)


@happening
def exchange_control(game: HeroesGame, event: Data) -> Data:
    """The controlling players of `card` and `other` change places."""
    card, other = event["card"], event["other"]
    if not (game.is_in_play(card) and game.is_in_play(other)):
        return failed(event)
    first, second = game.card(card).controller, game.card(other).controller
    if first == second:
        return failed(event)
    game.perform([{**bare(event), "kind": "control", "card": card, "player": second, "ends": None},
                  {**bare(event), "kind": "control", "card": other, "player": first, "ends": None}])
    game.agenda[-1].values["summed"] = True
    return result(event, cards=[card, other])


@happening
def draws(game: HeroesGame, event: Data) -> Data:
    """`player` is to draw `amount` cards: as many separate draws (527.2, 527.2.1)."""
    if event["amount"] <= 0:
        return failed(event)
    one = {**bare(event), "kind": "draw", "player": event["player"]}
    game.perform(*[[dict(one)] for _ in range(event["amount"])])
    game.agenda[-1].values["summed"] = True
    return result(event, cards=[])


@happening
def draw(game: HeroesGame, event: Data) -> Data:
    """`player` draws the top card of the deck (527)."""
    player = event["player"]
    deck = game.zone(DECK, player)
    if not deck or game.player_cannot(player, "draw") or game.draws_left(player) == 0:
        return failed(event)
    card = relocate(game, deck[-1], HAND)
    found = game.player(player)
    found.drawn += 1
    event.update(card=card, number=found.drawn)
    note(game, event)
    return result(event, amount=1, cards=[card])


@happening
def discard(game: HeroesGame, event: Data) -> Data:
    """`card` goes from the hand of `player` to the graveyard."""
    found = game.cards.get(event["card"])
    if found is None or found.zone != HAND:
        return failed(event)
    event["player"] = found.controller
    note(game, event)  # first, so that what works from hand can wait for it
    relocate(game, found.id, GRAVEYARD)
    game.collect({**bare(event), "kind": "moved", "card": found.id, "from": HAND, "to": GRAVEYARD,
                  "player": event["player"]})
    return result(event, amount=1)


@happening
def to_graveyard(game: HeroesGame, event: Data) -> Data:
    """`card` is put into the graveyard from hand, deck or under a card; out of play, that is a death."""
    found = game.cards.get(event["card"])
    if found is None or found.zone == GRAVEYARD:
        return failed(event)
    if found.zone == PLAY:
        game.perform([{**event, "kind": "dies", "how": "put"}])
        return result(event)
    return moved(game, {**event, "kind": "moved", "from": found.zone, "to": GRAVEYARD})


@happening
def plague(game: HeroesGame, event: Data) -> Data:
    """The top `amount` cards of the deck of `player` go to the graveyard (7 Plague)."""
    cards = game.zone(DECK, event["player"])[::-1][:max(0, event["amount"])]
    if not cards:
        return failed(event)
    event["cards"] = cards
    note(game, event)
    for card in cards:
        moved(game, {**bare(event), "kind": "moved", "card": card, "from": DECK, "to": GRAVEYARD})
    return result(event, full=len(cards) == event["amount"], amount=len(cards), cards=cards)


@happening
def search(game: HeroesGame, event: Data) -> Data:
    """`player` has searched a deck (or the additional one): `cards` are shown and go to hand; it is shuffled."""
    cards = event["cards"]
    if not cards or game.player_cannot(event["player"], "search"):
        return failed(event)
    note(game, event)
    found: list[int] = []
    searched = set()
    for card in cards:
        zone = game.card(card).zone
        if zone in (DECK, SIDEBOARD):
            game.record({"kind": "shows", "player": event["player"], "card": game.label(card), "cause": "7 Search"})
            move: Data = {**bare(event), "kind": "moved", "card": card, "from": zone, "to": event["to"]}
            found += moved(game, move)["cards"]
        searched.add(zone)
    if DECK in searched:
        shuffle(game, {**event, "kind": "shuffle", "player": event["deck"]})
    return result(event, amount=len(found), cards=found, done=bool(found))


@happening
def looks_through(game: HeroesGame, event: Data) -> Data:
    """The deck of `player` is looked through for a card to summon; the same as a search to what waits (112.8)."""
    game.collect({**event, "kind": "search"})
    return result(event)


@happening
def shuffle(game: HeroesGame, event: Data) -> Data:
    """The deck of `player` is shuffled."""
    game.chance.shuffle(game.zone(DECK, event["player"]))
    game.touch()
    note(game, event)
    return result(event)


@happening
def arrange(game: HeroesGame, event: Data) -> Data:
    """`cards` of a deck are put on its top or bottom in this order, the first one uppermost: `position`."""
    cards = [card for card in event["cards"] if game.is_in_zone(card, DECK)]
    for card in cards:
        deck = game.zone(DECK, game.card(card).owner)
        deck.remove(card)
        if event["position"] == BOTTOM:
            deck.insert(0, card)
    if event["position"] != BOTTOM:
        for card in reversed(cards):
            game.zone(DECK, game.card(card).owner).append(card)
    game.touch()
    return result(event, cards=cards, done=bool(cards))


@happening
def obtain(game: HeroesGame, event: Data) -> Data:
    """`holder` obtains `card` (7 Obtains); created and placed cards go to the reserve instead."""
    holder, found = event["holder"], game.cards.get(event["card"])
    if found is None or not game.is_in_play(holder) or holder == found.id or found.zone == OBTAINED:
        return failed(event)
    placed = "placed" in game.traits(found.id).keywords and game.edition.obtained_placed_cards_leave
    if is_created(found) or placed:
        return moved(game, {**event, "kind": "moved", "from": found.zone, "to": RESERVE})
    came_from = found.zone
    card = relocate(game, found.id, OBTAINED)
    put_under(game, card, holder)
    game.adjust(card).paid = {**game.card(card).paid, "obtained from": came_from}
    note(game, event)
    return result(event, amount=1, cards=[card])


def put_under(game: HeroesGame, card: int, holder: int) -> None:
    """Lay a card under another."""
    held = game.edit(card)
    held.zone = OBTAINED
    held.holder = holder
    above = game.edit(holder)
    above.under = (*above.under, card)


@happening
def attach(game: HeroesGame, event: Data) -> Data:
    """`card` is attached to `holder`; wounds go over to the combined card (7 Attach)."""
    holder, found = event["holder"], game.cards.get(event["card"])
    if found is None or not game.is_in_play(holder) or holder == found.id or found.zone == OBTAINED:
        return failed(event)
    card = game.edit(found.id)
    wounds, parts, under = card.wounds, card.parts, card.under
    take_out(game, card)
    card.clear()
    card.zone = OBTAINED
    card.holder = holder
    above = game.edit(holder)
    above.parts = (*above.parts, found.id, *parts)
    above.under = (*above.under, *under)
    above.wounds += wounds
    for part in (*parts, *under):
        game.edit(part).holder = holder
    note(game, event)
    if event.get("hires"):
        game.collect({**bare(event), "kind": "enters_play", "card": holder, "how": "module",
                      "only": list(event["hires"])})
    return result(event)


@happening
def flip(game: HeroesGame, event: Data) -> Data:
    """`card` is turned to its other side; its wounds, effects and markers stay (7 Flip)."""
    card = event["card"]
    if not game.is_in_play(card) or not game.card(card).definition.reverse:
        return failed(event)
    found = game.edit(card)
    found.definition = game.definitions.card(found.definition.reverse)
    note(game, event)
    return result(event)


# Coins and prayers

@happening
def gain_coins(game: HeroesGame, event: Data) -> Data:
    """`player` receives `amount` coins, open, until `ends` (522)."""
    player = game.player(event["player"])
    if event["amount"] <= 0 or game.player_cannot(event["player"], "gain_coins"):
        return failed(event)
    player.coins += event["amount"]
    if event.get("closed"):
        player.closed += event["amount"]
    if event["ends"] is not None:
        player.temporary.append({"amount": event["amount"], "ends": event["ends"]})
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def lose_coins(game: HeroesGame, event: Data) -> Data:
    """`player` loses `amount` coins, until `ends`; closed ones first, as anyone would choose (522.5)."""
    player = game.player(event["player"])
    amount = min(event["amount"], player.coins)
    if amount <= 0:
        return failed(event)
    player.coins -= amount
    player.closed = max(0, player.closed - amount)
    if event["ends"] is not None:
        player.temporary.append({"amount": -amount, "ends": event["ends"]})
    wanted = event["amount"]
    event["amount"] = amount
    note(game, event)
    return result(event, full=amount == wanted, amount=amount)


@happening
def close_coins(game: HeroesGame, event: Data) -> Data:
    """`player` closes `amount` coins."""
    player = game.player(event["player"])
    amount = min(event["amount"], player.open_coins)
    wanted = event["amount"]
    player.closed += amount
    event["amount"] = amount
    note(game, event)
    return result(event, full=amount == wanted, amount=amount, done=amount > 0 or wanted == 0)


@happening
def open_coins(game: HeroesGame, event: Data) -> Data:
    """`player` opens up to `amount` coins (-1: all)."""
    player = game.player(event["player"])
    amount = player.closed if event["amount"] < 0 else min(event["amount"], player.closed)
    player.closed -= amount
    event["amount"] = amount
    note(game, event)
    return result(event, full=amount > 0, amount=amount)


@happening
def gain_prayers(game: HeroesGame, event: Data) -> Data:
    """`player` receives `amount` prayer tokens."""
    if event["amount"] <= 0 or game.player_cannot(event["player"], "gain_prayers"):
        return failed(event)
    game.player(event["player"]).prayers += event["amount"]
    note(game, event)
    return result(event, amount=event["amount"])


@happening
def lose_prayers(game: HeroesGame, event: Data) -> Data:
    """`player` loses `amount` prayer tokens."""
    player = game.player(event["player"])
    amount = min(event["amount"], player.prayers)
    if amount <= 0:
        return failed(event)
    player.prayers -= amount
    wanted = event["amount"]
    event["amount"] = amount
    note(game, event)
    return result(event, full=amount == wanted, amount=amount)


# Fights

@happening
def declares_attack(game: HeroesGame, event: Data) -> Data:
    """`card` declares a strike attack on `target`; `player` attacks (307.1)."""
    found = game.adjust(event["card"])
    found.facts = {**found.facts, "struck": game.turn, "attacked": game.turn}
    note(game, event)
    return result(event)


@happening
def block(game: HeroesGame, event: Data) -> Data:
    """`card` is assigned as a blocker against `attacker`."""
    found = game.adjust(event["card"])
    found.facts = {**found.facts, "blocked": game.turn}
    note(game, event)
    return result(event)


@happening
def attack(game: HeroesGame, event: Data) -> Data:
    """`card` makes an attack on its final `target`: `how` is "strike" or "shot"."""
    if game.is_in_play(event["card"]):
        found = game.adjust(event["card"])
        found.facts = {**found.facts, "attacked": game.turn}
    if game.is_in_play(event["target"]):
        struck = game.adjust(event["target"])
        struck.facts = {**struck.facts, "was attacked": game.turn}
    note(game, event)
    return result(event)


@happening
def immediate_attack(game: HeroesGame, event: Data) -> Data:
    """`card` strike-attacks `target` at once; what triggers waits for the ability in progress (401.6)."""
    card, target_card = event["card"], event["target"]
    if not game.is_in_play(card) or game.card(card).closed or target_card not in game.attackable(card):
        return failed(event)
    game.push("strike_attack", attacker=card, target=target_card, player=game.card(card).controller, nested=True)
    return result(event)


@happening
def redirect(game: HeroesGame, event: Data) -> Data:
    """The declared strike attack gets another target: `card` (508.3)."""
    attack_frame = next((frame for frame in reversed(game.agenda) if frame.procedure == "strike_attack"), None)
    if attack_frame is None or "original" in attack_frame.values or not game.is_in_play(event["card"]):
        return failed(event)
    attack_frame.values["target"] = event["card"]
    note(game, event)
    return result(event)


@happening
def shot(game: HeroesGame, event: Data) -> Data:
    """`source` shoots at `card`: `amount` (507.5)."""
    card, source = event["card"], event["source"]
    if not game.is_in_play(card) or not game.traits(card).is_character:
        return failed(event)
    if game.is_in_play(source) and game.forbids(source, "shoot"):
        return failed(event)
    game.push("shot", shot=dict(event))
    return result(event, cards=[])


@happening
def fight(game: HeroesGame, event: Data) -> Data:
    """`card` fights `other` (7 Fight): both strike, whether open or closed, and neither closes.

    The source of the ability fights even if it is gone, as it was last known (403.1).
    """
    card, other = event["card"], event["other"]
    gone = card == event["source"] and not game.is_in_play(card) and card in game.cards
    if not (game.is_in_play(card) or gone) or not game.is_in_play(other) or card == other:
        return failed(event)
    if not game.traits(card).is_creature or not game.traits(other).is_creature:
        return failed(event)
    game.push("battle", attacker=card, target=other, answered=True, cause=event.get("cause"), by=event.get("by"))
    return result(event, cards=[card, other])


@happening
def target(game: HeroesGame, event: Data) -> Data:
    """`card` becomes the final target of `source`: `how`, `by` (502.1)."""
    note(game, event)
    return result(event)


# Playing and abilities

@happening
def played(game: HeroesGame, event: Data) -> Data:
    """`card` is played by `player`: `number` in the turn, `x` (309.1 item 11)."""
    note(game, event)
    return result(event)



@happening
def activated(game: HeroesGame, event: Data) -> Data:
    """An activated ability of `card` is declared by `player`."""
    note(game, event)
    return result(event)


@happening
def cancel(game: HeroesGame, event: Data) -> Data:
    """The card that is being played is cancelled (518): `to` says where it goes."""
    return game.cancel_play(event)


@happening
def play_free(game: HeroesGame, event: Data) -> Data:
    """`player` plays `card` for free (7 Free), or for `amount` coins less: `gains`, `less`."""
    return game.start_free_play(event)


@happening
def repeat(game: HeroesGame, event: Data) -> Data:
    """`player` repeats the spell abilities of `card`, with its X and new targets (7 Repeat)."""
    return game.start_repeat(event)


@happening
def trigger_again(game: HeroesGame, event: Data) -> Data:
    """The triggered abilities of `card` headed by `keyword` trigger once more."""
    return game.trigger_again(event)


@happening
def obligate(game: HeroesGame, event: Data) -> Data:
    """`card` must be the target of the first attack of the opponent of `by` in each turn, while it is in play."""
    game.obligations[str(event["card"])] = 1 - event["by"]
    note(game, event)
    return result(event)


@happening
def extra_turn(game: HeroesGame, event: Data) -> Data:
    """`player` gets an extra turn after this one (7 Extra turn)."""
    game.extra_turns.append(event["player"])
    note(game, event)
    return result(event)


@happening
def end_turn(game: HeroesGame, event: Data) -> Data:
    """The turn ends immediately, without end-of-turn triggers (7 Immediately)."""
    note(game, event)
    game.end_turn_now()
    return result(event)


@happening
def lose_game(game: HeroesGame, event: Data) -> Data:
    """`player` loses the game (604.1)."""
    note(game, event)
    game.end([event["player"]])
    return result(event)


@happening
def looks(game: HeroesGame, event: Data) -> Data:
    """`player` looks at `cards`."""
    if not event["cards"]:
        return failed(event)
    note(game, event)
    return result(event, cards=list(event["cards"]), amount=len(event["cards"]))


@happening
def shows(game: HeroesGame, event: Data) -> Data:
    """`player` shows `cards` to the opponent."""
    if not event["cards"]:
        return failed(event)
    for card in event["cards"]:
        game.record({"kind": "shows", "player": event["player"], "card": game.label(card), "cause": event["cause"]})
    game.collect(event)
    return result(event, cards=list(event["cards"]), amount=len(event["cards"]))
