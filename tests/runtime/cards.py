"""Cards of the rulebook, written by hand in the shape of generated code."""

from __future__ import annotations

from runtime.heroes import Definitions
from runtime.heroes.script import (
    ADD,
    ANY_NUMBER,
    END_OF_TURN,
    EXACTLY,
    GRAVEYARD,
    HAND,
    IN_DOING_SO,
    OPPONENT,
    OPPONENTS_NEXT_TURN,
    OPPOSING,
    THEN,
    UP_TO,
    Act,
    ActivatedAbility,
    AttackStrength,
    CancellingAbility,
    Cannot,
    CardDefinition,
    Choose,
    CloseThis,
    Coins,
    Cost,
    Grants,
    Incoming,
    Keyword,
    Lives,
    Mode,
    PlayObtained,
    PreventingAbility,
    Protection,
    ReplacingAbility,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Strike,
    Target,
    TriggeredAbility,
    X,
    another_card_of_yours,
    on,
    opponent,
    this_card,
    you,
    your_card,
)


def creature(card: str, cost: int, strike: int, lives: int, *features: object, elements: tuple[str, ...] = (),
             classes: tuple[str, ...] = ()) -> CardDefinition:
    """Return a creature."""
    return define(card, "creature", features, cost=cost, strike=strike, lives=lives, elements=elements, classes=classes)


def define(card: str, kind: str, features: tuple[object, ...], **values: object) -> CardDefinition:
    """Return a card with keywords and abilities."""
    name = card.replace("-", " ").title()
    return CardDefinition(
        card, kind, names={"en": {"nom": name}, "ru": {"nom": name, "acc": name}},
        keywords=tuple(one for one in features if isinstance(one, Keyword)),
        abilities=tuple(one for one in features if isinstance(one, type)),
        **values,  # type: ignore[arg-type]
    )


def spell(card: str, cost: object, *features: object) -> CardDefinition:
    """Return a spell."""
    return define(card, "spell", features, cost=cost)


def hero(card: str, lives: int, *features: object) -> CardDefinition:
    """Return a hero."""
    return define(card, "hero", features, lives=lives)


class IsCreature:
    """A filter that several cards share."""

    def creature(self, see: See, card: int) -> bool:
        """Any creature."""
        return see.is_creature(card)

    def character(self, see: See, card: int) -> bool:
        """Any character."""
        return see.is_character(card)

    def yours(self, see: See, card: int) -> bool:
        """Your creature."""
        return see.is_creature(card) and see.is_yours(card)

    def theirs(self, see: See, card: int) -> bool:
        """The opponent's creature."""
        return see.is_creature(card) and see.is_opposing(card)


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
    """Hire: Shot for 3 at a creature without wounds."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.wounds(card) == 0

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class Sacrifice1(SpellAbility):
    """Destroy your creature, and in doing so destroy the opponent's creature."""

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.destroy(act.target(2))

    targets = (Target(1, IsCreature.yours), Target(2, IsCreature.theirs))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO, targets=(2,)))


class AlpEnd(TriggeredAbility):
    """At the end of your turn, if Alp is in the graveyard, you may destroy your creature to resurrect Alp."""

    zone = GRAVEYARD
    trigger = on.turn_ends(you)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.resurrect(act.this)

    targets = (Target(1, IsCreature.yours),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


class PonitaAbility(ActivatedAbility):
    """(5): Wound the hero for 1, you may wound a creature for 1, heal a character for 1, draw a card, the player
    puts the top card of the deck into the graveyard."""

    payments = (Coins(5),)

    def hero(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(2), 1)

    def step_3(self, act: Act) -> None:
        act.heal(act.target(3), 1)

    def step_4(self, act: Act) -> None:
        act.draw(1)

    def step_5(self, act: Act) -> None:
        act.to_graveyard(act.top(act.you))

    targets = (Target(1, hero), Target(2, IsCreature.creature), Target(3, IsCreature.character))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, may=True, targets=(2,)),
             Step(step_3, link=THEN, targets=(3,)), Step(step_4, link=THEN), Step(step_5, link=THEN))


class ScavengerTrigger(TriggeredAbility):
    """When one of your creatures dies on your turn, wound the chosen opposing creature for 2."""

    def your_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.your_turn

    trigger = on.dies(your_creature)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, IsCreature.theirs),)
    steps = (Step(step_1, targets=(1,)),)


class Cataclysm1(SpellAbility):
    """Destroy all creatures."""

    def step_1(self, act: Act) -> None:
        act.destroy(act.all(IsCreature.creature))

    steps = (Step(step_1),)


class RaptorHire(TriggeredAbility):
    """Hire: Destroy each creature of cost 3 or less."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def affected(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.destroy(act.all(RaptorHire.affected))

    steps = (Step(step_1),)


class VialOfHealing1(SpellAbility):
    """Heal a total of up to three wounds inflicted on any of your creatures or your hero."""

    def may_target_1(self, see: See, card: int) -> bool:
        picked = see.targets(1).count(card)
        return see.is_yours(card) and see.is_character(card) and see.wounds(card) > picked

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.heal(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, UP_TO(3), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


class WerewolfTrigger(TriggeredAbility):
    """When Steppe Werewolf inflicts wounds on the hero with a strike, open it; it may attack again."""

    def the_hero(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    trigger = on.wounded(the_hero, this_card, "strike")

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    def step_2(self, act: Act) -> None:
        act.attack_again(act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))


class GalliwespinReplacement(ReplacingAbility):
    """If you must receive a prayer token, instead receive 1 more prayer token."""

    replaces = on.gains_prayers(you)

    def step_1(self, act: Act) -> None:
        act.keep(amount=act.event.amount + 1)

    steps = (Step(step_1),)


class ClericHire(TriggeredAbility):
    """Hire: Each player receives 2 prayer tokens."""

    keyword = "hire"
    trigger = on.enters_play(this_card)

    def step_1(self, act: Act) -> None:
        for player in (act.you, act.opponent):
            act.gain_prayers(2, player)

    steps = (Step(step_1),)


class BoarderStrength(StaticAbility):
    """+2 attack against an opposing hero."""

    def the_hero(self, see: See, card: int, target: int) -> bool:
        return see.is_hero(target)

    rows = (AttackStrength(2, "strike", the_hero),)


class FerrosProtection(Protection):
    """Receives wounds only from strikes."""

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how != "strike"


class SpellProtected(StaticAbility):
    """Your other creatures have Protection from spells."""

    rows = (Grants((Keyword("protection-from-spells"),)),)

    def affects(self, see: See, card: int) -> bool:
        return another_card_of_yours(self, see, card) and see.is_creature(card)


class GabrielPrevention(PreventingAbility):
    """Reduce the number of wounds received by 1 each time your creature receives wounds."""

    def your_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    prevents = on.wounded(your_creature)

    def amount(self, see: See) -> int:
        return 1


class Execution1(SpellAbility):
    """The opponent discards 2 cards."""

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    targets = (Target(1, None, EXACTLY(2), HAND, OPPOSING, OPPONENT, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class Shock1(SpellAbility):
    """The number of lives of all creatures in play becomes 1."""

    def step_1(self, act: Act) -> None:
        act.set_lives(act.all(IsCreature.creature), 1)

    steps = (Step(step_1),)


class LightningSummon1(SpellAbility):
    """Wound a character for X."""

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.x)

    targets = (Target(1, IsCreature.character),)
    steps = (Step(step_1, targets=(1,)),)


class RunesingerDiscount(StaticAbility):
    """Your gnomes cost 1 less."""

    rows = (Cost(-1),)

    def affects(self, see: See, card: int) -> bool:
        return see.is_yours(card) and see.has_class(card, "gnome")


class KutilaCost(StaticAbility):
    """Costs 1 less for each card in your hand."""

    zone = HAND

    def less(self, see: See, card: int) -> int:
        return -len(see.hand(see.you))

    rows = (Cost(less),)


class BannerBonus(StaticAbility):
    """Your other creatures have +1 to strike and lives."""

    rows = (Strike(1, ADD), Lives(1, ADD))

    def affects(self, see: See, card: int) -> bool:
        return another_card_of_yours(self, see, card) and see.is_creature(card)


class WardenCancel(CancellingAbility):
    """When the opponent plays a spell, you may destroy Warden, and in doing so cancel it."""

    def a_spell(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    cancels = on.played(a_spell, opponent)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    def step_2(self, act: Act) -> None:
        act.cancel()

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


class BuildA(Mode):
    """Create an Attack Module."""

    makes = ("attack-module",)

    def step_1(self, act: Act) -> None:
        act.create("attack-module")

    steps = (Step(step_1),)


class BuildB(Mode):
    """Wound a character for 1."""

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, IsCreature.character),)
    steps = (Step(step_1, targets=(1,)),)


class Build1(SpellAbility):
    """Choose two times: create an Attack Module; wound a character for 1."""

    choose = Choose((BuildA, BuildB), 2, 2, repeats=True)


class ArcherShot(ActivatedAbility):
    """(T): Shot for 1."""

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 1)

    targets = (Target(1, IsCreature.character, whose=OPPOSING),)
    steps = (Step(step_1, targets=(1,)),)


class HeroPower(ActivatedAbility):
    """(2), (T): Wound a character for 2."""

    payments = (Coins(2), CloseThis())

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, IsCreature.character),)
    steps = (Step(step_1, targets=(1,)),)


class PriestPower(ActivatedAbility):
    """(X), (T): Heal a character for X."""

    payments = (Coins(X), CloseThis())

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), act.x)

    targets = (Target(1, IsCreature.character),)
    steps = (Step(step_1, targets=(1,)),)


class FavorableWind1(SpellAbility):
    """Draw 2 cards."""

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


class WaterElementalDeath(TriggeredAbility):
    """Death: each player draws a card."""

    keyword = "death"
    trigger = on.dies(this_card)

    def step_1(self, act: Act) -> None:
        act.each_draws()

    steps = (Step(step_1),)


class WarCryHaste(TriggeredAbility):
    """When this creature dies, draw a card."""

    trigger = on.dies(this_card)

    def step_1(self, act: Act) -> None:
        act.draw()

    steps = (Step(step_1),)


class WarCry1(SpellAbility):
    """A creature gets +2 to strike and Charge until the end of the turn, and "When this creature dies, draw a card"."""

    grants = (WarCryHaste,)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2, END_OF_TURN)
        act.gain(act.target(1), Keyword("charge"), END_OF_TURN)
        act.gain(act.target(1), WarCryHaste)

    targets = (Target(1, IsCreature.creature),)
    steps = (Step(step_1, targets=(1,)),)


class Massacre1(SpellAbility):
    """Any number of your creatures fight an opposing creature."""

    def step_1(self, act: Act) -> None:
        for card in act.targets(1):
            act.fight(card, act.target(2))

    targets = (Target(1, IsCreature.yours, ANY_NUMBER), Target(2, IsCreature.theirs))
    steps = (Step(step_1, targets=(1, 2)),)


class Freeze1(SpellAbility):
    """Stun a creature; it cannot block on the opponent's next turn."""

    def step_1(self, act: Act) -> None:
        act.stun(act.target(1))
        act.forbid(act.target(1), "block", OPPONENTS_NEXT_TURN)

    targets = (Target(1, IsCreature.creature),)
    steps = (Step(step_1, targets=(1,)),)


class BashHire(TriggeredAbility):
    """When you play another creature, it gets an enhancement effect."""

    def another_creature(self, see: See, card: int) -> bool:
        return card != see.this and your_card(self, see, card) and see.is_creature(card)

    trigger = on.enters_play(another_creature, you, "play")
    each_time = True

    def step_1(self, act: Act) -> None:
        act.enhance(act.event.card)

    steps = (Step(step_1),)


class Patrol(StaticAbility):
    """-2 from attacks."""

    rows = (Incoming(-2, by="attack"),)


class PoisonArrow1(SpellAbility):
    """Poison a character for 2."""

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 2)

    targets = (Target(1, IsCreature.character),)
    steps = (Step(step_1, targets=(1,)),)


class EggCannot(StaticAbility):
    """Cannot attack or act as a blocker."""

    rows = (Cannot("attack"), Cannot("block"))


class EggMaturation(TriggeredAbility):
    """At the start of each turn, place a maturation effect on the Egg."""

    trigger = on.turn_starts()

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, "maturation")

    steps = (Step(step_1),)


class EggPlay(StaticAbility):
    """You may play a card obtained by the Egg for 1 less for each maturation effect on it; in doing so, destroy it."""

    def less(self, see: See, card: int) -> int:
        return see.tokens(see.this, "maturation")

    rows = (PlayObtained(less),)


CARDS = (
    hero("krom", 25, HeroPower),
    hero("giuel", 25, PriestPower),
    hero("undead-hero", 25, Keyword("undead")),
    creature("berserk", 2, 3, 2, Keyword("frenzy")),
    creature("vail", 1, 2, 2),
    creature("gnome", 2, 2, 2, classes=("gnome",), elements=("mountains",)),
    creature("knight", 4, 3, 4, Keyword("first-strike"), Keyword("armor", 1)),
    creature("rider", 3, 3, 2, Keyword("charge"), Keyword("attack-experience")),
    creature("troll", 4, 3, 4, Keyword("regeneration", 2), Keyword("vulnerability")),
    creature("dragonid", 4, 3, 4, Keyword("scale", 2)),
    creature("vampire", 4, 3, 3, Keyword("vampirism", 2)),
    creature("assassin", 3, 3, 1, Keyword("directed-strike"), Keyword("stealth")),
    creature("cultist", 3, 4, 4, Keyword("thirst", 2)),
    creature("herald", 3, 2, 2, Keyword("unity", 2)),
    creature("guard", 2, 1, 4, Keyword("defense-experience"), Patrol),
    creature("colossus", 3, 6, 6, Keyword("dormant")),
    creature("lord", 5, 4, 4, Keyword("uniqueness"), Keyword("fury"), Keyword("might", 2)),
    creature("monk", 3, 1, 3, Keyword("meditation", 2), Keyword("suppression")),
    creature("wraith", 3, 3, 2, Keyword("incarnation", 2), Keyword("rage")),
    creature("leader", 4, 2, 3, Keyword("vanguard", 2)),
    creature("lizard", 5, 5, 5, Keyword("clutch")),
    creature("zombie", 3, 2, 3, Keyword("undead")),
    creature("chaos-hyena", 4, 3, 4, ChaosHyenaHire),
    creature("noita", 3, 2, 3, NoitaHire),
    creature("alp", 2, 2, 1, AlpEnd),
    creature("ponita", 4, 2, 4, PonitaAbility),
    creature("wasteland-scavenger", 3, 2, 3, ScavengerTrigger),
    creature("raptor", 6, 5, 4, RaptorHire),
    creature("steppe-werewolf", 4, 3, 3, WerewolfTrigger),
    creature("galliwespin", 3, 1, 4, GalliwespinReplacement),
    creature("cleric", 2, 1, 3, ClericHire),
    creature("boarder", 3, 3, 2, BoarderStrength),
    creature("ferros", 4, 3, 3, FerrosProtection),
    creature("shielder", 3, 1, 4, SpellProtected),
    creature("gabriel", 5, 3, 4, GabrielPrevention),
    creature("runesinger", 3, 2, 2, RunesingerDiscount, classes=("gnome",)),
    creature("kutila", 10, 6, 6, KutilaCost),
    creature("banner", 3, 1, 3, BannerBonus),
    creature("warden", 3, 2, 3, WardenCancel),
    creature("archer", 2, 1, 2, ArcherShot),
    creature("smith", 3, 2, 3, BashHire),
    creature("water-elemental", 2, 2, 3, Keyword("created"), WaterElementalDeath),
    creature("attack-module", 1, 2, 1, Keyword("created"), Keyword("module"), classes=("mechanism",)),
    creature("egg", 1, 0, 2, Keyword("created"), EggCannot, EggMaturation, EggPlay, classes=("egg",)),
    creature("mechanoid", 3, 2, 3, classes=("mechanism",)),
    define("axe", "support", (BannerBonus,), cost=2, classes=("weapon",)),
    define("bow", "support", (ArcherShot,), cost=2, classes=("weapon",)),
    spell("sacrifice", 2, Sacrifice1),
    spell("cataclysm", 6, Cataclysm1),
    spell("vial-of-healing", 1, VialOfHealing1),
    spell("execution", 3, Execution1),
    spell("shock", 4, Shock1),
    spell("lightning-summon", X, LightningSummon1),
    spell("build", 3, Build1),
    spell("favorable-wind", 1, Keyword("placed"), FavorableWind1),
    spell("insight", 2, FavorableWind1),
    spell("war-cry", 1, WarCry1),
    spell("massacre", 3, Massacre1),
    spell("freeze", 2, Freeze1),
    spell("poison-arrow", 2, PoisonArrow1),
)


def definitions() -> Definitions:
    """Return the cards as a game knows them."""
    return Definitions(CARDS)


ALL = definitions()
DECKABLE = [card.id for card in CARDS if card.type != "hero"
            and not {keyword.id for keyword in card.keywords} & {"created", "placed"}]
