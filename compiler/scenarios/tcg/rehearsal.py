"""Trying out a card of Berserk TCG: it stands in a small battle, moves, does what it can, is attacked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.diagnostics import Language
from compiler.scenarios.model import Scenario
from compiler.scenarios.rehearsal import NOWHERE, PLAYERS, Rehearsal, Told
from compiler.scenarios.tcg.choices import CHOICES
from compiler.scenarios.tcg.table import SIDES, lay_out
from runtime.tcg import Definitions
from runtime.tcg.messages import LOG, Speaker
from runtime.tcg.script import CardDefinition
from runtime.tcg.terms import FLYING, PARASITE, TERRAIN

PLAIN = CardDefinition(
    "plain-creature", "creature", silver=4, life=8, move=1, strike=(1, 2, 3),
    names={"en": {"nom": "Plain Creature"}, "ru": {"nom": "Простое существо", "acc": "простое существо"}},
)  # fmt: skip
WILD = CardDefinition(
    "wild-creature", "creature", silver=4, life=8, move=1, strike=(1, 2, 3),
    names={"en": {"nom": "Wild Creature"}, "ru": {"nom": "Дикое существо", "acc": "дикое существо"}},
)  # fmt: skip
"""Stand wherever any creature will do: the player's and the opponent's."""
OWN, ITS, THEIRS, OTHER = "b3", "c3", "c4", "d5"
_WAYS = ("use", "attack", "jump", "move")
"""What is done with the card in a turn, in this order; each once."""


def rehearse(card: str, definitions: Definitions, edition: str, language: Language) -> Iterator[Told]:
    """Yield what happens when a card is tried out; the definitions need hold no other card."""
    for plain in (PLAIN, WILD):
        definitions.add(plain)
    own: list[dict[str, Any]] = [{"card": PLAIN.id, "at": OWN}, _standing(card, definitions)]
    wild = [{"card": WILD.id, "at": THEIRS}, {"card": WILD.id, "at": OTHER}]
    board = dict(zip(SIDES, ({"squad": own}, {"squad": wild}), strict=True))
    scenario = Scenario(NOWHERE, card, "tcg", (), {}, edition, board, (), (), None)
    game = lay_out(scenario, definitions).game
    yield from Rehearsal(game, card, Speaker(game, language, PLAYERS[language]), LOG, CHOICES, _WAYS, "end").told()


def _standing(card: str, definitions: Definitions) -> dict[str, Any]:
    """Return where the card stands: next to both sides, in the auxiliary zone, or on a creature."""
    found = definitions.card(card)
    if found.kind == FLYING or found.type == TERRAIN:
        return {"card": card}
    return {"card": card, "at": {PARASITE: THEIRS}.get(found.kind, OWN if found.kind else ITS)}
