"""Squares that cards come to or leave: next to something, where something stands, in a row, on a half; jumps."""


from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import ordered
from compiler.language.meaning import Opponent, ThisCard, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook, Same

SQUARE = m.TypeNoun("square")
# rows: number, English, Russian genitive
ROWS = ((1, "first", "первого"), (2, "second", "второго"), (3, "third", "третьего"))


def add(book: Phrasebook) -> None:
    """Add the phrases of squares."""
    _narrowed(book)
    _landings(book)
    _rows(book)
    _jumps(book)
    book.say("happens", "moves diagonally", m.MoveDiagonally, en="move! diagonally//move", ru=tuple(f"{verb} по_диагонали" for verb in ("двигаться/двигаться!", "передвинуться!")))


def _narrowed(book: Phrasebook) -> None:
    """*A square occupied by a creature*, *a square that a creature stands next to*."""
    book.say("tail", "occupied by", m.OccupiedBy, en="occupied_by {card/brief}", ru=(",//which занятый! {card/brief:ins} [,//tail]", ",//which на_которой стоит/стоять {card/brief:nom} [,//tail]"))
    beside = Custom((m.NextTo,), lambda slots, span: m.NextTo(slots["card"], span=span), lambda _: None)  # type: ignore[arg-type]
    book.say("tail", "beside which a card stands", beside, ru=",//which рядом_с_которой стоит/стоять {card/brief:nom} [,//tail]")


def _landings(book: Phrasebook) -> None:
    """The squares of a movement, as its moment says them."""
    book.say("landing", "a square", Same("of"), en="{of/brief:=}", ru="{of/brief:=}")
    for name, node, en, ru in (
        ("next to", m.NextTo, "next_to//landing {card/brief}", ("рядом_с//landing {card/brief:ins}", ",//which рядом_с_которой стоит/стоять {card/brief:nom}")),
        ("occupied by", m.OccupiedBy, "occupied_by//landing {card/brief}", (",//which занятый<square> {card/brief:ins}", ",//which на_которой стоит/стоять {card/brief:nom}")),
    ):
        shape = _such_square(node)
        book.say("landing", name, shape, en=f"{{square/brief:=}} {en}", ru=tuple(f"{{square/brief:=}} {each}" for each in ru))
    for player, en_half, ru_half in (
        (You(), "your_half_of_the_battlefield", "ваш<noun> {noun/half_noun:=} поля_боя"),
        (Opponent(), "the_opponent's_half_of_the_battlefield", "{noun/half_noun:=} поля_боя противника//of"),
    ):
        half = Make(m.OnHalf, (("player", player),), (("noun", "half"),))
        book.say("landing", f"half of {player}", half, en=f"{en_half}//landing", ru=ru_half)
    book.say("half_noun", "half", Constant("half"), ru="половина!")


def _such_square(node: type[Node]) -> Custom:
    """A square with what it is next to, or what is on it."""

    def build(slots: Fields, span: Surface) -> object:
        square = slots["square"]
        assert isinstance(square, m.Cards) and isinstance(square.kind, m.Kind)
        where = ordered((*square.kind.where, node(card=slots["card"], span=span)))  # type: ignore[call-arg]
        return m.Cards(square.quantity, m.Kind(square.kind.noun, where, span=square.kind.span), span=span)

    def match(value: object) -> Fields | None:
        kind = value.kind if isinstance(value, m.Cards) else None
        if not isinstance(value, m.Cards) or not isinstance(kind, m.Kind) or kind.noun != SQUARE:
            return None
        found = [each for each in kind.where if type(each) is node and each.card != ThisCard()]  # type: ignore[attr-defined]
        if len(found) != 1:
            return None
        rest = m.Kind(kind.noun, tuple(each for each in kind.where if each is not found[0]), span=kind.span)
        return {"square": m.Cards(value.quantity, rest, span=value.span), "card": found[0].card}  # type: ignore[attr-defined]

    return Custom((m.Cards,), build, match)


def _rows(book: Phrasebook) -> None:
    """*A square of your third row*."""
    for number, en, ru in ROWS:
        for player, en_row, ru_rows in (
            (You(), f"of_your_{en}_row", (f"вашего_{ru}_ряда",)),
            (Opponent(), f"of_the_opponent's_{en}_row", (f"{ru}_ряда_противника",)),
        ):
            row = Make(m.InRow, (("of", player), ("number", number)))
            book.say("behind", f"of row {number} of {player}", row, manner="of", en=en_row, ru=ru_rows)
            book.say("behind_square", f"of row {number} of {player}", row, en=f"{en_row}//landing", ru=tuple(f"{each}//landing" for each in ru_rows))
    square = Custom((m.Cards,), _with_row, _its_row)
    book.say("landing", "of a row", square, en="{square/brief:=} {row/behind_square}", ru="{square/brief:=} {row/behind_square}")


def _with_row(slots: Fields, span: Surface) -> object:
    square = slots["square"]
    assert isinstance(square, m.Cards) and isinstance(square.kind, m.Kind)
    where = ordered((*square.kind.where, slots["row"]))  # type: ignore[arg-type]
    return m.Cards(square.quantity, m.Kind(square.kind.noun, where, span=square.kind.span), span=span)


def _its_row(value: object) -> Fields | None:
    kind = value.kind if isinstance(value, m.Cards) else None
    if not isinstance(value, m.Cards) or not isinstance(kind, m.Kind) or kind.noun != SQUARE:
        return None
    row = next((each for each in kind.where if isinstance(each, m.InRow) and each.number), None)
    if row is None:
        return None
    rest = m.Kind(kind.noun, tuple(each for each in kind.where if each is not row), span=kind.span)
    return {"square": m.Cards(value.quantity, rest, span=value.span), "row": row}


def _jumps(book: Phrasebook) -> None:
    """*May jump, range 3*: a jump by an ability, onto any unoccupied square within range (3.15)."""
    shape = Custom((m.Relocates,), _jumping, _jumped)
    book.say("happens", "jumps within a range", shape, en="make! a_jump ,//range range {reach/amount}", ru=tuple(f"{verb} прыжок//deed ,//range дальность {{reach/amount}}" for verb in ("совершить!", "объявить!")))
    for how, en, ru in (("jump", "jump! onto {to/np}", ("прыгнуть! на {to/np:acc}",)), ("teleport", "teleport! onto {to/np}", ("телепортироваться! на {to/np:acc}",))):
        book.say("happens", f"{how}s onto", m.Relocates, fixed={"how": how}, en=en, ru=ru)


def _jumping(slots: Fields, span: Surface) -> object:
    within = m.Compared("range", "at most", slots["reach"])  # type: ignore[arg-type]
    return m.Relocates("jump", m.Cards(m.One(), m.Kind(SQUARE, (m.InState("free"), within))), span=span)


def _jumped(value: object) -> Fields | None:
    if not isinstance(value, m.Relocates) or value.how != "jump" or value.left or not isinstance(value.to, m.Cards):
        return None
    kind = value.to.kind
    within = kind.where[-1] if isinstance(kind, m.Kind) and kind.noun == SQUARE and kind.where else None
    if not isinstance(within, m.Compared) or within.property != "range" or len(kind.where) != 2:  # type: ignore[attr-defined]
        return None
    return {"reach": within.amount} if kind.where[0] == m.InState("free") else None  # type: ignore[attr-defined]
