"""What happens but once or in a place of its own: the next time, from the graveyard, into play, for the first wounds."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.meaning import Do, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

THIS_CONCENTRATION = m.Keyword("concentration")


def add(book: Phrasebook) -> None:
    """Add these phrases."""
    book.say(
        "ability",
        "playable from the graveyard",
        m.PlayableFromGraveyard,
        en="you_may_play_this_card_from_the_graveyard,_and_in_doing_so_your_hero_obtains_it",
        ru=tuple(f"вы_можете_разыграть_эту_карту_с_кладбища,_при_этом_ваш_герой_добывает_{it}" for it in ("ее", "эту_карту")),
    )
    book.say(
        "doing",
        "put into play",
        m.PutIntoPlay,
        en="put! {cards/np} into_play [under_your_control//play]",
        ru="положите! {cards/np:acc} в_игру//to [под_вашим_контролем//play]",
    )
    book.say("event", "enters unplayed", _unplayed(), en="{agent:nom} enter<agent> play_without_being_played", ru="{agent:nom} вошел<agent> в_игру//past ,//but но//but не//but был<agent> разыгран<agent>")
    book.say(
        "act",
        "the next time, instead",
        m.NextTime,
        en="the_next_time {event/happened} ,//instead instead {act:=}",
        ru="в_следующий_раз,_когда {event/happened} ,//instead вместо_этого {act:=}",
    )
    book.say("tail", "with concentration", m.WithKeyword, fixed={"keyword": THIS_CONCENTRATION}, en="with_Concentration", ru="с_концентрацией")
    book.say("before", "bottom", m.Position, fixed={"place": "bottom"}, en="bottom", ru="нижний!")
    first = m.Number(1)
    book.say(
        "doing",
        "prevent the first wound",
        Make(m.Prevent, (("each_turn", True), ("amount", first), ("source", m.Source(())))),
        manner="each",
        en="prevent! the_first_wound {on/np} receives_each_turn",
        ru="предотвратите! первую_рану,_полученную {on/np:ins} за_ход//prevent",
    )
    _done_this_way(book)
    _clause_paid(book)


def _unplayed() -> Custom:
    def match(value: object) -> Fields | None:
        entered = isinstance(value, Do) and not value.modal and isinstance(value.deed, m.EnterUnplayed)
        return {"agent": value.agent} if entered else None  # type: ignore[attr-defined]

    return Custom((Do,), lambda slots, span: Do(slots["agent"], m.EnterUnplayed(), span=span), match)  # type: ignore[arg-type]


def _done_this_way(book: Phrasebook) -> None:
    """*If a card with Uniqueness was discarded this way*."""

    def build(slots: Fields, span: Surface) -> object:
        kind = slots["kind"]
        assert isinstance(kind, m.Kind)
        done = m.Kind(kind.noun, (m.ThisWay("discarded"), *kind.where), span=kind.span)
        return m.Compare(m.CountOf(done), "at least", m.Number(1), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or (value.relation, value.right) != ("at least", m.Number(1)):
            return None
        kind = value.left.what if isinstance(value.left, m.CountOf) else None
        if not isinstance(kind, m.Kind) or m.ThisWay("discarded") not in kind.where:
            return None
        where = tuple(each for each in kind.where if each != m.ThisWay("discarded"))
        return {"kind": m.Kind(kind.noun, where, span=kind.span)}

    book.say(
        "condition",
        "one was discarded",
        Custom((m.Compare,), build, match),
        en="a {kind:sg} was_discarded_this_way",
        ru=("был<kind> сброшен<kind> {kind:nom.sg}", "таким_образом//done был<kind> сброшен<kind> {kind:nom.sg}"),
    )


def _clause_paid(book: Phrasebook) -> None:
    """*Your hero obtains 3 cards from the graveyard: …*: somebody else does what is paid."""
    hero = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(You()),)))

    def match(value: object) -> Fields | None:
        obtains = isinstance(value, m.PayDeed) and isinstance(value.deed, Do) and value.deed.agent == hero
        return {"cards": value.deed.deed.cards} if obtains else None  # type: ignore[attr-defined]

    book.say(
        "payment_deed",
        "your hero obtains",
        Custom((m.PayDeed,), lambda slots, span: m.PayDeed(Do(hero, m.Obtain(slots["cards"])), span=span), match),  # type: ignore[arg-type]
        en="your_hero_obtains {cards/np}",
        ru="ваш_герой_добывает {cards/np:acc}",
    )
