"""Choices that some verbs bring with them: the copied feature, the Gift of life, an ability for free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import ActivatedAbility
from runtime.heroes.context import See
from runtime.heroes.legality import can_declare
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.zones import is_created
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.terms import PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame
    from runtime.kernel.definitions import Held


# A copied feature (110.5)

def choose_feature(game: HeroesGame, frame: Frame) -> None:
    """Ask which feature is copied."""
    event = frame.values["event"]
    options: list[Data] = []
    for feature in frame.values["features"]:
        option = {"key": "feature", **feature}
        if option not in options:  # a combined card may have a feature twice
            options.append(option)
    game.ask(frame, event["player"], "feature", options, card=event["model"])


def gain_feature(game: HeroesGame, frame: Frame) -> None:
    """Let the card gain it."""
    feature = {name: value for name, value in frame.values.pop("answer").items() if name != "key"}
    game.agenda.pop()
    game.perform([{**frame.values["event"], **feature, "kind": "gain"}])


PROCEDURES.add("copy_feature", choose_feature, gain_feature)


# Gift of life (7)

def start_gift(game: HeroesGame, frame: Frame) -> None:
    """Nothing is removed yet."""
    frame.values["taken"] = []


def choose_lives(game: HeroesGame, frame: Frame) -> None:
    """Ask from which of your characters one additional life is removed; it is over when a creature can be copied."""
    values = frame.values
    event = values["event"]
    player, taken = event["player"], values["taken"]
    options: list[Data] = []
    if event["most"] is None or len(taken) < event["most"]:
        options = [{"key": "life", "card": card} for card in game.zone(PLAY, player)
                   if game.additional_lives(card) > taken.count(card)]
    options.append({"key": "done"})
    game.ask(frame, player, "gift of life", options, removed=len(taken))


def life_chosen(game: HeroesGame, frame: Frame) -> None:
    """Take the answer; in the end, remove the lives."""
    values = frame.values
    answer = values.pop("answer")
    if answer["key"] == "life":
        values["taken"].append(answer["card"])
        frame.step = 1
    elif values["taken"]:
        event = values["event"]
        game.perform([{"kind": "remove_lives", "card": card, "amount": values["taken"].count(card),
                       "source": event["source"], "by": event["by"], "cause": event["cause"]}
                      for card in dict.fromkeys(values["taken"])])


def choose_model(game: HeroesGame, frame: Frame) -> None:
    """Ask which non-created creature of that cost is copied."""
    values = frame.values
    removed = sum(row["amount"] for row in values.pop("results", []))
    player = values["event"]["player"]
    models = [card for card in game.zone(PLAY, player) if removed and game.traits(card).is_creature
              and game.traits(card).cost == removed and not is_created(game.card(card))]
    options: list[Data] = [{"key": "target", "card": card} for card in models] or [{"key": "done"}]
    game.ask(frame, player, "model", options)


def copy_model(game: HeroesGame, frame: Frame) -> None:
    """Create the copy, and report it."""
    values = frame.values
    answer = values.pop("answer")
    event = values["event"]
    values["results"] = []
    if answer["key"] == "target":
        game.perform([{**event, "kind": "create", "model": answer["card"]}])


def end_gift(game: HeroesGame, frame: Frame) -> None:
    """Report the copy."""
    game.agenda.pop()
    results = frame.values["results"]
    game.agenda[-1].values["report"] = {"done": bool(results), "full": bool(results),
                                        "cards": [card for row in results for card in row["cards"]]}


PROCEDURES.add("gift_of_life", start_gift, choose_lives, life_chosen, choose_model, copy_model, end_gift)


# An ability used without paying

def offer_use(game: HeroesGame, frame: Frame) -> None:
    """Ask which activated ability of `card` is used for free; one with X cannot be (512.4.1)."""
    event = frame.values["event"]
    options: list[Data] = [
        {"key": "use", "card": event["card"], "ability": held.ability.key, "value": held.value, "effect": held.effect}
        for held in free_to_use(game, event["card"], event["player"])
    ]
    if not options:
        game.agenda.pop()
        return
    game.ask(frame, event["player"], "free_use", options)


def declare_use(game: HeroesGame, frame: Frame) -> None:
    """Declare it: the use marker comes with the declaration (113.4), no payment does."""
    event, answer = frame.values["event"], frame.values.pop("answer")
    ability = game.definitions.abilities[answer["ability"]]
    game.agenda.pop()
    if game.edition.marker_comes_with_declaration:
        game.mark(answer["card"], ability)
    game.push("declare", ability=answer["ability"], card=answer["card"], player=event["player"],
              value=answer["value"], effect=answer["effect"], event=None, x=0, targets={}, done={})


def free_to_use(game: HeroesGame, card: int, player: int) -> list[Held]:
    """Return the activated abilities of a card that can be declared without payment."""
    found = []
    for held in game.traits(card).activated:
        ability = held.ability
        assert isinstance(ability, ActivatedAbility)
        see = See(game, ability, {"card": card, "player": player, "value": held.value, "effect": held.effect,
                                  "event": None, "targets": {}, "done": {}})
        free = not game.edition.marker_comes_with_declaration or game.within_limit(card, ability)
        if not ability.has_x and free and ability.condition(see) and can_declare(see):
            found.append(held)
    return found


PROCEDURES.add("use_free", offer_use, declare_use)
