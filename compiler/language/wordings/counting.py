"""What is counted: groups of so many, cards under somebody's control, others of the same name, what triggered."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import ordered
from compiler.language.meaning import You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

CONTROL: tuple[tuple[Node, str, str], ...] = (
    (You(), "under_your_control//count", "под_вашим_контролем//count"),
    (m.Opponent(), "under_the_opponent's_control//count", "под_контролем_противника//count"),
)
# keywords that trigger: id, English, Russian (after "each"), Russian (its participle's gender)
TRIGGERED = (("ambush", "Ambush", "каждую_Засаду", "сработавшую"),)
OWN = m.CardNoun("own")
"""The name of the card itself, for all cards of that name."""


def add(book: Phrasebook) -> None:
    """Add the phrases of counting."""
    for player, en, ru in CONTROL:
        held = _held(player)
        book.say("each_of", en, held, en=f"{{of/kind:=.sg.indef}} {en}", ru=f"{{of/kind:=}} {ru}")
        single = {"number": "sg"}
        said = f"the_number_of {{of/kind:pl}} {en}", f"количество! {{of/kind:gen.pl}} {ru}"
        book.say("quantity", f"number {en}", _counted(player), gives=single, en=said[0], ru=said[1])
    _namesakes(book)
    for keyword, en, ru, participle in TRIGGERED:
        book.say(
            "deed",
            f"for each {keyword}",
            _for_each_triggering(keyword),
            en=f"{{deed/deed:=}} for_each_{en}_that_triggered_this_turn",
            ru=tuple(f"{{deed/deed:=}} за_{ru},_{participle}_{when}" for when in ("в_этот_ход", "в_этом_ходу")),
        )
    unit, wound = Make(m.Excess), {"case": "acc", "number": "sg", "gender": "f"}
    book.say("each_of", "excess damage", unit, gives=wound, en="wound_of_excess_damage", ru="единицу_избыточного_урона")
    book.say("each_of", "wound received", m.SameAmount, gives=wound, en="wound_received", ru="полученную_рану")
    completed: tuple[tuple[Node | None, str, str], ...] = (
        (None, "by_all_players", "всеми_игроками"),
        (You(), "by_you", "вами"),
    )
    for by, en, ru in completed:
        shape = Make(m.CompletedQuests, (("player", by),) if by else ())
        book.say(
            "quantity",
            f"quests completed {en}",
            shape,
            gives={"number": "sg"},
            en=f"the_number_of_quests_completed_{en}",
            ru=f"количество! завершенных_{ru}_квестов",
        )


def _held(player: Node) -> Custom:
    """A kind that is somebody's; its canonical wording says so in front."""

    def build(slots: Fields, span: Surface) -> object:
        kind = slots["of"]
        assert isinstance(kind, m.Kind)
        return m.Kind(kind.noun, ordered((m.Whose(player), *kind.where)), span=span)

    return Custom((m.Kind,), build, lambda _: None)


def _counted(player: Node) -> Custom:
    held = _held(player)
    return Custom((m.CountOf,), lambda slots, span: m.CountOf(held.build(slots, span), span=span), lambda _: None)  # type: ignore[arg-type]


def _namesakes(book: Phrasebook) -> None:
    """*For each other Serf*: cards called like this one (106.2.2)."""
    for definite, en in ((False, "{before/befores:=} {own/OWN:nom}"), (True, "of {before/befores:=} {own/OWN:nom}")):
        said = "{before/befores:=<own>} {own/OWN:=}"
        book.say("each_of", f"namesakes, {definite}", _called_so(definite), en=en)
        if not definite:
            book.say("each_of", "namesakes", _called_so(None), ru=said)


def _called_so(definite: bool | None) -> Custom:
    """Cards with the name of this card; English puts *of* before *your*."""

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Kind) or value.noun != OWN or not value.where:
            return None
        if definite is not None and (m.Whose(You()) in value.where) != definite:
            return None
        return {"before": value.where, "own": "own"}

    def build(slots: Fields, span: Surface) -> object:
        return m.Kind(OWN, ordered(slots["before"]), span=span)  # type: ignore[arg-type]

    return Custom((m.Kind,), build, match)


def _for_each_triggering(keyword: str) -> Custom:
    each = m.Triggerings(keyword)
    return Custom(
        (m.ForEach,),
        lambda slots, span: m.ForEach(slots["deed"], each, span=span),  # type: ignore[arg-type]
        lambda value: {"deed": value.deed} if isinstance(value, m.ForEach) and value.each == each else None,
    )
