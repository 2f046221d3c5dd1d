"""Features in code: each becomes an ability class or a keyword of the card definition."""

from __future__ import annotations

from compiler.codegen.draft import ClassDraft, ModuleDraft, NoBehaviour, class_name
from compiler.games.heroes.behaviour import events
from compiler.games.heroes.behaviour.ability import Ability, numbers
from compiler.games.heroes.behaviour.chains import chain
from compiler.games.heroes.behaviour.selections import amount
from compiler.language import meaning as m
from compiler.language.ast import Node

HEADS = {m.EntersPlay: "hire", m.Dies: "death", m.Strikes: "strike"}


def module(card_id: str, card_type: str, text: m.CardText) -> tuple[ModuleDraft, list[NoBehaviour]]:
    """Return the classes of a card and the features that have no behaviour yet."""
    draft = ModuleDraft()
    refused: list[NoBehaviour] = []
    for number, feature in enumerate(text.features, 1):
        try:
            _feature(draft, card_id, number, feature)
        except NoBehaviour as reason:
            refused.append(reason)
    return draft, refused


def _feature(draft: ModuleDraft, card_id: str, number: int, feature: Node) -> None:
    match feature:
        case m.Keyword() if feature.object is None:
            draft.imports.add("Keyword")
            value = f", {feature.amount.value}" if isinstance(feature.amount, m.Number) else ""
            draft.keywords.append(f'Keyword("{feature.id}"{value})')
        case m.Triggered():
            _triggered(draft, card_id, number, feature)
        case m.Activated():
            _activated(draft, card_id, number, feature)
        case m.Instructions():
            _spell(draft, card_id, number, feature)
        case _:
            raise NoBehaviour(feature)


def start(draft: ModuleDraft, card_id: str, number: int, suffix: str, base: str, feature: Node) -> Ability:
    """Begin the class of a feature."""
    name = f"{class_name(card_id)}{suffix}"
    if any(each.name == name for each in draft.classes):
        name = f"{name}{number}"
    written = ClassDraft(name, base, feature)
    draft.classes.append(written)
    draft.abilities.append(name)
    draft.imports.add(base)
    return Ability(draft, written, numbers(feature), name)


def _triggered(draft: ModuleDraft, card_id: str, number: int, feature: m.Triggered) -> None:
    trigger = feature.trigger
    assert isinstance(trigger, m.Trigger)
    head = HEADS.get(type(trigger.event)) if isinstance(getattr(trigger.event, "who", None), m.ThisCard) else None
    ability = start(draft, card_id, number, (head or "trigger").capitalize(), "TriggeredAbility", feature)
    if head:
        ability.draft.set("keyword", f'"{head}"')
    if trigger.each_time:
        ability.draft.set("each_time", "True")
    ability.draft.set("trigger", events.pattern(ability, trigger.event))
    chain(ability, feature.chain)
    ability.finish()


def _activated(draft: ModuleDraft, card_id: str, number: int, feature: m.Activated) -> None:
    ability = start(draft, card_id, number, "Action", "ActivatedAbility", feature)
    payments = []
    for payment in feature.payment:
        match payment:
            case m.PayCoins(amount=m.Variable()):
                ability.use("Coins", "X")
                payments.append("Coins(X)")
            case m.PayCoins():
                ability.use("Coins")
                payments.append(f"Coins({amount(ability, payment.amount)})")
            case m.PayClose():
                ability.use("CloseThis")
                payments.append("CloseThis()")
            case _:
                raise NoBehaviour(payment)
    ability.draft.set("payments", f"({', '.join(payments)},)")
    chain(ability, feature.chain)
    ability.finish()


def _spell(draft: ModuleDraft, card_id: str, number: int, feature: m.Instructions) -> None:
    ability = start(draft, card_id, number, "Spell", "SpellAbility", feature)
    chain(ability, feature.chain)
    ability.finish()
