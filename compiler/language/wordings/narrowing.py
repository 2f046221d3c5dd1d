"""What narrows a noun: whose, other, of cost 3 or less, in the graveyard, obtained by a card."""

from compiler.language import meaning as m
from compiler.language.kinds import KindShape
from compiler.language.meaning import Opponent, You
from compiler.language.phrases import Custom, Phrasebook, Same

_END = "[,//end]"  # the comma that closes a clause, where the sentence goes on

COMPARISONS = (("at most", "or less", "или менее"), ("at least", "or more", "или более"), ("equal", "", ""))
# what was done or suffered: id, English, Russian
# what a part of the ability did to cards: id, English, Russian
WAYS = (
    ("drawn", "drawn", "взятый!"),
    ("discarded", "discarded", "сброшенный!"),
    ("destroyed", "destroyed", "уничтоженный!"),
    ("healed", "healed", "излеченный!"),
    ("found", "found", "найденный!"),
    ("shown", "revealed", "показанный!"),
    ("put", "put", "положенный!"),
    ("shuffled", "shuffled", "замешанный!"),
)
DEEDS_DONE = (("received wounds", "that have already received wounds", ",//which которые уже получали раны"),)


def add(book: Phrasebook) -> None:
    """Add the phrases of conditions on nouns."""
    whole = "[{before/befores:=<noun>}] {noun:=} [{possessor}] [{behind/behinds:=<noun>}] [{tail:=<noun>} [{place/in_zone}]]"
    brief = "[{before/befores:=<noun>}] {noun:=} [{possessor}]"
    for category, template in (("kind", whole), ("brief_kind", brief)):
        book.say(category, category, KindShape("en", book), en=template)
        book.say(category, category, KindShape("ru", book), ru=template)
    book.list_of("befores", "before", en="", ru="")
    book.list_of("behinds", "behind", en="", ru="")
    _owners(book)
    _properties(book)
    _circumstances(book)


def _owners(book: Phrasebook) -> None:
    book.say("before", "your", m.Whose, fixed={"player": You()}, gives={"definite": True}, en="your", ru="ваш!")
    book.say("before", "opposing", m.Whose, fixed={"player": Opponent()}, en="opposing")
    book.say(
        "before",
        "the opponent's",
        m.Whose,
        fixed={"player": Opponent()},
        manner="possessive",
        gives={"definite": True},
        en="(the_opponent|an_opponent|that_opponent) 's",
    )
    book.say(
        "possessor", "of the opponent", m.Whose, fixed={"player": Opponent()}, en="of_the_opponent", ru=("противника//of", "этого_противника")
    )
    book.say("before", "other", m.Other, en="other", ru="другой!")
    book.say("before", "top", m.Position, fixed={"place": "top"}, en="top", ru="верхний!")


def _properties(book: Phrasebook) -> None:
    for relation, en, ru in COMPARISONS:
        fixed = {"property": "cost", "relation": relation}
        book.say(
            "behind",
            f"of cost {relation}",
            m.Compared,
            fixed=fixed,
            en=(f"of_cost {{amount/price}} {en}", f"with_cost {{amount/price}} {en}"),
            ru=(f"стоимостью//with {{amount/price}} {ru}", *(("стоимостью//with до {amount/price}",) if relation == "at most" else ())),
        )
        fixed = {"property": "strike", "relation": relation}
        book.say(
            "behind",
            f"with strike {relation}",
            m.Compared,
            fixed=fixed,
            en=f"with_strike {{amount/number}} {en}",
            ru=(f"с_ударом {{amount/number}} {ru}", f"с_силой_удара {{amount/number}} {ru}"),
        )
    russian = (f",//which обладающий! стихией {_END}", "со_стихией")
    book.say("having", "having an element", m.HasElement, en="that have! an_element", ru=russian)
    book.say("behind", "that have an element", Same("of", (m.HasElement,)), en="{of/having:=.fin}", ru="{of/having:=}")
    book.say("behind", "with an element", m.HasElement, manner="with", en="with_an_element")
    own_strike = {"property": "strike", "relation": "less", "amount": m.PropertyOf("strike", m.ThisCard())}
    than = tuple(f"с_{noun}_меньше,_чем_у_{it}" for noun in ("силой_удара", "ударом") for it in ("нее", "него"))
    book.say("behind", "strike less than its own", m.Compared, fixed=own_strike, manner="than", en="with_strike_less_than_its_own", ru=than)
    for property_, wordings in (("strike", ("с_меньшей_силой_удара", "с_меньшим_ударом")), ("cost", ("меньшей_стоимости",))):
        own = m.PropertyOf(property_, m.ThisCard())
        lower = {"property": property_, "relation": "less", "amount": own}
        book.say("behind", f"with a lower {property_}", m.Compared, fixed=lower, en=f"with_a_lower_{property_}", ru=wordings)
    for property_, en, ru in (("strike", "strike", "силой_удара"), ("cost", "cost", "стоимостью"), ("lives", "lives", "жизнями")):
        for highest, en_word, ru_word in ((True, "highest", "наибольш"), (False, "lowest", "наименьш")):
            ending = "ими" if property_ == "lives" else "ей"
            book.say(
                "behind",
                f"with the {en_word} {property_}",
                m.Extreme,
                fixed={"property": property_, "highest": highest},
                en=f"with_the_{en_word}_{en}",
                ru=f"с_{ru_word}{ending}_{ru}",
            )
    book.say(
        "behind",
        "not of a class",
        m.NotA,
        en=("other_than {noun:pl}", "that_is_not a {noun:sg}", "that_are_not {noun:pl}", "\\(//except except {noun:pl} \\)"),
        ru=(f",//which не являющийся! {{noun:ins.sg}} {_END}", "не-//not {noun:=}", "\\(//except кроме {noun:gen.pl} \\)"),
    )
    book.say("before", "non-", _not_a(), en="non- {noun:sg}")
    attacked = ("attacked_one", "attacked_creature", "attacked_card", "target_of_the_attack", "one_attacked")
    book.say(
        "behind",
        "other than the attacked one",
        m.OtherThan,
        fixed={"card": m.Attacked()},
        en=tuple(f"other_than_the_{each}" for each in attacked),
        ru=tuple(f",//which {each} {_END}" for each in ("кроме_атакованного", "кроме_атакованного_существа")),
    )
    book.say(
        "behind",
        "with an effect",
        m.WithEffect,
        en="with//effect a {effect/effect_noun:sg}",
        ru="с//effect {effect/effect_noun:ins.sg}",
    )
    book.say(
        "behind",
        "without effects",
        m.WithEffect,
        fixed={"negated": True},
        en="without {effect/effect_noun:pl}",
        ru="без//effect {effect/effect_noun:gen.pl}",
    )
    book.say(
        "tail",
        "without a keyword",
        m.WithKeyword,
        fixed={"negated": True},
        en="without {keyword/named_keyword}",
        ru="без//with {keyword/named_keyword:gen}",
    )
    book.say("behind", "with another class", m.OtherClass, en="with_a_different_class", ru=("с_другим_классом", "другого_класса"))
    book.say("behind", "without features", m.Featureless, en="without_features", ru="без_особенностей")
    book.say(
        "behind",
        "having obtained",
        m.HasObtained,
        en=("having_obtained_a_card", "that_has_obtained_a_card", "that_have_obtained_a_card"),
        ru=f",//which добывший! карту//one {_END}",
    )
    book.say(
        "behind",
        "of the chosen class",
        m.OfChosenClass,
        en=("of_the_chosen_class", "with_the_chosen_class"),
        ru=("выбранного_класса", "с_выбранным_классом"),
    )
    book.say("behind", "with the chosen name", m.OfChosenName, en="with_that_name", ru=("с_таким_названием", "с_этим_названием"))
    for what, en, ru in (("discarded", "that_you_discarded", "сброшенный!"), ("played", "that_you_played", "разыгранный!")):
        book.say(
            "behind",
            f"{what} by you",
            m.Did,
            fixed={"what": f"{what} by you", "when": "this turn"},
            en=f"{en} this_turn",
            ru=tuple(f",//which {ru} {by}{when} {_END}" for by in ("вами ", "") for when in ("в_этот_ход", "в_этом_ходу")),
        )
    buried = {"what": "put into a graveyard", "when": "this turn"}
    book.say(
        "behind",
        "put into a graveyard",
        m.Did,
        fixed=buried,
        en="that_were_put_into_graveyards this_turn",
        ru=tuple(f",//which которые_попали_на_кладбища {when} {_END}" for when in ("в_этот_ход", "в_этом_ходу")),
    )
    book.say("behind", "with another name", m.OtherName, en="with_a_different_name", ru="с_другим_названием")
    book.say("behind", "with the same name", m.SameName, en="with_the_same_name", ru="с_таким_же_названием")
    book.say(
        "tail",
        "with a keyword",
        m.WithKeyword,
        en="with {keyword/named_keyword}",
        ru="с//with {keyword/named_keyword:ins}",
    )
    book.say(
        "behind",
        "without wounds",
        m.InState,
        fixed={"state": "wounded", "negated": True},
        en="without_wounds",
        ru="без_ран",
    )
    wounded = Custom((), lambda _, span: m.InState("wounded", span=span), lambda _: None)
    book.say("before", "wounded", wounded, en="wounded", ru="раненый!")
    book.say("behind", "with wounds", m.InState, fixed={"state": "wounded"}, en="with_wounds", ru="с_ранами")


def _not_a() -> Custom:
    """*A non-mechanism creature*: read, and printed as *a creature other than mechanisms*."""
    return Custom((), lambda slots, span: m.NotA(slots["noun"], span=span), lambda _: None)  # type: ignore[arg-type]


def _circumstances(book: Phrasebook) -> None:
    play = {"zone": m.Zone("play")}
    book.say("behind", "in play", m.InZone, fixed=play, en="in_play", ru="в_игре")
    book.say("behind", "in a zone", m.InZone, en="{zone/in_zone}", ru="{zone/in_zone}")
    book.say("behind", "out of a zone", m.InZone, manner="from", en="{zone/out_of}", ru="{zone/out_of}")
    book.say("behind", "of a deck", m.InZone, manner="of", en="{zone/of_deck}", ru="{zone/of_deck}")
    book.say(
        "tail", "obtained", m.Obtained, en="obtained_by {by/brief}", ru=",//which добытый! {by/brief:ins} [,//tail]"
    )
    book.say("before", "obtained", m.Obtained, ru="добытый! {by/brief:ins}")
    obtained = {"deed": "obtained"}
    book.say("behind", "obtained this way", m.ThisWay, fixed=obtained, en="obtained this_way")
    book.say("before", "obtained this way", m.ThisWay, fixed=obtained, ru="добытый! таким_образом")
    for way, en, ru in WAYS:
        fixed = {"deed": way}
        book.say("behind", f"{way} this way", m.ThisWay, fixed=fixed, en=f"{en} this_way")
        book.say("before", f"the {way} one", m.ThisWay, fixed=fixed, manner="the", en=en)
        book.say("before", f"{way} this way", m.ThisWay, fixed=fixed, ru=(f"{ru} таким_образом", ru))
    for what, en, ru in DEEDS_DONE:
        book.say(
            "behind",
            what,
            m.Did,
            fixed={"what": what, "when": "this turn"},
            en=f"{en} this_turn",
            ru=f"{ru} в_этот_ход {_END}",
        )
