"""Rules that hold while something is so; conditions and amounts of this game; attacks that are reduced."""

from collections.abc import Callable

from compiler.games.tcg.attacks import STRENGTHS
from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, rewrite, walk, with_fields
from compiler.language.meaning import Do, Opponent, ThisCard, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook, Same
from compiler.language.wordings.times import TURNS, in_the_turn_of

SQUADS = ((You(), "your_squad", "в_вашем_отряде"), (Opponent(), "the_opponent's_squad", "в_отряде_противника"))


def add(book: Phrasebook) -> None:
    """Add the phrases of rules."""
    _while(book)
    _squads(book)
    _amounts(book)
    _reduced(book)
    _capped(book)
    _drawing(book)


def _while(book: Phrasebook) -> None:
    """*Directed strike while the host is open*."""
    book.say("ability", "while, with a dash", m.While, ru="пока {condition} -//if {chain:=}")
    said = "{keyword/keyword} while {condition}", "{keyword/keyword} ,//while пока {condition}"
    book.say("ability", "keyword while", Custom((m.While,), _having, _had), manner="behind", en=said[0], ru=said[1])


def _having(slots: Fields, span: Surface) -> object:
    have = Do(ThisCard(), m.Have((slots["keyword"],)), span=span)  # type: ignore[arg-type]
    chain = m.Chain((m.Part("first", have, span=span),), span=span)
    return m.While(slots["condition"], chain, span=span)  # type: ignore[arg-type]


def _had(value: object) -> Fields | None:
    if not isinstance(value, m.While) or value.limit or value.zone or not isinstance(value.chain, m.Chain):
        return None
    act = value.chain.parts[0].act if len(value.chain.parts) == 1 else None
    if not isinstance(act, Do) or act.agent != ThisCard() or act.modal or not isinstance(act.deed, m.Have):
        return None
    only = act.deed.what[0] if len(act.deed.what) == 1 else None
    return {"keyword": only, "condition": value.condition} if isinstance(only, m.Keyword) else None


def _squads(book: Phrasebook) -> None:
    """*There is a river in your squad*."""
    for player, en, ru in SQUADS:
        has = _owning(player, none=False)
        book.say("condition", f"in {en}", has, manner="squad", en=f"there_is//squad {{cards/np:nom}} in_{en}//there", ru=f"{ru}//there есть//have {{cards/np:nom}}")
        none = _owning(player, none=True)
        book.say("condition", f"none in {en}", none, manner="squad", en=f"there_are_no//squad {{kind:pl}} in_{en}//there", ru=(f"{ru}//there нет//have {{kind:gen.pl}}", f"{ru}//there нет//have {{kind:gen.sg}}"))
    unhurt = Custom(
        (),
        lambda slots, span: m.Compare(m.PropertyOf("wounds", slots["card"]), "equal", m.Number(0), span=span),  # type: ignore[arg-type]
        lambda _: None,
    )
    book.say("condition", "a card has no wounds", unhurt, ru="{card/agent:nom} не_имеет_ран")
    more = Make(m.Compare, (("left", m.PropertyOf("additional_lives", ThisCard())), ("relation", "at least"), ("right", m.Number(1))), (("noun", "additional"),))
    book.say("condition", "has additional lives", more, ru="имеет//now {noun/additional_noun:acc.pl}")
    for negated, ru_has in ((False, "имеет//now"), (True, "не_имеет//now")):
        own = Custom((m.Is,), _with_keyword(negated), _is_with_keyword(negated))
        book.say("condition", f"has a keyword, {negated}", own, manner="has", ru=f"{ru_has} {{keyword/named_keyword:acc}}")
    for state, en_wounds, ru_wounds in ((True, "has_no_wounds//bare", "не_имеет_ран"), (False, "has_wounds//bare", ("имеет_раны", "имеет_рану"))):
        shape = Make(m.Is, (("what", ThisCard()), ("is_", m.InState("wounded", state))))
        book.say("condition", f"wounds, {state}", shape, en=f"it_{en_wounds}", ru=ru_wounds)


def _with_keyword(negated: bool) -> Callable[[Fields, Surface], object]:
    return lambda slots, span: m.Is(ThisCard(), m.WithKeyword(slots["keyword"]), negated, span=span)  # type: ignore[arg-type]


def _is_with_keyword(negated: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Is) or value.what != ThisCard() or value.negated != negated:
            return None
        known = isinstance(value.is_, m.WithKeyword) and not value.is_.negated
        return {"keyword": value.is_.keyword} if known else None  # type: ignore[attr-defined]

    return match


def _owning(player: object, *, none: bool) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        cards = m.Cards(m.No(), slots["kind"]) if none else slots["cards"]  # type: ignore[arg-type]
        return m.Happens(Do(player, m.Own(cards)), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        clause = value.event if isinstance(value, m.Happens) else None
        if not isinstance(clause, Do) or clause.agent != player or not isinstance(clause.deed, m.Own):
            return None
        cards = clause.deed.cards
        no = isinstance(cards, m.Cards) and cards.quantity == m.No()
        if no != none:
            return None
        return {"kind": cards.kind} if none else {"cards": cards}  # type: ignore[attr-defined]

    return Custom((m.Happens,), build, match)


def _amounts(book: Phrasebook) -> None:
    """*The weak strike of the attacked card*, *its movement*."""
    genitive = {"weak": "слабого", "medium": "среднего/средний", "strong": "сильного"}
    for strength, en, ru in STRENGTHS:
        of = Make(m.PropertyOf, (("property", f"{strength} strike"),))
        values = ("величина!", "значение!")
        said = tuple(f"{value} {genitive[strength]} удара" for value in values)
        book.say(
            "quantity",
            f"{strength} strike",
            of,
            gives={"number": "sg"},
            en=f"the_{en}_strike_of {{of/np}}",
            ru=(*(f"{each} {{of/np:gen}}" for each in said), f"{ru}//strike удар! {{of/np:gen}}"),
        )
        book.say("quantity", f"its {strength} strike", of, manner="its", gives={"number": "sg"}, en=f"{{of/possessive}} {en} strike", ru=(f"{{of/possessive}} {ru}! удар!", *(f"{value} {{of/possessive}} {genitive[strength]} удара" for value in values)))
    strike = Make(m.PropertyOf, (("property", "strike"),))
    book.say("quantity", "value of a strike", strike, manner="value", gives={"number": "sg"}, en="the_strike_value_of {of/np}", ru=("величина! удара {of/np:gen}", "значение! удара {of/np:gen}"))
    tokens = Make(m.PropertyOf, (("property", "tokens"),))
    book.say("quantity", "tokens on a card", tokens, gives={"number": "sg"}, en="the_number_of_tokens_on {of/np}", ru="количество! фишек на {of/np:prep}")
    wounds = Make(m.PropertyOf, (("property", "wounds"),))
    book.say("quantity", "wounds on a card", wounds, gives={"number": "sg"}, en="the_number_of_wounds_on {of/np}", ru="количество! ран/рана на {of/np:prep}")
    for relation, en_some, ru_some in (("at least", "there_is_a_token_on", "есть//have фишка"), ("equal", "there_are_no_tokens_on", "нет//have фишек")):
        shape = _on_it(relation)
        book.say("condition", f"tokens, {relation}", shape, en=f"{en_some} {{card/np}}", ru=f"на {{card/np:prep}} {ru_some}")


def _on_it(relation: str) -> Custom:
    right = m.Number(1 if relation == "at least" else 0)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or (value.relation, value.right) != (relation, right):
            return None
        tokens = isinstance(value.left, m.PropertyOf) and value.left.property == "tokens"
        return {"card": value.left.of} if tokens else None  # type: ignore[attr-defined]

    return Custom(
        (m.Compare,),
        lambda slots, span: m.Compare(m.PropertyOf("tokens", slots["card"]), relation, right, span=span),  # type: ignore[arg-type]
        match,
    )


def _reduced(book: Phrasebook) -> None:
    """*Strikes against it are reduced to 1* (9)."""
    for every, en, ru in (("", "", ""), ("all", "all ", "все<kind> ")):
        book.say(
            "reduction",
            f"{every} attacks are reduced",
            m.ReduceStrike,
            manner=every or None,
            en=f"{en}{{kind/kind_noun:pl}} against//reduced {{on/np}} are_reduced_to {{to/reduced}}",
            ru=(
                *(
                    f"{ru}{{kind/kind_noun:nom.pl}} по//reduced {{on/np:dat}} {verb} {{to/reduced}}"
                    for verb in ("сводятся_к", "сводится_к")
                ),
                f"{ru}{{kind/kind_noun:nom.pl}} сводятся//reduced по//reduced {{on/np:dat}} к//reduced {{to/reduced}}",
            ),
        )
    for kind, en_kind, words in (("strike", "strikes", ("удары//reduced", "удары")), ("attack", "attacks", ("атаки//reduced",))):
        book.say(
            "reduction",
            f"{en_kind} of cards are reduced",
            m.ReduceStrike,
            fixed={"kind": kind},
            en=f"{en_kind}//reduced of//reduced {{of/np}} [against//reduced {{on/np}}] are_reduced_to {{to/reduced}}",
            ru=tuple(f"{word} {{of/np:gen}} [по//reduced {{on/np:dat}}] сводятся_к {{to/reduced}}" for word in words),
        )
        for whose, turn in ((You(), "в_ваш_ход//reduced"), (Opponent(), "в_ход_противника//reduced")):
            shape = Custom((), _reduced_in_turn(kind, whose), lambda _: None)
            in_turn = tuple(f"{word} {{of/np:gen}} {turn} сводятся_к {{to/reduced}}" for word in words)
            book.say("ability", f"{en_kind} of cards are reduced {turn}", shape, ru=in_turn)
    book.say("ability", "reduction", Same("of", (m.ReduceStrike,)), en="{of/reduction:=}", ru="{of/reduction:=}")
    rule = "{chain/reduction:=}"
    book.say("ability", "reduction while", m.While, manner="behind", en=f"{rule} while {{condition}}", ru=f"{rule} ,//while пока {{condition}}")
    for player, en, ru_turns, _, _ in TURNS:
        said = tuple(f"{rule} {each}" for each in ru_turns)
        book.say("ability", f"reduction {en}", in_the_turn_of(player), manner="turn", en=f"{rule} {en}", ru=said)
    book.say("reduced", "to an amount", Same("of"), en="{of/amount}", ru="{of/amount}")
    for strength, singular, plural in (("weak", "слабой", "слабым"), ("medium", "средней/средний", "средним/средний"), ("strong", "сильной", "сильным")):
        book.say("reduced", strength, Make(m.Strength, (("kind", strength),)), en=strength, ru=(plural, singular, {"weak": "слабому", "medium": "среднему/средний", "strong": "сильному"}[strength]))


def _reduced_in_turn(kind: str, player: Node) -> Callable[[Fields, Surface], object]:
    """*Strikes of this card in the opponent's turn are reduced to weak*."""

    def build(slots: Fields, span: Surface) -> object:
        rule = m.ReduceStrike(slots["to"], kind, slots["of"], span=span)  # type: ignore[arg-type]
        return m.While(m.TurnOf(player), rule, span=span)

    return build


def _drawing(book: Phrasebook) -> None:
    """*If a defender can be appointed against Defiler's strike, the opponent must do so*."""
    shape = Make(m.DrawsDefenders, (), (("of", ThisCard()),))
    en = "if//drawn a_defender_can_be_appointed_against {of/np} 's strike/n ,//if the_opponent_must_do_so"
    ru = "если//drawn от//drawn удара {of/np:gen} можно_назначить_защитника ,//if противник_обязан_это_сделать"
    book.say("ability", "draws defenders", shape, en=en, ru=ru)


def _capped(book: Phrasebook) -> None:
    """*…, where X is … (at most 3)*: no more than so much."""
    said = "{of/noted:=} (|.//note) \\( at_most {most/cap} (|.//close) \\)", "{of/noted:=} (|.//note) \\( максимум//cap (|на//cap|до//cap) {most/cap} (|.//close) \\)"
    types = (m.Triggered, m.Activated, m.Instructions, m.While)
    book.say("noted", "capped", Custom(types, _with_cap, _cap_of), en=said[0], ru=said[1])
    for sign in ("number", "plus", "minus"):
        shape = Same("of") if sign == "number" else Custom((), lambda slots, _: slots["of"], lambda _: None)
        book.say("cap", sign, shape, en=f"{{of/{sign}}}", ru=f"{{of/{sign}}}")


def _with_cap(slots: Fields, span: Surface) -> object:
    of, most = slots["of"], slots["most"]
    assert isinstance(of, Node) and isinstance(most, Node)
    for capped in (_what_x_is(of, most), _each_or_more(of, most), _paid(of, most)):
        if capped != of:
            return with_fields(capped, span=span)
    return m.Noted(of, most, span=span)


def _what_x_is(of: Node, most: Node) -> Node:
    """*…, where X is the number of its tokens (at most 3)*."""

    def cap(node: Node) -> Node:
        if isinstance(node, m.Chain) and node.where is not None:
            return with_fields(node, where=m.Capped(node.where, most, span=node.where.span))
        return node

    return rewrite(of, cap)


def _each_or_more(of: Node, most: Node) -> Node:
    """*+1 to strike for each artifact (at most +3)*, *+1 to poisoning (at most 3)*, *+1 to the next throw (at most 2)*."""

    def cap(node: Node) -> Node:
        if isinstance(node, m.ForEach):
            return with_fields(node, each=m.Capped(node.each, most, span=node.each.span))
        return m.Capped(node, most, span=node.span) if isinstance(node, m.KeywordBonus | m.NextOnly) else node

    return rewrite(of, cap)


def _paid(of: Node, most: Node) -> Node:
    """*X[token][tap]: Heal a creature for X (at most 3)*: however much is paid."""

    def cap(node: Node) -> Node:
        return m.Capped(node, most, span=node.span) if isinstance(node, m.Variable) else node

    return with_fields(of, chain=rewrite(of.chain, cap)) if isinstance(of, m.Activated) else of


def _cap_of(value: object) -> Fields | None:
    if not isinstance(value, Node):
        return None
    caps = [each for each in walk(value) if isinstance(each, m.Capped)]
    if not caps or any(each.most != caps[0].most for each in caps):
        return None
    return {"of": rewrite(value, lambda node: node.amount if isinstance(node, m.Capped) else node), "most": caps[0].most}
