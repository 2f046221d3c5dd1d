"""Constructs of the newer sets: what survived, the rest, fronted "for each", shared effects, leaving play."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import Quantified, ordered
from compiler.language.meaning import Do, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook, Same

AT_LEAST = ("{right/count} or more", "at_least {right/count}")
"""How English says that there are so many, or more."""
OPPOSING_HERO = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(m.Opponent()),)))


def add(book: Phrasebook) -> None:
    """Add these phrases."""
    _conditions(book)
    _counting(book)
    _acts(book)
    _deeds(book)
    _shares(book)
    _happenings(book)
    _selections(book)


def _conditions(book: Phrasebook) -> None:
    book.say("condition", "survived", m.Survived, en="{what/agent:nom} survived", ru="{what/agent:nom} выжил<what>")
    target = {"what": m.AttackTarget(), "negated": True}
    book.say("condition", "the target died", m.Survived, fixed=target, en="the_target_died", ru="цель_погибла")
    book.say(
        "condition",
        "died",
        m.Survived,
        fixed={"negated": True},
        en=("{what/agent:nom} died//then", "{what/agent:nom} did_not_survive"),
        ru=("{what/agent:nom} погиб/погиб-был<what>", "{what/agent:nom} не выжил<what>"),
    )
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


def _counting(book: Phrasebook) -> None:
    """*You have 3 or more creatures*, *fewer gnomes than the opponent does*."""
    for player, en, ru, than, ru_than in (
        (You(), "you have", "у вас", "the_opponent_does", "противника//of"),
        (m.Opponent(), "the_opponent has", "у противника//of", "you_do", "вас"),
    ):
        also = "под_вашим_контролем" if player == You() else "под_контролем_противника"
        many = "{right/number} или более {kind:gen.pl}"
        in_words = "{right/number_word:nom<kind>} или более {kind:gen.pl}"
        book.say(
            "condition",
            f"{en} so many",
            _so_many(player),
            en=tuple(f"{have} {each} {{kind:pl}}" for have in (en, en.replace("have", "control")) for each in AT_LEAST),
            ru=(f"{ru} {many}", f"{also} {many}", f"{ru} {in_words}", f"{also} {in_words}"),
        )
        other = m.Opponent() if player == You() else You()
        for relation, word, ru_word in (("more", "more", "больше"), ("less", "fewer", "меньше")):
            book.say(
                "condition",
                f"{en} {word} of a kind",
                _than_the_other(player, other, relation),
                en=f"{en} {word} {{kind:pl}} than//kind {than}",
                ru=(
                    f"{ru} {ru_word}//kind {{kind:gen.pl}} ,//than чем_у {ru_than}",
                    f"{ru} {{kind:gen.pl}} {ru_word}//kind ,//than чем_у {ru_than}",
                ),
            )


def _owned(kind: object, player: Node) -> m.CountOf:
    assert isinstance(kind, m.Kind)
    return m.CountOf(m.Kind(kind.noun, ordered((m.Whose(player), *kind.where)), span=kind.span))


def _kind_of(value: object, player: Node) -> m.Kind | None:
    """The kind that is counted, without whose it is."""
    if not isinstance(value, m.CountOf) or not isinstance(value.what, m.Kind) or m.Whose(player) not in value.what.where:
        return None
    kind = value.what
    return m.Kind(kind.noun, tuple(each for each in kind.where if each != m.Whose(player)), span=kind.span)


def _so_many(player: Node) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.Compare(_owned(slots["kind"], player), "at least", slots["right"], span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "at least":
            return None
        kind = _kind_of(value.left, player)
        return {"kind": kind, "right": value.right} if kind else None

    return Custom((m.Compare,), build, match)


def _than_the_other(player: Node, other: Node, relation: str) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        kind = slots["kind"]
        if kind == m.Kind(m.TypeNoun("card"), (m.InZone(m.Zone("hand")),)):
            return m.Happens(Do(player, m.OwnMore(other, fewer=relation == "less")), span=span)
        return m.Compare(_owned(kind, player), relation, _owned(kind, other), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != relation:
            return None
        kind = _kind_of(value.left, player)
        return {"kind": kind} if kind is not None and kind == _kind_of(value.right, other) else None

    return Custom((m.Compare,), build, match)


def _read_only(build: "object") -> Custom:
    """Read but never printed: another phrase says the same."""
    return Custom((Do,), build, lambda _: None)  # type: ignore[arg-type]


def _acts(book: Phrasebook) -> None:
    rest = _read_only(lambda slots, span: Do(You(), m.Move(m.Rest(), slots["to"]), span=span))
    book.say("act", "the rest first", Same("of"), en="{of/rest_first:=}", ru="{of/rest_first:=}")
    book.say(
        "rest_first",
        "the rest first",
        rest,
        en=tuple(f"{said}//first {{to/to_zone}}" for said in ("the_rest", "the_others", "the_other_cards", "the_remaining_cards")),
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
    for deed, en, ru in (("discard", "discard_a_card", ("не_сбросившего_карту", "который_не_сбросил_карту")),):
        failed = Constant(m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(m.Opponent()), m.Failed(deed)))))
        book.say(
            "failed_foe",
            f"who did not {deed}",
            failed,
            en=tuple(f"{who}_did_not_{en}" for who in ("each_opponent_who", "each_opponent_that", "the_opponent_if_they")),
            ru=tuple(f"{who} ,//which {each}" for who in ("каждого_противника", "противника//foe") for each in ru),
        )
    book.say("foe", "the opponent", foe, en=("the_opponent", "each_opponent"), ru=("противника//foe", "каждого_противника"))
    by_amount = ("ранить! на {amount} {target/failed_foe}", "ранить! {target/failed_foe} на {amount}")
    en_failed = ("wound! for {amount} {target/failed_foe}", "wound! {target/failed_foe} for {amount}")
    book.say("doing", "wound who failed", m.Wound, en=en_failed, ru=by_amount)
    book.say(
        "doing",
        "wound the opponent",
        m.Wound,
        manner="opponent",
        en=("wound! {target/foe} for {amount}", "wound! for {amount} {target/foe}"),
        ru=("ранить! {target/foe} на {amount}", "ранить! на {amount} {target/foe}"),
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
    effect = "{effect/effect_noun:"
    book.say(
        "doing",
        "remove effects",
        m.RemoveEffects,
        en=f"remove! {{count/count}} {effect}counted=count}} from {{target/np}}",
        ru=(
            f"снимите! {{count/count:acc<effect>}} {effect}acc.counted=count}} с {{target/np:gen}}",
            f"снимите! с {{target/aim:gen}} {{count/count:acc<effect>}} {effect}acc.counted=count}}",
        ),
    )
    book.say(
        "doing",
        "remove an effect",
        m.RemoveEffects,
        manner="one",
        fixed={"count": m.Number(1)},
        en=f"remove! a {effect}sg}} from {{target/np}}",
        ru=f"снимите! {effect}acc.sg}} с {{target/np:gen}}",
    )
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

