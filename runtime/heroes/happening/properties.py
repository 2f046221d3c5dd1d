"""Classes, elements and types that change, and cards with two sides (104.2, 106.3, 108)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, in_play, note
from runtime.heroes.happening.squads import make_room
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
@in_play
def change_classes(game: HeroesGame, event: Data) -> Data:
    """The classes of `card` change: `set`, `add`, `lose` (104.2.1)."""
    return change(game, event, "classes")


@happening
@in_play
def change_elements(game: HeroesGame, event: Data) -> Data:
    """The elements of `card` change: `set`, `add`, `lose` (106.3)."""
    return change(game, event, "elements")


def change(game: HeroesGame, event: Data, words: str) -> Data:
    """Lay the effect that changes a property made of words."""
    add_effect(game, event["card"], words, event["ends"], set=event["set"], add=event["add"], lose=event["lose"])
    return carried_out(game, event)


@happening
@in_play
def change_type(game: HeroesGame, event: Data) -> Data:
    """The type of `card` becomes `set`, with `classes`; only one support card of a class stays (108.2, 211.3)."""
    add_effect(game, event["card"], "type", event["ends"], set=event["set"], classes=event["classes"])
    note(game, event)
    make_room(game, event["card"])
    return result(event)


@happening
@in_play
def upgrade(game: HeroesGame, event: Data) -> Data:
    """`card` loses its classes and becomes a mechanism; a mechanism cannot (7 Upgrade)."""
    if "mechanism" in game.traits(event["card"]).classes:
        return failed(event)
    add_effect(game, event["card"], "classes", None, set=["mechanism"], add=[], lose=[])
    return carried_out(game, event)


@happening
@in_play
def flip(game: HeroesGame, event: Data) -> Data:
    """`card` is turned to its other side; its wounds, effects and markers stay (7 Flip)."""
    reverse = game.card(event["card"]).definition.reverse
    if not reverse:
        return failed(event)
    card = game.edit(event["card"])
    game.log.settle()
    card.paid = {"built": card.definition.id, **card.paid}
    card.definition = game.definitions.card(reverse)
    return carried_out(game, event)
