"""Clauses: who and what they do, may, must, cannot or do not do; and what is done to something, whoever does it."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.kinds import is_definite
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Constant, Custom, Fields, Phrasebook, Same

# deeds that are said of their target alone: node, English participle, Russian present, Russian participle
PASSIVES: tuple[tuple[type[Node], str, str, str, str], ...] = (
    (m.Destroy, "target", "destroyed", "уничтожаться", "уничтожен"),
    (m.Heal, "target", "healed", "излечиться", "излечен"),
    (m.Ready, "target", "readied", "подготавливаться", "подготовлен"),
    (m.Stun, "target", "stunned", "оглушаться", "оглушён"),
    (m.Close, "target", "closed", "закрыться", "закрыт"),
    (m.Open, "target", "opened", "открыться", "открыт"),
    (m.Attack, "at", "attacked", "атаковаться", "атакован"),
    (m.PlayCard, "card", "played", "разыгрываться", "разыгран"),
)
# what is forbidden by "does not" as by "cannot" (514.2): node, English, Russian
UNABLE: tuple[tuple[type[Node], str, str], ...] = (
    (m.Attack, "attack! [{at/np}]", "атаковать! [{at/np:acc}]"),
    (m.OpenSelf, "open!", "открыться!"),
    (m.ActAsBlocker, "act! as_a_blocker", "выступать! защитником"),
    (m.OpenAtStart, "open! at_the_start_of_the_turn//open", "открыться! в_начале_хода//open"),
)
# the most cards that a player may play in a turn: number, English, Russian
LIMITS = (
    (1, "one_card", ("одной_карты", "1_карты")),
    (2, "two_cards", ("двух_карт", "2_карт")),
    (3, "three_cards", ("трех_карт", "3_карт")),
)
MUST = ("must", "would", "has_to", "have_to")
"""What *must* is also called, chiefly of what is replaced."""
_ITSELF: dict[type[Node], type[Node]] = {m.Close: m.CloseSelf, m.Open: m.OpenSelf}
# passives whose participle stands alone («атаковано»); of the others it names a state
_PARTICIPLES = (m.Attack, m.Destroy, m.Ready, m.PlayCard)
# manner, English, Russian, what may follow (a comma before a deed joins parts of the ability, not verbs)
_JOINTS = (
    ("and", "and//verb", "и//verb", "verb"),
    (",", ",//verb", ",//verb", "happening"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of clauses."""
    _verbs(book)
    _negated(book)
    _agents(book)
    _active(book)
    _bare(book)
    for category in ("clause", "passive"):
        book.say("happened", category, Same("of"), en=f"{{of/{category}:=}}", ru=f"{{of/{category}:=}}")
    for row in PASSIVES:
        _passive(book, *row)
    taken = _undergone(m.TakeControl, "target", "cannot")
    book.say(
        "passive",
        "cannot be taken under control",
        taken,
        en="control_of {target/np} cannot be taken",
        ru="{target/agent:nom} не мочь<target> быть взят<target> под_контроль",
    )
    aimed = Custom(
        (Do,),
        lambda _, span: Do(None, m.Attack(ThisCard(), by="strike"), "cannot", span=span),
        lambda value: {} if value == Do(None, m.Attack(ThisCard(), by="strike"), "cannot") else None,
        (("agent", (None,)), ("modal", ("cannot",)), ("deed", (m.Attack,))),
    )
    book.say(
        "bare",
        "cannot be the target of strike attacks",
        aimed,
        en="cannot be the_target_of_strike_attacks",
        ru=("не может быть целью_атак_ударом", "не может быть целью_атаки_ударом"),
    )


def _verbs(book: Phrasebook) -> None:
    """One or several verbs with one agent."""
    book.say("verb", "deed", Same("of"), en="{of/deed:=}", ru="{of/deed:=}")
    book.say("verb", "happening", Same("of"), en="{of/happening:=}", ru="{of/happening:=}")
    book.say(
        "verb",
        "for the sake",
        m.ForTheSake,
        en="{price/deed:=} to {aim/deed:inf}",
        ru="{price/deed:=} ,//aim чтобы {aim/deed:inf}",
    )
    book.say("verbs", "one verb", Same("of"), en="{of/verb:=}", ru="{of/verb:=}")
    for manner, en, ru, last in _JOINTS:
        first, second = "{first/verbs:=}", f"{{second/{last}:=}}"
        book.say(
            "verbs",
            f"joined by {manner}",
            _joint(),
            manner=manner,
            en=f"{first} {en} {second}",
            ru=f"{first} {ru} {second}",
        )
    either = "{first/verbs:=} or//verb {second/verb:=}"
    book.say("verbs_forbidden", "joined by or", _joint(), en=either)  # neither of them can be done
    book.say("verbs_forbidden", "verbs", Same("of"), en="{of/verbs:=}", ru="{of/verbs:=}")
    book.say("verbs_forbidden", "joined by or, read", _joint(), ru="{first/verbs:=} или//verb {second/verb:=}")
    for category, core in (("deed", "doing"), ("happening", "happens")):
        book.say(category, core, Same("of"), en=f"{{of/{core}:=}}", ru=f"{{of/{core}:=}}")
        inner = f"{{act/{category}:=}}"
        book.say(category, "while it lasts", m.During, en=f"{inner} {{duration}}", ru=f"{inner} {{duration}}")
        inner = f"{{deed/{category}:=}}"
        book.say(
            category,
            "for each",
            m.ForEach,
            en=f"{inner} for_each {{each/each_of}}",
            ru=f"{inner} за каждый<each> {{each/each_of:acc.sg}}",
        )
        book.say(
            category,
            "for every",
            m.ForEach,
            en=f"{inner} for_every {{each/every_of}}",
            ru=f"{inner} за {{each/every_of}}",
        )
    book.say(
        "every_of",
        "cards",
        m.Every,
        en="{number/count} {of/kind:=.counted=number}",
        ru=(
            "каждые {number/count:nom<of>} {of/kind:nom.counted=number}",
            "каждых {number/count:acc<of>} {of/kind:acc.counted=number}",
        ),
    )
    yours = Custom((m.Kind,), lambda slots, _: slots["of"], lambda value: {"of": value} if _is_yours(value) else None)
    book.say("each_of", "of yours", yours, en="of {of/kind:=.pl.def}")
    book.say("each_of", "cards", Same("of"), en="{of/kind:=.sg.indef}", ru="{of/kind:=}")


def _is_yours(value: object) -> bool:
    return isinstance(value, m.Kind) and is_definite(value)


def _joint() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        first = slots["first"]
        merged = _merged(first, slots["second"], span)
        if merged is not None:
            return merged
        return m.Joint(_again((*_deeds(first), *_deeds(slots["second"]))), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Joint):
            return None
        *before, last = value.deeds
        return {"first": before[0] if len(before) == 1 else with_fields(value, deeds=tuple(before)), "second": last}

    return Custom((m.Joint,), build, match)


def _deeds(said: object) -> tuple[Node, ...]:
    assert isinstance(said, Node)
    return said.deeds if isinstance(said, m.Joint) else (said,)


def _again(deeds: tuple[Node, ...]) -> tuple[Node, ...]:
    """*Attack and act again*, *снова атаковать и действовать*: the word stands once for both."""
    *before, last = deeds
    attacks = (m.Attack(), m.AttackAgain())
    if before and (before[-1], last) in ((attacks[0], m.Act(again=True)), (attacks[1], m.Act())):
        return (*before[:-1], m.AttackAgain(span=before[-1].span), m.Act(again=True, span=last.span))
    return deeds


def _merged(first: object, second: object, span: Surface) -> Node | None:
    """*Gets +3 to strike and gains Charge until …* is one gift for that time."""
    if isinstance(first, m.Get) and isinstance(second, m.Get):
        return m.Get((*first.what, *second.what), span=span)
    if isinstance(first, m.Get) and isinstance(second, m.During) and isinstance(second.act, m.Get):
        return m.During(m.Get((*first.what, *second.act.what), span=span), second.duration, span=span)
    return None


def _negated(book: Phrasebook) -> None:
    """What cards do not do for a time."""
    inner = "{act/negated:=} {duration}"
    book.say("negated", "while it lasts", m.During, en=inner, ru=inner)


def _agents(book: Phrasebook) -> None:
    book.say("subject", "cards", Same("of"), en="{of/np:=}", ru="{of/np:=}")
    for category in ("subject", "player", "you", "quantity"):
        book.say("agent", category, Same("of"), en=f"{{of/{category}:=}}", ru=f"{{of/{category}:=}}")


def _active(book: Phrasebook) -> None:
    who, verbs = "{agent:nom}", "{deed/verbs:inf<agent>}"
    forbidden = "{deed/verbs_forbidden:inf<agent>}"
    book.say("clause", "does", Do, en=f"{who} {{deed/verbs:fin<agent>}}", ru=f"{who} {{deed/verbs:fin<agent>}}")
    book.say("clause", "may", Do, fixed={"modal": "may"}, en=f"{who} may {verbs}", ru=f"{who} мочь<agent> {verbs}")
    book.say("clause", "must", Do, fixed={"modal": "must"}, en=[f"{who} {must} {verbs}" for must in MUST], ru=f"{who} должен<agent> {verbs}")
    book.say(
        "clause",
        "cannot",
        _forbidden(),
        en=(f"{who} cannot {forbidden}", f"{who} may_not {forbidden}"),
        ru=f"{who} не мочь<agent> {forbidden}",
    )
    book.say(
        "clause",
        "does not",
        Do,
        fixed={"modal": "not"},
        en=f"{who} do<agent> not {{deed/negated:inf}}",
        ru=f"{who} не {{deed/negated:fin<agent>}}",
    )

    book.say(
        "clause",
        "does not, as it cannot",
        Do,
        fixed={"modal": "cannot"},
        manner="not",
        en=f"{who} do<agent> not {{deed/unable:inf<agent>}}",
        ru=f"{who} не {{deed/unable:fin<agent>}}",
    )
    _players_cannot(book)
    _equals(book)
    for node, en, ru in UNABLE:
        book.say("unable_core", node.__name__, node, en=en, ru=ru)
    closed = m.During(m.OpenSelf(), m.Until("their next turn"))
    book.say(
        "unable",
        "open in its controller's next turn",
        Constant(closed),
        manner="controller",
        en=("open! at_the_start_of_its_controller's_next_turn", "open! on_its_controller's_next_turn"),
        ru="открыться! в_начале_следующего_хода_контролирующего_его_игрока",
    )
    book.say("unable", "for all time", Same("of"), en="{of/unable_core:=}", ru="{of/unable_core:=}")
    lasting = "{act/unable_core:=} {duration}"
    book.say("unable", "for a time", m.During, en=lasting, ru=lasting)


def _players_cannot(book: Phrasebook) -> None:
    """*Cannot draw cards*, *cannot play more than two cards in a turn*."""
    draw, play = m.Draw(m.Number(1)), m.PlayCard(m.Cards(m.One(), m.Kind(m.TypeNoun("card"))))
    who = "{agent:nom}"
    limited = {"modal": "cannot"}
    book.say("clause", "cannot, limited", Do, fixed=limited, manner="limit", en=f"{who} cannot {{deed/limited:inf}}", ru=f"{who} не мочь<agent> {{deed/limited:inf}}")
    book.say("limited", "for all time", Same("of"), en="{of/limit_core:=}", ru="{of/limit_core:=}")
    lasting = "{act/limit_core:=} {duration}"
    book.say("limited", "for a time", m.During, en=lasting, ru=lasting)
    book.say("limit_core", "draw any", Constant(draw), en="draw_cards//any", ru="брать_карты")
    for number, en, ru in LIMITS:
        book.say(
            "limit_core",
            f"play more than {number}",
            Constant(m.Nth(play, number + 1)),
            en=f"play_more_than_{en}_in_a_turn",
            ru=tuple(f"разыгрывать_более_{each}_за_ход" for each in ru),
        )


def _equals(book: Phrasebook) -> None:
    """*The strike of your creatures equals their lives*: true as long as the rule acts (114.5)."""
    shape = Custom(
        (Do,),
        lambda slots, span: Do(slots["what"], m.Have((m.Equals(slots["amount"]),)), span=span),  # type: ignore[arg-type]
        _is_equal,
    )
    said = "{what/agent:nom}", "{amount/quantity"
    book.say("clause", "equals", shape, en=f"{said[0]} be<what> equal_to//rule {said[1]}}}", ru=f"{said[0]} равен<what> {said[1]}:dat}}")


def _is_equal(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.modal or not isinstance(value.deed, m.Have) or len(value.deed.what) != 1:
        return None
    (gift,) = value.deed.what
    return {"what": value.agent, "amount": gift.amount} if isinstance(gift, m.Equals) else None


def _bare(book: Phrasebook) -> None:
    """No subject at all: this card does it."""
    verbs, forbidden = "{deed/verbs:inf}", "{deed/verbs_forbidden:inf}"
    book.say("bare", "bonus", _bonus(), en="{bonus}", ru="{bonus}")
    book.say("bare", "does", _unsaid(None), en="{deed/happenings:fin}", ru="{deed/happenings:fin}")
    book.say("bare", "cannot", _unsaid("cannot"), en=(f"cannot {forbidden}", f"may_not {forbidden}"), ru=f"не может {forbidden}")
    you_may = {"agent": m.You(), "modal": "may"}
    book.say("maying", "you may", Do, fixed=you_may, ru=f"можете {verbs}")
    book.say("maying", "may", _unsaid("may"), en=f"may {verbs}", ru=(f"может {verbs}", f"могут {verbs}"))
    book.say("bare", "must", _unsaid("must"), en=f"must {verbs}", ru=tuple(f"{word} {verbs}" for word in ("должно", "должен//m", "должна")))
    book.say("bare", "does not", _unsaid("not"), en="does not {deed/negated:inf}", ru="не {deed/negated:fin}")
    not_ = _unsaid("cannot")
    book.say(
        "bare", "does not, as it cannot", not_, manner="not", en="does not {deed/unable:inf}", ru="не {deed/unable:fin}"
    )
    book.say("happenings", "happening", Same("of"), en="{of/happening:=}", ru="{of/happening:=}")


def _unsaid(modal: str | None) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        deed = slots["deed"]
        assert isinstance(deed, Node)
        return Do(ThisCard(), _for_all(deed) if modal == "cannot" else deed, modal, span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal != modal or not _not_named(value.agent):
            return None
        return {"deed": _for_last(value.deed)}

    return Custom((Do,), build, match, (("agent", (ThisCard,)), ("modal", (modal,))))


def _forbidden() -> Custom:
    """*A creature cannot attack or act until …*: the time is that of all that it cannot do."""

    def build(slots: Fields, span: Surface) -> object:
        agent, deed = slots["agent"], slots["deed"]
        assert isinstance(agent, Node) and isinstance(deed, Node)
        return Do(agent, _for_all(deed), "cannot", span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal != "cannot":
            return None
        return {"agent": value.agent, "deed": _for_last(value.deed)}

    return Custom((Do,), build, match)


def _for_all(deed: Node) -> Node:
    """The time said behind the last of several deeds, as that of all."""
    *before, last = deed.deeds if isinstance(deed, m.Joint) else (deed,)
    if not before or not isinstance(last, m.During) or any(isinstance(each, m.During) for each in before):
        return deed
    return m.During(with_fields(deed, deeds=(*before, last.act)), last.duration, span=deed.span)


def _for_last(deed: Node) -> Node:
    """The time of several deeds, as it is said behind the last."""
    if not isinstance(deed, m.During) or not isinstance(deed.act, m.Joint):
        return deed
    *before, last = deed.act.deeds
    return with_fields(deed.act, deeds=(*before, m.During(last, deed.duration)))


def _not_named(agent: Node | None) -> bool:
    """Whether this card is meant without any word for it."""
    return isinstance(agent, ThisCard) and agent.span is None


def _bonus() -> Custom:
    """*+2 to strike against the opposing hero.*: this card has the bonus."""

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal is not None or not _not_named(value.agent):
            return None
        if not isinstance(value.deed, m.Have) or len(value.deed.what) != 1:
            return None
        return {"bonus": value.deed.what[0]}

    def build(slots: Fields, span: Surface) -> object:
        return Do(ThisCard(), m.Have((slots["bonus"],)), span=span)  # type: ignore[arg-type]

    return Custom((Do,), build, match, (("agent", (ThisCard,)), ("modal", (None,)), ("deed", (m.Have,))))


def _passive(book: Phrasebook, node: type[Node], slot: str, en: str, present: str, participle: str) -> None:
    who = "{target/agent:nom}"
    is_: tuple[str, ...] = () if node in _ITSELF else (f"{who} {present}<target>",)
    is_ += (f"{who} был<target> {participle}<target>",)
    is_ += (f"{who} {participle}<target>",) if node in _PARTICIPLES else ()
    book.say("passive", f"is {en}", _undergone(node, slot, None), en=f"{who} be<target> {en}", ru=is_)
    lasting = " [{duration}]"
    for modal, ru in (("must", "должен<target>"), ("cannot", "не мочь<target>")):
        shape = _undergone(node, slot, modal)
        ru_clause = f"{who} {ru} быть {participle}<target>{lasting}"
        said = [f"{who} {each} be {en}{lasting}" for each in (MUST if modal == "must" else (modal,))]
        book.say("passive", f"{modal} be {en}", shape, en=said, ru=ru_clause)
    itself = _undergone(node, slot, "cannot", bare=True)
    ru_bare = (f"не может быть {participle}!{lasting}", *((f"нельзя атаковать{lasting}",) if node is m.Attack else ()))
    en_bare = (f"cannot be {en}{lasting}", f"may_not be {en}{lasting}")
    book.say("bare", f"cannot be {en}", itself, en=en_bare, ru=ru_bare)


def _undergone(node: type[Node], slot: str, modal: str | None, *, bare: bool = False) -> Custom:
    """What happens to something, whoever does it; *is closed* is *closes* (502.8)."""
    itself = _ITSELF.get(node)

    def build(slots: Fields, span: Surface) -> object:
        target = slots.get("target", ThisCard())
        deed = itself() if itself else node(**{slot: target})  # type: ignore[arg-type]
        if "duration" in slots:
            deed = m.During(deed, slots["duration"])  # type: ignore[arg-type]
        return Do(target if itself else None, deed, modal, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if itself or not isinstance(value, Do) or value.agent is not None or value.modal != modal:
            return None
        deed, duration = _timed(value.deed)
        target = getattr(deed, slot) if type(deed) is node else None
        if target is not None and deed != node(**{slot: target}):
            return None
        if target is None or (duration is not None and modal is None) or (bare and not _not_named(target)):
            return None
        said: Fields = {} if modal is None else {"duration": duration}
        return said if bare else {"target": target, **said}

    return Custom((Do,), build, match, (("agent", (None,)), ("modal", (modal,)), ("deed", (node, m.During))))


def _timed(deed: Node) -> tuple[Node, Node | None]:
    return (deed.act, deed.duration) if isinstance(deed, m.During) else (deed, None)
