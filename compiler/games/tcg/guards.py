"""What keeps attacks off: blocking, redirecting, defending, attacks that may be made at some cards only."""

from collections.abc import Callable

from compiler.games.tcg.battle import gets, got
from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, rewrite, walk, with_fields
from compiler.language.meaning import Do, Opponent, ThisCard, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook, Same

# how many attacks are blocked: number, English, Russian (before the noun in the accusative)
FIRST = ((1, "the_first", "первую<kind>"), (2, "the_first_two", "первые_две"), (3, "the_first_three", "первые_три"))
# in what time: (player whose turn, limit), English, Russian
SPANS: tuple[tuple[Node | None, str, str, tuple[str, ...]], ...] = (
    (None, "turn", "per_turn", ("за_ход", "в_ход")),
    (None, "game", "per_battle", ("за_бой", "в_бой")),
    (Opponent(), "turn", "per_turn_of_the_opponent", ("за_ход_противника", "в_ход_противника")),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of guards."""
    _blocking(book)
    _redirecting(book)
    _defending(book)
    _only(book)


def _blocking(book: Phrasebook) -> None:
    """*May block a close attack against itself, in doing so …*; *blocks the first attack against itself per battle*."""
    en, ru = "may_block//self a {kind/kind_noun:sg} [of//hit {by/brief}] against_itself", "может_блокировать (|любую<kind>) {kind/kind_noun:acc.sg} [{by/brief:gen}] по_себе"
    book.say("ability", "may block attacks", _blocks("may"), en=en, ru=ru)
    more = f"{en} ,_in_doing_so//self {{more/self_more}}", f"{ru} (,//self|) при_этом//self {{more/self_more}}"
    book.say("ability", "may block attacks and more", _blocks("may", more=True), en=more[0], ru=more[1])
    said = "gets//self {what/gifts} [{duration}]", "получает//self {what/gifts:acc} [{duration}]"
    book.say("self_more", "gets", Custom((Do,), gets, got), en=said[0], ru=said[1])
    book.say("self_more", "acts", Same("of"), en="{of/act}", ru="{of/act}")
    for number, en_first, ru_first in FIRST:
        noun = "{kind/kind_noun:acc.sg}" if number == 1 else "{kind/kind_noun:acc.pl}"
        for player, per, en_per, ru_per in SPANS:
            orders = f"{ru_first} {noun} [{{by/brief:gen}}] по_себе//first", f"по_себе//first {ru_first} {noun} [{{by/brief:gen}}]"
            book.say(
                "ability",
                f"blocks the first {number} {en_per}",
                _blocks(None, m.Limit(m.Number(number), per), player),
                en=f"blocks//self {en_first} {{kind/kind_noun:{'sg' if number == 1 else 'pl'}}} [of//hit {{by/brief}}] against_itself//first {en_per}//first",
                ru=tuple(f"блокирует//self {order} {each}//first" for order in orders for each in ru_per),
            )
    every = "blocks//self all//self {kind/kind_noun:pl} of//hit {by/brief} against_itself", "блокирует//self (|все<kind>) {kind/kind_noun:acc.pl} {by/brief:gen} по_себе"
    book.say("ability", "blocks attacks of some", _blocks(None), en=every[0], ru=every[1])


def _blocks(modal: str | None, limit: m.Limit | None = None, player: Node | None = None, *, more: bool = False) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        event: Node = Do(ThisCard(), m.BeAttacked(str(slots["kind"]), slots.get("by")), span=span)  # type: ignore[arg-type]
        event = event if player is None else m.InTurn(event, player, span=span)
        parts: tuple[m.Part, ...] = (m.Part("first", Do(You(), m.BlockIt(), modal), span=span),)
        if more:
            parts = (*parts, m.Part("in doing so", slots["more"], span=span))  # type: ignore[arg-type]
        return m.Triggered(m.Trigger(event), m.Chain(parts, span=span), limit, span=span)

    return Custom((m.Triggered,), build, _blocked(modal, limit, player, more=more))


def _blocked(modal: str | None, limit: m.Limit | None, player: Node | None, *, more: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Triggered) or value.limit != limit or not isinstance(value.trigger, m.Trigger):
            return None
        event = value.trigger.event
        if player is not None:
            event = event.act if isinstance(event, m.InTurn) and event.player == player else event
        deed = event.deed if isinstance(event, Do) and event.agent == ThisCard() else None
        parts = value.chain.parts if isinstance(value.chain, m.Chain) and value.chain.where is None else ()
        if not isinstance(deed, m.BeAttacked) or len(parts) != 1 + more or parts[0].act != Do(You(), m.BlockIt(), modal):
            return None
        said: Fields = {"kind": deed.kind, "by": deed.by}
        return said if not more else {**said, "more": parts[1].act} if parts[1].link == "in doing so" else None

    return match


def _redirecting(book: Phrasebook) -> None:
    """*Redirect an attack against an adjacent creature to this card*."""
    at = Custom((m.Redirect,), _redirect, _redirected)
    book.say(
        "doing",
        "redirect an attack",
        at,
        en="redirect! an_attack//redirected against//redirected {at/np} to//redirected {to/aimed}",
        ru="перенаправить! атаку//redirected с//redirected {at/aimed:gen} в//redirected {to/aimed:acc}",
    )
    book.say("aimed", "itself", Custom((ThisCard,), lambda _, span: ThisCard(), lambda value: {} if isinstance(value, ThisCard) else None), en="itself//aimed", ru="себя//aimed")
    book.say("aimed", "other cards", Same("of"), en="{of/np}", ru="{of/np:=}")


def _redirect(slots: Fields, span: Surface) -> object:
    return m.Redirect(m.StartAttack(at=slots["at"]), slots["to"], span=span)  # type: ignore[arg-type]


def _redirected(value: object) -> Fields | None:
    what = value.what if isinstance(value, m.Redirect) else None
    if not isinstance(what, m.StartAttack) or what.at is None or what.kind != "attack":
        return None
    return {"at": what.at, "to": value.to}  # type: ignore[attr-defined]


def _defending(book: Phrasebook) -> None:
    """*May act as a defender any number of times per turn*."""
    said = "act! as_a_defender_any_number_of_times_per_turn", tuple(f"выступать! защитником_{each}_раз_за_ход" for each in ("любое_число", "любое_количество"))
    book.say("happens", "defends any number of times", m.DefendsOften, en=said[0], ru=said[1])


def _only(book: Phrasebook) -> None:
    """*Cards of the opponent may announce shots only against Zorm (whatever the range)*."""
    shape = Make(m.AttackOnly, (("anywhere", False),))
    ru = "объявлять/объявлять! {kinds/kind_nouns:acc.sg} только_по {at/np:dat}"
    said = "announce! {kinds/kind_nouns:pl} only_against {at/np}", (ru, ru.replace("acc.sg", "acc.pl"))
    book.say("happens", "announces attacks only", shape, en=said[0], ru=said[1])
    strikes = Make(m.AttackOnly, (("kinds", ("strike",)), ("anywhere", False)))
    book.say("happens", "strikes only at", strikes, manner="strikes", ru="нападать/нападать! ударом только_на {at/np:acc}")
    note = "{of/noted:=} (|.//note) \\( whatever_the_range (|.//close) \\)", "{of/noted:=} (|.//note) \\( вне_зависимости_от_дальности (|.//close) \\)"
    book.say("noted", "whatever the range", Custom((m.Instructions, m.While), _anywhere, _is_anywhere), en=note[0], ru=note[1])


def _anywhere(slots: Fields, span: Surface) -> object:
    of = slots["of"]
    assert isinstance(of, Node)
    if not any(isinstance(each, m.AttackOnly) for each in walk(of)):
        return m.Noted(of, m.Until("whenever able"), span=span)  # nothing here has a range to speak of
    return rewrite(of, lambda node: with_fields(node, anywhere=True) if isinstance(node, m.AttackOnly) else node)


def _is_anywhere(value: object) -> Fields | None:
    only = [each for each in walk(value) if isinstance(each, m.AttackOnly)] if isinstance(value, Node) else []
    if not only or not all(each.anywhere for each in only):
        return None
    assert isinstance(value, Node)
    return {"of": rewrite(value, lambda node: with_fields(node, anywhere=False) if isinstance(node, m.AttackOnly) else node)}
