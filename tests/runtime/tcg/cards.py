"""Cards written by hand in the shape of generated code: the quoted ones of the rulebook, and plain ones around them."""

from __future__ import annotations

from runtime.tcg import Definitions
from runtime.tcg.script import (
    DECK,
    EFFECT,
    END_OF_TURN,
    GRAVEYARD,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    SPELL,
    SQUARE,
    STRONG,
    YOURS,
    Act,
    Actions,
    ActivatedAbility,
    Attack,
    AttackOnly,
    AttackStrength,
    CancellingAbility,
    Cannot,
    CardDefinition,
    CloseThis,
    Cost,
    Count,
    Grants,
    Incoming,
    Keyword,
    Lives,
    Must,
    ReplacingAbility,
    Roll,
    Rule,
    See,
    ShootsNear,
    StaticAbility,
    Step,
    Strike,
    StrikeTimes,
    Target,
    Tokens,
    TriggeredAbility,
    X,
    on,
    opposing_card,
    this_card,
    you,
    your_card,
)


class DzarsShot(ActivatedAbility):
    """[tap]: Shot at 1-2-2, range 3."""

    payments = (CloseThis(),)
    attack = Attack("shot", (1, 2, 2), reach=3)


class ClericsPrayer(ActivatedAbility):
    """[tap]: Effect 'prayer' - a creature standing next to him receives a blessing until the end of the battle."""

    payments = (CloseThis(),)
    nature = EFFECT

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("blessing"))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TargsStrike(ActivatedAbility):
    """[instant][tap]: special unanswerable strike at 3."""

    instant = True
    payments = (CloseThis(),)
    attack = Attack("special strike", (3, 3, 3))


class MarasAbduction(ActivatedAbility):
    """X[token][tap]: destroy an enemy ordinary creature that costs X+1 or less, then resurrect it, closed."""

    payments = (Tokens(X), CloseThis())
    nature = SPELL

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_opposing(card) and see.is_creature(card) and see.is_ordinary(card)
                and not see.is_symbiote(card) and see.cost(card) <= see.x + 1)

    def step_1(self, act: Act) -> None:
        act.propose("dies", act.target(1), how="destroy")

    def step_2(self, act: Act) -> None:
        act.resurrect(act.target(1), closed=True)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))


class IzhorsPoison(TriggeredAbility):
    """On a strong strike poisons the target at 1."""

    trigger = on.hits(this_card, strength=STRONG)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.target)

    steps = (Step(step_1),)


class RaennatsBranches(TriggeredAbility):
    """When an enemy creature moves onto or across your half, wound it for 1."""

    nature = EFFECT

    def in_your_half(self, see: See, square: int) -> bool:
        return see.in_your_half(square)

    trigger = on.relocates(opposing_card, square=in_your_half)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 1)

    steps = (Step(step_1),)


class BoneBarrowsLives(StaticAbility):
    """Your Guards get 2 additional life each."""

    def affects(self, see: See, card: int) -> bool:
        return see.is_yours(card) and see.is_named(card, "guard")

    rows = (Lives(2),)


class ThunderGodsArmor(CancellingAbility):
    """When the God is closed, he may block one simple strike per turn."""

    nature = EFFECT
    cancels = on.attacks(target=this_card, how="strike")
    may = True
    limit = ONCE_PER_TURN

    def condition(self, see: See) -> bool:
        return see.is_closed(see.this)


class GhostsEnd(TriggeredAbility):
    """Dies when it remains the last creature in its squad."""

    trigger = on.dies(your_card)

    def condition(self, see: See) -> bool:
        return not any(see.is_creature(card) and card != see.this for card in see.squad(see.you))

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


class HermitsHealing(ActivatedAbility):
    """[instant][tap]: heal a creature for 1."""

    instant = True
    payments = (CloseThis(),)
    nature = EFFECT

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class AssassinsFinishing(ActivatedAbility):
    """[tap]: Finishing off at 4."""

    payments = (CloseThis(),)
    nature = EFFECT

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this) and see.lives(card) <= 4

    def step_1(self, act: Act) -> None:
        act.finish_off(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class IceShackles(ActivatedAbility):
    """[instant][tap]: close an enemy creature."""

    instant = True
    payments = (CloseThis(),)
    nature = SPELL

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.can_be_closed(card)

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class MagesToken(TriggeredAbility):
    """When another card gets a token, receives a token."""

    def another(self, see: See, card: int) -> bool:
        return card != see.this

    trigger = on.gains_tokens(another)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this)

    steps = (Step(step_1),)


class CharonsToken(ActivatedAbility):
    """[tap]: accumulate 1 token."""

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, accumulate=True)

    steps = (Step(step_1),)


class DwarvesFormation(StaticAbility):
    """Beside another dwarf: +1 to strike."""

    def condition(self, see: See) -> bool:
        return any(see.beside(see.this, card) and see.is_named(card, "dwarf") for card in see.squad(see.you))

    rows = (Strike(1),)


class BanditsCurse(StaticAbility):
    """A standing-next enemy creature gets -1 to strike."""

    def affects(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.adjacent(card, see.this)

    rows = (Strike(-1),)


class BasaargsBlow(StaticAbility):
    """+1 for striking a closed enemy creature."""

    def is_closed(self, see: See, card: int, target: int) -> bool:
        return see.is_closed(target)

    rows = (AttackStrength(1, "strike", is_closed),)


class TurtlesShell(StaticAbility):
    """-1 from attacks."""

    rows = (Incoming(-1),)


class DragonsHorror(StaticAbility):
    """Your elves get Regeneration 1 and +1 to all rolls."""

    def affects(self, see: See, card: int) -> bool:
        return see.is_yours(card) and see.has_class(card, "elf")

    rows = (Grants((Keyword("regeneration", 1),)), Roll(1))


class BerserkersRage(StaticAbility):
    """Must attack."""

    rows = (Must("attack"),)


class TwiceActing(StaticAbility):
    """Acts twice per turn."""

    rows = (Actions(2),)


class TwiceStriking(StaticAbility):
    """May attack with simple strikes twice per turn, only in a row and against different cards."""

    rows = (StrikeTimes(2, together=True, different=True),)


class EverReady(StaticAbility):
    """May act as a defender any number of times per turn."""

    rows = (Rule("defends_often"),)


class Lure(StaticAbility):
    """Opposing cards may announce shots only against this card (whatever the range)."""

    def affects(self, see: See, card: int) -> bool:
        return see.is_opposing(card)

    def this(self, see: See, card: int, other: int) -> bool:
        return other == see.this

    rows = (AttackOnly(("shot",), this, strict=True),)


class Nerve(StaticAbility):
    """-1 from return strikes."""

    rows = (Incoming(-1, by="return strike"),)


class Shield(ActivatedAbility):
    """[instant]: redirect an attack against an adjacent creature to itself (once per turn)."""

    instant = True
    limit = ONCE_PER_TURN

    def neighbour(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this) and see.announced_at(card)

    def step_1(self, act: Act) -> None:
        act.redirect_attack(act.this)

    targets = (Target(1, neighbour),)
    steps = (Step(step_1, targets=(1,)),)


class Echo(TriggeredAbility):
    """On an attack, a shot at 1 (once per turn)."""

    trigger = on.hits(this_card)
    limit = ONCE_PER_TURN
    attack = Attack("shot", (1, 1, 1))


class Echoed(TriggeredAbility):
    """When it is hit, receives a token."""

    trigger = on.hits(target=this_card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


class Marksman(StaticAbility):
    """May announce shots against adjacent cards."""

    rows = (ShootsNear("shot"),)


class Pacifist(StaticAbility):
    """Cannot announce a simple strike."""

    rows = (Cannot("strike"),)


class Fate(ActivatedAbility):
    """[instant]: Reduce a die roll of a creature to 1 (once per turn)."""

    instant = True
    limit = ONCE_PER_TURN

    def condition(self, see: See) -> bool:
        return see.roller != 0 and see.is_creature(see.roller)

    def step_1(self, act: Act) -> None:
        act.change_roll(to=1)

    steps = (Step(step_1),)


class Vigil(StaticAbility):
    """Fights strikes as an open card while it is closed."""

    rows = (Rule("fights_closed"),)


class Courage(ActivatedAbility):
    """[instant]: Reduce the strike of your creature to strong (once per turn)."""

    instant = True
    limit = ONCE_PER_TURN

    def striker(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.attacks_now(card)

    def step_1(self, act: Act) -> None:
        act.reduce(act.target(1), STRONG, "strike")

    targets = (Target(1, striker),)
    steps = (Step(step_1, targets=(1,)),)


class Challenge(ActivatedAbility):
    """[instant]: fight a creature as an open one (once per turn)."""

    instant = True
    limit = ONCE_PER_TURN

    def foe(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.fight(act.this, act.target(1), as_open=True)

    targets = (Target(1, foe),)
    steps = (Step(step_1, targets=(1,)),)


class SoultradsTrade(StaticAbility):
    """Coven members cost 1 less."""

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "coven")

    rows = (Cost(-1),)


class SummonersCall(ActivatedAbility):
    """[tap]: once per battle, summon a creature that costs 5 or less."""

    payments = (CloseThis(),)
    limit = ONCE_PER_GAME

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 5

    def step_1(self, act: Act) -> None:
        act.summon(act.target(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class NecromancersRite(ActivatedAbility):
    """[tap]: resurrect a creature from your graveyard, if you wish; it returns to the deck when the turn ends."""

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.resurrect(act.target(1))
        act.gain(act.target(1), ReturnsToDeck)

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)



class ReturnsToDeck(TriggeredAbility):
    """At the end of the turn it returns to the deck."""

    trigger = on.turn_ends()

    def step_1(self, act: Act) -> None:
        act.to_deck(act.this)

    steps = (Step(step_1),)


NecromancersRite.grants = (ReturnsToDeck,)


class WizardsPush(ActivatedAbility):
    """[tap]: move an enemy creature within range 3 to an adjacent square; discharge would be too easy."""

    payments = (CloseThis(),)
    nature = SPELL

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.is_independent(card) and see.within(see.this, card, 3)

    def may_target_2(self, see: See, square: int) -> bool:
        return see.is_free(square) and see.adjacent_square(square, see.target(1))

    def step_1(self, act: Act) -> None:
        act.relocate(act.target(1), act.square_of(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2, zone=SQUARE, role="choice"))
    steps = (Step(step_1, targets=(1, 2)),)


class DiggersTrap(ActivatedAbility):
    """[tap]: until the end of the battle an enemy that comes to a chosen free square is wounded for 2."""

    payments = (CloseThis(),)
    nature = EFFECT

    def may_target_1(self, see: See, square: int) -> bool:
        return see.is_free(square) and see.square_within(square, 2)

    def step_1(self, act: Act) -> None:
        act.lay_on_squares(act.square_of(1), Trap)

    targets = (Target(1, may_target_1, zone=SQUARE, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class Trap(TriggeredAbility):
    """A card that comes here is wounded for 2."""

    def here(self, see: See, square: int) -> bool:
        return bool(square == see.remembered("square"))

    trigger = on.relocates(opposing_card, square=here)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 2)

    steps = (Step(step_1),)


DiggersTrap.grants = (Trap,)


class DruidsCare(ActivatedAbility):
    """[tap]: heal a creature next to him for 1-2-3."""

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.roll()

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), act.by_roll((1, 2, 3)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))


class HypnotistsControl(ActivatedAbility):
    """2[token][tap]: take control of an enemy ordinary creature until the end of your next turn."""

    payments = (Tokens(2), CloseThis())
    nature = SPELL

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.is_ordinary(card) and see.is_independent(card)

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1), END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class GuardiansTreasure(TriggeredAbility):
    """On death, an adjacent enemy receives 2 wounds."""

    trigger = on.dies(this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class LuckOfTheElf(TriggeredAbility):
    """When a die is rolled for him, he may roll it again, once per turn."""

    trigger = on.rolls(this_card)
    may = True
    limit = ONCE_PER_TURN

    def step_1(self, act: Act) -> None:
        act.change_roll(again=True)

    steps = (Step(step_1),)


class SaintsShield(ReplacingAbility):
    """If your creature would be wounded by an effect, she is wounded instead."""

    replaces = on.wounded(your_card, how="effect")

    def applies(self, see: See) -> bool:
        return see.event.card != see.this

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


class BloodAtStart(TriggeredAbility):
    """At the beginning of the battle, wound an enemy creature for 1."""

    trigger = on.battle_begins()

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card) and see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SpearwomansPay(TriggeredAbility):
    """At the beginning of your turn receives a token; with 5 or more, she returns to the deck."""

    trigger = on.turn_starts(you)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this)

    def enough(self, see: See) -> bool:
        return see.tokens(see.this) >= 5

    def step_2(self, act: Act) -> None:
        act.to_deck(act.this)

    steps = (Step(step_1), Step(step_2, condition=enough))


class GuardsBlades(StaticAbility):
    """Its simple strikes are unanswerable."""

    rows = (Rule("unanswerable"),)


class MerchantsGift(TriggeredAbility):
    """Before recruiting the squad, you may receive 1 silver crystal."""

    trigger = on.before_recruiting()
    may = True

    def step_1(self, act: Act) -> None:
        act.gain_crystals(silver=1)

    steps = (Step(step_1),)


def creature(name: str, cost: int, life: int, move: int, strike: tuple[int, int, int], *, elite: bool = False,
             element: str = "steppes", classes: tuple[str, ...] = (), kind: str = "", unique: bool = False,
             keywords: tuple[Keyword, ...] = (), abilities: tuple[type, ...] = ()) -> CardDefinition:
    """Return a creature."""
    return CardDefinition(name, "creature", kind, (element,) if element else (), classes, cost if elite else None,
                          None if elite else cost, life, None if kind else move, strike, unique,
                          {"en": {"nom": name.replace("-", " ").title()}, "ru": {"nom": name}}, keywords, abilities)


CARDS = (
    creature("dzar", 4, 7, 1, (1, 1, 2), classes=("elf",), abilities=(DzarsShot,)),
    creature("cleric", 3, 5, 1, (1, 1, 2), abilities=(ClericsPrayer,)),
    creature("targ", 6, 11, 1, (2, 3, 4), elite=True, abilities=(TargsStrike,)),
    creature("mara", 7, 8, 1, (1, 2, 2), elite=True, element="darkness", unique=True, abilities=(MarasAbduction,)),
    creature("izhor", 5, 9, 1, (2, 2, 3), element="swamps", abilities=(IzhorsPoison,)),
    creature("raennat", 6, 10, 0, (1, 2, 3), element="forests", abilities=(RaennatsBranches,)),
    creature("guard", 3, 6, 1, (1, 2, 2), element="darkness", keywords=(Keyword("armor", 1),)),
    creature("thunder-god", 8, 14, 1, (2, 4, 6), elite=True, element="mountains", unique=True,
             abilities=(ThunderGodsArmor,)),
    creature("ghost", 4, 7, 1, (1, 1, 2), element="swamps", keywords=(Keyword("incorporeal"),),
             abilities=(GhostsEnd,)),
    creature("hermit", 4, 7, 1, (1, 2, 2), element="forests", abilities=(HermitsHealing,)),
    creature("assassin", 5, 8, 1, (2, 2, 4), element="darkness", keywords=(Keyword("attack-experience", 1),),
             abilities=(AssassinsFinishing,)),
    creature("ice-guardian", 5, 10, 1, (1, 2, 3), element="mountains", abilities=(IceShackles,)),
    creature("cursed-mage", 4, 7, 1, (1, 1, 1), element="darkness", abilities=(MagesToken,)),
    creature("charon", 5, 8, 1, (1, 2, 3), element="darkness", abilities=(CharonsToken,)),
    creature("dwarf", 4, 8, 1, (1, 2, 3), element="mountains", abilities=(DwarvesFormation, BasaargsBlow)),
    creature("bandit", 3, 7, 2, (1, 2, 2), element="forests", abilities=(BanditsCurse,)),
    creature("turtle", 3, 9, 1, (1, 1, 1), element="swamps", abilities=(TurtlesShell,)),
    creature("dragon", 8, 10, 0, (2, 3, 4), elite=True, kind="flying", abilities=(DragonsHorror,)),
    creature("harpy", 5, 6, 0, (1, 2, 3), kind="flying", element="swamps"),
    creature("mole", 3, 7, 1, (1, 2, 2), keywords=(Keyword("stash"),)),
    creature("leech", 3, 5, 0, (1, 1, 2), kind="symbiote", element="swamps"),
    creature("tick", 3, 5, 0, (1, 1, 1), kind="parasite", element="swamps"),
    creature("berserker", 4, 9, 1, (2, 3, 4), element="mountains", abilities=(BerserkersRage,)),
    creature("twins", 5, 8, 1, (1, 2, 2), abilities=(TwiceActing,)),
    creature("swordsman", 5, 9, 1, (1, 2, 3), abilities=(TwiceStriking,)),
    creature("sentinel", 4, 9, 1, (1, 2, 3), abilities=(EverReady,)),
    creature("decoy", 3, 9, 1, (1, 1, 2), abilities=(Lure, Echoed)),
    creature("squire", 3, 8, 1, (1, 2, 2), abilities=(Nerve, Shield)),
    creature("echo", 5, 8, 1, (1, 2, 3), element="swamps", abilities=(Echo,)),
    creature("marksman", 4, 7, 1, (1, 1, 2), abilities=(DzarsShot, Marksman, Pacifist)),
    creature("fate", 4, 7, 1, (1, 1, 2), element="swamps", abilities=(Fate,)),
    creature("statue", 4, 9, 1, (2, 2, 3), element="mountains", abilities=(Vigil,)),
    creature("hero", 4, 9, 1, (1, 2, 3), element="mountains", abilities=(Courage,)),
    creature("challenger", 5, 9, 1, (1, 2, 3), abilities=(Challenge,)),
    creature("soultrad", 5, 8, 1, (1, 2, 3), element="darkness", classes=("coven",), abilities=(SoultradsTrade,)),
    creature("summoner", 6, 6, 1, (1, 1, 2), elite=True, element="forests", abilities=(SummonersCall,)),
    creature("necromancer", 6, 7, 1, (1, 1, 2), elite=True, element="darkness", abilities=(NecromancersRite,)),
    creature("wizard", 5, 7, 1, (1, 1, 2), abilities=(WizardsPush,)),
    creature("digger", 4, 8, 1, (1, 2, 2), element="mountains", abilities=(DiggersTrap,)),
    creature("druid", 4, 7, 1, (1, 1, 2), element="forests", abilities=(DruidsCare,)),
    creature("hypnotist", 5, 7, 1, (1, 1, 2), element="darkness", abilities=(HypnotistsControl,)),
    creature("bomb", 3, 4, 1, (1, 1, 2), element="", abilities=(GuardiansTreasure,)),
    creature("lucky-elf", 4, 7, 2, (1, 2, 3), element="forests", classes=("elf",), abilities=(LuckOfTheElf,)),
    creature("saint", 5, 12, 1, (1, 1, 1), abilities=(SaintsShield,)),
    creature("ambusher", 4, 7, 1, (1, 2, 3), element="forests", keywords=(Keyword("vanguard"),),
             abilities=(BloodAtStart,)),
    creature("spearwoman", 4, 8, 1, (2, 2, 3), element="", abilities=(SpearwomansPay,)),
    creature("duelist", 5, 8, 1, (1, 2, 3), abilities=(GuardsBlades,)),
    creature("merchant", 3, 6, 1, (1, 1, 1), element="", abilities=(MerchantsGift,)),
    creature("jumper", 4, 7, 1, (1, 2, 2), keywords=(Keyword("jump", 2),)),
    creature("vampire", 6, 8, 1, (2, 3, 4), elite=True, element="darkness", keywords=(Keyword("vampirism"),)),
    creature("troll", 5, 10, 1, (1, 2, 3), element="swamps", keywords=(Keyword("regeneration", 2),)),
    creature("vulture", 4, 7, 1, (1, 2, 3), element="darkness", keywords=(Keyword("carrion-eating"),)),
    CardDefinition("wall", "artifact", "", (), (), None, 3, 8, names={"en": {"nom": "Wall"}, "ru": {"nom": "стена"}}),
    CardDefinition("barrow", "terrain", "", ("darkness",), ("swamp",), None, 4,
                   names={"en": {"nom": "Bone Barrow"}, "ru": {"nom": "курган"}}, abilities=(BoneBarrowsLives,)),
)
TCG_CARDS = Definitions(CARDS)
