"""Traits: what a card is and has at this moment, after its effects and the static abilities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from runtime.heroes.abilities import (
    ActivatedAbility,
    CancellingAbility,
    Cannot,
    CardDefinition,
    Must,
    Row,
    TriggeredAbility,
)
from runtime.heroes.definitions import Definitions
from runtime.heroes.state import Card
from runtime.heroes.terms import HAND, HERO
from runtime.kernel.abilities import Ability, PreventingAbility, ReplacingAbility, StaticAbility
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.instances import Instance, acting_instances, effective_keywords, united, without
from runtime.kernel.terms import CREATURE, Variable

FROM_STATIC = -1
"""Stands for the effect of a static ability."""
NOBODY = Held(Ability())


class Traits:
    """Everything derived about a card. `base_*` are before the effects that lie on it; `strike` and `lives` after."""

    def __init__(self) -> None:
        self.type = ""
        self.names: tuple[str, ...] = ()
        self.classes: tuple[str, ...] = ()
        self.elements: tuple[str, ...] = ()
        self.cost = 0
        self.base_strike = 0
        self.base_lives = 0
        self.strike = 0
        self.lives = 0
        self.added_strike = 0
        self.added_lives = 0
        self.instances: tuple[Instance, ...] = ()
        self.abilities: tuple[Held, ...] = ()
        self.rows: tuple[tuple[int, Held, Row], ...] = ()
        self.rules: frozenset[str] = frozenset()
        self.hushed: tuple[str, ...] = ()
        self.cannot: frozenset[str] = frozenset()
        self.must: frozenset[str] = frozenset()
        self.is_creature = False
        self.is_character = False
        self.keywords: dict[str, int] = {}
        self.triggers: dict[str, list[Held]] = {}
        self.replacing: dict[str, list[Held]] = {}
        self.preventing: list[Held] = []
        self.statics: list[Held] = []
        self.sources: list[Held] = []
        """The static abilities that do more than own rules."""
        self.in_hand: list[Held] = []
        self.costs_vary = False
        self.activated: list[Held] = []
        self.cancelling: list[Held] = []
        self.waiting: list[Place] = []

    def lay_rows(self, rows: tuple[tuple[int, Held, Row], ...]) -> None:
        """Take over rows of static abilities and effects, and note what they forbid and oblige to."""
        self.rows = rows
        self.cannot = frozenset(row.action for _, _, row in rows if type(row) is Cannot)
        self.must = frozenset(row.action for _, _, row in rows if type(row) is Must)

    def copy(self) -> Traits:
        """Return a copy to be changed; each field by its name, which is quick in a compiled package, too."""
        twin = Traits.__new__(Traits)
        twin.type = self.type
        twin.names = self.names
        twin.classes = self.classes
        twin.elements = self.elements
        twin.cost = self.cost
        twin.base_strike = self.base_strike
        twin.base_lives = self.base_lives
        twin.strike = self.strike
        twin.lives = self.lives
        twin.added_strike = self.added_strike
        twin.added_lives = self.added_lives
        twin.instances = self.instances
        twin.abilities = self.abilities
        twin.rows = self.rows
        twin.rules = self.rules
        twin.hushed = self.hushed
        twin.cannot = self.cannot
        twin.must = self.must
        twin.is_creature = self.is_creature
        twin.is_character = self.is_character
        twin.keywords = self.keywords
        twin.triggers = self.triggers
        twin.replacing = self.replacing
        twin.preventing = self.preventing
        twin.statics = self.statics
        twin.sources = self.sources
        twin.in_hand = self.in_hand
        twin.costs_vary = self.costs_vary
        twin.activated = self.activated
        twin.cancelling = self.cancelling
        twin.waiting = self.waiting
        return twin

    def finish(self, definitions: Definitions) -> Traits:
        """Sort the abilities by what waits for them."""
        self.is_creature = self.type == CREATURE
        self.is_character = self.is_creature or self.type == HERO
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
        self.triggers = {}
        self.replacing = {}
        self.preventing = [one for one in held if isinstance(one.ability, PreventingAbility)]
        self.statics = [one for one in held if isinstance(one.ability, StaticAbility)]
        self.sources = [one for one in self.statics if one.ability.feature_rows or one.ability.value_rows]  # type: ignore[attr-defined]
        self.rules = frozenset(rule for one in self.statics for rule in one.ability.own_rules)  # type: ignore[attr-defined]
        self.in_hand = [one for one in self.statics if one.ability.zone == HAND]
        self.costs_vary = bool(self.in_hand) or "fury" in self.keywords
        self.activated = [one for one in held if isinstance(one.ability, ActivatedAbility)]
        self.cancelling = [one for one in held if isinstance(one.ability, CancellingAbility)]
        for one in held:
            if isinstance(one.ability, TriggeredAbility):
                for kind in one.ability.patterns:
                    self.triggers.setdefault(kind, []).append(one)
            elif isinstance(one.ability, ReplacingAbility):
                for kind in one.ability.patterns:
                    self.replacing.setdefault(kind, []).append(one)
        self.waiting = list(self.by_index())

    def by_index(self) -> Iterator[Place]:
        """Yield where the abilities, but for static ones, belong in `Waiting`."""
        for sort in ("activated", "cancelling", "preventing"):
            yield from (("others", sort, held, getattr(held.ability, "own_part", "")) for held in getattr(self, sort))
        for index in ("triggers", "replacing"):
            for kind, found in getattr(self, index).items():
                yield from ((index, kind, held, held.ability.own_parts[kind]) for held in found)


Place = tuple[str, str, Held, str]
"""Where an ability stands in `Waiting`: the index, its row, the ability, and the part (see `Waiter`)."""
Waiter = tuple[int, Held, str]
"""A card, an ability of it, and the part in which an event must name the card for it ("": it need not)."""


class Waiting:
    """The abilities of several cards by their sort, or by the kind of event that they wait for.

    Events of a kind that is not among the `heard` trigger nothing; one not among the `touched` happens as it is.
    """

    __slots__ = ("triggers", "replacing", "others", "heard", "touched")

    def __init__(self, heard: Iterable[str], touched: Iterable[str]) -> None:
        self.triggers: dict[str, list[Waiter]] = {}
        self.replacing: dict[str, list[Waiter]] = {}
        self.others: dict[str, list[Waiter]] = {}
        self.heard = set(heard)
        self.touched = set(touched)

    def add(self, card: int, abilities: Iterable[Place]) -> None:
        """Add the abilities of a card that came into play last."""
        for index, kind, held, part in abilities:
            rows = getattr(self, index)
            rows[kind] = [*rows.get(kind, ()), (card, held, part)]
            if index == "triggers":
                self.heard.add(kind)
            elif index == "replacing":
                self.touched.add(kind)

    def remove(self, card: int, abilities: Iterable[Place]) -> None:
        """Remove the abilities of a card; the kinds stay among those to be looked up."""
        for index, kind, _held, _part in abilities:
            rows = getattr(self, index)
            rows[kind] = [row for row in rows[kind] if row[0] != card]


def printed(definition: CardDefinition, definitions: Definitions) -> Traits:
    """Return the unfinished traits of an untouched card."""
    traits = Traits()
    traits.type = definition.type
    traits.names = (definition.id,)
    traits.classes = definition.classes
    traits.elements = definition.elements
    traits.cost = 0 if isinstance(definition.cost, Variable) else definition.cost or 0
    traits.base_strike = definition.strike or 0
    traits.base_lives = definition.lives or 0
    traits.instances = tuple((keyword.id, keyword.value, 0) for keyword in definition.keywords)
    traits.abilities = tuple(Held(definitions.ability(kind)) for kind in definition.abilities)
    return traits


def plain_traits(definition: CardDefinition, definitions: Definitions) -> Traits:
    """Return the traits of an untouched card, shared by all games with these definitions."""
    traits = definitions.plain.get(definition.id)
    if traits is None:
        traits = printed(definition, definitions)
        traits.strike = traits.base_strike
        traits.lives = traits.base_lives
        traits.finish(definitions)
        definitions.plain[definition.id] = traits
    return traits


def combine(traits: Traits, part: Traits) -> None:
    """Add a part of a combined card: names, elements, classes and features of both, sums of the numbers."""
    traits.names += part.names
    traits.classes = united(traits.classes, part.classes)
    traits.elements = united(traits.elements, part.elements)
    traits.cost += part.cost
    traits.base_strike += part.base_strike
    traits.base_lives += part.base_lives
    traits.instances += part.instances
    traits.abilities += part.abilities


def own_traits(plain: Traits, card: Card, parts: list[Card], definitions: Definitions) -> Traits:
    """Return the finished traits of a card from its print, its parts and its effects, without static abilities."""
    effects = [effect for effect in card.effects if not effect.get("waiting")]
    if not card.hidden and not parts and OF_FEATURES.isdisjoint([effect["kind"] for effect in effects]):
        return with_numbers(plain, effects)
    traits = plain.copy()
    for part in parts:
        combine(traits, plain_traits(part.definition, definitions))
    if any(effect["kind"] == "lose features" for effect in effects):
        lose_features(traits)
    for effect in effects:
        apply_effect(traits, effect, definitions)
    if card.hidden:
        traits.instances = tuple(one for one in traits.instances if one[0] == "uniqueness")
        traits.abilities = tuple(one for one in traits.abilities if one.ability.works_hidden)
    traits.strike = traits.base_strike + traits.added_strike
    traits.lives = traits.base_lives + traits.added_lives
    return traits.finish(definitions)


def apply_effect(traits: Traits, effect: Data, definitions: Definitions) -> None:
    """Apply one effect; of granting and removing the same ability the later takes precedence (110.3)."""
    kind = effect["kind"]
    amount = effect.get("amount", 0)
    if kind in NUMBERS:
        add_numbers(traits, kind, amount)
    elif kind == "keyword":
        traits.instances += ((effect["keyword"], amount, effect["number"]),)
    elif kind == "ability":
        traits.abilities += (Held(definitions.abilities[effect["ability"]], amount, effect["number"]),)
    elif kind == "copied":
        copy_print(traits, effect, definitions)
    elif kind in CHANGES:
        CHANGES[kind](traits, effect)


NUMBERS = frozenset(("strike", "lives", "enhancement"))


def with_numbers(plain: Traits, effects: list[Data]) -> Traits:
    """Return the traits of a card on which no effects lie but such that leave its features alone."""
    numbers = [effect for effect in effects if effect["kind"] in NUMBERS]
    if not numbers:
        return plain
    traits = plain.copy()
    for effect in numbers:
        add_numbers(traits, effect["kind"], effect.get("amount", 0))
    traits.strike = traits.base_strike + traits.added_strike
    traits.lives = traits.base_lives + traits.added_lives
    return traits


def add_numbers(traits: Traits, kind: str, amount: int) -> None:
    """Add to strike and lives what effects give (504, 7 Effect of enhancement)."""
    if kind != "lives":
        traits.added_strike += amount
    if kind != "strike":
        traits.added_lives += amount


def lose_keyword(traits: Traits, name: str) -> None:
    """Remove all instances of a keyword and the abilities that it heads."""
    traits.instances = tuple(one for one in traits.instances if one[0] != name)
    traits.abilities = tuple(one for one in traits.abilities if one.ability.keyword != name)


def lose_features(traits: Traits) -> None:
    """Forget what is printed on the card; acquired abilities remain (7 Loses features)."""
    traits.instances = tuple(one for one in traits.instances if one[2])
    traits.abilities = tuple(one for one in traits.abilities if one.effect)


def copy_print(traits: Traits, effect: Data, definitions: Definitions) -> None:
    """Take over the print of another card, with its parts; a created copy is also named "Copy of" it and is Created."""
    model = plain_traits(definitions.card(effect["card"]), definitions).copy()
    for part in effect.get("parts", ()):
        combine(model, plain_traits(definitions.card(part), definitions))
    for name in ("type", "classes", "elements", "cost", "base_strike", "base_lives", "abilities"):
        setattr(traits, name, getattr(model, name))
    traits.names = (*model.names, *(f"copy of {name}" for name in model.names))
    traits.instances = (*model.instances, ("created", 1, 0))


def change_classes(traits: Traits, effect: Data) -> None:
    """Lose, then gain classes; `set` overwrites all (104.2.1)."""
    if effect.get("set") is not None:
        traits.classes = tuple(effect["set"])
    traits.classes = united(without(traits.classes, tuple(effect.get("lose", ()))), tuple(effect.get("add", ())))


def change_elements(traits: Traits, effect: Data) -> None:
    """Lose, then gain elements; `set` overwrites all (108.1)."""
    if effect.get("set") is not None:
        traits.elements = tuple(effect["set"])
    traits.elements = united(without(traits.elements, tuple(effect.get("lose", ()))), tuple(effect.get("add", ())))


def change_type(traits: Traits, effect: Data) -> None:
    """Become another type: the properties and features that it cannot have are lost (108.2)."""
    traits.type = effect["set"]
    traits.classes = tuple(effect["classes"])
    if traits.type != CREATURE:
        traits.base_strike = traits.added_strike = 0
    if traits.type not in (CREATURE, HERO):
        traits.base_lives = traits.added_lives = 0
    if traits.type == HERO:
        traits.cost = 0


def lose_one(traits: Traits, effect: Data) -> None:
    """Lose a keyword."""
    lose_keyword(traits, effect["keyword"])


def hush(traits: Traits, effect: Data) -> None:
    """A keyword does not work."""
    traits.hushed += (effect["keyword"],)


def forbid(traits: Traits, effect: Data) -> None:
    """Cannot do an action."""
    traits.lay_rows((*traits.rows, (0, NOBODY, Cannot(effect["action"]))))


def oblige(traits: Traits, effect: Data) -> None:
    """Must do an action."""
    traits.lay_rows((*traits.rows, (0, NOBODY, Must(effect["action"]))))


CHANGES = {"classes": change_classes, "elements": change_elements, "type": change_type, "lose": lose_one,
           "hush": hush, "cannot": forbid, "must": oblige}
OF_FEATURES = frozenset(("keyword", "ability", "copied", "lose features", *CHANGES))
"""The kinds of effects that change what a card is and has, besides its numbers."""
