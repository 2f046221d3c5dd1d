"""What is said of cards as a step of an ability: what they get, lose, become, and what they do themselves."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.counted import times
from compiler.games.behaviour.selections import amount, cards, single
from compiler.language import meaning as m
from compiler.language.ast import Node, walk

NEXT = "OPPONENTS_NEXT_TURN if act.your_turn else YOUR_NEXT_TURN"
DURATIONS: Mapping[str, str] = {
    "end of turn": "END_OF_TURN",
    "start of your turn": "START_OF_YOUR_NEXT_TURN",
    "end of battle": "END_OF_GAME",
    "this turn": "END_OF_TURN",
    "end of your turn": "END_OF_YOUR_TURN",
    "end of your next turn": "END_OF_YOUR_NEXT_TURN",
    "end of opponent's turn": "END_OF_OPPONENTS_TURN",
    "end of opponent's next turn": "END_OF_OPPONENTS_NEXT_TURN",
    "their next turn": "CONTROLLERS_NEXT_TURN",
    "end of their turn": "END_OF_CONTROLLERS_TURN",
    "end of their next turn": "END_OF_CONTROLLERS_NEXT_TURN",
    "start of opponent's turn": "START_OF_OPPONENTS_NEXT_TURN",
    "this leaves play": "WHILE_THIS_IN_PLAY",
}
OPPONENTS: Mapping[str, str] = {
    "their next turn": "OPPONENTS_NEXT_TURN",
    "end of their turn": "END_OF_OPPONENTS_TURN",
    "end of their next turn": "END_OF_OPPONENTS_NEXT_TURN",
}
"""What a time says where *their* is the opponent and not a card."""


def write(ability: Ability, agent: Node, deed: Node, modal: str | None) -> None:
    """Write what cards do or suffer into the current step. Raises NoBehaviour."""
    if isinstance(agent, m.PropertyOf) and isinstance(deed, m.Become) and modal is None:
        become(ability, agent, deed.what)
        return
    if ability.tables.statements.write(deed, ability, agent, deed, modal):
        return
    picked = cards(ability, agent)
    if modal in ("cannot", "not", "must"):
        _obliged(ability, picked, deed, modal)
        return
    if modal == "may" and isinstance(deed, m.AttackAgain):
        ability.now.do(f"act.attack_again({picked.code})")
        return
    if modal is not None:
        raise NoBehaviour(deed)
    _done(ability, picked, deed)


def _obliged(ability: Ability, picked: Picked, deed: Node, modal: str) -> None:
    """Cards are forbidden something, or must do it, perhaps for a time (514)."""
    ability.use("END_OF_GAME")
    lasting = ", END_OF_GAME"
    match deed:
        case m.Joint(deeds=(*others, m.During() as last)):  # how long is said behind the last, and meant of all
            deed = m.During(m.Joint((*others, last.act)), last.duration, span=last.span)
    if isinstance(deed, m.During):
        lasting = until(ability, deed.duration)
        deed = deed.act
    for each in deed.deeds if isinstance(deed, m.Joint) else (deed,):
        by_rule = isinstance(each, m.InflictWounds) and each.amount is None and each.by is None
        by_rule = by_rule or (isinstance(each, m.Attack) and (each.at is not None or each.by is not None))
        if modal != "must" and by_rule:
            rule = m.Instructions(m.Chain((m.Part("first", m.Do(m.ThisCard(), each, modal)),)), span=each.span)
            ability.now.do(f"act.gain({picked.code}, {ability.granted(rule)}{lasting})")
            continue
        if modal == "not" and isinstance(each, m.ReceiveWounds):
            rule = m.Instructions(m.Chain((m.Part("first", m.Do(m.ThisCard(), each, modal)),)), span=each.span)
            ability.now.do(f"act.gain({picked.code}, {ability.granted(rule)}{lasting})")
            continue
        if type(each) not in ability.tables.actions or (modal == "must" and not isinstance(each, m.Attack | m.Act | m.ActAsBlocker)):
            raise NoBehaviour(each)
        verb = "oblige" if modal == "must" else "forbid"
        ability.now.do(f'act.{verb}({picked.code}, "{ability.tables.actions[type(each)]}"{lasting})')


def _done(ability: Ability, picked: Picked, deed: Node) -> None:
    if ability.tables.done.write(deed, ability, picked, deed):
        return
    match deed:
        case m.ForEach():
            _done(ability, picked, times(deed))
        case m.Joint():
            for each in deed.deeds:
                _done(ability, picked, each)
        case m.During():
            ability.lasting = until(ability, deed.duration)
            _done(ability, picked, deed.act)
            ability.lasting = ""
        case m.Get():
            for gift in deed.what:
                give(ability, picked, gift)
        case m.ReceiveThem() if not picked.many and ability.draft.base == "ReplacingAbility":
            ability.now.do(f"act.keep(card={picked.code})")
        case m.FullyHealed():
            ability.now.do(f"act.fully_heal({picked.code})")
        case m.Die(source=None):
            ability.now.do(f"act.to_graveyard({picked.code})")
        case m.GiveLives():
            ability.now.do(f"act.add_lives({cards(ability, deed.target).code}, {amount(ability, deed.amount)}{ability.lasting})")
        case m.InflictWounds(amount=m.Change(), on=None, by=None):
            rule = m.Do(m.ThisCard(), deed, span=deed.span)
            standing = m.Instructions(m.Chain((m.Part("first", rule),)), span=deed.span)
            ability.now.do(f"act.gain({picked.code}, {ability.granted(standing)}{ability.lasting})")
        case m.Lose():
            lose(ability, picked, deed.what)
        case m.Become(what=m.ClassNoun() as new):
            ability.now.do(f'act.change_classes({picked.code}, add=("{new.cls}",){ability.lasting})')
        case m.Have():
            for gift in deed.what:
                give(ability, picked, gift)
        case m.Attack(at=Node() as at) if not picked.many:
            ability.now.do(f"act.attack({picked.code}, {single(ability, at)})")
        case m.Become(what=m.OfElement() as new):
            ability.now.do(f'act.change_elements({picked.code}, ("{new.element}",){ability.lasting})')
        case m.GoTo(zone="hand"):
            ability.now.do(f"act.to_hand({picked.code})")
        case m.Fight():
            fight(ability, picked, deed)
        case m.CopyFeature() if not picked.many:
            ability.now.do(f"act.copy_feature({picked.code}, {cards(ability, deed.of).code}{ability.lasting})")
        case m.InflictWounds(amount=Node() as number, on=Node() as target, by=None) if not isinstance(number, m.Change):
            ability.now.do(f"act.wound({cards(ability, target).code}, {amount(ability, number)})")
        case m.ReceiveWounds(amount=m.Change(more=False) as change, source=None, only=False):
            if ability.draft.base != "ReplacingAbility" or picked.code != "act.event.card":
                raise NoBehaviour(deed)
            ability.now.do(f"act.keep(amount=max(0, act.event.amount - {amount(ability, change.amount)}))")
        case m.ReceiveWounds(amount=m.SameAmount(), source=None, only=False) if not picked.many:
            if ability.draft.base == "ReplacingAbility":
                ability.now.do(f"act.keep(card={picked.code})")
            else:
                ability.now.do(f"act.wound({picked.code}, {amount(ability, m.SameAmount())})")
        case _ if type(deed) in VERBS_OF:
            verb, field = VERBS_OF[type(deed)]
            extra = f", {amount(ability, getattr(deed, field))}{ability.lasting}" if field else ""
            ability.now.do(f"act.{verb}({picked.code}{extra})")
        case _:
            raise NoBehaviour(deed)


VERBS_OF: dict[type[Node], tuple[str, str]] = {
    m.GetLives: ("add_lives", "amount"),
    m.HideSelf: ("hide", ""),
    m.CloseSelf: ("close", ""),
    m.OpenSelf: ("open", ""),
}


def forbid_player(ability: Ability, clause: m.Do) -> None:
    """A player cannot do something for a time: a delayed rule (521.1)."""
    deed, lasting = clause.deed, ""
    if isinstance(deed, m.During):
        lasting = until(ability, deed.duration, clause.agent)
        deed = deed.act
    rule = m.Do(clause.agent, deed, "cannot", span=clause.span)
    feature = m.Instructions(m.Chain((m.Part("first", rule),)), span=clause.span)
    ability.later(f"{ability.granted(feature)}{lasting}")


def lose(ability: Ability, picked: Picked, what: Node) -> None:
    """Lose a keyword, or a whole sort of things."""
    match what:
        case m.Keyword():
            ability.now.do(f'act.lose({picked.code}, "{what.id}"{ability.lasting})')
        case m.Lost(sort="features"):
            ability.now.do(f"act.lose_features({picked.code}{ability.lasting})")
        case m.Lost(sort="effects"):
            ability.now.do(f"act.lose_effects({picked.code})")
        case m.Lost(sort="classes"):
            ability.now.do(f"act.change_classes({picked.code}, (){ability.lasting})")
        case m.Lost(sort="elements"):
            ability.now.do(f"act.change_elements({picked.code}, (){ability.lasting})")
        case _:
            raise NoBehaviour(what)


def fight(ability: Ability, picked: Picked, deed: m.Fight) -> None:
    """One card fights another, or each of several fights one."""
    foe = deed.foe
    if picked.many and isinstance(foe, m.Cards) and isinstance(foe.quantity, m.All):
        foe = m.Cards(m.One(), foe.kind, span=foe.span)
    against = cards(ability, foe)
    if against.many and picked.many:
        raise NoBehaviour(deed)
    how = ", as_open=True" if deed.open else ""
    if against.many:
        ability.now.do(f"for card in {against.code}:")
        ability.now.do(f"    act.fight({picked.code}, card{how})")
    elif picked.many:
        ability.now.do(f"for card in {picked.code}:")
        ability.now.do(f"    act.fight(card, {against.code}{how})")
    else:
        ability.now.do(f"act.fight({picked.code}, {against.code}{how})")


def become(ability: Ability, property_: m.PropertyOf, what: Node) -> None:
    """A property of cards becomes an amount (105.2.1, 105.3.1)."""
    if property_.property not in ("strike", "lives"):
        raise NoBehaviour(property_)
    picked = cards(ability, property_.of)
    ability.now.do(f"act.set_{property_.property}({picked.code}, {amount(ability, what)}{ability.lasting})")


def until(ability: Ability, duration: Node, agent: object = None) -> str:
    """Return the argument for a duration; *their* in it is a player who does it, or else the controller of each card it lies on."""
    if duration == m.Until("next turn"):
        ability.use("OPPONENTS_NEXT_TURN", "YOUR_NEXT_TURN")
        return f", until={NEXT}"
    if isinstance(duration, m.ForTurns) and isinstance(duration.count, m.Number):
        turns = "next_turns" if isinstance(duration.player, m.You) else "opponents_next_turns"
        ability.use(turns)
        return f", until={turns}({duration.count.value})"
    said = duration.moment if isinstance(duration, m.Until) else ""
    moment = OPPONENTS.get(said) if isinstance(agent, m.Opponent) else None
    moment = moment or DURATIONS.get(said)
    if moment is None:
        raise NoBehaviour(duration)
    ability.use(moment)
    return f", until={moment}"


def give(ability: Ability, picked: Picked, gift: Node) -> None:
    """Give a bonus, a keyword or a quoted feature."""
    if ability.tables.gifts.write(gift, ability, picked, gift):
        return
    match gift:
        case m.Bonus(against=None) if gift.property in ability.tables.bonus_verbs:
            sign = "-" if gift.negative else ""
            for verb in ability.tables.bonus_verbs[gift.property]:
                ability.now.do(f"act.{verb}({picked.code}, {sign}{amount(ability, gift.amount)}{ability.lasting})")
        case m.Bonus():
            give_rule(ability, picked, gift)
        case m.KeywordBonus(keyword=m.Keyword(object=None) as word):
            ability.use("Keyword")
            ability.now.do(f"for card in {picked.as_list}:")
            value = f'act.keyword_value(card, "{word.id}") + {amount(ability, gift.amount)}'
            ability.now.do(f'    act.gain(card, Keyword("{word.id}", {value}){ability.lasting})')
        case m.Keyword():
            ability.now.do(f"act.gain({picked.code}, {keyword(ability, gift)}{ability.lasting})")
        case m.Quoted():
            for feature in gift.features:
                ability.now.do(f"act.gain({picked.code}, {ability.granted(feature)}{ability.lasting})")
        case _:
            raise NoBehaviour(gift)


def give_rule(ability: Ability, picked: Picked, gift: Node) -> None:
    """Give what cards have as a rule about themselves; which cards said before it is about, it remembers.

    Raises NoBehaviour if it is an amount that is asked of such a card: that is what it is now, not whenever the rule acts.
    """
    number = getattr(gift, "amount", None)
    if isinstance(number, Node) and any(isinstance(each, m.Referent) for each in walk(number)):
        raise NoBehaviour(gift)
    rule = m.Do(m.ThisCard(), m.Have((gift,)), span=gift.span)
    standing = m.Instructions(m.Chain((m.Part("first", rule),)), span=gift.span)
    code, remember = ability.remembering(standing, own=False)
    ability.now.do(f"act.gain({picked.code}, {code}{ability.lasting}{remember})")


def keyword(ability: Ability, node: m.Keyword) -> str:
    """Return a keyword as code."""
    if node.object is not None:
        return ability.granted(node)
    ability.use("Keyword")
    if node.amount is None:
        return f'Keyword("{node.id}")'
    return f'Keyword("{node.id}", {amount(ability, node.amount)})'
