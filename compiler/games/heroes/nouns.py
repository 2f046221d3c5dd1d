"""What cards of Berserk: Heroes are called: types, classes, elements and states, in every language."""

from compiler.games import world
from compiler.language.meaning import TypeNoun
from compiler.language.phrases import Constant, Make, Phrasebook
from compiler.language.wordings import vocabulary

TYPES = (
    ("card", "card", "карта"),
    ("creature", "creature", "существо"),
    ("hero", "hero", "герой"),
    ("character", "character", "персонаж"),
    ("spell", "spell", "заклинание"),
    ("support", "support_card", "карта_поддержки"),
    ("equipment", "equipment", "экипировка"),
)

OWN_CLASSES = (
    ("action", "action", "действие"),
    ("amulet", "amulet", "амулет"),
    ("dragonid", "dragonid", "драконид"),
    ("egg", "egg", "яйцо"),
    ("ent", "ent", "энт"),
    ("event", "event", "событие"),
    ("fairy", "fairy", "фея"),
    ("gloom", "gloom", "сумрак"),
    ("gnome", "gnome", "гном"),
    ("golem", "golem", "голем"),
    ("human", "human", "человек"),
    ("mage", "mage", "маг"),
    ("mechanism", "mechanism", "механизм"),
    ("mercenary", "mercenary", "наемник"),
    ("mermaid", "mermaid", "русалка"),
    ("metamorph", "metamorph", "метаморф"),
    ("minotaur", "minotaur", "минотавр"),
    ("naga", "naga", "нага"),
    ("nightmare", "nightmare", "кошмар"),
    ("priest", "priest", "жрец"),
    ("quest", "quest", "квест"),
    ("ritual", "ritual", "ритуал"),
    ("robber", "robber", "разбойник"),
    ("sorcery", "sorcery", "волшебство"),
    ("terrain", "terrain", "местность"),
    ("trap", "trap", "ловушка"),
    ("underlander", "underlander", "подземник"),
    ("vail", "vail", "вайл"),
    ("warrior", "warrior", "воин"),
    ("weapon", "weapon", "оружие"),
    ("witch", "witch", "ведьма"),
    ("yak", "yak", "як"),
)
CLASSES = tuple(sorted((*world.CLASSES, *OWN_CLASSES)))

STATES = (
    ("open", "open", "открытый", "открыт"),
    ("closed", "closed", "закрытый", "закрыт"),
    ("stunned", "stunned", "оглушенный", "оглушен"),
    ("poisoned", "poisoned", "отравленный", "отравлен"),
    ("hidden", "hidden", "скрытый", None),
    ("completed", "completed", "завершенный", None),
    ("attacked", "attacked", "атакованный", None),
)

EFFECTS = (
    ("enhancement", "enhancement_effect", "эффект! усиления"),
    ("weakening", "weakening_effect", "эффект! ослабления"),
    ("maturation", "maturation_effect", "эффект! созревания"),
    ("counter", "counter", "счетчик!"),
)


def add(book: Phrasebook) -> None:
    """Add the nouns and adjectives of the game."""
    vocabulary.types(book, TYPES)
    for id_, ru in (("creature", "существа"), ("spell", "заклинания"), ("hero", "героя")):
        said = f"карта! {ru}//card"
        book.say("noun", f"{id_} card", Make(TypeNoun, (("type", id_),)), manner="card", en=f"{id_}_card/n!", ru=said)
    vocabulary.classes(book, CLASSES)
    vocabulary.elements(book, world.ELEMENTS)
    vocabulary.states(book, STATES)
    vocabulary.effects(book, EFFECTS)
    vocabulary.names(book)
    book.say("token_noun", "token", Constant("token"), en="prayer_token/n!", ru="жетон! молитвы")
    book.say("token_noun", "prayer", Constant("token"), en="prayer/n!", ru="молитва!")
