"""The corpora of Berserk: Heroes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from compiler.corpora import Corpus, Props, dealt, listed, logged
from compiler.games.heroes.nouns import CLASSES
from runtime.kernel.chance import Chance

_TYPES = {
    "Заклинание": "spell",
    "Существо": "creature",
    "Герой": "hero",
    "Событие": "support",
    "Амулет": "support",
}
_ELEMENTS = {
    "Степи": "steppes",
    "Лес": "forests",
    "Леса": "forests",
    "Горы": "mountains",
    "Болото": "swamps",
    "Болота": "swamps",
    "Тьма": "darkness",
}
_COPIES = 2
_COST, _STRIKE, _LIVES, _HERO_LIVES = 3, 2, 3, 25
"""What a card has whose numbers the corpus does not say."""


def _types(props: Props) -> Sequence[str]:
    found = _TYPES.get(str(props.get("type")))
    return (found,) if found else ("creature", "spell")


def _script(props: Props, card_type: str) -> dict[str, Any]:
    known = {russian: cls_id for cls_id, _, russian in CLASSES}
    numbers = {name: props[name] for name in ("cost", "strike", "lives") if isinstance(props.get(name), int)}
    data: dict[str, Any] = {
        "elements": [_ELEMENTS[each] for each in listed(props.get("element")) if each in _ELEMENTS],
        "classes": [known[each.lower()] for each in listed(props.get("cls")) if each.lower() in known],
    }
    if card_type != "hero":
        data["cost"] = numbers.get("cost", _COST)
    if card_type == "creature":
        data["strike"] = numbers.get("strike", _STRIKE)
    if card_type in ("creature", "hero"):
        data["lives"] = numbers.get("lives") or (_LIVES if card_type == "creature" else _HERO_LIVES)
    return data


def _gathered(playable: Sequence[str], definitions: Any) -> tuple[int, Callable[[int], Any]]:
    """Heroes of the corpus lead the decks, or the plain one of scenarios; cards that are for no deck stay out."""
    from compiler.scenarios.heroes.table import PLAIN_HERO
    from runtime.heroes import Deck, new_game
    from runtime.heroes.decks import may_be_in_decks

    leaders = [each for each in playable if definitions.card(each).type == "hero"]
    deckable = [each for each in playable if may_be_in_decks(definitions, definitions.card(each))]
    heroes = leaders or [PLAIN_HERO.id]

    def begin(seed: int) -> Any:
        chance = Chance(seed)
        led = [heroes[(seed + side) % len(heroes)] for side in range(2)]
        return new_game([Deck(hero, dealt(deckable, chance, _COPIES)) for hero in led], definitions, seed)

    return (len(deckable) + len(leaders) if deckable else 0), begin


CORPUS = Corpus(_types, _script, _gathered, lambda game: logged(game, "plays"))
