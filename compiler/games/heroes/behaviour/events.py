"""Events that only Heroes has: playing, drawing, searching, coins, prayers, effects that lie on cards."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.events import card, on, player, so_often
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

BY_CARDS: Table[str] = Table()
BY_PLAYERS: Table[str] = Table()
SUFFERED: Table[str] = Table()
ANY_CARD = m.PlayCard(m.Cards(m.One(), m.Kind(m.TypeNoun("card"))))
"""What is counted where no kind of cards is said."""


@BY_CARDS.of(m.GetNthEffect)
def enhanced(ability: Ability, agent: Node, deed: m.GetNthEffect) -> str:
    """This card has so many enhancements now."""
    if deed.effect != m.EffectNoun("enhancement") or not isinstance(agent, m.ThisCard):
        raise NoBehaviour(deed)
    ability.requires(f"see.enhancements(see.this) >= {deed.n}")
    return on("enhanced", card=card(ability, agent, "card"))


@BY_PLAYERS.of(m.TriggersKeyword)
def plague(ability: Ability, agent: Node, deed: m.TriggersKeyword) -> str:
    """Your Plague triggers."""
    if not isinstance(deed.keyword, m.Keyword) or deed.keyword.id != "plague" or not isinstance(agent, m.You):
        raise NoBehaviour(deed)
    ability.use("your_card")
    return "on.plague(source=your_card)"


@BY_PLAYERS.of(m.PlayCard)
def plays(ability: Ability, agent: Node, deed: m.PlayCard) -> str:
    """A player plays a card."""
    if deed.cost is not None:
        raise NoBehaviour(deed)
    return on("played", card=card(ability, deed.card, "card"), player=player(ability, agent))


@BY_PLAYERS.of(m.Draw)
def draws(ability: Ability, agent: Node, deed: m.Draw) -> str:
    """A player draws a card."""
    if deed.count != m.Number(1):
        raise NoBehaviour(deed)
    return on("draws", player=player(ability, agent))


@BY_PLAYERS.of(m.Discard)
def discards(ability: Ability, agent: Node, deed: m.Discard) -> str:
    """A player discards a card."""
    return on("discards", player=player(ability, agent), card=card(ability, deed.cards, "card"))


@BY_PLAYERS.of(m.Nth)
def nth(ability: Ability, agent: Node, deed: m.Nth) -> str:
    """A player does something with the second (third …) card of a kind in a turn."""
    match deed.deed:
        case m.Draw():
            return on("draws", player=player(ability, agent), number=str(deed.n))
        case m.PlayCard() if deed.deed == ANY_CARD:
            return on("played", player=player(ability, agent), number=str(deed.n))
        case m.PlayCard(card=played_):
            pattern = on("played", card=card(ability, played_, "card"), player=player(ability, agent), repeated="False")
        case m.Discard():
            pattern = discards(ability, agent, deed.deed)
        case _:
            raise NoBehaviour(deed)
    ability.requires(f"{so_often(ability, pattern)} == {deed.n}")
    return pattern


@BY_PLAYERS.of(m.ShuffleDeck)
def shuffles(ability: Ability, agent: Node, deed: m.ShuffleDeck) -> str:
    """A player shuffles a deck."""
    return on("shuffles", player=player(ability, agent))


@BY_PLAYERS.of(m.GetTokens)
def prayers(ability: Ability, agent: Node, deed: m.GetTokens) -> str:
    """A player receives prayers."""
    return on("gains_prayers", player=player(ability, agent))


@BY_PLAYERS.of(m.GainCoins, m.LoseCoins)
def coins(ability: Ability, agent: Node, deed: m.GainCoins | m.LoseCoins) -> str:
    """A player receives coins, or loses them, however many at once."""
    if deed.amount != m.Number(1):
        raise NoBehaviour(deed)
    name = "gains_coins" if isinstance(deed, m.GainCoins) else "loses_coins"
    return on(name, player=player(ability, agent))


@BY_PLAYERS.of(m.UseSearch, m.LookThrough)
def searches(ability: Ability, agent: Node, deed: Node) -> str:
    """A player looks through a deck (112.8)."""
    return on("searches", player=player(ability, agent))


@BY_PLAYERS.of(m.Declare)
def declares(ability: Ability, agent: Node, deed: m.Declare) -> str:
    """A player declares an attack, or a shot."""
    if deed.what == "attack":
        return on("declares_attack", player=player(ability, agent))
    if deed.what != "shot" or not isinstance(agent, m.Opponent):
        raise NoBehaviour(deed)
    ability.use("opposing_card")
    return 'on.would("shot", source=opposing_card)'


@SUFFERED.of(m.PlayCard)
def played(ability: Ability, deed: m.PlayCard) -> str:
    """A card is played."""
    if deed.cost is not None:
        raise NoBehaviour(deed)
    return on("played", card=card(ability, deed.card, "card"))


@SUFFERED.of(m.PutEffect)
def put(ability: Ability, deed: m.PutEffect) -> str | None:
    """Enhancement is put on a card."""
    if deed.effect != m.EffectNoun("enhancement"):
        return None
    return on("enhanced", card=card(ability, deed.target, "card"))


@SUFFERED.of(m.AssignBlocker)
def blocks(ability: Ability, deed: m.AssignBlocker) -> str:
    """A blocker is assigned against a card."""
    return on("blocks", attacker=card(ability, deed.against, "attacker"))


@SUFFERED.of(m.Complete)
def completed(ability: Ability, deed: m.Complete) -> str:
    """A quest is completed."""
    return on("completed", card=card(ability, deed.target, "card"))
