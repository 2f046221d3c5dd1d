"""Trying out a card of Berserk: Heroes: it is played, does what it can, is attacked."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.diagnostics import Language
from compiler.scenarios.heroes.choices import CHOICES
from compiler.scenarios.heroes.table import PLAIN_HERO, SIDES, lay_out
from compiler.scenarios.model import Scenario
from compiler.scenarios.rehearsal import NOWHERE, PLAYERS, Rehearsal, Told
from runtime.heroes import Definitions
from runtime.heroes.messages import LOG, Speaker
from runtime.heroes.script import CardDefinition

PLAIN = CardDefinition(
    "plain-creature", "creature", cost=3, strike=2, lives=4,
    names={"en": {"nom": "Plain Creature"}, "ru": {"nom": "Простое существо", "acc": "простое существо"}},
)  # fmt: skip
WILD = CardDefinition(
    "wild-creature", "creature", cost=3, strike=2, lives=4,
    names={"en": {"nom": "Wild Creature"}, "ru": {"nom": "Дикое существо", "acc": "дикое существо"}},
)  # fmt: skip
"""Stand and lie wherever any creature will do: the player's and the opponent's."""
_WAYS = ("play", "use", "attack")
"""What is done with the card in a turn, in this order; each once."""


def rehearse(card: str, definitions: Definitions, edition: str, language: Language) -> Iterator[Told]:
    """Yield what happens when a card is tried out; the definitions need hold no other card but those it creates."""
    for plain in (PLAIN_HERO, PLAIN, WILD):
        definitions.add(plain)
    is_hero = definitions.card(card).type == "hero"
    own, wild = [PLAIN.id] * 2, [WILD.id] * 2
    you = {"hero": card if is_hero else PLAIN_HERO.id, "squad": own, "deck": own * 3}
    you["hand"] = own[1:] if is_hero else [card, *own[1:]]
    opponent = {"squad": wild, "deck": wild * 3}
    board = dict(zip(SIDES, (you, opponent), strict=True))
    scenario = Scenario(NOWHERE, card, "heroes", (), {}, edition, board, (), (), None)
    game = lay_out(scenario, definitions).game
    yield from Rehearsal(game, card, Speaker(game, language, PLAYERS[language]), LOG, CHOICES, _WAYS, "pass").told()
