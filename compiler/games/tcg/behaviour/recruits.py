"""Recruiting in code: cards that are taken into the squad, crystals, redeals."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.events import card, on
from compiler.games.behaviour.selections import amount
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m

DEEDS: Table[None] = Table()
SUFFERED: Table[str] = Table()
AMOUNTS: Table[str] = Table()
METALS = {"elite": "gold", "ordinary": "silver"}
"""What crystals of a sort are to the runtime."""


@SUFFERED.of(m.Recruit)
def recruited(ability: Ability, deed: m.Recruit) -> str:
    """A card is taken into the squad (3.5)."""
    return on("recruited", card=card(ability, deed.card, "card"))


@DEEDS.of(m.GainCrystals)
def gains(ability: Ability, deed: m.GainCrystals) -> None:
    """Receive crystals."""
    if not isinstance(deed.what, m.Crystals):
        raise NoBehaviour(deed)
    ability.now.do(f"act.gain_crystals({METALS[deed.what.sort]}={amount(ability, deed.what.amount)})")


@AMOUNTS.of(m.Redeals)
def redeals(ability: Ability, node: m.Redeals) -> str:
    """How many redeals a player has used."""
    if not isinstance(node.player, m.You | m.Opponent):
        raise NoBehaviour(node)
    return f"act.redeals(act.{'you' if isinstance(node.player, m.You) else 'opponent'})"
