"""Fights in code: strikes several times a turn, keywords against some cards only, one of several conditions."""

from __future__ import annotations

from compiler.games.behaviour import standing
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.features import Features
from compiler.games.behaviour.selections import about, amount, condition, narrowing, seen, single
from compiler.games.behaviour.statics import is_one, number_of
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.language import meaning as m
from compiler.language.ast import Node

FEATURES: Table[str] = Table()
ROWS: Table[list[str]] = Table()
NARROWINGS: Table[str] = Table()
DEEDS: Table[None] = Table()
GIFTS: Table[bool] = Table()
COUNTS: Table[str] = Table()
PICKS: Table[Picked] = Table()
EXPERIENCE = {"attack-experience": "attack", "defense-experience": "defense", "shooting-experience": "shot"}
"""Which rolls an experience is for."""
STRIKES = ("directed-strike", "unanswerable-strike")
DEFENDED = 'Cannot("be_defended", {against})'


@NARROWINGS.of(m.Either)
def either(ability: Ability, node: m.Either) -> str:
    """At least one of several conditions."""
    return f"({' or '.join(narrowing(ability, each) for each in node.conditions)})"


@ROWS.of(m.StrikeTimes)
def strikes(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards may strike several times a turn (2.5)."""
    if not isinstance(clause.deed, m.StrikeTimes) or clause.modal != "may":
        return None
    return [times_row(ability, clause.deed)]


def times_row(ability: Ability, deed: m.StrikeTimes) -> str:
    """Return the row of strikes several times a turn."""
    ability.use("StrikeTimes")
    said = [number_of(ability, deed.times)]
    said += [f"{name}=True" for name in ("together", "different") if getattr(deed, name)]
    return f"StrikeTimes({', '.join(said)})"


@ROWS.of(m.DefendsOften)
def defends_often(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards act as defenders as often as they like (4.14)."""
    if clause.modal != "may":
        return None
    ability.use("Rule")
    return ['Rule("defends_often")']


@ROWS.of(m.AttackOnly)
def attacks_only(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards may make attacks of some kinds at some cards only (9, Obligation to attack)."""
    deed = clause.deed
    if not isinstance(deed, m.AttackOnly) or clause.modal != "may" or any(kind not in attacks.FAMILIES and kind not in attacks.KINDS for kind in deed.kinds):
        return None
    ability.use("AttackOnly", "See")
    line = "return other == see.this" if deed.at == m.ThisCard() else f"return {is_one(ability, 'other', deed.at)}"
    at = ability.helper("at", "(self, see: See, card: int, other: int) -> bool", line)
    strict = ", strict=True" if deed.anywhere or clause.agent == m.ThisCard() else ""
    return [f'AttackOnly({tuple(deed.kinds)!r}, {at}{strict})'.replace("'", '"')]


@ROWS.of(m.ShootsNear)
def shoots_near(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards may make ranged attacks of a kind at adjacent cards, too."""
    if not isinstance(clause.deed, m.ShootsNear) or clause.modal != "may":
        return None
    ability.use("ShootsNear")
    return [f'ShootsNear("{clause.deed.kind}")']


@ROWS.of(m.StartAttack)
def announces_no(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards cannot attack at all, or not with simple strikes."""
    deed = clause.deed
    if not isinstance(deed, m.StartAttack) or clause.modal not in ("cannot", "not") or deed.at is not None:
        return None
    if deed.kind not in ("attack", "strike"):
        raise NoBehaviour(deed)
    ability.use("Cannot")
    return [f'Cannot("{deed.kind}")']


@DEEDS.of(m.ChangeRoll)
def change_roll(ability: Ability, deed: m.ChangeRoll) -> None:
    """Change the die roll that is on the stack (5.9), if it is one for such a card."""
    kind = deed.of.kind if isinstance(deed.of, m.Cards) and isinstance(deed.of.quantity, m.One) else None
    if deed.of is not None and not isinstance(kind, m.Kind):
        raise NoBehaviour(deed)
    fits = about("see.roller", condition(ability, kind)) if isinstance(kind, m.Kind) else "True"
    ability.requires("see.roller != 0" if fits == "True" else f"see.roller != 0 and {fits}")
    if deed.to is not None:
        ability.now.do(f"act.change_roll(to={amount(ability, deed.to)})")
    elif isinstance(deed.by, m.Change):
        ability.now.do(f"act.change_roll(by={'' if deed.by.more else '-'}{amount(ability, deed.by.amount)})")


@GIFTS.of(m.NextOnly)
def next_only(ability: Ability, picked: Picked, gift: m.NextOnly, most: Node | None = None) -> bool:
    """A bonus to the next attack of a kind, or to the next roll; several of them are together no more than `most`."""
    if most is not None and gift.negative:
        raise NoBehaviour(gift)
    if gift.by != "roll" and gift.by not in (*attacks.KINDS, *attacks.FAMILIES):
        raise NoBehaviour(gift)
    number = f"{'-' if gift.negative else ''}{amount(ability, gift.amount)}"
    cap = f", most={amount(ability, most)}" if most is not None else ""
    ability.now.do(f'act.add_next({picked.code}, {number}, "{gift.by}"{ability.lasting}{cap})')
    return True


@COUNTS.of(m.PropertyOf)
def so_many(ability: Ability, node: m.PropertyOf) -> str:
    """For each token on a card: as many as there are."""
    return amount(ability, node)


@PICKS.of(m.AnyOf)
def one_of_two(ability: Ability, node: m.AnyOf, zone: str) -> Picked | None:
    """One card, of one kind or of another."""
    kinds = [each.kind for each in node.parts if isinstance(each, m.Cards) and isinstance(each.quantity, m.One)]
    if zone != "play" or len(kinds) < len(node.parts):
        return None
    fits = " or ".join(f"({condition(ability, kind)})" for kind in kinds if isinstance(kind, m.Kind))
    picked = Picked(f"act.target({ability.target(ability.predicate('may_target', fits))})")
    for each in node.parts:
        ability.remember(each, picked)
    return picked


@DEEDS.of(m.ReduceStrike)
def reduce(ability: Ability, deed: m.ReduceStrike) -> None:
    """The attack that a card makes now, or has announced, becomes weak, medium or strong (glossary: Reducing)."""
    if not isinstance(deed.to, m.Strength) or deed.of is None or deed.on is not None or deed.kind not in ("strike", "attack"):
        raise NoBehaviour(deed)
    ability.offered = "see.attacks_now(card)"
    card = single(ability, deed.of)
    ability.offered = ""
    ability.use(deed.to.kind.upper())
    ability.now.do(f'act.reduce({card}, {deed.to.kind.upper()}, "{deed.kind}")')


@ROWS.of(m.FightsClosed)
def fights_closed(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards fight simple strikes when they are closed, too (4.2)."""
    if clause.modal is not None:
        return None
    ability.use("Rule")
    return ['Rule("fights_closed")']


@FEATURES.of(m.Keyword)
def with_object(features: Features, feature: m.Keyword) -> str | None:
    """A keyword that a card has against some others only."""
    if feature.object is None or feature.id not in (*STRIKES, *EXPERIENCE):
        return None
    clause = m.Do(m.ThisCard(), m.Have((feature,)), span=feature.span)
    return standing.write(features.start, feature, m.Chain((m.Part("first", clause, span=feature.span),), span=feature.span))


def against_rows(ability: Ability, gift: m.Keyword) -> list[str]:
    """Return the rows of a keyword against some cards: no defender (9, Directed strike), a better roll (2.15)."""
    of = gift.object
    assert of is not None
    ability.use("See")
    line = f"return {is_one(ability, 'other', of)}"
    if gift.id == "directed-strike":
        ability.use("Cannot")
        return [DEFENDED.format(against=ability.helper("against", "(self, see: See, card: int, other: int) -> bool", line))]
    against = ability.helper("against", "(self, see: See, card: int, other: int) -> bool", line)
    if gift.id == "unanswerable-strike":
        ability.use("RuleAgainst", "UNANSWERABLE")
        return [f"RuleAgainst(UNANSWERABLE, {against})"]
    if gift.id not in EXPERIENCE or gift.amount is None:
        raise NoBehaviour(gift)
    ability.use("Roll")  # the largest experience applies: this is what it has more than that which is always had
    more = f'return max(0, {seen(amount(ability, gift.amount))} - see.keyword_value(card, "{gift.id}"))'
    number = ability.helper("more", "(self, see: See, card: int) -> int", more)
    return [f'Roll({number}, "{EXPERIENCE[gift.id]}", against={against})']
