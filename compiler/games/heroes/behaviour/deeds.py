"""Deeds that only Heroes has: hands, coins, prayers, effects that lie on cards, playing and creating."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.codegen.draft import Line
from compiler.games.behaviour import deeds
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.counted import zone_of
from compiler.games.behaviour.deeds import player, player_argument, simple
from compiler.games.behaviour.selections import amount, cards, condition, count, single
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

DEEDS: Table[None] = Table()
LASTING = (m.GainCoins, m.LoseCoins, m.Double)
"""What players do for a time."""
SHARED = {"enhancement": "enhance(card, {number})", "weakening": 'put_tokens(card, "weakening", {number})'}
"""What is divided among cards."""

simple(DEEDS, m.Stun, "stun")
simple(DEEDS, m.Ready, "ready")
simple(DEEDS, m.IncreasePoison, "increase_poison", amount_field="amount")
simple(DEEDS, m.Upgrade, "upgrade")
simple(DEEDS, m.Flip, "flip")


@DEEDS.of(m.Heal)
def heal(ability: Ability, deed: m.Heal) -> None:
    """Heal; whatever heals a player heals his hero (208.5)."""
    spell = ability.draft.base == "SpellAbility" and deed.target == m.ThisCard()
    deeds.healed(ability, deed, Picked("act.your_hero") if spell else cards(ability, deed.target))


@DEEDS.of(m.ForEach)
def for_each(ability: Ability, deed: m.ForEach) -> None:
    """A deed for each of something, also one of several cards created for it."""
    if isinstance(deed.deed, m.Create) and isinstance(deed.deed.cards, m.AnyOf):
        _create_any(ability, deed.deed.cards, count(ability, deed.each))
    elif isinstance(deed.deed, m.Wound | m.Heal) and _in_their_hand(deed.each):
        _each_for_his_hand(ability, deed.deed, deed.each)
    else:
        deeds.for_each(ability, deed)


@DEEDS.of(m.RemoveLives)
def remove_lives(ability: Ability, deed: m.RemoveLives) -> None:
    """Take additional lives off; of "up to 8 from your characters", each is taken from the one chosen for it."""
    if isinstance(deed.amount, m.AtMost):
        code = cards(ability, deed.target, shared=deed.amount).code
        ability.now.do(f"for card in dict.fromkeys({code}):")
        ability.now.do(f"    act.remove_lives(card, {code}.count(card))")
    else:
        ability.now.do(f"act.remove_lives({cards(ability, deed.target).code}, {amount(ability, deed.amount)})")


@DEEDS.of(m.Repeat)
def repeat(ability: Ability, deed: m.Repeat) -> None:
    """Repeat what a spell did (7 Repeat a spell)."""
    picked = cards(ability, deed.card)
    if picked.many:
        raise NoBehaviour(deed)
    ability.now.do(f"act.repeat({picked.code})")


@DEEDS.of(m.Search)
def search(ability: Ability, deed: m.Search) -> None:
    """Search the deck (7 Search)."""
    picked = cards(ability, deed.cards, zone="deck")
    ability.now.do(f"act.search({picked.code})")


@DEEDS.of(m.Draw)
def draw(ability: Ability, deed: m.Draw) -> None:
    """Draw cards, whoever does it (527)."""
    number = amount(ability, deed.count)
    if ability.agent == "each":
        ability.now.do(f"act.each_draws({number})")
    else:
        ability.now.do(f"act.draw({number}{player_argument(ability)})")


@DEEDS.of(m.Discard)
def discard(ability: Ability, deed: m.Discard) -> None:
    """Discard cards from the hand of whoever does it (520.4)."""
    whose = {"you": m.You(), "opponent": m.Opponent()}.get(ability.agent)
    chosen = deed.cards
    if whose is None and isinstance(chosen, m.Cards) and isinstance(chosen.quantity, m.All):
        assert isinstance(chosen.kind, m.Kind)
        fits = f"{ability.draft.name}.{ability.predicate('such', condition(ability, chosen.kind))}"
        ability.use("HAND")
        ability.now.do(f"act.discard(act.cards(HAND, {player(ability)}, {fits}))")
        return
    if whose is None:
        raise NoBehaviour(deed)
    picked = cards(ability, in_zone(deed.cards, whose), zone="hand")
    ability.now.do(f"act.discard({picked.code})")


@DEEDS.of(m.Shoot)
def shoot(ability: Ability, deed: m.Shoot) -> None:
    """A shot, or several in series; without a target said, at an opposing character (7 Shot, 507.6)."""
    at = deed.target or m.Cards(m.One(), m.Kind(m.TypeNoun("character"), (m.Whose(m.Opponent()),)))
    if deed.count is not None:
        if not isinstance(at, m.Cards):
            raise NoBehaviour(deed)
        quantity = m.UpTo(deed.count.amount) if isinstance(deed.count, m.AtMost) else m.Exactly(deed.count)
        at = m.Cards(quantity, at.kind, span=at.span)
    picked = ability.shot = cards(ability, at)
    ability.now.do(f"act.shoot({picked.code}, {amount(ability, deed.amount)})")


@DEEDS.of(m.Pay)
def pay(ability: Ability, deed: m.Pay) -> None:
    """Pay coins inside an effect."""
    ability.now.do(f"act.close_coins({amount(ability, deed.amount)}{player_argument(ability)})")


@DEEDS.of(m.CloseCoins)
def close_coins(ability: Ability, deed: m.CloseCoins) -> None:
    """Close coins."""
    ability.now.do(f"act.close_coins({amount(ability, deed.amount)}{player_argument(ability)})")


@DEEDS.of(m.GainCoins)
def gain_coins(ability: Ability, deed: m.GainCoins) -> None:
    """Receive coins, perhaps for a time (522.2, 522.4)."""
    ability.now.do(f"act.gain_coins({amount(ability, deed.amount)}{player_argument(ability)}{ability.lasting})")


@DEEDS.of(m.LoseCoins)
def lose_coins(ability: Ability, deed: m.LoseCoins) -> None:
    """Lose coins, perhaps for a time (522.4, 522.5)."""
    ability.now.do(f"act.lose_coins({amount(ability, deed.amount)}{player_argument(ability)}{ability.lasting})")


@DEEDS.of(m.OpenCoins)
def open_coins(ability: Ability, deed: m.OpenCoins) -> None:
    """Open closed coins, all of them without an amount."""
    number = amount(ability, deed.amount) if deed.amount is not None else "-1"
    ability.now.do(f"act.open_closed_coins({number}{player_argument(ability)})")


@DEEDS.of(m.ExtraTurn)
def extra_turn(ability: Ability, deed: m.ExtraTurn) -> None:
    """Take another turn after this one (7 Extra turn)."""
    ability.now.do(f"act.extra_turn({player_argument(ability).removeprefix(', ')})")


@DEEDS.of(m.Attach)
def attach(ability: Ability, deed: m.Attach) -> None:
    """Attach cards to a card (7 Attach)."""
    picked = cards(ability, deed.card)
    ability.now.do(f"act.attach({picked.code}, {single(ability, deed.to)})")


@DEEDS.of(m.AttachHiring)
def attach_hiring(ability: Ability, deed: m.AttachHiring) -> None:
    """Attach a card on its way into play, so that its Hire triggers; nobody becomes a target by it (7 Module)."""
    if not isinstance(deed.card, m.ThisCard) or not isinstance(deed.to, m.Cards) or not isinstance(deed.to.kind, m.Kind):
        raise NoBehaviour(deed)
    legal = ability.predicate("may_target", condition(ability, deed.to.kind))
    number = ability.target(legal, 'role="choice"')
    ability.now.do(f"act.attach(act.this, act.target({number}), hires=True)")


@DEEDS.of(m.HealOver)
def heal_over(ability: Ability, deed: m.HealOver) -> None:
    """Heal; what there are no wounds for becomes additional lives (7 Vampirism)."""
    ability.now.do(f"act.heal_over({single(ability, deed.target)}, {amount(ability, deed.amount)})")


@DEEDS.of(m.PayWhatOneCan)
def pay_what_one_can(ability: Ability, deed: m.PayWhatOneCan) -> None:
    """Pay coins, as many of them as there are (7 Meditation)."""
    player = player_argument(ability) or ", act.you"
    ability.now.do(f"act.pay_what_one_can({amount(ability, deed.amount)}{player})")


def _in_their_hand(each: Node) -> bool:
    where = each.where if isinstance(each, m.Kind) else ()
    return any(place == m.InZone(m.Zone("hand", m.Owner())) for place in where)


def _each_for_his_hand(ability: Ability, deed: m.Wound | m.Heal, each: Node) -> None:
    """Every hero is wounded, or healed, as the cards in its own player's hand say."""
    if not isinstance(each, m.Kind) or each.noun != m.TypeNoun("card") or len(each.where) != 1 or deed.amount is None:
        raise NoBehaviour(each)
    picked, verb = cards(ability, deed.target), "wound" if isinstance(deed, m.Wound) else "heal"
    ability.now.do(f"for card in {picked.as_list}:")
    number = f"{amount(ability, deed.amount)} * len(act.hand(act.controller(card)))"
    ability.now.do(f"    act.{verb}(card, {number})")


@DEEDS.of(m.RemoveEffects)
def remove_effects(ability: Ability, deed: m.RemoveEffects) -> None:
    """Take effects off cards: enhancement, or one with a name of its own."""
    if not isinstance(deed.effect, m.EffectNoun):
        raise NoBehaviour(deed)
    picked, number = cards(ability, deed.target), amount(ability, deed.count)
    if deed.effect.effect == "enhancement":
        ability.now.do(f"act.remove_enhancement({picked.code}, {number})")
    else:
        ability.now.do(f'act.remove_tokens({picked.code}, "{deed.effect.effect}", {number})')


@DEEDS.of(m.ShowHand)
def show_hand(ability: Ability, deed: m.ShowHand) -> None:
    """Show a hand."""
    ability.now.do(f"act.show(act.hand({player(ability)}){player_argument(ability)})")


@DEEDS.of(m.ShuffleDeck)
def shuffle_deck(ability: Ability, deed: m.ShuffleDeck) -> None:
    """Shuffle one's deck."""
    ability.now.do(f"act.shuffle({player(ability)})")


@DEEDS.of(m.CreateCopies)
def create_copies(ability: Ability, deed: m.CreateCopies) -> None:
    """Create several copies of a card."""
    ability.now.do(f"act.create_copy({single(ability, deed.of)}, {amount(ability, deed.count)})")


@DEEDS.of(m.DiscardRandom)
def discard_random(ability: Ability, deed: m.DiscardRandom) -> None:
    """Discard random cards (526)."""
    ability.now.do(f"act.discard_random({player(ability)}, {amount(ability, deed.count)})")


@DEEDS.of(m.GetTokens)
def tokens(ability: Ability, deed: m.GetTokens) -> None:
    """Receive prayer tokens; "one more" keeps a replaced event with a greater number."""
    if isinstance(deed.amount, m.Change):
        if ability.draft.base != "ReplacingAbility" or not deed.amount.more:
            raise NoBehaviour(deed)
        ability.now.do(f"act.keep(amount=act.event.amount + {amount(ability, deed.amount.amount)})")
        return
    number = amount(ability, deed.amount)
    players = ("act.you", "act.opponent") if ability.agent == "each" else (player(ability),)
    for each in players:
        ability.now.do(f"act.gain_prayers({number}, {each})")


@DEEDS.of(m.LoseTokens)
def lose_tokens(ability: Ability, deed: m.LoseTokens) -> None:
    """Lose prayer tokens."""
    ability.now.do(f"act.lose_prayers({amount(ability, deed.amount)}{player_argument(ability)})")


@DEEDS.of(m.PutEffect)
def put_effect(ability: Ability, deed: m.PutEffect) -> None:
    """Lay effects on cards: enhancement, or one with a name of its own."""
    noun = deed.effect.noun if isinstance(deed.effect, m.Kind) else deed.effect
    if not isinstance(noun, m.EffectNoun):
        raise NoBehaviour(deed)
    picked, number = cards(ability, deed.target), amount(ability, deed.count)
    if noun.effect == "enhancement":
        ability.now.do(f"act.enhance({picked.code}, {number})")
    else:
        ability.now.do(f'act.put_tokens({picked.code}, "{noun.effect}", {number})')

DECKS: dict[type, str] = {m.Opponent: "act.opponent", m.You: "act.you"}


def place_card(ability: Ability, card: str, count: Node, deck: m.Zone) -> None:
    """Place copies of a card into a player's deck (204.5, 7 Place)."""
    whose = DECKS.get(type(deck.player), player(ability) if deck.player is None else "")
    side = deck.place.partition(",")[0] if deck.place else "shuffled"
    if not whose or side not in ("shuffled", "top", "bottom"):
        raise NoBehaviour(deck)
    arguments = [f'"{card}"', whose]
    if isinstance(count, m.Exactly):
        arguments.append(amount(ability, count.count))
    if side != "shuffled":
        ability.use(side.upper())
        arguments.append(f"position={side.upper()}")
    ability.now.do(f"act.place({', '.join(arguments)})")
    ability.makes.append(card)


def _create_any(ability: Ability, cards_: m.AnyOf, number: str = "") -> None:
    """Create one of several cards: whoever does it chooses which, as in a constructor (524)."""
    names = []
    for part in cards_.parts:
        noun = part.kind.noun if isinstance(part, m.Cards) and isinstance(part.kind, m.Kind) else None
        if not isinstance(noun, m.CardNoun):
            raise NoBehaviour(part)
        names.append(ability.extra_class(f"Option{len(ability.grants) + 1}", "Mode"))
        extra = ability.module.classes[-1]
        extra.set("makes", f'("{noun.card}",)')
        extra.method("step_1", "(self, act: Act) -> None", Line(f'act.create("{noun.card}")'))
        extra.set("steps", "(Step(step_1),)")
        ability.grants.append(names[-1])
        ability.makes.append(noun.card)
    ability.use("Act", "Choose", "Mode", "Step")
    ability.module.classes.sort(key=lambda each: each is ability.draft)
    times_ = f", {number}, {number}, repeats=True" if number else ""
    ability.now.do(f"act.choose_modes(Choose(({', '.join(names)}){times_}))")

CALLED_BY_CLASS: Mapping[str, str] = {"egg": "egg"}
"""The created cards that are the only ones of their class and called like it (8 Egg)."""


def created_class(deed: m.Create) -> str:
    """Return the class by which a deed calls the card that it creates; empty if it does not."""
    noun = _noun(deed)
    return noun.cls if isinstance(noun, m.ClassNoun) else ""


def _noun(deed: m.Create) -> object:
    cards = deed.cards
    return cards.kind.noun if isinstance(cards, m.Cards) and isinstance(cards.kind, m.Kind) else None


@DEEDS.of(m.Create)
def create(ability: Ability, deed: m.Create) -> None:
    """Create a card called by its name (519.6), or one of several."""
    if isinstance(deed.cards, m.AnyOf):
        _create_any(ability, deed.cards)
        return
    noun = _noun(deed)
    called = CALLED_BY_CLASS.get(created_class(deed))
    if called is not None:
        noun = m.CardNoun(called)
    if not isinstance(noun, m.CardNoun) or not isinstance(deed.cards, m.Cards):
        raise NoBehaviour(deed)
    count = deed.cards.quantity.count if isinstance(deed.cards.quantity, m.Exactly) else m.Number(1)
    ability.makes.append(noun.card)
    ability.remember(deed.cards, Picked(f"next(iter(act.result({ability.now.number}).cards), 0)"))
    ability.now.do(f'act.create("{noun.card}", {amount(ability, count)})')


@DEEDS.of(m.CreateCopy)
def create_copy(ability: Ability, deed: m.CreateCopy) -> None:
    """Create a copy of a card."""
    picked = cards(ability, deed.of)
    if picked.many:
        raise NoBehaviour(deed)
    without = f', without=["{deed.without}"]' if deed.without else ""
    ability.now.do(f"act.create_copy({picked.code}{without})")


@DEEDS.of(m.Obtain)
def obtain(ability: Ability, deed: m.Obtain) -> None:
    """This card obtains cards (7 Obtains)."""
    ability.now.do(f"act.obtain(act.this, {cards(ability, deed.cards).code})")


@DEEDS.of(m.PlayCard)
def play_card(ability: Ability, deed: m.PlayCard) -> None:
    """Play a card for free, now; one that is being played is not offered (514.1)."""
    if not isinstance(deed.cost, m.Free):
        raise NoBehaviour(deed)
    ability.offered = "not see.is_being_played(card)"
    picked = cards(ability, deed.card, zone="hand")
    ability.offered = ""
    ability.now.do(f"act.play_free({picked.code})")


@DEEDS.of(m.Cancel)
def cancel(ability: Ability, deed: m.Cancel) -> None:
    """Cancel the card being played (518)."""
    if ability.draft.base != "CancellingAbility":
        raise NoBehaviour(deed)
    cards(ability, deed.card)
    ability.now.do("act.cancel()")


@DEEDS.of(m.CopyLives)
def copy_lives(ability: Ability, deed: m.CopyLives) -> None:
    """Take over the lives of another card (105.2.1)."""
    picked = cards(ability, deed.of)
    if picked.many:
        raise NoBehaviour(deed)
    ability.now.do(f"act.set_lives(act.this, act.lives({picked.code}))")


@DEEDS.of(m.Double)
def double(ability: Ability, deed: m.Double) -> None:
    """Double the strike: fixed at once as effects of +1 (105.3.1)."""
    if not isinstance(deed.what, m.PropertyOf) or deed.what.property != "strike":
        raise NoBehaviour(deed)
    ability.now.do(f"act.double_strike({cards(ability, deed.what.of).code}{ability.lasting})")


@DEEDS.of(m.ChangeUntilEqual)
def change_until_equal(ability: Ability, deed: m.ChangeUntilEqual) -> None:
    """Raise, or lower, a strike step by step to an amount; nothing if it is beyond it already (118.6)."""
    if not isinstance(deed.what, m.PropertyOf) or deed.what.property != "strike" or deed.by != m.Number(1):
        raise NoBehaviour(deed)
    card, bound_ = single(ability, deed.what.of), "min" if deed.less else "max"
    goal = f"{bound_}(act.strike({card}), {amount(ability, deed.equals)})"
    ability.now.do(f"act.set_strike({card}, {goal}{ability.lasting})")


@DEEDS.of(m.UseAbility)
def use_ability(ability: Ability, deed: m.UseAbility) -> None:
    """Use an ability without paying (7 Free)."""
    picked = cards(ability, deed.of)
    if picked.many:
        raise NoBehaviour(deed)
    ability.now.do(f"act.use_free({picked.code})")


@DEEDS.of(m.CopyFeature)
def copy_feature(ability: Ability, deed: m.CopyFeature) -> None:
    """This card copies a feature (110.5)."""
    ability.now.do(f"act.copy_feature(act.this, {cards(ability, deed.of).code}{ability.lasting})")


@DEEDS.of(m.DiscardUntilEqual)
def discard_until_equal(ability: Ability, deed: m.DiscardUntilEqual) -> None:
    """Discard what the hand holds more than the other's (118.6)."""
    if ability.agent != "opponent" or not isinstance(deed.other, m.You):
        raise NoBehaviour(deed)
    ability.use("See", "EXACTLY", "HAND", "OPPOSING", "OPPONENT")
    line = "return max(0, len(see.hand(see.opponent)) - len(see.hand(see.you)))"
    surplus = ability.helper("surplus", "(self, see: See) -> int", line)
    options = [f"count=EXACTLY({surplus})", "zone=HAND", "whose=OPPOSING", "by=OPPONENT", 'role="choice"']
    number = ability.target(*options)
    ability.now.do(f"act.discard(act.targets({number}))")


@DEEDS.of(m.PutIntoPlay)
def put_into_play(ability: Ability, deed: m.PutIntoPlay) -> None:
    """Put cards into play from where they are."""
    ability.now.do(f'act.take({cards(ability, deed.cards).code}, "put", None, False, None, ())')


@DEEDS.of(m.GiveLives)
def give_lives(ability: Ability, deed: m.GiveLives) -> None:
    """Lay additional lives on cards."""
    ability.now.do(f"act.add_lives({cards(ability, deed.target).code}, {amount(ability, deed.amount)})")


@DEEDS.of(m.MoveEffects)
def move_effects(ability: Ability, deed: m.MoveEffects) -> None:
    """Take all effects of a kind off one card and lay as many on another."""
    if not isinstance(deed.effect, m.EffectNoun):
        raise NoBehaviour(deed)
    from_, to = single(ability, deed.from_), single(ability, deed.to)
    name = deed.effect.effect
    if name == "enhancement":
        ability.now.do(f"number = act.enhancements({from_})")
        ability.now.do(f"act.remove_enhancement({from_}, number)")
        ability.now.do(f"act.enhance({to}, number)")
    else:
        ability.now.do(f'number = act.tokens({from_}, "{name}")')
        ability.now.do(f'act.remove_tokens({from_}, "{name}", number)')
        ability.now.do(f'act.put_tokens({to}, "{name}", number)')


@DEEDS.of(m.Complete)
def complete(ability: Ability, deed: m.Complete) -> None:
    """Complete quests."""
    ability.now.do(f"act.complete({cards(ability, deed.target).code})")


@DEEDS.of(m.NameCard)
def name_card(ability: Ability, deed: m.NameCard) -> None:
    """Name a card; this card remembers it."""
    ability.now.do("act.name_card()")


@DEEDS.of(m.ChooseClass)
def choose_class(ability: Ability, deed: m.ChooseClass) -> None:
    """Choose a class; this card remembers it."""
    ability.now.do("act.choose_class()")


@DEEDS.of(m.FirstAttackTarget)
def first_attack_target(ability: Ability, deed: m.FirstAttackTarget) -> None:
    """Oblige the opponent's first attack (502.9)."""
    ability.now.do(f"act.must_be_attacked({cards(ability, deed.target).code})")


@DEEDS.of(m.Keyword)
def keyword_deed(ability: Ability, deed: m.Keyword) -> None:
    """A keyword that tells to do something: Plague 2, Gift of life 3."""
    match deed:
        case m.Keyword(id="plague", amount=Node() as number, object=None):
            row = ability.player_target()
            ability.now.do(f"act.plague({amount(ability, number)}, act.controller(act.target({row})))")
        case m.Keyword(id="gift-of-life", object=None):
            most = amount(ability, deed.amount) if deed.amount else ""
            ability.now.do(f"act.gift_of_life({most})")
        case _:
            raise NoBehaviour(deed)


@DEEDS.of(m.TriggerAgain)
def trigger_again(ability: Ability, deed: m.TriggerAgain) -> None:
    """The next ability of a kind triggers once more: a delayed effect on the hero (521.1, 525.2)."""
    ability.use("on", "See", "Act", "Step", "TriggeredAbility")
    name = ability.extra_class("Again", "TriggeredAbility")
    extra = ability.module.classes[-1]
    fits = f'return card != see.this and see.is_yours(card) and see.has(card, "{deed.keyword}")'
    extra.method("fits", "(self, see: See, card: int) -> bool", Line(fits))
    extra.set("trigger", "on.enters_play(card=fits)")
    extra.method("step_1", "(self, act: Act) -> None", Line(f'act.trigger_again(act.event.card, "{deed.keyword}")'))
    extra.set("steps", "(Step(step_1),)")
    ability.module.classes.sort(key=lambda each: each is ability.draft)
    ability.grants.append(name)
    ability.now.do(f"act.gain(act.your_hero, {name}, uses=1)")

ORDERS = {"random order": "AT_RANDOM", "owners' order": "OWNERS_ORDER"}


@DEEDS.of(m.Redirect)
def redirect(ability: Ability, deed: m.Redirect) -> None:
    """Let what was declared happen to another card: a shot at once, an attack before a blocker is assigned (508.3)."""
    waits = dict(each for each in ability.draft.members if isinstance(each, tuple))
    if ability.draft.base == "ReplacingAbility" and waits.get("replaces", "").startswith('on.would("shot"'):
        ability.now.do(f"act.keep(card={cards(ability, deed.to).code})")
    elif waits.get("trigger", "").startswith("on.declares_attack("):
        ability.now.do(f"act.redirect_attack({single(ability, deed.to)})")
    else:
        raise NoBehaviour(deed)


@DEEDS.of(m.Move)
def move(ability: Ability, deed: m.Move) -> None:
    """Put cards into a hand, or on top of a deck; a card called by its name comes from the reserve (7 Place)."""
    match deed:
        case m.Move(
            cards=m.Cards(m.One() | m.Exactly() as count, m.Kind(m.CardNoun() as noun, where=())),
            to=m.Zone(name="deck") as deck,
            from_=None,
        ):
            place_card(ability, noun.card, count, deck)
            return
    to = deed.to
    if not isinstance(to, m.Zone):
        raise NoBehaviour(deed)
    side, _, order = to.place.partition(", ") if to.place else (None, "", "")
    if to.name == "hand" and side is None:
        ability.now.do(f"act.to_hand({cards(ability, deed.cards, zone=zone_of(deed.from_, 'play')).code})")
        moved(ability, deed.cards)
    elif to.name == "deck" and side in ("top", "bottom"):
        picked = cards(ability, deed.cards, zone=zone_of(deed.from_, "play"))
        ability.use(side.upper(), *([ORDERS[order]] if order else []))
        ordered = f", order={ORDERS[order]}" if order else ""  # without, the picks lie in the order chosen
        ability.now.do(f"act.to_deck({picked.code}, {side.upper()}{ordered})")
    else:
        deeds.move(ability, deed)


def moved(ability: Ability, node: Node) -> None:
    """A card that moved is another card now (203.4): what is said of it later means the new one."""
    if isinstance(node, m.Referent | m.Cards):
        result = f"act.result({ability.now.number}).cards"
        picked = cards_again(ability, node)
        if picked is not None:
            code = result if picked.many else f"next(iter({result}), 0)"
            ability.replace(picked, Picked(code, picked.many, apart=result))


def cards_again(ability: Ability, node: Node) -> Picked | None:
    """What a selection became, without choosing again."""
    if isinstance(node, m.Referent):
        return ability.picked.get(node.to)
    return ability.known(node)


def in_zone(node: Node, whose: Node) -> Node:
    """The selection with the player said whose zone it is made from."""
    if isinstance(node, m.Chooser):
        return m.Chooser(in_zone(node.cards, whose), node.by, span=node.span)
    if not isinstance(node, m.Cards) or not isinstance(node.kind, m.Kind):
        return node
    if any(isinstance(each, m.Whose | m.InZone) for each in node.kind.where):
        return node
    return m.Cards(node.quantity, m.Kind(node.kind.noun, (*node.kind.where, m.Whose(whose))), span=node.span)
