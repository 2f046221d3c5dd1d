"""The table of keywords that the rules code does: asked for by name, or ability classes of their own."""

from __future__ import annotations

from runtime.kernel.definitions import GREATEST, ONCE, KeywordRule
from runtime.tcg.keywords import native

KEYWORDS: dict[str, KeywordRule] = {rule.id: rule for rule in (
    KeywordRule("accuracy", {"en": "Accuracy", "ru": "Точность"}),
    KeywordRule("armor", {"en": "Armor", "ru": "Броня"}, GREATEST, (native.Armor,), True),
    KeywordRule("carrion-eating", {"en": "Carrion-eating", "ru": "Трупоедство"}, ONCE, (native.CarrionEating,)),
    KeywordRule("directed-strike", {"en": "Directed strike", "ru": "Направленный удар"}, ONCE,
                (native.DirectedStrike,)),
    KeywordRule("fortitude", {"en": "Fortitude", "ru": "Стойкость"}),
    KeywordRule("formation", {"en": "Formation", "ru": "Строй"}),
    KeywordRule("frenzy", {"en": "Frenzy", "ru": "Бешенство"}),
    KeywordRule("gift-of-life", {"en": "Gift of life", "ru": "Дар жизни"}, GREATEST, (native.GiftOfLife,), True),
    KeywordRule("horde", {"en": "Horde", "ru": "Орда"}, deck_copies=5),
    KeywordRule("incarnation", {"en": "Incarnation", "ru": "Воплощение"}, GREATEST, (native.Incarnation,), True),
    KeywordRule("incorporeal", {"en": "Incorporeal", "ru": "Бестелесность"}),
    KeywordRule("jump", {"en": "Jump", "ru": "Прыжок"}, GREATEST, (), True),
    KeywordRule("maximum-life", {"en": "Maximum life", "ru": "Максимум жизней"}, GREATEST, (), True),
    KeywordRule("maximum-tokens", {"en": "Maximum tokens", "ru": "Максимум фишек"}, GREATEST, (), True),
    KeywordRule("meditation", {"en": "Meditation", "ru": "Медитация"}),
    KeywordRule("poisoning", {"en": "Poisoning", "ru": "Отравление"}, GREATEST, (native.Poisoning,), True),
    KeywordRule("protection-from-discharges", {"en": "Protection from discharges", "ru": "Защита от разрядов"}, ONCE,
                (native.ProtectionFromDischarges,)),
    KeywordRule("protection-from-flying", {"en": "Protection from flying", "ru": "Защита от летающих"}, ONCE,
                (native.ProtectionFromFlying,)),
    KeywordRule("protection-from-magic", {"en": "Protection from magic", "ru": "Защита от магии"}, ONCE,
                (native.ProtectionFromMagic,)),
    KeywordRule("protection-from-poison", {"en": "Protection from poison", "ru": "Защита от отравления"}, ONCE,
                (native.ProtectionFromPoison,)),
    KeywordRule("protection-from-ranged-attacks",
                {"en": "Protection from ranged attacks", "ru": "Защита от дистанционных атак"}, ONCE,
                (native.ProtectionFromRangedAttacks,)),
    KeywordRule("protection-from-shots", {"en": "Protection from shots", "ru": "Защита от выстрелов"}, ONCE,
                (native.ProtectionFromShots,)),
    KeywordRule("protection-from-spells", {"en": "Protection from spells", "ru": "Защита от заклинаний"}, ONCE,
                (native.ProtectionFromSpells,)),
    KeywordRule("protection-from-throws", {"en": "Protection from throws", "ru": "Защита от метания"}, ONCE,
                (native.ProtectionFromThrows,)),
    KeywordRule("stash", {"en": "Stash", "ru": "Схрон"}),
    KeywordRule("stealth", {"en": "Stealth", "ru": "Скрытность"}, ONCE, (native.Stealth,)),
    KeywordRule("teleportation", {"en": "Teleportation", "ru": "Телепортация"}),
    KeywordRule("unanswerable-strike", {"en": "Unanswerable strike", "ru": "Безответный удар"}, ONCE,
                (native.UnanswerableStrike,)),
    KeywordRule("uniqueness", {"en": "Uniqueness", "ru": "Уникальность"}),
    KeywordRule("vampirism", {"en": "Vampirism", "ru": "Вампиризм"}, ONCE, (native.Vampirism,)),
    KeywordRule("vanguard", {"en": "Vanguard", "ru": "Авангард"}),
    KeywordRule("wrath", {"en": "Wrath", "ru": "Ярость"}, ONCE, (native.Wrath,)),
)}
"""Those without abilities are asked for by the rules code (`see.has`); a script with its own meaning comes first."""
