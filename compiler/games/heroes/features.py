"""The features that only cards of Berserk: Heroes have: Hire, Death, Strike, payments and single rules."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Constant, Custom, Fields, Letter, Make, Phrasebook
from compiler.language.wordings import payments

# keywords with a body: what triggers them, English, Russian
BODIES = (
    ("hire", Do(ThisCard(), m.EnterPlay()), "Hire : {chain:=}", "Найм : {chain:=}"),
    ("death", Do(ThisCard(), m.Die()), "Death : {chain:=}", "Гибель : {chain:=}"),
    # not in the rulebook: cards of the TCG that spell Concentration out say when it triggers
    ("concentration", m.Unhurt(m.Opponent()), "Concentration : {chain:=}", "Концентрация : {chain:=}"),
    ("strike", Do(ThisCard(), m.Strike()), "Strike : {chain:=}", ()),  # in Russian, «При ударе …» like any moment
)


# classes of heroes, as decks name them
HEROES = (
    ("mage", "mage", "героя-мага"),
    ("priest", "priest", "героя-жреца"),
    ("robber", "robber", "героя-разбойника"),
    ("warrior", "warrior", "героя-воина"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of features."""
    for name, event, en, ru in BODIES:
        book.say("ability", name, m.Triggered, fixed={"trigger": m.Trigger(event)}, en=en, ru=ru)
        if name in ("hire", "death"):
            later = en.replace("{chain", "{later"), str(ru).replace("{chain", "{later")
            book.say("ability", f"{name}, later", _later(m.Trigger(event)), en=later[0], ru=later[1])
    _payments(book)
    _rules(book)
    _shots(book)
    _attacks(book)
    closing = Custom((Do,), lambda _, span: Do(ThisCard(), m.CloseSelf(), span=span), _unnamed_closes)
    book.say("event", "closes, bare", closing, ru="закрывается//bare")


def _unnamed_closes(value: object) -> Fields | None:
    """*When it closes*, of this card without any word for it."""
    known = isinstance(value, Do) and value == Do(ThisCard(), m.CloseSelf())
    return {} if known and value.agent is not None and value.agent.span is None else None  # type: ignore[attr-defined]


def _later(trigger: m.Trigger) -> Custom:
    """*Hire: At the end of your turn, …*: what is done when that moment comes (521)."""

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Triggered) or value.trigger != trigger or not isinstance(value.chain, m.Chain):
            return None
        first = value.chain.parts[0].act
        alone = len(value.chain.parts) == 1 and isinstance(first, m.Later)
        return {"later": first} if alone and not (value.limit or value.zone) else None

    return Custom(
        (m.Triggered,),
        lambda slots, span: m.Triggered(trigger, m.Chain((m.Part("first", slots["later"]),)), span=span),  # type: ignore[arg-type]
        match,
    )


def _payments(book: Phrasebook) -> None:
    payments.add(book)
    book.say("symbol_payment", "coins", m.PayCoins, en="{amount/coins}", ru="{amount/coins}")
    alone = Custom(
        (tuple,),
        lambda slots, span: (m.PayCoins(slots["amount"], span=span),),  # type: ignore[arg-type]
        lambda value: {"amount": value[0].amount} if len(value) == 1 and isinstance(value[0], m.PayCoins) else None,  # type: ignore[arg-type, index]
    )
    book.say("payments", "coins without brackets", alone, manner="bare", en="{amount/number}", ru="{amount/number}")
    book.say("symbol_payment", "close", Letter(m.PayClose, "close"), en="{_/CLOSE}", ru="{_/CLOSE}")


def _shots(book: Phrasebook) -> None:
    """Shots: *Shot for 2 at a creature* (507)."""
    book.say(
        "doing",
        "shot",
        m.Shoot,
        en="shot for {amount} [at {target/np}]",
        ru=(
            "выстрел на {amount} [по {target/np:dat}]",
            "выстрел по {target/np:dat} на {amount}",
            "выстрел на {amount} в {target/np:acc}",
        ),
    )
    shots = ("shoot! [at//shoot] {target/np} for {amount}", "make! a_shot for {amount} [at {target/np}]")
    book.say("doing", "make a shot", Make(m.Shoot), en=(*shots, "a_shot for {amount} [at {target/np}]", "shoot! for {amount}"))
    book.say("doing", "shot at", Make(m.Shoot), en="shot at//first {target/np} for {amount}")
    book.say("shots", "up to", m.AtMost, en="up_to {amount/count} shots", ru="до {amount/count:gen} выстрелов")
    book.say("shots", "exactly", m.Number, fixed={"value": 2}, manner="word", en="two shots", ru="два выстрела")
    book.say(
        "doing",
        "shots",
        m.Shoot,
        en="{count/shots} for {amount} at {target/np}",
        ru="{count/shots} на {amount} по {target/np:dat}",
    )


def _attacks(book: Phrasebook) -> None:
    """Attacks and strikes of this card as moments; what is added to attacks and shots."""
    for property_, en, ru in (("shots", ("to shots", "to shot"), "к выстрелам"), ("attack", "to attack", "к атаке")):
        book.say("bonus_to", property_, Constant(property_), en=en, ru=ru)
    for node, en_moment, ru in (
        (m.Attack, ("when_attacking [{at/brief}]", "on_an_attack", "on_attack"), "при_атаке [по {at/brief:dat}]"),
        (m.Strike, ("on_a_strike [against {at/brief}]", "when_striking [{at/brief}]"), "при_ударе [по {at/brief:dat}]"),
    ):
        book.say("moment", node.__name__, _of_this(node, "at"), en=en_moment, ru=ru)


def _of_this(node: type[Node], slot: str) -> Custom:
    """What this card does, said without naming it."""

    def build(slots: Fields, span: Surface) -> object:
        return Do(ThisCard(), node(**{slot: slots.get(slot)}), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.agent != ThisCard() or value.modal is not None:
            return None
        return {slot: getattr(value.deed, slot)} if type(value.deed) is node else None

    return Custom((Do,), build, match)


def _rules(book: Phrasebook) -> None:
    book.say(
        "doing",
        "trigger again",
        m.TriggerAgain,
        fixed={"keyword": "hire"},
        en="the_next_Hire_triggers_one_more_time \\( you_may_choose_new_targets \\)",
        ru="следующий_Найм_срабатывает_еще_один_раз \\( вы_можете_выбрать_новые_цели \\)",
    )
    book.say(
        "act",
        "first attack's target",
        m.FirstAttackTarget,
        en="the_target_of_the_opponent's_first_attack_each_turn_must_be {target/np}",
        ru=tuple(
            f"целью_первой_атаки_{when}_ход_противника должен<target> быть {{target/np:nom}}" for when in ("за", "в")
        ),
    )
    book.say(
        "ability",
        "deck only",
        m.DeckOnly,
        en="your_deck_may_contain_only {cards/kind:pl}",
        ru="в_вашей_колоде_могут_быть_только {cards/kind:nom.pl}",
    )
    book.say("ability", "first turn", m.FirstTurn, en="you_take_the_first_turn", ru="вы_ходите_первым")
    book.say("ability", "second turn", m.SecondTurn, en="you_take_the_second_turn", ru="вы_ходите_вторым")
    for cls, en, ru in HEROES:
        for only, en_only, ru_only in ((False, "", ""), (True, "only_", "только_у_")):
            shape = Make(m.DecksOf, (("cls", cls), ("only", only)))
            en_deck = f"may_be_{en_only}in_the_deck_of_any {en} hero"
            ru_deck = f"может_быть_в_колоде_{ru_only}любого {ru}"
            book.say("ability", f"in decks of {cls}", shape, en=en_deck, ru=ru_deck)
            named = Make(m.DecksOf, (("cls", cls), ("only", only)), (("own", "own"),))
            book.say(
                "ability",
                f"named, in decks of {cls}",
                named,
                manner="named",
                en=f"{{own/OWN:nom}} {en_deck}",
                ru=f"{{own/OWN:nom}} {ru_deck}",
            )
    book.say(
        "ability",
        "alternative cost",
        m.PlayInstead,
        en="instead_of_paying_its_cost ,//when you may {deed/verbs:inf}",
        ru=("вместо_оплаты_стоимости можете {deed/verbs:inf}", "вместо_оплаты_ее_стоимости вы можете {deed/verbs:inf}"),
    )
    book.say(
        "feature",
        "playable without effect",
        m.PlayableWithoutEffect,
        en="\\( this_card_may_be_played_without_effect_by_paying_its_cost [.] \\)",
        ru="\\( эту_карту_можно_разыграть_без_эффекта,_оплатив_ее_стоимость [.] \\)",
    )
    book.say(
        "ability",
        "cannot be blocked",
        m.BeUnblockable,
        en="a_blocker_cannot_be_assigned_against_the_strikes_of {who/np}",
        ru="от_ударов {who/np:gen} нельзя_назначить_защитника",
    )
    book.say(
        "ability",
        "cannot be blocked at some targets",
        m.BeUnblockable,
        en="a_blocker_cannot_be_assigned_against_the_strikes_of {who/np} on {at/np}",
        ru="от_ударов {who/np:gen} по {at/np:dat} нельзя_назначить_защитника",
    )
    book.say(
        "ability",
        "no target of one's own spells",
        m.NoTargetOfOwnSpells,
        en="players_cannot_choose {who/np} as_a_target_of_their_spells",
        ru="игроки_не_могут_выбирать {who/np:acc} целью_своих_заклинаний",
    )
    _strengths(book)
    _decks(book)
    book.say(
        "np",
        "attack target",
        m.AttackTarget,
        en="the_creature_chosen_as_the_original_target_of_the_attack",
        ru="существо,_выбранное_первоначальной_целью_атаки",
    )
    book.say("np", "their source", m.WoundSource, en="their_source", ru="их_источник")
    book.say(
        "doing",
        "prevent those wounds",
        m.Prevent,
        en="prevent! those_wounds",
        ru=("предотвратить! эти_раны", "предотвратить! получение_ран", "предотвратить! получение_этих_ран"),
    )
    _prevention(book)


def _strengths(book: Phrasebook) -> None:
    """How strong attacks on a card are (508.4.1)."""
    for by, en, ru in (("attack", "attacks", "атак"), ("strike", "strikes", "ударов"), ("shot", "shots", "выстрелов")):
        for change, en_by, ru_by in (
            ("less", "is {} less//by", "на {} меньше//by"),
            ("more", "is {} more//by", "на {} больше//by"),
            ("at most", "is no_more_than {}", "не_больше {}"),
        ):
            en_of, ru_of = (f"{each} {{on/np{case}}}" for each, case in ((f"the_strength_of_{en}_on", ""), (f"сила_{ru}_по", ":dat")))
            fixed = {"by": by, "change": change}
            said = "{amount/number}"
            book.say(
                "ability",
                f"{en} {change}",
                m.StrengthOn,
                fixed=fixed,
                en=f"{en_of} {en_by.format(said)}",
                ru=f"{ru_of} {ru_by.format(said)}",
            )


# where created and placed cards do not go: what the zones are, English, Russian
PLACES = (
    (("hand", "deck", "graveyard", "obtained"), "to_a_hand,_a_deck_or_a_graveyard_or_under_another_card", "руки,_колоды,_кладбища_или_места_под_другой_картой"),
    (("graveyard", "obtained"), "to_a_graveyard_or_under_another_card", "кладбища_или_места_под_другой_картой"),
    (("graveyard",), "to_a_graveyard", "кладбища"),
)


def _decks(book: Phrasebook) -> None:
    """Which decks a card may be in, and where it goes at the end."""
    book.say(
        "ability",
        "so many in a deck",
        m.DeckCopies,
        en="a_deck_may_contain_up_to {most/number} cards_with_this_name",
        ru="в_колоде_может_быть_до {most/number} карт_с_этим_именем",
    )
    book.say(
        "ability",
        "not in decks",
        m.NotInDecks,
        en="this_card_cannot_be_in_a_deck_at_the_start_of_the_game",
        ru="эта_карта_не_может_быть_в_колоде_в_начале_игры",
    )
    for instead, en, ru in PLACES:
        book.say(
            "ability",
            f"to the reserve instead of {' '.join(instead)}",
            m.ToReserve,
            fixed={"instead": instead},
            en=f"this_card_goes_to_the_reserve_instead_of_{en}",
            ru=f"эта_карта_отправляется_в_резерв_вместо_{ru}",
        )


def _prevention(book: Phrasebook) -> None:
    """Prevention of wounds (516.3)."""
    book.say(
        "doing",
        "prevent all wounds",
        m.Prevent,
        en="prevent! all_wounds from {source}",
        ru="предотвратить! все_раны от {source:gen}",
    )
    book.say(
        "doing",
        "prevent the first wounds",
        m.Prevent,
        fixed={"each_turn": True},
        en="prevent! the_first {amount/wounds_counted} from {source} inflicted_on {on/np} during_each_player's_turn",
        ru="предотвратить! первые {amount/wounds_counted:acc} от {source:gen} ,//inflicted нанесенных"
        " по {on/np:dat} в_течение_хода_каждого_игрока",
    )
    book.say(
        "behind",
        "cost of the removed lives",
        m.Compared,
        fixed={"property": "cost", "relation": "equal", "amount": m.RemovedLives()},
        en="with_cost_equal_to_the_number_of_additional_lives_removed",
        ru="стоимостью,_равной_количеству_снятых_дополнительных_жизней",
    )
