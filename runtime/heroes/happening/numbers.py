"""Effects that count: strike, lives, enhancement, effects with names of their own (105, 504)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.effects import remove_lives as take_lives
from runtime.heroes.happening.registry import carried_out, counted, happening, in_play
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect, add_number
from runtime.kernel.results import failed

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
@in_play
def add_strike(game: HeroesGame, event: Data) -> Data:
    """Effects of +X/-X to strike are laid on `card`: `amount`, `ends`."""
    return add(game, event, "strike", event["amount"])


@happening
@in_play
def add_lives(game: HeroesGame, event: Data) -> Data:
    """Additional (or negative) lives are laid on `card`: `amount`, `ends` (504)."""
    if event["amount"] > 0 and game.forbids(event["card"], "gain_lives"):
        return failed(event)
    return add(game, event, "lives", event["amount"])


@happening
@in_play
def set_strike(game: HeroesGame, event: Data) -> Data:
    """The strike of `card` becomes `amount` by effects of +1/-1 (105.3.1)."""
    return add(game, event, "strike", event["amount"] - game.traits(event["card"]).strike)


@happening
@in_play
def set_lives(game: HeroesGame, event: Data) -> Data:
    """The lives of `card` become `amount`: no wounds, no healing, effects of lives (105.2.1, 504.6)."""
    game.edit(event["card"]).wounds = 0
    return add(game, event, "lives", event["amount"] - game.traits(event["card"]).lives)


def add(game: HeroesGame, event: Data, number: str, change: int) -> Data:
    """Lay effects that change a number."""
    add_number(game, event["card"], number, change, event["ends"])
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def remove_lives(game: HeroesGame, event: Data) -> Data:
    """Additional lives are removed from `card`: up to `amount`."""
    return counted(game, event, take_lives(game, event["card"], event["amount"]))


@happening
@in_play
def enhance(game: HeroesGame, event: Data) -> Data:
    """Enhancement effects are laid on `card`: `amount`, `ends`."""
    add_effect(game, event["card"], "enhancement", event["ends"], amount=event["amount"])
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def remove_enhancement(game: HeroesGame, event: Data) -> Data:
    """Enhancement effects are removed from `card`: up to `amount`."""
    return counted(game, event, take_counted(game, event, "enhancement"))


@happening
@in_play
def put_tokens(game: HeroesGame, event: Data) -> Data:
    """Effects with a `name` of their own are laid on `card`: `amount` (the Egg's maturation)."""
    add_effect(game, event["card"], "tokens", event["ends"], amount=event["amount"], name=event["name"])
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def remove_tokens(game: HeroesGame, event: Data) -> Data:
    """Effects with a `name` of their own are removed from `card`: up to `amount`."""
    return counted(game, event, take_counted(game, event, "tokens", event["name"]))


def take_counted(game: HeroesGame, event: Data, kind: str, name: str | None = None) -> int:
    """Remove up to `amount` effects of a kind, all of them if there are fewer (119.5.1); return how many."""
    card = game.edit(event["card"])
    left: int = event["amount"]
    effects = []
    for effect in card.effects:
        if effect["kind"] == kind and effect.get("name") == name and left:
            taken = min(left, effect["amount"])
            left -= taken
            effect = {**effect, "amount": effect["amount"] - taken}
        if effect.get("amount") != 0 or effect["kind"] != kind:
            effects.append(effect)
    card.effects = tuple(effects)
    return int(event["amount"]) - left
