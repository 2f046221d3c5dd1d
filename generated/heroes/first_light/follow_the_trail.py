"""Follow the Trail / По следу. Generated from cardscripts/heroes/first-light/follow-the-trail.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    BOTTOM,
    CardDefinition,
    DECK,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class FollowTheTrailSpell(SpellAbility):
    """Look at the top three cards of your deck, take one of them into your hand, put the rest on the bottom of the deck.

    Посмотрите три верхние карты вашей колоды, возьмите одну из них в руку, положите остальные под низ колоды.
    """

    def may_choose_1(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 3)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 3))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_3(self, act: Act) -> None:
        act.to_deck(act.left(1), BOTTOM)

    targets = (Target(1, may_choose_1, zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="follow-the-trail",
    type="spell",
    elements=("forests",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Follow the Trail"},
        "ru": {"nom": "По следу", "gen": "По следу", "dat": "По следу", "acc": "По следу", "ins": "По следу", "prep": "По следу"},
    },
    abilities=(FollowTheTrailSpell,),
)

SOURCE = "cardscripts/heroes/first-light/follow-the-trail.yaml"
LINES: dict[int, int] = {27: 10, 30: 10, 33: 10}
