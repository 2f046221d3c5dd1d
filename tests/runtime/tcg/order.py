"""What must hold in every position of a battle."""

from __future__ import annotations

from runtime.kernel.terms import PLAY
from runtime.tcg import TcgGame
from runtime.tcg.battlefield import AWAY, SQUARES
from runtime.tcg.recruits import elements_of, penalty


def check_order(game: TcgGame, cards: int) -> None:
    """Check that no card is lost or doubled, no number is negative, and each square holds one card and its riders.

    While a squad is recruited, the gold that 3.7 gives for at most one element may be spent before it comes.
    """
    listed = [number for numbers in game.zones.values() for number in numbers]
    assert len(listed) == len(set(listed)) == len(game.cards) == cards
    for number in listed:
        card = game.cards[number]
        assert min(card.wounds, card.tokens, card.acted, card.steps) >= 0
        assert (number in game.zones[PLAY]) == (card.zone == PLAY)
        assert card.square == AWAY or (card.zone == PLAY and card.square in SQUARES)
        assert card.zone == PLAY or not (card.wounds or card.tokens or card.effects or card.closed or card.host)
    recruiting = [frame.values["player"] for frame in game.agenda if frame.procedure == "recruit"]
    for number, player in enumerate(game.players):
        coming = max(0, -penalty(len(elements_of(game, number)))) if number in recruiting else 0
        assert player.gold + coming >= 0
        assert player.silver >= 0
    check_squares(game)


def check_squares(game: TcgGame) -> None:
    """Check that corporeal cards share no square, and that riders stand where their hosts do."""
    taken: dict[int, int] = {}
    for number in game.zones[PLAY]:
        card = game.cards[number]
        if card.host and game.is_in_play(card.host):
            assert card.square == game.cards[card.host].square
        if card.square == AWAY or card.host or "incorporeal" in game.traits(number).keywords:
            continue
        if game.turn:
            assert taken.setdefault(card.square, number) == number
