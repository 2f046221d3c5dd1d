"""Selections in code: which cards a noun phrase means, chosen as targets or taken all at once (502.6, 117)."""

from __future__ import annotations

import re

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.language import meaning as m
from compiler.language.ast import Node

OPERATORS = {"at most": "<=", "at least": ">=", "equal": "==", "less": "<", "more": ">"}
TYPES = {
    "creature": "see.is_creature(card)",
    "hero": "see.is_hero(card)",
    "character": "see.is_character(card)",
    "spell": "see.is_spell(card)",
    "support": "see.is_support(card)",
    "equipment": "see.is_equipment(card)",
    "card": "",
}
STATES = {
    "open": "see.is_open(card)",
    "closed": "see.is_closed(card)",
    "hidden": "see.is_hidden(card)",
    "poisoned": "see.is_poisoned(card)",
    "wounded": "see.wounds(card) > 0",
    "stunned": 'see.has(card, "stun")',
    "created": 'see.has(card, "created")',
}
ZONES = {"play": "PLAY", "graveyard": "GRAVEYARD", "hand": "HAND", "deck": "DECK", "obtained": "OBTAINED", "completed": "COMPLETED"}
BY_YOU = {"discarded by you": "discards", "played by you": "played"}
COMPLETED = m.InState("completed")
BURIED = m.Did("put into a graveyard", "this turn")
HEROES = {m.You: "your_hero", m.Opponent: "opposing_hero"}


def cards(ability: Ability, node: Node, *, zone: str = "play", shared: Node | None = None) -> Picked:
    """Return the cards that a selection means, adding a row of targets where a player chooses.

    ``zone`` is where the deed looks by default (117.6; a summoning looks in the deck, 519.3);
    ``shared`` is an amount that is divided among the chosen (309.1 item 6).
    """
    if shared is not None:
        return _shared(ability, node, shared)
    match node:
        case m.ThisCard() if zone == "deck":
            return _namesakes(ability)
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
        case m.Chooser():
            by = "YOU" if ability.in_turn and ability.agent == "opponent" else "OPPONENT"
            return _cards(ability, node.cards, zone, by)  # type: ignore[arg-type]
        case m.Cards():
            return _cards(ability, node, zone, None)
    raise NoBehaviour(node)


def _namesakes(ability: Ability) -> Picked:
    """In a search or a summoning a card's own name means any card of that name (106.2.2, 7 Card name)."""
    ability.use("Count", "DECK", "YOURS")
    legal = ability.predicate("may_target", "see.same_name(card, see.this)")
    number = ability.target(legal, "count=Count(0, 1)", "zone=DECK", "whose=YOURS", 'role="choice"')
    return Picked(f"act.targets({number})", many=True)


def _cards(ability: Ability, node: m.Cards, zone: str, by: str | None) -> Picked:
    kind = node.kind
    assert isinstance(kind, m.Kind)
    if any(isinstance(each, m.ThisWay) for each in kind.where):
        return ability.remember(node, _this_way(ability, kind))
    if any(isinstance(each, m.Failed) for each in kind.where):
        return _failed(kind)
    if kind == m.Kind(m.TypeNoun("hero"), (m.Whose(m.Owner()),)):
        return ability.remember(node, Picked(f"act.hero(act.owner({ability.latest.code}))"))
    hero = _hero(kind)
    if hero is not None and isinstance(node.quantity, m.One):
        return ability.remember(node, Picked(f"act.{hero}"))
    where = _zone(kind) or zone
    if any(isinstance(each, m.Position) for each in kind.where):
        return ability.remember(node, _top(ability, node))
    if isinstance(node.quantity, m.All):
        return ability.remember(node, _all(ability, kind, where))
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
        ability.use(ZONES[known.zone], known.whose)
        arguments += [f"zone={ZONES[known.zone]}", f"whose={known.whose}", 'role="choice"']
    if ability.agent == "opponent":
        ability.use("OPPONENT")
        arguments.append("by=OPPONENT")
    number = ability.target(*arguments)
    code = f"act.targets({number})" if many else f"act.target({number})"
    return Picked(code, many, known.zone, known.whose)


def _this_way(ability: Ability, kind: m.Kind) -> Picked:
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


def _failed(kind: m.Kind) -> Picked:
    """The hero of the player who did not do what the part before asked of him."""
    rest = m.Kind(kind.noun, tuple(each for each in kind.where if not isinstance(each, m.Failed)), span=kind.span)
    hero = _hero(rest)
    if hero is None:
        raise NoBehaviour(kind)
    return Picked(f"[act.{hero}] * (not act.previous.done)", many=True)


def _hero(kind: m.Kind) -> str | None:
    """Your hero and the opposing hero need no choice."""
    if kind.noun == m.TypeNoun("hero") and len(kind.where) == 1 and isinstance(kind.where[0], m.Whose):
        return HEROES.get(type(kind.where[0].player))
    return None


def _zone(kind: m.Kind) -> str | None:
    if any(isinstance(each, m.Obtained) for each in kind.where):
        return "obtained"
    if BURIED in kind.where:
        return "graveyard"
    if COMPLETED in kind.where:
        return "completed"
    return next(
        (each.zone.name for each in kind.where if isinstance(each, m.InZone) and isinstance(each.zone, m.Zone)),
        None,
    )


def _owner(kind: m.Kind, zone: str) -> str | None:
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
    return "ANY" if BURIED in kind.where or COMPLETED in kind.where else "YOURS"


def _all(ability: Ability, kind: m.Kind, zone: str) -> Picked:
    code = condition(ability, kind)
    if zone == "play":
        return Picked(f"act.all({ability.draft.name}.{ability.predicate('such', code)})", many=True)
    such = "" if code == "True" else f", {ability.draft.name}.{ability.predicate('such', code)}"
    if zone == "obtained":
        return Picked(f"act.all_obtained({such.removeprefix(', ')})", many=True, zone=zone)
    ability.use(ZONES[zone])
    owner = _owner(kind, zone) or "YOURS"
    players = {"OPPOSING": ("act.opponent",), "YOURS": ("act.you",)}.get(owner, ("act.you", "act.opponent"))
    found = [f"act.cards({ZONES[zone]}, {player}{such})" for player in players]
    code = found[0] if len(found) == 1 else "[" + ", ".join(f"*{each}" for each in found) + "]"
    return Picked(code, True, zone, owner)


def _top(ability: Ability, node: m.Cards) -> Picked:
    kind = node.kind
    assert isinstance(kind, m.Kind)
    if kind.noun != m.TypeNoun("card"):
        raise NoBehaviour(kind)
    top = "top" if m.Position("top") in kind.where else "bottom"
    owner = _owner(kind, "deck") or "YOURS"
    agent = {"you": "act.you", "opponent": "act.opponent"}.get(ability.agent, ability.agent)
    player = {"OPPOSING": "act.opponent", "YOURS": agent}.get(owner)
    player = player or f"act.controller(act.target({ability.player_target()}))"
    if isinstance(node.quantity, m.One):
        return Picked(f"act.{top}({player})", True, "deck", owner)
    if isinstance(node.quantity, m.Exactly):
        return Picked(f"act.{top}({player}, {amount(ability, node.quantity.count)})", True, "deck", owner)
    raise NoBehaviour(node)


def _chosen(ability: Ability, node: m.Cards, kind: m.Kind, zone: str, by: str | None) -> Picked:
    fits = condition(ability, kind)
    if ability.playing:
        fits = ("" if fits == "True" else f"({fits}) and ") + "not see.is_being_played(card)"
    arguments = [ability.predicate("may_target", fits)]
    many, count = _count(ability, node.quantity, searching=zone == "deck")
    if count:
        arguments.append(f"count={count}")
    if zone != "play":
        owner = _owner(kind, zone)
        ability.use(ZONES[zone], owner or "ANY")
        arguments += [f"zone={ZONES[zone]}", f"whose={owner}", 'role="choice"']
    if (by or ("OPPONENT" if ability.agent == "opponent" else "YOU")) == "OPPONENT":
        ability.use("OPPONENT")
        arguments.append("by=OPPONENT")
    number = ability.target(*arguments)
    return Picked(f"act.targets({number})", many=True) if many else Picked(f"act.target({number})")


def _shared(ability: Ability, node: Node, shared: Node) -> Picked:
    """Targets for each point of a divided amount; one card may be chosen for several points."""
    least = not isinstance(shared, m.AtMost)
    total = bound(ability, shared.amount if isinstance(shared, m.AtMost) else shared)
    parts = node.parts if isinstance(node, m.Both | m.AnyOf) else (node,)
    kinds = [part.kind for part in parts if isinstance(part, m.Cards) and isinstance(part.kind, m.Kind)]
    if len(kinds) != len(parts):
        raise NoBehaviour(node)
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
    match node:
        case m.Number():
            return str(node.value)
        case m.Variable():
            return ability.variable if ability.where is None else amount(ability, ability.where)
        case m.PropertyOf():
            return f"act.{node.property}({single(ability, node.of)})"
        case m.DoneCount(player=m.You()):
            return _done_count(ability, node)
        case m.WoundsHealed(on=m.Kind() as kind):
            ability.use("on")
            fits = f"{ability.draft.name}.{ability.predicate('healed', condition(ability, kind))}"
            return f"sum(each.amount for each in act.events(on.healed({fits}), last_turn=True))"
        case m.CountOf():
            return count(ability, node.what)
        case m.Times():
            number = amount(ability, node.amount)
            each = count(ability, node.each)
            return each if number == "1" else f"{number} * {each}"
        case m.CoinsOf():
            whose = {m.You: "act.you", m.Opponent: "act.opponent"}.get(type(node.player))
            if whose is None:
                raise NoBehaviour(node)
            return f"act.{'open_coins' if node.open else 'coins'}({whose})"
        case m.LesserOf():
            card = single(ability, node.of)
            said = ", ".join(f"act.{each}({card})" for each in node.properties)
            return f"{'max' if node.greater else 'min'}({said})"
        case m.MissingCoins():
            return "act.missing_coins"
        case m.Excess():
            return "act.previous.excess" if ability.now.number > 1 else "act.event.excess"
        case m.SameAmount():
            return "act.event.amount"
        case m.MostOf(among=m.Kind() as kind):
            found = _all(ability, kind, _zone(kind) or "play").code
            best = "min" if node.lowest else "max"
            return f"{best}((act.{node.property}(card) for card in {found}), default=0)"
        case m.SumOf():
            such = cards(ability, node.of)
            return f'sum(act.keyword_value(card, "{node.keyword}") for card in {such.as_list})'
        case m.Plus():
            return f"{amount(ability, node.amount)} + {amount(ability, node.more)}"
        case m.CompletedQuests():
            return "act.completed()" if node.player is None else "act.completed(act.you)"
    raise NoBehaviour(node)


def _done_count(ability: Ability, node: m.DoneCount) -> str:
    """How many cards you have drawn, played or discarded this turn."""
    match node.deed:
        case "draw":
            return "act.drawn_this_turn(act.you)"
        case "play":
            return "act.played_this_turn(act.you)"
        case "discard":
            ability.use("on", "you")
            return "act.happened(on.discards(you))"
    raise NoBehaviour(node)


def count(ability: Ability, node: Node) -> str:
    """Return the expression for how many there are of something."""
    match node:
        case m.Every(number=m.Number() as number):
            return f"{count(ability, node.of)} // {number.value}"
        case m.RemovedLives() if ability.now.number > 1:
            return "act.previous.amount"
        case m.EffectsOn(effect=m.EffectNoun() as effect):
            return effects_on(single(ability, node.card), effect, "act")
        case m.Counted():
            return 'act.remembered("counted")'
        case m.ChosenBy():
            return f'act.chosen_by("{node.keyword}")'
        case m.Triggerings():
            ability.use("on", "you")
            return f'act.happened(on.keyword_triggers("{node.keyword}", player=you))'
        case m.Excess() | m.SameAmount():
            return amount(ability, node)
        case m.Kind() if any(isinstance(each, m.Did) and each.what in BY_YOU for each in node.where):
            return _done_to(ability, node)
        case m.Kind() if any(isinstance(each, m.ThisWay) for each in node.where):
            return f"len({_this_way(ability, node).code})"
        case m.Kind():
            return f"len({_all(ability, node, _zone(node) or 'play').code})"
    raise NoBehaviour(node)


def _done_to(ability: Ability, kind: m.Kind) -> str:
    """How many cards of a kind you have discarded or played this turn."""
    done = next(each for each in kind.where if isinstance(each, m.Did))
    fits = condition(ability, m.Kind(kind.noun, tuple(each for each in kind.where if each is not done)))
    ability.use("on", "you")
    such = "" if fits == "True" else f", card={ability.draft.name}.{ability.predicate('fits', fits)}"
    return f"act.happened(on.{BY_YOU[done.what]}(player=you{such}))"


def effects_on(card: str, effect: m.EffectNoun, by: str = "see") -> str:
    """Return the expression for how many effects of a kind lie on a card."""
    if effect.effect == "enhancement":
        return f"{by}.enhancements({card})"
    return f'{by}.tokens({card}, "{effect.effect}")'


def _obtained(ability: Ability, by: Node) -> str:
    """Obtained by this card, or by one of a kind."""
    if isinstance(by, m.ThisCard):
        return "see.holder(card) == see.this"
    if not isinstance(by, m.Cards) or not isinstance(by.kind, m.Kind):
        raise NoBehaviour(by)
    fits = re.sub(r"\bcard\b", "see.holder(card)", condition(ability, by.kind))
    return f"see.holder(card) != 0 and {fits}"


def single(ability: Ability, node: Node) -> str:
    """Return the expression for one card, 0 if there is none."""
    picked = cards(ability, node)
    if not picked.many:
        return picked.code
    return f"next(iter({picked.code}), 0)"


def condition(ability: Ability, kind: m.Kind) -> str:
    """Return the expression that says whether ``card`` is of a kind."""
    extremes = [each for each in kind.where if isinstance(each, m.Extreme)]
    parts = [noun(kind.noun), *(narrowing(ability, each) for each in kind.where if each not in extremes)]
    fits = " and ".join(part for part in parts if part) or "True"
    return " and ".join([fits, *(_extreme(ability, each, fits) for each in extremes)]) if extremes else fits


def _extreme(ability: Ability, node: m.Extreme, fits: str) -> str:
    """The highest or lowest of a property among the cards in play that the rest of the kind fits."""
    such = f"see.all({ability.draft.name}.{ability.predicate('such', fits)})"
    best = "max" if node.highest else "min"
    own = f"see.{node.property}(card)"  # the card itself counts, though it may stand where the others do not
    return f"{own} == {best}([see.{node.property}(one) for one in {such}], default={own})"


def noun(node: Node) -> str:
    """Return the expression for a noun; "card" says nothing."""
    match node:
        case m.TypeNoun() if node.type in TYPES:
            return TYPES[node.type]
        case m.ClassNoun():
            return f"see.has_class(card, {node.cls!r})".replace("'", '"')
        case m.CardNoun():
            if node.card == "own":
                return "see.same_name(card, see.this)"
            return f"see.is_named(card, {node.card!r})".replace("'", '"')
    raise NoBehaviour(node)


def narrowing(ability: Ability, node: Node) -> str:
    """Return the expression for what narrows a noun."""
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
        case m.InState(state="completed", negated=False):
            return ""  # the zone says so
        case m.InState() if node.state in STATES:
            return f"not ({STATES[node.state]})" if node.negated else STATES[node.state]
        case m.Compared():
            value = seen(amount(ability, node.amount))
            return f"see.{node.property}(card) {OPERATORS[node.relation]} {value}"
        case m.NotA():
            return f"not {noun(node.noun)}"
        case m.WithEffect(effect=m.EffectNoun() as effect):
            return f"{effects_on('card', effect)} {'==' if node.negated else '>'} 0"
        case m.OtherName():
            other = ability.named if any(not each.many for each in ability.picked.values()) else "see.this"
            return f"not see.same_name(card, {other})"
        case m.Obtained():
            return _obtained(ability, node.by)
        case m.WithKeyword(keyword=m.Keyword() as word):
            return f'{"not " if node.negated else ""}see.has(card, "{word.id}")'
        case m.InZone():
            return ""
        case m.SameName():
            if ability.remembers:
                return "see.is_named_as_remembered(card)"
            known = any(not picked.many for picked in ability.picked.values())
            return f"see.same_name(card, {ability.named if known else 'see.this'})"
        case m.NotFrom(zone=m.Zone(name="hand")):
            ability.use("HAND")
            return "not see.in_zone(card, HAND)"
        case m.ElementCount():
            return f"len(see.elements(card)) {'> 1' if node.several else '== 1'}"
        case m.OfChosenName():
            return 'see.is_named(card, see.chosen("name"))'
        case m.Did(what="put into a graveyard", when="this turn"):
            return "see.was_buried_this_turn(card)"
        case m.OtherClass():
            return "not see.shares_class(card, see.this)"
        case m.OfChosenClass():
            return 'see.has_class(card, see.chosen("class"))'
        case m.Featureless():
            return "not see.has_features(card)"
        case m.HasObtained():
            return "see.obtained(card)"
        case m.Did(what="received wounds", when="this turn"):
            return "see.wounded_this_turn(card)"
    raise NoBehaviour(node)
