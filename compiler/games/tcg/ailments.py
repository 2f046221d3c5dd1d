"""Poison, curses and blessings, carrion-eating, vampirism and incarnation: what texts say of them beside their names."""


from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

# keywords whose working is a moment: id, English, Russian
APPLIED = (
    ("carrion-eating", "on_carrion-eating", "при_трупоедстве"),
    ("vampirism", "on_vampirism", "при_вампиризме"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases."""
    _poison(book)
    _moments(book)
    _lost_again(book)
    _replaced(book)


def _poison(book: Phrasebook) -> None:
    removed = "remove! poisoning from//poison {target/np}", ("снимите! отравление с//poison {target/np:gen}", "снимите! с//poison {target/np:gen} отравление")
    book.say("doing", "remove poison", m.RemovePoison, en=removed[0], ru=removed[1])
    source = {"kinds": ("poison",)}
    book.say("manner_of_wounds", "poisoning", m.Source, fixed=source, en="poisoning", ru="отравления")


def _moments(book: Phrasebook) -> None:
    """*On incarnation of your creature*, *on carrion-eating*."""
    for name, en, ru, deed in (
        *((id_, en, ru, m.TriggersKeyword(m.Keyword(id_))) for id_, en, ru in APPLIED),
        ("incarnation", "on_incarnation", "при_инкарнации", m.Incarnate()),
        ("an incarnation token", "on_receiving_an_incarnation_token", "при_получении_жетона_инкарнации", m.GetEffects(m.Number(1), m.EffectNoun("incarnation"))),
    ):
        own = Make(Do, (("agent", ThisCard()), ("deed", deed), ("modal", None)))
        book.say("moment", f"own {name}", own, en=f"{en}//alone", ru=f"{ru}//alone")
        book.say("moment", name, Make(Do, (("deed", deed), ("modal", None))), en=f"{en} of//moving {{agent/brief}}", ru=f"{ru} {{agent/brief:gen}}")


def _replaced(book: Phrasebook) -> None:
    """*When your creature must gain Curse, instead it may …*: said with *when*, and with a dash."""
    said = tuple(f"когда {{event/happened}} {mark} вместо_этого {{chain:=}}" for mark in (",//instead", "-//instead"))
    read = Custom((), lambda slots, span: m.Replaces(slots["event"], slots["chain"], span=span), lambda _: None)  # type: ignore[arg-type]
    book.say("ability", "replaces, with when", read, ru=(*said, "если {event/happened} -//instead вместо_этого {chain:=}"))
    near = Make(m.NextTo, (("card", ThisCard()), ("way", "any")))
    book.say("brief_tail", "on an adjacent square", near, ru="на_соседней_клетке//tail")


def _lost_again(book: Phrasebook) -> None:
    """*A creature with poisoning loses it*: the keyword by which it was told from others."""
    shape = Custom((), _loses_it, lambda _: None)
    book.say("clause", "loses the keyword", shape, en="{agent:nom} lose<agent> it//lost", ru="{agent:nom} потерять<agent> его//lost")


def _loses_it(slots: Fields, span: Surface) -> object:
    agent = slots["agent"]
    where = agent.kind.where if isinstance(agent, m.Cards) and isinstance(agent.kind, m.Kind) else ()
    known = next((each.keyword for each in where if isinstance(each, m.WithKeyword) and not each.negated), None)
    return Do(agent, m.Lose(known if known is not None else m.Mention("it", span=span)), span=span)  # type: ignore[arg-type]
