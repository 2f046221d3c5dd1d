"""A campaign: retreat, and the next game (Part 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from runtime.kernel.terms import CREATURE, DECK, GRAVEYARD
from runtime.tcg import battlefield
from runtime.tcg.battlefield import AWAY
from runtime.tcg.terms import DEAL, EXILE, RETREATED
from runtime.tcg.zones import relocate_zone

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


WINS = 2
"""Who first wins so many games wins the campaign (8.1)."""


def may_retreat(game: TcgGame, card: int) -> bool:
    """Tell whether a creature may close for retreat: in its third row, or in the auxiliary zone (8.2.1).

    Closing for retreat is an action like those of 2.4: it takes an open card that may act, and closes it.
    """
    square = game.cards[card].square
    player = game.cards[card].controller
    return game.traits(card).type == CREATURE and (square == AWAY or battlefield.row(square, game.side(player)) == 3)


def retreat(game: TcgGame) -> None:
    """Take away the active player's creatures that closed for retreat and have opened now (8.2.1, 8.2.2)."""
    for card in game.squad(game.active):
        found = game.cards[card]
        if "retreating" in found.facts and not found.closed:
            game.record({"kind": "retreats", "card": game.label(card), "cause": "8.2.1"})
            relocate_zone(game, card, RETREATED)


def conclude(game: TcgGame) -> None:
    """Count a game of a campaign for its winner, who has won it all with two (8.1), and clear it up."""
    if game.winner is not None:
        winner = game.players[game.winner]
        winner.won += 1
        if winner.won == WINS:
            game.record({"kind": "campaign over", "winner": game.winner, "cause": "8.1"})
    clear_up(game)


def clear_up(game: TcgGame) -> None:
    """After a game of a campaign: terrains and artifacts, and cards under the other player's control (8.2.3, 8.2.4).

    The winner's terrains and artifacts go into their owner's deck, the loser's into the graveyard; what the winner
    holds of the loser's cards goes to the graveyard; all other cards in the game zone make up the next deal (8.3).
    """
    for card in list(game.zones["play"]):
        found = game.cards[card]
        won = found.controller == game.winner
        if found.controller != found.owner:
            relocate_zone(game, card, GRAVEYARD if won else RETREATED)
        elif game.traits(card).type == CREATURE:
            relocate_zone(game, card, RETREATED)
        else:
            relocate_zone(game, card, DECK if won else GRAVEYARD)


def next_battle(game: TcgGame, seed: int, *, dice: Sequence[int] = ()) -> TcgGame:
    """Begin the next game of a campaign with what is left of this one (8.3, 8.4) and run to its first decision.

    Cards in graveyards and in exile stay there; those that retreated or remained make up the next deal; the loser
    first chooses two cards from the deck. Raises ValueError if this game is not over, or if it was the last one (8.1).
    """
    if not game.over:
        raise ValueError("the game is not over")
    if any(player.won >= WINS for player in game.players):
        raise ValueError("the campaign is over")
    clear_up(game)
    twin = type(game)(game.definitions, seed)
    twin.campaign = True
    twin.dice = list(dice)
    for player in (0, 1):
        twin.players[player].won = game.players[player].won
        for zone, there in ((DECK, DECK), (GRAVEYARD, GRAVEYARD), (RETREATED, DEAL), (EXILE, EXILE)):
            for card in game.zone(zone, player):
                copy = twin.make_card(game.cards[card].definition.id, player, there)
                if zone == GRAVEYARD:
                    copy.marks = dict(game.cards[card].marks)
    twin.push("game", loser=-1 if game.winner is None else 1 - game.winner)
    twin.run()
    return twin
