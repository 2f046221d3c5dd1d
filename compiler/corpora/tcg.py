"""The corpora of Berserk TCG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from compiler.corpora import Corpus, Props, dealt, listed
from runtime.kernel.chance import Chance

_TYPES = {
    "Существо (нелетающее)": ("creature", ""),
    "Существо (летающее)": ("creature", "flying"),
    "Существо (симбиот)": ("creature", "symbiote"),
    "Существо (компаньон)": ("creature", "symbiote"),
    "Существо (паразит)": ("creature", "parasite"),
    "Артефакт": ("artifact", ""),
    "Местность": ("terrain", ""),
}
"""The type and kind of a card."""
_ELEMENTS = {
    "Степи": "steppes",
    "Леса": "forests",
    "Горы": "mountains",
    "Болота": "swamps",
    "Тьма": "darkness",
}
_COPIES = 1
_COST, _LIFE, _MOVE, _STRIKE = 4, 7, 1, [1, 2, 3]
"""What a card has whose numbers the corpus does not say."""


def _types(props: Props) -> Sequence[str]:
    found = _TYPES.get(str(props.get("type")))
    return (found[0],) if found else ("creature", "artifact", "terrain")


def _script(props: Props, card_type: str) -> dict[str, Any]:
    kind = _TYPES.get(str(props.get("type")), ("", ""))[1]
    crystals = "gold" if str(props.get("crystal", "")).startswith("золот") else "silver"
    data: dict[str, Any] = {
        "elements": [_ELEMENTS[each] for each in listed(props.get("element")) if each in _ELEMENTS],
        crystals: props.get("cost") or _COST,
    }
    if card_type != "terrain":
        data["life"] = props.get("life") or _LIFE
    if card_type == "creature":
        data["strike"] = props.get("strike") or _STRIKE
        data |= {"kind": kind} if kind else {"move": _MOVE if props.get("move") is None else props["move"]}
    if props.get("unique"):
        data["unique"] = True
    return data


def _gathered(playable: Sequence[str], definitions: Any) -> tuple[int, Callable[[int], Any]]:
    """Cards of the corpus fill the decks."""
    from runtime.tcg import Deck, new_game

    def begin(seed: int) -> Any:
        chance = Chance(seed)
        return new_game([Deck(dealt(playable, chance, _COPIES)) for _ in range(2)], definitions, seed)

    return len(playable), begin


def _entered(game: Any) -> set[str]:
    """Cards of the corpus that were recruited, or came later: they are in the game zone, or died there."""
    from runtime.kernel.terms import GRAVEYARD, PLAY

    there = (card for card in game.everything() if card.zone in (PLAY, GRAVEYARD))
    return {card.definition.id for card in there if card.definition.id.startswith("row-")}


CORPUS = Corpus(_types, _script, _gathered, _entered)
