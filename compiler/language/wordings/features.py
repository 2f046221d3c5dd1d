"""Features: instructions, triggers, replacements, and the limits and zones that stand in brackets behind them."""

from compiler.language import meaning as m
from compiler.language.ast import INVERTED, Node, Surface, rewrite, with_fields
from compiler.language.meaning import Do, InTurn, ThisCard, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook, Same

TURNS: tuple[tuple[str, dict[str, Node], str, str], ...] = (
    ("your turn", {"player": You()}, "your_turn", "вашего_хода"),
    ("the opponent's turn", {"player": m.Opponent()}, "the_opponent's_turn", "хода_противника"),
    ("the turn", {}, "the_turn", "хода"),
)
LIMITS = ((1, "once", "1 раз", "один раз"), (2, "twice", "2 раза", "два раза"), (3, "three times", "3 раза", "три раза"))
IN_TURN: tuple[tuple[Node, tuple[str, ...], tuple[str, ...]], ...] = (
    (You(), ("on_your_turn",), ("в_ваш_ход",)),
    (m.Opponent(), ("on_the_opponent's_turn", "during_the_opponent's_turn//event"), ("в_ход_противника", "во_время_хода_противника//event")),
)
"""In whose turn something must happen: player, English, Russian."""
PERIODS = (
    ("turn", "per turn", "за ход"),
    ("game", "per game", "за игру"),
    ("your turn", "during each of your turns", "за ваш ход"),
    ("opponent's turn", "per opponent's turn", "за ход противника"),
)

TRIGGERED = ("{trigger} ,//when {chain:=}", "{trigger} -//when {chain:=}", "{trigger} : {chain:=}")

# notes that only explain a word: about what, English, Russian
EXPLAINED = (
    ("including this card", "including_this_card", "включая_эту_карту"),
    ("after the attack", "after_the_attack", "после_атаки"),
    (
        "closes after the battle",
        "the_card_closes_after_the_battle_if_it_survived",
        "закрытие_карты_происходит_после_сражения,_если_она_выжила",
    ),
    ("healed", "each_character_from_which_wounds_were_removed", "каждого_персонажа,_с_которого_сняли_раны"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of features."""
    book.say("feature", "keyword", Same("of"), en="{of/keyword:=}", ru="{of/keyword:=}")
    book.say("feature", "ability", Same("of"), en="{of/noted:=}", ru="{of/noted:=}")
    book.say("noted", "ability", Same("of"), en="{of/ability:=}", ru="{of/ability:=}")
    for field in ("reminder", "zone", "limit"):
        template = f"{{of/noted:=}} (|.//note) \\( {{note/{field}}} (|.//close) \\)"
        book.say("noted", f"with a {field}", _noting(field), en=template, ru=template)
    apart = "{of/noted:=} (|.//note) \\( {apart} (|.//close) \\)"
    book.say("noted", "other than the attacked one", _apart(), en=apart, ru=apart)
    attacked = ("attacked_one", "attacked_creature", "attacked_card", "one_attacked", "target_of_the_attack")
    book.say(
        "apart",
        "the attacked one",
        Constant("attacked"),
        en=tuple(f"other_than_the_{each}//apart" for each in attacked),
        ru=("кроме_атакованного//apart", "кроме_атакованного_существа//apart"),
    )
    used = "{of/noted:=} (|.//note) \\( {note/user} (|.//close) \\)"
    book.say("noted", "with a user", _noting("user", m.Activated), en=used, ru=used)
    template = "{of/keyword:=} (|.//note) \\( {note/reminder} (|.//close) \\)"
    book.say("feature", "keyword with a reminder", _noting("reminder"), en=template, ru=template)
    for about, en, ru in EXPLAINED:
        book.say("reminder", about, Make(m.Note, (("about", about),)), en=en, ru=ru)
    book.say("reminder", "chain", Same("of"), en="{of/plain_chain}", ru="{of/plain_chain}")
    book.say("ability", "while", m.While, en="while {condition} ,//if {chain:=}", ru="пока {condition} ,//if {chain:=}")
    book.say(
        "ability", "activated", m.Activated, en="{payment/payments} : {chain:=}", ru="{payment/payments} : {chain:=}"
    )
    delayed = Custom(
        (m.Activated,),
        lambda slots, span: m.Activated(slots["payment"], m.Chain((m.Part("first", slots["later"]),)), span=span),  # type: ignore[arg-type]
        _delayed,
    )
    template = "{payment/payments} : {later:=}"
    book.say("ability", "activated, later", delayed, en=template, ru=template)
    book.say(
        "ability",
        "activated without payment",
        m.Activated,
        fixed={"payment": ()},
        en="{limit} : {chain:=}",
        ru="{limit} : {chain:=}",
    )
    book.say("ability", "instructions", m.Instructions, en="{chain:=}", ru="{chain:=}")
    _triggered(book)
    _moments(book)
    _replacements(book)
    _notes(book)


def _apart() -> Custom:
    """*Wound another creature for 2 (other than the attacked one)*: the other card is that one."""

    def other(node: Node) -> Node:
        return m.OtherThan(m.Attacked(), span=node.span) if isinstance(node, m.Other) else node

    def build(slots: Fields, span: Surface) -> object:
        return rewrite(slots["of"], other)

    return Custom((m.Triggered,), build, lambda _: None)


def _delayed(value: object) -> Fields | None:
    if not isinstance(value, m.Activated) or value.limit or value.zone or not isinstance(value.chain, m.Chain):
        return None
    (first, *rest) = value.chain.parts
    later = isinstance(first.act, m.Later) and not rest and value.payment
    return {"payment": value.payment, "later": first.act} if later else None


def _triggered(book: Phrasebook) -> None:
    moment = Custom(
        (m.Triggered,),
        lambda slots, span: m.Triggered(m.Trigger(slots["moment"]), slots["chain"], span=span),  # type: ignore[arg-type]
        _untimed,
    )
    book.say(
        "ability",
        "at a moment",
        moment,
        en=("{moment} ,//when {chain:=}", "{moment} -//when {chain:=}", "{moment} : {chain:=}"),
        ru=("{moment} {chain:=}", *(f"{{moment}} {mark} {{chain:=}}" for mark in (",//when", "-//when", ":"))),
    )
    book.say("ability", "triggered", m.Triggered, en=TRIGGERED, ru=TRIGGERED)
    book.say(
        "ability",
        "triggered, said behind",
        m.Triggered,
        manner="behind",
        en="{chain:=} {trigger/behind_trigger}",
        ru="{chain:=} ,//trigger {trigger/behind_trigger}",
    )
    for act in ("act", "bare"):
        book.say(
            "ability",
            f"triggered, said behind, and {act}",
            Custom((m.Triggered,), _with_more, lambda _: None),
            manner="behind",
            en=f"{{chain:=}} {{trigger/behind_trigger}} , and_in_doing_so {{act/{act}}}",
            ru=f"{{chain:=}} ,//trigger {{trigger/behind_trigger}} , при_этом {{act/{act}}}",
        )
    book.say("behind_trigger", "when", m.Trigger, en=("when {event}", "whenever {event}"), ru="когда {event}")
    book.say("trigger", "when", m.Trigger, en=("when {event}", "whenever {event}"), ru="когда {event}")
    book.say("trigger", "after", m.Trigger, manner="after", en="after {event}", ru="после_того,_как {event}")
    book.say(
        "trigger",
        "each time",
        m.Trigger,
        fixed={"each_time": True},
        en="each_time {event}",
        ru="каждый_раз,_когда {event}",
    )
    book.say("event", "bare", Same("of"), ru="{of/bare}")
    book.say("event", "dies, verb first", Do, fixed={"deed": m.Die()}, ru="погибнуть<agent> {agent/subject:nom}")
    book.say(
        "event", "enters play, verb first", Do, fixed={"deed": m.EnterPlay()}, ru=("войти<agent> в игру {agent/subject:nom}", "в_игру войти<agent> {agent/subject:nom}")
    )
    # neuter words look alike as subject and object: «Когда атакует ваше существо» has its subject behind the verb
    struck = {"deed": m.Attack()}
    book.say("event", "attacks, verb first", Do, fixed=struck, manner=INVERTED, ru="атаковать//first<agent> {agent/subject:nom}")
    book.say("event", "is played, verb first", Do, fixed={"agent": None}, ru="разыгрываться<deed> {deed/played}")
    book.say("played", "played", m.PlayCard, ru="{card/np:=}")
    either = "{agent:nom} {first/verb:fin<agent>} {or} {second/verb:fin<agent>}"
    said = either.replace("{or}", "or//event"), either.replace("{or}", "или//event")
    book.say("event", "one or the other", _whichever(), manner="or", en=said[0], ru=said[1])
    book.say("event", "clause", Same("of"), en="{of/happened}", ru="{of/happened}")
    book.say("event", "bare, read", Same("of"), en="{of/bare}")  # English names the card: *when Piranha attacks*
    for category in ("event", "moment"):
        inner = f"{{act/{category}}}"
        for player, en, ru in IN_TURN:
            wordings = [f"{inner} {each}" for each in en], [f"{inner} {each}" for each in ru]
            book.say(category, en[0], InTurn, fixed={"player": player}, en=wordings[0], ru=wordings[1])


def _whichever() -> Custom:
    """*When the opponent plays a card or declares an attack*: whichever happens."""

    def build(slots: Fields, span: Surface) -> object:
        both = slots["first"], slots["second"]
        return Do(slots["agent"], m.Joint(both, span=Surface(span.start, span.end, "or")), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal or not isinstance(value.deed, m.Joint) or len(value.deed.deeds) != 2:
            return None
        manner = value.deed.span.manner if value.deed.span else None
        return {"agent": value.agent, "first": value.deed.deeds[0], "second": value.deed.deeds[1]} if manner == "or" else None

    return Custom((Do,), build, match)


def _with_more(slots: Fields, span: Surface) -> object:
    """What follows "in doing so" behind the moment is a part like the others."""
    chain, act = slots["chain"], slots["act"]
    assert isinstance(chain, m.Chain) and isinstance(act, Node)
    more = m.Part("in doing so", act, span=act.span)
    return m.Triggered(slots["trigger"], with_fields(chain, parts=(*chain.parts, more)), span=span)  # type: ignore[arg-type]


def _untimed(value: object) -> Fields | None:
    if not isinstance(value, m.Triggered) or value.limit is not None or value.zone is not None:
        return None
    if isinstance(value.trigger, m.Trigger) and not value.trigger.each_time:
        return {"moment": value.trigger.event, "chain": value.chain}
    return None


def _moments(book: Phrasebook) -> None:
    """Events said without a clause: *at the end of your turn*, *when attacking*; Russian «при гибели …»."""
    book.say("moment", "edge of a turn", Same("of", (m.TurnBound,)), en="{of/bound:=}", ru="{of/bound:=}")
    for name, fixed, en, ru in TURNS:
        for edge, begin, begins in (("start", "at_the_start_of", "в_начале"), ("end", "at_the_end_of", "в_конце")):
            book.say(
                "bound",
                f"{edge} of {name}",
                m.TurnBound,
                fixed={"edge": edge, **fixed},
                en=f"{begin}_{en}",
                ru=(f"{begins}_{ru}", f"{begins}_своего_хода") if name == "your turn" else f"{begins}_{ru}",
            )
            if not fixed:
                book.say(
                    "bound",
                    f"{edge} of each turn",
                    m.TurnBound,
                    manner="each",
                    fixed={"edge": edge},
                    en=f"{begin}_each_turn",
                    ru=f"{begins}_каждого_хода",
                )
    played = Custom(
        (Do,),
        lambda slots, span: Do(You(), m.PlayCard(slots.get("card", ThisCard())), span=span),  # type: ignore[arg-type]
        lambda value: {"card": ThisCard()} if value == Do(You(), m.PlayCard(ThisCard())) else None,
    )
    book.say("moment", "played", played, en="when_playing {card/brief}", ru="при_розыгрыше {card/brief:gen}")
    unnamed = Custom(
        (Do,),
        lambda _, span: Do(You(), m.PlayCard(ThisCard()), span=span),
        lambda value: {} if value == Do(You(), m.PlayCard(ThisCard())) else None,
    )
    book.say("moment", "played, unnamed", unnamed, en="when_played", ru="при_розыгрыше//alone")
    died = Custom(
        (Do,),
        lambda slots, span: Do(slots["who"], m.Die(slots.get("source")), span=span),  # type: ignore[arg-type]
        lambda value: (
            {"who": value.agent, "source": value.deed.source}
            if isinstance(value, Do) and isinstance(value.deed, m.Die) and value.deed.source
            else None
        ),
    )
    book.say("moment", "own death", Do, fixed={"agent": ThisCard(), "deed": m.Die()}, ru="при_гибели//alone")
    book.say("moment", "after being played", Do, fixed={"agent": None}, ru="после_розыгрыша {deed/played_card}")
    book.say("played_card", "played", m.PlayCard, ru="{card/brief:gen}")
    book.say("moment", "death", died, ru="при_гибели {who/brief:gen} [от {source/brief:gen}]")


_OWED = ("должен//owed {deed/verbs:inf}", "должна//owed {deed/verbs:inf}", "должно//owed {deed/verbs:inf}")


def _owed(*, turn: bool, said: bool = False) -> Custom:
    """What must happen to this card, which is not named (in English, ``said``, it is); perhaps only in a turn."""

    def build(slots: Fields, span: Surface) -> object:
        agent = m.Mention("this", m.TypeNoun("card"), span=span) if said else ThisCard()
        event = Do(agent, slots["deed"], "must", span=span)  # type: ignore[arg-type]
        return InTurn(event, m.Opponent(), span=span) if turn else event

    def match(value: object) -> Fields | None:
        if turn:
            if not isinstance(value, InTurn) or value.player != m.Opponent():
                return None
            value = value.act
        elif isinstance(value, InTurn):
            return None
        agent = value.agent if isinstance(value, Do) and value.modal == "must" else None
        plain = isinstance(agent, ThisCard) and (agent.span is None or agent.noun == m.TypeNoun("card"))
        return {"deed": value.deed} if plain else None  # type: ignore[attr-defined]

    return Custom((InTurn,) if turn else (Do,), build, match)


def _replacements(book: Phrasebook) -> None:
    book.say(
        "ability",
        "replaces",
        m.Replaces,
        en=("if {event/happened} ,//instead instead {chain:=}", "if {event/happened} ,//instead {chain:=} instead//behind"),
        ru="если {event/happened} ,//instead вместо_этого {chain:=}",
    )
    en_owed = "this_card_must//owed {deed/verbs:inf}"
    book.say("owed", "this card", _owed(turn=False, said=True), en=en_owed)
    book.say("owed", "this card", _owed(turn=False), ru=_OWED)
    in_turn = tuple(f"{each} в_ход_противника//during" for each in _OWED)
    en_in_turn = f"{en_owed} during_the_opponent's_turn"
    book.say("owed", "this card, in a turn", _owed(turn=True, said=True), en=en_in_turn)
    book.say("owed", "this card, in a turn", _owed(turn=True), ru=in_turn)
    replaced = "{event/owed} ,//instead {instead} {chain:=}"
    book.say(
        "ability",
        "replaces what this card must",
        m.Replaces,
        en="if " + replaced.replace("{instead}", "instead"),
        ru="если " + replaced.replace("{instead}", "вместо_этого"),
    )
    book.say(
        "ability",
        "replaces a keyword",
        m.ReplacesKeyword,
        en="instead_of {keyword/keyword_name} ,//when {chain:=}",
        ru="вместо {keyword/keyword_name:gen} {chain:=}",
    )


def _notes(book: Phrasebook) -> None:
    for times, en, ru, also in LIMITS:
        for per, en_per, ru_per in PERIODS:
            fixed = {"times": m.Number(times), "per": per}
            book.say(
                "limit",
                f"{en} {en_per}",
                m.Limit,
                fixed=fixed,
                en=f"{en} {en_per}".replace(" ", "_"),
                ru=tuple(f"{said} {ru_per}".replace(" ", "_") for said in (ru, also))
                + tuple(f"{said} за бой".replace(" ", "_") for said in (ru, also) if per == "game"),
            )
    book.say(
        "limit",
        "any number of times",
        m.Limit,
        fixed={"times": m.AnyNumber(), "per": "turn"},
        en="this_ability_may_be_used_any_number_of_times_per_turn",
        ru=tuple(f"эту_способность_можно_{verb}_любое_число_раз_за_ход" for verb in ("применить", "применять")),
    )
    for ability, en, ru in ((None, "feature", "особенность"), ("ability", "ability", "способность")):
        for name, en_zone, ru_zone in (
            ("hand", "from_hand", "из_руки"),
            ("graveyard", "in_the_graveyard", "на_кладбище"),
            ("deck", "in_the_deck", "в_колоде"),
        ):
            book.say(
                "zone",
                f"{en} works {en_zone}",
                Make(m.Zone, (("name", name),)),
                manner=ability,
                en=f"this_{en}_works_{en_zone}",
                ru=f"эта_{ru}_работает_{ru_zone}",
            )
    book.say(
        "zone",
        "works only in hand",
        Make(m.Zone, (("name", "hand"),)),
        manner="only",
        en="this_feature_works_only_in_hand",
        ru="эта_особенность_работает_только_в_руке",
    )


def _noting(field: str, *types: type[Node]) -> Custom:
    """A note about an ability is a field of it."""

    def build(slots: Fields, span: Surface) -> object:
        of, note = slots["of"], slots["note"]
        assert isinstance(of, Node) and isinstance(note, Node)
        if getattr(of, field, note) is not None:  # no such field, or said already
            return m.Noted(of, note, span=span)
        return with_fields(of, **{field: note}, span=span)

    def match(value: object) -> Fields | None:
        note = getattr(value, field, None)
        return {"of": with_fields(value, **{field: None}), "note": note} if note is not None else None  # type: ignore[arg-type]

    return Custom(types or (m.Triggered, m.Activated, m.Instructions, m.While, m.Replaces, m.Keyword), build, match)
