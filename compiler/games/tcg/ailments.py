"""Poison, curses and blessings, carrion-eating, vampirism and incarnation: what texts say of them beside their names."""


from compiler.language import meaning as m
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Make, Phrasebook

# keywords whose working is a moment: id, English, Russian
APPLIED = (
    ("carrion-eating", "on_carrion-eating", "при_трупоедстве"),
    ("vampirism", "on_vampirism", "при_вампиризме"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases."""
    _poison(book)
    _moments(book)


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
