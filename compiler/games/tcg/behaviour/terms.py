"""Terms of the glossary in code: attacks that are announced, life that is moved or lost, who joins a squad."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, Picked
from compiler.games.behaviour.events import card, maybe, on
from compiler.games.behaviour.selections import about, amount, cards, condition, single
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node, walk

DEEDS: Table[None] = Table()
DONE: Table[bool] = Table()
ROWS: Table[list[str]] = Table()
BY_CARDS: Table[str] = Table()
SUFFERED: Table[str] = Table()


@BY_CARDS.of(m.BeforeAttack)
def announces(ability: Ability, agent: Node, deed: m.BeforeAttack) -> str:
    """A card announces an attack (6.4.4, Before-Attack step)."""
    return on("declares_attack", card=card(ability, agent, "card"), target=maybe(ability, deed.at, "target"))


@SUFFERED.of(m.Attack)
def redirected(ability: Ability, deed: m.Attack) -> str | None:
    """What redirects an attack acts before its target is determined (glossary: Redirecting an attack)."""
    if deed.by is not None or not any(isinstance(each, m.Redirect) for each in walk(ability.draft.feature)):
        return None
    return on("declares_attack", target=card(ability, deed.at or m.ThisCard(), "target"))


@DEEDS.of(m.TransferWounds, m.TransferLife)
def transfer(ability: Ability, deed: m.TransferWounds | m.TransferLife) -> None:
    """Transfer wounds, or life, from one card to another (glossary)."""
    verb = "transfer_wounds" if isinstance(deed, m.TransferWounds) else "transfer_life"
    of = single(ability, deed.of)
    ability.now.do(f"act.{verb}({of}, {single(ability, deed.to)}, {amount(ability, deed.amount)})")


@DEEDS.of(m.LeaveLife)
def leave(ability: Ability, deed: m.LeaveLife) -> None:
    """Leave cards with so much current life (glossary: X current life remains)."""
    ability.now.do(f"act.set_current_life({cards(ability, deed.target).code}, {amount(ability, deed.amount)})")


@DONE.of(m.LoseLife)
def loses(ability: Ability, picked: Picked, deed: m.LoseLife) -> bool:
    """Lose life (glossary: To lose life)."""
    ability.now.do(f"act.lose_life({picked.code}, {amount(ability, deed.amount)})")
    return True


@ROWS.of(m.JoinSquad)
def apart(ability: Ability, clause: m.Do) -> list[str] | None:
    """A card cannot be taken into the squad with some others (glossary)."""
    match clause.modal, clause.deed:
        case "cannot", m.JoinSquad(beside=m.Kind() as kind):
            pass
        case _:
            return None
    ability.use("Cannot", "See")
    line = f"return {about('other', condition(ability, kind))}"
    such = ability.helper("such", "(self, see: See, card: int, other: int) -> bool", line)
    return [f'Cannot("join", {such})']
