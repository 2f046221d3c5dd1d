"""Cards for the rarer constructs, written by hand in the shape of generated code."""

from __future__ import annotations

from runtime.heroes import Definitions
from runtime.heroes.script import (
    ANY,
    BOTTOM,
    DECK,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    EXACTLY,
    GAME,
    GRAVEYARD,
    HAND,
    IN_DOING_SO,
    OPPONENT,
    OPPOSING,
    START_OF_YOUR_NEXT_TURN,
    SUPPORT,
    THEN,
    YOURS,
    Act,
    ActivatedAbility,
    AdditionalCost,
    AlternativeCost,
    Ambush,
    AmbushCancel,
    Cannot,
    CloseThis,
    Count,
    DiscardCards,
    DoesNotWork,
    DrawLimit,
    Grants,
    Ignores,
    Inflicts,
    Keyword,
    Limit,
    LosePrayers,
    Loses,
    Must,
    PlayersCannot,
    PreventingAbility,
    Receives,
    ReplacingAbility,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Target,
    TriggeredAbility,
    TriggersMore,
    TurnOrder,
    WoundYourHero,
    next_turns,
    on,
    opponent,
    opposing_card,
    this_card,
    you,
    your_hero,
)
from tests.runtime.cards import CARDS, IsCreature, creature, define, hero, spell


class BardAmbush(Ambush):
    """When the opponent declares an attack, Ambush 1, and in doing so heal your hero for 2."""

    trigger = on.declares_attack(opposing_card)
    price = 1

    def heal(self, act: Act) -> None:
        act.heal(act.your_hero, 2)

    steps = (*Ambush.steps, Step(heal, link=IN_DOING_SO))


class BarrierAmbush(AmbushCancel):
    """When the opponent plays a spell, Ambush 3, in doing so cancel it."""

    def a_spell(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    cancels = on.played(a_spell, opponent)
    price = 3


class Barrier1(SpellAbility):
    """Draw a card."""

    def step_1(self, act: Act) -> None:
        act.draw()

    steps = (Step(step_1),)


class BloodPrice(StaticAbility):
    """May be played for 3 wounds to your hero instead of its cost."""

    zone = HAND
    rows = (AlternativeCost((WoundYourHero(3),)),)


class ExtraDiscard(StaticAbility):
    """Additional cost: you may discard a card."""

    zone = HAND
    rows = (AdditionalCost((DiscardCards(1),), "discard", optional=True),)


class ExtraDiscardHire(TriggeredAbility):
    """Hire: If the additional cost was paid, draw a card."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def condition(self, see: See) -> bool:
        return see.paid(see.this, "discard") > 0

    def step_1(self, act: Act) -> None:
        act.draw()

    steps = (Step(step_1),)


class HealerGift(ActivatedAbility):
    """(T): Gift of life 2."""

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gift_of_life(2)

    steps = (Step(step_1),)


class MimicHire(TriggeredAbility):
    """Hire: Copy a feature of a creature."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def another(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.copy_feature(act.this, act.target(1))

    targets = (Target(1, another),)
    steps = (Step(step_1, targets=(1,)),)


class Charm1(SpellAbility):
    """Take an opposing creature under your control until the end of the turn, open it, it gains Charge."""

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1), END_OF_TURN)
        act.open(act.target(1))
        act.gain(act.target(1), Keyword("charge"), END_OF_TURN)

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)),)


class CollectorHire(TriggeredAbility):
    """Hire: It obtains an opposing creature."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)),)


class Judgement1(SpellAbility):
    """Choose an opposing creature."""

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), -1, START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)),)


class Judgement2(SpellAbility):
    """Wound it for its cost."""

    refers_back = True

    def step_1(self, act: Act) -> None:
        card = act.earlier_targets()[0]
        act.wound(card, act.cost(card))

    steps = (Step(step_1),)


class EchoTrigger(TriggeredAbility):
    """When you play a spell, repeat it."""

    def a_spell(self, see: See, card: int) -> bool:
        return see.is_spell(card) and not see.event.data.get("repeated")

    trigger = on.played(a_spell, you)

    def step_1(self, act: Act) -> None:
        act.repeat(act.event.card)

    steps = (Step(step_1),)


class ThriceHire(StaticAbility):
    """The Hire of your creatures triggers one more time."""

    rows = (TriggersMore("hire"),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_yours(card) and see.is_creature(card)


class SilenceHire(StaticAbility):
    """The Hire of opposing creatures does not work."""

    rows = (DoesNotWork(("hire",)),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.is_creature(card)


class Oath1(SpellAbility):
    """A creature has +3 to strike while your hero has wounds."""

    def wounded_hero(self, see: See) -> bool:
        return see.wounds(see.your_hero) > 0

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 3, Oath1.wounded_hero)

    targets = (Target(1, IsCreature.creature),)
    steps = (Step(step_1, targets=(1,)),)


class PingWhenWounded(TriggeredAbility):
    """Each time it receives wounds, wound an opposing creature for 1."""

    trigger = on.wounded(this_card)
    each_time = True

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)),)


class LureTrigger(TriggeredAbility):
    """When the opponent declares an attack, make this card its target."""

    trigger = on.declares_attack(opposing_card)

    def step_1(self, act: Act) -> None:
        act.redirect_attack(act.this)

    steps = (Step(step_1),)


class DecoyStatic(StaticAbility):
    """Must be attacked."""

    rows = (Must("be_attacked"),)


class SlipperyElusiveness(StaticAbility):
    """Elusiveness from creatures of cost 3 or more."""

    keyword = "elusiveness"

    def blocker(self, see: See, card: int, other: int) -> bool:
        return see.cost(other) >= 3

    def attacker(self, see: See, card: int, other: int) -> bool:
        return see.is_open(card) and see.cost(other) >= 3

    rows = (Cannot("be_blocked", blocker), Cannot("be_attacked", attacker))


class UndeadSlayer(StaticAbility):
    """Superiority over creatures of cost 2 or less."""

    keyword = "superiority"

    def over(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.cost(other) <= 2

    rows = (Inflicts(2, against=over), Receives(-2, source=over))


class Hunter(StaticAbility):
    """Directed strike against wounded characters."""

    def against(self, see: See, card: int, other: int) -> bool:
        return see.wounds(other) > 0

    rows = (Must("strike_directed", against),)


class Focus(StaticAbility):
    """Your spells inflict 1 more wound."""

    rows = (Inflicts(1, ("spell",)),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_yours(card) and see.is_spell(card)


class MoleSearch(TriggeredAbility):
    """When you use a search, you may pay (1), and in doing so summon this card (this feature works in the deck)."""

    zone = DECK
    trigger = on.searches(you)
    may = True

    def step_1(self, act: Act) -> None:
        act.close_coins(1)

    def step_2(self, act: Act) -> None:
        act.summon(act.this)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


class Quest1(SpellAbility):
    """Search for a creature."""

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1))

    targets = (Target(1, IsCreature.creature, Count(0, 1), DECK, YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class SneakPeek1(SpellAbility):
    """Look at the top 3 cards of the deck, put one of them into your hand, the rest on the bottom in any order."""

    def among(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 3)

    def rest(self, see: See, card: int) -> bool:
        return card in see.left(1)

    def how_many(self, see: See) -> int:
        return len(see.left(1))

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 3))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_3(self, act: Act) -> None:
        act.arrange(act.targets(2), BOTTOM)

    targets = (Target(1, among, zone=DECK, whose=YOURS, role="choice"),
               Target(2, rest, Count(how_many, how_many), DECK, YOURS, role="choice"))
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)), Step(step_3, link=THEN, targets=(2,)))


class ShieldNext(PreventingAbility):
    """Prevent the next wounds to your hero."""

    prevents = on.wounded(your_hero)
    uses = 1

    def amount(self, see: See) -> int:
        return see.event.amount


class ShieldOne(PreventingAbility):
    """Each time your hero receives wounds, prevent 1 of them."""

    prevents = on.wounded(your_hero)

    def amount(self, see: See) -> int:
        return 1


class Shield1(SpellAbility):
    """Prevent the next receiving of wounds by your hero."""

    grants = (ShieldNext, ShieldOne)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, ShieldNext, START_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


class PhoenixInstead(ReplacingAbility):
    """When it would die, instead shuffle it into the deck."""

    replaces = on.dies(this_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.shuffle_into_deck(act.this)

    steps = (Step(step_1),)


class HalfDamage(ReplacingAbility):
    """If your hero would receive wounds, it receives half as many."""

    replaces = on.wounded(your_hero)

    def step_1(self, act: Act) -> None:
        act.keep(amount=act.event.amount // 2)

    steps = (Step(step_1),)


class TwoPerTurn(StaticAbility):
    """Players cannot play more than two cards a turn."""

    def enough(self, see: See, player: int) -> bool:
        return see.played_this_turn(player) >= 2

    rows = (PlayersCannot("play", ANY, when=enough),)


class TollOrDie(TriggeredAbility):
    """Hire: The opponent may pay (2), otherwise destroy their creature."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def step_1(self, act: Act) -> None:
        act.close_coins(2, act.opponent)

    def otherwise_1(self, act: Act) -> None:
        act.destroy(act.all(IsCreature.theirs))

    steps = (Step(step_1, may=True, by=OPPONENT, otherwise=otherwise_1),)


class OncePower(ActivatedAbility):
    """Lose a prayer: Gain 2 coins until the end of the turn (twice per game)."""

    payments = (LosePrayers(1),)
    limit = Limit(2, GAME)

    def step_1(self, act: Act) -> None:
        act.gain_coins(2, until=END_OF_TURN)

    steps = (Step(step_1),)


class TimeLoan1(SpellAbility):
    """Take an extra turn."""

    def step_1(self, act: Act) -> None:
        act.extra_turn()

    steps = (Step(step_1),)


class Halt1(SpellAbility):
    """The turn ends immediately."""

    def step_1(self, act: Act) -> None:
        act.end_turn()

    steps = (Step(step_1),)


class Banish1(SpellAbility):
    """Return a creature to its owner's hand."""

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, IsCreature.creature),)
    steps = (Step(step_1, targets=(1,)),)


class SmokePlace1(SpellAbility):
    """Place a Favorable Wind on top of your deck."""

    makes = ("favorable-wind",)

    def step_1(self, act: Act) -> None:
        act.place("favorable-wind", act.you, position="top")

    steps = (Step(step_1),)


class Frenzied1(SpellAbility):
    """Opposing creatures cannot block on your next turn; yours gain Directed strike for your next turn."""

    def step_1(self, act: Act) -> None:
        act.gain(act.all(IsCreature.yours), Keyword("directed-strike"), next_turns(1))
        act.lose_features(act.all(IsCreature.theirs), END_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


class StripArmor(StaticAbility):
    """Opposing creatures lose Armor; yours have Charge."""

    rows = (Loses(("armor",)),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.is_creature(card)


class GiveCharge(StaticAbility):
    """Your creatures have Charge."""

    rows = (Grants((Keyword("charge"),)),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_yours(card) and see.is_creature(card)


class RaiderAttack(TriggeredAbility):
    """Hire: Your creature immediately attacks the opposing hero."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def another(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.attack(act.target(1), act.opposing_hero)

    targets = (Target(1, another),)
    steps = (Step(step_1, targets=(1,)),)


class WolfSide(TriggeredAbility):
    """When it attacks, flip it."""

    trigger = on.attacks(this_card)

    def step_1(self, act: Act) -> None:
        act.flip(act.this)

    steps = (Step(step_1),)


class PlagueDeath(TriggeredAbility):
    """Death: Plague 2 on the opponent's deck."""

    keyword = "death"
    trigger = on.dies(this_card)

    def step_1(self, act: Act) -> None:
        act.plague(2, act.opponent)

    steps = (Step(step_1),)


class SecondCard(TriggeredAbility):
    """When you draw your second card in a turn, wound the opposing hero for 2."""

    trigger = on.draws(you, 2)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


class Excess1(SpellAbility):
    """Wound a creature for 6, wound the opposing hero for the excess damage."""

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 6)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.previous.excess)

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


class Ghoul(TriggeredAbility):
    """When an opposing card is put into the graveyard from the deck, heal your hero for 1."""

    trigger = on.moves(opposing_card, "deck", "graveyard")
    each_time = True

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 1)

    steps = (Step(step_1),)


class Hasty(StaticAbility):
    """You go second."""

    rows = (TurnOrder(2),)


class Mirror1(SpellAbility):
    """Create a copy of a creature; its Hire does not work."""

    def step_1(self, act: Act) -> None:
        act.create_copy(act.target(1), without=("hire",))

    targets = (Target(1, IsCreature.creature),)
    steps = (Step(step_1, targets=(1,)),)


class Thief1(SpellAbility):
    """Search for a card in the opponent's deck; put it into the graveyard."""

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1), GRAVEYARD, act.opponent)

    targets = (Target(1, None, Count(0, 1), DECK, OPPOSING, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class Bargain1(SpellAbility):
    """Discard two cards, and in doing so wound the opposing hero for 3."""

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, 3)

    targets = (Target(1, None, EXACTLY(2), HAND, YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


class Recall1(SpellAbility):
    """Return a card from your graveyard to your hand."""

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, None, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class HighlanderReplacement(ReplacingAbility):
    """When a creature shoots, you choose the target of its shot."""

    replaces = on.shot_declared()

    def step_1(self, act: Act) -> None:
        act.keep(card=act.target(1))

    targets = (Target(1, IsCreature.character),)
    steps = (Step(step_1, targets=(1,)),)


class FullShield(ReplacingAbility):
    """If your characters must receive wounds, instead draw a card."""

    together = True

    def mine(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    replaces = on.wounded(mine)

    def step_1(self, act: Act) -> None:
        act.draw()

    steps = (Step(step_1),)


class Earthquake1(SpellAbility):
    """Wound each character for 1."""

    def step_1(self, act: Act) -> None:
        act.wound(act.all(IsCreature.character), 1)

    steps = (Step(step_1),)


class LastBlow(TriggeredAbility):
    """Death: It fights an opposing creature."""

    keyword = "death"
    trigger = on.dies(this_card)

    def step_1(self, act: Act) -> None:
        act.fight(act.this, act.target(1))

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)),)


class NoDraws(StaticAbility):
    """Players cannot draw cards. It cannot attack."""

    rows = (PlayersCannot("draw"), Cannot("attack"))


class Transmute1(SpellAbility):
    """A creature becomes an amulet."""

    def step_1(self, act: Act) -> None:
        act.change_type(act.target(1), SUPPORT, ("amulet",))

    targets = (Target(1, IsCreature.creature),)
    steps = (Step(step_1, targets=(1,)),)


class OneDraw(StaticAbility):
    """Players draw no more than one card a turn."""

    rows = (DrawLimit(1),)


class Fearless(StaticAbility):
    """Ignores features that oblige attacks."""

    rows = (Ignores(("obligations",)),)


class Offer1(SpellAbility):
    """You may draw two cards."""

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1, may=True),)


class Pierce(StaticAbility):
    """Ignores Armor."""

    rows = (Ignores(("armor",)),)


RARE = (
    spell("transmute", 2, Transmute1),
    creature("one-draw", 2, 1, 2, OneDraw),
    creature("fearless", 2, 2, 2, Fearless),
    spell("offer", 1, Offer1),
    creature("piercer", 2, 2, 2, Pierce),
    creature("no-draws", 3, 1, 3, NoDraws),
    spell("bargain", 1, Bargain1),
    spell("recall", 1, Recall1),
    creature("highlander", 3, 2, 3, HighlanderReplacement),
    creature("full-shield", 4, 1, 4, FullShield),
    spell("earthquake", 2, Earthquake1),
    creature("last-blow", 2, 3, 1, LastBlow),
    hero("hasty-hero", 25, Hasty),
    creature("bard", 2, 2, 2, BardAmbush),
    spell("barrier", 5, BarrierAmbush, Barrier1),
    creature("blood-knight", 6, 5, 5, BloodPrice),
    creature("scholar", 2, 2, 2, ExtraDiscard, ExtraDiscardHire),
    creature("life-healer", 3, 1, 4, HealerGift),
    creature("mimic", 2, 1, 1, MimicHire),
    spell("charm", 3, Charm1),
    creature("collector", 4, 3, 3, CollectorHire),
    spell("judgement", 3, Judgement1, Judgement2),
    creature("echo", 4, 2, 2, EchoTrigger),
    creature("herald-of-hires", 4, 2, 2, ThriceHire),
    creature("silencer", 4, 2, 2, SilenceHire),
    spell("oath", 2, Oath1),
    creature("pinger", 3, 1, 9, PingWhenWounded),
    creature("lure", 3, 1, 5, LureTrigger),
    creature("decoy", 3, 1, 5, DecoyStatic),
    creature("slippery", 3, 2, 4, SlipperyElusiveness),
    creature("slayer", 3, 2, 4, UndeadSlayer),
    creature("hunter", 3, 3, 3, Hunter),
    creature("focus", 2, 1, 2, Focus),
    creature("mole", 3, 3, 3, MoleSearch),
    spell("quest", 1, Quest1),
    spell("sneak-peek", 1, SneakPeek1),
    spell("shield", 1, Shield1),
    creature("phoenix", 3, 3, 1, PhoenixInstead),
    creature("halver", 3, 1, 3, HalfDamage),
    creature("warden-of-two", 3, 1, 3, TwoPerTurn),
    creature("toll-keeper", 3, 2, 3, TollOrDie),
    creature("monk-of-coins", 2, 1, 3, OncePower),
    spell("time-loan", 5, TimeLoan1),
    spell("halt", 2, Halt1),
    spell("banish", 2, Banish1),
    spell("smoke", 1, SmokePlace1),
    spell("battle-plan", 2, Frenzied1),
    creature("rust-monster", 3, 2, 2, StripArmor),
    creature("drummer", 2, 1, 2, GiveCharge),
    creature("raider", 3, 2, 2, RaiderAttack),
    define("werewolf-man", "creature", (WolfSide,), cost=2, strike=1, lives=2, reverse="werewolf-beast"),
    creature("werewolf-beast", 2, 4, 5, Keyword("reversed")),
    creature("plague-rat", 2, 1, 1, PlagueDeath),
    creature("silakh", 2, 1, 2, SecondCard),
    spell("scorching-heat", 4, Excess1),
    creature("ghoul", 2, 1, 2, Ghoul),
    spell("mirror", 3, Mirror1),
    spell("thief", 3, Thief1),
    creature("alp-of-hand", 2, 1, 1),
)
RARE_CARDS = Definitions((*CARDS, *RARE))
