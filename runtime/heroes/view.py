"""What one player may see of a game (201.3, 201.4, 7 Hidden creature)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.terms import COMPLETED, GONE, HAND, OBTAINED, SIDEBOARD
from runtime.kernel import view
from runtime.kernel.data import Data, copied
from runtime.kernel.decisions import Decision
from runtime.kernel.terms import DECK, GRAVEYARD, PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame  # noqa: F401 - named in the base of the view

SECRET_ZONES = frozenset((HAND, DECK, SIDEBOARD))


class View(view.View["HeroesGame"]):
    """A player's view: nothing in it tells what is hidden from that player."""

    secret_kinds = frozenset(("draw", "moved", "looks", "arrange", "hide"))
    open_zones = frozenset((PLAY, GRAVEYARD, OBTAINED, COMPLETED))

    @property
    def decision(self) -> Decision | None:
        """The pending decision; of the opponent's, only who decides and what for."""
        decision = self._game.decision
        if decision is None or decision.player == self.player:
            return decision
        return Decision(decision.player, decision.key, {}, [])

    def knows(self, card: int) -> bool:
        """Tell whether the player may know which card this is."""
        found = self._game.cards.get(card)
        if found is None or found.zone == GONE:
            return False
        if found.controller == self.player and found.zone != DECK:
            return True
        if found.zone in SECRET_ZONES or (found.zone == PLAY and found.hidden):
            return self.is_offered(card)
        return True

    def is_offered(self, card: int) -> bool:
        """A card that the player is choosing from lies open before them."""
        decision = self._game.decision
        if decision is None or decision.player != self.player or decision.key == "selection":
            return False
        return any(option.get("card") == card for option in decision.options) and self._game.card(card).zone != PLAY

    def card(self, card: int) -> Data:
        """Return a card as the player sees it; of one that they may not know, only where it is."""
        game = self._game
        found = game.card(card)
        if not self.knows(card):
            return {"id": card, "zone": found.zone, "controller": found.controller, "hidden": found.hidden}
        traits = game.traits(card)
        return {
            "id": card, "card": found.definition.id, "zone": found.zone, "owner": found.owner,
            "controller": found.controller, "type": traits.type, "cost": traits.cost, "strike": max(0, traits.strike),
            "lives": traits.lives - found.wounds, "maximum": traits.lives, "wounds": found.wounds,
            "closed": found.closed, "hidden": found.hidden, "classes": list(traits.classes),
            "elements": list(traits.elements), "keywords": dict(traits.keywords),
            "abilities": [held.ability.key for held in traits.abilities],
            "effects": copied([{"kind": effect["kind"], "amount": effect.get("amount")} for effect in found.effects]),
            "obtained": [self.card(under) for under in found.under], "parts": list(found.parts),
        }

    def zone(self, name: str, player: int) -> list[Data]:
        """Return the cards of a zone; an unknown one says only that it is there."""
        return [self.card(card) for card in self._game.zone(name, player)]

    def side(self, player: int) -> Data:
        """Return a player's side of the table."""
        game = self._game
        state = game.players[player]
        return {
            "hero": self.card(state.hero), "coins": state.coins, "open_coins": state.open_coins,
            "prayers": state.prayers, "failed_draws": state.failed_draws,
            "squad": [card for card in self.zone(PLAY, player) if card["id"] != state.hero],
            "hand": self.zone(HAND, player) if player == self.player else len(game.zone(HAND, player)),
            "deck": len(game.zone(DECK, player)), "graveyard": self.zone(GRAVEYARD, player),
        }

    def data(self) -> Data:
        """Return the whole view as a JSON object."""
        decision = self.decision
        return {
            "player": self.player, "turn": self.turn, "active": self.active, "over": self.over, "winner": self.winner,
            "you": self.side(self.player), "opponent": self.side(1 - self.player),
            "queue": [{"ability": entry["ability"], "card": entry["card"]} for entry in self._game.queue],
            "decision": copied(decision.save()) if decision is not None else None,
        }
