"""What happens while squads are recruited: crystals, costs, redeals."""

from collections.abc import Callable

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.meaning import Do, Opponent, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook

SORTS = (("elite", "elite", "элитный"), ("ordinary", "ordinary", "рядовой"))
REDEALS: tuple[tuple[Node, str, str, str, str], ...] = (
    (You(), "the_number_of_your_redeals", "ваших_пересдач", "you_have_used_a_redeal", "вы_использовали"),
    (Opponent(), "the_number_of_the_opponent's_redeals", "пересдач_противника", "the_opponent_has_used_a_redeal", "противник_использовал"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of recruiting."""
    book.say("crystal_noun", "crystal", Constant("crystal"), en="crystal/n!", ru="кристалл!")
    for sort, en, ru in SORTS:
        shape = Custom((m.Crystals,), _crystals(sort), _of_sort(sort))
        said = f"{{amount/number}} {en} {{noun/crystal_noun:counted=amount}}", f"{{amount/number:acc<noun>}} {ru}<noun> {{noun/crystal_noun:acc.counted=amount}}"
        book.say("crystals_got", sort, shape, en=said[0], ru=said[1])
        bare = Custom((), _crystals(sort), lambda _: None)
        book.say("crystals_got", f"{sort}, by its symbol", bare, en=f"{{amount/number}} {en}", ru=f"{{amount/number}} {ru}")
    book.say("doing", "receive crystals", m.GainCrystals, en="receive! {what/crystals_got}", ru="получите! {what/crystals_got}")
    recruited = Custom((Do,), lambda slots, span: Do(None, m.Recruit(slots["card"]), span=span), _recruited)  # type: ignore[arg-type]
    book.say("moment", "recruited", recruited, en="when {card/brief} is_recruited", ru="при_наборе {card/brief:gen} в_отряд")
    _costs(book)
    for player, en, ru, en_used, ru_used in REDEALS:
        of = Make(m.Redeals, (("player", player),))
        book.say("quantity", f"redeals of {player}", of, gives={"number": "sg"}, en=en, ru=(f"количество! {ru}", f"число! {ru}"))
        used = {"left": m.Redeals(player), "relation": "at least", "right": m.Number(1)}
        book.say("condition", f"{player} used a redeal", m.Compare, fixed=used, en=en_used, ru=(f"{ru_used}_хотя_бы_одну_пересдачу", f"{ru_used}_пересдачу"))


def _costs(book: Phrasebook) -> None:
    """*While the squad is recruited, your terrain costs 1 crystal less*: a cost matters at no other time (3.6)."""
    less = Make(m.Change, (("more", False),), (("noun", "crystal"),))
    said = "{amount/number} {noun/crystal_noun:counted=amount} less", "на {amount/number:acc<noun>} {noun/crystal_noun:acc.counted=amount} меньше"
    book.say("crystals", "crystals less", less, manner="crystals", en=said[0], ru=said[1])
    symbol = Custom((), lambda slots, span: m.Change(slots["amount"], span=span), lambda _: None)  # type: ignore[arg-type]
    for _, _, ru in SORTS:
        book.say("crystals", f"{ru} less", symbol, ru=f"на {{amount/number}} {ru} меньше")
    book.say("act", "while recruiting", Custom((Do,), _standing, lambda _: None), en="while_the_squad_is_recruited ,//lead {act/happened}", ru="при_наборе_отряда {act/happened}")


def _standing(slots: Fields, span: Surface) -> object:
    """A rule about *your terrain* is one about all of them."""
    act = slots["act"]
    if isinstance(act, Do) and isinstance(act.agent, m.Cards) and act.agent.quantity == m.One():
        return with_fields(act, agent=with_fields(act.agent, quantity=m.All()), span=span)
    return act


def _crystals(sort: str) -> Callable[[Fields, Surface], object]:
    return lambda slots, span: m.Crystals(slots["amount"], sort, span=span)  # type: ignore[arg-type]


def _of_sort(sort: str) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        fits = isinstance(value, m.Crystals) and value.sort == sort
        return {"amount": value.amount, "noun": "crystal"} if fits else None  # type: ignore[attr-defined]

    return match


def _recruited(value: object) -> Fields | None:
    taken = isinstance(value, Do) and value.agent is None and not value.modal and isinstance(value.deed, m.Recruit)
    return {"card": value.deed.card} if taken else None  # type: ignore[attr-defined]
