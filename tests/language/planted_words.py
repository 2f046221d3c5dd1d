"""Words and clauses whose change or loss changes what a card does, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.diagnostics import Language


def _both_ways(*rows: str) -> dict[str, str]:
    """Return words with the word that takes the place of each: ``"open closed"`` is both ways."""
    found: dict[str, str] = {}
    for row in rows:
        one, other = (each.replace("_", " ") for each in row.split())
        found[one], found[other] = other, one
    return found


def _one_way(*rows: str) -> dict[str, str]:
    return {one.replace("_", " "): other.replace("_", " ") for one, other in map(str.split, rows)}


Rows = tuple[tuple[str, str], ...]
Swaps = tuple[tuple[str, dict[str, str]], ...]

DROPPED: Mapping[Language, Rows] = {
    "en": (
        ("duration", r" until the end of the (?:turn|game|battle)| until the (?:start|end) of your(?: next)? turn"),
        ("duration", r" this turn| next turn| on their next turn| for \d of your turns"),
        ("other", r"(?<=\w) other(?= )|\bother "),
        ("instead", r" instead\b"),
        ("instead", r" instead of (?:the|your) (?:graveyard|hand|deck)"),
        ("up to", r"\bup to "),
        ("in doing so", r"(?<=,) and in doing so|(?<=,) in doing so"),
        ("may", r"\b(?:you |it |they )?may "),
        ("limit", r" ?\((?:once|twice|three times|\d times) per (?:turn|game)\)"),
        ("condition", r"\bif [^,.;:]+, |,? (?:if|while) [^,.;:]+(?=[.;])|\bwhile [^,.;:]+, "),
        ("price", r" of cost \(?\d+\)?(?: or (?:less|more))?"),
        ("or less", r" or (?:less|more|fewer)\b"),
        ("state", r"\b(?:open|closed|stunned|poisoned|wounded|hidden|non-created|created) (?=\w)"),
        ("state", r" with(?:out)? wounds"),
        ("whose", r"\bopposing |\bthe opponent's |\byour (?=creature|character|other|gnome|mechanism|next)"),
        ("order of players", r", starting with you,"),
        ("class", r"\b(?:forest|mountain|steppe|dark|swamp|neutral) (?=\w)"),
        ("not", r"\bnot "),
        ("in total", r" a total of| for a total"),
        ("for each", r" for (?:each|every) [^,.;:]+"),
        ("one more", r" one more time| again\b"),
        ("source", r" from (?:an attack|attacks|strikes|shots|spells)"),
        ("way", r" with a strike| this way"),
        ("at random", r"\brandom "),
        ("top", r"\btop (?=card|\d|X|two|three)"),
        ("for free", r" for free"),
        ("closed", r" closed(?=[.,;])"),
        ("choice", r" of (?:the opponent's|their) choice"),
        ("to strike and lives", r" and lives| strike and(?= lives)"),
        ("limit of place", r" in play| from among them| in (?:your|the|any) (?:hand|graveyard)"),
        ("whole feature", r"(?<=\. )[A-Z][^.:\"]+\.(?= |$)|^[A-Z][^.:\"]+\. "),
    ),
    "ru": (
        ("duration", r" до конца (?:этого )?хода| до конца (?:боя|игры)"),
        ("duration", r" до (?:начала|конца) вашего(?: следующего)? хода"),
        ("duration", r" в (?:этот ход|этом ходу)| в следующий ход| в свой следующий ход| на \d ваших хода"),
        ("other", r"\bдруг(?:ой|ое|ого|их|ие|ую|ая|ому|им) "),
        ("instead", r" вместо этого\b"),
        ("instead", r" вместо (?:вашей )?(?:руки|кладбища|колоды)"),
        ("up to", r"\bдо (?=двух|трёх|трех|четыр|\d)"),
        ("in doing so", r"(?<=,) при этом"),
        ("may", r"\b(?:вы |он |она |оно )?мож(?:ете|ет) "),
        ("limit", r" ?\((?:\d раза?|один раз|два раза) за (?:ход|игру|бой)\)"),
        ("condition", r"\bесли [^,.;:]+, |,? (?:если|пока) [^,.;:]+(?=[.;])|\bпока [^,.;:]+, "),
        ("price", r" стоимостью \(?\d+\)?(?: или (?:менее|более))?"),
        ("or less", r" или (?:менее|более)\b"),
        ("state", r"\b(?:открыт|закрыт|оглуш[её]нн|отравленн|скрыт|созданн)(?:ое|ый|ого|ых|ые|ую|ая|ому|ым) "),
        ("state", r" (?:без ран|с ранами)"),
        ("whose", r" противника\b|\bваш(?:е|его|их|и|у|ему|им|а|ей) (?=сущ|перс|друг|гном|мех)"),
        ("order of players", r", начиная с вас,"),
        ("class", r"\b(?:лесн|горн|степн|темн|тёмн|болотн|нейтральн)(?:ое|ый|ого|ых|ые|ую|ая|ой|ому|ым) "),
        ("not", r"\bне "),
        ("in total", r" суммарно"),
        ("for each", r" за кажд(?:ое|ого|ый|ую|ые|ых) [^,.;:]+"),
        ("one more", r" ещ[её] (?:один )?раз|\bснова "),
        ("source", r" от (?:атаки|атак|ударов|выстрелов|заклинаний)"),
        ("way", r" ударом"),
        ("at random", r"\bслучайн(?:ую|ые|ых) "),
        ("top", r"\bверхн(?:юю|яя|их|ие) "),
        ("for free", r" бесплатно"),
        ("closed", r" закрытым| в закрытом виде"),
        ("choice", r" по (?:его выбору|выбору противника)"),
        ("to strike and lives", r" и жизням| удару и(?= жизням)"),
        ("limit of place", r" в игре| из них| на (?:вашем |любом )?кладбище| в руке"),
        ("whole feature", r"(?<=\. )[А-ЯЁ][^.:\"«»]+\.(?= |$)|^[А-ЯЁ][^.:\"«»]+\. "),
    ),
}
"""What may be left out: a change of meaning, wherever the rest still reads."""

SWAPPED: Mapping[Language, Swaps] = {
    "en": (
        ("whose", _both_ways("your opposing")),
        ("whose", _one_way("the_opponent's your", "your_hero the_opposing_hero", "its_owner's your", "their your")),
        ("who", _both_ways("you the_opponent") | _one_way("each_player you", "each_opponent each_player")),
        ("state", _both_ways("open closed", "stunned poisoned") | _one_way("with_wounds without_wounds")),
        ("gain or lose", _both_ways("gains loses", "gain lose", "receive lose")),
        ("creature", _one_way("a_creature a_character", "creatures characters")),
        ("creature", _one_way("a_character a_creature", "hero creature")),
        ("creature", _one_way("characters heroes", "a_creature a_creature_or_hero")),
        ("creature", _one_way("spell creature", "a_card a_creature")),
        ("draw", _one_way("draw discard", "discard draw", "draws discards")),
        ("draw", _one_way("wound heal", "heal wound", "destroy stun")),
        ("draw", _one_way("stun close", "close open", "open close")),
        ("draw", _one_way("ready open", "summon resurrect", "create summon")),
        ("how many", _one_way("each a", "all a", "a all")),
        ("how many", _one_way("a another", "an another", "any_number_of all", "two three")),
        ("how many", _one_way("once twice", "twice once", "up_to_two two", "another a", "other opposing")),
        ("place", _both_ways("top bottom", "hand graveyard", "graveyard deck")),
        ("edge", _both_ways("start end", "strike lives")),
        ("edge", _one_way("your_turn the_opponent's_turn", "your_turn the_turn")),
        ("edge", _one_way("this_turn next_turn", "the_turn your_turn")),
        ("comparison", _both_ways("more less", "highest lowest", "lesser greater", "fewer more")),
        ("comparison", _one_way("or_less or_more", "or_more or_less")),
        ("may", _one_way("may must", "cannot must", "must cannot", "may cannot")),
        ("when", _one_way("when each_time", "whenever each_time", "each_time when", "while when", "when while")),
        ("when", _one_way("dies enters_play", "enters_play dies", "attacks strikes", "hire death", "death hire")),
        ("link", _one_way("and_in_doing_so otherwise", "otherwise and_in_doing_so", "module_or module_and")),
        ("reference", _one_way("that_creature this_creature", "it your_hero")),
        ("reference", _one_way("that_creature a_creature", "this_creature a_creature")),
        ("keyword", _both_ways("Armor Regeneration", "Charge Frenzy", "Module Horde", "Hire Strike")),
        ("class", _both_ways("gnome mechanism", "demon beast", "forest mountain")),
        ("sign", {"+1": "-1", "+2": "-2", "+3": "-3"}),
    ),
    "ru": (
        ("whose", _one_way("вашего противника")),
        ("whose", _one_way("существо_противника ваше_существо", "ваше_существо существо_противника")),
        ("whose", _one_way("вашего_героя героя_противника", "героя_противника вашего_героя", "владельца противника")),
        ("who", _one_way("вы противник", "противник_может вы_можете", "каждый_игрок противник")),
        ("state", _one_way("открытое закрытое", "закрытое открытое", "открытого закрытого", "открытых закрытых")),
        ("state", _one_way("без_ран с_ранами", "с_ранами без_ран", "оглушено отравлено", "закрыто открыто")),
        ("gain or lose", _both_ways("получает теряет", "получите потеряйте", "получают теряют")),
        ("creature", _one_way("существо персонажа", "персонажа существо", "существ персонажей", "героя существо")),
        ("creature", _one_way("существо существо_или_героя", "заклинание существо")),
        ("creature", _one_way("карту существо", "существа персонажи")),
        ("draw", _both_ways("возьмите сбросьте", "берёт сбрасывает", "ранить излечить", "ранить отравить")),
        ("draw", _both_ways("оглушите закройте", "закройте откройте", "подготовьте откройте", "вызовите возродите")),
        ("draw", _one_way("уничтожьте оглушите", "оглушите уничтожьте", "создайте вызовите")),
        ("how many", _one_way("каждое другое", "всех другое", "другое каждое")),
        ("how many", _one_way("существо всех_существ", "двух трёх", "две три")),
        ("how many", _one_way("любое_число всех", "один_раз два_раза", "другое ваше")),
        ("place", _both_ways("верх низ", "руку кладбище", "руки колоды")),
        ("edge", _one_way("начале конце", "конце начале", "начала конца")),
        ("edge", _one_way("конца начала", "удару жизням", "жизням удару")),
        ("edge", _one_way("вашего_хода хода_противника", "вашего_хода хода", "этот_ход следующий_ход")),
        ("comparison", _both_ways("более менее", "больше меньше")),
        ("comparison", _both_ways("дороже дешевле", "наибольшим наименьшим", "большее меньшее")),
        ("may", _one_way("может должно", "можете должны", "не_может должно", "должно не_может")),
        ("when", _one_way("когда каждый_раз,_когда", "каждый_раз,_когда когда", "пока когда", "когда пока")),
        ("when", _one_way("погибает входит_в_игру", "входит_в_игру погибает", "найм гибель", "гибель найм")),
        ("link", _one_way("при_этом иначе", "иначе при_этом", "модуль_или модуль_и", "существо_или существо_и")),
        ("reference", _one_way("это_существо другое_существо", "его вашего_героя", "это_существо существо")),
        ("keyword", _both_ways("Броня Регенерация", "Рывок Бешенство", "Модуль Орда", "Броню Регенерацию")),
        ("class", _both_ways("гном механизм", "демон зверь", "гнома механизм", "лесное горное")),
        ("sign", {"+1": "-1", "+2": "-2", "+3": "-3"}),
    ),
}
"""Words that are taken for one another: a change of meaning, wherever the text still reads."""
