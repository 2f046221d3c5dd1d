"""Standing rules in code: what is true of cards as long as the ability acts (114)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import about, amount, cards, condition, seen
from compiler.games.behaviour.statements import keyword
from compiler.language import meaning as m
from compiler.language.ast import Node, with_fields

SUFFERED: dict[type[Node], tuple[str, str]] = {
    m.Open: ("be_opened", "target"),
    m.Close: ("be_closed", "target"),
    m.Destroy: ("be_destroyed", "target"),
    m.Heal: ("be_healed", "target"),
    m.CloseByOpponent: ("be_closed_by_opponent", "target"),
    m.TakeControl: ("change_control", "target"),
    m.Attack: ("be_attacked", "at"),
}
"""What cannot happen to cards, whoever does it: the name of the prohibition, and whom the deed is about."""
WHOM: dict[type[Node], str] = {m.You: "YOU", m.Opponent: "OPPONENT", m.EachPlayer: "ANY", m.SomePlayer: "ANY"}


def write(ability: Ability, clause: m.Do) -> None:
    """Write the rows of a static ability. Raises NoBehaviour."""
    agent = clause.agent
    row = upon_this(ability, clause) if isinstance(agent, m.Kind | m.Cards) else None
    if row is not None:
        ability.draft.set("rows", f"({row},)")
        return
    if ability.tables.clauses.write(clause.deed, ability, clause):
        return
    match clause:
        case m.Do(agent=m.PropertyOf(property="strike" | "lives") as what, deed=m.Have(what=(m.Equals() as equal,)), modal=None):
            _equals(ability, what, equal)
            return
    if agent is not None and type(agent) in WHOM:
        row = ability.tables.player_rows.write(clause.deed, ability, clause, WHOM[type(agent)])
        if row is None:
            raise NoBehaviour(clause)
        ability.use(WHOM[type(agent)])
        ability.draft.set("rows", f"({row},)")
        return
    if agent is None and clause.modal in ("cannot", "not") and type(clause.deed) in SUFFERED:
        name, field = SUFFERED[type(clause.deed)]
        agent = getattr(clause.deed, field)
        ability.use("Cannot")
        rows = [f'Cannot("{name}")']
    else:
        rows = clause_rows(ability, clause)
    if not isinstance(agent, m.ThisCard):
        ability.use("See")
        line = ability.line(f"return {condition(ability, all_of(ability, agent))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", f"({', '.join(rows)},)")


def _equals(ability: Ability, what: m.PropertyOf, equal: m.Equals) -> None:
    """A property is an amount as long as the rule acts; *their lives* are each card's own."""
    row = ability.tables.bonus_rows[what.property][0]
    ability.use(row, "SET", "See")
    kind = all_of(ability, what.of)
    own = equal.amount if isinstance(equal.amount, m.PropertyOf) and isinstance(equal.amount.of, m.Referent) else None
    number = f"see.{own.property}(card)" if own else seen(amount(ability, equal.amount))
    ability.draft.method(
        "affects", "(self, see: See, card: int) -> bool", ability.line(f"return {condition(ability, kind)}")
    )
    name = ability.helper("value", "(self, see: See, card: int) -> int", f"return {number}")
    ability.draft.set("rows", f"({row}({name}, operation=SET),)")


def all_of(ability: Ability, node: Node | None) -> m.Kind:
    """The kind of all cards that a rule is about; a game knows which are the only ones of their kind."""
    own: m.Kind | None = ability.tables.alone(node)
    if own is not None:
        return own
    match node:
        case m.Kind():
            return node
        case m.Cards(quantity=m.All(), kind=m.Kind() as kind):
            return kind
    raise NoBehaviour(node or m.ThisCard())


def is_one(ability: Ability, card: str, of: Node) -> str:
    """Return whether a card is one that a rule is about: one said before, or any of a kind."""
    if isinstance(of, m.Referent):
        said = cards(ability, of)
        return f"{card} {'in' if said.many else '=='} {seen(said.code)}"
    kind = of.kind if isinstance(of, m.Cards) and isinstance(of.kind, m.Kind) else all_of(ability, of)
    return about(card, condition(ability, kind))


def upon_this(ability: Ability, clause: m.Do, when: str = "") -> str | None:
    """Return the row of this card that says what others cannot do to it, or how many wounds they inflict on it.

    ``when`` is an expression that must hold, too. None if the clause says no such thing.
    """
    match clause.modal, clause.deed:
        case "cannot", m.Attack(at=m.ThisCard(), by=None):
            row, role = 'Cannot("be_attacked", {})', "other"
        case "cannot", m.BlockAgainst(whom=m.ThisCard()):
            row, role = 'Cannot("be_blocked", {})', "other"
        case None, m.InflictWounds(amount=m.Change() as change, on=m.ThisCard(), by=None):
            row, role = f"Receives({'' if change.more else '-'}{amount(ability, change.amount)}, source={{}})", "source"
        case _:
            return None
    ability.use(row.partition("(")[0])
    return row.format(_others(ability, role, all_of(ability, clause.agent), when))


def _others(ability: Ability, role: str, kind: m.Kind, when: str = "") -> str:
    """Add a filter for the other card of a row; one named by its class is a creature."""
    ability.use("See")
    fits = about("other", condition(ability, kind))
    creature = "see.is_creature(other) and " if isinstance(kind.noun, m.ClassNoun) else ""
    line = f"return {when} and {creature}{fits}" if when else f"return {creature}{fits}"
    return ability.helper(role, "(self, see: See, card: int, other: int) -> bool", line)


def own_rows(ability: Ability, clause: m.Do) -> list[str]:
    """Return the rows of a clause about this card. Raises NoBehaviour."""
    if not isinstance(clause.agent, m.ThisCard):
        raise NoBehaviour(clause)
    return clause_rows(ability, clause)


def clause_rows(ability: Ability, clause: m.Do) -> list[str]:
    """Return the rows of a clause, whoever has them. Raises NoBehaviour."""
    deed = clause.deed
    own: list[str] | None = ability.tables.rows.write(deed, ability, clause)
    if own is not None:
        return own
    match clause.modal, deed:
        case None, m.StayOpen() if deed.after in ability.tables.stays_open:
            ability.use("Rule")
            return [f'Rule("{ability.tables.stays_open[deed.after]}")']
        case None, m.Have():
            return [row for gift in deed.what for row in gift_rows(ability, gift)]
        case None, m.ForEach(deed=m.Have() as had, each=each):
            return [row for gift in had.what for row in gift_rows(ability, gift, each)]
        case "cannot" | "not", m.Joint():
            return list(dict.fromkeys(row for each in deed.deeds for row in _none_of(ability, clause, each)))
        case "cannot" | "not", m.InflictWounds(amount=None, on=None, by=None):
            ability.use("Inflicts", "SET")
            return ["Inflicts(0, operation=SET)"]
        case "cannot" | "not", _:
            return [_cannot(ability, deed)]
        case None, m.ReceiveWounds(amount=m.Change(more=True) as change, source=None | m.Source(kinds=(), of=None)):
            return [_changed(ability, "Receives", change)]
        case None, m.InflictWounds(amount=m.Change() as change, on=None, by=None):
            return [_changed(ability, "Inflicts", change)]
        case None, m.InflictWounds(amount=m.Change() as change, on=m.Kind() | m.Cards(quantity=m.All()) as on, by=None):
            said = _changed(ability, "Inflicts", change).removesuffix(")")
            return [f"{said}, against={_others(ability, 'against', all_of(ability, on))})"]
        case None, m.Lose(what=m.Keyword() as word):
            ability.use("Loses")
            return [f'Loses(("{word.id}",))']
        case None, m.Ignore():
            return [_ignores(ability, deed)]
        case None, m.Joint() if all(isinstance(each, m.Ignore) for each in deed.deeds):
            return [_ignores(ability, each) for each in deed.deeds if isinstance(each, m.Ignore)]
    raise NoBehaviour(clause)


def _ignores(ability: Ability, deed: m.Ignore) -> str:
    """What is ignored: a keyword, what obliges to attack, all features (7 Ignore)."""
    ability.use("Ignores")
    match deed.keyword:
        case m.Keyword() as word:
            return f'Ignores(("{word.id}",))'
        case m.Obligations():
            return 'Ignores(("obligations",))' if deed.keyword.what == "attacks" else 'Ignores(("obligations of shots",))'
        case m.Lost(sort="features"):
            return 'Ignores(("features",))'
    raise NoBehaviour(deed.keyword)


def does_not_work(ability: Ability, node: m.DoesNotWork) -> None:
    """A keyword of cards that does not work as long as the ability acts (7 [Text] does not work)."""
    if not isinstance(node.keyword, m.Keyword):
        raise NoBehaviour(node)
    ability.use("DoesNotWork", "See")
    line = ability.line(f"return {condition(ability, all_of(ability, node.of))}")
    ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", f'(DoesNotWork(("{node.keyword.id}",)),)')


def _changed(ability: Ability, row: str, change: m.Change) -> str:
    ability.use(row)
    return f"{row}({'' if change.more else '-'}{amount(ability, change.amount)})"


def _none_of(ability: Ability, clause: m.Do, deed: Node) -> list[str]:
    """One of several things that cards cannot do."""
    own: list[str] | None = ability.tables.rows.write(deed, ability, with_fields(clause, deed=deed))
    return own if own is not None else [_cannot(ability, deed)]


def _cannot(ability: Ability, deed: Node) -> str:
    action = ability.tables.actions.get(type(deed))
    if action is None:
        raise NoBehaviour(deed)
    if isinstance(deed, m.Attack) and deed.at is not None:
        if not isinstance(deed.at, m.Cards) or not isinstance(deed.at.kind, m.Kind):
            raise NoBehaviour(deed.at)
        ability.use("Cannot", "See")
        line = f"return {about('other', condition(ability, deed.at.kind))}"
        against = ability.helper("against", "(self, see: See, card: int, other: int) -> bool", line)
        return f'Cannot("{action}", {against})'
    ability.use("Cannot")
    return f'Cannot("{action}")'


def bonus(ability: Ability, gift: m.Bonus, each: Node | None = None) -> str:
    """The number of a bonus, with its sign."""
    number = m.Times(gift.amount, each) if each is not None else gift.amount
    return number_of(ability, number, "-" if gift.negative else "")


def number_of(ability: Ability, number: Node, sign: str = "") -> str:
    """Return the number of a row: digits, or a method where it depends on what is in play."""
    if isinstance(number, m.Number):
        return f"{sign}{number.value}"
    ability.use("See")
    line = f"return {sign}({seen(amount(ability, number))})" if sign else f"return {seen(amount(ability, number))}"
    return ability.helper("bonus", "(self, see: See, card: int) -> int", line)


def gift_rows(ability: Ability, gift: Node, each: Node | None = None) -> list[str]:
    """Return the rows of what cards have."""
    own: list[str] | None = ability.tables.gift_rows.write(gift, ability, gift, each)
    if own is not None:
        return own
    match gift:
        case m.Bonus(against=None) if gift.property in ability.tables.bonus_rows:
            rows = ability.tables.bonus_rows[gift.property]
            ability.use(*rows)
            number = bonus(ability, gift, each)
            return [f"{row}({number})" for row in rows]
        case m.Bonus(against=None) if gift.property in ability.tables.attacks:
            ability.use("AttackStrength")
            by = ability.tables.attacks[gift.property]
            return [f'AttackStrength({bonus(ability, gift, each)}, by="{by}")']
        case _ if each is not None:
            raise NoBehaviour(gift)
        case m.Bonus(against=m.Cards(kind=m.Kind()) | m.Referent() as others) if gift.property in ability.tables.attacks:
            ability.use("AttackStrength", "See")
            by = ability.tables.attacks[gift.property]
            against = ability.helper(
                "against",
                "(self, see: See, me: int, card: int) -> bool",
                f"return {is_one(ability, 'card', others)}",
            )
            number = number_of(ability, gift.amount, "-" if gift.negative else "")
            return [f'AttackStrength({number}, by="{by}", against={against})']
        case m.Keyword():
            ability.use("Grants")
            return [f"Grants(({keyword(ability, gift)},))"]
        case m.Quoted():
            ability.use("Grants")
            return [f"Grants(({ability.granted(feature)},))" for feature in gift.features]
    raise NoBehaviour(gift)


def strength(ability: Ability, node: m.StrengthOn) -> None:
    """How strong attacks on this card are (508.4.1)."""
    ability.use("Incoming", "See")
    number = seen(amount(ability, node.amount))
    value = ability.helper("strength", "(self, see: See, card: int) -> int", f"return {'-' * (node.change == 'less')}{number}")
    more = [f'by="{node.by}"']
    if node.change == "at most":
        ability.use("SET")
        stronger = "return see.strike(other) > " + number
        more += [f"source={ability.helper('stronger', '(self, see: See, card: int, other: int) -> bool', stronger)}"]
        more += ["operation=SET"]
    if not isinstance(node.on, m.ThisCard):
        line = ability.line(f"return {condition(ability, all_of(ability, node.on))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", f"(Incoming({value}, {', '.join(more)}),)")
