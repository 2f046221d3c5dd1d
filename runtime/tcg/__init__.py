"""The referee of the trading card game, clause by clause of its rulebook; no card and no card text lives here."""

from runtime.kernel.agents import play
from runtime.tcg.definitions import Definitions
from runtime.tcg.game import TcgGame
from runtime.tcg.setup import Deck, InPlay, Side, board, new_game

load = TcgGame.load

__all__ = ["Deck", "Definitions", "InPlay", "Side", "TcgGame", "board", "load", "new_game", "play"]
