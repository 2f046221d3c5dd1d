"""Which static abilities are steady (see runtime.kernel.steadiness): here, what they may ask."""

from __future__ import annotations

from runtime.heroes.patterns import opposing_hero, your_hero
from runtime.kernel import steadiness
from runtime.kernel.abilities import Lives, StaticAbility, Strike

STEADY_WORDS = frozenset((
    "this", "you", "opponent", "value", "your_hero", "opposing_hero", "is_yours", "is_opposing", "controller", "owner",
    "is_creature", "is_hero", "is_character", "is_spell", "is_support", "is_equipment", "is_neutral", "is_named",
    "same_name", "classes", "has_class", "elements", "has_element", "has", "keyword_value",
))
"""What an ability may ask (`see.…`) and stay steady: a card's features and who controls it."""
STEADY_FILTERS = (*steadiness.STEADY_FILTERS, your_hero, opposing_hero)


def is_steady(ability: type[StaticAbility]) -> bool:
    """Tell whether a static ability asks nothing but what is steady; in doubt it is not."""
    return steadiness.is_steady(ability, STEADY_WORDS, STEADY_FILTERS, (Lives, Strike))
