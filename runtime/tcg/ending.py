"""Victory, draw and defeat (Part 7)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from runtime.kernel.terms import PLAY
from runtime.tcg import campaign

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

FULL_TURNS = 5
"""After so many full turns of each player without a change the game is a draw (7.6)."""


def judge(game: TcgGame) -> bool:
    """End the game if the stack is empty and a player has no creatures (7.1), or neither has (7.5); tell whether."""
    if game.over or game.stack or game.waiting or game.turn == 0 or being_carried_out(game):
        return game.over
    losers = [player for player in (0, 1) if not game.creatures(player)]
    if losers:
        end(game, losers)
    return game.over


def being_carried_out(game: TcgGame) -> bool:
    """Tell whether a game action that has left the stack is still being carried out."""
    return any(frame.procedure in ("resolve", "combat", "carry_out") for frame in game.agenda)


def end(game: TcgGame, losers: list[int]) -> None:
    """End the game: one loser or a draw (7.1-7.7)."""
    game.over = True
    game.winner = 1 - losers[0] if len(losers) == 1 else None
    game.decision = None
    game.record({"kind": "game over" if game.winner is not None else "draw", "winner": game.winner, "cause": "7.1"})
    if game.campaign:
        campaign.conclude(game)


def concede(game: TcgGame, player: int) -> None:
    """Let a player concede, at any moment (7.2)."""
    if not game.over:
        game.record({"kind": "concedes", "player": player, "cause": "7.2"})
        end(game, [player])


def agree_on_draw(game: TcgGame) -> None:
    """End the game with a draw that one player offered and the other accepted (7.7)."""
    if not game.over:
        end(game, [0, 1])


def offer_draw(game: TcgGame, player: int) -> bool:
    """Let a player offer a draw; tell whether it may be offered: a refused offer may not be made again (7.7)."""
    if game.over or player in game.offered:
        return False
    game.offered = [*game.offered, player]
    game.record({"kind": "offers a draw", "player": player, "cause": "7.7"})
    return True


def time_out(game: TcgGame) -> None:
    """End the game as its time has run out: the dearer squad wins (7.3), equal ones draw (7.4)."""
    if game.over:
        return
    worth = [sum(game.cards[card].definition.cost for card in game.squad(player)) for player in (0, 1)]
    game.record({"kind": "time out", "cause": "7.3"})
    end(game, [0, 1] if worth[0] == worth[1] else [0 if worth[0] < worth[1] else 1])


def watch(game: TcgGame) -> None:
    """At the end of a turn, count turns without a change of life, and repetitions of the situation (7.6).

    Life is compared from one end of a turn to the next: what is lost and healed within a turn has not changed.
    """
    lives = count_lives(game)
    game.unchanged = game.unchanged + 1 if lives == game.counted else 0
    game.counted = lives
    now = situation(game)
    before = game.situations[game.active]
    game.situations[game.active] = [*before, now] if before and before[-1] == now else [now]
    repeated = all(len(rows) > FULL_TURNS for rows in game.situations)
    if (game.unchanged >= 2 * FULL_TURNS or repeated) and not game.over:
        end(game, [0, 1])


def count_lives(game: TcgGame) -> list[list[int]]:
    """Return the current life of each card in the game zone."""
    return [[card, game.lives(card)] for card in sorted(game.zones[PLAY])]


def situation(game: TcgGame) -> str:
    """Return the position, such that equal ones are equal."""
    rows = []
    for number in sorted(game.zones[PLAY]):
        card = game.cards[number]
        effects = sorted(f"{effect['kind']}:{effect.get('keyword') or effect.get('ability')}:{effect.get('amount')}"
                         for effect in card.effects)
        rows.append([number, card.controller, card.square, card.wounds, card.closed, card.tokens, effects])
    return json.dumps(rows)
