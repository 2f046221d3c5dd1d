"""Features in code: each becomes an ability class or a keyword of the card definition."""

from __future__ import annotations

from compiler.codegen.draft import ClassDraft, Line, Method, ModuleDraft, NoBehaviour, class_name
from compiler.games.heroes.behaviour import conditions, events, payments, sources, statics
from compiler.games.heroes.behaviour.ability import Ability, numbers
from compiler.games.heroes.behaviour.chains import chain
from compiler.games.heroes.behaviour.selections import amount, bound, condition, seen
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
        self._remembers = False

    def write(self, text: m.CardText) -> None:
        """Write every feature; those without behaviour are kept in ``refused``."""
        for feature in text.features:
            try:
                self._feature(feature)
            except NoBehaviour as reason:
                self.refused.append(reason)

    def _feature(self, feature: Node) -> None:
        match feature:
            case m.DeckOnly(cards=m.Kind(where=(m.OfElement() as element,))):
                self.draft.properties.append(("deck_elements", f'("{element.element}",)'))
            case m.PlayableWithoutEffect():
                return  # a spell without spell abilities has no effect; the text says that this is meant
            case _:
                code = self.granted(feature) if isinstance(feature, m.Keyword) else self.ability(feature)
                (self.draft.keywords if code.startswith("Keyword(") else self.draft.abilities).append(code)

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
            case m.ReplacesKeyword():
                return self._instead_of_keyword(feature)
        raise NoBehaviour(feature)

    def _start(self, suffix: str, base: str, feature: Node, first: int = 0) -> Ability:
        stem = f"{class_name(self._card)}{suffix}"
        taken = sum(each.name.rstrip("0123456789") == stem for each in self.draft.classes)
        name = stem if not taken else f"{stem}{taken + 1}"
        written = ClassDraft(name, base, feature)
        self.draft.classes.append(written)
        self.draft.imports.add(base)
        ability = Ability(self.draft, written, numbers(feature, first), self.granted)
        ability.remembers = self._remembers
        if self._keyword:
            ability.variable = "act.value"
            written.set("keyword", f'"{self._keyword}"')
        return ability

    def granted(self, feature: Node) -> str:
        """Write the class of a quoted feature, before the class that grants it, and return its code."""
        if isinstance(feature, m.Keyword) and feature.object is not None:
            return self._object(feature)
        if isinstance(feature, m.Keyword):
            self.draft.imports.add("Keyword")
            value = f", {feature.amount.value}" if isinstance(feature.amount, m.Number) else ""
            return f'Keyword("{feature.id}"{value})'
        before = self.draft.classes.pop()
        kind, self._type, self._remembers = self._type, "creature", True
        name = self.ability(feature)
        self._type, self._remembers = kind, False
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
        if any(isinstance(each, m.Redirect) for each in walk(feature.chain)):
            return self._redirects(feature, event)
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
        self._declared(ability, feature.chain)
        return ability.draft.name

    def _declared(self, ability: Ability, parts: m.Chain) -> None:
        """Write a chain whose first part is settled at the declaration: its condition, its "may" (112.4)."""
        first, rest = parts.parts[0], parts.parts[1:]
        act = first.act
        if isinstance(act, m.Options):
            return self._options(ability, parts, act)
        if isinstance(act, m.If) and not any(part.link == "otherwise" for part in rest):
            if act.condition == IN_GRAVEYARD:
                ability.use("GRAVEYARD")
                ability.draft.set("zone", "GRAVEYARD")
            else:
                said = conditions.expression(ability, act.condition)
                ability.use("See")
                ability.draft.method("condition", "(self, see: See) -> bool", ability.line(f"return {said}"))
            act = act.then
        if isinstance(act, m.Do) and act.modal == "may" and isinstance(act.agent, m.You):
            ability.draft.set("may", "True")
            ability.asked = True
        chain(ability, m.Chain((m.Part("first", act, span=first.span), *rest), parts.where, span=parts.span))
        ability.finish()

    def _options(self, ability: Ability, parts: m.Chain, node: m.Options) -> None:
        """An ability constructor: each option is a class of its own (524)."""
        if len(parts.parts) != 1:
            raise NoBehaviour(node)
        modes = ", ".join(self._mode(option) for option in node.options)
        ability.use("Choose")
        number = bound(ability, node.count)
        repeats = ", repeats=True" if node.count != m.Number(1) else ""
        ability.draft.set("choose", f"Choose(({modes},), {number}, {number}{repeats})")
        ability.finish()

    def _mode(self, option: Node) -> str:
        before = self.draft.classes.pop()
        ability = self._start("Mode", "Mode", option)
        chain(ability, option)
        ability.finish()
        self.draft.classes.append(before)
        return ability.draft.name

    def _cancels(self, feature: m.Triggered, event: Node) -> str:
        ability = self._start("Cancellation", "CancellingAbility", feature)
        ability.draft.set("cancels", events.pattern(ability, event))
        assert isinstance(feature.chain, m.Chain)
        self._declared(ability, feature.chain)
        return ability.draft.name

    def _redirects(self, feature: m.Triggered, event: Node) -> str:
        ability = self._start("Redirection", "ReplacingAbility", feature)
        ability.draft.set("replaces", events.pattern(ability, event))
        assert isinstance(feature.chain, m.Chain)
        self._declared(ability, feature.chain)
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
        assert isinstance(feature.chain, m.Chain)
        if isinstance(feature.chain.parts[0].act, m.Options):
            self._options(ability, feature.chain, feature.chain.parts[0].act)
        else:
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
            case m.PayDeed():
                return payments.code(ability, payment.deed)
        raise NoBehaviour(payment)

    def _spell(self, feature: m.Instructions) -> str:
        ability = self._start("Spell", "SpellAbility", feature)
        assert isinstance(feature.chain, m.Chain)
        if isinstance(feature.chain.parts[0].act, m.Options):
            self._options(ability, feature.chain, feature.chain.parts[0].act)
        else:
            chain(ability, feature.chain)
            ability.finish()
        return ability.draft.name

    def _static(self, feature: m.Instructions) -> str:
        assert isinstance(feature.chain, m.Chain)
        act = feature.chain.parts[0].act
        if tuple(part.act for part in feature.chain.parts[1:]) == (m.Do(m.You(), m.Destroy(m.ThisCard())),):
            return self._obtained(feature, act)
        if len(feature.chain.parts) != 1 or not isinstance(act, m.Do):
            raise NoBehaviour(feature)
        match act:
            case m.Do(deed=m.ReceiveWounds(amount=m.Change(more=False) as change, source=None), modal=None):
                return self._prevents_some(feature, act, change)
            case m.Do(agent=m.ThisCard(), deed=m.ReceiveWounds(source=Node() as source) as deed, modal=None | "not"):
                return self._protects(feature, source, reversed_=deed.only)
            case m.Do(agent=m.You(), deed=m.Prevent() as prevent, modal=None):
                return self._prevents(feature, prevent)
        ability = self._start("Rule", "StaticAbility", feature)
        statics.write(ability, act)
        return ability.draft.name

    def _obtained(self, feature: m.Instructions, act: Node) -> str:
        if not isinstance(act, m.Do) or act.modal != "may" or not isinstance(act.agent, m.You):
            raise NoBehaviour(feature)
        ability = self._start("Rule", "StaticAbility", feature)
        ability.draft.set("rows", f"({statics.obtained_for_less(ability, act.deed)},)")
        return ability.draft.name

    def _prevents_some(self, feature: m.Instructions, clause: m.Do, change: m.Change) -> str:
        """Fewer wounds by a number are a prevention (516.4)."""
        ability = self._start("Prevention", "PreventingAbility", feature)
        ability.use("on", "See")
        assert clause.agent is not None
        ability.draft.set("prevents", f"on.wounded({events.card(ability, clause.agent, 'card')})")
        line = ability.line(f"return {amount(ability, change.amount)}")
        ability.draft.method("amount", "(self, see: See) -> int", line)
        return ability.draft.name

    def _prevents(self, feature: m.Instructions, prevent: m.Prevent) -> str:
        """Prevent the first so many wounds, or all of some strength (516.3, 516.4)."""
        ability = self._start("Prevention", "PreventingAbility", feature)
        ability.use("on", "See", "this_card")
        source = prevent.source
        if not isinstance(source, m.Source) or source.of is not None or prevent.on not in (None, m.ThisCard()):
            raise NoBehaviour(prevent)
        ability.draft.set("prevents", "on.wounded(this_card)")
        if prevent.each_turn:
            ability.use("TURN")
            ability.draft.set("budget", "TURN")
        said = sources.how(source)
        if source.at_most is not None:
            said += f' and see.event.data["strength"] <= {seen(amount(ability, source.at_most))}'
        ability.draft.method("condition", "(self, see: See) -> bool", ability.line(f"return {said}"))
        number = "see.event.amount" if prevent.amount is None else seen(amount(ability, prevent.amount))
        ability.draft.method("amount", "(self, see: See) -> int", ability.line(f"return {number}"))
        return ability.draft.name

    def _protects(self, feature: Node, source: Node, *, reversed_: bool = False) -> str:
        """No wounds from something, or (reversed) only from it (515.1, 517.1.1)."""
        ability = self._start("Protection", "Protection", feature)
        ability.use("See")
        said = sources.expression(ability, source)
        line = ability.line(f"return not ({said})" if reversed_ else f"return {said}")
        ability.draft.method("from_source", "(self, see: See, source: int) -> bool", line)
        return ability.draft.name

    def _replaces(self, feature: m.Replaces) -> str:
        assert isinstance(feature.chain, m.Chain)
        ability = self._start("Replacement", "ReplacingAbility", feature)
        ability.draft.set("replaces", events.pattern(ability, _without_modal(feature.event)))
        self._declared(ability, feature.chain)
        return ability.draft.name

    def _instead_of_keyword(self, feature: m.ReplacesKeyword) -> str:
        """Instead of what a keyword of this card does (517.1, Big Fist)."""
        assert isinstance(feature.chain, m.Chain)
        word = feature.keyword
        if not isinstance(word, m.Keyword) or word.id not in KEYWORD_EVENTS:
            raise NoBehaviour(feature)
        ability = self._start("Replacement", "ReplacingAbility", feature)
        ability.use("on", "this_card", "See")
        ability.draft.set("replaces", f"on.{KEYWORD_EVENTS[word.id]}(this_card)")
        line = ability.line(f'return see.caused_by("{word.id}")')
        ability.draft.method("applies", "(self, see: See) -> bool", line)
        self._declared(ability, feature.chain)
        return ability.draft.name

    def _object(self, feature: m.Keyword) -> str:
        """A keyword with an object is a class that a filter completes."""
        assert feature.object is not None
        if feature.id == "protection":
            if feature.object == m.Kind(m.TypeNoun("spell")):
                self.draft.imports.add("Keyword")
                return 'Keyword("protection-from-spells")'
            return self._protects(feature, feature.object)
        if feature.id not in FILTERED:
            raise NoBehaviour(feature)
        base, method = FILTERED[feature.id]
        ability = self._start(base, base, feature)
        ability.use("See")
        line = ability.line(f"return {condition(ability, statics.all_of(feature.object))}")
        ability.draft.method(method, "(self, see: See, card: int) -> bool", line)
        return ability.draft.name


FILTERED = {"superiority": ("Superiority", "over"), "elusiveness": ("Elusiveness", "from_creature")}
KEYWORD_EVENTS = {"regeneration": "healed"}
IN_GRAVEYARD = m.Is(m.ThisCard(), m.InZone(m.Zone("graveyard")))


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
