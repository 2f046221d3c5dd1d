"""What is said of cards as a step of an ability: what they get, lose, become, and what they do themselves."""

from __future__ import annotations

from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.heroes.behaviour.selections import amount, cards
from compiler.language import meaning as m
from compiler.language.ast import Node

DURATIONS = {
    "end of turn": "END_OF_TURN",
    "start of your turn": "START_OF_YOUR_NEXT_TURN",
    "next turn": "YOUR_NEXT_TURN",
    "end of battle": "END_OF_GAME",
}
VERBS = {"strike": ("add_strike",), "lives": ("add_lives",), "strike and lives": ("add_strike", "add_lives")}


def write(ability: Ability, agent: Node, deed: Node, modal: str | None) -> None:
    """Write what cards do or suffer into the current step. Raises NoBehaviour."""
    picked = cards(ability, agent)
    if modal == "may" and isinstance(deed, m.AttackAgain):
        ability.now.do(f"act.attack_again({picked.code})")
        return
    if modal is not None:
        raise NoBehaviour(deed)
    _done(ability, picked, deed)


def _done(ability: Ability, picked: Picked, deed: Node) -> None:
    match deed:
        case m.Get():
            for gift in deed.what:
                give(ability, picked, gift)
        case m.GetLives():
            ability.now.do(f"act.add_lives({picked.code}, {amount(ability, deed.amount)}{ability.lasting})")
        case m.Lose(what=m.Keyword() as word):
            ability.now.do(f'act.lose({picked.code}, "{word.id}"{ability.lasting})')
        case m.Lose(what=m.Lost(sort="features")):
            ability.now.do(f"act.lose_features({picked.code}{ability.lasting})")
        case m.Lose(what=m.Lost(sort="elements")):
            ability.now.do(f"act.change_elements({picked.code}, (){ability.lasting})")
        case m.Become(what=m.OfElement() as new):
            ability.now.do(f'act.change_elements({picked.code}, ("{new.element}",){ability.lasting})')
        case m.Fight():
            foe = cards(ability, deed.foe)
            if picked.many or foe.many:
                raise NoBehaviour(deed)
            ability.now.do(f"act.fight({picked.code}, {foe.code})")
        case m.HideSelf():
            ability.now.do(f"act.hide({picked.code})")
        case m.Obtain():
            ability.now.do(f"act.obtain({picked.code}, {cards(ability, deed.cards).code})")
        case m.Open():
            ability.now.do(f"act.open({picked.code})")
        case _:
            raise NoBehaviour(deed)


def until(ability: Ability, duration: Node) -> str:
    """Return the argument for a duration."""
    if not isinstance(duration, m.Until) or duration.moment not in DURATIONS:
        raise NoBehaviour(duration)
    ability.use(DURATIONS[duration.moment])
    return f", until={DURATIONS[duration.moment]}"


def give(ability: Ability, picked: Picked, gift: Node) -> None:
    """Give a bonus, a keyword or a quoted feature."""
    match gift:
        case m.Bonus(against=None) if gift.property in VERBS:
            sign = "-" if gift.negative else ""
            for verb in VERBS[gift.property]:
                ability.now.do(f"act.{verb}({picked.code}, {sign}{amount(ability, gift.amount)}{ability.lasting})")
        case m.Keyword():
            ability.now.do(f"act.gain({picked.code}, {keyword(ability, gift)}{ability.lasting})")
        case m.Quoted():
            for feature in gift.features:
                ability.now.do(f"act.gain({picked.code}, {ability.granted(feature)}{ability.lasting})")
        case _:
            raise NoBehaviour(gift)


def keyword(ability: Ability, node: m.Keyword) -> str:
    """Return a keyword as code."""
    if node.object is not None:
        raise NoBehaviour(node)
    ability.use("Keyword")
    if node.amount is None:
        return f'Keyword("{node.id}")'
    return f'Keyword("{node.id}", {amount(ability, node.amount)})'
