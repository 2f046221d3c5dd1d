"""Features in code: each becomes an ability class or a keyword of the card definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from compiler.codegen.draft import ClassDraft, Line, Method, ModuleDraft, NoBehaviour, class_name
from compiler.games.behaviour import conditions, events, payments, standing
from compiler.games.behaviour.ability import Ability, Picked, Waits, numbers
from compiler.games.behaviour.chains import chain
from compiler.games.behaviour.selections import bound
from compiler.games.behaviour.tables import Tables
from compiler.language import meaning as m
from compiler.language.ast import Node, rewrite, walk
from compiler.language.kinds import ORDER, ordered

Meanings = Mapping[str, m.CardText]
PERIODS = {"turn": ("TURN", ""), "game": ("GAME", ""), "your turn": ("TURN", "see.your_turn"), "opponent's turn": ("TURN", "not see.your_turn")}
"""What an ability may be used so often in, and when that is."""


class Features:
    """Writes the features of one card, or of a keyword's definition."""

    def __init__(
        self,
        tables: Tables,
        card_id: str,
        card_type: str,
        meanings: Meanings,
        keyword: str = "",
        numbered: bool = False,
    ) -> None:
        self.tables = tables
        self.type = card_type
        self.draft = ModuleDraft()
        self.refused: list[NoBehaviour] = []
        self._card = card_id
        self._meanings = meanings
        self._keyword = keyword
        self._numbered = numbered
        self._remembers = False
        self._stems: Counter[str] = Counter()  # how many classes of a name were begun, also those not listed yet
        self._picks: dict[int, Picked] = {}  # what a feature that acts later speaks of
        self._start = 0  # the number of the first selection of the feature being written

    def write(self, text: m.CardText) -> None:
        """Write every feature; those without behaviour are kept in ``refused``."""
        for feature, start in self.tables.joined(self.type, text.features) or [(each, 0) for each in text.features]:
            self._start = start
            try:
                self._feature(feature)
            except NoBehaviour as reason:
                self.refused.append(reason)

    def _feature(self, feature: Node) -> None:
        if self.tables.properties.write(feature, self.draft, feature):
            return
        code = self.given(feature)
        (self.draft.keywords if code.startswith("Keyword(") else self.draft.abilities).append(code)

    def given(self, feature: Node) -> str:
        """Return the code of a feature: a keyword, or the name of its class."""
        own = self.tables.features.write(feature, self, feature)
        if own is not None:
            return own
        if not isinstance(feature, m.Keyword):
            return self._ability(feature)
        if feature.object is not None:
            return self._with_object(feature)
        return self.keyword_named(feature.id, feature)

    def keyword_named(self, name: str, feature: m.Keyword) -> str:
        """Return a keyword, with its number if it has one, as code."""
        if not isinstance(feature.amount, m.Number | None):
            raise NoBehaviour(feature.amount)
        self.draft.imports.add("Keyword")
        value = f", {feature.amount.value}" if feature.amount is not None else ""
        return f'Keyword("{name}"{value})'

    def _with_object(self, feature: m.Keyword) -> str:
        """A keyword with an object is what its definition says of that object, as one class of the card."""
        meaning = self._meanings.get(self.tables.with_object.get(feature.id, feature.id))
        if meaning is None:
            raise NoBehaviour(feature)
        said = rewrite(meaning, lambda each: feature.object if isinstance(each, m.ObjectOf) and feature.object else each)
        with self.headed(feature.id):
            name = self._defined(feature, said.features)
        self.written(name).feature = feature
        return name

    @contextmanager
    def headed(self, keyword: str) -> Iterator[None]:
        """Let a keyword head the classes that are begun meanwhile."""
        outside, self._keyword = self._keyword, keyword
        try:
            yield
        finally:
            self._keyword = outside

    def written(self, name: str) -> ClassDraft:
        """Return a class by its name."""
        return next(each for each in self.draft.classes if each.name == name)

    def _defined(self, feature: m.Keyword, sentences: tuple[Node, ...]) -> str:
        return self.given(sentences[0]) if len(sentences) == 1 else standing.merged(self.start, feature, sentences)

    def granted(self, feature: Node, picks: dict[int, Picked] | None = None, start: int = 0) -> str:
        """Write a quoted feature before the class that grants it, and return its code."""
        before = self.draft.classes.pop()
        outside = self.type, self._start, self._picks
        self.type, self._start, self._remembers, self._picks = "creature", start, True, picks or {}
        code = self.given(feature)
        self.type, self._start, self._picks = outside
        self._remembers = False
        self.draft.classes.append(before)
        return code

    def _ability(self, feature: Node) -> str:
        match feature:
            case m.Triggered():
                return self._triggered(feature)
            case m.Activated():
                return self._activated(feature)
            case m.Instructions(limit=None, zone=None) if waits(feature) is not None:
                return self._instead(feature)
            case m.Instructions(limit=None, zone=None):
                return standing.write(self.start, feature, parts_of(feature.chain))
            case m.While(chain=m.Triggered() as triggered, limit=None, zone=None):
                return self._triggered(triggered, feature.condition)
            case m.While(limit=None, zone=None) if (those := self._while_they_are(feature)) is not None:
                return standing.write(self.start, feature, m.Chain((m.Part("first", those, span=feature.span),)))
            case m.While(limit=None, zone=None):
                return standing.write(self.start, feature, parts_of(feature.chain), feature.condition)
            case m.StrengthOn():
                return standing.strength(self.start, feature)
            case m.Replaces():
                return self._replaces(feature)
        raise NoBehaviour(feature)

    def _while_they_are(self, feature: m.While) -> m.Do | None:
        """*While your creature stands next to this card, it has …*: whichever do, have it."""
        match feature.condition:
            case m.Is(what=m.Cards(quantity=m.One(), kind=m.Kind() as kind) as cards, is_=place, negated=False) if type(place) in ORDER:
                it = m.Referent(numbers(feature, self._start)[id(cards)])
            case _:
                return None
        match parts_of(feature.chain):
            case m.Chain(parts=(m.Part(act=m.Do(deed=m.Get() | m.Have() as deed, modal=None) as act),), where=None):
                if act.agent != it or any(isinstance(each, m.Referent) for each in walk(deed)):
                    return None
                those = m.Kind(kind.noun, ordered((*kind.where, place)), span=kind.span)
                return m.Do(m.Cards(m.All(), those, span=cards.span), m.Have(deed.what, span=deed.span), span=act.span)
        return None

    def start(self, suffix: str, base: str, feature: Node) -> Ability:
        """Begin the class of a feature."""
        stem = f"{class_name(self._card)}{suffix}"
        taken = max(self._stems[stem], sum(each.name.rstrip("0123456789") == stem for each in self.draft.classes))
        self._stems[stem] = taken + 1
        written = ClassDraft(stem if not taken else f"{stem}{taken + 1}", base, feature)
        self.draft.classes.append(written)
        self.draft.imports.add(base)
        ability = Ability(self.draft, written, numbers(feature, self._start), self.granted, self._meanings, self.tables)
        ability.remembers = self._remembers
        ability.picked |= self._picks
        ability.keyword = self._keyword
        if self._keyword:
            ability.variable = "act.value" if self._numbered else ability.variable
            written.set("keyword", f'"{self._keyword}"')
        return ability

    # Triggered abilities

    def _triggered(self, feature: m.Triggered, while_: Node | None = None) -> str:
        trigger = feature.trigger
        if not isinstance(trigger, m.Trigger):
            raise NoBehaviour(trigger)
        if while_ is not None and any(isinstance(each, m.Cancel | m.Redirect | m.Keyword) for each in walk(feature.chain)):
            raise NoBehaviour(while_)
        if any(isinstance(each, m.Cancel) for each in walk(feature.chain)):
            return self.waiting("Cancellation", "CancellingAbility", "cancels", feature, trigger.event)
        head = self.tables.head(trigger.event)
        ability = self.start((head or "trigger").capitalize(), "TriggeredAbility", feature)
        if head and not self._keyword:
            ability.draft.set("keyword", f'"{head}"')
        if trigger.each_time:
            ability.draft.set("each_time", "True")
        self.notes(ability, feature.limit, feature.zone)
        if while_ is not None:
            conditions.require(ability, while_)
        if _is_own_burial(trigger.event):
            ability.use("GRAVEYARD")
            ability.draft.set("zone", "GRAVEYARD")
        ability.draft.set("trigger", self._waited(ability, trigger.event))
        self.declared(ability, feature.chain)
        return ability.draft.name

    def _waited(self, ability: Ability, event: Node) -> str:
        """The pattern of an event; that it counts only in a player's turn becomes a condition."""
        if isinstance(event, m.InTurn):
            ability.requires("see.your_turn" if isinstance(event.player, m.You) else "not see.your_turn")
            event = event.act
        pattern = events.pattern(ability, event)
        ability.waits = Waits(event, pattern)
        return pattern

    def waiting(self, suffix: str, base: str, attribute: str, feature: Node, event: Node) -> str:
        """An ability that steps in before something happens, outside the Queue."""
        ability = self.start(suffix, base, feature)
        self.notes(ability, feature.limit, feature.zone)  # type: ignore[attr-defined]
        ability.draft.set(attribute, self._waited(ability, event))
        self.declared(ability, feature.chain)  # type: ignore[attr-defined]
        return ability.draft.name

    def declared(self, ability: Ability, node: Node) -> None:
        """Write a chain whose first part is settled at the declaration: its condition, its "may" (112.4)."""
        parts = self._said(ability, node)
        first, rest = parts.parts[0], parts.parts[1:]
        act = first.act
        if isinstance(act, m.If) and not any(part.link == "otherwise" for part in rest):
            conditions.require(ability, act.condition)
            act = act.then
        either = any(part.link == "otherwise" for part in rest)
        mine = isinstance(act, m.Do) and (isinstance(act.agent, m.You) or ability.draft.base == "ReplacingAbility")
        if isinstance(act, m.Do) and act.modal == "may" and mine and not either:
            ability.draft.set("may", "True")
            ability.asked = True
        self.carried_out(ability, m.Chain((m.Part("first", act, span=first.span), *rest), parts.where))

    # What is carried out

    def carried_out(self, ability: Ability, node: Node) -> None:
        """Write what an ability does, and finish it."""
        parts = self.tables.opened(ability, self._said(ability, node)) or m.Chain(())
        if parts.parts and isinstance(parts.parts[0].act, m.Options):
            self._options(ability, parts, parts.parts[0].act)
        else:
            chain(ability, parts)
        ability.finish()

    def _said(self, ability: Ability, node: Node) -> m.Chain:
        """Return the chain of an ability; that all of it is a spell, or an effect, becomes its nature."""
        match node:
            case m.Chain(parts=(m.Part(act=m.Named() as named),), where=None) | (m.Named() as named):
                ability.name_nature(named.nature)
                what = named.what
                return parts_of(what if isinstance(what, m.Chain) else m.Chain((m.Part("first", what, span=named.span),)))
        return parts_of(node)

    def _options(self, ability: Ability, parts: m.Chain, node: m.Options) -> None:
        """An ability constructor: each option is a class of its own (524)."""
        if len(parts.parts) != 1:
            raise NoBehaviour(node)
        modes = "".join(f"{self._mode(option, ability)}, " for option in node.options).strip()
        ability.use("Choose")
        if isinstance(node.count, m.AnyNumber):  # one or more, each at most once (524.2)
            ability.draft.set("choose", f"Choose(({modes}), 1, {len(node.options)})")
            return
        number = bound(ability, node.count)
        repeats = ", repeats=True" if node.count != m.Number(1) else ""
        ability.draft.set("choose", f"Choose(({modes}), {number}, {number}{repeats})")

    def _mode(self, option: Node, of: Ability) -> str:
        before = self.draft.classes.pop()
        ability = self.start("Mode", "Mode", option)
        ability.waits, ability.attacked = of.waits, of.attacked
        chain(ability, parts_of(option))
        ability.finish()
        self.draft.classes.append(before)
        return ability.draft.name

    def _activated(self, feature: m.Activated) -> str:
        ability = self.start("Action", "ActivatedAbility", feature)
        paid = [code for payment in feature.payment if (code := payments.code(ability, payment))]
        ability.draft.set("payments", f"({', '.join(paid)},)" if paid else "()")
        self.notes(ability, feature.limit, feature.zone)
        if feature.user is not None:
            ability.use("ANY")
            ability.draft.set("by", "ANY")
        self.carried_out(ability, feature.chain)
        return ability.draft.name

    def notes(self, ability: Ability, limit: Node | None, zone: Node | None) -> None:
        """How often and where an ability may be used (112.5, 112.8, 113.4)."""
        if isinstance(limit, m.Limit):
            if limit.times == m.AnyNumber():
                ability.draft.set("limit", "None")
                return
            per, when = PERIODS.get(limit.per, ("", ""))
            if not isinstance(limit.times, m.Number) or not per:
                raise NoBehaviour(limit)
            ability.use("Limit", per)
            ability.draft.set("limit", f"Limit({limit.times.value}, {per})")
            if when:
                ability.requires(when)
        if isinstance(zone, m.Zone):
            name = self.tables.zones.get(zone.name)
            if name is None or zone.name == "play":
                raise NoBehaviour(zone)
            ability.use(name)
            ability.draft.set("zone", name)

    # Replacements

    def _replaces(self, feature: m.Replaces) -> str:
        event, turn = feature.event, ""
        if isinstance(event, m.InTurn):
            turn = "see.your_turn" if isinstance(event.player, m.You) else "not see.your_turn"
            event = event.act
        if isinstance(event, m.Do):
            event = m.Do(event.agent, event.deed, span=event.span)
        name = self.waiting("Replacement", "ReplacingAbility", "replaces", feature, event)
        if event == m.Do(m.ThisCard(), m.EnterPlay()):
            self.draft.imports.add("ENTERING")
            self.draft.classes[-1].set("zone", "ENTERING")
        if turn:
            self.draft.classes[-1].method("applies", "(self, see: See) -> bool", Line(f"return {turn}"))
            self.draft.imports.add("See")
        if any(isinstance(each, m.All) for each in walk(event)):
            self.draft.classes[-1].set("together", "True")
        return name

    def _instead(self, feature: m.Instructions) -> str:
        """If something must happen, or is played, something may be done about it (517, 518)."""
        event, parts = waits(feature), parts_of(feature.chain)
        first = parts.parts[0]
        assert event is not None and isinstance(first.act, m.If)
        chain_ = m.Chain((m.Part("first", first.act.then, span=first.span), *parts.parts[1:]), parts.where)
        if event.modal == "must":
            return self._replaces(m.Replaces(event, chain_, span=feature.span))
        cancelling = m.Triggered(m.Trigger(event), chain_, span=feature.span)
        return self.waiting("Cancellation", "CancellingAbility", "cancels", cancelling, event)


def _is_own_burial(event: Node) -> bool:
    """*When this card is put into the graveyard*: it triggers from there (112.9)."""
    match event:
        case m.Do(deed=m.Move(cards=m.ThisCard(), to=m.Zone(name="graveyard"))):
            return True
    return False


def waits(feature: m.Instructions) -> m.Do | None:
    """What an ability that begins with "if" waits for: something that must happen, or a play that it cancels."""
    act = parts_of(feature.chain).parts[0].act
    happens = act.condition if isinstance(act, m.If) else None
    event = happens.event if isinstance(happens, m.Happens) else None
    cancels = any(isinstance(each, m.Cancel) for each in walk(feature.chain))
    return event if isinstance(event, m.Do) and (event.modal == "must" or cancels) else None


def parts_of(node: Node) -> m.Chain:
    """Return a chain as such; one act alone is a chain too."""
    if isinstance(node, m.Chain):
        return node
    if isinstance(node, m.Options):
        return m.Chain((m.Part("first", node, span=node.span),), span=node.span)
    raise NoBehaviour(node)


def keyword_module(tables: Tables, keyword_id: str, numbered: bool, text: m.CardText) -> tuple[ModuleDraft, list[NoBehaviour]]:
    """Return the classes of a keyword's definition; with a value of 0 they do nothing (512.2)."""
    features = Features(tables, f"{keyword_id}-keyword", "creature", {}, keyword_id, numbered)
    features.write(text)
    for each in features.draft.classes if numbered else ():
        known = next((row for row in each.members if isinstance(row, Method) and row.name == "condition"), None)
        if known is None:
            features.draft.imports.add("See")
            each.method("condition", "(self, see: See) -> bool", Line("return see.value > 0"))
        elif each.base == "TriggeredAbility":
            known.lines[0] = Line(known.lines[0].code.replace("return ", "return see.value > 0 and "), known.lines[0].span)
    return features.draft, features.refused


def module(
    tables: Tables, card_id: str, card_type: str, text: m.CardText, meanings: Meanings
) -> tuple[ModuleDraft, list[NoBehaviour]]:
    """Return the classes of a card and the features that have no behaviour yet.

    ``meanings`` are the definitions of the keywords that are said out where they stand: those with an object.
    """
    features = Features(tables, card_id, card_type, meanings)
    features.write(text)
    return features.draft, features.refused
