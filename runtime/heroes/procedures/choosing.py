"""What this game says about choosing targets and cards (501, 502, 508.3); the picks are the kernel's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import ActivatedAbility, AdditionalCost, AlternativeCost
from runtime.heroes.context import See
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.kernel.abilities import Ability, StaticAbility, Target
from runtime.kernel.choosing import add_choosing
from runtime.kernel.data import Data
from runtime.kernel.payments import Payment
from runtime.kernel.terms import DECK

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def row_of(see: See, values: Data) -> Target:
    """Return the target row that is being chosen."""
    if values["row"] == "targets":
        rows: tuple[Target, ...] = see.ability.targets
        return next(row for row in rows if row.number == values["number"])
    row, _, index = values["row"].rpartition(":")
    found = payments_of(see.ability, row)[int(index)].choice(see)
    assert found is not None
    return found


def payments_of(ability: Ability, row: str) -> tuple[Payment, ...]:
    """Return the payments of an activated ability, or of a row of a static one ("rows:<index>")."""
    if isinstance(ability, ActivatedAbility):
        return ability.payments
    assert isinstance(ability, StaticAbility)
    found = ability.rows[int(row.partition(":")[2])]
    assert isinstance(found, AlternativeCost | AdditionalCost)
    return found.payments


def picks_made(game: HeroesGame, values: Data) -> None:
    """Shuffle a deck that was searched in vain (519.3.1), if the edition says so."""
    if values.get("zone") == DECK and not values["picks"] and game.edition.declined_search_shuffles:
        game.happen({"kind": "shuffle", "player": values["player"], "source": values["card"], "cause": "519.3.1"})


add_choosing(PROCEDURES)
