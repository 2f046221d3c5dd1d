"""What squads and graveyards hold, as conditions: so many cards of a kind, or more of them than somewhere else."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import ordered
from compiler.language.meaning import Opponent, You
from compiler.language.phrases import Custom, Fields, Phrasebook

SQUADS: tuple[tuple[Node, str, str], ...] = (
    (You(), "your_squad", "в_вашем_отряде"),
    (Opponent(), "the_opponent's_squad", "в_отряде_противника"),
)
YARDS: tuple[tuple[Node, str, str], ...] = (
    (You(), "your_graveyard", "на_вашем_кладбище"),
    (Opponent(), "the_opponent's_graveyard", "на_кладбище_противника"),
)
MANY = "{right/count} или_более {kind:gen.pl}", "{right/count} или_более {kind:=.counted=right}", "хотя_бы {right/count} {kind:=.counted=right}"


def add(book: Phrasebook) -> None:
    """Add the phrases of squads."""
    for player, en, ru in SQUADS:
        _many(book, m.Whose(player), en, ru)
    for player, en, ru in YARDS:
        place = m.InZone(m.Zone("graveyard", player))
        _many(book, place, en, ru)
        book.say("condition", f"some in {en}", _some(place), en=f"there_is//squad a {{kind:sg}} in_{en}//there", ru=f"{ru}//there есть//have {{kind:nom.sg}}")
    for (player, en, ru), (other, than, ru_than) in (SQUADS, SQUADS[::-1]):
        more = _more(m.Whose(player), m.Whose(other))
        said = f"there_are//squad more {{kind:pl}} in_{en}//there than_in_{than}", f"{ru}//there больше//kind {{kind:gen.pl}} (,//than|) чем_{ru_than}"
        book.say("condition", f"more in {en}", more, en=said[0], ru=said[1])
        states = _more_of_a_state(m.Whose(player))
        said = f"there_are//squad more {{kind:pl}} than//state {{state/state_word}} ones in_{en}//there", f"{ru}//there больше//kind {{kind:gen.pl}} (,//than|) чем//than {{state/state_word:gen.pl}}"
        book.say("condition", f"more of a state in {en}", states, en=said[0], ru=said[1])
    for state, en, ru in (("open", "open", "открытый!"), ("closed", "closed", "закрытый!")):
        book.say("state_word", state, m.InState, fixed={"state": state}, en=en, ru=ru)


def _many(book: Phrasebook, place: Node, en: str, ru: str) -> None:
    said = f"there_are//squad {{right/count}} or_more {{kind:pl}} in_{en}//there"
    wordings = tuple(f"{ru}//there {there}{many}" for many in MANY for there in ("", "есть//have "))
    book.say("condition", f"so many in {en}", _so_many(place), en=said, ru=wordings)


def _held(kind: object, place: Node) -> m.CountOf:
    """How many cards of a kind there are in a squad, or in a graveyard."""
    assert isinstance(kind, m.Kind)
    return m.CountOf(m.Kind(kind.noun, ordered((place, *kind.where)), span=kind.span))


def _kind_of(value: object, place: Node) -> m.Kind | None:
    """The kind that is counted, without where."""
    if not isinstance(value, m.CountOf) or not isinstance(value.what, m.Kind) or place not in value.what.where:
        return None
    kind = value.what
    return m.Kind(kind.noun, tuple(each for each in kind.where if each != place), span=kind.span)


def _so_many(place: Node) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.Compare(_held(slots["kind"], place), "at least", slots["right"], span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "at least" or value.right == m.Number(1):
            return None
        kind = _kind_of(value.left, place)
        return {"kind": kind, "right": value.right} if kind else None

    return Custom((m.Compare,), build, match)


def _some(place: Node) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.Compare(_held(slots["kind"], place), "at least", m.Number(1), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or (value.relation, value.right) != ("at least", m.Number(1)):
            return None
        kind = _kind_of(value.left, place)
        return {"kind": kind} if kind else None

    return Custom((m.Compare,), build, match)


def _more(here: Node, there: Node) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        kind = slots["kind"]
        return m.Compare(_held(kind, here), "more", _held(kind, there), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "more":
            return None
        kind = _kind_of(value.left, here)
        return {"kind": kind} if kind is not None and kind == _kind_of(value.right, there) else None

    return Custom((m.Compare,), build, match)


def _more_of_a_state(place: Node) -> Custom:
    """*More closed creatures than open ones*: the same kind, but for its state."""

    def build(slots: Fields, span: Surface) -> object:
        kind, state = slots["kind"], slots["state"]
        assert isinstance(kind, m.Kind) and isinstance(state, m.InState)
        return m.Compare(_held(kind, place), "more", _held(_in_state(kind, state), place), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "more":
            return None
        kind, other = _kind_of(value.left, place), _kind_of(value.right, place)
        state = next((each for each in other.where if isinstance(each, m.InState)), None) if other else None
        if kind is None or state is None or _in_state(kind, state) != other:
            return None
        return {"kind": kind, "state": state}

    return Custom((m.Compare,), build, match)


def _in_state(kind: m.Kind, state: m.InState) -> m.Kind:
    rest = [each for each in kind.where if not isinstance(each, m.InState)]
    return m.Kind(kind.noun, ordered((*rest, state)), span=kind.span)
