"""Further moments of a battle: misses, deaths by attacks, strong strikes of others, spells that are carried out."""

from collections.abc import Callable

from compiler.games.tcg.attacks import STRENGTHS
from compiler.games.tcg.features import NATURES
from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

ATTACKING = (
    (True, "a_miss_when_attacking", ("промахе_в_нападении",)),
    (False, "a_miss", ("промахе",)),
)


def add(book: Phrasebook) -> None:
    """Add these moments."""
    _misses(book)
    _deaths(book)
    _deeds(book)
    _replaced(book)
    for nature, _, ru in NATURES:
        said = f"{ru} [{{name/FLAVOR}}] [-//named] {{what/plain_chain:=}}"
        book.say("chain", f"if, {nature}", Custom((m.Named,), _on_condition(nature), lambda _: None), ru=(f"если {{condition}} ,//if {said}", f"если {{condition}} -//if {said}"))


def _on_condition(nature: str) -> Callable[[Fields, Surface], object]:
    """*If it is open, effect "rope" – …*: the effect begins with the condition."""

    def build(slots: Fields, span: Surface) -> object:
        what = slots["what"]
        assert isinstance(what, m.Chain)
        first, *rest = what.parts
        part = m.Part("first", m.If(slots["condition"], first.act, span=span), span=first.span)  # type: ignore[arg-type]
        chain = m.Chain((part, *rest), what.where, span=what.span)
        return m.Named(nature, chain, name=slots.get("name"), span=span)  # type: ignore[arg-type]

    return build


def _misses(book: Phrasebook) -> None:
    """*On a miss when attacking*, *on a strike or a miss*."""
    for attacking, en, forms in ATTACKING:
        own = Custom((Do,), _misser(attacking), _missed(attacking, own=True))
        book.say("moment", f"on {en}", own, en=f"on_{en}", ru=tuple(f"при_{each}" for each in forms))
        struck = f"при_промахе//strike ударом{' в_нападении' * attacking}"  # nothing but strikes can miss (4.3, 4.7)
        book.say("moment", f"on {en} with a strike", Custom((), _misser(attacking), lambda _: None), ru=struck)
        other = Custom((Do,), _misser(attacking), _missed(attacking, own=False))
        book.say("moment", f"on {en} of a card", other, en=f"on_{en}_by {{who/brief}}", ru=tuple(f"при_{each}//of {{who/brief:gen}}" for each in forms))
        both = Custom((Do,), _hit_or_miss(attacking), _is_hit_or_miss(attacking))
        said = tuple(f"при//hit {{kind/kind_noun:prep}} или_{but}{each}" for but in ("", "при_") for each in forms)
        book.say("moment", f"on an attack or {en}", both, en=f"on_a {{kind/kind_noun:sg}} or_{en}", ru=said)


def _misser(attacking: bool) -> Callable[[Fields, Surface], object]:
    return lambda slots, span: Do(slots.get("who", ThisCard()), m.Miss(attacking), span=span)  # type: ignore[arg-type]


def _missed(attacking: bool, *, own: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal or value.deed != m.Miss(attacking) or (value.agent == ThisCard()) != own:
            return None
        return {} if own else {"who": value.agent}

    return match


def _hit_or_miss(attacking: bool) -> Callable[[Fields, Surface], object]:
    def build(slots: Fields, span: Surface) -> object:
        both = m.Hit(str(slots["kind"])), m.Miss(attacking)
        return Do(ThisCard(), m.Joint(both, span=Surface(span.start, span.end, "or")), span=span)

    return build


def _is_hit_or_miss(attacking: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        deed = value.deed if isinstance(value, Do) and value.agent == ThisCard() and not value.modal else None
        if not isinstance(deed, m.Joint) or len(deed.deeds) != 2 or deed.deeds[1] != m.Miss(attacking):
            return None
        hit = deed.deeds[0]
        return {"kind": hit.kind} if isinstance(hit, m.Hit) and hit == m.Hit(hit.kind) else None

    return match


def _deaths(book: Phrasebook) -> None:
    """*On the death of your creature from an attack of an enemy card*."""
    own = Custom((Do,), _dying, _dead(own=True))
    said = "{kind/kind_noun:gen.sg} {by/brief:gen}", "{kind/kind_noun:gen.pl} {by/brief:gen}"
    book.say("moment", "death by an attack", own, en="on_death_from_an {kind/kind_noun:sg} of//hit {by/brief}", ru=tuple(f"при_гибели//alone от//attack {each}" for each in said))
    other = Custom((Do,), _dying, _dead(own=False))
    book.say("moment", "death of a card by an attack", other, en="on_the_death_of {who/brief} from//death an {kind/kind_noun:sg} of//hit {by/brief}", ru=tuple(f"при_гибели {{who/brief:gen}} от//attack {each}" for each in said))


def _dying(slots: Fields, span: Surface) -> object:
    source = m.Source((str(slots["kind"]),), slots["by"])  # type: ignore[arg-type]
    return Do(slots.get("who", ThisCard()), m.Die(source), span=span)  # type: ignore[arg-type]


def _dead(*, own: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal or not isinstance(value.deed, m.Die) or (value.agent == ThisCard()) != own:
            return None
        source = value.deed.source
        if not isinstance(source, m.Source) or len(source.kinds) != 1 or source.of is None or source.at_most is not None:
            return None
        said: Fields = {"kind": source.kinds[0], "by": source.of}
        return said if own else {**said, "who": value.agent}

    return match


def _deeds(book: Phrasebook) -> None:
    """*When your creature deals a strong strike*; *when it carries out a spell*."""
    for strength, en, ru in STRENGTHS:
        dealt = Make(m.Hit, (("strength", strength),))
        book.say("happens", f"deals a {strength} attack", dealt, en=f"deal! a//dealt {en} {{kind/kind_noun:sg}} [to//dealt {{at/np}}]", ru=f"нанести! {ru}<kind> {{kind/kind_noun:acc.sg}} [по {{at/np:dat}}]")
    first = Make(m.Nth, (("n", 1),))
    said = "receive! {deed/first_wounds} for_the_first_time_in_a_turn", tuple(f"получить! {{deed/first_wounds}} {often}" for often in ("в_первый_раз_за_ход", "первый_раз_за_ход"))
    book.say("happens", "receives wounds first", first, en=said[0], ru=said[1])
    book.say("first_wounds", "wounds", m.ReceiveWounds, en="wounds [from {source/manner_of_wounds}]", ru="раны/рана [от {source/manner_of_wounds:gen}]")
    for nature, en, ru in NATURES:
        book.say("happens", f"carries out a {nature}", Make(m.Perform, (("nature", nature),)), en=f"carry! out_a_{en}", ru=f"выполнить! {ru}")


def _replaced(book: Phrasebook) -> None:
    """*Instead of dying, it returns to the deck*."""
    event = Do(ThisCard(), m.Die(), "must")
    dying = Custom((m.Replaces,), lambda slots, span: m.Replaces(event, slots["chain"], span=span), lambda _: None)  # type: ignore[arg-type]
    book.say("ability", "instead of dying", dying, en="instead_of_dying (|,//when) {chain:=}", ru="вместо_гибели (|-//when) {chain:=}")

