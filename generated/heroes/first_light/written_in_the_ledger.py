"""Written in the Ledger / Записано в книгу. Generated from cardscripts/heroes/first-light/written-in-the-ledger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    SpellAbility,
    Step,
    THEN,
)


class WrittenInTheLedgerSpell(SpellAbility):
    """Name a card; the opponent reveals their hand and discards all cards with that name.

    Назовите карту; противник показывает руку и сбрасывает все карты с таким названием.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_named(card, see.chosen("name")) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.name_card()

    def step_2(self, act: Act) -> None:
        act.show(act.hand(act.opponent), act.opponent)
        act.discard(act.cards(HAND, act.opponent, WrittenInTheLedgerSpell.such_1))

    steps = (Step(step_1), Step(step_2, link=THEN))


class WrittenInTheLedgerSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="written-in-the-ledger",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Written in the Ledger"},
        "ru": {"nom": "Записано в книгу", "gen": "Записано в книгу", "dat": "Записано в книгу", "acc": "Записано в книгу", "ins": "Записано в книгу", "prep": "Записано в книгу"},
    },
    abilities=(WrittenInTheLedgerSpell, WrittenInTheLedgerSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/written-in-the-ledger.yaml"
LINES: dict[int, int] = {24: 10, 27: 10, 28: 10, 40: 10}
