"""What cards get in this game: bonuses to kinds of attacks and to rolls, less from attacks, protections."""

from compiler.games.tcg.attacks import FAMILIES, KINDS, SOURCES
from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook, Same

KIND_IDS = {kind for kind, _, _ in (*KINDS, *FAMILIES) if kind not in SOURCES}
ROLLS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("roll", ("to the_die_roll", "to die_rolls"), ("к броску_кубика", "к броскам_кубика")),
    ("attack roll", ("to the_die_roll_when_attacking",), ("к броску_кубика_в_атаке", "к броску_кубика_при_атаке", "к броскам_кубика_при_атаках", "к броскам_кубика_в_атаке")),
    ("defense roll", ("to the_die_roll_when_defending",), ("к броску_кубика_в_защите", "к броскам_кубика_в_защите")),
    ("strike roll", ("to the_die_roll_for_a_simple_strike",), ("к броску_кубика_на_простой_удар",)),
    ("shot roll", ("to the_die_roll_for_a_shot",), ("к броску_кубика_на_выстрел",)),
    ("move", ("to movement",), ("к движению",)),
    ("any strike", ("to_strikes",), ("к_ударам", "ко_всем_ударам")),
    ("frenzy", ("to frenzy//bonus",), ("к бешенству",)),
)


MAGICAL = ("spell", "magic strike", "discharge")
"""What a magical ability is (2.6, glossary)."""


def add(book: Phrasebook) -> None:
    """Add the phrases of gifts."""
    _bonuses(book)
    _less(book)
    _for_each(book)
    _protections(book)
    _with_attacks(book)
    _sources(book)


def _bonuses(book: Phrasebook) -> None:
    for property_, en, ru in ROLLS:
        book.say("bonus_to", property_, Constant(property_), en=en, ru=ru)
    for strength, said in (("weak", "слабому"), ("medium", "среднему/средний"), ("strong", "сильному")):
        book.say("bonus_to", strength, Constant(f"{strength} strike"), en=f"to {strength} strike", ru=f"к {said} удару")
    for property_, word in (("strike", "удар"), ("move", "движение")):
        book.say("bonus_to", f"{property_}, by its symbol", _read_only(property_), ru=word)
    kinds = Same("of")
    book.say(
        "bonus_to",
        "kinds of attacks",
        kinds,
        en=("to {of/other_kind:pl}", "to {of/other_kind:sg}"),
        ru=("к {of/other_kind:dat.pl}", "к {of/other_kind:dat.sg}"),
    )
    reach = Custom(
        (str,),
        lambda slots, _: f"{slots['kind']} range",
        lambda value: {"kind": str(value).removesuffix(" range")} if str(value).endswith(" range") else None,
    )
    book.say("bonus_to", "range", reach, en="to the_range_of {kind/other_kind:pl}", ru=("к дальности {kind/other_kind:gen.pl}", "к дальности {kind/other_kind:gen.sg}"))


def _read_only(property_: str) -> Custom:
    """What cards print without *to*, and nobody would write so: it is never printed."""
    return Custom((str,), lambda slots, span: property_, lambda value: None)


def _for_each(book: Phrasebook) -> None:
    """*+1 to strike for each token on it*."""
    shape = Custom((Do,), _many, _counted)
    book.say("bare", "bonus for each", shape, en="{bonus} for_each {each/each_of}", ru="{bonus} за каждый<each> {each/each_of:acc.sg}")
    tokens = Custom(
        (m.PropertyOf,),
        lambda slots, span: m.PropertyOf("tokens", slots["card"], span=span),  # type: ignore[arg-type]
        lambda value: (
            {"noun": "token", "card": value.of} if isinstance(value, m.PropertyOf) and value.property == "tokens" else None
        ),
    )
    said = "{noun/token_noun:=} on {card/brief}", "{noun/token_noun:=} на {card/brief:prep}"
    book.say("each_of", "token on a card", tokens, en=said[0], ru=said[1])


def _many(slots: Fields, span: Surface) -> object:
    return Do(ThisCard(), m.ForEach(m.Have((slots["bonus"],)), slots["each"]), span=span)  # type: ignore[arg-type]


def _counted(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.modal or value.agent != ThisCard() or not isinstance(value.deed, m.ForEach):
        return None
    have = value.deed.deed
    single = isinstance(have, m.Have) and len(have.what) == 1 and isinstance(have.what[0], m.Bonus)
    return {"bonus": have.what[0], "each": value.deed.each} if single else None  # type: ignore[attr-defined]


def _less(book: Phrasebook) -> None:
    """*-1 from ranged attacks* (9, -X from attack)."""
    for sign, negative in (("minus", True), ("plus", False)):
        book.say(
            "own_gift",
            f"{sign} from attacks",
            m.Less,
            fixed={"negative": negative},
            en=f"{{amount/{sign}}} from//attacks {{kinds/kind_nouns:pl}} [of//attacks {{of/np}}]",
            ru=(
                f"{{amount/{sign}}} от//attacks {{kinds/kind_nouns:gen.pl}} [{{of/np:gen}}]",
                f"{{amount/{sign}}} от//attacks {{kinds/kind_nouns:gen.sg}} [{{of/np:gen}}]",
                f"{{amount/{sign}}} от//attacks всех {{kinds/kind_nouns:gen.pl}} [{{of/np:gen}}]",
                f"{{amount/{sign}}} от//attacks {{kinds/kind_nouns:gen.pl}} {{of/lone:gen}}",
            ),
        )
    across = Make(m.NextTo, (("card", ThisCard()), ("way", "diagonally")))
    diagonal = m.Cards(m.All(), m.Kind(m.TypeNoun("card"), (across.build({}, Surface(0, 0)),)))  # type: ignore[arg-type]
    less = Make(m.Less, (("negative", True), ("of", diagonal)))
    said = "{amount/minus} from//attacks {kinds/kind_nouns:pl} dealt_diagonally", "{amount/minus} от//attacks {kinds/kind_nouns:gen.pl} по_диагонали//attacks"
    book.say("own_gift", "from attacks dealt diagonally", less, en=said[0], ru=said[1])
    book.say("gift", "of attacks", Same("of"), en="{of/own_gift:=}", ru="{of/own_gift:=}")
    one = Custom((Do,), _has, _single)
    book.say("bare", "has a gift", one, en="{gift/own_gift}", ru="{gift/own_gift}")


def _has(slots: Fields, span: Surface) -> object:
    return Do(ThisCard(), m.Have((slots["gift"],)), span=span)  # type: ignore[arg-type]


OWN_GIFTS = (m.Less, m.ProtectedFrom)


def _single(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.modal is not None or value.agent != ThisCard():
        return None
    only = value.deed.what[0] if isinstance(value.deed, m.Have) and len(value.deed.what) == 1 else None
    return {"gift": only} if isinstance(only, OWN_GIFTS) else None


def _protections(book: Phrasebook) -> None:
    """*Protection from weak strikes*, *from non-magical attacks*; those with names of their own are keywords (2.8)."""
    book.say(
        "own_gift",
        "protection",
        _protected(),
        en="protection from//protection [{strength}] {kinds/guarded:pl}",
        ru=("защита! от//protection [{strength:gen<kinds>}] {kinds/guarded:gen.pl}",),
    )
    for kind, en, ru in FAMILIES:
        if kind != "ranged":  # protection from those is a keyword
            book.say("guarded", kind, Constant(kind), en=[f"{each}/n!" for each in en], ru=[f"{each}!" for each in ru])
    book.say("guarded", "strikes", Same("of"), en="{of/strike_noun:=}", ru="{of/strike_noun:=}")


def _protected() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.ProtectedFrom((str(slots["kinds"]),), strength=slots.get("strength"), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.ProtectedFrom) or value.of is not None or len(value.kinds) != 1:
            return None
        return {"kinds": value.kinds[0], "strength": value.strength}

    return Custom((m.ProtectedFrom,), build, match)


def _with_attacks(book: Phrasebook) -> None:
    """*Cards with a shot or a throw*."""
    magical = Make(m.WithAttack, (("kinds", MAGICAL),))
    for category in ("tail", "brief_tail"):
        book.say(category, "with a magical ability", magical, en="with_a_magical_ability", ru="с_магической_способностью")
    book.say("attacking", "with attacks", m.WithAttack, en="that//attacks have! {kinds/abilities:pl}")
    book.say("tail", "that have attacks", Same("of", (m.WithAttack,)), en="{of/attacking:=.fin}")
    book.say(
        "tail",
        "with attacks",
        m.WithAttack,
        ru=(",//which обладающий! {kinds/abilities:ins.sg} [,//tail]", "с//attacks {kinds/abilities:ins.sg}"),
    )
    tokens = Make(m.Compared, (("property", "tokens"), ("relation", "at least"), ("amount", m.Number(1))), (("noun", "token"),))
    book.say("tail", "with a token", tokens, en="with//tokens a {noun/token_noun:sg}", ru="с//tokens {noun/token_noun:ins.sg}")
    for relation, en_more, ru_more in (("at least", "or more", ("или_более", "или_больше")), ("at most", "or less", ("или_менее", "или_меньше"))):
        fast = Make(m.Compared, (("property", "move"), ("relation", relation)))
        book.say("tail", f"with movement {relation}", fast, en=f"with_movement {{amount/number}} {en_more}", ru=tuple(f"с//move движением {{amount/number}} {each}" for each in ru_more))
    owning = Make(m.WithKeyword)
    book.say("tail", "having a keyword", owning, manner="having", ru=",//which обладающий! {keyword/named_keyword:ins} [,//tail]")
    for name, en, ru in (("spell", "spell/n!", "заклинание!"), ("effect", "effect/n!", "воздействие!")):
        book.say("ability_noun", name, Constant(name), en=en, ru=ru)
    book.say("ability_noun", "kind of attack", Same("of"), en="{of/other_kind:=}", ru="{of/other_kind:=}")
    book.list_of("abilities", "ability_noun", en="(or//kind|and//kind|,//kind)", ru="(или//kind|и//kind|,//kind)")


def _sources(book: Phrasebook) -> None:
    """*Receives wounds from a ranged attack*."""
    from_kind = Custom(
        (m.Source,),
        lambda slots, span: m.Source((str(slots["kind"]),), span=span),
        lambda value: {"kind": value.kinds[0]} if isinstance(value, m.Source) and _is_kind(value) else None,
    )
    said = "{kind/source_kind:pl}", "{kind/source_kind:gen.pl}"
    book.say("manner_of_wounds", "kinds of attacks", from_kind, en=said[0], ru=said[1])
    every = Make(m.Source, (("kinds", ("attacks",)),))
    book.say("manner_of_wounds", "all attacks", every, manner="all", ru="всех_атак")
    book.say("manner_of_wounds", "an attack of a kind", from_kind, manner="one", en="a {kind/source_kind:sg}", ru="{kind/source_kind:gen.sg}")
    one, all_ = (_attacks_of(quantity) for quantity in (m.One(), m.All()))
    book.say("source", "an attack of a card", one, en="a {kind/kind_noun:sg} of//hit {by/brief}", ru="{kind/kind_noun:gen.sg} {by/brief:gen}")
    book.say("source", "attacks of cards", all_, en="{kind/kind_noun:pl} of//hit {by/brief}", ru="{kind/kind_noun:gen.pl} {by/brief:gen}")


def _attacks_of(quantity: Node) -> Custom:
    """Attacks of a kind by a card, or by all such cards."""

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Source) or not _is_kind(value, owned=True):
            return None
        return {"kind": value.kinds[0], "by": value.of} if getattr(value.of, "quantity", None) == quantity else None

    return Custom((m.Source,), lambda slots, span: m.Source((str(slots["kind"]),), slots["by"], span=span), match)  # type: ignore[arg-type]


def _is_kind(source: m.Source, *, owned: bool = False) -> bool:
    of_a_kind = len(source.kinds) == 1 and source.kinds[0] in (KIND_IDS.union(SOURCES, ("strike",)) if owned else KIND_IDS)
    return of_a_kind and (source.of is not None) == owned and source.at_most is None
