"""The referee of Berserk: Heroes, clause by clause of its rulebook; no card and no card text lives here."""

from runtime.heroes.definitions import Definitions
from runtime.heroes.game import HeroesGame
from runtime.heroes.setup import Deck, InPlay, Side, board, new_game
from runtime.kernel.agents import play

load = HeroesGame.load

__all__ = ["Deck", "Definitions", "HeroesGame", "InPlay", "Side", "board", "load", "new_game", "play"]
