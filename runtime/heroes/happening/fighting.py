"""Attacks, shots, fights, targets (307, 502, 507-510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, in_play, mark_turn
from runtime.kernel.data import Data
from runtime.kernel.results import failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
def declares_attack(game: HeroesGame, event: Data) -> Data:
    """`card` declares a strike attack on `target`; `player` attacks (307.1)."""
    mark_turn(game, event["card"], "struck", "attacked")
    return carried_out(game, event)


@happening
def block(game: HeroesGame, event: Data) -> Data:
    """`card` is assigned as a blocker against `attacker`."""
    mark_turn(game, event["card"], "blocked")
    return carried_out(game, event)


@happening
def attack(game: HeroesGame, event: Data) -> Data:
    """`card` makes an attack on its final `target`: `how` is "strike" or "shot"."""
    for card, fact in ((event["card"], "attacked"), (event["target"], "was attacked")):
        if game.is_in_play(card):
            mark_turn(game, card, fact)
    return carried_out(game, event)


@happening
@in_play
def immediate_attack(game: HeroesGame, event: Data) -> Data:
    """`card` strike-attacks `target` at once; what triggers waits for the ability in progress (401.6)."""
    card, target_card = event["card"], event["target"]
    if game.card(card).closed or target_card not in game.attackable(card):
        return failed(event)
    game.push("strike_attack", attacker=card, target=target_card, player=game.card(card).controller, nested=True)
    return result(event)


@happening
@in_play
def redirect(game: HeroesGame, event: Data) -> Data:
    """The declared strike attack gets another target: `card` (508.3)."""
    attack_frame = next((frame for frame in reversed(game.agenda) if frame.procedure == "strike_attack"), None)
    if attack_frame is None or "original" in attack_frame.values:
        return failed(event)
    attack_frame.values["target"] = event["card"]
    return carried_out(game, event)


@happening
@in_play
def shot(game: HeroesGame, event: Data) -> Data:
    """`source` shoots at `card`: `amount` (507.5)."""
    source = event["source"]
    if not game.traits(event["card"]).is_character:
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
    return carried_out(game, event)


@happening
def obligate(game: HeroesGame, event: Data) -> Data:
    """`card` must be the target of the first attack of the opponent of `by` in each turn, while it is in play."""
    game.obligations[str(event["card"])] = 1 - event["by"]
    return carried_out(game, event)
