'''Everything that generated card code needs, in one place; generated files import from here and nowhere else.

A generated file looks like this::

    """Chaos Hyena / Гиена Хаоса. Generated from …; do not edit."""
    from runtime.heroes.script import (
        IN_DOING_SO, Act, CardDefinition, Keyword, See, Step, Target, TriggeredAbility, on, this_card,
    )

    class ChaosHyenaHire(TriggeredAbility):
        """Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3."""
        keyword = "hire"
        trigger = on.enters_play(this_card)

        def step_1(self, act: Act) -> None:
            act.wound(act.your_hero, 3)

        def step_2(self, act: Act) -> None:
            act.wound(act.opposing_hero, 3)

        steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))

    class NoitaHire(TriggeredAbility):
        keyword = "hire"
        trigger = on.enters_play(this_card)

        def may_target_1(self, see: See, card: int) -> bool:
            return see.is_creature(card) and see.wounds(card) == 0

        def step_1(self, act: Act) -> None:
            act.shoot(act.target(1), 3)

        targets = (Target(1, may_target_1),)
        steps = (Step(step_1, targets=(1,)),)

    CARD = CardDefinition(id="noita", type="creature", elements=("forests",), classes=("mage",), cost=3, strike=2,
                          lives=3, names={"en": {"nom": "Noita"}, "ru": {"nom": "Нойта", …}}, abilities=(NoitaHire,))

Kinds of ability (runtime.heroes.abilities); class names are unique in the whole game, they name abilities in saves:

* `TriggeredAbility`: `trigger` (one pattern of `on`, or a tuple), `may`, `each_time`, `limit`, `condition(self, see)`.
* `ActivatedAbility`: `payments`, `condition`, `limit` (once per turn by default; None for no limit), `by`.
* `SpellAbility`: one per sentence; `refers_back = True` if it speaks of an earlier sentence (210.3):
  `see.earlier_targets()`, `see.earlier_sentences`.
* `StaticAbility`: `rows`, `condition(self, see)`, `affects(self, see, card)`. Rows: `Strike`, `Lives`, `Cost`,
  `Grants`, `Loses`, `Becomes`, `Cannot`, `PlayersCannot`, `Must`, `Rule`, `AttackStrength`, `Incoming`, `Inflicts`,
  `Receives`, `Amount`, `Ignores`, `PlayObtained`, `AlternativeCost`, `AdditionalCost`, `DoesNotWork`, `TriggersMore`,
  `TurnOrder`, `DrawLimit`, `EntersClosed`, `EntersWith`.
  `zone = HAND` with `Cost` or the costs: they concern the card itself ("costs 1 less for each …").
* `ReplacingAbility`: `replaces` (a pattern), `applies(self, see)`, `may`, steps; `act.keep(...)` lets the event happen.
* `PreventingAbility`: `prevents = on.wounded(...)`, `amount(self, see)`, `budget` (TURN, GAME, None).
* `CancellingAbility`: `cancels = on.played(...)`, `may`, steps with `act.cancel()`.
* `Mode`: one item of `choose = Choose((ModeA, ModeB), least=2, most=2, repeats=True)` (524), in place of `steps`;
  inside a chain `act.choose_modes(Choose(...))` with the modes listed in `grants`.

`zone` says where an ability works (PLAY, HAND, GRAVEYARD, DECK); `grants` lists the ability classes it may give to
cards, `makes` the ids of the cards it may create or place. Keywords with a number or none are `Keyword("armor", 2)` in
`CardDefinition.keywords` (ids: the names of the scripts in cardscripts/heroes/keywords). A keyword with an object is
what its definition says of that object, as a class with `keyword = "superiority"`; Protection is a class to subclass
(`Protection`: `from_source(self, see, source)`), as are `Ambush` and `AmbushCancel` (`price`). Keywords with a body
are ability classes with `keyword = "hire"`, "death", "strike". Extortion is said in steps: the opponent may pay
(`Step(may=True, by=OPPONENT)`), in doing so the card loses its features; what comes of not paying has a condition on
`see.result(1).done`.

Steps and targets: see `Step`, `Target`, `Count` (`ONE`, `UP_TO(n)`, `EXACTLY(n)`, `ANY_NUMBER`). A number may be an
int, `X`, or a method `(self, see) -> int`. What an ability sees is `See`; what it does is `Act` (which sees, too).
Filters of patterns are functions `(ability, see, card or player) -> bool`: the ready-made ones below or methods of the
class. "In doing so" is `Step(link=IN_DOING_SO)`; "in the amount done" is `act.previous.amount`; "if it died" is
`not act.in_play(card)`. A mass effect is `act.wound(act.all(method), 2)`. Searching: a `Target(zone=DECK, whose=YOURS,
role="choice", count=Count(0, 1))` and `act.search(act.targets(1))`, or `act.summon(...)`. "In any order": one target
row that picks all the cards; the picks are in the order chosen. Delayed effects (521): `act.gain(act.your_hero, Class,
uses=1, remember={...})`.
'''

from runtime.heroes.abilities import (
    ActivatedAbility,
    AdditionalCost,
    AlternativeCost,
    CancellingAbility,
    Cannot,
    CardDefinition,
    Cost,
    DrawLimit,
    EntersClosed,
    EntersWith,
    Must,
    PlayersCannot,
    PlayObtained,
    Rule,
    SpellAbility,
    TriggeredAbility,
    TurnOrder,
)
from runtime.heroes.context import See
from runtime.heroes.events import on
from runtime.heroes.keywords import built_in
from runtime.heroes.keywords.classes import (
    Ambush,
    AmbushCancel,
    Protection,
)
from runtime.heroes.patterns import opposing_hero, your_hero
from runtime.heroes.payments import (
    CloseCards,
    CloseThis,
    CloseYourHero,
    Coins,
    DestroyCards,
    DiscardCards,
    LoseCoins,
    LosePrayers,
    PayBy,
    PayWithCards,
    ShuffleFromGraveyard,
    WoundYourHero,
)
from runtime.heroes.terms import COMPLETED, ENTERING, HAND, HERO, OBTAINED, RESERVE, SIDEBOARD, SUPPORT
from runtime.heroes.verbs import Act
from runtime.kernel.abilities import (
    ANY_NUMBER,
    EXACTLY,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    ONE,
    UP_TO,
    Ability,
    Amount,
    AttackStrength,
    Becomes,
    Choose,
    Count,
    DoesNotWork,
    Grants,
    Ignores,
    Incoming,
    Inflicts,
    Keyword,
    Limit,
    Lives,
    Loses,
    Mode,
    PreventingAbility,
    Receives,
    ReplacingAbility,
    StaticAbility,
    Step,
    Strike,
    Target,
    TriggersMore,
)
from runtime.kernel.context import Happening, Result
from runtime.kernel.definitions import EACH, GREATEST, ONCE, KeywordRule
from runtime.kernel.patterns import (
    Pattern,
    another_card,
    another_card_of_yours,
    any_card,
    each_player,
    opponent,
    opposing_card,
    this_card,
    you,
    your_card,
)
from runtime.kernel.payments import DestroyThis, Payment, WoundThis
from runtime.kernel.terms import (
    ABILITY,
    ADD,
    ANY,
    AT_RANDOM,
    BOTTOM,
    CARRYING_OUT,
    CONTROLLERS_NEXT_TURN,
    CREATURE,
    DECK,
    DECLARATION,
    DIVIDE,
    END_OF_CONTROLLERS_NEXT_TURN,
    END_OF_CONTROLLERS_TURN,
    END_OF_GAME,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_OPPONENTS_TURN,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    END_OF_YOUR_TURN,
    FIRST,
    GAME,
    GRAVEYARD,
    IN_DOING_SO,
    MULTIPLY,
    OPPONENT,
    OPPONENTS_NEXT_TURN,
    OPPOSING,
    OWNERS_ORDER,
    PLAY,
    SET,
    SHOT,
    SPELL,
    START_OF_OPPONENTS_NEXT_TURN,
    START_OF_YOUR_NEXT_TURN,
    STRIKE,
    SUBTRACT,
    THEN,
    TOP,
    TURN,
    WHILE_THIS_IN_PLAY,
    YOU,
    YOUR_NEXT_TURN,
    YOURS,
    X,
    next_turns,
    opponents_next_turns,
)

__all__ = [
    "ABILITY",
    "ADD",
    "ANY",
    "ANY_NUMBER",
    "AT_RANDOM",
    "BOTTOM",
    "CARRYING_OUT",
    "COMPLETED",
    "CONTROLLERS_NEXT_TURN",
    "CREATURE",
    "DECK",
    "DECLARATION",
    "DIVIDE",
    "EACH",
    "END_OF_CONTROLLERS_NEXT_TURN",
    "END_OF_CONTROLLERS_TURN",
    "END_OF_GAME",
    "END_OF_OPPONENTS_NEXT_TURN",
    "END_OF_OPPONENTS_TURN",
    "END_OF_TURN",
    "END_OF_YOUR_NEXT_TURN",
    "END_OF_YOUR_TURN",
    "ENTERING",
    "EXACTLY",
    "FIRST",
    "GAME",
    "GRAVEYARD",
    "GREATEST",
    "HAND",
    "HERO",
    "IN_DOING_SO",
    "MULTIPLY",
    "OBTAINED",
    "ONCE",
    "ONCE_PER_GAME",
    "ONCE_PER_TURN",
    "ONE",
    "OPPONENT",
    "OPPONENTS_NEXT_TURN",
    "OPPOSING",
    "OWNERS_ORDER",
    "PLAY",
    "RESERVE",
    "SET",
    "SHOT",
    "SIDEBOARD",
    "SPELL",
    "START_OF_OPPONENTS_NEXT_TURN",
    "START_OF_YOUR_NEXT_TURN",
    "STRIKE",
    "SUBTRACT",
    "SUPPORT",
    "THEN",
    "TOP",
    "TURN",
    "UP_TO",
    "WHILE_THIS_IN_PLAY",
    "YOU",
    "YOURS",
    "YOUR_NEXT_TURN",
    "Ability",
    "Act",
    "ActivatedAbility",
    "AdditionalCost",
    "AlternativeCost",
    "Ambush",
    "AmbushCancel",
    "Amount",
    "AttackStrength",
    "Becomes",
    "CancellingAbility",
    "Cannot",
    "CardDefinition",
    "Choose",
    "CloseCards",
    "CloseThis",
    "CloseYourHero",
    "Coins",
    "Cost",
    "Count",
    "DestroyCards",
    "DestroyThis",
    "DiscardCards",
    "DoesNotWork",
    "DrawLimit",
    "EntersClosed",
    "EntersWith",
    "Grants",
    "Happening",
    "Ignores",
    "Incoming",
    "Inflicts",
    "Keyword",
    "KeywordRule",
    "Limit",
    "Lives",
    "LoseCoins",
    "LosePrayers",
    "Loses",
    "Mode",
    "Must",
    "Pattern",
    "PayBy",
    "PayWithCards",
    "Payment",
    "PlayObtained",
    "PlayersCannot",
    "PreventingAbility",
    "Protection",
    "Receives",
    "ReplacingAbility",
    "Result",
    "Rule",
    "See",
    "ShuffleFromGraveyard",
    "SpellAbility",
    "StaticAbility",
    "Step",
    "Strike",
    "Target",
    "TriggeredAbility",
    "TriggersMore",
    "TurnOrder",
    "WoundThis",
    "WoundYourHero",
    "X",
    "another_card",
    "another_card_of_yours",
    "any_card",
    "built_in",
    "each_player",
    "next_turns",
    "on",
    "opponent",
    "opponents_next_turns",
    "opposing_card",
    "opposing_hero",
    "this_card",
    "you",
    "your_card",
    "your_hero",
]
