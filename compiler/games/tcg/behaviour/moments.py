"""Further moments in code: misses, deaths by attacks, spells that are carried out, first times of a turn."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.events import card, on
from compiler.games.behaviour.selections import condition
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.language import meaning as m
from compiler.language.ast import Node

BY_CARDS: Table[str] = Table()
NATURES = ("spell", "effect")


@BY_CARDS.of(m.Miss)
def misses(ability: Ability, agent: Node, deed: m.Miss) -> str:
    """A card misses (4.7), perhaps only when it attacks."""
    return on("misses", card=card(ability, agent, "card"), answer="False" if deed.attacking else None)


@BY_CARDS.of(m.Die)
def dies(ability: Ability, agent: Node, deed: m.Die) -> str | None:
    """A card dies from an attack of some cards, or from poison: of the wounds that it inflicted (4.17)."""
    source = deed.source
    if source == m.Source(("poison",)):
        ability.requires('see.event.data["weapon"] == "poison"')
        return on("dies", card=card(ability, agent, "card"))
    if not isinstance(source, m.Source) or len(source.kinds) != 1 or source.of is None or source.at_most is not None:
        return None
    ways = attacks.FAMILIES.get(source.kinds[0], source.kinds if source.kinds[0] in attacks.KINDS else None)
    if ways is None:
        raise NoBehaviour(source)
    said = ", ".join(f'"{each}"' for each in ways)
    ability.requires(f'see.event.data["weapon"] in ({said},)')
    return on("dies", card=card(ability, agent, "card"), source=card(ability, source.of, "source"))


@BY_CARDS.of(m.Perform)
def performs(ability: Ability, agent: Node, deed: m.Perform) -> str:
    """A spell, or an effect, of a card has been carried out."""
    if deed.nature not in NATURES:
        raise NoBehaviour(deed)
    return on("used", card=card(ability, agent, "card"), how=f'"{deed.nature}"')


@BY_CARDS.of(m.Nth)
def first_time(ability: Ability, agent: Node, deed: m.Nth) -> str:
    """A card receives wounds for the first time in a turn, perhaps counting only those of attacks."""
    match deed:
        case m.Nth(deed=m.ReceiveWounds(amount=None, only=False, source=source), n=1):
            pass
        case _:
            raise NoBehaviour(deed)
    if source not in (None, m.Source(("attacks",))):
        raise NoBehaviour(deed)
    counted = f"see.first_wounds(card{', attacks=True' if source else ''})"
    if agent == m.ThisCard():
        return on("wounded", card=ability.predicate("fits", f"card == see.this and {counted}"))
    if not isinstance(agent, m.Cards) or not isinstance(agent.kind, m.Kind):
        raise NoBehaviour(agent)
    ability.remember(agent, Picked("act.event.card"))
    fits = condition(ability, agent.kind)
    return on("wounded", card=ability.predicate("fits", counted if fits == "True" else f"{fits} and {counted}"))
