"""Features in code: each becomes an ability class or a keyword of the card definition."""

from __future__ import annotations

from compiler.codegen.draft import ClassDraft, Line, Method, ModuleDraft, NoBehaviour, class_name
from compiler.games.heroes.behaviour import events, statics
from compiler.games.heroes.behaviour.ability import Ability, numbers
from compiler.games.heroes.behaviour.chains import chain
from compiler.games.heroes.behaviour.selections import amount
from compiler.language import meaning as m
from compiler.language.ast import Node, walk

HEADS = ((m.EnterPlay(), "hire"), (m.Die(), "death"), (m.Strike(), "strike"))
ZONES = {"hand": "HAND", "graveyard": "GRAVEYARD", "deck": "DECK"}


class Features:
    """Writes the features of one card."""

    def __init__(self, card_id: str, card_type: str, keyword: str | None = None) -> None:
        self.draft = ModuleDraft()
        self._keyword = keyword
        self.refused: list[NoBehaviour] = []
        self._card = card_id
        self._type = card_type
        self._selections = 0

    def write(self, text: m.CardText) -> None:
        """Write every feature; those without behaviour are kept in ``refused``."""
        for feature in text.features:
            try:
                self._feature(feature)
            except NoBehaviour as reason:
                self.refused.append(reason)

    def _feature(self, feature: Node) -> None:
        match feature:
            case m.Keyword(object=None):
                value = f", {feature.amount.value}" if isinstance(feature.amount, m.Number) else ""
                self.draft.imports.add("Keyword")
                self.draft.keywords.append(f'Keyword("{feature.id}"{value})')
            case _:
                ability = self.ability(feature)
                self.draft.abilities.append(ability)

    def ability(self, feature: Node) -> str:
        """Write the class of a feature and return its name. Raises NoBehaviour."""
        match feature:
            case m.Triggered():
                return self._triggered(feature)
            case m.Activated():
                return self._activated(feature)
            case m.Instructions() if self._type == "spell":
                return self._spell(feature)
            case m.Instructions():
                return self._static(feature)
            case m.Replaces():
                return self._replaces(feature)
        raise NoBehaviour(feature)

    def _start(self, suffix: str, base: str, feature: Node, first: int = 0) -> Ability:
        stem = f"{class_name(self._card)}{suffix}"
        taken = sum(each.name.rstrip("0123456789") == stem for each in self.draft.classes)
        name = stem if not taken else f"{stem}{taken + 1}"
        written = ClassDraft(name, base, feature)
        self.draft.classes.append(written)
        self.draft.imports.add(base)
        ability = Ability(self.draft, written, numbers(feature, first), self.granted)
        if self._keyword:
            ability.variable = "act.value"
            written.set("keyword", f'"{self._keyword}"')
        return ability

    def granted(self, feature: Node) -> str:
        """Write the class of a quoted feature, before the class that grants it, and return its code."""
        if isinstance(feature, m.Keyword) and feature.object is None:
            self.draft.imports.add("Keyword")
            value = f", {feature.amount.value}" if isinstance(feature.amount, m.Number) else ""
            return f'Keyword("{feature.id}"{value})'
        before = self.draft.classes.pop()
        kind, self._type = self._type, "creature"
        name = self.ability(feature)
        self._type = kind
        self.draft.classes.append(before)
        return name

    def _triggered(self, feature: m.Triggered) -> str:
        trigger = feature.trigger
        assert isinstance(trigger, m.Trigger) and isinstance(feature.chain, m.Chain)
        event = trigger.event
        head = _head(event)
        cancels = any(isinstance(each, m.Cancel) for each in walk(feature.chain))
        if cancels:
            return self._cancels(feature, event)
        ability = self._start((head or "trigger").capitalize(), "TriggeredAbility", feature)
        if head and not self._keyword:
            ability.draft.set("keyword", f'"{head}"')
        if trigger.each_time:
            ability.draft.set("each_time", "True")
        self._notes(ability, feature.limit, feature.zone)
        if isinstance(event, m.InTurn):
            turn = "see.your_turn" if isinstance(event.player, m.You) else "not see.your_turn"
            ability.use("See")
            ability.draft.method("condition", "(self, see: See) -> bool", ability.line(f"return {turn}"))
            event = event.act
        ability.draft.set("trigger", events.pattern(ability, event))
        if isinstance(feature.chain.parts[0].act, m.Do) and feature.chain.parts[0].act.modal == "may":
            ability.draft.set("may", "True")
        chain(ability, feature.chain)
        ability.finish()
        return ability.draft.name

    def _cancels(self, feature: m.Triggered, event: Node) -> str:
        ability = self._start("Cancellation", "CancellingAbility", feature)
        ability.draft.set("cancels", events.pattern(ability, event))
        chain(ability, feature.chain)
        ability.finish()
        return ability.draft.name

    def _notes(self, ability: Ability, limit: Node | None, zone: Node | None) -> None:
        if isinstance(limit, m.Limit):
            if not isinstance(limit.times, m.Number) or limit.per not in ("turn", "game"):
                raise NoBehaviour(limit)
            ability.use("Limit", limit.per.upper())
            ability.draft.set("limit", f"Limit({limit.times.value}, {limit.per.upper()})")
        if isinstance(zone, m.Zone):
            if zone.name not in ZONES:
                raise NoBehaviour(zone)
            ability.use(ZONES[zone.name])
            ability.draft.set("zone", ZONES[zone.name])

    def _activated(self, feature: m.Activated) -> str:
        ability = self._start("Action", "ActivatedAbility", feature)
        payments = [self._payment(ability, payment) for payment in feature.payment]
        ability.draft.set("payments", f"({', '.join(payments)},)")
        self._notes(ability, feature.limit, feature.zone)
        chain(ability, feature.chain)
        ability.finish()
        return ability.draft.name

    def _payment(self, ability: Ability, payment: Node) -> str:
        match payment:
            case m.PayCoins(amount=m.Variable()):
                ability.use("Coins", "X")
                return "Coins(X)"
            case m.PayCoins():
                ability.use("Coins")
                return f"Coins({amount(ability, payment.amount)})"
            case m.PayClose():
                ability.use("CloseThis")
                return "CloseThis()"
        raise NoBehaviour(payment)

    def _spell(self, feature: m.Instructions) -> str:
        ability = self._start("Spell", "SpellAbility", feature)
        chain(ability, feature.chain)
        ability.finish()
        return ability.draft.name

    def _static(self, feature: m.Instructions) -> str:
        assert isinstance(feature.chain, m.Chain)
        if len(feature.chain.parts) != 1 or not isinstance(feature.chain.parts[0].act, m.Do):
            raise NoBehaviour(feature)
        ability = self._start("Rule", "StaticAbility", feature)
        statics.write(ability, feature.chain.parts[0].act)
        return ability.draft.name

    def _replaces(self, feature: m.Replaces) -> str:
        assert isinstance(feature.chain, m.Chain)
        ability = self._start("Replacement", "ReplacingAbility", feature)
        ability.draft.set("replaces", events.pattern(ability, _without_modal(feature.event)))
        if isinstance(feature.chain.parts[0].act, m.Do) and feature.chain.parts[0].act.modal == "may":
            ability.draft.set("may", "True")
        chain(ability, feature.chain)
        ability.finish()
        return ability.draft.name


def _head(event: Node) -> str | None:
    """The keyword that heads an ability with this event: Hire, Death, Strike."""
    return next((head for deed, head in HEADS if event == m.Do(m.ThisCard(), deed)), None)


def _without_modal(event: Node) -> Node:
    return m.Do(event.agent, event.deed, span=event.span) if isinstance(event, m.Do) else event


def keyword_module(keyword_id: str, numbered: bool, text: m.CardText) -> tuple[ModuleDraft, list[NoBehaviour]]:
    """Return the classes of a keyword's definition; with a value of 0 they do nothing (512.2)."""
    features = Features(f"{keyword_id}-keyword", "creature", keyword_id)
    features.write(text)
    for each in features.draft.classes if numbered else ():
        if not any(member.name == "condition" for member in each.members if isinstance(member, Method)):
            features.draft.imports.add("See")
            each.method("condition", "(self, see: See) -> bool", Line("return see.value > 0"))
    return features.draft, features.refused


def module(card_id: str, card_type: str, text: m.CardText) -> tuple[ModuleDraft, list[NoBehaviour]]:
    """Return the classes of a card and the features that have no behaviour yet."""
    features = Features(card_id, card_type)
    features.write(text)
    return features.draft, features.refused
