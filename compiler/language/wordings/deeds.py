"""What a player may be told to do: wound, heal, destroy, draw … each with its verb in every language."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.kinds import Quantified
from compiler.language.phrases import Constant, Custom, Fields, Letter, Make, Phrasebook

Words = str | tuple[str, ...]

# name, node, English, Russian
DEEDS: tuple[tuple[str, type, Words, Words], ...] = (
    (
        "wound",
        m.Wound,
        "wound! {target/np} for {amount}",
        ("ранить! {target/np:acc} на {amount}", "ранить! на {amount} {target/np:acc}"),
    ),
    (
        "heal",
        m.Heal,
        "heal! {target/np} for {amount}",
        tuple(
            f"{verb}! {rest}"
            for verb in ("излечить", "вылечить")
            for rest in ("{target/np:acc} на {amount}", "на {amount} {target/np:acc}")
        ),
    ),
    (
        "heal, the rest as lives",
        m.HealOver,
        "heal! {target/np} for {amount} with_the_rest_as_additional_lives",
        "излечить! {target/np:acc} на {amount} ,_остаток_добавить_к_жизням",
    ),
    ("fully heal", m.Heal, "fully_heal! {target/np}", "полностью излечить! {target/np:acc}"),
    ("destroy", m.Destroy, "destroy! {target/np}", "уничтожьте! {target/np:acc}"),
    ("stun", m.Stun, "stun! {target/np}", "оглушите! {target/np:acc}"),
    ("close", m.Close, "close! {target/np}", "закройте! {target/np:acc}"),
    ("close itself", m.CloseSelf, "close!", "закрыться!"),
    ("close coins", m.CloseCoins, "close! {amount/coin_amount}", "закройте! {amount/coin_amount:acc}"),
    ("open", m.Open, "open! {target/np}", "откройте! {target/np:acc}"),
    ("ready", m.Ready, "ready! {target/np}", "подготовьте! {target/np:acc}"),
    (
        "poison",
        m.Poison,
        "poison! {target/np} for {amount}",
        ("отравить! {target/np:acc} на {amount}", "отравить! на {amount} {target/np:acc}"),
    ),
    (
        "increase poison",
        m.IncreasePoison,
        "increase! poison by {amount} on {target/np}",
        ("усилить! отравление {target/np:gen} на {amount}", "усилить! отравление на {amount} {target/np:dat}"),
    ),
    ("flip", m.Flip, "flip! {target/np}", "переверните! {target/np:acc}"),
    ("repeat", m.Repeat, "repeat! {card/np}", "повторите! {card/np:acc}"),
    ("remove poison", m.RemovePoison, "remove! poison from {target/np}", "снимите! отравление с {target/np:gen}"),
    (
        "remove lives",
        m.RemoveLives,
        "remove! {amount/up_to_additionals} from {target/np}",
        "снимите! {amount/up_to_additionals} с {target/np:gen}",
    ),
    ("name a card", m.NameCard, "name! a_card", "назовите! карту"),
    ("choose a class", m.ChooseClass, "choose! a_class", "выберите! класс"),
    ("fight", m.Fight, "fight! {foe/np}", "сразиться! с {foe/np:ins}"),
    ("choose", m.ChooseCards, "choose! {cards/np}", "выберите! {cards/np:acc}"),
    ("take control", m.TakeControl, "take! control_of {target/np}", "возьмите! под_контроль {target/np:acc}"),
    ("redirect", m.Redirect, "redirect! {what/np} to {to/np}", "перенаправьте! {what/np:acc} в {to/np:acc}"),
    (
        "redirect wounds",
        m.RedirectWounds,
        "redirect! (those_wounds|these_wounds|the_wounds) to {to/np}",
        "перенаправьте! эти_раны в {to/np:acc}",
    ),
    ("pay an amount", m.Pay, "pay! {amount/quantity}", "заплатите! {amount/quantity:acc}"),
    ("extra turn", m.ExtraTurn, "receive! an_extra_turn", "получите! дополнительный_ход"),
    ("discard at random", m.DiscardRandom, "discard! {count/random_cards}", "сбросьте! {count/random_cards:acc}"),
    ("use a search", m.UseSearch, "use! a_search", ("используйте! поиск", "выполните! поиск")),
    ("look through the deck", m.LookThrough, "look! through_the_deck", "просмотрите! колоду"),
    ("upgrade", m.Upgrade, "upgrade! {target/np}", "усовершенствуйте! {target/np:acc}"),
    (
        "attach",
        m.Attach,
        "attach! {card/np} to {to/np}",
        ("присоедините! {card/np:acc} к {to/np:dat}", "присоедините! к {to/brief:dat} {card/np:acc}"),
    ),
    (
        "attach with Hire",
        m.AttachHiring,
        "attach! {card/np} to {to/np} ,_setting_off_its_Hire",
        "присоедините! {card/np:acc} к {to/np:dat} ,_при_этом_сработает_Найм",
    ),
    ("double", m.Double, "double! {what/quantity}", "удвойте! {what/quantity:acc}"),
    ("receive coins", m.GainCoins, "receive! {amount/coins}", "получите! {amount/coins}"),
    ("receive so many coins", m.GainCoins, "receive! {amount/coin_amount}", "получите! {amount/coin_amount:acc}"),
    ("cancel", m.Cancel, "cancel! {card/np}", "отмените! {card/np:acc}"),
    ("copy lives", m.CopyLives, "copy! the_lives_of {of/np}", "скопируйте! жизни/жизни-мн {of/np:gen}"),
    ("copy a feature", m.CopyFeature, "copy! a_feature_of {of/np}", "скопируйте! особенность {of/np:gen}"),
    (
        "use an ability",
        m.UseAbility,
        "use! {of/np} 's ability_for_free",
        "используйте! способность {of/np:gen} бесплатно",
    ),
    ("pay", m.Pay, "pay! {amount/coins}", "заплатите! {amount/coins}"),
    ("pay what one can", m.PayWhatOneCan, "pay! {amount/coins} as_far_as_possible", "заплатите! {amount/coins} насколько_возможно"),
    ("open so many coins", m.OpenCoins, "open! {amount/coins}", "откройте! {amount/coins}"),
    ("open all coins", m.OpenCoins, "open! all_your_coins", ("откройте! все_ваши монеты", "откройте! все монеты")),
    ("close so many coins", m.CloseCoins, "close! {amount/coins}", "закройте! {amount/coins}"),
    ("lose so many coins", m.LoseCoins, "lose! {amount/coins}", "потеряйте! {amount/coins}"),
    ("lose coins", m.LoseCoins, "lose! {amount/coin_amount}", "потеряйте! {amount/coin_amount:acc}"),
    ("receive tokens", m.GetTokens, "receive! {amount/tokens}", "получите! {amount/tokens:acc}"),
    ("lose tokens", m.LoseTokens, "lose! {amount/tokens}", "потеряйте! {amount/tokens:acc}"),
    ("receive more tokens", m.GetTokens, "receive! {amount/tokens_change}", "получите! {amount/tokens_change}"),
)

# verbs with an amount that a quantity may say: name, node, English, Russian
BY_QUANTITY = (("wound", m.Wound, "wound", "ранить"), ("heal", m.Heal, "heal", "излечить"))
_WHEN_DRAWN = {
    False: ("in_a_turn", "per_turn", "each_turn", ""),
    True: tuple(f"{word}_their_{own}turn" for own in ("own_", "") for word in ("on", "during", "in")),
}
"""What is said behind a limit of draws, by whether it is for one's own turn."""
ORDINALS = (
    (1, "first", "первый", "первую//nth"),
    (2, "second", "второй", "вторую//nth"),
    (3, "third", "третий", "третью//nth"),
    (4, "fourth", "четвертый", "четвертую//nth"),
    (5, "fifth", "пятый", "пятую//nth"),
)
_IN_A_TURN = ("in_a_turn", "each_turn", "of_the_turn", "during_a_turn", "in_the_same_turn")
_OF_THE_TURN = ("of_the_turn", "in_a_turn", "each_turn", "in_the_same_turn")
_WHOSE = ("their/d!", "the", "a")


def _ordinals(book: Phrasebook) -> None:
    """What a player draws, plays or discards as the second (third …) of its kind in a turn."""
    for n, en, ru, ru_card in ORDINALS:
        kinds, drawn = f"nth_{n}", f"nth_drawn_{n}"
        which = [f"{en} {{kind:=.sg.indef}} {when}" for when in _IN_A_TURN]
        book.say(kinds, f"the {en}", Quantified(m.One()), en=which, ru=f"{ru}<kind> {{kind:=.sg}} за_ход")
        _nth_of_turn(book, n, en, ru)
        for verb, ru_verb, deed in (("play", "разыграйте", m.PlayCard), ("discard", "сбросьте", m.Discard)):
            wording = [f"{verb}! {whose} {{card/{kinds}}}" for whose in _WHOSE]
            book.say("doing", f"{verb} the {en}", _nth(deed, n), en=wording, ru=f"{ru_verb}! {{card/{kinds}:acc}}")
        which = [f"{en} card {when}" for when in _IN_A_TURN]
        book.say(drawn, f"the {en} card", Constant(m.Draw(m.Number(1))), en=which, ru=f"{ru_card} карту за_ход")
        wording = [f"draw! {whose} {{deed/{drawn}}}" for whose in _WHOSE]
        book.say("doing", f"draw the {en}", m.Nth, fixed={"n": n}, en=wording, ru=f"возьмите! {{deed/{drawn}}}")


def _nth_of_turn(book: Phrasebook, n: int, en: str, ru: str) -> None:
    """*The second creature in a turn*, of which something is said that happens to it."""
    whose = f"{ru}<kind> {{kind:=.sg}} за_ход"
    one, *others = _OF_THE_TURN
    for definite, kind, said in ((False, "{kind:=.sg.indef}", _OF_THE_TURN), (True, "of {kind:pl.def}", (*others, one))):
        shape = Quantified(m.NthOfTurn(n), definite=definite)
        wordings = [f"the {en} {kind} {when}" for when in said]
        book.say("subject", f"the {en}{' of yours' if definite else ''}", shape, gives={"number": "sg"}, en=wordings, ru=whose)


def _nth(deed: type[m.PlayCard | m.Discard], n: int) -> Custom:
    """The deed with the nth card of a kind."""

    def build(slots: Fields, span: Surface) -> object:
        return m.Nth(deed(slots["card"]), n, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Nth) or value.n != n:
            return None
        match value.deed:
            case m.PlayCard(card=card, cost=None) | m.Discard(cards=card) if isinstance(value.deed, deed):
                return {"card": card}
        return None

    return Custom((m.Nth,), build, match)


def add(book: Phrasebook) -> None:
    """Add the phrases of deeds."""
    for name, node, en, ru in DEEDS:
        book.say("doing", name, node, en=en, ru=ru)
    for name, node, en, ru in BY_QUANTITY:
        wordings = f"{en}! {{target/np}} for {{amount/quantity}}", f"{ru}! {{target/np:acc}} на {{amount/quantity:acc}}"
        book.say("doing", f"{name} by a quantity", node, en=wordings[0], ru=wordings[1])
    book.say("doing", "demand of a keyword", Letter(m.DemandOf, "condition"), en="{_/CONDITION}", ru="{_/CONDITION}")
    _to_itself(book)
    _amounts(book)
    _shared(book)
    _effects(book)
    _others(book)


def _to_itself(book: Phrasebook) -> None:
    """What this card does to itself, or does at once, in the words of an instruction."""
    book.say(
        "doing",
        "heal itself",
        m.Heal,
        fixed={"target": m.ThisCard()},
        manner="itself",
        en="heal! (yourself|itself) for {amount}",
        ru="излечиться! на {amount}",
    )
    book.say(
        "doing",
        "strike-attack",
        m.Attack,
        fixed={"by": "strike"},
        en="strike-attack! {at/np}",
        ru="атаковать! ударом {at/np:acc}",
    )
    book.say(
        "doing",
        "act as a blocker",
        m.ActAsBlocker,
        fixed={"against": "simple strike"},
        en="act! as_a_blocker_against_a_simple_strike",
        ru="выступить! защитником_от_простого_удара",
    )
    for less, sign, en, ru in ((False, "plus", "+", "увеличивайте!"), (True, "minus", "-", "уменьшайте!")):
        book.say(
            "doing",
            f"change until equal, {en}",
            m.ChangeUntilEqual,
            fixed={"less": less},
            en=f"make! {{what/quantity}} {{by/{sign}}} until_(its_strike|they)_equals {{equals/quantity}}".replace("(its_strike|they)", "its_strike"),
            ru=f"{ru} {{what/quantity:acc}} на {{by/number}} ,//until пока_он_не_станет_равен {{equals/quantity:dat}}",
        )


def _amounts(book: Phrasebook) -> None:
    """Excess damage as an amount; cards that nobody chooses."""
    excess = "величина! избыточного урона"
    one = {"number": "sg"}
    book.say("quantity", "excess damage", m.Excess, gives=one, en=("the_excess_damage", "the_amount_of_excess_damage"), ru=(excess, "избыточный урон!"))
    book.say("random_cards", "one", Make(m.Number, (("value", 1),)), en="a_random_card", ru="случайную_карту")
    book.say("random_cards", "several", m.Number, en="{value/NUMBER} random_cards", ru="{value/NUMBER} случайные_карты")
    for keyword, en, ru in (("hire", "Hire", "Найм"), ("death", "Death", "Гибель")):
        book.say(
            "act",
            f"{keyword} triggers again",
            m.TriggerOf,
            fixed={"keyword": keyword},
            en=f"the_{en}_of {{of/np}} triggers_one_more_time",
            ru=tuple(f"{ru} {{of/np:gen}} {again}" for again in ("срабатывает_ещё_раз", "срабатывает_еще_один_раз")),
        )
    book.say(
        "doing",
        "create a copy without hire",
        m.CreateCopy,
        fixed={"without": "hire"},
        en="create! a_copy_of {of/np} ,//copy whose_Hire_does_not_work",
        ru=("создайте! копию {of/np:gen} ,//copy ее_Найм_не_срабатывает", "создайте! копию {of/np:gen} ,//copy его_Найм_не_срабатывает"),
    )


def _shared(book: Phrasebook) -> None:
    """Amounts divided among targets."""
    for deed, en, ru in (("wound", "wound!", "ранить!"), ("heal", "heal!", "излечить!")):
        book.say(
            "doing",
            f"{deed} in total",
            Make(m.Share, (("deed", deed),)),
            en=f"{en} {{targets/np}} for_a_total_of {{amount/total}}",
            ru=f"{ru} {{targets/np:acc}} суммарно {{amount/total}}",
        )
    book.say("total", "exactly", m.Number, en="{value/NUMBER}", ru="на {value/NUMBER}")
    book.say("total", "up to", m.AtMost, en="up_to {amount/number}", ru="до {amount/number}")
    book.say(
        "doing",
        "heal wounds in total",
        Make(m.Share, (("deed", "heal"),)),
        manner="wounds",
        en="heal! a_total_of {amount/up_to_wounds} inflicted_on {targets/np}",
        ru="излечить! суммарно {amount/up_to_wounds} ,//inflicted нанесенных {targets/np:dat}",
    )


def _effects(book: Phrasebook) -> None:
    """Effects that are put on cards."""
    effect = "{effect/effect_noun:"
    one = {"count": m.Number(1)}
    book.say(
        "doing",
        "put an effect",
        m.PutEffect,
        fixed=one,
        en=f"place! a {effect}sg}} on {{target/np}}",
        ru=(
            f"положите! {effect}acc.sg}} на {{target/np:acc}}",
            f"положите! на {{target/np:acc}} {effect}acc.sg}}",
            f"положите! на {{target/np:acc}} один//effect {effect}acc.sg}}",
            f"положите! по//each {effect}dat.sg}} на {{target/np:acc}}",
        ),
    )
    book.say(
        "doing",
        "put effects",
        m.PutEffect,
        en=f"place! {{count/count}} {effect}counted=count}} on {{target/np}}",
        ru=(
            f"положите! {{count/count:acc<effect>}} {effect}acc.counted=count}} на {{target/np:acc}}",
            f"положите! на {{target/aim:acc}} {{count/count:acc<effect>}} {effect}acc.counted=count}}",
        ),
    )
    book.say(
        "each_of",
        "effects on a card",
        m.EffectsOn,
        en="{effect/effect_noun:=} on {card/np}",
        ru="{effect/effect_noun:=} на {card/np:prep}",
    )


def _others(book: Phrasebook) -> None:
    book.say(
        "doing",
        "discard until equal",
        m.DiscardUntilEqual,
        fixed={"other": m.You()},
        en="discard! cards_until_they_have_as_many_cards_as_you_do",
        ru="сбросьте! карты,_пока_у_него_не_станет_столько_же_карт,_сколько_у_вас",
    )
    for category, own, en, ru in (("doing", False, "", " [за_ход]"), ("own_draw", True, " on_their_own_turn", "")):
        book.say(
            category,
            f"draw more than so many{en}",
            m.DrawBeyond,
            fixed={"own_turn": own},
            en=tuple(f"draw! more_than {{most/cards_counted}} {when}" for when in _WHEN_DRAWN[own]),
            ru=f"возьмите! более {{most/cards_counted:gen}}{ru}",
        )
    book.say(
        "clause",
        "cannot draw more on their own turn",
        m.Do,
        fixed={"modal": "cannot"},
        en="{agent:nom} cannot {deed/own_draw:inf<agent>}",
        ru="в_свой_ход {agent:nom} не мочь<agent> {deed/own_draw:inf<agent>}",
    )
    _ordinals(book)
    book.say("doing", "an attack", m.Declare, fixed={"what": "attack"}, en="declare! an_attack", ru="объявите! атаку")
    book.say("doing", "a shot", m.Declare, fixed={"what": "shot"}, en="declare! a_shot", ru="объявите! выстрел")
    book.say("doing", "keyword", m.Keyword, en="{id/KW_DEED} {amount/number}", ru="{id/KW_DEED} {amount/number}")
    book.say(
        "doing",
        "keyword with coins",
        m.Keyword,
        en="{id/KW_DEED_COINS} {amount/coins}",
        ru="{id/KW_DEED_COINS} {amount/coins}",
    )
    book.say(
        "doing",
        "keyword with a demand",
        m.Keyword,
        en="{id/KW_DEMAND} - {object/doing:inf}",
        ru="{id/KW_DEMAND} - {object/doing:inf}",
    )
