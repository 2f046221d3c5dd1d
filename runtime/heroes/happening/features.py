"""Features that cards gain, lose and copy, what they are forbidden and obliged to do (110, 119, 514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.effects import gain_keyword
from runtime.heroes.happening.registry import carried_out, happening, in_play, note
from runtime.heroes.terms import OPEN_WHEN_LOST
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect, remove_effects
from runtime.kernel.results import failed, result
from runtime.kernel.terms import PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


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
    return carried_out(game, event)


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
    before = game.traits(card).rules
    if event["ends"] is None:
        remove_effects(game, card, "keyword", keyword=event["keyword"])
    add_effect(game, card, "lose", event["ends"], keyword=event["keyword"])
    note(game, event)
    awaken(game, event, before)
    return result(event)


@happening
@in_play
def lose_features(game: HeroesGame, event: Data) -> Data:
    """`card` loses its printed features until `ends` (7 Loses features)."""
    before, rules = list(game.traits(event["card"]).keywords), game.traits(event["card"]).rules
    add_effect(game, event["card"], "lose features", event["ends"])
    note(game, event)
    for word in before:
        if word not in game.traits(event["card"]).keywords:
            game.collect({**event, "kind": "lose", "keyword": word})
    awaken(game, event, rules)
    return result(event)


def awaken(game: HeroesGame, event: Data, before: frozenset[str]) -> None:
    """Open the card of an event, if it has just lost what kept it asleep (7 Dormant)."""
    if OPEN_WHEN_LOST in before and OPEN_WHEN_LOST not in game.traits(event["card"]).rules:
        game.perform([{**event, "kind": "open", "rule": True, "cause": "7 Dormant"}])


@happening
@in_play
def lose_effects(game: HeroesGame, event: Data) -> Data:
    """`card` loses every effect that lies on it (110.3, 119.5); wounds and other markers are none (119.4)."""
    before = game.traits(event["card"]).rules
    game.edit(event["card"]).effects = ()
    note(game, event)
    awaken(game, event, before)
    return result(event)


@happening
@in_play
def hush(game: HeroesGame, event: Data) -> Data:
    """A `keyword` of `card` does not work until `ends` (7 [Text] does not work)."""
    add_effect(game, event["card"], "hush", event["ends"], keyword=event["keyword"])
    return carried_out(game, event)


@happening
@in_play
def forbid(game: HeroesGame, event: Data) -> Data:
    """`card` cannot do `action` until `ends`."""
    add_effect(game, event["card"], "cannot", event["ends"], action=event["action"])
    return carried_out(game, event)


@happening
@in_play
def oblige(game: HeroesGame, event: Data) -> Data:
    """`card` must do `action` until `ends`."""
    add_effect(game, event["card"], "must", event["ends"], action=event["action"])
    return carried_out(game, event)


# Poison

@happening
@in_play
def poison(game: HeroesGame, event: Data) -> Data:
    """`card` gains Poison `amount`; Poison 0 cannot be declared (512.2)."""
    if event["amount"] <= 0:
        return failed(event)
    gain_keyword(game, event["card"], "poison", event["amount"], event["ends"])
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def increase_poison(game: HeroesGame, event: Data) -> Data:
    """Poison Y of `card` becomes Poison X+Y: `amount` (7 Increase poison)."""
    card = event["card"]
    now = game.traits(card).keywords.get("poison", 0)
    if not now:
        return result(event, full=False, done=not game.edition.poison_grows_only_where_it_is, cards=[])
    remove_effects(game, card, "keyword", keyword="poison")
    add_effect(game, card, "keyword", None, keyword="poison", amount=now + event["amount"])
    return carried_out(game, event, amount=event["amount"])


@happening
def remove_poison(game: HeroesGame, event: Data) -> Data:
    """`card` loses Poison."""
    return lose(game, {**event, "keyword": "poison"})


# Copies

@happening
@in_play
def copy_feature(game: HeroesGame, event: Data) -> Data:
    """`card` gains a copy of a printed feature of `model`, which `player` chooses, until `ends` (110.5)."""
    features = printed_features(game, event["model"]) if event["model"] in game.cards else []
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
