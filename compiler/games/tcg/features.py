"""What abilities of the game's cards are made of: payments, spells and effects with names, keywords with a body."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.phrases import Custom, Fields, Letter, Make, Phrasebook, Same
from compiler.language.wordings import payments

NATURES = (("effect", "effect", "воздействие"), ("spell", "spell", "заклинание"))


def add(book: Phrasebook) -> None:
    """Add the phrases of abilities."""
    _payments(book)
    _named(book)
    _headed(book)
    _limits(book)
    _unmarked(book)


def _unmarked(book: Phrasebook) -> None:
    """*When it attacks it may …*, in Russian without the comma."""
    book.say("ability", "triggered, without a mark", Custom((), _unmarked_ability, lambda _: None), ru="{trigger} {parts/unmarked}")
    book.say("unmarked", "may", Custom((), _may, lambda _: None), ru="может//bare {deed/verbs:inf}")
    for last in ("act", "bare"):
        book.say("unmarked", f"may, in doing so, {last}", Custom((), _in_doing_so, lambda _: None), ru=f"{{before/unmarked}} (,|) при_этом {{act/{last}}}")


def _payments(book: Phrasebook) -> None:
    payments.add(book, commas=False)
    for name, node, terminal in (("close", m.PayClose, "TAP"), ("sudden", m.Instant, "INSTANT")):
        said = f"{{_/{terminal}}}"
        book.say("symbol_payment", name, Letter(node, terminal.lower()), en=said, ru=said)
    one = Custom(
        (m.PayTokens,),
        lambda slots, span: m.PayTokens(m.Number(1), span=span),
        lambda value: {"_": "token"} if value == m.PayTokens(m.Number(1)) else None,
    )
    several = Custom(
        (m.PayTokens,),
        lambda slots, span: m.PayTokens(slots["amount"], span=span),  # type: ignore[arg-type]
        lambda value: {"_": "token", "amount": value.amount} if isinstance(value, m.PayTokens) else None,
    )
    book.say("symbol_payment", "a token", one, en="{_/TOKEN}", ru="{_/TOKEN}")
    book.say("symbol_payment", "tokens", several, en="{amount/number} {_/TOKEN}", ru="{amount/number} {_/TOKEN}")


def _named(book: Phrasebook) -> None:
    """*Effect "prayer" – …*, *spell "abduction" – …* (2.6, 9): what it is called is no part of its meaning (1.13.2)."""
    for nature, en, ru in NATURES:
        book.say(
            "chain",
            nature,
            _called(nature),
            en=f"{en} [{{name/FLAVOR}}] [-//named] {{what/plain_chain:=}}",
            ru=f"{ru} [{{name/FLAVOR}}] [-//named] {{what/plain_chain:=}}",
        )
        note = f"{en} [{{name/FLAVOR}}]", f"{ru} [{{name/FLAVOR}}]"
        book.say("nature", nature, _noted(nature), en=note[0], ru=note[1])
    said = "{of/noted:=} (|.//note) \\( {nature} [,//limit {limit}] (|.//close) \\)"
    book.say("noted", "of a nature", Custom((), _with_nature, lambda _: None), en=said, ru=said)


def _called(nature: str) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.Named(nature, slots["what"], name=slots.get("name"), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Named) or value.nature != nature:
            return None
        return {"what": value.what, "name": value.name}

    return Custom((m.Named,), build, match)


def _noted(nature: str) -> Custom:
    return Custom((), lambda slots, _: m.Named(nature, m.Chain(()), name=slots.get("name")), lambda _: None)  # type: ignore[arg-type]


def _with_nature(slots: Fields, span: Surface) -> object:
    """*… (effect "stun")* behind an ability says what the whole of it is."""
    of = slots["of"]
    assert isinstance(of, m.Activated | m.Triggered | m.Instructions | m.While | m.Replaces)
    said = slots["nature"]
    assert isinstance(said, m.Named)
    named = with_fields(of, chain=m.Named(said.nature, of.chain, name=said.name, span=of.chain.span), span=span)
    return with_fields(named, limit=slots["limit"]) if "limit" in slots else named


def _headed(book: Phrasebook) -> None:
    """*Formation: +1 to strike*, *Incorporeal: -1 from shots* (9)."""
    for keyword, en, ru in (
        ("formation", "formation//head", ("строй//head",)),
        ("incorporeal", "incorporeal//head", ("бестелесный//head", "бестелесная//head", "бестелесное//head", "бестелесные//head")),
        ("first player", "if_you_are_the_first_player//head", ("если_вы_первый_игрок",)),
        ("second player", "if_you_are_the_second_player//head", ("если_вы_второй_игрок",)),
    ):
        symbol = keyword.partition(" ")[0]
        head = Make(m.Headed, (("keyword", keyword),), (("_", symbol),))
        said = "{feature/headed:=}"
        for_ru = tuple(f"{each} : {said}" for each in ru)
        if symbol in ("first", "second"):
            for_ru += (f"{{_/{symbol.upper()}}} : {said}",)
        book.say("feature", keyword, head, en=f"{en} : {said}", ru=for_ru)
    book.say("feature", "property", Make(m.Property, (), (("_", "X"),)), en="{_/X} : {feature/headed:=}", ru="{_/X} : {feature/headed:=}")
    book.say("headed", "keyword", Same("of"), en="{of/keyword:=}", ru="{of/keyword:=}")
    book.say("headed", "ability", Same("of"), en="{of/noted:=}", ru="{of/noted:=}")
    event = m.Trigger(m.Unhurt(m.Opponent()))
    book.say("ability", "concentration", m.Triggered, fixed={"trigger": event}, en="concentration : {chain:=}", ru="концентрация : {chain:=}")


TIMES = ((1, "once", ("1_раз", "один_раз")), (2, "twice", ("2_раза", "два_раза")), (3, "three_times", ("3_раза", "три_раза")))
TIMES += ((4, "four_times", ("4_раза",)), (5, "five_times", ("5_раз",)))  # type: ignore[assignment]
GENITIVE = {1: "1_раза", 2: "2_раз", 3: "3_раз", 4: "4_раз", 5: "5_раз"}


def _limits(book: Phrasebook) -> None:
    """*(once per battle)*, *(twice per turn)*."""
    for times, en, ru in TIMES:
        most = tuple(f"{word}_{GENITIVE[times]}" for word in ("не_более", "до"))
        for per, en_per, ru_per in (("turn", "per_turn", ("за_ход", "в_ход")), ("game", "per_battle", ("за_бой", "в_бой"))):
            said = tuple(f"{each}_{when}" for each in (*ru, *most) for when in ru_per)
            fixed = {"times": m.Number(times), "per": per}
            book.say("limit", f"{en} {per}", m.Limit, fixed=fixed, en=f"{en}_{en_per}", ru=said)


def _may(slots: Fields, span: Surface) -> object:
    act = m.Do(m.ThisCard(), slots["deed"], "may", span=span)  # type: ignore[arg-type]
    return (m.Part("first", act, span=span),)


def _in_doing_so(slots: Fields, span: Surface) -> object:
    before, act = slots["before"], slots["act"]
    assert isinstance(before, tuple) and isinstance(act, Node)
    return (*before, m.Part("in doing so", act, span=span))


def _unmarked_ability(slots: Fields, span: Surface) -> object:
    return m.Triggered(slots["trigger"], m.Chain(slots["parts"], span=span), span=span)  # type: ignore[arg-type]
