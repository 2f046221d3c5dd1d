"""Where cards stand: next to another, opposite it, in a row, on a half; and squares."""

from compiler.language import meaning as m
from compiler.language.meaning import Opponent, ThisCard, You
from compiler.language.phrases import Make, Phrasebook

SIDES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("opposite", "opposite", ("напротив",)),
    ("behind", "behind", ("позади", "сзади")),
    ("left", "to_the_left_of", ("слева_от",)),
    ("right", "to_the_right_of", ("справа_от",)),
)
ROWS = ((1, "first", "первом"), (2, "second", "втором"), (3, "third", "третьем"))


def add(book: Phrasebook) -> None:
    """Add the phrases of places."""
    next_to = Make(m.NextTo, (("card", ThisCard()), ("way", "any")))
    any_way = Make(m.NextTo, (("way", "any"),))
    book.say("before", "adjacent", next_to, en="adjacent", ru=("стоящий! рядом", "соседний!"))
    card, ru_card = "{card/brief}", "рядом_с {card/brief:ins}"
    book.say(
        "tail",
        "next to a card",
        any_way,
        en=(f"standing_next_to {card}", f"adjacent_to {card}", f"next_to {card}"),
        ru=(f",//which стоящий! {ru_card} [,//tail]", ru_card),
    )
    book.say("tail", "in formation", m.InFormation, en="in_formation_with {card/brief}", ru="в_строю_с {card/brief:ins}")
    for side, en, ru in SIDES:
        at = Make(m.AtSide, (("side", side),))
        said = tuple(f"{each} {{of/brief:gen}}" for each in ru)
        book.say("tail", side, at, en=(f"standing_{en} {{of/brief}}", f"{en} {{of/brief}}"), ru=(f",//which стоящий! {said[0]} [,//tail]", *said))
        if side == "opposite":
            own = Make(m.AtSide, (("side", side), ("of", ThisCard())))
            book.say("before", side, own, ru="стоящий! напротив")
    for number, en_nth, ru_nth in ROWS:
        for player, whose, en_row, ru_rows in (
            (You(), "your", f"in_your_{en_nth}_row", (f"в_вашем_{ru_nth}_ряду", f"в_вашем_{number}-м_ряду", f"в_{ru_nth}_ряду_вашей_половины_поля_боя")),
            (Opponent(), "their", f"in_the_opponent's_{en_nth}_row", (f"в_{ru_nth}_ряду_противника", f"в_{number}-м_ряду_противника", f"во_{number}-м_ряду_противника", f"во_{ru_nth}_ряду_противника")),
        ):
            row = Make(m.InRow, (("of", player), ("number", number)))
            book.say("behind", f"in {whose} row {number}", row, en=en_row, ru=ru_rows)
            book.say("where", f"in {whose} row {number}", row, en=f"{en_row}//be", ru=tuple(f"{each}//be" for each in ru_rows))
    for player, en_half, ru_half in ((You(), "on_your_half_of_the_battlefield", "на_вашей_половине_поля_боя"), (Opponent(), "on_the_opponent's_half_of_the_battlefield", "на_половине_поля_боя_противника")):
        half = Make(m.OnHalf, (("player", player),))
        book.say("behind", f"on the half of {player}", half, en=en_half, ru=ru_half)
        book.say("where", f"on the half of {player}", half, en=f"{en_half}//be", ru=f"{ru_half}//be")
    for zone, en_in, ru_in in (("battlefield", "on_the_battlefield", "на_поле_боя"), ("squad", "in_the_squad", "в_отряде")):
        inside = Make(m.InZone, (("zone", m.Zone(zone)),))
        book.say("behind", zone, inside, en=en_in, ru=ru_in)
        book.say("where", zone, inside, en=f"{en_in}//be", ru=f"{ru_in}//be")
    book.say("where", "next to a card", any_way, en="standing_next_to//be {card/np}", ru=("стоит_рядом_с {card/np:ins}", "рядом_с//be {card/np:ins}"))
