"""Standing rules that only Heroes has: costs, draws, what is played from where, who strikes first."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.selections import amount, condition, count, seen
from compiler.games.behaviour.statics import all_of, number_of
from compiler.games.behaviour.tables import Table
from compiler.games.heroes.behaviour.events import ANY_CARD
from compiler.language import meaning as m
from compiler.language.ast import Node

CLAUSES: Table[bool] = Table()
ROWS: Table[list[str]] = Table()
PLAYER_ROWS: Table[str] = Table()
RULES: dict[tuple[type[Node], str | None], str] = {
    (m.ActAtOnce, "may"): "act_at_once",
    (m.StrikeFirst, None): "strike_first",
}
"""What is another rule for cards than for the rest, and with which verb it is said."""
KEYWORD_RULES: dict[type[Node], str] = {m.OpenWhenLost: "open_when_lost", m.MissRestoration: "miss_restoration"}
"""Rules that speak of the keyword in whose definition they stand."""


def alone(node: Node | None) -> m.Kind | None:
    """Your hero is the only one of its kind."""
    match node:
        case m.Cards(quantity=m.One(), kind=m.Kind(noun=m.TypeNoun(type="hero"), where=where) as kind):
            return kind if any(isinstance(each, m.Whose) for each in where) else None
    return None


@ROWS.of(m.ActAtOnce, m.StrikeFirst, m.OpenWhenLost, m.MissRestoration)
def rule(ability: Ability, clause: m.Do) -> list[str] | None:
    """A rule that goes by a name."""
    deed = clause.deed
    if type(deed) in KEYWORD_RULES and clause.modal is None and ability.keyword and isinstance(clause.agent, m.ThisCard):
        name: str | None = KEYWORD_RULES[type(deed)]
    else:
        name = RULES.get((type(deed), clause.modal))
    if name is None:
        return None
    ability.use("Rule")
    return [f'Rule("{name}")']


@CLAUSES.of(m.PlayCard)
def playable(ability: Ability, clause: m.Do) -> bool:
    """Cards under other cards may be played from there, at their cost; the holder stays."""
    match clause:
        case m.Do(
            agent=m.You(),
            deed=m.PlayCard(card=m.Cards(kind=m.Kind(noun=m.TypeNoun(type="card"), where=(m.Obtained(by=by),))), cost=None),
            modal="may",
        ):
            pass
        case _:
            return False
    ability.use("PlayObtained")
    if not isinstance(by, m.ThisCard):
        ability.use("See")
        line = ability.line(f"return {condition(ability, all_of(ability, by))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", "(PlayObtained(0, breaks=False),)")
    return True


def obtained_for_less(ability: Ability, node: Node) -> str:
    """The rule that a card may be played from under its holder, which is destroyed then (8 Egg)."""
    match node:
        case m.ForEach(
            deed=m.PlayCard(
                card=m.Cards(quantity=m.One(), kind=m.Kind(where=(m.Obtained(by=m.ThisCard()),))),
                cost=m.Change(more=False) as change,
            ),
            each=each,
        ):
            ability.use("PlayObtained", "See")
            line = f"return {amount(ability, change.amount)} * {seen(count(ability, each))}"
            return f"PlayObtained({ability.helper('less', '(self, see: See, card: int) -> int', line)})"
    raise NoBehaviour(node)


@ROWS.of(m.Cost)
def cost(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards cost so much, or more or less."""
    if clause.modal is not None or not isinstance(clause.deed, m.Cost):
        return None
    match clause.deed.amount:
        case m.Number(value=value):
            ability.use("Cost", "HAND", "SET")
            if isinstance(clause.agent, m.ThisCard):
                ability.draft.set("zone", "HAND")
            return [f"Cost({value}, operation=SET)"]
        case m.Change() as change:
            return [_cost(ability, clause.agent, change)]
    return None


@ROWS.of(m.ForEach)
def cost_for_each(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards cost more or less for each of something."""
    match clause.modal, clause.deed:
        case None, m.ForEach(deed=m.Cost(amount=m.Change() as change), each=each):
            return [_cost(ability, clause.agent, change, each)]
    return None


def _cost(ability: Ability, agent: Node | None, change: m.Change, each: Node | None = None) -> str:
    ability.use("Cost", "See")
    if isinstance(agent, m.ThisCard):
        ability.use("HAND")
        ability.draft.set("zone", "HAND")
    number = f"{'' if change.more else '-'}{amount(ability, change.amount)}"
    if each is None:
        return f"Cost({number})"
    line = f"return {number} * {seen(count(ability, each))}"
    return f"Cost({ability.helper('change', '(self, see: See, card: int) -> int', line)})"


@CLAUSES.of(m.TakeControl)
def kept(ability: Ability, clause: m.Do) -> bool:
    """Cards that the opponent cannot take control of, nor get back (519.5.1)."""
    if not isinstance(clause.deed, m.TakeControl) or clause.modal != "cannot" or not isinstance(clause.agent, m.Opponent):
        return False
    target = clause.deed.target
    ability.use("Cannot")
    if not isinstance(target, m.ThisCard):
        ability.use("See")
        line = ability.line(f"return {condition(ability, all_of(ability, target))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", '(Cannot("change_control"),)')
    return True


@ROWS.of(m.BeUnblockable)
def directed(ability: Ability, clause: m.Do) -> list[str] | None:
    """No blocker against the strikes of a card (509.2)."""
    if clause.modal not in ("cannot", "not"):
        return None
    ability.use("Must")
    return ['Must("strike_directed")']


@ROWS.of(m.EnterClosed)
def enters_closed(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards enter play closed."""
    if clause.modal is not None:
        return None
    ability.use("EntersClosed")
    return ["EntersClosed()"]


@ROWS.of(m.EnterWith)
def enters_with(ability: Ability, clause: m.Do) -> list[str] | None:
    """Cards enter play with effects on them."""
    match clause.modal, clause.deed:
        case None, m.EnterWith(effect=m.EffectNoun(effect=name), count=number):
            ability.use("EntersWith")
            return [f'EntersWith("{name}", {number_of(ability, number)})']
    return None


@PLAYER_ROWS.of(m.Draw, m.DrawBeyond, m.Nth, m.PlayCard)
def player_cannot(ability: Ability, clause: m.Do, whom: str) -> str:
    """What players cannot do: draw, draw more than so many in a turn (527.2.2), play some cards."""
    match clause.modal, clause.deed:
        case "cannot", m.Draw(count=m.Number(value=1)):
            ability.use("PlayersCannot")
            return f'PlayersCannot("draw", {whom})'
        case "cannot", m.DrawBeyond(most=m.Number(value=most)):
            ability.use("DrawLimit")
            return f"DrawLimit({most}, {whom}{', own_turn=True' if clause.deed.own_turn else ''})"
        case "cannot", m.Nth(deed=m.Draw(), n=n):
            ability.use("DrawLimit")
            return f"DrawLimit({n - 1}, {whom})"
        case "cannot", m.Nth(deed=deed, n=n) if deed == ANY_CARD:
            ability.use("PlayersCannot", "See")
            line = f"return see.played_this_turn(player) >= {n - 1}"
            when = ability.helper("when", "(self, see: See, player: int) -> bool", line)
            return f'PlayersCannot("play", {whom}, when={when})'
        case "cannot", m.PlayCard(card=m.Cards(kind=m.Kind() as kind), cost=None):
            ability.use("PlayersCannot", "See")
            such = ability.helper("such", "(self, see: See, card: int) -> bool", f"return {condition(ability, kind)}")
            return f'PlayersCannot("play", {whom}, {such})'
    raise NoBehaviour(clause)
