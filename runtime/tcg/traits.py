"""Traits: what a card is and has at this moment, after its effects and the constant abilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from runtime.kernel.abilities import (
    Ability,
    Becomes,
    CardNumber,
    DoesNotWork,
    Grants,
    Keyword,
    Lives,
    Loses,
    PreventingAbility,
    ReplacingAbility,
    StaticAbility,
)
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.instances import Instance, acting_instances, calculate, effective_keywords, united, without
from runtime.tcg.abilities import (
    ActivatedAbility,
    CancellingAbility,
    Cannot,
    CardDefinition,
    Move,
    Must,
    ProtectedFrom,
    Rule,
    Strikes,
    TriggeredAbility,
)
from runtime.tcg.definitions import Definitions
from runtime.tcg.payments import CloseThis, Tokens
from runtime.tcg.state import Card
from runtime.tcg.tokens import Accumulate

if TYPE_CHECKING:
    from runtime.tcg.context import See

FROM_STATIC = -1
"""Stands for the effect of a constant ability."""
FROM_SQUARE = -2
"""Stands for the effect that lies on the square where the card stands (1.10)."""
NOBODY = Held(Ability())


class Traits:
    """Everything derived about a card: `life` is the maximum life, `strike` the power without modifiers of attacks."""

    def __init__(self) -> None:
        self.type = ""
        self.kind = ""
        self.names: tuple[str, ...] = ()
        self.classes: tuple[str, ...] = ()
        self.elements: tuple[str, ...] = ()
        self.life = self.base_life = 0
        self.move = self.base_move = 0
        self.strike: tuple[int, int, int] = (0, 0, 0)
        self.base_strike: tuple[int, int, int] = (0, 0, 0)
        self.instances: tuple[Instance, ...] = ()
        self.abilities: tuple[Held, ...] = ()
        self.rows: tuple[tuple[int, Held, Any], ...] = ()
        self.hushed: tuple[str, ...] = ()
        self.rules: frozenset[str] = frozenset()
        self.cannot: frozenset[str] = frozenset()
        self.is_protected = False

    def copy(self) -> Traits:
        """Return a copy to be changed."""
        twin = Traits.__new__(Traits)
        twin.__dict__.update(self.__dict__)
        return twin

    def lay_rows(self, rows: Iterable[tuple[int, Held, Any]]) -> None:
        """Take over rows of constant abilities and effects, and note what they forbid and what rules they change."""
        self.rows = tuple(rows)
        self.cannot = frozenset(row.action for _, _, row in self.rows if type(row) is Cannot)
        self.rules = frozenset(row.name for _, _, row in self.rows if type(row) is Rule)
        self.is_protected = any(type(row) is ProtectedFrom for _, _, row in self.rows)

    def finish(self, definitions: Definitions) -> Traits:
        """Sort the abilities by what waits for them."""
        self.keywords = effective_keywords(self.instances, definitions.keywords)
        held = list(self.abilities)
        for name, value in acting_instances(self.instances, definitions.keywords):
            held.extend(definitions.of_keyword(name, value))
        for one in self.abilities:
            if one.ability.keyword:
                self.keywords.setdefault(one.ability.keyword, 1)
        if self.hushed:
            held = [one for one in held if one.ability.keyword not in self.hushed]
            self.keywords = {name: value for name, value in self.keywords.items() if name not in self.hushed}
        self.sort(held)
        return self

    def sort(self, held: list[Held]) -> None:
        """Index the abilities by kind."""
        self.triggers: dict[str, list[Held]] = {}
        self.replacing: dict[str, list[Held]] = {}
        self.cancelling: dict[str, list[Held]] = {}
        self.preventing = [one for one in held if isinstance(one.ability, PreventingAbility)]
        self.statics = [one for one in held if isinstance(one.ability, StaticAbility)]
        self.activated = with_accumulating([one for one in held if isinstance(one.ability, ActivatedAbility)])
        for one in held:
            for kind, index in ((TriggeredAbility, self.triggers), (ReplacingAbility, self.replacing),
                                (CancellingAbility, self.cancelling)):
                if isinstance(one.ability, kind):
                    for event in one.ability.patterns:
                        index.setdefault(event, []).append(one)
        self.waits = bool(self.triggers or self.replacing or self.cancelling or self.preventing or self.activated)
        """Something of it waits for events or players."""


ACCUMULATE = Accumulate()


def with_accumulating(activated: list[Held]) -> list[Held]:
    """Add "[tap]: accumulate 1 token" to a card that pays with tokens and closing, and lacks it (1.11.1).

    It covers fixed numbers ("2[token][tap]") as well as X: such a card could never be used otherwise.
    """
    pays = any(isinstance(payment, Tokens) for one in activated for payment in payments_of(one)
               if any(isinstance(other, CloseThis) for other in payments_of(one)))
    if pays and not any(accumulates(one) for one in activated):
        return [*activated, Held(ACCUMULATE)]
    return activated


def payments_of(held: Held) -> tuple[Any, ...]:
    """Return the payments of a playable ability."""
    found: tuple[Any, ...] = held.ability.payments  # type: ignore[attr-defined]
    return found


def accumulates(held: Held) -> bool:
    """Tell whether an ability accumulates tokens."""
    return bool(getattr(held.ability, "accumulates", False))


def printed(definition: CardDefinition, definitions: Definitions) -> Traits:
    """Return the unfinished traits of an untouched card."""
    traits = Traits()
    traits.type = definition.type
    traits.kind = definition.kind
    traits.names = (definition.id,)
    traits.classes = definition.classes
    traits.elements = definition.elements
    traits.base_life = definition.life or 0
    traits.base_move = definition.move or 0
    traits.strike = traits.base_strike = definition.strike or (0, 0, 0)
    traits.instances = tuple((keyword.id, keyword.value, 0) for keyword in definition.keywords)
    traits.abilities = tuple(Held(definitions.ability(kind)) for kind in definition.abilities)
    return traits


def own_traits(card: Card, definitions: Definitions, laid: Iterable[Data]) -> Traits:
    """Return the finished traits of a card from its print, its effects, and the effects `laid` on its square."""
    if not card.effects and not card.hidden and not laid:
        found = definitions.plain.get(card.definition.id)
        if found is None:
            found = definitions.plain[card.definition.id] = unconditional(
                printed(card.definition, definitions).finish(definitions))
        return found
    traits = printed(card.definition, definitions)
    effects = [effect for effect in card.effects if not effect.get("waiting")]
    if any(effect["kind"] == "lose features" for effect in effects):
        lose_features(traits)
    for effect in effects:
        apply_effect(traits, effect, definitions)
    for effect in laid:
        if effect["kind"] == "keyword":
            traits.instances += ((effect["keyword"], effect["amount"], FROM_SQUARE),)
    if card.hidden:
        hide(traits)
    return unconditional(traits.finish(definitions))


def hide(traits: Traits) -> None:
    """A hidden card keeps all it has, but uses none of it before it is revealed (glossary: Hidden card)."""
    traits.instances = tuple(one for one in traits.instances if one[0] in ("uniqueness", "stealth", "incorporeal"))
    traits.abilities = ()


def unconditional(traits: Traits) -> Traits:
    """Lay the rows of constant abilities that always hold, and for the card itself only."""
    rows = [(0, held, row) for held in traits.statics if always_own(held) for row in held.ability.rows]  # type: ignore[attr-defined]
    traits.lay_rows((*traits.rows, *rows))
    return numbered(traits, rows)


def always_own(held: Held) -> bool:
    """Tell whether a constant ability always holds, and for its own card only."""
    ability: StaticAbility = held.ability  # type: ignore[assignment]
    return ability.own_only and type(ability).condition is Ability.condition and not ability.feature_rows and all(
        not isinstance(row, Strikes) and (not isinstance(row, Lives | Move) or isinstance(row.amount, int))
        for row in ability.rows)


def numbered(traits: Traits, rows: Iterable[tuple[int, Held, Any]]) -> Traits:
    """Apply rows whose numbers are fixed to what print and effects say."""
    for kind, name in ((Lives, "life"), (Move, "move")):
        changes = [(row.operation, row.amount) for _, _, row in rows
                   if isinstance(row, kind) and isinstance(row.amount, int)]
        setattr(traits, name, calculate(getattr(traits, f"base_{name}"), changes))
    return traits


def apply_effect(traits: Traits, effect: Data, definitions: Definitions) -> None:
    """Apply one effect that lies on a card."""
    kind = effect["kind"]
    amount = effect.get("amount", 0)
    if kind == "lives":
        traits.base_life += amount
    elif kind == "move":
        traits.base_move += amount
    elif kind == "strike":
        one, two, three = traits.strike
        traits.strike = (one + amount, two + amount, three + amount)
    elif kind == "keyword":
        traits.instances += ((effect["keyword"], amount, effect["number"]),)
    elif kind == "ability":
        traits.abilities += (Held(definitions.abilities[effect["ability"]], amount, effect["number"]),)
    elif kind in CHANGES:
        CHANGES[kind](traits, effect)


def lose_keyword(traits: Traits, name: str) -> None:
    """Remove all instances of a keyword and the abilities that it heads."""
    traits.instances = tuple(one for one in traits.instances if one[0] != name)
    traits.abilities = tuple(one for one in traits.abilities if one.ability.keyword != name)


def lose_features(traits: Traits) -> None:
    """Forget the card's own abilities; acquired ones and properties remain (1.6.1; glossary: To lose abilities)."""
    traits.instances = tuple(one for one in traits.instances if one[2])
    traits.abilities = tuple(one for one in traits.abilities if one.effect or one.ability.is_property)


def change_words(name: str, traits: Traits, effect: Data) -> None:
    """Lose, then gain classes or elements; `set` overwrites all."""
    words = tuple(effect["set"]) if effect.get("set") is not None else getattr(traits, name)
    setattr(traits, name, united(without(words, tuple(effect.get("lose", ()))), tuple(effect.get("add", ()))))


def change_classes(traits: Traits, effect: Data) -> None:
    """Change classes."""
    change_words("classes", traits, effect)


def change_elements(traits: Traits, effect: Data) -> None:
    """Change elements."""
    change_words("elements", traits, effect)


def change_kind(traits: Traits, effect: Data) -> None:
    """Become flying, a symbiote, or neither."""
    traits.kind = effect["set"]


def lose_one(traits: Traits, effect: Data) -> None:
    """Lose a keyword."""
    lose_keyword(traits, effect["keyword"])


def forbid(traits: Traits, effect: Data) -> None:
    """Cannot do an action."""
    traits.rows = (*traits.rows, (0, NOBODY, Cannot(effect["action"])))


def oblige(traits: Traits, effect: Data) -> None:
    """Must do an action."""
    traits.rows = (*traits.rows, (0, NOBODY, Must(effect["action"])))


CHANGES = {"classes": change_classes, "elements": change_elements, "become": change_kind, "lose": lose_one,
           "cannot": forbid, "must": oblige}


# Constant abilities

def amount_of(amount: CardNumber, see: See, card: int) -> int:
    """Return a row's number for a card."""
    return amount if isinstance(amount, int) else amount(see.ability, see, card)


def with_features(traits: Traits, found: list[tuple[See, Held]], definitions: Definitions) -> Traits:
    """Return the traits with what constant abilities give and take of abilities, classes and elements."""
    rows = [(see, row) for see, held in found for row in held.ability.feature_rows]  # type: ignore[attr-defined]
    if not rows:
        return traits
    changed = traits.copy()
    for see, row in rows:
        if isinstance(row, Grants):
            grant(changed, see, row, definitions)
        elif isinstance(row, Loses):
            if not row.keywords:
                lose_features(changed)
            for name in row.keywords:
                lose_keyword(changed, name)
        elif isinstance(row, Becomes):
            become(changed, row)
        elif isinstance(row, DoesNotWork):
            changed.hushed += row.keywords
    changed.lay_rows([row for row in changed.rows if row[1] is NOBODY])
    changed.finish(definitions)
    unconditional(changed)
    return changed


def grant(traits: Traits, see: See, row: Grants, definitions: Definitions) -> None:
    """Give features."""
    for feature in row.features:
        if isinstance(feature, Keyword):
            traits.instances += ((feature.id, feature.value or see.value, FROM_STATIC),)
        else:
            traits.abilities += (Held(definitions.ability(feature), see.value, FROM_STATIC),)


def become(traits: Traits, row: Becomes) -> None:
    """Change classes and elements."""
    if row.classes is not None:
        traits.classes = row.classes
    if row.elements is not None:
        traits.elements = row.elements
    traits.classes = united(without(traits.classes, row.lose_classes), row.add_classes)
    traits.elements = united(without(traits.elements, row.lose_elements), row.add_elements)


def with_values(traits: Traits, card: int, found: list[tuple[See, Held]]) -> Traits:
    """Return the traits with changed numbers and with the rows that forbid, oblige and modify."""
    rows = [(see, held, row) for see, held in found for row in held.ability.rows if not is_feature(row)]  # type: ignore[attr-defined]
    if not rows:
        return traits
    changed = traits.copy()
    for kind, name in ((Lives, "life"), (Move, "move")):
        changes = [(row.operation, amount_of(row.amount, see, card)) for see, _, row in rows if isinstance(row, kind)]
        setattr(changed, name, calculate(getattr(traits, name), changes))
    for see, _, row in rows:
        if isinstance(row, Strikes):
            changed.strike = powered(traits, amount_of(row.amount, see, card))
    changed.lay_rows((*traits.rows, *((see.this, held, row) for see, held, row in rows)))
    return changed


def powered(traits: Traits, power: int) -> tuple[int, int, int]:
    """Return a power in place of the printed one (1.6.1), with what effects added to that."""
    one, two, three = (now - base for now, base in zip(traits.strike, traits.base_strike, strict=True))
    return power + one, power + two, power + three


def is_feature(row: Any) -> bool:
    """Tell whether a row gives or takes features."""
    return isinstance(row, Grants | Loses | Becomes | DoesNotWork)
