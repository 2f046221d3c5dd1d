"""Standing rules in code: statics, preventions, protections, keywords with an object (114, 515, 516)."""

from __future__ import annotations

from collections.abc import Callable

from compiler.codegen.draft import NoBehaviour, class_name
from compiler.games.behaviour import conditions, events, sources, statics
from compiler.games.behaviour.ability import Ability
from compiler.games.behaviour.selections import amount, condition, seen
from compiler.language import meaning as m
from compiler.language.ast import Node, with_fields

Start = Callable[[str, str, Node], Ability]

def write(start: Start, feature: Node, parts: m.Chain, during: Node | None = None) -> str:
    """Write a feature that is always true and return the name of its class. Raises NoBehaviour."""
    act = _endless(parts.parts[0].act)
    if len(parts.parts) != 1:
        raise NoBehaviour(feature)
    while_ = during or (act.condition if isinstance(act, m.If | m.While) else None)
    match act:
        case m.If(then=m.Do(deed=m.During(act=m.Cost() as cost)) as inner):
            act = m.Do(inner.agent, cost, inner.modal, span=inner.span)  # the condition holds to the turn's end
        case m.If(then=inner):
            act = inner
        case m.Do(
            agent=m.ThisCard(),
            deed=m.During(
                act=m.Attack(at=None) | m.Act(again=False) | m.ActAsBlocker(against=None) as duty,
                duration=m.Until("whenever able"),
            ),
            modal="must",
        ):
            return _obliges(start, feature, duty, while_)
        case m.Do(deed=m.ReceiveWounds(amount=m.Change(more=False) as change, source=None), modal=None):
            return _prevents_some(start, feature, act, change, while_)
        case m.Do(
            agent=m.ThisCard(), deed=m.ReceiveWounds(source=Node() as source, amount=None) as deed, modal=None | "not"
        ):
            return protects(start, feature, source, while_, reversed_=deed.only)
        case m.Do(
            agent=m.Cards(quantity=m.All()) as source,
            deed=m.InflictWounds(amount=None, on=m.ThisCard(), by=None),
            modal="not" | "cannot",
        ):
            return protects(start, feature, source, while_)
        case m.Do(agent=m.ThisCard(), deed=m.ReceiveWounds(amount=None, source=None, only=False), modal="not"):
            return protects(start, feature, None, while_)
        case m.Do(
            agent=m.Cards() as bearers, deed=m.ReceiveWounds(source=Node(), amount=None) as deed, modal=None | "not"
        ):
            return _given(start, feature, bearers, m.Do(m.ThisCard(), deed, act.modal, span=act.span), while_)
        case m.Do(agent=m.You(), deed=m.Prevent(on=m.Cards(quantity=m.All()) as each, each_turn=True) as prevent):
            own = with_fields(prevent, on=m.ThisCard())  # so many for each of them
            return _given(start, feature, each, m.Do(m.You(), own, span=act.span), while_)
        case m.Do(agent=m.You(), deed=m.Prevent() as prevent, modal=None):
            return _prevents(start, feature, prevent, while_)
    if not isinstance(act, m.Do | m.DoesNotWork):
        raise NoBehaviour(act)
    ability = _begun(start, "Rule", "StaticAbility", feature, while_)
    ability.where = parts.where
    if isinstance(act, m.DoesNotWork):
        statics.does_not_work(ability, act)
    else:
        statics.write(ability, act)
    return ability.draft.name


def _endless(act: Node) -> Node:
    """A rule holds to the end of the game, whether it says so or not."""
    match act:
        case m.Do(deed=m.During(duration=m.Until("end of battle")) as deed):
            return with_fields(act, deed=deed.act)
    return act


def _begun(start: Start, suffix: str, base: str, feature: Node, while_: Node | None) -> Ability:
    """Begin the class of a rule that holds only while a condition does."""
    ability = start(suffix, base, feature)
    if while_ is not None:
        conditions.require(ability, while_)
    return ability


def _given(start: Start, feature: Node, bearers: m.Cards, clause: m.Do, while_: Node | None) -> str:
    """A rule about other cards that each of them must have itself: a protection."""
    ability = _begun(start, "Rule", "StaticAbility", feature, while_)
    rule = m.Instructions(m.Chain((m.Part("first", clause),)), span=clause.span)
    ability.use("Grants", "See")
    kind = bearers.kind if isinstance(bearers.quantity, m.One) else statics.all_of(ability, bearers)
    assert isinstance(kind, m.Kind)
    line = ability.line(f"return {condition(ability, kind)}")
    ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", f"(Grants(({ability.granted(rule)},)),)")
    return ability.draft.name


def rows(start: Start, feature: Node, row: str, while_: Node | None = None) -> str:
    """Write a static ability of one row about the card itself."""
    ability = _begun(start, "Rule", "StaticAbility", feature, while_)
    ability.use(row.partition("(")[0])
    ability.draft.set("rows", f"({row},)")
    return ability.draft.name


def _obliges(start: Start, feature: Node, duty: Node, while_: Node | None) -> str:
    """What this card must do whenever it is able to."""
    ability = _begun(start, "Rule", "StaticAbility", feature, while_)
    ability.use("Must")
    ability.draft.set("rows", f'(Must("{ability.tables.actions[type(duty)]}"),)')
    return ability.draft.name


def _prevents_some(start: Start, feature: Node, clause: m.Do, change: m.Change, while_: Node | None) -> str:
    """Fewer wounds by a number are a prevention (516.4)."""
    ability = _begun(start, "Prevention", "PreventingAbility", feature, while_)
    ability.use("on", "See")
    if clause.agent is None:
        raise NoBehaviour(clause)
    ability.draft.set("prevents", f"on.wounded({events.card(ability, clause.agent, 'card')})")
    line = ability.line(f"return {seen(amount(ability, change.amount))}")
    ability.draft.method("amount", "(self, see: See) -> int", line)
    return ability.draft.name


def _prevents(start: Start, feature: Node, prevent: m.Prevent, while_: Node | None) -> str:
    """Prevent the first so many wounds, or all of some strength (516.3, 516.4)."""
    ability = _begun(start, "Prevention", "PreventingAbility", feature, while_)
    ability.use("on", "See")
    source = prevent.source
    if not isinstance(source, m.Source | None) or (source is not None and source.of is not None):
        raise NoBehaviour(prevent)
    if source is None and prevent.amount is None:
        raise NoBehaviour(prevent)
    whom = events.card(ability, prevent.on or m.ThisCard(), "card")
    ability.draft.set("prevents", f"on.wounded({whom})")
    if prevent.each_turn:
        ability.use("TURN")
        ability.draft.set("budget", "TURN")
    elif prevent.amount is not None:  # the next so many: that is all (516.4)
        ability.use("GAME")
        ability.draft.set("budget", "GAME")
    if source is not None:
        said = sources.how(ability, source)
        if source.at_most is not None:
            said += f' and see.event.data["strength"] <= {seen(amount(ability, source.at_most))}'
        ability.requires(said)
    number = "see.event.amount" if prevent.amount is None else seen(amount(ability, prevent.amount))
    if isinstance(prevent.amount, m.Variable):
        number = "see.value"
    ability.draft.method("amount", "(self, see: See) -> int", ability.line(f"return {number}"))
    return ability.draft.name


def protects(
    start: Start, feature: Node, source: Node | None, while_: Node | None = None, *, reversed_: bool = False
) -> str:
    """No wounds from something, or (reversed) only from it (515.1, 517.1.1)."""
    ability = _begun(start, "Protection", "Protection", feature, while_)
    ability.use("See")
    said = sources.expression(ability, source) if source is not None else "True"
    line = ability.line(f"return not ({said})" if reversed_ else f"return {said}")
    ability.draft.method("from_source", "(self, see: See, source: int) -> bool", line)
    return ability.draft.name


def merged(start: Start, feature: m.Keyword, sentences: tuple[Node, ...]) -> str:
    """Write a keyword with an object whose definition has several sentences, each about this card, as one class."""
    ability = start(class_name(feature.id), "StaticAbility", feature)
    rows = [row for sentence in sentences for row in _sentence(ability, sentence)]
    ability.draft.set("rows", f"({', '.join(rows)},)")
    return ability.draft.name


def _sentence(ability: Ability, sentence: Node) -> list[str]:
    when = ""
    if isinstance(sentence, m.While):
        when = conditions.expression(ability, sentence.condition)
    chain = getattr(sentence, "chain", None)
    clause = chain.parts[0].act if isinstance(chain, m.Chain) and len(chain.parts) == 1 else sentence
    if not isinstance(clause, m.Do):
        raise NoBehaviour(sentence)
    row = statics.upon_this(ability, clause, when)
    if row is not None:
        return [row]
    if when:
        raise NoBehaviour(sentence)
    return statics.own_rows(ability, clause)


def strength(start: Start, feature: m.StrengthOn) -> str:
    """How strong attacks on cards are (508.4.1)."""
    ability = start("Rule", "StaticAbility", feature)
    statics.strength(ability, feature)
    return ability.draft.name
