"""Cards that leave the game and come into it, in code: exile, summoning, resurrecting, and what waits for them."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.counted import zone_of
from compiler.games.behaviour.events import card, on
from compiler.games.behaviour.selections import cards, narrowing, noun, single
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

DEEDS: Table[None] = Table()
DONE: Table[bool] = Table()
SUFFERED: Table[str] = Table()
NARROWINGS: Table[str] = Table()


@DEEDS.of(m.Exile)
def exile(ability: Ability, deed: m.Exile) -> None:
    """Exile cards, from where they are."""
    ability.now.do(f"act.exile({cards(ability, deed.cards, zone=zone_of(deed.from_, 'play')).code})")


@DONE.of(m.Exile)
def exiles(ability: Ability, picked: Picked, deed: m.Exile) -> bool:
    """A card exiles others: whoever controls it chooses them."""
    exile(ability, deed)
    return True


@DEEDS.of(m.Summon)
def summon(ability: Ability, deed: m.Summon) -> None:
    """Summon, from the deck unless said, perhaps closed and onto a square (glossary: Summoning)."""
    _enter(ability, "summon", deed, cards(ability, deed.cards, zone=zone_of(deed.from_, "deck")))


@DEEDS.of(m.Resurrect)
def resurrect(ability: Ability, deed: m.Resurrect) -> None:
    """Resurrect from a graveyard, perhaps closed and onto a square (glossary: Resurrection)."""
    if deed.control not in (None, m.You()):
        raise NoBehaviour(deed)
    _enter(ability, "resurrect", deed, cards(ability, deed.cards, zone="graveyard"))


def _enter(ability: Ability, verb: str, deed: m.Summon | m.Resurrect, picked: Picked) -> None:
    said = [picked.code]
    if deed.onto is not None:
        said.append(f"squares=[{_square(ability, deed.onto)}]")
    if deed.closed:
        said.append("closed=True")
    ability.now.do(f"act.{verb}({', '.join(said)})")


def _square(ability: Ability, onto: Node) -> str:
    if isinstance(onto, m.SquareOf):
        return f"act.square_left({single(ability, onto.card)})"
    square = cards(ability, onto, zone="square")
    if square.zone != "square":
        raise NoBehaviour(onto)
    return square.code


@SUFFERED.of(m.Summon)
def summoned(ability: Ability, deed: m.Summon) -> str:
    """A card is summoned, whoever does it."""
    return on("enters_play", card=card(ability, deed.cards, "card"), how='"summon"')


@SUFFERED.of(m.Exile)
def exiled(ability: Ability, deed: m.Exile) -> str:
    """A card is exiled."""
    return on("moves", card=card(ability, deed.cards, "card"), to='"exile"')


@NARROWINGS.of(m.Except)
def excepted(ability: Ability, node: m.Except) -> str:
    """Cards of none of some types and states."""
    sorts = [narrowing(ability, each) if isinstance(each, m.InState) else noun(ability, each) for each in node.sorts]
    return f"not ({' or '.join(sorts)})"
