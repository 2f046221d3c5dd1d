"""How a card and its explanation look to a reader, in either language."""

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from compiler.diagnostics import Language, Wording

if TYPE_CHECKING:
    from compiler.explanation import Feature
    from compiler.sources import CardSource

Line = tuple[str, str]
"""A label and what stands behind it."""

PROPERTIES = {
    "cost": Wording("cost {value}", "стоимость {value}"),
    "gold": Wording("gold {value}", "золото {value}"),
    "silver": Wording("silver {value}", "серебро {value}"),
    "strike": Wording("strike {value}", "удар {value}"),
    "lives": Wording("lives {value}", "жизни {value}"),
    "life": Wording("life {value}", "жизни {value}"),
    "move": Wording("move {value}", "движение {value}"),
}
KINDS = {
    "flying": Wording("flying", "летающее"),
    "symbiote": Wording("symbiote", "симбиот"),
    "parasite": Wording("parasite", "паразит"),
}
UNIQUE = Wording("unique", "уникальная")
ELEMENTS = {
    "steppes": Wording("Steppes", "Степи"),
    "forests": Wording("Forests", "Леса"),
    "mountains": Wording("Mountains", "Горы"),
    "swamps": Wording("Swamps", "Болота"),
    "darkness": Wording("Darkness", "Тьма"),
}
NEUTRAL = Wording("neutral", "нейтральная")
TYPES = {
    "hero": Wording("hero", "герой"),
    "creature": Wording("creature", "существо"),
    "spell": Wording("spell", "заклинание"),
    "support": Wording("support card", "карта поддержки"),
    "artifact": Wording("artifact", "артефакт"),
    "terrain": Wording("terrain", "местность"),
}
OTHER_CLASSES = {
    "action": Wording("action", "действие"),
    "order": Wording("order", "приказ"),
    "potion": Wording("potion", "зелье"),
    "ritual": Wording("ritual", "ритуал"),
    "wizardry": Wording("wizardry", "волшебство"),
}
"""Classes of spells, which no text of a card names."""

_TARGETS = Wording("targets", "цели")
_RULES = Wording("rules", "правила")
_KIND = Wording("kind", "вид")


def kind_line(card: "CardSource", language: Language) -> str:
    """Return what kind of card it is: type, elements, classes."""
    elements = [ELEMENTS[each].say(language, {}) for each in card.elements] or [NEUTRAL.say(language, {})]
    classes = [_class(card.game, each, language) for each in card.classes]
    kinds = [KINDS[card.printed["kind"]].say(language, {})] if "kind" in card.printed else []
    unique = [UNIQUE.say(language, {})] if card.printed.get("unique") else []
    return " · ".join([TYPES[card.type].say(language, {}), *kinds, *unique, *elements, *classes])


def number_line(card: "CardSource", language: Language) -> str:
    """Return the numbers of a card that it has."""
    values = {name: card.printed[name] for name in PROPERTIES if name in card.printed}
    return " · ".join(PROPERTIES[name].say(language, {"value": _number(value)}) for name, value in values.items())


def _number(value: int | str | list[int]) -> int | str:
    """Return a number as a card shows it."""
    return "-".join(map(str, value)) if isinstance(value, list) else value


def described(card: "CardSource", language: Language) -> tuple[str, str]:
    """Return what kind of card it is, and its numbers."""
    return kind_line(card, language), number_line(card, language)


def feature_lines(feature: "Feature", language: Language) -> Iterator[Line]:
    """Yield what is said of a feature besides its text."""
    yield _KIND.say(language, {}), feature.kind.say(language, {})
    targets = feature.targets[language]
    if targets:
        yield _TARGETS.say(language, {}), "; ".join(targets)
    if feature.clauses:
        yield _RULES.say(language, {}), ", ".join(feature.clauses)


def _class(game: str, name: str, language: Language) -> str:
    nouns = import_module(f"compiler.games.{game}.nouns")
    known = {each: Wording(each, russian) for each, _, russian in nouns.CLASSES} | OTHER_CLASSES
    return known[name].say(language, {}) if name in known else name
