"""Constructs of the newer sets: what survived, the rest, fronted "for each", shared effects, leaving play."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.kinds import Quantified
from compiler.language.meaning import Do, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook

OPPOSING_HERO = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(m.Opponent()),)))


def add(book: Phrasebook) -> None:
    """Add these phrases."""
    _conditions(book)
    _acts(book)
    _deeds(book)
    _shares(book)
    _happenings(book)
    _selections(book)


def _conditions(book: Phrasebook) -> None:
    book.say("condition", "survived", m.Survived, en="{what/agent:nom} survived", ru="{what/agent:nom} выжил<what>")
    for player, en, ru in ((You(), "you", "вы"), (m.Opponent(), "the_opponent", "противник//who")):
        verb = "ходили" if player == You() else "ходил"
        book.say(
            "condition", f"{en} went first", m.WentFirst, fixed={"player": player}, en=f"{en} went_first", ru=f"{ru} {verb} первым"
        )
        book.say(
            "condition",
            f"{en} did not go first",
            m.WentFirst,
            fixed={"player": player, "negated": True},
            en=f"{en} did_not_go_first",
            ru=(f"{ru} {verb} не//first первым", f"{ru} {verb} вторым"),
        )


def _read_only(build: "object") -> Custom:
    """Read but never printed: another phrase says the same."""
    return Custom((Do,), build, lambda _: None)  # type: ignore[arg-type]


def _acts(book: Phrasebook) -> None:
    rest = _read_only(lambda slots, span: Do(You(), m.Move(m.Rest(), slots["to"]), span=span))
    book.say(
        "act",
        "the rest first",
        rest,
        ru=tuple(f"остальные//first {rest_of} {{to/to_zone}}" for rest_of in ("положите", "карты положите", "- положите", "-", "карты -")),
    )
    fronted = Custom((Do,), _for_each, _not_for_each)
    book.say(
        "act",
        "for each, first",
        fronted,
        manner="fronted",
        en="for_each {each/each_of} ,//lead {deed:imp}",
        ru="за каждый<each> {each/each_of:acc.sg} (|,//lead|-//lead) {deed:imp}",
    )
    both = Custom((Do,), _both, _two_deeds)
    said = "{first/deed:imp} {and} {second/deed:imp}"
    book.say("act", "you do both", both, en=said.replace("{and}", "and//verb"), ru=said.replace("{and}", "и//verb"))


def _for_each(slots: Fields, span: Surface) -> object:
    return Do(You(), m.ForEach(slots["deed"], slots["each"]), span=span)  # type: ignore[arg-type]


def _not_for_each(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent != You() or value.modal or not isinstance(value.deed, m.ForEach):
        return None
    fronted = value.span is not None and value.span.manner == "fronted"
    return {"deed": value.deed.deed, "each": value.deed.each} if fronted else None


def _both(slots: Fields, span: Surface) -> object:
    return Do(You(), m.Joint((slots["first"], slots["second"])), span=span)  # type: ignore[arg-type]


def _two_deeds(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent != You() or value.modal or not isinstance(value.deed, m.Joint):
        return None
    deeds = value.deed.deeds
    return {"first": deeds[0], "second": deeds[1]} if len(deeds) == 2 else None


def _deeds(book: Phrasebook) -> None:
    foe = Constant(OPPOSING_HERO)
    book.say("foe", "the opponent", foe, en="the_opponent", ru=("противника//foe", "каждого_противника"))
    book.say(
        "doing",
        "wound the opponent",
        m.Wound,
        manner="opponent",
        en="wound! {target/foe} for {amount}",
        ru="ранить! {target/foe} на {amount}",
    )
    book.say(
        "doing",
        "gain control",
        m.TakeControl,
        manner="gain",
        en="gain! control_of {target/np}",
        ru=("получите! контроль_над {target/np:ins}", "возьмите! {target/np:acc} под_контроль"),
    )
    book.say("doing", "reveal a hand", m.ShowHand, en="reveal! their_hand", ru=("покажите! руку", "покажите! свою_руку"))
    book.say("doing", "shuffle a deck", m.ShuffleDeck, en="shuffle! a_deck", ru="перемешайте! колоду")
    book.say("copy_noun", "copy", Constant("copy"), en="copy/n!", ru="копия!")
    book.say(
        "doing",
        "create copies",
        m.CreateCopies,
        en="create! {count/count} copies_of {of/np}",
        ru="создайте! {count/count:acc<noun>} {noun/copy_noun:acc.counted=count} {of/np:gen}",
        extra={"noun": "copy"},
    )


def _shares(book: Phrasebook) -> None:
    """Amounts divided among targets (309.1 item 6)."""
    wound, heal = Make(m.Share, (("deed", "wound"),)), Make(m.Share, (("deed", "heal"),))
    book.say(
        "doing",
        "divide wounds",
        wound,
        manner="divide",
        en="divide! {amount/number} wounds among {targets/np}",
        ru="распределите! {amount/number} ран/рана среди {targets/np:gen}",
    )
    book.say(
        "doing",
        "remove wounds in total",
        heal,
        manner="remove",
        en="remove! a_total_of {amount/number} wounds from {targets/np}",
        ru="снимите! суммарно {amount/number} ран/рана с {targets/np:gen}",
    )
    book.say(
        "doing",
        "heal up to so many wounds",
        heal,
        manner="up to",
        en="heal! {amount/up_to_wounds} of {targets/np}",
        ru="излечить! {amount/up_to_wounds} с//wounds {targets/np:gen}",
    )
    for effect, en, ru in (("enhancement", "enhancement_effects", "усиления"), ("weakening", "weakening_effects", "ослабления")):
        book.say(
            "doing",
            f"divide {effect}",
            Make(m.Share, (("deed", effect),)),
            en=f"divide! {{amount/number}} {en} among {{targets/np}}",
            ru=tuple(f"распределите! {{amount/number}} {word}_{ru} среди {{targets/np:gen}}" for word in ("эффекта", "эффектов")),
        )


def _happenings(book: Phrasebook) -> None:
    book.say("happens", "leaves play", m.LeavePlay, en="leave! play", ru="покинуть! игру")
    book.say(
        "happens", "returns to hand", m.GoTo, fixed={"zone": "hand"}, en="return! to_its_owner's_hand//goes", ru="вернуться! в_руку_владельца//goes"
    )


def _selections(book: Phrasebook) -> None:
    every, one = Quantified(m.All()), Quantified(m.One())
    book.say("selection", "none of them", every, manner="none", ru="ни_один<kind> {kind:=.sg}".replace("ни_один", "ни один"))
    book.say("selection", "one more", one, manner="more", en="one_more {kind:=.sg}", ru="еще один<kind> {kind:=.sg}")

