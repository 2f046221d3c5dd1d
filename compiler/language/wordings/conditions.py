"""Conditions and quantities: *it is a spell*, *Alp is in the graveyard*, *the cost of that card*, *its lives*."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import Adding, Quantified
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook

# property, English noun, Russian noun, whether it is plural
PROPERTIES = (
    ("strike", "strike", "удар!", False),
    ("cost", "cost", "стоимость!", False),
    ("lives", "lives", "жизни/жизни-мн!", True),
)

# what is counted of what you did: id, English, Russian
DONE = (("draw", "drawn", "взяли"), ("play", "played", "разыграли"), ("discard", "discarded", "сбросили"))


def add(book: Phrasebook) -> None:
    """Add the phrases of conditions and quantities."""
    _conditions(book)
    for property_, en, ru, plural in PROPERTIES:
        number = {"number": "pl" if plural else "sg"}
        shape = Make(m.PropertyOf, (("property", property_),))
        book.say(
            "quantity",
            f"its {property_}",
            shape,
            gives=number,
            en=f"{{of/possessive}} {en}",
            ru=f"{{of/possessive}} {ru}",
        )
        book.say("quantity", property_, shape, gives=number, en=f"{{of/np}} 's {en}", ru=f"{ru} {{of/np:gen}}")
        book.say(
            "quantity",
            f"the {property_}",
            shape,
            manner="of",
            gives=number,
            en=f"the_{en}_of {{of/np}}",
            ru=f"{ru} {{of/np:gen}}",
        )
    current = Make(m.PropertyOf, (("property", "lives"),), (("noun", "lives"),))
    book.say("lives_noun", "lives", Constant("lives"), en="lives", ru="жизни/жизни-мн!")
    book.say(
        "quantity",
        "its current lives",
        current,
        manner="current",
        gives={"number": "pl"},
        en="{of/possessive} current {noun/lives_noun:silent}lives".replace("{noun/lives_noun:silent}", ""),
        ru="{of/possessive} текущий<noun> {noun/lives_noun:=}",
    )
    strength = Make(m.PropertyOf, (("property", "strike"),))
    single = {"number": "sg"}
    book.say(
        "quantity",
        "its strength",
        strength,
        manner="strength",
        gives=single,
        en="{of/possessive} attack_strength",
        ru="{of/possessive} сила! удара",
    )
    book.say(
        "quantity",
        "strength",
        strength,
        manner="strength",
        gives=single,
        en="{of/np} 's attack_strength",
        ru="сила! удара {of/np:gen}",
    )
    shape = Make(m.PropertyOf, (("property", "lives"),))
    book.say(
        "quantity",
        "number of lives",
        shape,
        manner="number",
        gives={"number": "sg"},
        en="the_number_of_lives_of {of/np}",
        ru="количество! жизней/жизни-мн {of/np:gen}",
    )
    for greater, en, ru in ((False, "lesser", "меньшее"), (True, "greater", "большее")):
        shape = Make(m.LesserOf, (("greater", greater), ("properties", ("strike", "lives"))))
        both = ("strike_and_lives", "lives_and_strike", "strike_or_lives")
        book.say(
            "quantity",
            f"the {en} of strike and lives",
            shape,
            gives={"number": "sg"},
            en=(
                f"the_{en}_of {{of/np}} 's {both[0]}",
                *(f"the_{en}_of {{of/np}} 's {each}_values" for each in both),
                *(f"the_{en}_of the_strike_and_lives_of {{of/np}}" for _ in (0,)),
            ),
            ru=(
                f"{ru} из//lesser значений удара или жизней/жизни-мн {{of/np:gen}}",
                f"{ru} из//lesser значений удара и//lesser жизней/жизни-мн {{of/np:gen}}",
                f"{ru} из//lesser удара и//lesser жизней/жизни-мн {{of/np:gen}}",
            ),
        )
    book.say(
        "quantity",
        "count",
        m.CountOf,
        gives={"number": "sg"},
        en="the_number_of {what/kind:pl}",
        ru="количество! {what/kind:gen.pl}",
    )
    single = {"number": "sg"}
    for deed, en, ru in DONE:
        shape = Make(m.DoneCount, (("deed", deed), ("player", m.You())))
        wordings = f"the_number_of_cards_you_have_{en}_this_turn", f"количество! карт,_которые_вы_{ru}_в_этот_ход"
        book.say("quantity", f"cards {en}", shape, gives=single, en=wordings[0], ru=wordings[1])
    book.say(
        "quantity",
        "wounds healed",
        m.WoundsHealed,
        gives=single,
        en="the_number_of_wounds_healed_from {on/kind:pl} during_your_last_turn",
        ru="количество! ран,_излеченных_с {on/kind:gen.pl} в_ваш_прошлый_ход",
    )


def _conditions(book: Phrasebook) -> None:
    book.say("condition", "it is a", _it_is(), ru="это//it {is_/np:nom}")
    book.say(
        "condition", "is a", m.Is, en="{what/agent:nom} be<what> {is_/np:nom}", ru="{what/agent:nom} - {is_/np:nom}"
    )
    is_not = "{what/agent:nom} be<what> not {is_/np:nom}"
    ru_not = ("{what/agent:nom} не {is_/np:nom}", "{what/agent:nom} не являться<what> {is_/np:ins}")
    book.say("condition", "is not a", m.Is, fixed={"negated": True}, en=is_not, ru=ru_not)
    book.say(
        "condition", "is in a zone", m.Is, en="{what/agent:nom} be<what> {is_/where}", ru="{what/agent:nom} {is_/where}"
    )
    book.say("where", "in a zone", m.InZone, en="{zone/in_zone}")
    book.say("where", "in a graveyard", m.InZone, ru="на//be {zone/yard:prep}")
    book.say("where", "in a deck", m.InZone, ru="в//be {zone/deck:prep}")
    book.say("where", "in hand", m.InZone, ru="в//be {zone/hand:prep}")
    book.say(
        "condition",
        "is in a state",
        m.Is,
        en="{what/agent:nom} be<what> {is_/state}",
        ru="{what/agent:nom} {is_/state:=<what>}",
    )
    bare = Custom(
        (m.Is,),
        lambda slots, span: m.Is(m.ThisCard(), m.WithKeyword(slots["keyword"]), span=span),  # type: ignore[arg-type]
        _has_keyword,
    )
    book.say("condition", "has a keyword, bare", bare, manner="bare", en="it_is {keyword/keyword_name}", ru="{keyword/keyword_name}")
    book.say("state", "neutral", m.OfElement, fixed={"element": "neutral"}, en="neutral", ru="нейтральный!")
    itself = {"what": m.ThisCard()}
    book.say("condition", "in a state", m.Is, fixed=itself, manner="bare", en="{is_/state}", ru="{is_/state}")
    for deed, en, ru in DONE:
        said = tuple(f"вы_{ru}//once {{cards/done:acc}} {when}" for when in ("в_этот_ход", "в_этом_ходу"))
        book.say("condition", f"have {en} one", _once(deed), en=f"you_have_{en}//once {{cards/done}} this_turn", ru=said)
        book.say(
            "condition",
            f"have {en}",
            m.HasDone,
            fixed={"deed": deed},
            en=f"you_have_{en} {{least/count}} or more {{kind:pl}} this_turn",
            ru=tuple(
                f"вы_{ru} {{least/count:gen<kind>}} или более {{kind:gen.pl}} {when}"
                for when in ("в_этот_ход", "в_этом_ходу")
            ),
        )
    one = Quantified(m.One())
    book.say("done", "another", Adding(m.Other(), one), en="another {kind:sg}")
    book.say("done", "one", one, en="a {kind:sg}", ru="{kind:=.sg}")
    for player, ru in ((m.You(), "у вас"), (m.Opponent(), "у противника//of")):
        _having(book, player, ru)
    book.say(
        "condition", "dies soon", _soon(), ru="{agent/np:nom} погибнет/погибнет-буд<agent> {duration}"
    )
    book.say("condition", "clause", _happening(), en="{event/clause}", ru="{event/clause}")
    without = Custom((m.Is,), _not_having, _not_had)
    book.say("condition", "does not have a keyword", without, en="{what/agent:nom} do<what> not have//keyword {keyword/named_keyword}", ru="{what/agent:nom} не иметь<what> {keyword/named_keyword:acc}")
    book.say(
        "condition",
        "fewer effects",
        m.FewerEffects,
        en="there_are_fewer_than {than/number} {effect/effect_noun:pl} on {on/np}",
        ru="на {on/np:prep} менее {than/number} {effect/effect_noun:gen.pl}",
    )
    book.say(
        "condition",
        "no coins paid",
        m.NoCoinsPaid,
        en="no_coins_were_paid_when {card/np} was_played",
        ru="при_розыгрыше {card/np:gen} не_были_заплачены_монеты",
    )
    book.say("condition", "coins are missing", m.CoinsMissing, en="coins_are_missing", ru="монет_не_хватило")
    book.say(
        "quantity",
        "missing coins",
        m.MissingCoins,
        en="the_number_of_missing_coins",
        gives={"number": "sg"},
        ru="количество! недостающих_монет",
    )


def _once(deed: str) -> Custom:
    """*You have played a spell this turn*: at least one of a kind."""

    def build(slots: Fields, span: Surface) -> object:
        cards = slots["cards"]
        assert isinstance(cards, m.Cards)
        return m.HasDone(deed, m.Number(1), cards.kind, span=span)

    def match(value: object) -> Fields | None:
        known = isinstance(value, m.HasDone) and (value.deed, value.least) == (deed, m.Number(1))
        return {"cards": m.Cards(m.One(), value.kind)} if known else None  # type: ignore[attr-defined]

    return Custom((m.HasDone,), build, match)


def _happening() -> Custom:
    """What happens; that a card *has* a keyword says how it is."""

    def build(slots: Fields, span: Surface) -> object:
        match slots["event"]:
            case m.Do(agent=Node() as what, deed=m.Have(what=(m.Keyword() as keyword,)), modal=None):
                return m.Is(what, m.WithKeyword(keyword), span=span)
            case event:
                return m.Happens(event, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        match value:
            case m.Happens():
                return {"event": value.event}
            case m.Is(is_=m.WithKeyword(negated=False) as has, negated=False):
                return {"event": m.Do(value.what, m.Have((has.keyword,)))}
        return None

    return Custom((m.Happens, m.Is), build, match)


def _not_having(slots: Fields, span: Surface) -> object:
    return m.Is(slots["what"], m.WithKeyword(slots["keyword"]), True, span=span)  # type: ignore[arg-type]


def _not_had(value: object) -> Fields | None:
    known = isinstance(value, m.Is) and value.negated and isinstance(value.is_, m.WithKeyword) and not value.is_.negated
    return {"what": value.what, "keyword": value.is_.keyword} if known else None  # type: ignore[attr-defined]


def _soon() -> Custom:
    """*If it dies this turn*: Russian says what will be, which nothing else of a condition is."""

    def match(value: object) -> Fields | None:
        clause = value.event if isinstance(value, m.Happens) else None
        if not isinstance(clause, m.Do) or clause.modal or not isinstance(clause.deed, m.During):
            return None
        return {"agent": clause.agent, "duration": clause.deed.duration} if clause.deed.act == m.Die() else None

    def build(slots: Fields, span: Surface) -> object:
        return m.Happens(m.Do(slots["agent"], m.During(m.Die(), slots["duration"])), span=span)  # type: ignore[arg-type]

    return Custom((m.Happens,), build, match)


def _has_keyword(value: object) -> Fields | None:
    if not isinstance(value, m.Is) or value.what != m.ThisCard() or value.negated:
        return None
    known = isinstance(value.is_, m.WithKeyword) and not value.is_.negated
    return {"keyword": value.is_.keyword} if known else None  # type: ignore[attr-defined]


def _it_is() -> Custom:
    """Russian «это заклинание»: *it is a spell*."""

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Is) or not isinstance(value.what, m.Referent | m.ThisCard | m.WoundSource):
            return None
        manner = value.what.span.manner if value.what.span else None
        return {"is_": value.is_} if manner == "it" else None

    return Custom((m.Is,), lambda slots, span: m.Is(m.Mention("it", span=span), slots["is_"], span=span), match)  # type: ignore[arg-type]


def _having(book: Phrasebook, player: Node, ru: str) -> None:
    """Russian says *you have* as «у вас есть»."""
    book.say("condition", "has", _owning(player, none=False), ru=f"{ru} есть//have {{cards/np:nom}}")
    also = "под_вашим_контролем" if player == m.You() else "под_контролем_противника"
    none = (f"{ru} нет//have {{kind:gen.pl}}", f"{also} нет//have {{kind:gen.pl}}")
    book.say("condition", "has none", _owning(player, none=True), ru=(*none, f"{also} нет//have {{kind:gen.sg}}"))
    other = ("противника//of", m.Opponent()) if player == m.You() else ("вас", m.You())
    in_hand = "в_вашей_руке" if player == m.You() else "в_руке_противника"
    in_hands = m.InZone(m.Zone("hand"))
    no_cards = m.Do(player, m.Own(m.Cards(m.No(), m.Kind(m.TypeNoun("card"), (in_hands,)))))
    book.say("condition", "has no cards in hand", m.Happens, fixed={"event": no_cards}, ru=f"{in_hand} нет//have карт")
    for fewer, word in ((False, "больше"), (True, "меньше")):
        event = m.Do(player, m.OwnMore(other[1], fewer))
        book.say(
            "condition",
            f"has {word}",
            m.Happens,
            fixed={"event": event},
            ru=(
                f"{ru} в_руке {word} карт,_чем_у {other[0]}",
                f"{ru} {word} карт_в_руке,_чем_у {other[0]}",
                f"{in_hand} {word} карт,_чем_у {other[0]}",
            ),
        )


def _owning(player: Node, *, none: bool) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        cards = m.Cards(m.No(), slots["kind"]) if none else slots["cards"]  # type: ignore[arg-type]
        return m.Happens(m.Do(player, m.Own(cards)), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        clause = value.event if isinstance(value, m.Happens) else None
        if not isinstance(clause, m.Do) or clause.agent != player or not isinstance(clause.deed, m.Own):
            return None
        cards = clause.deed.cards
        no = isinstance(cards, m.Cards) and cards.quantity == m.No()
        if no != none:
            return None
        return {"kind": cards.kind} if none else {"cards": cards}  # type: ignore[attr-defined]

    return Custom((m.Happens,), build, match)
