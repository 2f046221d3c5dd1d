"""Wounds that are prevented: the first of each turn, the next ones, those of the next time."""

from compiler.language import meaning as m
from compiler.language.phrases import Make, Phrasebook

FROM_EN = "[from {source}] [inflicted_on {on/np}]"
ONE_RU = ("следующую_рану", "следующую_1_рану", "1_следующую_рану")


def add(book: Phrasebook) -> None:
    """Add the phrases of prevention."""
    first = Make(m.Prevent, (("each_turn", True), ("amount", m.Number(1)), ("source", m.Source(()))))
    said = "prevent! the_first_wound {on/np} receives_each_turn", "предотвратите! первую_рану,_полученную {on/np:ins} за_ход//prevent"
    book.say("doing", "prevent the first wound", first, manner="each", en=said[0], ru=said[1])
    once = Make(m.Prevent, (("source", m.Source(())),))
    said = "prevent! the_next_wounding_of {on/np}", "предотвратите! следующее_получение_ран {on/np:ins}"
    book.say("doing", "prevent the next time", once, manner="next", en=said[0], ru=said[1])
    one = Make(m.Prevent, (("amount", m.Number(1)),))
    several = ("следующие {amount/wounds_counted:acc}",)
    for shape, en, ru, inflicted in (
        (one, "the_next_wound//prevented", ONE_RU, "нанесенную"),
        (m.Prevent, "the_next {amount/wounds_counted}", several, "нанесенные"),
    ):
        places = f",//inflicted {inflicted} по {{on/np:dat}}", "по//prevented {on/np:dat}"
        next_ru = tuple(f"предотвратить! {each} [от {{source:gen}}] [{on}]" for on in places for each in ru)
        book.say("doing", "prevent the next wounds", shape, en=f"prevent! {en} {FROM_EN}", ru=next_ru)
