"""What cards of the game are called: types, classes, elements and states."""

from compiler.games import world
from compiler.language.ast import Surface
from compiler.language.kinds import Counted, KindShape
from compiler.language.meaning import (
    All,
    Bonus,
    Cards,
    Compared,
    InState,
    InZone,
    Keyword,
    Kind,
    OfElement,
    One,
    Opponent,
    Plus,
    TypeNoun,
    UpTo,
    Whose,
    WithKeyword,
    You,
    Zone,
)
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook, Same
from compiler.language.wordings import vocabulary
from compiler.language.wordings.narrowing import COMPARISONS

TYPES = (
    ("card", "card", "карта"),
    ("creature", "creature", "существо"),
    ("artifact", "artifact", "артефакт"),
    ("terrain", "terrain", "местность"),
    ("symbiote", "symbiote", "симбиот"),
    ("parasite", "parasite", "паразит"),
    ("square", "square", "клетка"),
)
# classes that Heroes does not know: of heroes, terrains (9, Class of a creature; 1.8) and later cards
CLASSES = (
    *world.CLASSES,
    ("warrior-hero", "warrior_hero", "герой-воин"),
    ("mage-hero", "mage_hero", "герой-маг"),
    ("robber-hero", "robber_hero", "герой-разбойник"),
    ("priest-hero", "priest_hero", "герой-жрец"),
    ("hero", "hero", "герой"),
    ("dwarf", "dwarf", "гном"),
    ("desert", "desert", "пустыня"),
    ("swamp", "swamp", "болото"),
    ("forest", "forest", "лес"),
    ("river", "river", "река"),
    ("steppe", "steppe", "степь"),
    ("city", "city", "город"),
    ("ratfolk", "ratkin", "крысолюд"),
    ("sea", "sea", "море"),
    ("building", "building", "постройка"),
)
STATES = (
    ("open", "open", "открытый", "открыт"),
    ("closed", "closed", "закрытый", "закрыт"),
    ("hidden", "hidden", "скрытый", None),
    ("flying", "flying", "летающий", None),
    ("unique", "unique", "уникальный", None),
    ("elite", "elite", "элитный", None),
    ("ordinary", "ordinary", "рядовой", None),
    ("incorporeal", "incorporeal", "бестелесный", None),
    ("free", "unoccupied", "незанятый", None),
)
EFFECTS = (("incarnation", "incarnation_token", "жетон! инкарнации"),)
# states that a word with *non-* denies: state, English, Russian
DENIED = (
    ("flying", "non-flying", ("нелетающий!", "наземный!")),
    ("incorporeal", "non-incorporeal", ("небестелесный!",)),
)


def _plain(value: object) -> Fields | None:
    plain = isinstance(value, Keyword) and value == Keyword(value.id)
    return {"id": value.id} if plain else None  # type: ignore[attr-defined]


def _alone(book: Phrasebook) -> None:
    """Russian «по летающим», «по болотным»: creatures are meant."""
    for state, ru in (("flying", "летающий!"), ("incorporeal", "бестелесный!"), ("elite", "элитный!"), ("ordinary", "рядовой!")):
        book.say("alone", state, Make(InState, (("state", state),)), ru=ru)
    book.say("alone", "of an element", Same("of", (OfElement,)), ru="{of/element:=}")
    every = Custom(
        (),
        lambda slots, span: Cards(All(), Kind(TypeNoun("creature"), (slots["state"],), span=span), span=Surface(span.start, span.end, "bare")),  # type: ignore[arg-type]
        lambda _: None,
    )
    book.say("lone", "alone", every, gives={"number": "pl"}, ru="{state/alone:=.pl}")
    for sign, negative in (("plus", False), ("minus", True)):
        said = f"{{amount/{sign}}} {{property/bonus_to}} по {{against/lone:dat}}"
        book.say("bonus", f"{sign} against those", Bonus, fixed={"negative": negative}, ru=said)
    for relation, en, ru in COMPARISONS:
        cost = _costing(relation)
        wordings = f"of_cost {{amount/price}} {en}", f"стоимостью//with {{amount/price}} {ru}"
        book.say("costs", relation, cost, en=wordings[0], ru=wordings[1])


def _costing(relation: str) -> Custom:
    def match(value: object) -> Fields | None:
        only = value[0] if isinstance(value, tuple) and len(value) == 1 else None
        fits = isinstance(only, Compared) and (only.property, only.relation) == ("cost", relation)
        return {"amount": only.amount} if fits else None  # type: ignore[union-attr]

    return Custom(
        (tuple,),
        lambda slots, span: (Compared("cost", relation, slots["amount"], span=span),),  # type: ignore[arg-type]
        match,
    )



def add(book: Phrasebook) -> None:
    """Add the nouns and adjectives of the game."""
    vocabulary.types(book, TYPES)
    vocabulary.classes(book, CLASSES)
    vocabulary.elements(book, world.ELEMENTS)
    vocabulary.states(book, STATES)
    vocabulary.names(book)
    book.say("price", "x and more", Same("of", (Plus,)), en="{of/x_more}", ru="{of/x_more}")
    narrowed = "[{before/befores:=<noun>}] {noun:=} [{possessor}] {behind/costs}"
    book.say("brief_kind", "narrowed", KindShape("en", book), en=narrowed)
    book.say("brief_kind", "narrowed", KindShape("ru", book), ru=narrowed)
    held = "[{before/befores:=<noun>}] {noun:=} [{possessor}] {tail/brief_tail}"
    book.say("brief_kind", "with something", KindShape("en", book), en=held)
    book.say("brief_kind", "with something", KindShape("ru", book), ru=held)
    for brief in ("[{before/befores:=<noun>}] {noun:=} [{possessor}] {behind/brief_place}",):
        book.say("brief_kind", "on the battlefield", KindShape("en", book), en=brief)
        book.say("brief_kind", "on the battlefield", KindShape("ru", book), ru=brief)
    place = Custom((tuple,), lambda _, span: (InZone(Zone("battlefield"), span=span),), lambda value: {} if value == (InZone(Zone("battlefield")),) else None)
    book.say("brief_place", "battlefield", place, en="on_the_battlefield//brief", ru="на_поле_боя//brief")
    plain = Custom((Keyword,), lambda slots, span: Keyword(str(slots["id"]), span=span), _plain)
    book.say("plain_keyword", "plain", plain, en="{id/KW:=}", ru="{id/KW:=}")
    book.say("brief_tail", "with a keyword", WithKeyword, en="with {keyword/plain_keyword}", ru="с//with {keyword/plain_keyword:ins}")
    without = {"negated": True}
    book.say("brief_tail", "without", WithKeyword, fixed=without, en="without {keyword/plain_keyword}", ru="без//with {keyword/plain_keyword:gen}")
    unhurt = {"state": "wounded", "negated": True}
    book.say("brief_tail", "without wounds", InState, fixed=unhurt, en="without_wounds", ru="без_ран")
    for keyword, en, ru_with in (("jump", "jump", ("с//with прыжком",)), ("formation", "formation", ("со_строем",)), ("frenzy", "frenzy", ("с//with бешенством",))):
        having = Make(WithKeyword, (("keyword", Keyword(keyword)),))
        for category in ("tail", "brief_tail"):
            book.say(category, f"with {keyword}", having, en=f"with {en}//with", ru=ru_with)
    _alone(book)
    for player, en, ru in ((You(), "in_your_squad", "в_вашем_отряде"), (Opponent(), "in_the_opponent's_squad", "в_отряде_противника")):
        book.say("behind", "in a squad", Whose, fixed={"player": player}, en=en, ru=ru)
    book.say("before", "enemy", Whose, fixed={"player": Opponent()}, en="enemy")
    book.say("before", "free", Make(InState, (("state", "free"),)), ru="свободный!")
    book.say("before", "poisoned", Make(InState, (("state", "poisoned"),)), en="poisoned", ru="отравленный!")
    for state, said, words in DENIED:
        denied = Make(InState, (("state", state), ("negated", True)))
        book.say("before", f"not {state}", denied, en=said, ru=words)
    vocabulary.effects(book, EFFECTS)
    few = "{n/count:=<kind>} или_менее {kind:=.counted=n}"
    book.say("selection", "so many or fewer", Counted(UpTo), manner="or fewer", ru=few)
    book.say("noun", "square of the battlefield", Make(TypeNoun, (("type", "square"),)), manner="whole", ru="клетка! поля_боя")
    book.say("token_noun", "token", Constant("token"), en="token/n!", ru="фишка!")
    host = Constant(Cards(One(), Kind(TypeNoun("host"))))
    for category in ("selection", "brief"):
        book.say(category, "its host", host, en="its_host")
    book.say("noun", "owner's card", Make(TypeNoun, (("type", "host"),)), en="host/n!", ru="хозяин/хозяин!")
