"""Settle the Accounts / Свести счёты. Generated from cardscripts/heroes/first-light/settle-the-accounts.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    IN_DOING_SO,
    Step,
)


class SettleTheAccountsAction(ActivatedAbility):
    """(3), (T): Complete this quest, and in doing so heal your hero for X, where X is the number of quests completed by you.

    (3)(Т): Завершите этот квест, при этом излечить вашего героя на Х, где Х – количество завершённых вами квестов.
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.complete(act.this)

    def step_2(self, act: Act) -> None:
        act.heal(act.your_hero, act.completed(act.you))

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="settle-the-accounts",
    type="support",
    elements=(),
    classes=("quest",),
    cost=1,
    names={
        "en": {"nom": "Settle the Accounts"},
        "ru": {"nom": "Свести счёты", "gen": "Свести счёты", "dat": "Свести счёты", "acc": "Свести счёты", "ins": "Свести счёты", "prep": "Свести счёты"},
    },
    abilities=(SettleTheAccountsAction,),
)

SOURCE = "cardscripts/heroes/first-light/settle-the-accounts.yaml"
LINES: dict[int, int] = {23: 10, 26: 10}
