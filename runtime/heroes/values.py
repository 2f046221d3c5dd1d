"""How static abilities change what a card is and has (114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from runtime.heroes.abilities import Row, Rule
from runtime.heroes.definitions import Definitions
from runtime.heroes.traits import FROM_STATIC, Traits, lose_features, lose_keyword
from runtime.kernel.abilities import (
    Becomes,
    CardNumber,
    DoesNotWork,
    Grants,
    Keyword,
    Lives,
    Loses,
    StaticAbility,
    Strike,
)
from runtime.kernel.definitions import Held
from runtime.kernel.instances import calculate, united, without

if TYPE_CHECKING:
    from runtime.heroes.context import See


def amount_of(amount: CardNumber, see: See, card: int) -> int:
    """Return a row's number for a card."""
    return amount if isinstance(amount, int) else amount(see.ability, see, card)


def by_row(statics: list[tuple[See, Held]]) -> dict[type[Row], list[tuple[See, Held]]]:
    """Index static abilities by the kinds of their rows of values."""
    index: dict[type[Row], list[tuple[See, Held]]] = {}
    for see, held in statics:
        for kind in dict.fromkeys(type(row) for row in cast(StaticAbility, held.ability).value_rows):
            index.setdefault(kind, []).append((see, held))
    return index


def concerning(statics: list[tuple[See, Held]], card: int) -> list[tuple[See, Held, StaticAbility]]:
    """Return the static abilities that hold now and affect the card."""
    found = []
    for see, held in statics:
        ability: StaticAbility = held.ability  # type: ignore[assignment]
        if ability.own_only and see.values["card"] != card:
            continue
        if ability.affects(see, card) and ability.condition(see):
            found.append((see, held, ability))
    return found


def apply_feature_rows(traits: Traits, card: int, statics: list[tuple[See, Held]], definitions: Definitions) -> Traits:
    """Return the traits with what static abilities give and take of features and non-base properties."""
    rows = [(see, held, row) for see, held, ability in concerning(statics, card) for row in ability.feature_rows]
    if not rows:
        return traits
    changed = traits.copy()
    for see, _held, row in rows:
        apply_feature_row(changed, see, row, definitions)
    return changed.finish(definitions)


def apply_feature_row(traits: Traits, see: See, row: Row, definitions: Definitions) -> None:
    """Apply one row."""
    if isinstance(row, Grants):
        for feature in row.features:
            if isinstance(feature, Keyword):
                traits.instances += ((feature.id, feature.value or see.value, FROM_STATIC),)
            else:
                traits.abilities += (Held(definitions.ability(feature), see.value, FROM_STATIC),)
    elif isinstance(row, Loses):
        if not row.keywords:
            lose_features(traits)
        for name in row.keywords:
            lose_keyword(traits, name)
    elif isinstance(row, Becomes):
        become(traits, row)
    elif isinstance(row, DoesNotWork):
        traits.hushed += row.keywords


def become(traits: Traits, row: Becomes) -> None:
    """Change classes and elements."""
    if row.classes is not None:
        traits.classes = row.classes
    if row.elements is not None:
        traits.elements = row.elements
    traits.classes = united(without(traits.classes, row.lose_classes), row.add_classes)
    traits.elements = united(without(traits.elements, row.lose_elements), row.add_elements)


def apply_value_rows(traits: Traits, card: int, statics: list[tuple[See, Held]], absorbed: int) -> Traits:
    """Return the traits with changed base numbers (114.5) and with the rows that forbid, oblige and modify.

    `absorbed` is how much of the change of lives counts no more (see pipeline.absorb_static_lives).
    """
    found = concerning(statics, card)
    if not found:
        return traits
    changed = traits.copy()
    strikes: list[tuple[str, int]] = []
    lives: list[tuple[str, int]] = []
    rows = list(traits.rows)
    for see, held, ability in found:
        for row in ability.value_rows:
            if isinstance(row, Strike):
                strikes.append((row.operation, amount_of(row.amount, see, card)))
            elif isinstance(row, Lives):
                lives.append((row.operation, amount_of(row.amount, see, card)))
            elif isinstance(row, Rule):
                changed.rules |= {row.name}
            else:
                rows.append((see.this, held, row))
    changed.base_strike = calculate(traits.base_strike, strikes)
    changed.base_lives = calculate(traits.base_lives, lives)
    changed.strike = changed.base_strike + traits.added_strike
    changed.lives = changed.base_lives + traits.added_lives - absorbed
    if len(rows) > len(traits.rows):
        changed.lay_rows(tuple(rows))
    return changed
