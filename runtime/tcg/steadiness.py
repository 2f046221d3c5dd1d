"""Which constant abilities are steady (see runtime.kernel.steadiness): here, what they may ask."""

from __future__ import annotations

from runtime.kernel import steadiness
from runtime.kernel.abilities import Lives, StaticAbility
from runtime.tcg.abilities import Move, Strikes

STEADY_WORDS = frozenset((
    "this", "you", "opponent", "value", "is_yours", "is_opposing", "controller", "owner", "is_creature",
    "is_artifact", "is_terrain", "is_flying", "is_symbiote", "is_parasite", "is_independent", "is_incorporeal",
    "is_elite", "is_ordinary", "is_unique", "is_neutral", "is_named", "same_name", "classes", "has_class",
    "elements", "has_element", "has", "keyword_value", "cost", "square", "on_battlefield", "in_auxiliary", "row",
    "adjacent", "beside", "in_formation", "opposite", "behind", "host", "same_row", "same_column", "within",
))
"""What an ability may ask (`see.…`) and stay steady: what a card is, whose it is and where it stands."""


def is_steady(ability: type[StaticAbility]) -> bool:
    """Tell whether a constant ability asks nothing but what is steady; in doubt it is not."""
    return steadiness.is_steady(ability, STEADY_WORDS, steadiness.STEADY_FILTERS, (Lives, Move, Strikes))
