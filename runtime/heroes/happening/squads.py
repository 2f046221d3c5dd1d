"""Whose a card in play is, and which cards drive each other out (211.3, 503.1, 519.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import happening, in_play, note
from runtime.heroes.terms import HERO, SUPPORT
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import bare, failed, result
from runtime.kernel.terms import PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

SUPPORTS = frozenset(("weapon", "armor", "amulet", "terrain", "event"))


def make_room(game: HeroesGame, card: int) -> None:
    """Remove what the newcomer drives out: support of its class (211.3), its like with Uniqueness (503.1)."""
    traits = game.traits(card)
    player = game.card(card).controller
    unique = "uniqueness" in traits.keywords and game.edition.uniqueness_acts_at_once
    if not unique and traits.type != SUPPORT:
        return
    out: list[Data] = []
    for other in game.zone(PLAY, player):
        if other == card:
            continue
        theirs = game.traits(other)
        if traits.type == SUPPORT and theirs.type == SUPPORT and set(traits.classes) & set(theirs.classes) & SUPPORTS:
            out.append({"kind": "dies", "card": other, "how": "destroy", "cause": "211.3", "source": 0})
        elif unique and "uniqueness" in theirs.keywords and set(traits.names) & set(theirs.names):
            out.append({"kind": "dies", "card": other, "how": "uniqueness", "cause": "7 Uniqueness", "source": 0})
    if out:
        game.perform(out)


@happening
@in_play
def control(game: HeroesGame, event: Data) -> Data:
    """`player` takes control of `card`, until `ends` (519.5)."""
    card = event["card"]
    if game.forbids(card, "change_control") or game.traits(card).type == HERO:
        return failed(event)
    if game.card(card).controller == event["player"]:
        return result(event, full=False, done=False)
    if event["ends"] is not None:
        add_effect(game, card, "control", event["ends"])
    found = game.edit(card)
    found.controller = event["player"]
    found.since = game.turn
    note(game, event)
    make_room(game, card)
    return result(event)


@happening
@in_play
def exchange_control(game: HeroesGame, event: Data) -> Data:
    """The controlling players of `card` and `other` change places."""
    card, other = event["card"], event["other"]
    if not game.is_in_play(other):
        return failed(event)
    first, second = game.card(card).controller, game.card(other).controller
    if first == second:
        return failed(event)
    game.perform([{**bare(event), "kind": "control", "card": card, "player": second, "ends": None},
                  {**bare(event), "kind": "control", "card": other, "player": first, "ends": None}])
    game.agenda[-1].values["summed"] = True
    return result(event, cards=[card, other])
