"""Deeds that only this game has: tokens of cards, squares, dice, attacks reduced and blocked."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.chains import act
from compiler.games.behaviour.selections import amount, cards, single
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks, places
from compiler.language import meaning as m
from compiler.language.ast import Node

DEEDS: Table[None] = Table()
DONE: Table[bool] = Table()
ACTS: Table[bool] = Table()
THIS = Picked("act.this")
WAYS = {"move": "", "jump": ', "jump"', "teleport": ', "teleport"'}


# What a player, or this card, does


@DEEDS.of(m.Wound)
def wound(ability: Ability, deed: m.Wound) -> None:
    """Wound cards; a spell or an effect within a chain wounds as such."""
    how = f', how="{ability.nature}"' if ability.nature else ""
    picked = cards(ability, deed.target)
    ability.now.do(f"act.wound({picked.code}, {amount(ability, deed.amount)}{how})")


@DEEDS.of(m.MakeAttack)
def attack(ability: Ability, deed: m.MakeAttack) -> None:
    """This card makes an attack."""
    attacks.made(ability, THIS, deed)


@DEEDS.of(m.Accumulate)
def accumulate(ability: Ability, deed: m.Accumulate) -> None:
    """Accumulate tokens (1.11.1)."""
    ability.now.do(f"act.put_tokens(act.this, {amount(ability, deed.amount)}, accumulate=True)")


@DEEDS.of(m.Relocate)
def relocate(ability: Ability, deed: m.Relocate) -> None:
    """Move a card to a square (3.16)."""
    card = single(ability, deed.card)
    square = cards(ability, deed.to, zone="square")
    if square.zone != "square":
        raise NoBehaviour(deed)
    ability.now.do(f"act.relocate({card}, {square.code}{WAYS[deed.how]})")


@DEEDS.of(m.ChooseCards)
def choose(ability: Ability, deed: m.ChooseCards) -> None:
    """Only choose, cards or a square; what follows speaks of them."""
    kind = deed.cards.kind if isinstance(deed.cards, m.Cards) else None
    square = isinstance(kind, m.Kind) and kind.noun == places.SQUARE
    cards(ability, deed.cards, zone="square" if square else "play")


@DEEDS.of(m.SwapPlaces)
def swap(ability: Ability, deed: m.SwapPlaces) -> None:
    """Let two cards swap places (glossary)."""
    first = single(ability, deed.card)
    ability.now.do(f"act.swap({first}, {single(ability, deed.other)})")


@DEEDS.of(m.FinishOff)
def finish_off(ability: Ability, deed: m.FinishOff) -> None:
    """Finishing off at X (glossary), at an adjacent creature unless it is said.

    A creature with more life is no legal target (2.11), if what X is can be told at the announcement.
    """
    if deed.target is None:
        most = f", {deed.amount.value}" if isinstance(deed.amount, m.Number) else ""
        fits = ability.predicate("may_target", f"see.may_finish_off(card{most})")
        target = f"act.target({ability.target(fits)})"
    else:
        target = single(ability, deed.target)
    ability.now.do(f"act.finish_off({target}, {amount(ability, deed.amount)})")


@DEEDS.of(m.RollDie)
def roll(ability: Ability, deed: m.RollDie) -> None:
    """Roll a die; the parts that follow ask what it shows."""
    ability.die = ability.now.number
    ability.now.do("act.roll()")


@DONE.of(m.RollDie)
def rolls(ability: Ability, picked: Picked, deed: m.RollDie) -> bool:
    """A die is rolled for a card, by whoever controls it."""
    if picked.many:
        raise NoBehaviour(deed)
    ability.die = ability.now.number
    ability.now.do(f"act.roll({picked.code})")
    return True


@DEEDS.of(m.BlockIt)
def block(ability: Ability, deed: m.BlockIt) -> None:
    """Block the attack or action that is spoken of (2.7)."""
    ability.now.do("act.has_blocked()" if ability.draft.base == "CancellingAbility" else "act.block()")


@DEEDS.of(m.Redirect)
def redirect(ability: Ability, deed: m.Redirect) -> None:
    """Redirect the attack that is spoken of to another card; one against some card that is announced (glossary)."""
    at = deed.what.at if isinstance(deed.what, m.StartAttack) else None
    if at == m.ThisCard():
        ability.requires("see.announced_at(see.this)")
    elif at is not None:
        ability.offered = "see.announced_at(card)"
        single(ability, at)
        ability.offered = ""
    ability.now.do(f"act.redirect_attack({single(ability, deed.to)})")


@DEEDS.of(m.LoseTokens)
def lose_tokens(ability: Ability, deed: m.LoseTokens) -> None:
    """This card loses tokens."""
    loses_tokens(ability, THIS, deed)


@DEEDS.of(m.GetTokens)
def get_tokens(ability: Ability, deed: m.GetTokens) -> None:
    """This card receives tokens."""
    gets_tokens(ability, THIS, deed)


# What cards do


@DONE.of(m.StayOpen)
def stay_open(ability: Ability, picked: Picked, deed: m.StayOpen) -> bool:
    """A card does not close for the attack in progress, if the ability waits for one."""
    if deed.after != "this attack":
        raise NoBehaviour(deed)
    attacks.attacker(ability, deed)
    ability.now.do(f"act.stay_open({picked.code})")
    return True


@DONE.of(m.MakeAttack)
def attacks_so(ability: Ability, picked: Picked, deed: m.MakeAttack) -> bool:
    """Make an attack."""
    attacks.made(ability, picked, deed)
    return True


@DONE.of(m.Accumulate)
def accumulates(ability: Ability, picked: Picked, deed: m.Accumulate) -> bool:
    """Accumulate tokens."""
    ability.now.do(f"act.put_tokens({picked.code}, {amount(ability, deed.amount)}, accumulate=True)")
    return True


@DONE.of(m.GetTokens)
def gets_tokens(ability: Ability, picked: Picked, deed: m.GetTokens) -> bool:
    """Receive tokens (1.11.2)."""
    if isinstance(deed.amount, m.Change):
        raise NoBehaviour(deed)
    ability.now.do(f"act.put_tokens({picked.code}, {amount(ability, deed.amount)})")
    return True


@DONE.of(m.LoseTokens)
def loses_tokens(ability: Ability, picked: Picked, deed: m.LoseTokens) -> bool:
    """Lose tokens."""
    ability.now.do(f"act.remove_tokens({picked.code}, {amount(ability, deed.amount)})")
    return True


@DONE.of(m.ReturnToDeck)
def returns(ability: Ability, picked: Picked, deed: m.ReturnToDeck) -> bool:
    """Return to the deck (glossary)."""
    ability.now.do(f"act.to_deck({picked.code})")
    return True


@DONE.of(m.SwapPlaces)
def swaps(ability: Ability, picked: Picked, deed: m.SwapPlaces) -> bool:
    """Swap places with another card."""
    if picked.many or single(ability, deed.card) != picked.code:
        raise NoBehaviour(deed)
    ability.now.do(f"act.swap({picked.code}, {single(ability, deed.other)})")
    return True


@DONE.of(m.Die)
def dies(ability: Ability, picked: Picked, deed: m.Die) -> bool:
    """Receive the destruction effect (4.17)."""
    if deed.source is not None:
        raise NoBehaviour(deed)
    ability.now.do(f"act.destroy({picked.code})")
    return True


@DONE.of(m.Relocates)
def relocates(ability: Ability, picked: Picked, deed: m.Relocates) -> bool:
    """Go to a square that whoever controls the ability chooses."""
    if deed.to is None or picked.many:
        raise NoBehaviour(deed)
    square = cards(ability, deed.to, zone="square")
    if square.zone != "square":
        raise NoBehaviour(deed)
    ability.now.do(f"act.relocate({picked.code}, {square.code}{WAYS[deed.how or 'move']})")
    return True


# Wounds by a die


@ACTS.of(m.Do)
def by_roll(ability: Ability, node: m.Do, options: list[str], where: Node | None) -> bool:
    """An amount X-Y-Z: the die is rolled before, as a step of its own (glossary: X-Y-Z in an ability's text)."""
    if ability.rolled or not isinstance(getattr(node.deed, "amount", None), m.ByRoll):
        return False
    rolling = ability.step(node.span, *options)
    rolling.do("act.roll()")
    ability.rolled = True
    ability.use("THEN")
    act(ability, node, ["link=THEN"], where)
    ability.rolled = False
    rolling.targets = list(ability.now.targets)  # they are said as the ability is announced, before the roll (1.2)
    return True
