"""Coins and prayers (522)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, counted, happening
from runtime.kernel.data import Data
from runtime.kernel.results import failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
def gain_coins(game: HeroesGame, event: Data) -> Data:
    """`player` receives `amount` coins, open, until `ends` (522)."""
    if event["amount"] <= 0 or game.player_cannot(event["player"], "gain_coins"):
        return failed(event)
    player = game.player(event["player"])
    player.coins += event["amount"]
    if event.get("closed"):
        player.closed += event["amount"]
    if event["ends"] is not None:
        player.temporary.append({"amount": event["amount"], "ends": event["ends"]})
    return carried_out(game, event, amount=event["amount"])


@happening
def lose_coins(game: HeroesGame, event: Data) -> Data:
    """`player` loses `amount` coins, until `ends`, and chooses which (522.5)."""
    player = game.player(event["player"])
    wanted, amount = event["amount"], min(event["amount"], player.coins)
    if amount <= 0:
        return failed(event)
    event["amount"] = amount
    game.push("lose_coins", player=event["player"], amount=amount, taken=[], event=dict(event))
    return result(event, full=amount == wanted, amount=amount)


@happening
def close_coins(game: HeroesGame, event: Data) -> Data:
    """`player` closes `amount` coins; closing none is possible."""
    player = game.player(event["player"])
    if not event["amount"]:
        return carried_out(game, event)
    amount = min(event["amount"], player.open_coins)
    player.closed += amount
    return counted(game, event, amount)


@happening
def open_coins(game: HeroesGame, event: Data) -> Data:
    """`player` opens up to `amount` coins (-1: all)."""
    player = game.player(event["player"])
    amount = player.closed if event["amount"] < 0 else min(event["amount"], player.closed)
    player.closed -= amount
    event["amount"] = amount
    return carried_out(game, event, full=amount > 0, amount=amount)


@happening
def gain_prayers(game: HeroesGame, event: Data) -> Data:
    """`player` receives `amount` prayer tokens."""
    if event["amount"] <= 0 or game.player_cannot(event["player"], "gain_prayers"):
        return failed(event)
    game.player(event["player"]).prayers += event["amount"]
    return carried_out(game, event, amount=event["amount"])


@happening
def lose_prayers(game: HeroesGame, event: Data) -> Data:
    """`player` loses `amount` prayer tokens."""
    player = game.player(event["player"])
    amount = min(event["amount"], player.prayers)
    if amount <= 0:
        return failed(event)
    player.prayers -= amount
    return counted(game, event, amount)
