"""What lies face down is told by nothing that may be chosen (3.11.1; glossary: Hidden card)."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from runtime.kernel.abilities import ActivatedAbility
from runtime.tcg import InPlay, Side, TcgGame, board
from tests.fuzz.battles import cards

SECRETS = ("stone-golem", "kite-scout", "cave-lurker", "joker", "elyata", "horned-demon", "unicorn", "hired-swordsman",
           "banner-of-dawn", "iron-gate", "bone-barrow", "treetop-ambusher")
PLACES = ("c4", "c5", "e6")
AT_MOST = 60
"""So many choices of one card's are looked at."""


def field(mine: str, secret: str, place: str) -> TcgGame:
    """Return a battle in which a card of the Second player lies face down."""
    first = [InPlay(mine, "c3", tokens=5), InPlay("bone-crusher", "a1"), InPlay("zombie", "b1", wounds=1)]
    second = [InPlay(secret, place, hidden=True), InPlay("bone-crusher", "b4"), InPlay("skeleton", "d6", wounds=1)]
    return board((Side(first), Side(second)), cards())


def choices(game: TcgGame) -> Iterator[str]:
    """Yield what may be chosen, step by step, as long as the hidden card is not chosen."""
    secret = next(card.id for card in game.everything() if card.hidden)
    waiting = [game]
    for _ in range(AT_MOST):
        if not waiting:
            return
        here = waiting.pop(0)
        decision = here.decision
        assert decision is not None
        yield json.dumps([decision.key, decision.options], sort_keys=True)
        for option in decision.options:
            if option["key"] in ("use", "x", "target") and secret not in (option.get("card"), option.get("target")):
                twin = here.clone()
                twin.choose(option)
                if twin.decision is not None and twin.decision.key in ("x", "target"):
                    waiting.append(twin)


def users() -> list[str]:
    """Return the cards on squares that have a playable ability."""
    return [card.id for card in cards().cards.values() if card.type == "creature" and not card.kind
            and any(issubclass(each, ActivatedAbility) for each in card.abilities)]


@pytest.mark.parametrize("user", users())
def test_options_are_the_same_whatever_is_hidden(user: str) -> None:
    for place in PLACES:
        seen = {secret: list(choices(field(user, secret, place))) for secret in SECRETS}
        different = [secret for secret, found in seen.items() if found != seen[SECRETS[0]]]
        assert not different, (user, place)
