"""Trying out what a step would do, without doing it: can it be paid, can it happen at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.verbs import Act
from runtime.kernel.abilities import StepMethod
from runtime.kernel.data import Data
from runtime.kernel.terms import PLAY

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.heroes.game import HeroesGame

IN_PLAY_ONLY = frozenset(("dies", "wound", "heal", "close", "open", "ready", "stun", "hide", "reveal", "shot",
                          "add_strike", "add_lives", "set_strike", "set_lives", "enhance", "upgrade", "poison",
                          "control", "attack_again", "flip"))
"""Kinds of events that can only happen to a card in play."""


def trial(see: See, method: StepMethod) -> list[Data]:
    """Return the events that a step would propose now."""
    act = Act(see.game, see.ability, see.values)
    before = see.game.chance.state
    method(see.ability, act)
    see.game.chance.state = before
    return [event for batch in act.batches for event in batch]


def affordable(game: HeroesGame, event: Data) -> bool:
    """Tell whether an event that costs something can happen in full."""
    kind = event["kind"]
    if kind == "nothing":
        return bool(event.get("mass"))
    if kind in ("close_coins", "lose_coins", "lose_prayers"):
        player = game.players[event["player"]]
        there = {"close_coins": player.open_coins, "lose_coins": player.coins, "lose_prayers": player.prayers}
        return there[kind] >= int(event["amount"])
    if kind == "draws":
        left = game.draws_left(event["player"])
        return not game.player_cannot(event["player"], "draw") and (left is None or left >= event["amount"])
    return kind != "dies" or game.is_in_play(event["card"])


def impossible(game: HeroesGame, event: Data) -> bool:
    """Tell whether an event is illegal now: destroying a card that is not in play, bringing in one that is (514.1)."""
    if event["kind"] in IN_PLAY_ONLY:
        return not game.is_in_play(event["card"])
    if event["kind"] == "enters_play":
        found = game.cards.get(event["card"])
        return found is None or found.zone == PLAY
    return False


def choosable(see: See, method: StepMethod) -> bool:
    """Tell whether a player may choose to do what a step proposes: it can be done in full (527.2.2)."""
    return all(affordable(see.game, event) for event in trial(see, method))


def hopeless(see: See, method: StepMethod) -> bool:
    """Tell whether nothing that a step proposes can happen (112.7, 514.1)."""
    events = trial(see, method)
    return bool(events) and all(impossible(see.game, event) for event in events)
