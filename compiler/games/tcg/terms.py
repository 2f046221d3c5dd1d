"""Terms of the glossary in words: before attacking, directions, life that is moved or lost, who joins a squad."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.meaning import Do, ThisCard, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

DIRECTIONS = (
    ("strike", "in_the_direction_of_the_strike", ("в_направлении_удара", "по_направлению_удара")),
    ("movement", "in_the_direction_of_movement", ("в_направлении_движения", "по_направлению_движения")),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of terms."""
    _attacks(book)
    _places(book)
    _life(book)
    _squads(book)


def _attacks(book: Phrasebook) -> None:
    """*Before attacking*; *redirect that attack to this card*."""
    before = Custom(
        (Do,),
        lambda slots, span: Do(ThisCard(), m.BeforeAttack(slots.get("at")), span=span),  # type: ignore[arg-type]
        _announced,
    )
    book.say("moment", "before attacking", before, en="before_attacking [{at/brief}]", ru=("перед_нападением [на {at/brief:acc}]", "перед_атакой [на {at/brief:acc}]"))
    attack = Make(m.Redirect, (("what", m.StartAttack()),))
    book.say("doing", "redirect the attack", attack, manner="attack", en="redirect! the_attack//redirected to {to/np}", ru="перенаправить! атаку//redirected на {to/np:acc}")


def _announced(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent != ThisCard() or value.modal or not isinstance(value.deed, m.BeforeAttack):
        return None
    return {"at": value.deed.at}


def _places(book: Phrasebook) -> None:
    """*A creature in the direction of the strike*; *moves onto your half of the battlefield*."""
    for of, en, ru in DIRECTIONS:
        book.say("behind", f"in the direction of the {of}", m.InDirection, fixed={"of": of}, en=en, ru=ru)
    half = Make(m.Relocates, (("to", m.OnHalf(You())),))
    verbs = ("переместиться!", "передвинуться!")
    book.say("happens", "moves onto your half", half, manner="half", en="move! onto_your_half_of_the_battlefield", ru=tuple(f"{verb} на_вашу_половину_поля_боя" for verb in verbs))


def _life(book: Phrasebook) -> None:
    """*Transfer 2 wounds*, *leave 1 life*, *loses 2 life*."""
    for category, noun, known in (("lives_moved", "life", "additional"), ("wounds_moved", "wound", "wound")):
        shape = Custom(
            (m.Number, m.Variable),
            lambda slots, _: slots["n"],
            lambda value, known=known: {"n": value, "noun": known},  # type: ignore[misc]
        )
        said = f"{{noun/{noun}_noun:", "counted=n}"
        book.say(category, f"{noun}s", shape, en=f"{{n/count}} {said[0]}{said[1]}", ru=f"{{n/count:acc<noun>}} {said[0]}acc.{said[1]}")
    for name, node, category in (("wounds", m.TransferWounds, "wounds_moved"), ("life", m.TransferLife, "lives_moved")):
        book.say(
            "doing",
            f"transfer {name}",
            node,
            en=f"transfer! {{amount/{category}}} from {{of/np}} to {{to/np}}",
            ru=f"перенести! {{amount/{category}}} с {{of/np:gen}} на {{to/np:acc}}",
        )
    left = "leave! {target/np} with//left {amount/lives_moved}", "оставить! {amount/lives_moved} у//left {target/np:gen}"
    book.say("doing", "leave life", m.LeaveLife, en=left[0], ru=left[1])
    book.say("happens", "loses life", m.LoseLife, en="lose! {amount/lives_moved}", ru="потерять! {amount/lives_moved}")
    tokens = Make(m.Compare, (("left", m.PropertyOf("tokens", ThisCard())), ("relation", "at least")), (("noun", "token"),))
    book.say("condition", "has tokens", tokens, manner="many", en="it_has//many {right/count} or_more {noun/token_noun:pl}", ru=("на_нем//many {right/count} или_более {noun/token_noun:gen.pl}", "на_ней//many {right/count} или_более {noun/token_noun:gen.pl}"))


def _squads(book: Phrasebook) -> None:
    """*Cannot be taken into the squad with a demon*; *resurrect it as a creature in your squad*."""
    resurrected = Make(m.Resurrect, (("closed", True), ("control", You())))
    selves = tuple(f"next_to_{each},_closed" for each in ("itself", "herself", "himself"))
    book.say(
        "doing",
        "resurrect into your squad",
        resurrected,
        en=tuple(f"resurrect! {{cards/np}} as_a_creature_in_your_squad \\(//placed {each} \\)" for each in selves),
        ru="возродить! {cards/np:acc} как_существо_в_вашем_отряде \\(//placed рядом_с_собой,_закрытым \\)",
    )
    book.say(
        "bare",
        "not in one squad",
        Custom((Do,), _apart, _kept_apart),
        en="cannot_be_taken_into_the_squad_with {kind:pl}",
        ru=("не_может_быть_взят_в_отряд_с {kind:ins.pl}", "не_может_быть_взята_в_отряд_с {kind:ins.pl}", "не_может_быть_взято_в_отряд_с {kind:ins.pl}"),
    )


def _apart(slots: Fields, span: Surface) -> object:
    return Do(ThisCard(), m.JoinSquad(slots["kind"]), "cannot", span=span)  # type: ignore[arg-type]


def _kept_apart(value: object) -> Fields | None:
    joins = isinstance(value, Do) and (value.agent, value.modal) == (ThisCard(), "cannot")
    return {"kind": value.deed.beside} if joins and isinstance(value.deed, m.JoinSquad) else None  # type: ignore[attr-defined]
