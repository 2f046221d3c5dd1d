"""Wounds, healing, life and the destruction effect (4.8, 4.17; glossary)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import failed, result
from runtime.tcg.happening.registry import carried_out, happening, in_play, mark_turn, note
from runtime.tcg.terms import ARTIFACT, ATTACKS, TERRAIN

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


@happening
@in_play
def wound(game: TcgGame, event: Data) -> Data:
    """Wounds are inflicted on `card`: `amount` (0 counts, 2.16), `source`, `how`; a terrain receives none (1.8)."""
    card = event["card"]
    if game.traits(card).type == TERRAIN or not may_be_wounded(game, event):
        return failed(event)
    amount: int = max(0, event["amount"])
    event["life before"] = max(0, game.lives(card))
    game.adjust(card).wounds += amount
    mark_turn(game, card, "wounded", *(["wounded by an attack"] if event.get("how") in ATTACKS else []))
    return carried_out(game, event, full=amount >= event.get("asked", amount), amount=amount)


def may_be_wounded(game: TcgGame, event: Data) -> bool:
    """Tell whether nothing forbids wounds: of effects of the opponent's cards, Fortitude (glossary) does.

    Attacks are no effects. Poisoning belongs to the card that has it (1.10), so that Fortitude does not help against
    what it does once it is there.
    """
    card, source = event["card"], event.get("source") or 0
    if event.get("how") == "payment":
        return True
    if game.forbids(card, "be_wounded", source):
        return False
    if "fortitude" in game.traits(card).keywords and event.get("how") not in ATTACKS:
        return bool(event.get("by", game.cards[card].controller) == game.cards[card].controller)
    return True


@happening
@in_play
def heal(game: TcgGame, event: Data) -> Data:
    """Wounds are removed from `card`: `amount` (-1: all); never from artifacts and incorporeal creatures (1.7)."""
    card = event["card"]
    traits = game.traits(card)
    if traits.type == ARTIFACT or "incorporeal" in traits.keywords or game.forbids(card, "be_healed"):
        return failed(event)
    wanted: int = game.cards[card].wounds if event["amount"] < 0 else event["amount"]
    amount = min(wanted, game.cards[card].wounds)
    if amount <= 0:
        return result(event, full=False, done=False, cards=[])
    game.adjust(card).wounds -= amount
    event["amount"] = amount
    return carried_out(game, event, full=amount == wanted, amount=amount)


@happening
@in_play
def set_current_life(game: TcgGame, event: Data) -> Data:
    """`card` has exactly `amount` current life left, or all its life if it has not so much (glossary)."""
    card = event["card"]
    game.adjust(card).wounds = max(0, game.traits(card).life - event["amount"])
    return carried_out(game, event)


@happening
@in_play
def lose_life(game: TcgGame, event: Data) -> Data:
    """The initial life of `card` becomes less by `amount`; no wounding (glossary: To lose life)."""
    add_effect(game, event["card"], "lives", None, amount=-event["amount"], initial=True)
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def add_lives(game: TcgGame, event: Data) -> Data:
    """`card` gets `amount` additional life until `ends`, up to its maximum (glossary: Maximum X life); no artifact."""
    card = event["card"]
    traits = game.traits(card)
    if traits.type in (ARTIFACT, TERRAIN) or game.forbids(card, "gain_lives"):
        return failed(event)
    amount: int = event["amount"]
    if "maximum-life" in traits.keywords:
        amount = min(amount, max(0, traits.keywords["maximum-life"] - traits.life))
    if amount == 0:
        return result(event, full=False, done=False, cards=[])
    add_effect(game, card, "lives", event["ends"], amount=amount)
    wanted, event["amount"] = event["amount"], amount
    return carried_out(game, event, full=amount == wanted, amount=amount)


@happening
@in_play
def remove_lives(game: TcgGame, event: Data) -> Data:
    """`card` loses up to `amount` additional life; no wounding (glossary: To lose life)."""
    found = game.edit(event["card"])
    left: int = event["amount"]
    kept = []
    for effect in found.effects:
        if effect["kind"] == "lives" and effect["amount"] > 0 and left:
            taken = min(left, effect["amount"])
            left -= taken
            if taken == effect["amount"]:
                continue
            effect = {**effect, "amount": effect["amount"] - taken}
        kept.append(effect)
    found.effects = tuple(kept)
    gone = event["amount"] - left
    event["amount"] = gone
    return carried_out(game, event, full=not left, amount=gone, done=gone > 0)


# Destruction

@happening
@in_play
def destroy(game: TcgGame, event: Data) -> Data:
    """`card` receives the destruction effect, which goes on the stack (4.17.1): `source`, `how` ("wounds", …).

    Of lethal wounds it is kept how they were inflicted, `weapon`, if by an attack or by poison.
    """
    card = event["card"]
    if game.forbids(card, "be_destroyed", event.get("source") or 0):
        return failed(event)
    if not any(item["kind"] == "destruction" and item["card"] == card and item["how"] == event["how"]
               for item in game.stack):
        game.put_on_stack({"kind": "destruction", "card": card, "player": game.cards[card].controller,
                           "source": event.get("source") or 0, "how": event["how"], "weapon": event.get("weapon"),
                           "cause": event.get("cause"), "at_once": event.get("at_once", 0)})
    return carried_out(game, event)


@happening
@in_play
def finish_off(game: TcgGame, event: Data) -> Data:
    """`card` is destroyed if it is adjacent to `source` and has at most `amount` current life (glossary).

    Never an artifact, a symbiote or an incorporeal creature. Wounds did not cause it, so that healing afterwards does
    not remove the destruction effect; healing in response to the announcement makes the finishing-off illegal (2.9).
    """
    card = event["card"]
    if not may_be_finished(game, event["source"], card, event["amount"]):
        return failed(event)
    return destroy(game, {**event, "kind": "destroy", "how": "finishing off"})


def may_be_finished(game: TcgGame, source: int, card: int, most: int | None = None) -> bool:
    """Tell whether a creature can be finished off by another: one next to it, or by any from the auxiliary zone.

    A flying creature stands next to nobody, but acts on others as if it did (1.5.1 c; glossary: Standing next to).
    """
    traits = game.traits(card)
    if traits.type != "creature" or traits.kind in ("symbiote", "parasite") or "incorporeal" in traits.keywords:
        return False
    near = game.adjacent(source, card) or game.traits(source).kind == "flying"
    return near and (most is None or game.lives(card) <= most)


@happening
@in_play
def dies(game: TcgGame, event: Data) -> Data:
    """`card` dies: its abilities trigger, it goes to its owner's graveyard (4.17.1; glossary: On death).

    Acquired abilities trigger as well: the death is what they wait for, and they are lost only by it (2.1.4).
    """
    card = event["card"]
    note(game, event)
    game.bury(card)
    game.collect({"kind": "moved", "card": card, "from": "play", "to": game.cards[card].zone,
                  "player": game.cards[card].owner, "at_once": event.get("at_once", 0)})
    return result(event)
