"""Constant abilities that only this game has: rolls, protections, strikes reduced, what is headed by a keyword."""

from __future__ import annotations

from compiler.games.behaviour import conditions, standing, statics
from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.features import Features
from compiler.games.behaviour.selections import about, amount, condition, seen
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.language import meaning as m
from compiler.language.ast import Node, walk

FEATURES: Table[str] = Table()
ROWS: Table[list[str]] = Table()
PROTECTED = (*attacks.KINDS, *attacks.FAMILIES, "spell", "effect", "poison", "magic", "ability")


@ROWS.of(m.ProtectedFrom)
def protected(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards are protected from attacks, spells, effects, perhaps only from those of some cards (2.8)."""
    deed = clause.deed
    if not isinstance(deed, m.ProtectedFrom) or clause.modal is not None:
        return None
    return [protection_row(ability, deed)]


def protection_row(ability: Ability, deed: m.ProtectedFrom) -> str:
    """Return the row of a protection."""
    if any(kind not in PROTECTED for kind in deed.kinds):
        raise NoBehaviour(deed)
    ability.use("ProtectedFrom")
    kinds = ", ".join(f'"{kind}"' for kind in deed.kinds)
    said = f"({kinds},)" if len(deed.kinds) == 1 else f"({kinds})"
    more = ""
    if deed.of is not None:
        ability.use("See")
        line = f"return {about('source', condition(ability, statics.all_of(ability, deed.of)))}"
        more = f", source={ability.helper('source', '(self, see: See, card: int, source: int) -> bool', line)}"
    if deed.strength is not None:
        more += f", strengths={attacks.strengths(ability, deed.strength)}"
    return f"ProtectedFrom({said}{more})"


@ROWS.of(m.ActTimes)
def acts(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards may act several times in a turn (2.5)."""
    if not isinstance(clause.deed, m.ActTimes) or clause.modal is not None:
        return None
    ability.use("Actions")
    return [f"Actions({statics.number_of(ability, clause.deed.times)})"]


@ROWS.of(m.Cost)
def costs(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards cost more or less while squads are recruited (3.6)."""
    match clause.modal, clause.deed:
        case None, m.Cost(amount=m.Change() as change):
            ability.use("Cost")
            return [f"Cost({statics.number_of(ability, change.amount, '' if change.more else '-')})"]
    return None


@ROWS.of(m.Joint)
def ignores(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards ignore several keywords (glossary: Ignore)."""
    deed = clause.deed
    if not isinstance(deed, m.Joint) or clause.modal is not None or not all(isinstance(each, m.Ignore) for each in deed.deeds):
        return None
    alone = (m.Do(clause.agent, each, span=clause.span) for each in deed.deeds)
    return [row for each in alone for row in statics.clause_rows(ability, each)]


@ROWS.of(m.Get)
def get(ability: Ability, clause: m.Do) -> list[str] | None:
    """What cards get by a constant ability they have as long as it acts (1.9.1)."""
    if not isinstance(clause.deed, m.Get) or clause.modal is not None:
        return None
    return [row for gift in clause.deed.what for row in statics.gift_rows(ability, gift)]


@ROWS.of(m.ForEach)
def get_for_each(ability: Ability, clause: m.Do) -> list[str] | None:
    """What cards get for each of something."""
    match clause.modal, clause.deed:
        case None, m.ForEach(deed=m.Get() as got, each=each):
            return [row for gift in got.what for row in statics.gift_rows(ability, gift, each)]
    return None


@FEATURES.of(m.Triggered)
def blocks(features: Features, feature: m.Triggered) -> str | None:
    """Blocking is done outside the stack (2.7): the ability waits for what it blocks."""
    if not isinstance(feature.trigger, m.Trigger) or not any(isinstance(each, m.BlockIt) for each in walk(feature.chain)):
        return None
    return features.waiting("Block", "CancellingAbility", "cancels", feature, feature.trigger.event)


@FEATURES.of(m.ProtectedFrom, m.Less, m.Bonus)
def own(features: Features, feature: Node) -> str:
    """What this card has as long as it acts, said without a verb: a protection, a modifier."""
    return standing.write(features.start, feature, _clause(feature, m.Have((feature,))))


@FEATURES.of(m.DrawsDefenders)
def draws(features: Features, feature: m.DrawsDefenders) -> str:
    """The opponent must appoint a defender against this card's strikes, if he can."""
    return standing.rows(features.start, feature, 'Must("be_defended")')


@FEATURES.of(m.ReduceStrike)
def reduced(features: Features, feature: m.ReduceStrike, while_: Node | None = None) -> str:
    """Attacks of cards, or on cards, are reduced to an amount, or to a kind with all abilities (glossary).

    With a condition they are only while it holds.
    """
    if feature.of is None and feature.on is None:
        raise NoBehaviour(feature)
    ability = features.start("Rule", "StaticAbility", feature)
    if while_ is not None:
        conditions.require(ability, while_)
    bearer = feature.on or feature.of
    assert bearer is not None
    source = _source(ability, feature.of) if feature.on is not None and feature.of is not None else ""
    if isinstance(feature.to, m.Strength):
        row = _to_kind(ability, feature, feature.to, source)
    else:
        row = _to_amount(ability, feature, source)
    if bearer != m.ThisCard():
        ability.use("See")
        line = ability.line(f"return {condition(ability, statics.all_of(ability, bearer))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", f"({row},)")
    return ability.draft.name


def _source(ability: Ability, of: Node) -> str:
    ability.use("See")
    if of == m.ThisCard():
        line = "return other == see.this"
    else:
        line = f"return {about('other', condition(ability, statics.all_of(ability, of)))}"
    return ability.helper("source", "(self, see: See, card: int, other: int) -> bool", line)


def _to_kind(ability: Ability, feature: m.ReduceStrike, to: m.Strength, source: str) -> str:
    if feature.kind not in ("strike", "attack"):
        raise NoBehaviour(feature)
    ability.use("StrikeKind", to.kind.upper())
    by = ', by="attack"' if feature.kind == "attack" else ""
    incoming = ", incoming=True" if feature.on is not None else ""
    return f"StrikeKind({to.kind.upper()}{incoming}{f', against={source}' if source else ''}{by})"


def _to_amount(ability: Ability, feature: m.ReduceStrike, source: str) -> str:
    if feature.kind not in (*attacks.KINDS, *attacks.FAMILIES):
        raise NoBehaviour(feature)
    row = "AttackStrength" if feature.on is None else "Incoming"
    ability.use(row, "AT_MOST")
    said = [statics.number_of(ability, feature.to), f'by="{feature.kind}"']
    return f"{row}({', '.join([*said, *([f'source={source}'] if source else []), 'operation=AT_MOST'])})"


@FEATURES.of(m.Headed)
def headed(features: Features, feature: m.Headed) -> str:
    """What a keyword heads acts only where the keyword says: in formation; else the keyword only names it."""
    with features.headed(feature.keyword):
        name = _inner(features, feature, feature.feature)
    if feature.keyword == "formation":
        features.draft.imports.add("See")
        features.written(name).require("see.in_formation(see.this)")
    return name


def _inner(features: Features, feature: Node, inner: Node) -> str:
    """Write what stands behind a head as a class of the whole feature, a keyword alone, too."""
    if isinstance(inner, m.Keyword):
        name = standing.write(features.start, feature, _clause(feature, m.Have((inner,))))
    else:
        name = features.given(inner)
    if name.startswith("Keyword("):
        raise NoBehaviour(feature)
    features.written(name).feature = feature
    return name


@FEATURES.of(m.Property)
def marked(features: Features, feature: m.Property) -> str:
    """What *x:* marks is a property: it stays when the abilities are lost (1.6.1)."""
    power = _own_power(feature.feature)
    name = _power(features, feature, power) if power is not None else _inner(features, feature, feature.feature)
    features.written(name).set("is_property", "True")
    return name


def _own_power(feature: Node) -> Node | None:
    """What the strike of this card is equal to, if that is what a feature says."""
    match feature:
        case m.Instructions(chain=m.Chain(parts=(m.Part(act=m.Do(agent=agent, deed=m.Have(what=(m.Equals(amount=amount),)))),))):
            return amount if agent == m.PropertyOf("strike", m.ThisCard()) else None
    return None


def _power(features: Features, feature: Node, power: Node) -> str:
    """The power of the card's simple strikes of every kind, in place of the printed one."""
    ability = features.start("Rule", "StaticAbility", feature)
    ability.use("Strikes", "See")
    line = f"return {seen(amount(ability, power))}"
    ability.draft.set("rows", f"(Strikes({ability.helper('power', '(self, see: See, card: int) -> int', line)}),)")
    return ability.draft.name


def _clause(feature: Node, deed: Node) -> m.Chain:
    return m.Chain((m.Part("first", m.Do(m.ThisCard(), deed, span=feature.span), span=feature.span),))
