"""The table of keywords."""

from __future__ import annotations

from runtime.heroes.definitions import EACH, GREATEST, ONCE, KeywordRule
from runtime.heroes.keywords import expressible, native

KEYWORDS: dict[str, KeywordRule] = {rule.id: rule for rule in (
    # What the rules code itself asks for
    KeywordRule("charge", {"en": "Charge", "ru": "Рывок"}),
    KeywordRule("attack-experience", {"en": "Attack experience", "ru": "Опыт в атаке"}),
    KeywordRule("defense-experience", {"en": "Defense experience", "ru": "Опыт в защите"}),
    KeywordRule("directed-strike", {"en": "Directed strike", "ru": "Направленный удар"}),
    KeywordRule("first-strike", {"en": "First strike", "ru": "Первый удар"}),
    KeywordRule("frenzy", {"en": "Frenzy", "ru": "Бешенство"}),
    KeywordRule("stun", {"en": "Stun", "ru": "Оглушение"}),
    KeywordRule("dormant", {"en": "Dormant", "ru": "Спящий"}),
    KeywordRule("module", {"en": "Module", "ru": "Модуль"}, ONCE, (native.Module,)),
    KeywordRule("fury", {"en": "Fury", "ru": "Ярость"}),
    KeywordRule("uniqueness", {"en": "Uniqueness", "ru": "Уникальность"}, ONCE, (native.UniquenessInTurn,)),
    KeywordRule("created", {"en": "Created", "ru": "Созданный"}),
    KeywordRule("placed", {"en": "Placed", "ru": "Помещённый"}),
    KeywordRule("horde", {"en": "Horde", "ru": "Орда"}),
    KeywordRule("reversed", {"en": "Reversed", "ru": "Обращённый"}),
    KeywordRule("protection-from-spells", {"en": "Protection from spells", "ru": "Защита от заклинаний"}),
    KeywordRule("undead", {"en": "Undead", "ru": "Немертвый"}, ONCE, (native.Undead, native.UndeadWound)),
    KeywordRule("clutch", {"en": "Clutch", "ru": "Кладка"}, ONCE, (native.Clutch,)),
    KeywordRule("vanguard", {"en": "Vanguard", "ru": "Авангард"}, GREATEST, (native.Vanguard,), True),
    KeywordRule("incarnation", {"en": "Incarnation", "ru": "Инкарнация"}, GREATEST, (native.Incarnation,), True),
    KeywordRule("meditation", {"en": "Meditation", "ru": "Медитация"}, GREATEST, (native.Meditation,), True),
    # What the card language can say
    KeywordRule("armor", {"en": "Armor", "ru": "Броня"}, GREATEST, (expressible.Armor,), True),
    KeywordRule("scale", {"en": "Scale", "ru": "Чешуя"}, GREATEST, (expressible.Scale,), True),
    KeywordRule("regeneration", {"en": "Regeneration", "ru": "Регенерация"}, GREATEST, (expressible.Regeneration,),
                True),
    KeywordRule("unity", {"en": "Unity", "ru": "Единение"}, GREATEST, (expressible.Unity,), True),
    KeywordRule("thirst", {"en": "Thirst", "ru": "Жажда"}, GREATEST, (expressible.Thirst,), True),
    KeywordRule("vampirism", {"en": "Vampirism", "ru": "Вампиризм"}, GREATEST, (expressible.Vampirism,), True),
    KeywordRule("might", {"en": "Might", "ru": "Могущество"}, GREATEST, (expressible.Might,), True),
    KeywordRule("poison", {"en": "Poison", "ru": "Отравление"}, GREATEST, (expressible.Poison,), True),
    KeywordRule("rage", {"en": "Rage", "ru": "Гнев"}, EACH, (expressible.Rage,)),
    KeywordRule("superiority", {"en": "Superiority", "ru": "Превосходство"}, ONCE, (expressible.FullSuperiority,)),
    KeywordRule("suppression", {"en": "Suppression", "ru": "Подавление"}, ONCE, (expressible.Suppression,)),
    KeywordRule("stealth", {"en": "Stealth", "ru": "Скрытность"}, ONCE, (expressible.Stealth,)),
    KeywordRule("vulnerability", {"en": "Vulnerability", "ru": "Уязвимость"}, ONCE, (expressible.Vulnerability,)),
)}
