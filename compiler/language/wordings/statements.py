"""What is said of cards: bonuses, features gained and lost, conditions, quantities, durations."""

from compiler.language import meaning as m
from compiler.language.phrases import Constant, Make, Phrasebook, Same

DURATIONS = (
    ("end of turn", "until_the_end_of_the_turn", ("до_конца_хода", "до_конца_этого_хода")),
    ("start of your turn", "until_the_start_of_your_next_turn", ("до_начала_вашего_следующего_хода", "до_начала_вашего_хода")),
    ("next turn", "next_turn", "в_следующий_ход"),
    ("end of battle", ("until_the_end_of_the_battle", "until_the_end_of_the_game"), ("до_конца_боя", "до_конца_игры")),
)

PROPERTIES = (
    ("strike", ("to strike", "strike", "attack"), "к удару"),
    ("lives", ("to lives", "lives"), "к жизням"),
    ("strike and lives", ("to strike and lives", "strike and lives"), "к удару и жизням"),
    ("shots", ("to shots", "to shot"), "к выстрелам"),
    ("attack", "to attack", "к атаке"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of statements."""
    for moment, en, ru in DURATIONS:
        book.say("duration", moment, Make(m.Until, (("moment", moment),)), en=en, ru=ru)
    for property_, en, ru in PROPERTIES:
        book.say("bonus_to", property_, Constant(property_), en=en, ru=ru)
    book.say("bonus", "plus", m.Bonus, en="{amount/plus} {property/bonus_to} [against {against/np}]", ru="{amount/plus} {property/bonus_to} [по {against/np:dat}]")
    book.say("bonus", "minus", m.Bonus, fixed={"negative": True}, en="{amount/minus} {property/bonus_to} [against {against/np}]", ru="{amount/minus} {property/bonus_to} [по {against/np:dat}]")
    book.say("gift", "bonus", Same("of"), en="{of/bonus}", ru="{of/bonus}")
    book.say("gift", "keyword", Same("of"), en="{of/keyword}", ru="{of/keyword:acc}")
    book.say("gift", "quoted", m.Quoted, en='" {features/quoted} "', ru='" {features/quoted} "')
    book.list_of("quoted", "feature", en=".", ru=".")
    book.list_of("gifts", "gift", en="and//gift", ru="и//gift")
    _conditions(book)
    _changes(book)


def _changes(book: Phrasebook) -> None:
    gets = m.Gets
    book.say("statement", "gets", gets, en="{who/np:nom} get<who> {what/gifts} [{duration}]", ru="{who/np:nom} получать<who> {what/gifts} [{duration}]")
    book.say("statement", "gains", gets, manner="gains", en="{who/np:nom} gain<who> {what/gifts} [{duration}]", ru="{who/np:nom} получать<who> {what/gifts} [{duration}]")
    book.say("static", "has", m.Has, en="{who/np:nom} have<who> {what/gifts}", ru="{who/np:nom} иметь<who> {what/gifts}")


def _conditions(book: Phrasebook) -> None:
    book.say("condition", "is a", m.IsA, en="{what/np:nom} is<what> {is_/np:nom}", ru="{what/np:nom} – {is_/np:nom}")
    book.say("quantity", "cost", Make(m.PropertyOf, (("property", "cost"),)), en="the_cost_of {of/np}", ru="стоимость {of/np:gen}")
    book.say("quantity", "strike", Make(m.PropertyOf, (("property", "strike"),)), en="the_strike_of {of/np}", ru="сила_удара {of/np:gen}")
    book.say("quantity", "count", m.CountOf, en="the_number_of {what/kind:pl}", ru="количество {what/kind:gen.pl}")
