"""Words for the cards of an attack: the attacked one, the one that attacks."""

from compiler.language import meaning as m
from compiler.language.phrases import Constant, Letter, Make, Phrasebook

CARDS = (
    (m.Attacked, "attacked", "атакованный", "атакованного", {"gender": "m"}),
    (m.Attacker, "attacking", "атаковавший", "атаковавшего", {"gender": "m"}),
)


def add(book: Phrasebook) -> None:
    """Add the phrases."""
    book.say("fighter", "creature", Constant("creature"), en="creature/n!", ru="существо!")
    book.say("fighter", "card", Constant("card"), en="card/n!", ru="карта!")
    host = Make(m.HostOf)
    book.say("selection", "host of a card", host, en="the_host_of {card/named_card}", ru="хозяин/хозяин-чей! {card/named_card:gen}")
    book.say("named_card", "this card", Letter(m.ThisCard, "own"), en="{_/OWN:=}", ru="{_/OWN:=}")
    for node, en, ru, _, gender in CARDS:
        one = {"number": "sg", "animate": True, **gender}
        for category in ("selection", "brief"):
            noun = Make(node, (), (("noun", "creature"),))
            if category == "selection":
                book.say(category, f"the {en} one", Make(node), gives=one, en=f"the_{en}_one", ru=f"{ru}!")
            said = f"the_{en}//card {{noun/fighter:sg}}", f"{ru}<noun> {{noun/fighter:=.sg}}"
            book.say(category, f"the {en} card", noun, manner="noun", en=said[0], ru=said[1])
