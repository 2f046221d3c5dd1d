"""What cards get and have: bonuses, keywords, quoted features; and for how long."""

from compiler.language import meaning as m
from compiler.language.phrases import Constant, Make, Phrasebook, Same

DURATIONS: tuple[tuple[str, str | tuple[str, ...], str | tuple[str, ...]], ...] = (
    ("end of turn", "until_the_end_of_the_turn", ("до_конца_хода", "до_конца_этого_хода")),
    (
        "start of your turn",
        ("until_the_start_of_your_next_turn", "until_the_start_of_your_turn"),
        ("до_начала_вашего_следующего_хода", "до_начала_вашего_хода"),
    ),
    ("end of your turn", "until_the_end_of_your_turn", "до_конца_вашего_хода"),
    ("end of your next turn", "until_the_end_of_your_next_turn", "до_конца_вашего_следующего_хода"),
    ("end of opponent's turn", "until_the_end_of_the_opponent's_turn", "до_конца_хода_противника"),
    ("end of opponent's next turn", "until_the_end_of_the_opponent's_next_turn", "до_конца_следующего_хода_противника"),
    ("end of their turn", ("until_the_end_of_their_turn", "until_the_end_of_its_turn"), "до_конца_своего_хода"),
    (
        "end of their next turn",
        ("until_the_end_of_its_controller's_next_turn", "until_the_end_of_its_next_turn", "until_the_end_of_their_next_turn"),
        ("до_конца_его_следующего_хода", "до_конца_ее_следующего_хода", "до_конца_своего_следующего_хода"),
    ),
    ("start of opponent's turn", "until_the_start_of_the_opponent's_turn", "до_начала_хода_противника"),
    ("next turn", "next_turn", "в_следующий_ход"),
    (
        "whenever able",
        "whenever_it_is_able_to",
        "всякий_раз,_когда_может",
    ),
    ("their next turn", "on_their_next_turn", "в_свой_следующий_ход"),
    (
        "turn of arrival",
        "in_the_same_turn_in_which_it_came_under_a_player's_control",
        "в_тот_же_ход,_когда_появился_под_контролем_игрока",
    ),
    (
        "this leaves play",
        "until_this_creature_leaves_play",
        ("до_тех_пор,_пока_это_существо_не_покинет_игру", "пока_это_существо_не_покинет_игру"),
    ),
    ("end of battle", ("until_the_end_of_the_battle", "until_the_end_of_the_game"), ("до_конца_боя", "до_конца_игры")),
)

PROPERTIES: tuple[tuple[str, str | tuple[str, ...], str], ...] = (
    ("strike", ("to strike", "strike", "attack", "to its strike", "to their strike"), "к удару"),
    ("lives", ("to lives", "lives", "to its lives", "to their lives"), "к жизням/жизни-мн"),
    (
        "strike and lives",
        ("to strike and lives", "strike and lives", "to strike and to//both lives", "to_both strike and lives"),
        "к удару и жизням/жизни-мн",
    ),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of gifts and durations."""
    for moment, en, ru in DURATIONS:
        book.say("duration", moment, Make(m.Until, (("moment", moment),)), en=en, ru=ru)
    now = Make(m.Until, (("moment", "end of turn"),))
    book.say("duration", "this turn", now, manner="this turn", en="this_turn", ru=("в_этот_ход", "в_этом_ходу"))
    able = Make(m.Until, (("moment", "whenever able"),))
    first = "at_the_first_opportunity", "при_первой_возможности"
    book.say("duration", "at the first opportunity", able, manner="first", en=first[0], ru=first[1])
    for count in (2, 3):
        for player, en, ru in (
            (m.You(), f"for_{count}_of_your_turns", f"на_{count}_ваших_хода"),
            (m.Opponent(), f"for_{count}_turns_of_the_opponent", f"на_{count}_хода_противника"),
        ):
            fixed = {"count": m.Number(count), "player": player}
            book.say("duration", f"{count} turns of {player}", m.ForTurns, fixed=fixed, en=en, ru=ru)
    for property_, en, ru in PROPERTIES:
        book.say("bonus_to", property_, Constant(property_), en=en, ru=ru)
    for sign, negative in (("plus", False), ("minus", True)):
        book.say(
            "bonus",
            sign,
            m.Bonus,
            fixed={"negative": negative},
            en=f"{{amount/{sign}}} {{property/bonus_to}} [against {{against/np}}]",
            ru=f"{{amount/{sign}}} {{property/bonus_to}} [по {{against/np:dat}}]",
        )
    book.say("gift", "bonus", Same("of"), en="{of/bonus}", ru="{of/bonus}")
    book.say("gift", "keyword", Same("of"), en="{of/keyword}", ru="{of/keyword:=}")
    book.say("gift", "quoted", m.Quoted, en=_quoted("[.//close]"), ru=_quoted("(|.//close)"))
    book.list_of("quoted", "feature", en=".", ru=".")
    book.list_of("gifts", "gift", en="and//gift", ru="и//gift")


def _quoted(stop: str) -> tuple[str, ...]:
    return tuple(f"{mark} {{features/quoted}} {stop} {mark}" for mark in ('"', "'"))
