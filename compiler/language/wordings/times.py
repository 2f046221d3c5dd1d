"""When: while something holds, in a player's turn, at a later moment; and what happened before."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.meaning import Do, You
from compiler.language.phrases import Constant, Custom, Fields, Phrasebook

# player, English, Russian, the conditions that say the same
TURNS: tuple[tuple[Node, str, tuple[str, ...], str, str], ...] = (
    (You(), "during_your_turn", ("в_ваш_ход//during", "во_время_вашего_хода"), "it_is_your_turn", "идет_ваш_ход"),
    (
        m.Opponent(),
        "during_the_opponent's_turn",
        ("в_ход_противника//during", "во_время_хода_противника"),
        "it_is_the_opponent's_turn",
        "идет_ход_противника",
    ),
)
# moments that come but once: player, English, Russian
DELAYS = (
    (You(), "at_the_start_of_your_next_turn", ("в_начале_вашего_следующего_хода",)),
    (
        m.Opponent(),
        "at_the_start_of_the_opponent's_next_turn",
        ("в_начале_следующего_хода_противника", "в_начале_его_следующего_хода"),
    ),
)
WHEN: tuple[tuple[str, str | tuple[str, ...], tuple[str, ...]], ...] = (
    ("this turn", "this_turn//done", ("в_этот_ход//done", "в_этом_ходу//done")),
    ("last turn", ("last_turn", "in_the_previous_turn"), ("в_прошлый_ход", "в_предыдущий_ход")),
)
# what happened to a card: node, English, Russian
HAPPENED = (
    (m.Die, "died", ("погиб/погибнуть<what>",)),
    (m.EnterPlay, "entered_play", ("в_игру//done вошел<what>", "в_игру//done входил<what>")),
    (m.ReceiveWounds, "received_wounds", ("получил<what> раны/рана",)),
    (m.PlayCard, "was_played", ("был<what> разыгран<what>",)),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of times."""
    _while(book)
    _later(book)
    _occurred(book)


def _while(book: Phrasebook) -> None:
    book.say(
        "ability",
        "while, said behind",
        m.While,
        manner="behind",
        en="{chain:=} while {condition}",
        ru="{chain:=} ,//while пока {condition}",
    )
    for player, en, ru, is_, ru_is in TURNS:
        book.say("condition", is_, m.TurnOf, fixed={"player": player}, en=is_, ru=ru_is)
        book.say(
            "ability",
            en,
            in_the_turn_of(player),
            manner="turn",
            en=f"{{chain:=}} {en}",
            ru=tuple(f"{{chain:=}} {each}" for each in ru),
        )
    itself = {"what": m.ThisCard()}
    book.say("condition", "attacking", m.Attacking, fixed=itself, en="it_is_attacking", ru="атакует//now")
    book.say("where", "in play", m.InZone, fixed={"zone": m.Zone("play")}, en="in_play//be", ru="в_игре//be")


def in_the_turn_of(player: Node) -> Custom:
    """Return the shape of what holds during the turns of a player, in the slot ``chain``."""

    def build(slots: Fields, span: Surface) -> object:
        return m.While(m.TurnOf(player), slots["chain"], span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        said = isinstance(value, m.While) and value.condition == m.TurnOf(player)
        return {"chain": value.chain} if said else None  # type: ignore[attr-defined]

    return Custom((m.While,), build, match)


def _later(book: Phrasebook) -> None:
    """*At the start of your next turn, it gets …*: done once, when that moment comes (521)."""
    for player, en, ru in DELAYS:
        fixed = {"edge": "start", "player": player}
        book.say("delay", f"start of the next turn of {player}", m.TurnBound, fixed=fixed, en=en, ru=ru)
    next_ = Custom((m.Later,), lambda slots, span: m.Later(slots["moment"], slots["act"], span=span), _coming)  # type: ignore[arg-type]
    said = "{moment/delay} (|,//lead) {act:=}"
    book.say("act", "when the next turn starts", next_, manner="next", en=said.replace("(|,//lead)", "(,//lead|)"), ru=said)


def _coming(value: object) -> Fields | None:
    said = isinstance(value, m.Later) and value.span is not None and value.span.manner == "next"
    return {"moment": value.moment, "act": value.act} if said else None  # type: ignore[attr-defined]


def _occurred(book: Phrasebook) -> None:
    """*If a creature died this turn*, *если в прошлый ход не погибло существо*."""
    for when, en, ru in WHEN:
        book.say("when", when, Constant(when), en=en, ru=ru)
    for node, en, participles in HAPPENED:
        inverted = tuple(f"{{when}} {said} {{what/np:nom}}" for said in participles)
        straight = tuple(f"{{what/agent:nom}} {said} {{when}}" for said in participles)
        ru = (*straight, *inverted) if node is m.ReceiveWounds else (*inverted, *straight)
        ru += tuple(f"{{when}} {{what/np:nom}} {said}" for said in participles)
        book.say("condition", en, _happened(node, either=True), en=f"{{what/agent:nom}} {en} {{when}}")
        book.say("condition", en, _happened(node), ru=ru)
        none = tuple(said.replace("<what>", "<kind>") for said in participles)
        ru = tuple(f"{{when}} не//done {said} {{kind:nom.sg}}" for said in none)
        book.say("condition", f"none {en}", _happened(node, negated=True), ru=ru)


def _happened(node: type[Node], *, negated: bool = False, either: bool = False) -> Custom:
    """Something happened to a card, or to none of a kind; English says ``either`` by the card: *no creature died*."""

    def build(slots: Fields, span: Surface) -> object:
        what = slots.get("what") or m.Cards(m.One(), slots["kind"])  # type: ignore[arg-type]
        none = negated
        if isinstance(what, m.Cards) and isinstance(what.quantity, m.No):
            what, none = m.Cards(m.One(), what.kind, span=what.span), True
        event = Do(None, m.PlayCard(what)) if node is m.PlayCard else Do(what, node())  # type: ignore[arg-type]
        return m.Occurred(event, str(slots["when"]), none, span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Occurred) or not isinstance(value.event, Do) or type(value.event.deed) is not node:
            return None
        deed = value.event.deed
        what = deed.card if isinstance(deed, m.PlayCard) else value.event.agent
        if either and value.negated and isinstance(what, m.Cards):
            what = m.Cards(m.No(), what.kind, span=what.span)
        elif value.negated != negated:
            return None
        if not negated:
            return {"what": what, "when": value.when}
        return {"kind": what.kind, "when": value.when} if isinstance(what, m.Cards) else None

    return Custom((m.Occurred,), build, match)
