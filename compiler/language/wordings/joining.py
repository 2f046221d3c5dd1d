"""Alternatives and further events: one deed or another, whichever happens, keywords that trigger."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.meaning import Do, ThisCard, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

OWNER_HERO = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(m.Owner()),)))


def add(book: Phrasebook) -> None:
    """Add the phrases of joining."""
    _alternatives(book)
    _events(book)
    _of_cards(book)
    _gifts(book)
    _while_then(book)


def _alternatives(book: Phrasebook) -> None:
    """*Heal a creature for 1 or wound a creature for 1*: whoever does it chooses (524)."""
    both = "{first/deed:imp} {or} {second/deed:imp}"
    book.say("act", "one or the other", _either(), en=both.replace("{or}", "or//verb"), ru=both.replace("{or}", "или//verb"))


def _either() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        chains = tuple(
            m.Chain((m.Part("first", Do(You(), slots[name]), span=span),), span=span)  # type: ignore[arg-type]
            for name in ("first", "second")
        )
        return m.Options(m.Number(1), chains, span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Options) or value.count != m.Number(1) or len(value.options) != 2:
            return None
        acts = [each.parts[0].act for each in value.options if isinstance(each, m.Chain) and len(each.parts) == 1]
        if len(acts) != 2 or not all(isinstance(act, Do) and act.agent == You() and not act.modal for act in acts):
            return None
        return {"first": acts[0].deed, "second": acts[1].deed}  # type: ignore[attr-defined]

    return Custom((m.Options,), build, match)


def _events(book: Phrasebook) -> None:
    said = "{keyword/keyword_name:nom}"
    book.say(
        "event",
        "a keyword triggers",
        _of(m.TriggersKeyword, "keyword"),
        en="{keyword/keyword_name} of {who/np} triggers",
        ru=(f"у//trigger {{who/np:gen}} сработать<keyword> {said}", f"у//trigger {{who/np:gen}} {said} сработать<keyword>"),
    )
    book.say(
        "event",
        "your plague triggers",
        Do,
        fixed={"agent": You(), "deed": m.TriggersKeyword(m.Keyword("plague"))},
        en="your_Plague triggers",
        ru="срабатывает_ваш_Мор",
    )
    book.say(
        "event",
        "a blocker is assigned",
        _assigned(),
        en="a_blocker_is_assigned_against_the_attack_of {against/np}",
        ru="от_атаки {against/np:gen} был_назначен_защитник",
    )


def _of(node: type[Node], slot: str) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return Do(slots["who"], node(**{slot: slots[slot]}), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal or type(value.deed) is not node or value.agent == You():
            return None
        return {"who": value.agent, slot: getattr(value.deed, slot)}

    return Custom((Do,), build, match)


def _assigned() -> Custom:
    def match(value: object) -> Fields | None:
        blocks = isinstance(value, Do) and value.agent is None and isinstance(value.deed, m.AssignBlocker)
        return {"against": value.deed.against} if blocks else None  # type: ignore[attr-defined]

    return Custom((Do,), lambda slots, span: Do(None, m.AssignBlocker(slots["against"]), span=span), match)  # type: ignore[arg-type]


def _of_cards(book: Phrasebook) -> None:
    """What cards do to themselves and others: heal fully, give lives."""
    book.say("happens", "fully heals", m.FullyHealed, en="be! fully_healed", ru="полностью излечиться!")
    book.say(
        "happens",
        "gives lives",
        m.GiveLives,
        en="give! {amount/additionals} to {target/np}",
        ru="дать! {amount/additionals:acc} {target/np:dat}",
    )
    book.say(
        "doing",
        "place lives",
        m.GiveLives,
        manner="place",
        en="place! {amount/additionals} on {target/np}",
        ru=("положите! {amount/additionals:acc} на {target/np:acc}", "положите! на {target/aim:acc} {amount/additionals:acc}"),
    )
    owner = Make(m.Wound, (("target", OWNER_HERO),))
    book.say("doing", "wound the owner", owner, en="wound! its_owner for {amount}", ru="ранить! его_владельца на {amount}")


def _gifts(book: Phrasebook) -> None:
    book.say("gift", "bonus to a keyword", m.KeywordBonus, en="{amount/plus} to//keyword {keyword/keyword_name}", ru="{amount/plus} к {keyword/keyword_name:dat}")
    single = {"number": "sg"}
    for keyword, en, ru in (("meditation", "Meditation", "медитации"), ("regeneration", "Regeneration", "регенерации")):
        shape = Make(m.SumOf, (("keyword", keyword),))
        book.say(
            "quantity",
            f"sum of {keyword}",
            shape,
            gives=single,
            en=f"the_sum_of_the_{en}_values_of {{of/np}}",
            ru=f"сумма! значений_{ru} {{of/np:gen}}",
        )


def _while_then(book: Phrasebook) -> None:
    """*While Dormant, at the end of your turn gives …*: a triggered ability that asks for a condition."""
    book.say(
        "ability",
        "while, at a moment",
        m.While,
        en="while {condition} ,//if {chain/timed}",
        ru="пока {condition} ,//if {chain/timed}",
    )
    moment = Custom((m.Triggered,), _timed, _moment)
    book.say("timed", "at a moment", moment, en="{moment/bound} ,//when {chain/plain_chain}", ru="{moment/bound} (|,//when) {chain/plain_chain}")
    book.say("timed", "when", m.Triggered, en="{trigger} ,//when {chain/plain_chain}", ru="{trigger} ,//when {chain/plain_chain}")
    book.say(
        "ability",
        "of this card, at a moment",
        Custom((m.Triggered,), _dying, _dies_then),
        manner="moment behind",
        en="{deed/doomed:fin} {moment/bound}",
        ru="{deed/doomed:fin} {moment/bound}",
    )
    book.say("doomed", "dies", m.Die, en="die!", ru="погибнуть!")


def _timed(slots: Fields, span: Surface) -> object:
    return m.Triggered(m.Trigger(slots["moment"]), slots["chain"], span=span)  # type: ignore[arg-type]


def _moment(value: object) -> Fields | None:
    if not isinstance(value, m.Triggered) or not isinstance(value.trigger, m.Trigger) or value.limit or value.zone:
        return None
    event = value.trigger.event
    return {"moment": event, "chain": value.chain} if isinstance(event, m.TurnBound) else None


def _dying(slots: Fields, span: Surface) -> object:
    act = Do(ThisCard(), slots["deed"], span=span)  # type: ignore[arg-type]
    return m.Triggered(m.Trigger(slots["moment"]), m.Chain((m.Part("first", act, span=span),), span=span), span=span)  # type: ignore[arg-type]


def _dies_then(value: object) -> Fields | None:
    found = _moment(value)
    if found is None or not isinstance(found["chain"], m.Chain) or len(found["chain"].parts) != 1:
        return None
    act = found["chain"].parts[0].act
    return {"deed": m.Die(), "moment": found["moment"]} if act == Do(ThisCard(), m.Die()) else None
