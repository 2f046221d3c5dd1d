"""What cards of Berserk: Heroes are called: types, classes, elements and states, in every language."""

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

CLASSES = (
    ("action", "action", "действие"),
    ("akkenian", "akkenian", "аккениец"),
    ("amulet", "amulet", "амулет"),
    ("angel", "angel", "ангел"),
    ("aquanite", "aquanite", "акванит"),
    ("archaalite", "archaalite", "архаалит"),
    ("battle-machine", "war_machine", "боевая_машина"),
    ("beast", "beast", "зверь"),
    ("child-of-krong", "Krong_child", "дитя_кронга"),
    ("coven", "coven_member", "ковен"),
    ("demon", "demon", "демон"),
    ("dragon", "dragon", "дракон"),
    ("dragonid", "dragonid", "драконид"),
    ("egg", "egg", "яйцо"),
    ("elemental", "elemental", "элементаль"),
    ("elf", "elf", "эльф"),
    ("ent", "ent", "энт"),
    ("event", "event", "событие"),
    ("fairy", "fairy", "фея"),
    ("giant", "giant", "великан"),
    ("gloom", "gloom", "сумрак"),
    ("gnome", "gnome", "гном"),
    ("goblin", "goblin", "гоблин"),
    ("golem", "golem", "голем"),
    ("guardian-of-the-forest", "forest_guardian", "страж_леса"),
    ("human", "human", "человек"),
    ("inquisitor", "inquisitor", "инквизитор"),
    ("jordling", "jordling", "йордлинг"),
    ("kobold", "kobold", "кобольд"),
    ("koyar", "koyar", "койар"),
    ("linung", "linung", "линунг"),
    ("mage", "mage", "маг"),
    ("mechanism", "mechanism", "механизм"),
    ("mercenary", "mercenary", "наемник"),
    ("mermaid", "mermaid", "русалка"),
    ("metamorph", "metamorph", "метаморф"),
    ("minotaur", "minotaur", "минотавр"),
    ("naga", "naga", "нага"),
    ("nightmare", "nightmare", "кошмар"),
    ("orc", "orc", "орк"),
    ("pirate", "pirate", "пират"),
    ("priest", "priest", "жрец"),
    ("quest", "quest", "квест"),
    ("ritual", "ritual", "ритуал"),
    ("river-maiden", "river_maiden", "речная_дева"),
    ("robber", "robber", "разбойник"),
    ("sorcery", "sorcery", "волшебство"),
    ("spirit", "spirit", "дух"),
    ("terrain", "terrain", "местность"),
    ("toa-dan", "Toa-Dan", "тоа-дан"),
    ("trap", "trap", "ловушка"),
    ("troll", "troll", "тролль"),
    ("undead", "undead", "нежить"),
    ("underlander", "underlander", "подземник"),
    ("vail", "vail", "вайл"),
    ("vampire", "vampire", "вампир"),
    ("warrior", "warrior", "воин"),
    ("weapon", "weapon", "оружие"),
    ("witch", "witch", "ведьма"),
    ("yak", "yak", "як"),
)

ELEMENTS = (
    ("steppes", "steppe", "степной"),
    ("forests", "forest", "лесной"),
    ("mountains", "mountain", "горный"),
    ("swamps", "swamp", "болотный"),
    ("darkness", "dark", "темный"),
    ("neutral", "neutral", "нейтральный"),
)

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
    vocabulary.elements(book, ELEMENTS)
    vocabulary.states(book, STATES)
    vocabulary.effects(book, EFFECTS)
    vocabulary.names(book)
    book.say("token_noun", "token", Constant("token"), en="prayer_token/n!", ru="жетон! молитвы")
    book.say("token_noun", "prayer", Constant("token"), en="prayer/n!", ru="молитва!")
