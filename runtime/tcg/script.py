'''Everything that generated card code needs, in one place; generated files import from here and nowhere else.

A generated file looks like this::

    """Dzar the Archer / Дзар Лучник. Generated from …; do not edit."""
    from runtime.tcg.script import ActivatedAbility, Attack, CardDefinition, CloseThis

    class DzarTheArcherShot(ActivatedAbility):
        """[tap]: Shot at 1-2-2, range 3.

        [tap]: выстрел на 1-2-2, дальность 3.
        """
        payments = (CloseThis(),)
        attack = Attack("shot", (1, 2, 2), reach=3)

    CARD = CardDefinition(id="dzar-the-archer", type="creature", elements=("steppes",), classes=("elf",), silver=4,
                          life=7, move=1, strike=(1, 1, 2), names={"en": {"nom": "Dzar the Archer"}, "ru": {…}},
                          abilities=(DzarTheArcherShot,))

    class ClericPrayer(ActivatedAbility):
        payments = (CloseThis(),)
        nature = EFFECT                                  # SPELL, EFFECT or None
        called = {"en": "prayer", "ru": "молитва"}

        def may_target_1(self, see, card):
            return see.is_creature(card) and see.adjacent(card, see.this)

        def step_1(self, act):
            act.gain(act.target(1), Keyword("blessing"), END_OF_GAME)

        targets = (Target(1, may_target_1),)
        steps = (Step(step_1, targets=(1,)),)

    class TargTheMonkStrike(ActivatedAbility):           # [instant][tap]: special unanswerable strike at 3
        instant = True
        payments = (CloseThis(),)
        attack = Attack("special strike", (3, 3, 3))

    class MaraAbduction(ActivatedAbility):    # X[token][tap]: Spell 'abduction' - destroy … cost X+1 or less
        payments = (Tokens(X), CloseThis())
        nature = SPELL

    class IzhorPoison(TriggeredAbility):                 # on a strong strike poisons the target at 1
        trigger = on.hits(this_card, how="strike", strength=STRONG)

        def step_1(self, act):
            act.poison(act.event.target, 1)

        steps = (Step(step_1),)

    class RaennatBranches(TriggeredAbility):    # when an enemy creature moves onto your half, wound it
        nature = EFFECT

        def in_your_half(self, see, square):
            return see.in_your_half(square)

        trigger = on.relocates(opposing_card, square=in_your_half)

        def step_1(self, act):
            act.wound(act.event.card, 1)

        steps = (Step(step_1),)

    class BoneBarrowLives(StaticAbility):                # your Zombies and Skeletons get 2 additional life each
        def affects(self, see, card):
            return see.is_yours(card) and (see.is_named(card, "zombie") or see.is_named(card, "skeleton"))

        rows = (Lives(2),)

    class ThunderGodArmor(CancellingAbility):            # when closed, he may block one simple strike per turn
        nature = EFFECT
        cancels = on.attacks(target=this_card, how="strike")
        may = True
        limit = ONCE_PER_TURN

        def condition(self, see):
            return see.is_closed(see.this)

What is as in runtime.heroes.script: `Step`, `Target`, `Count` (`ONE`, `UP_TO`, `EXACTLY`, `ANY_NUMBER`), `Limit`,
`Keyword`, `Choose`/`Mode`, links (`IN_DOING_SO`, `THEN`), `may`, `condition`, `otherwise`, `see.result(n)`,
`act.previous`, filters of patterns, durations (`END_OF_TURN`, `YOUR_NEXT_TURN`, `next_turns(2)`, …; "until the end of
the battle" is END_OF_GAME), `act.gain(cards, Keyword | Class, until, value=, remember=)`, `act.all(method)` for
masses, verbs of wounds and states.

Kinds of ability:

* `ActivatedAbility` (playable): `payments`, `instant`, `attack`, `nature`, `called`, `limit`, `condition`. One whose
  payments hold `CloseThis()` and that is not `instant` is slow and the card's action; without either it is fast, in
  the Main phase of one's own turn. "[tap]: accumulate 1 token" (1.11.1) is one too: `act.put_tokens(act.this, 1,
  accumulate=True)`; it is added by itself to a card that has `Tokens(…)` with `CloseThis()` and lacks it.
* `TriggeredAbility`: `trigger`, `may`, `limit` (none by default), `attack`, `nature`. "On death": `zone = GRAVEYARD`
  is not needed: `trigger = on.dies(this_card)` works. Keyword Incarnation acts in the graveyard by itself.
* `StaticAbility` (constant): `rows`, `condition`, `affects(self, see, card)`. Rows: `Strike(n)` (modifier of simple
  strikes), `Strikes(method)` ("x: …": the power itself), `AttackStrength(n, by, against)`, `Incoming(n, by, source)`
  ("-X from attacks"), `Roll(n, on, against)`, `StrikeKind(WEAK, incoming=True)`, `StrikeOf(1, WEAK)`, `Inflicts`,
  `Receives`, `Lives`, `Move`, `Reach`, `Cost`, `Frenzy(n)`, `Actions(n)`, `StrikeTimes(n)`, `AttackOnly(by, at)`,
  `ShootsNear(by)`, `Grants`, `Loses`, `Becomes`, `Cannot`, `Must`, `Rule`, `RuleAgainst`,
  `ProtectedFrom(("shot",), source)`, `MayDefend`, `Ignores`, `DoesNotWork`. `by` is a kind of attack ("strike" is the
  simple one) or a family (see runtime.tcg.terms.FAMILIES); operations are ADD, SET, AT_MOST ("reduced to X"),
  AT_LEAST, MULTIPLY, DIVIDE.
* `CancellingAbility` blocks (2.7); `ReplacingAbility` replaces; `PreventingAbility` prevents wounds. To interrupt
  (2.9): a triggered ability with `act.interrupt()`.
* Before the battle: triggers `on.before_recruiting()`, `on.after_placing()`, `on.revealed(this_card)` ("begins the
  battle with …"), `on.battle_begins()`, `on.vanguard()`; players alternate.

Attacks: `Attack(kind, power, reach=, legal=, unanswerable=, directed=, own=, count=, repeats=)`; the attacked card is
`act.target(0)`, the kind of the blow `act.strength` (WEAK, MEDIUM, STRONG), `steps` accompany it ("… and poisons").
In a triggered ability `attack = …` is a sudden attack. `count=UP_TO(3)` attacks several cards, each with a die of its
own. `act.attack(card, target, Attack(…))` and `act.simple_strike(card, target)` make one at once.

Squares: `Target(1, may_target_1, zone=SQUARE)` chooses squares: `may_target_1(self, see, square)`; `act.square_of(1)`
is the chosen one (-1 if none). `see.square(card)`, `see.adjacent_square(square)`, `see.is_free(square)`;
`act.relocate(card, square)`, `act.swap`, `act.lay_on_squares`. `see.adjacent`, `see.beside` (not diagonally),
`see.opposite`, `see.behind`, `see.beyond(card, other)` ("in the direction of the strike"), `see.within(card, other,
reach)`.

X-Y-Z in an effect: one step `act.roll()`, the next `act.heal(act.target(1), act.by_roll((1, 2, 3)))`. Keywords
without an object are `Keyword("armor", 2)` in `CardDefinition.keywords`; ids that the rules code knows:
runtime.tcg.keywords.KEYWORDS; a generated keyword module with its own abilities comes before them, `built_in(id,
names, stacking)` takes the abilities of the rules code. `unique=True` on the definition is Uniqueness.
'''

from runtime.kernel.abilities import (
    ANY_NUMBER,
    EXACTLY,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    ONE,
    UP_TO,
    Ability,
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
)
from runtime.kernel.context import (
    Happening,
    Result,
)
from runtime.kernel.definitions import (
    EACH,
    GREATEST,
    ONCE,
    KeywordRule,
)
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
from runtime.kernel.payments import DestroyThis, WoundThis
from runtime.kernel.terms import (
    ADD,
    ANY,
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
    PLAY,
    SET,
    SHOT,
    SPELL,
    START_OF_OPPONENTS_NEXT_TURN,
    START_OF_YOUR_NEXT_TURN,
    STRIKE,
    SUBTRACT,
    THEN,
    TURN,
    WHILE_THIS_IN_PLAY,
    YOU,
    YOUR_NEXT_TURN,
    YOURS,
    X,
    next_turns,
    opponents_next_turns,
)
from runtime.tcg.abilities import (
    Actions,
    ActivatedAbility,
    Attack,
    AttackOnly,
    CancellingAbility,
    Cannot,
    CardDefinition,
    Cost,
    Frenzy,
    MayDefend,
    Move,
    Must,
    ProtectedFrom,
    Reach,
    Roll,
    Rule,
    RuleAgainst,
    ShootsNear,
    StrikeKind,
    StrikeOf,
    Strikes,
    StrikeTimes,
    TriggeredAbility,
)
from runtime.tcg.battlefield import (
    AWAY,
)
from runtime.tcg.context import (
    See,
)
from runtime.tcg.events import (
    on,
)
from runtime.tcg.keywords import (
    built_in,
)
from runtime.tcg.payments import (
    AllMovement,
    CloseThis,
    PayBy,
    PayWithCards,
    Tokens,
)
from runtime.tcg.terms import (
    ARTIFACT,
    AT_LEAST,
    AT_MOST,
    DEAL,
    DISCHARGE,
    EFFECT,
    FLYING,
    MAGIC_STRIKE,
    MEDIUM,
    MISS,
    PARASITE,
    ROW_STRIKE,
    SPECIAL_STRIKE,
    SQUARE,
    STRONG,
    SYMBIOTE,
    TERRAIN,
    THROW,
    UNANSWERABLE,
    WEAK,
)
from runtime.tcg.verbs import (
    Act,
)

__all__ = [
    "ADD",
    "ANY",
    "ANY_NUMBER",
    "ARTIFACT",
    "AT_LEAST",
    "AT_MOST",
    "AWAY",
    "CARRYING_OUT",
    "CONTROLLERS_NEXT_TURN",
    "CREATURE",
    "DEAL",
    "DECK",
    "DECLARATION",
    "DISCHARGE",
    "DIVIDE",
    "EACH",
    "EFFECT",
    "END_OF_CONTROLLERS_NEXT_TURN",
    "END_OF_CONTROLLERS_TURN",
    "END_OF_GAME",
    "END_OF_OPPONENTS_NEXT_TURN",
    "END_OF_OPPONENTS_TURN",
    "END_OF_TURN",
    "END_OF_YOUR_NEXT_TURN",
    "END_OF_YOUR_TURN",
    "EXACTLY",
    "FIRST",
    "FLYING",
    "GAME",
    "GRAVEYARD",
    "GREATEST",
    "IN_DOING_SO",
    "MAGIC_STRIKE",
    "MEDIUM",
    "MISS",
    "MULTIPLY",
    "ONCE",
    "ONCE_PER_GAME",
    "ONCE_PER_TURN",
    "ONE",
    "OPPONENT",
    "OPPONENTS_NEXT_TURN",
    "OPPOSING",
    "PARASITE",
    "PLAY",
    "ROW_STRIKE",
    "SET",
    "SHOT",
    "SPECIAL_STRIKE",
    "SPELL",
    "SQUARE",
    "START_OF_OPPONENTS_NEXT_TURN",
    "START_OF_YOUR_NEXT_TURN",
    "STRIKE",
    "STRONG",
    "SUBTRACT",
    "SYMBIOTE",
    "TERRAIN",
    "THEN",
    "THROW",
    "TURN",
    "UNANSWERABLE",
    "UP_TO",
    "WEAK",
    "WHILE_THIS_IN_PLAY",
    "YOU",
    "YOURS",
    "YOUR_NEXT_TURN",
    "Ability",
    "Act",
    "Actions",
    "ActivatedAbility",
    "AllMovement",
    "Attack",
    "AttackOnly",
    "AttackStrength",
    "Becomes",
    "CancellingAbility",
    "Cannot",
    "CardDefinition",
    "Choose",
    "CloseThis",
    "Cost",
    "Count",
    "DestroyThis",
    "DoesNotWork",
    "Frenzy",
    "Grants",
    "Happening",
    "Ignores",
    "Incoming",
    "Inflicts",
    "Keyword",
    "KeywordRule",
    "Limit",
    "Lives",
    "Loses",
    "MayDefend",
    "Mode",
    "Move",
    "Must",
    "Pattern",
    "PayBy",
    "PayWithCards",
    "PreventingAbility",
    "ProtectedFrom",
    "Reach",
    "Receives",
    "ReplacingAbility",
    "Result",
    "Roll",
    "Rule",
    "RuleAgainst",
    "See",
    "ShootsNear",
    "StaticAbility",
    "Step",
    "Strike",
    "StrikeKind",
    "StrikeOf",
    "StrikeTimes",
    "Strikes",
    "Target",
    "Tokens",
    "TriggeredAbility",
    "WoundThis",
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
    "this_card",
    "you",
    "your_card",
]
