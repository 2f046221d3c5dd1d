"""Selections in code: which cards a noun phrase means, chosen as targets or taken all at once (502.6, 117)."""

from __future__ import annotations

import re

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.language import meaning as m
from compiler.language.ast import Node, with_fields

OPERATORS = {"at most": "<=", "at least": ">=", "equal": "==", "less": "<", "more": ">"}


def cards(ability: Ability, node: Node, *, zone: str = "play", shared: Node | None = None) -> Picked:
    """Return the cards that a selection means, adding a row of targets where a player chooses.

    ``zone`` is where the deed looks by default (117.6; a summoning looks in the deck, 519.3);
    ``shared`` is an amount that is divided among the chosen (309.1 item 6).
    """
    picked = _shared(ability, node, shared) if shared is not None else _said(ability, node, zone)
    if picked.zone == ability.tables.squares != zone:
        raise NoBehaviour(node)  # a square is no card
    return picked


def _said(ability: Ability, node: Node, zone: str) -> Picked:
    own: Picked | None = ability.tables.picks.write(node, ability, node, zone)
    if own is not None:
        return own
    match node:
        case m.ThisCard():
            return Picked("act.this")
        case m.Referent() if node.to in ability.picked:
            return ability.picked[node.to]
        case m.WoundSource():
            return Picked("act.event.source")
        case m.AttackTarget():
            return Picked("act.event.original")
        case m.Both():
            parts = [cards(ability, part, zone=zone) for part in node.parts]
            return Picked("[" + ", ".join(p.code if not p.many else f"*{p.code}" for p in parts) + "]", many=True)
        case m.Among(quantity=m.All()):
            return cards(ability, node.of, zone=zone)
        case m.Among():
            return _among(ability, node.of, node.quantity, m.Kind(m.TypeNoun("card")))
        case m.FromAmong(cards=m.Cards(kind=m.Kind() as kind) as chosen):
            return ability.remember(chosen, _among(ability, node.of, chosen.quantity, kind))
        case m.Rest() if ability.looked:
            return Picked(f"act.left({ability.looked})", many=True, zone="deck")
        case m.Chooser(by=m.You()):
            return _cards(ability, node.cards, zone, "YOU")  # type: ignore[arg-type]
        case m.Chooser():
            by = "YOU" if ability.in_turn and ability.agent == "opponent" else "OPPONENT"
            return _cards(ability, node.cards, zone, by)  # type: ignore[arg-type]
        case m.Cards():
            return _cards(ability, node, zone, None)
        case m.AnyOf():
            return _any_of(ability, node, zone)
    raise NoBehaviour(node)


def _any_of(ability: Ability, node: m.AnyOf, zone: str) -> Picked:
    """One of several kinds, *an equipment or a terrain*: a single choice among all of them."""
    kinds = _kinds(node)
    first = node.parts[0]
    if not isinstance(first, m.Cards) or isinstance(first.quantity, m.All) or not _choosable(ability, node, kinds):
        raise NoBehaviour(node)
    said, *others = ({each for each in kind.where if isinstance(each, m.InZone)} for kind in kinds)
    if any(each != said for each in others):
        raise NoBehaviour(node)
    fits = " or ".join(f"({condition(ability, kind)})" for kind in kinds)
    picked = _targets(ability, first, kinds[0], (zone_in(ability, kinds[0]) or zone, fits), None)
    for part in node.parts:
        ability.remember(part, picked)
    return picked


def _choosable(ability: Ability, node: m.AnyOf, kinds: list[m.Kind]) -> bool:
    """Whether all parts are chosen alike: as many, and of kinds that are told by what they are alone."""
    alike = {part.quantity for part in node.parts if isinstance(part, m.Cards)}
    special = (m.ThisWay, m.Position, m.Failed, m.Extreme)
    told = not any(isinstance(each, special) for kind in kinds for each in kind.where)
    return told and len(alike) == 1 and not any(ability.tables.zone_of(kind) for kind in kinds)


def _kinds(node: m.Both | m.AnyOf) -> list[m.Kind]:
    """Return the kinds of the parts. Raises NoBehaviour if one has none."""
    kinds = [part.kind for part in node.parts if isinstance(part, m.Cards) and isinstance(part.kind, m.Kind)]
    if len(kinds) != len(node.parts):
        raise NoBehaviour(node)
    return kinds


def _cards(ability: Ability, node: m.Cards, zone: str, by: str | None) -> Picked:
    kind = node.kind
    assert isinstance(kind, m.Kind)
    if any(isinstance(each, m.ThisWay) for each in kind.where):
        return ability.remember(node, this_way(ability, kind))
    called: Picked | None = ability.tables.called(ability, node, kind)
    if called is not None:
        return ability.remember(node, called)
    where = zone_in(ability, kind) or zone
    if isinstance(node.quantity, m.All):
        return ability.remember(node, all_such(ability, kind, where))
    return ability.remember(node, _chosen(ability, node, kind, where, by))


def _among(ability: Ability, of: Node, quantity: Node, kind: m.Kind) -> Picked:
    """Some of the cards said before, chosen when the part comes."""
    known = cards(ability, of)
    if not known.many:
        raise NoBehaviour(of)
    fits = condition(ability, kind)
    such = f"card in {seen(known.code)}" + ("" if fits == "True" else f" and {fits}")
    many, count = _count(ability, quantity, searching=False)
    arguments = [ability.predicate("may_choose", such), *([f"count={count}"] if count else [])]
    if known.zone != "play":
        ability.use(known.whose)
        arguments += [f"zone={ability.zone(known.zone, of)}", f"whose={known.whose}", 'role="choice"']
    if ability.agent == "opponent":
        ability.use("OPPONENT")
        arguments.append("by=OPPONENT")
    number = ability.target(*arguments)
    code = f"act.targets({number})" if many else f"act.target({number})"
    return Picked(code, many, known.zone, known.whose)


def this_way(ability: Ability, kind: m.Kind) -> Picked:
    """Cards to which the part before did something."""
    done = next(each for each in kind.where if isinstance(each, m.ThisWay))
    if done.deed == "shown" and not ability.looked:
        raise NoBehaviour(done)
    cards_ = f"act.result({ability.looked}).cards" if done.deed == "shown" else "act.previous.cards"
    rest = m.Kind(kind.noun, tuple(each for each in kind.where if each is not done), span=kind.span)
    fits = condition(ability, rest)
    if fits == "True":
        return Picked(cards_, many=True)
    return Picked(f"act.such({cards_}, {ability.draft.name}.{ability.predicate('such', fits)})", many=True)


def zone_in(ability: Ability, kind: m.Kind) -> str | None:
    """The zone that a kind says it is in."""
    own = ability.tables.zone_of(kind)
    if own is not None:
        return own[0]
    return next(
        (each.zone.name for each in kind.where if isinstance(each, m.InZone) and isinstance(each.zone, m.Zone)),
        None,
    )


def owner_in(ability: Ability, kind: m.Kind, zone: str) -> str | None:
    """Whose zone: as said, else that of the player who controls the ability (117.5)."""
    if zone == "play":
        return None
    for each in kind.where:
        player = each.zone.player if isinstance(each, m.InZone) and isinstance(each.zone, m.Zone) else None
        player = each.player if isinstance(each, m.Whose) else player
        if isinstance(player, m.Opponent | m.Owner):  # of whom an ability of yours has spoken
            return "OPPOSING"
        if isinstance(player, m.SomePlayer | m.EachPlayer):
            return "ANY"
    return (ability.tables.zone_of(kind) or (zone, "YOURS"))[1]


def all_such(ability: Ability, kind: m.Kind, zone: str) -> Picked:
    code = condition(ability, kind)
    if zone == "play":
        return Picked(f"act.all({ability.draft.name}.{ability.predicate('such', code)})", many=True)
    such = "" if code == "True" else f", {ability.draft.name}.{ability.predicate('such', code)}"
    if zone in ability.tables.gathers:
        return Picked(ability.tables.gathers[zone].format(such=such.removeprefix(", ")), many=True, zone=zone)
    place = ability.zone(zone, kind)
    owner = owner_in(ability, kind, zone) or "YOURS"
    players = {"OPPOSING": ("act.opponent",), "YOURS": ("act.you",)}.get(owner, ("act.you", "act.opponent"))
    found = [f"act.cards({place}, {player}{such})" for player in players]
    code = found[0] if len(found) == 1 else "[" + ", ".join(f"*{each}" for each in found) + "]"
    return Picked(code, True, zone, owner)


def _chosen(ability: Ability, node: m.Cards, kind: m.Kind, zone: str, by: str | None) -> Picked:
    return _targets(ability, node, kind, (zone, condition(ability, kind)), by)


def _targets(ability: Ability, node: m.Cards, kind: m.Kind, where: tuple[str, str], by: str | None) -> Picked:
    """Add a row of targets; ``where`` is the zone and the expression for which of its cards can be chosen."""
    zone, fits = where
    if ability.offered:
        fits = ("" if fits == "True" else f"({fits}) and ") + ability.offered
    arguments = [ability.predicate("may_target", fits)]
    many, count = _count(ability, node.quantity, searching=zone == "deck")
    if count:
        arguments.append(f"count={count}")
    if zone != "play":
        owner = owner_in(ability, kind, zone)
        ability.use(owner or "ANY")
        arguments += [f"zone={ability.zone(zone, node)}", f"whose={owner}", 'role="choice"']
    if (by or ("OPPONENT" if ability.agent == "opponent" else "YOU")) == "OPPONENT":
        ability.use("OPPONENT")
        arguments.append("by=OPPONENT")
    number = ability.target(*arguments)
    return Picked(f"act.targets({number})", many=True) if many else Picked(f"act.target({number})")


def _shared(ability: Ability, node: Node, shared: Node) -> Picked:
    """Targets for each point of a divided amount; one card may be chosen for several points."""
    least = not isinstance(shared, m.AtMost)
    total = bound(ability, shared.amount if isinstance(shared, m.AtMost) else shared)
    many = node if isinstance(node, m.Both | m.AnyOf) else m.AnyOf((node,))
    parts, kinds = many.parts, _kinds(many)
    code = " or ".join(
        f"({condition(ability, kind)})" if len(kinds) > 1 else condition(ability, kind) for kind in kinds
    )
    ability.use("EXACTLY" if least else "UP_TO")
    count = f"{'EXACTLY' if least else 'UP_TO'}({total})"
    number = ability.target(ability.predicate("may_target", code), f"count={count}", "repeats=True")
    picked = Picked(f"act.targets({number})", many=True)
    for part in parts:
        ability.remember(part, picked)
    return picked


def _count(ability: Ability, quantity: Node, *, searching: bool) -> tuple[bool, str | None]:
    """Return whether several cards may be chosen, and how many if not exactly one; a search may be declined."""
    match quantity:
        case m.One() if searching:
            ability.use("Count")
            return True, "Count(0, 1)"
        case m.One():
            return False, None
        case m.UpTo() if searching:
            ability.use("Count")
            return True, f"Count(0, {bound(ability, quantity.count)})"
        case m.UpTo():
            ability.use("UP_TO")
            return True, f"UP_TO({bound(ability, quantity.count)})"
        case m.Exactly():
            ability.use("EXACTLY")
            return True, f"EXACTLY({bound(ability, quantity.count)})"
        case m.AnyNumber():
            ability.use("ANY_NUMBER")
            return True, "ANY_NUMBER"
    raise NoBehaviour(quantity)


def bound(ability: Ability, count: Node) -> str:
    """Return a number for a row of targets: digits, or X."""
    if isinstance(count, m.Number):
        return str(count.value)
    if isinstance(count, m.Variable) and ability.where is None and ability.variable == "act.x":
        ability.use("X")
        return "X"
    ability.use("See")
    return ability.helper("number", "(self, see: See) -> int", f"return {seen(amount(ability, count))}")


def seen(code: str) -> str:
    """Return the code of a step as code of a method that only sees."""
    return code.replace("act.", "see.")


def amount(ability: Ability, node: Node) -> str:
    """Return the expression for an amount inside a step."""
    own = ability.tables.amounts.write(node, ability, node)
    if own is not None:
        return own
    match node:
        case m.Number():
            return str(node.value)
        case m.Variable():
            return ability.variable if ability.where is None else amount(ability, ability.where)
        case m.PropertyOf():
            return f"act.{node.property}({single(ability, node.of)})"
        case m.CountOf():
            return count(ability, node.what)
        case m.Times(each=m.Capped() as cap):
            return f"min({amount(ability, with_fields(node, each=cap.amount))}, {amount(ability, cap.most)})"
        case m.Times():
            number = amount(ability, node.amount)
            each = count(ability, node.each)
            return each if number == "1" else f"{number} * {each}"
        case m.LesserOf():
            card = single(ability, node.of)
            said = ", ".join(f"act.{each}({card})" for each in node.properties)
            return f"{'max' if node.greater else 'min'}({said})"
        case m.Capped():
            return f"min({amount(ability, node.amount)}, {amount(ability, node.most)})"
        case m.Excess() if ability.steps:
            return "act.previous.excess" if ability.now.number > 1 else "act.event.excess"
        case m.SameAmount():
            return "act.event.amount"
        case m.MostOf(among=m.Kind() as kind):
            found = all_such(ability, kind, zone_in(ability, kind) or "play").code
            best = "min" if node.lowest else "max"
            return f"{best}((act.{node.property}(card) for card in {found}), default=0)"
        case m.SumOf():
            such = cards(ability, node.of)
            return f'sum(act.keyword_value(card, "{node.keyword}") for card in {such.as_list})'
        case m.Plus():
            if isinstance(node.more, m.Number) and node.more.value < 0:
                return f"{amount(ability, node.amount)} - {-node.more.value}"
            return f"{amount(ability, node.amount)} + {amount(ability, node.more)}"
    raise NoBehaviour(node)


def count(ability: Ability, node: Node) -> str:
    """Return the expression for how many there are of something."""
    own = ability.tables.counts.write(node, ability, node)
    if own is not None:
        return own
    match node:
        case m.Every(number=m.Number() as number):
            return f"{count(ability, node.of)} // {number.value}"
        case m.EffectsOn(effect=m.EffectNoun() as effect):
            return effects_on(ability, single(ability, node.card), effect, "act")
        case m.Counted():
            return 'act.remembered("counted")'
        case m.Excess() | m.SameAmount():
            return amount(ability, node)
        case m.Kind() if any(isinstance(each, m.ThisWay) for each in node.where):
            return f"len({this_way(ability, node).code})"
        case m.Kind():
            return f"len({all_such(ability, node, zone_in(ability, node) or 'play').code})"
    raise NoBehaviour(node)


def effects_on(ability: Ability, card: str, effect: m.EffectNoun, by: str = "see") -> str:
    """Return the expression for how many effects of a kind lie on a card."""
    said = ability.tables.counters.get(effect.effect, f'tokens({{card}}, "{effect.effect}")')
    return f"{by}.{said.format(card=card)}"


def single(ability: Ability, node: Node) -> str:
    """Return the expression for one card, 0 if there is none."""
    picked = cards(ability, node)
    if not picked.many:
        return picked.code
    return f"next(iter({picked.code}), 0)"


def condition(ability: Ability, kind: m.Kind) -> str:
    """Return the expression that says whether ``card`` is of a kind."""
    extremes = [each for each in kind.where if isinstance(each, m.Extreme)]
    parts = [noun(ability, kind.noun), *(narrowing(ability, each) for each in kind.where if each not in extremes)]
    fits = " and ".join(part for part in parts if part) or "True"
    return " and ".join([fits, *(_extreme(ability, each, fits) for each in extremes)]) if extremes else fits


def _extreme(ability: Ability, node: m.Extreme, fits: str) -> str:
    """The highest or lowest of a property among the cards in play that the rest of the kind fits."""
    such = f"see.all({ability.draft.name}.{ability.predicate('such', fits)})"
    best = "max" if node.highest else "min"
    own = f"see.{node.property}(card)"  # the card itself counts, though it may stand where the others do not
    return f"{own} == {best}([see.{node.property}(one) for one in {such}], default={own})"


def about(subject: str, said: str) -> str:
    """Return an expression about ``card`` as one about another card; what is quoted stays."""
    return re.sub(r"""(?<![\w".-])card(?![\w"-])""", subject, said)


def noun(ability: Ability, node: Node) -> str:
    """Return the expression for a noun; "card" says nothing."""
    own = ability.tables.nouns.write(node, ability, node)
    if own is not None:
        return own
    match node:
        case m.TypeNoun() if node.type in ability.tables.types:
            return ability.tables.types[node.type]
        case m.ClassNoun():
            return f"see.has_class(card, {node.cls!r})".replace("'", '"')
        case m.CardNoun():
            if node.card == "own":
                return "see.same_name(card, see.this)"
            return f"see.is_named(card, {node.card!r})".replace("'", '"')
    raise NoBehaviour(node)


def narrowing(ability: Ability, node: Node) -> str:
    """Return the expression for what narrows a noun."""
    own = ability.tables.narrowings.write(node, ability, node)
    if own is not None:
        return own
    match node:
        case m.Whose(player=m.You()):
            return "see.is_yours(card)"
        case m.Whose(player=m.Opponent()):
            return "see.is_opposing(card)"
        case m.Other():
            return "card != see.this"
        case m.OfElement(element="neutral"):
            return "see.is_neutral(card)"
        case m.OfElement():
            return f'see.has_element(card, "{node.element}")'
        case m.OtherThan(card=m.Attacked()):
            return "card != see.event.target"
        case m.HasElement():
            return "not see.is_neutral(card)"
        case m.InState() if node.state in ability.tables.states:
            said = ability.tables.states[node.state]
            return f"not ({said})" if node.negated else said
        case m.Compared():
            value = seen(amount(ability, node.amount))
            return f"see.{node.property}(card) {OPERATORS[node.relation]} {value}"
        case m.NotA():
            return f"not {noun(ability, node.noun)}"
        case m.WithEffect(effect=m.EffectNoun() as effect):
            return f"{effects_on(ability, 'card', effect)} {'==' if node.negated else '>'} 0"
        case m.OtherName():
            other = ability.named if any(not each.many for each in ability.picked.values()) else "see.this"
            return f"not see.same_name(card, {other})"
        case m.WithKeyword(keyword=m.Keyword() as word):
            return f'{"not " if node.negated else ""}see.has(card, "{word.id}")'
        case m.AllOf():
            return " and ".join(narrowing(ability, each) for each in node.conditions)
        case m.InZone():
            return ""
        case m.SameName():
            if ability.remembers:
                return "see.is_named_as_remembered(card)"
            known = any(not picked.many for picked in ability.picked.values())
            return f"see.same_name(card, {ability.named if known else 'see.this'})"
        case m.ElementCount():
            return f"len(see.elements(card)) {'> 1' if node.several else '== 1'}"
        case m.OtherClass():
            return "not see.shares_class(card, see.this)"
        case m.Featureless():
            return "not see.has_features(card)"
        case m.Did(what="received wounds", when="this turn"):
            return "see.wounded_this_turn(card)"
    raise NoBehaviour(node)
