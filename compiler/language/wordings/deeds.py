"""What is done: wound, heal, destroy, draw … each with its verb in every language."""

from compiler.language import meaning as m
from compiler.language.phrases import Custom, Phrasebook

# name, node, English, Russian
DEEDS: tuple[tuple[str, type, str | tuple[str, ...], str | tuple[str, ...]], ...] = (
    ("wound", m.Wound, "wound! {target/np} for {amount}", ("ранить! {target/np:acc} на {amount}", "ранить! на {amount} {target/np:acc}")),
    ("heal", m.Heal, "heal! {target/np} for {amount}", ("излечить! {target/np:acc} на {amount}", "излечить! на {amount} {target/np:acc}")),
    ("fully heal", m.Heal, "fully_heal! {target/np}", "полностью излечить! {target/np:acc}"),
    ("destroy", m.Destroy, "destroy! {target/np}", "уничтожьте! {target/np:acc}"),
    ("draw", m.Draw, "draw! {count/cards_drawn}", "возьмите! {count/cards_drawn:acc}"),
    ("discard", m.Discard, "discard! {cards/np}", "сбросьте! {cards/np:acc}"),
    ("stun", m.Stun, "stun! {target/np}", "оглушите! {target/np:acc}"),
    ("close", m.Close, "close! {target/np}", "закройте! {target/np:acc}"),
    ("open", m.Open, "open! {target/np}", "откройте! {target/np:acc}"),
    ("ready", m.Ready, "ready! {target/np}", "подготовьте! {target/np:acc}"),
    ("poison", m.Poison, "poison! {target/np} for {amount}", ("отравить! {target/np:acc} на {amount}", "отравить! на {amount} {target/np:acc}")),
    ("resurrect", m.Resurrect, "resurrect! {cards/np}", "возродите! {cards/np:acc}"),
    ("summon", m.Summon, "summon! {cards/np}", "вызовите! {cards/np:acc}"),
    ("choose", m.ChooseCards, "choose! {cards/np}", "выберите! {cards/np:acc}"),
    ("search", m.Search, "search! for {cards/np}", "поиск – {cards/np:nom}"),
    ("pay", m.Pay, "pay! {amount/coins}", "заплатите! {amount/coins}"),
    ("cancel", m.Cancel, "cancel! {card/np}", "отмените! {card/np:acc}"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of deeds."""
    for name, node, en, ru in DEEDS:
        book.say("deed", name, node, en=en, ru=ru)
    book.say("cards_drawn", "one card", m.Number, fixed={"value": 1}, en="a card", ru="карту")
    book.say("cards_drawn", "several cards", _counted(), en="{n/count} {noun/card_noun:=.counted=n}", ru="{n/count:=<noun>} {noun/card_noun:=.counted=n}")


def _counted() -> Custom:
    card = m.TypeNoun("card")
    return Custom(
        (m.Number, m.Variable), lambda slots, _: slots["n"], lambda value: {"n": value, "noun": card}
    )
