"""Features that only Heroes has: rules of decks and of play, spells, what heads an ability."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.codegen.draft import ModuleDraft, NoBehaviour
from compiler.games.behaviour import events, payments, standing, statics
from compiler.games.behaviour.ability import numbers
from compiler.games.behaviour.chains import chain
from compiler.games.behaviour.features import Features, parts_of, waits
from compiler.games.behaviour.selections import about, bound, condition
from compiler.games.behaviour.tables import Table
from compiler.games.heroes.behaviour.statics import obtained_for_less
from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, children, walk

FEATURES: Table[str] = Table()
PROPERTIES: Table[bool] = Table()
SPELLS = m.Kind(m.TypeNoun("spell"))
HEADS = ((m.EnterPlay(), "hire"), (m.Die(), "death"), (m.Strike(), "strike"))
KEYWORD_EVENTS = {"regeneration": "healed"}


def head(event: Node) -> str | None:
    """What heads an ability that waits for an event."""
    if isinstance(event, m.Unhurt):
        return "concentration"
    return next((said for deed, said in HEADS if event == m.Do(m.ThisCard(), deed)), None)


@PROPERTIES.of(m.DeckOnly)
def deck_only(draft: ModuleDraft, feature: m.DeckOnly) -> bool:
    """The only elements of a deck."""
    match feature.cards:
        case m.Kind(where=(m.OfElement() as element,)):
            draft.properties.append(("deck_elements", f'("{element.element}",)'))
            return True
    return False


@PROPERTIES.of(m.DecksOf)
def deck_heroes(draft: ModuleDraft, feature: m.DecksOf) -> bool:
    """Heroes whose decks may hold the card."""
    draft.properties.append(("deck_heroes", f'("{feature.cls}",)'))
    if feature.only:
        draft.properties.append(("deck_heroes_only", "True"))
    return True


@PROPERTIES.of(m.DeckCopies)
def deck_copies(draft: ModuleDraft, feature: m.DeckCopies) -> bool:
    """How many copies a deck may hold."""
    if not isinstance(feature.most, m.Number):
        return False
    draft.properties.append(("deck_copies", str(feature.most.value)))
    return True


@PROPERTIES.of(m.NotInDecks)
def not_in_decks(draft: ModuleDraft, feature: m.NotInDecks) -> bool:
    """No deck may hold the card."""
    draft.properties.append(("not_in_decks", "True"))
    return True


@PROPERTIES.of(m.ToReserve)
def to_reserve(draft: ModuleDraft, feature: m.ToReserve) -> bool:
    """The card goes to the reserve instead of somewhere else."""
    places = [each.upper() for each in feature.instead]
    draft.imports |= set(places)
    draft.properties.append(("to_reserve_instead", f"({', '.join(places)},)"))
    return True


@PROPERTIES.of(m.PlayableFromGraveyard)
def from_graveyard(draft: ModuleDraft, feature: m.PlayableFromGraveyard) -> bool:
    """The card may be played from the graveyard."""
    draft.properties.append(("from_graveyard", "True"))
    return True


@PROPERTIES.of(m.PlayableWithoutEffect)
def without_effect(draft: ModuleDraft, feature: m.PlayableWithoutEffect) -> bool:
    """A spell without spell abilities has no effect; the text says that this is meant."""
    return True


@FEATURES.of(m.Keyword)
def protection_from_spells(features: Features, feature: m.Keyword) -> str | None:
    """Protection from spells is a keyword of its own."""
    if feature.id != "protection" or feature.object != SPELLS:
        return None
    return features.keyword_named("protection-from-spells", feature)


@FEATURES.of(m.Instructions)
def instructions(features: Features, feature: m.Instructions) -> str | None:
    """A spell's sentence, what the opponent may do, or a card played from under this one."""
    if features.type == "spell" and not _is_own_cost(feature):
        return _spell(features, feature)
    if feature.limit is not None or feature.zone is not None:
        return None
    match feature.chain:
        case m.Chain(parts=(m.Part(act=m.InTurn(player=m.Opponent())), *_)):
            return _for_opponent(features, feature)
        case m.Chain(parts=(m.Part(act=act), m.Part(act=m.Do(agent=m.You(), deed=m.Destroy(target=m.ThisCard()), modal=None)))):
            return _obtained(features, feature, act) if waits(feature) is None else None
    return None


@FEATURES.of(m.Triggered)
def triggered(features: Features, feature: m.Triggered) -> str | None:
    """Ambush, and shots at another card."""
    if not isinstance(feature.trigger, m.Trigger) or any(isinstance(each, m.Cancel) for each in walk(feature.chain)):
        return None
    redirect = next((each for each in walk(feature.chain) if isinstance(each, m.Redirect)), None)
    declared = _declared_event(feature.trigger.event)
    if redirect is not None and declared is None:
        raise NoBehaviour(redirect)
    if redirect is not None and declared == "shot":
        return features.waiting("Redirection", "ReplacingAbility", "replaces", feature, feature.trigger.event)
    price = _price(feature.chain)
    return _ambush(features, feature, feature.trigger.event, price) if price is not None else None


@FEATURES.of(m.BeUnblockable)
def unblockable(features: Features, feature: m.BeUnblockable) -> str:
    """No blocker against the strikes of some cards, perhaps only against those at others (509.2)."""
    ability = features.start("Rule", "StaticAbility", feature)
    ability.use("Must")
    if not isinstance(feature.who, m.ThisCard):
        ability.use("See")
        said = ability.line(f"return {condition(ability, statics.all_of(ability, feature.who))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", said)
    if feature.at is None:
        ability.draft.set("rows", '(Must("strike_directed"),)')
        return ability.draft.name
    ability.use("See")
    line = f"return {about('other', condition(ability, statics.all_of(ability, feature.at)))}"
    against = ability.helper("against", "(self, see: See, card: int, other: int) -> bool", line)
    ability.draft.set("rows", f'(Must("strike_directed", {against}),)')
    return ability.draft.name


@FEATURES.of(m.NoTargetOfOwnSpells)
def not_for_own_spells(features: Features, feature: m.NoTargetOfOwnSpells) -> str:
    """This card is no target of its player's own spells (515.2)."""
    if feature.who != m.ThisCard():
        raise NoBehaviour(feature)
    return standing.rows(features.start, feature, 'Cannot("be_chosen_for_own_spells")')


@FEATURES.of(m.FirstTurn, m.SecondTurn)
def turn_order(features: Features, feature: Node) -> str:
    """Who goes first."""
    return standing.rows(features.start, feature, f"TurnOrder({1 if isinstance(feature, m.FirstTurn) else 2})")


@FEATURES.of(m.PlayInstead)
def play_instead(features: Features, feature: m.PlayInstead) -> str:
    """Other payments than the cost, or none (7 Alternative cost)."""
    ability = features.start("Cost", "StaticAbility", feature)
    free = feature.deed == m.PlayCard(m.ThisCard(), m.Free())
    paid = [] if free else [payments.code(ability, m.PayDeed(feature.deed))]
    ability.use("AlternativeCost", "HAND")
    ability.draft.set("zone", "HAND")
    ability.draft.set("rows", f"(AlternativeCost(({''.join(f'{each}, ' for each in paid).strip()})),)")
    return ability.draft.name


@FEATURES.of(m.ReplacesKeyword)
def instead_of_keyword(features: Features, feature: m.ReplacesKeyword) -> str:
    """Instead of what a keyword of this card does (517.1, Big Fist)."""
    word = feature.keyword
    if not isinstance(word, m.Keyword) or word.id not in KEYWORD_EVENTS:
        raise NoBehaviour(feature)
    ability = features.start("Replacement", "ReplacingAbility", feature)
    ability.use("on", "this_card", "See")
    ability.draft.set("replaces", f"on.{KEYWORD_EVENTS[word.id]}(this_card)")
    line = ability.line(f'return see.caused_by("{word.id}")')
    ability.draft.method("applies", "(self, see: See) -> bool", line)
    features.declared(ability, feature.chain)
    return ability.draft.name


def _ambush(features: Features, feature: m.Triggered, event: Node, price: Node) -> str:
    """Ambush: its two parts are the runtime's; what follows "in doing so" comes after them (7 Ambush)."""
    ability = features.start("Ambush", "Ambush", feature)
    ability.draft.set("price", bound(ability, price))
    ability.draft.set("trigger", events.pattern(ability, event))
    rest = parts_of(feature.chain).parts[1:]
    if rest:
        ability.first_step = 3
        chain(ability, m.Chain(rest, parts_of(feature.chain).where))
        ability.before = "*Ambush.steps"
    ability.finish()
    return ability.draft.name


def _for_opponent(features: Features, feature: m.Instructions) -> str:
    """*The opponent, on their turn, may …*: the first thing they do is the payment (7 Undead)."""
    match parts_of(feature.chain).parts:
        case (m.Part(act=m.InTurn(act=m.Do(agent=m.Opponent(), deed=m.Joint(deeds=(first, *rest)), modal="may"))),):
            pass
        case _:
            raise NoBehaviour(feature)
    ability = features.start("Action", "ActivatedAbility", feature)
    ability.use("OPPONENT")
    ability.draft.set("by", "OPPONENT")
    payment = m.PayCoins(first.amount) if isinstance(first, m.CloseCoins) else m.PayDeed(first)
    ability.draft.set("payments", f"({payments.code(ability, payment)},)")
    acts = tuple(m.Part("next" if at else "first", m.Do(m.You(), deed)) for at, deed in enumerate(rest))
    features.carried_out(ability, m.Chain(acts))
    return ability.draft.name


def _spell(features: Features, feature: m.Instructions) -> str:
    ability = features.start("Spell", "SpellAbility", feature)
    features.notes(ability, feature.limit, feature.zone)
    features.carried_out(ability, feature.chain)
    return ability.draft.name


def _declared_event(event: Node) -> str | None:
    """What is declared, an attack or a shot, if that is the event: only such things are redirected (508.3)."""
    return event.deed.what if isinstance(event, m.Do) and isinstance(event.deed, m.Declare) else None


def _obtained(features: Features, feature: Node, act: Node) -> str:
    if not isinstance(act, m.Do) or act.modal != "may" or not isinstance(act.agent, m.You):
        raise NoBehaviour(feature)
    ability = features.start("Rule", "StaticAbility", feature)
    ability.draft.set("rows", f"({obtained_for_less(ability, act.deed)},)")
    return ability.draft.name


def _is_own_cost(feature: m.Instructions) -> bool:
    """Tell whether a text says what its own card costs (203.2): a rule, also on a spell."""
    parts = parts_of(feature.chain).parts
    act = parts[0].act
    deed = act.deed if isinstance(act, m.Do) and act.agent == m.ThisCard() else None
    return len(parts) == 1 and isinstance(deed.deed if isinstance(deed, m.ForEach) else deed, m.Cost)


def joined(card_type: str, features: tuple[Node, ...]) -> list[tuple[Node, int]] | None:
    """Return the features of a spell, each with the number of its first selection; None for other cards.

    A sentence that speaks of what an earlier one chose is carried out together with it (210.3).
    """
    if card_type != "spell":
        return None
    found: list[tuple[Node, int]] = []
    start = 0
    for feature in features:
        if not isinstance(feature, m.Instructions):
            found.append((feature, 0))
            start = 0
            continue
        before, first = found[-1] if found else (None, 0)
        if isinstance(before, m.Instructions) and any(number < start for number in _references(feature)):
            found[-1] = (_together(before, feature), first)
        else:
            found.append((feature, start))
        start += len(numbers(feature))
    return found


def _references(node: Node) -> Iterator[int]:
    """The selections that a feature refers to; what it quotes has its own."""
    if isinstance(node, m.Referent):
        yield node.to
    elif isinstance(node, m.ThisWay):
        yield -1  # what the sentence before did, if nothing in this one
    elif not isinstance(node, m.Quoted):
        for child in children(node):
            yield from _references(child)


def _together(before: m.Instructions, feature: m.Instructions) -> m.Instructions:
    first, second = parts_of(before.chain), parts_of(feature.chain)
    if first.where is not None and second.where is not None:
        raise NoBehaviour(second.where)
    chain = m.Chain((*first.parts, *second.parts), first.where or second.where)
    spans = before.span, feature.span
    span = Surface(spans[0].start, spans[1].end) if spans[0] and spans[1] else None
    return m.Instructions(chain, span=span)


def _price(node: Node) -> Node | None:
    """The price, if the first part of a chain is an Ambush."""
    act = parts_of(node).parts[0].act
    if isinstance(act, m.Do) and isinstance(act.deed, m.Keyword) and act.deed.id == "ambush":
        return act.deed.amount
    return None
