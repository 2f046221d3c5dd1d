"""What one player may see of a game (2.1.3, 3.8, 3.11.1; glossary: Hidden card)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel import view
from runtime.kernel.data import Data, copied
from runtime.kernel.decisions import Decision
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY
from runtime.tcg import battlefield
from runtime.tcg.battlefield import AWAY
from runtime.tcg.blows import simple_strike
from runtime.tcg.terms import DEAL, EXILE

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


class View(view.View["TcgGame"]):
    """What a player may see: the battlefield, own cards, graveyards; never the order of a deck or a hidden card."""

    secret_kinds = frozenset(("looks", "moved"))
    open_zones = frozenset((PLAY, GRAVEYARD, EXILE))

    @property
    def decision(self) -> Decision | None:
        """What this player has to decide, if it is this one's turn to."""
        decision = self._game.decision
        return decision if decision is not None and decision.player == self.player else None

    def knows(self, card: int) -> bool:
        """Tell whether the player may know which card it is."""
        game = self._game
        found = game.cards[card]
        if found.zone in (GRAVEYARD, EXILE):
            return True
        if found.zone == DECK:
            return False
        if found.zone == PLAY:
            return found.controller == self.player or not (found.hidden or before_revealing(game))
        return found.owner == self.player

    def card(self, card: int) -> Data:
        """Return what the player sees of a card; of an unknown one, that it is there and where."""
        game = self._game
        found = game.cards[card]
        place = {"square": battlefield.name(found.square) if found.square != AWAY else None,
                 "controller": found.controller, "hidden": found.hidden}
        if not self.knows(card):
            return {"id": card if found.zone == PLAY else 0, "known": False, **(place if found.zone == PLAY else {})}
        traits = game.traits(card)
        return {
            "id": card, "known": True, "name": found.definition.id, "owner": found.owner, **place, "type": traits.type,
            "kind": traits.kind, "gold": found.definition.gold or 0, "silver": found.definition.silver or 0,
            "life": traits.life - found.wounds, "maximum": traits.life, "wounds": found.wounds,
            "move": traits.move, "strike": list(simple_strike(game, card)), "closed": found.closed,
            "tokens": found.tokens,
            "host": found.host, "acted": found.acted, "classes": list(traits.classes),
            "elements": list(traits.elements), "keywords": dict(traits.keywords),
            "abilities": [held.ability.key for held in traits.abilities],
            "effects": copied([{"kind": effect["kind"], "amount": effect.get("amount")} for effect in found.effects]),
        }

    def side(self, player: int) -> Data:
        """Return a player's cards and crystals; of a hidden deal and deck, how many cards there are."""
        game = self._game
        state = game.players[player]
        deal = game.zone(DEAL, player)
        return {
            "gold": state.gold if self.sees_crystals(player) else None,
            "silver": state.silver if self.sees_crystals(player) else None,
            "squad": [self.card(card) for card in game.squad(player)],
            "deal": [self.card(card) for card in deal] if player == self.player else len(deal),
            "deck": len(game.zone(DECK, player)),
            "graveyard": [self.card(card) for card in game.zone(GRAVEYARD, player)],
            "exile": [self.card(card) for card in game.zone(EXILE, player)],
        }

    def sees_crystals(self, player: int) -> bool:
        """Tell whether the player may know the other's crystals: before the cards are placed they tell the squad."""
        return player == self.player or self._game.turn > 0

    def grid(self) -> list[list[list[Data]]]:
        """Return the battlefield: rows from the First player's third row on, squares, the cards on each."""
        game = self._game
        return [[[self.card(card) for card in game.cards_on(line * battlefield.COLUMNS + column)]
                 for column in range(battlefield.COLUMNS)] for line in range(battlefield.ROWS)]

    @property
    def side_below(self) -> int:
        """The side of the battlefield that is nearest to the player: 0 the First player's, 1 the Second's."""
        return self._game.side(self.player)

    def line(self, card: int) -> int:
        """The line of the battlefield, 0 to 5, on which a card stands; -1 in the auxiliary zone."""
        square = self._game.cards[card].square
        return -1 if square == AWAY else square // battlefield.COLUMNS

    def auxiliary(self) -> list[Data]:
        """Return the cards in the auxiliary zone (2.1.2)."""
        game = self._game
        return [self.card(card) for card in game.zones[PLAY] if game.cards[card].square == AWAY]

    def data(self) -> Data:
        """Return the whole view as a JSON object."""
        decision = self.decision
        return {
            "player": self.player, "turn": self.turn, "active": self.active, "over": self.over, "winner": self.winner,
            "you": self.side(self.player), "opponent": self.side(1 - self.player),
            "stack": [self.item(item) for item in self._game.stack],
            "decision": copied(decision.save()) if decision is not None else None,
        }

    def item(self, item: Data) -> Data:
        """Return a game action on the stack; all of them were announced aloud (1.2)."""
        return {key: copied(item[key]) for key in ON_STACK if key in item}


ON_STACK = ("kind", "card", "player", "ability", "target", "how", "square", "value")


def before_revealing(game: TcgGame) -> bool:
    """Tell whether squads are not to be seen yet: they are recruited unseen and placed face down (3.5, 3.8)."""
    return game.turn == 0 and any(frame.procedure == "game" and frame.step <= game.revealing for frame in game.agenda)
