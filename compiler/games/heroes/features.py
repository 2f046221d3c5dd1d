"""The features that only cards of Berserk: Heroes have: Hire, Death, Strike, payments and single rules."""

from compiler.language import meaning as m
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Letter, Phrasebook

# keywords with a body: what triggers them, English, Russian
BODIES = (
    ("hire", Do(ThisCard(), m.EnterPlay()), "Hire : {chain:=}", "Найм : {chain:=}"),
    ("death", Do(ThisCard(), m.Die()), "Death : {chain:=}", "Гибель : {chain:=}"),
    ("strike", Do(ThisCard(), m.Strike()), "Strike : {chain:=}", ()),  # in Russian, «При ударе …» like any moment
)


def add(book: Phrasebook) -> None:
    """Add the phrases of features."""
    for name, event, en, ru in BODIES:
        book.say("ability", name, m.Triggered, fixed={"trigger": m.Trigger(event)}, en=en, ru=ru)
    _payments(book)
    _rules(book)


def _payments(book: Phrasebook) -> None:
    book.list_of("payments", "payment", en="[,//pay]", ru="(|,//pay)")
    book.say("payment", "coins", m.PayCoins, en="{amount/coins}", ru="{amount/coins}")
    book.say("payment", "close", Letter(m.PayClose, "close"), en="{_/CLOSE}", ru="{_/CLOSE}")
    book.say("payment", "deed", m.PayDeed, en="{deed:imp}", ru="{deed:imp}")


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
        "np",
        "attack target",
        m.AttackTarget,
        en="the_creature_chosen_as_the_original_target_of_the_attack",
        ru="существо,_выбранное_первоначальной_целью_атаки",
    )
    _prevention(book)


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
