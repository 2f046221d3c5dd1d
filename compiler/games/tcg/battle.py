"""What happens in battles on squares: moving, attacking, defending; tokens, dice; moments of a battle."""

from compiler.games.tcg.attacks import STRENGTHS
from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.meaning import Do, If, ThisCard
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook

# moments that come once for a battle: English, Russian
MOMENTS: tuple[tuple[str, str, str | tuple[str, ...]], ...] = (
    ("battle begins", "at_the_beginning_of_the_battle", "в_начале_боя"),
    ("before recruiting", "before_recruiting_the_squad", ("до_набора_отряда", "перед_набором_отряда")),
    ("after placing", "after_placing", ("после_расстановки",)),
    ("revealed", "when_revealed", ("при_вскрытии",)),
)
# ways of coming to another square: English, Russian
WAYS: tuple[tuple[str | None, str, tuple[str, ...]], ...] = (
    (None, "moving", ("перемещении", "передвижении")),
    ("move", "walking", ("движении",)),
    ("jump", "jumping", ("прыжке",)),
    ("teleport", "teleporting", ("телепортации",)),
)
STAYING = (
    ("attack", "after_a_simple_strike", ("после_простого_удара", "после_нападения", "после_атаки")),
    ("blocking", "when_acting_as_a_defender", ("выступая_защитником", "когда_выступает_защитником")),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of battles."""
    _moments(book)
    _hits(book)
    _told(book)
    _deeds(book)
    _happenings(book)
    _begins(book)


def _moments(book: Phrasebook) -> None:
    for moment, en, ru in MOMENTS:
        book.say("moment", moment, m.BattleMoment, fixed={"moment": moment}, en=en, ru=ru)
    book.say("moment", "own death", Do, fixed={"agent": ThisCard(), "deed": m.Die()}, en="on_death", ru="при_гибели//alone")
    for way, en, forms in WAYS:
        moved = _of_this(m.Relocates, ("to", "left"), how=way)
        path = "[from//leaving {left/landing}] [onto {to/landing}]", "[с//leaving {left/landing:gen}] [на {to/landing:acc}]"
        said = f"on_{en} {path[0]}", tuple(f"при_{each} {path[1]}" for each in forms)
        book.say("moment", f"it {en}", moved, en=said[0], ru=said[1])
        other = _moved(way)
        book.say(
            "moment",
            f"another card {en}",
            other,
            en=f"on_{en}//of of//moving {{who/brief}} {path[0]}",
            ru=tuple(f"при_{each}//of {{who/brief:gen}} {path[1]}" for each in forms),
        )
    path = "[onto {to/landing}]", "[на {to/landing:acc}]"
    either = "прыжке_или_телепортации", "телепортации_или_прыжке"
    said = f"on_jumping_or_teleporting {path[0]}", tuple(f"при_{each} {path[1]}" for each in either)
    book.say("moment", "it jumps or teleports", _leaping(own=True), en=said[0], ru=said[1])
    book.say(
        "moment",
        "another card jumps or teleports",
        _leaping(own=False),
        en=f"on_jumping_or_teleporting//of of//moving {{who/brief}} {path[0]}",
        ru=tuple(f"при_{each}//of {{who/brief:gen}} {path[1]}" for each in either),
    )


def _leaping(*, own: bool) -> Custom:
    """A card jumps or teleports: whichever happens."""

    def build(slots: Fields, span: Surface) -> object:
        both = tuple(m.Relocates(way, slots.get("to")) for way in ("jump", "teleport"))  # type: ignore[arg-type]
        return Do(slots.get("who", ThisCard()), m.Joint(both, span=Surface(span.start, span.end, "or")), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal or (value.agent == ThisCard()) != own:
            return None
        match value.deed:
            case m.Joint(deeds=(m.Relocates(how="jump", to=to, left=None), m.Relocates(how="teleport", to=same, left=None))) if to == same:
                return {"to": to} if own else {"to": to, "who": value.agent}
        return None

    return Custom((Do,), build, match)


def _moved(way: str | None) -> Custom:
    def match(value: object) -> Fields | None:
        moves = isinstance(value, Do) and not value.modal and value.agent != ThisCard()
        if not moves or not isinstance(value.deed, m.Relocates) or value.deed.how != way:  # type: ignore[attr-defined]
            return None
        if isinstance(value.deed.to, m.OnHalf) and value.deed.left is None:  # type: ignore[attr-defined]
            return None  # "when a creature moves onto your half" says it better
        return {"who": value.agent, "to": value.deed.to, "left": value.deed.left}  # type: ignore[attr-defined]

    def build(slots: Fields, span: Surface) -> object:
        return Do(slots["who"], m.Relocates(way, slots.get("to"), slots.get("left")), span=span)  # type: ignore[arg-type]

    return Custom((Do,), build, match)


def _of_this(node: type[Node], slots: tuple[str, ...], **fixed: object) -> Custom:
    """What this card does, said without naming it."""

    def build(said: Fields, span: Surface) -> object:
        return Do(ThisCard(), node(**fixed, **said), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.agent != ThisCard() or value.modal is not None:
            return None
        deed = value.deed
        if type(deed) is not node or any(getattr(deed, name) != known for name, known in fixed.items()):
            return None
        return {name: getattr(deed, name) for name in slots}

    return Custom((Do,), build, match)


def _hits(book: Phrasebook) -> None:
    """*On a strike*, *on a strong shot against a closed creature*: this card deals it; against this card, it is dealt."""
    kind = "{kind/kind_noun:prep}"
    by = Custom(
        (Do,),
        lambda slots, span: Do(slots["by"], m.Hit(str(slots["kind"]), slots.get("strength"), slots.get("at")), span=span),  # type: ignore[arg-type]
        _hit_by,
    )
    for said in ("", "{strength<kind>} "):
        en_said = said.replace("<kind>", "")
        book.say(
            "moment",
            "on an attack of a card",
            by,
            en=f"on_a//of {en_said}{{kind/kind_noun:sg}} of//hit {{by/brief}} [against {{at/brief}}]",
            ru=f"при//of {said.replace('<kind>', ':prep<kind>')}{kind} {{by/brief:gen}} [по {{at/brief:dat}}]",
        )
    for strength in (None, *(each for each, _, _ in STRENGTHS)):
        en_word, ru_word = next(((f"{e} ", f"{r}<kind> ") for s, e, r in STRENGTHS if s == strength), ("", ""))
        en, ru = f"on_a {en_word}{{kind/kind_noun:sg}}", f"при//hit {ru_word}{kind}"
        name = f"on a {strength or ''} attack"
        book.say("moment", name, _hit(strength), en=f"{en} [against {{at/brief}}]", ru=f"{ru} [по {{at/brief:dat}}]")
    for one, other in (("weak", "medium"), ("medium", "strong"), ("weak", "strong")):
        ru_one, ru_other = (next(ru for each, _, ru in STRENGTHS if each == strength) for strength in (one, other))
        book.say(
            "moment",
            f"on a {one} or {other} attack",
            _hit(f"{one} or {other}"),
            en=f"on_a {one} or//hit {other} {{kind/kind_noun:sg}} [against {{at/brief}}]",
            ru=f"при//hit {ru_one}<kind> или//hit {ru_other}<kind> {kind} [по {{at/brief:dat}}]",
        )
    either = _either_hit()
    book.say(
        "moment",
        "on one attack or another",
        either,
        en="on_a {first/kind_noun:sg} or//kinds {second/kind_noun:sg}",
        ru=("при//hit {first/kind_noun:prep} или//kinds {second/kind_noun:prep}", "при//hit {first/kind_noun:prep} или//kinds при//hit {second/kind_noun:prep}"),
    )
    began = Custom(
        (Do,),
        lambda slots, span: Do(ThisCard(), m.StartAttack(str(slots["kind"]), slots.get("at")), span=span),  # type: ignore[arg-type]
        _began,
    )
    book.say(
        "moment",
        "attacking with an attack",
        began,
        en="when_attacking_with a {kind/kind_noun:sg} [against {at/brief}]",
        ru="при_нападении//strike {kind/kind_noun:ins} [на {at/brief:acc}]",
    )
    any_ = _of_this(m.StartAttack, ("at",), kind="attack")
    book.say("moment", "attacking", any_, en="when_attacking [{at/brief}]", ru="при_нападении [на {at/brief:acc}]")
    after_kind = Custom(
        (Do,), lambda slots, span: Do(ThisCard(), m.AfterAttack(str(slots["kind"])), span=span), _attacked_with
    )
    book.say("moment", "after a strike", after_kind, manner="short", en="after a {kind/kind_noun:sg}", ru="после//hit {kind/kind_noun:gen}")
    book.say("moment", "after an attack of a kind", after_kind, en="after_attacking_with a {kind/kind_noun:sg}", ru="после_нападения//strike {kind/kind_noun:ins}")
    after = _of_this(m.AfterAttack, ("at",), kind="attack")
    book.say("moment", "after attacking", after, en="after_attacking [{at/brief}]", ru="после_нападения [на {at/brief:acc}]")


def _hit_by(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.modal or value.agent == ThisCard() or not isinstance(value.deed, m.Hit):
        return None
    deed = value.deed
    return {"by": value.agent, "kind": deed.kind, "strength": deed.strength, "at": deed.at} if deed.answer is None else None


def _attacked_with(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent != ThisCard() or value.modal or not isinstance(value.deed, m.AfterAttack):
        return None
    return {"kind": value.deed.kind} if value.deed.kind != "attack" and value.deed.at is None else None


def _began(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent != ThisCard() or value.modal or not isinstance(value.deed, m.StartAttack):
        return None
    return {"kind": value.deed.kind, "at": value.deed.at} if value.deed.kind != "attack" else None


def _either_hit() -> Custom:
    """*On a strike or shot*: whichever happens."""

    def build(slots: Fields, span: Surface) -> object:
        both = m.Hit(str(slots["first"])), m.Hit(str(slots["second"]))
        return Do(ThisCard(), m.Joint(both, span=Surface(span.start, span.end, "or")), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.agent != ThisCard() or not isinstance(value.deed, m.Joint) or value.modal:
            return None
        plain = all(isinstance(each, m.Hit) and each == m.Hit(each.kind) for each in value.deed.deeds)
        if not plain or len(value.deed.deeds) != 2:
            return None
        return {"first": value.deed.deeds[0].kind, "second": value.deed.deeds[1].kind}  # type: ignore[attr-defined]

    return Custom((Do,), build, match)


def _hit(strength: str | None) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        kind, at = str(slots["kind"]), slots.get("at")
        if at == ThisCard():
            return Do(ThisCard(), m.BeHit(kind, strength), span=span)
        return Do(ThisCard(), m.Hit(kind, strength, at), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.agent != ThisCard() or value.modal is not None:
            return None
        deed = value.deed
        if isinstance(deed, m.BeHit) and deed.strength == strength and deed.by is None:
            return {"kind": deed.kind, "at": ThisCard()}
        if isinstance(deed, m.Hit) and deed.strength == strength and deed.answer is None:
            return {"kind": deed.kind, "at": deed.at}
        return None

    return Custom((Do,), build, match)


OWN_DEEDS: tuple[type[Node], ...] = (m.GetTokens, m.LoseTokens, m.Accumulate, m.Obtain)


def _told(book: Phrasebook) -> None:
    """This card is told what to do (*receive a token*), or does what else players do (*receives a token*)."""

    def does(slots: Fields, span: Surface) -> object:
        return Do(ThisCard(), slots["deed"], span=span)  # type: ignore[arg-type]

    def told(value: object) -> Fields | None:
        unsaid = isinstance(value, Do) and value.modal is None and isinstance(value.agent, ThisCard)
        return {"deed": value.deed} if unsaid and value.agent.span is None else None  # type: ignore[attr-defined]

    told_to = Custom((Do,), does, told)
    book.say("bare", "told", told_to, manner="told", en="{deed/happenings:imp}", ru="{deed/happenings:imp}")
    got = Custom((), gets, lambda _: None)
    book.say("told_too", "get", got, ru="получить//told {what/gifts:acc} [{duration}]")
    book.say("parts", "and is told more", Custom((), _and_then, lambda _: None), ru="{before/parts:=} и//told {act/told_too}")

    def own(value: object) -> Fields | None:
        found = told(value)
        return found if found and isinstance(found["deed"], OWN_DEEDS) else None

    def whose(slots: Fields, span: Surface) -> object:
        mine = isinstance(slots["deed"], OWN_DEEDS)
        return Do(ThisCard() if mine else m.You(), slots["deed"], span=span)  # type: ignore[arg-type]

    book.say("event", "this card destroys", Custom((Do,), does, told), ru="{deed/deed:fin}")
    book.say("event", "this card destroys", Custom((), does, lambda _: None), en="{deed/deed:fin}")
    book.say("act", "this card does", Custom((Do,), whose, own), en="{deed:fin}", ru="{deed:fin}")


def _and_then(slots: Fields, span: Surface) -> object:
    """*Wound itself for 2 and get -1 to movement*: one part after another."""
    return (*slots["before"], m.Part("then", slots["act"], span=span))  # type: ignore[misc, arg-type]


def gets(slots: Fields, span: Surface) -> object:
    """This card gets something, perhaps for a time."""
    deed: Node = m.Get(slots["what"], span=span)  # type: ignore[arg-type]
    deed = m.During(deed, slots["duration"], span=span) if "duration" in slots else deed  # type: ignore[arg-type]
    return Do(ThisCard(), deed, span=span)


def got(value: object) -> Fields | None:
    """Return what this card gets, and for how long."""
    if not isinstance(value, Do) or value.agent != ThisCard() or value.modal is not None:
        return None
    during = value.deed if isinstance(value.deed, m.During) else None
    deed = during.act if during else value.deed
    return {"what": deed.what, "duration": during and during.duration} if isinstance(deed, m.Get) else None


def _deeds(book: Phrasebook) -> None:
    book.say("doing", "accumulate tokens", m.Accumulate, en="accumulate! {amount/tokens}", ru="накопить! {amount/tokens:acc}")
    moved = "move! {card/np} onto {to/np}", "переместить! {card/np:acc} на {to/np:acc}"
    book.say("doing", "move", m.Relocate, fixed={"how": "move"}, en=moved[0], ru=moved[1])
    blocked = ("ее//blocked", "его//blocked", "удар//blocked", "атаку//blocked", "этот_удар", "эту_атаку")
    it = "block! (it|that_attack|that_strike)"
    book.say("doing", "block it", m.BlockIt, en=it, ru=tuple(f"заблокировать! {each}" for each in blocked))
    closed = m.During(m.OpenSelf(), m.Until("their next turn"))
    book.say("unable", "open in its next turn", Constant(closed), en=("open! at_the_start_of its/d! next_turn", "open! on its/d! next_turn"), ru=("открыться! в_начале_своего_следующего_хода", "открыться! в_начале_следующего_хода//own"))
    book.say("own_unable", "open in your next turn", Constant(closed), ru="открыться! в_начале_вашего_следующего_хода")
    own = Custom((), lambda slots, span: Do(ThisCard(), slots["deed"], "cannot", span=span), lambda _: None)  # type: ignore[arg-type]
    book.say("bare", "does not open in your next turn", own, manner="not", ru="не {deed/own_unable:fin}")
    book.say("doing", "poison at", Make(m.Poison), en="poison! {target/np} at//power {amount}", ru="отравить! {target/np:acc} на {amount}")
    hurt = Make(m.Wound, (("target", ThisCard()),))
    book.say("doing", "wound itself", hurt, manner="itself", en="wound! itself for {amount}", ru="раниться! на {amount}")
    healed = Make(m.Heal, (("target", ThisCard()),))
    book.say("doing", "heal itself", healed, manner="itself", en="heal! itself for {amount}")
    swap = Custom(
        (m.SwapPlaces,),
        lambda slots, span: m.SwapPlaces(ThisCard(), slots["other"], span=span),  # type: ignore[arg-type]
        lambda value: {"other": value.other} if isinstance(value, m.SwapPlaces) and value.card == ThisCard() else None,
    )
    book.say("doing", "swap places", swap, en="swap! places with {other/np}", ru="поменяться! местами с {other/np:ins}")
    removed = "remove! {amount/additionals} from {target/np}", "снимите! {amount/additionals:acc} с {target/np:gen}"
    book.say("doing", "remove lives", m.RemoveLives, en=removed[0], ru=removed[1])
    for strength, en, _ in STRENGTHS:
        ru = {"weak": "слабому", "medium": "среднему/средний", "strong": "сильному"}[strength]
        book.say("strength_to", strength, Make(m.Strength, (("kind", strength),)), en=en, ru=ru)
    book.say(
        "doing",
        "reduce its strike",
        m.ReduceStrike,
        fixed={"kind": "strike"},
        en="reduce! the_strike_of {of/np} to {to/strength_to}",
        ru="свести! удар {of/np:gen} к {to/strength_to}",
    )


def _happenings(book: Phrasebook) -> None:
    for name, node, en, ru in (
        ("moves", m.Relocates, "move! onto {to/np}", tuple(f"{verb}! на {{to/np:acc}}" for verb in ("переместиться", "передвинуться", "подвинуться"))),
        ("moves at all", m.Relocates, "move!", ("переместиться!", "передвинуться!", "подвинуться!")),
        ("attacks", m.StartAttack, "announce! an_attack [on {at/np}]", "напасть! [на {at/np:acc}]"),
        ("acts as a defender", m.ActAsBlocker, "act! as_a_defender", "выступать! защитником"),
        ("returns to the deck", m.ReturnToDeck, "return! to_the_deck", ("вернуться! в_колоду",)),
    ):
        fixed = {"kind": "attack"} if node is m.StartAttack else None
        book.say("happens", name, node, fixed=fixed, en=en, ru=ru)
    for nature, used in (("spell", ("a_spell", "заклинание")), ("effect", ("an_effect", "воздействие"))):
        book.say("happens", f"uses {used[0]}", m.UseMagic, fixed={"nature": nature}, en=f"use! {used[0]}", ru=f"использовать! {used[1]}")
    got = Custom((), lambda slots, span: m.Get(slots["what"], span=span), lambda _: None)  # type: ignore[arg-type]
    book.say("happens", "receives gifts", got, en="receive! {what/gifts}")
    book.say("act", "if, with a dash", If, ru="если {condition} -//if {then/act:=}")
    book.say("act", "if, with a dash, of this card", If, ru="если {condition} -//if {then/bare:=}")
    two = Custom(
        (m.Joint,),
        lambda slots, span: m.Joint((m.Ignore(slots["first"]), m.Ignore(slots["second"])), span=span),  # type: ignore[arg-type]
        _ignored,
    )
    book.say("happens", "ignores two", two, en="ignore! {first/keyword} and//ignore {second/keyword}", ru="игнорировать! {first/keyword:acc} и//ignore {second/keyword:acc}")
    for after, en, ru in STAYING:
        shape = Custom(
            (Do,),
            lambda _, span, after=after: Do(ThisCard(), m.StayOpen(after), span=span),  # type: ignore[misc]
            lambda value, after=after: {} if value == Do(ThisCard(), m.StayOpen(after)) else None,  # type: ignore[misc]
        )
        forms = f"не_закрывается_{ru[0]}", *(f"{each} (|,//staying) не_закрывается" for each in ru)
        book.say("bare", f"stays open, {after}", shape, en=f"does_not_close_{en}")
        read = Custom((), shape.maker, lambda _: None)
        book.say("bare", f"stays open, {after}", read if after == "blocking" else shape, ru=forms)  # all games say it with a comma
    this_time = Custom(
        (Do,),
        lambda _, span: Do(ThisCard(), m.StayOpen("this attack"), span=span),
        lambda value: {} if value == Do(ThisCard(), m.StayOpen("this attack")) else None,
    )
    not_now = "не_закрывается_после_этой_атаки", "не_закрывается_после_этого удара", "не_закрывается_после удара"
    book.say("bare", "stays open this time", this_time, en="does_not_close_after_this_attack", ru=not_now)
    most = Custom(
        (Do,),
        lambda slots, span: Do(ThisCard(), m.Have((m.MostTokens(slots["most"]),)), span=span),  # type: ignore[arg-type]
        _most,
    )
    book.say(
        "bare",
        "most tokens",
        most,
        en="cannot_have_more_than {most/count} {noun/token_noun:counted=most}",
        ru=(
            "не_может_иметь_более {most/count:gen<noun>} {noun/token_noun:gen.counted=most}",
            "не_может_иметь_больше {most/count:gen<noun>} {noun/token_noun:gen.counted=most}",
            "максимум//tokens {most/count} {noun/token_noun:counted=most}",
        ),
    )
    free = m.Cards(m.One(), m.Kind(m.TypeNoun("square"), (m.InState("free"),)))
    teleport = Make(m.Relocates, (("how", "teleport"), ("to", free)))
    book.say("happens", "teleports", teleport, manner="away", en="teleport!", ru="телепортироваться!")
    tokens = m.LoseTokens(m.PropertyOf("tokens", ThisCard()))
    lost = Custom(
        (Do,),
        lambda _, span: Do(ThisCard(), tokens, span=span),
        lambda value: {} if value == Do(ThisCard(), tokens) else None,
    )
    book.say("bare", "loses all tokens", lost, en="loses_all_its tokens//all", ru=("теряет_все фишки", "потерять_все фишки"))
    none = Do(ThisCard(), m.Joint((m.Accumulate(m.Number(1)), m.GetTokens(m.Number(1)))), "cannot")
    cannot = Custom((Do,), lambda _, span: with_fields(none, span=span), lambda value: {} if value == none else None)
    said = "cannot_accumulate_or_receive tokens//any", ("не_может_накапливать_или_получать фишки//any",)
    book.say("bare", "no tokens", cannot, en=said[0], ru=said[1])
    for more, word, ru_word in ((False, "less", "меньше"), (True, "more", "больше")):
        change = Make(m.Change, (("more", more),))
        book.say("crystals", word, change, en=f"{{amount/number}} {word}", ru=f"на {{amount/number}} {ru_word}")
    book.say("happens", "costs crystals", m.Cost, en="cost! {amount/crystals}", ru="стоить! {amount/crystals}")
    times = {"times": m.Number(2)}
    book.say("happens", "acts twice", m.ActTimes, fixed=times, en="act! 2_times_per_turn", ru=("действовать! 2_раза_за_ход", "действовать! два_раза_за_ход"))


def _ignored(value: object) -> Fields | None:
    two = isinstance(value, m.Joint) and len(value.deeds) == 2 and all(isinstance(each, m.Ignore) for each in value.deeds)
    return {"first": value.deeds[0].keyword, "second": value.deeds[1].keyword} if two else None  # type: ignore[attr-defined]


def _most(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent != ThisCard() or not isinstance(value.deed, m.Have):
        return None
    only = value.deed.what[0] if len(value.deed.what) == 1 else None
    return {"most": only.amount, "noun": "token"} if isinstance(only, m.MostTokens) else None


def _begins(book: Phrasebook) -> None:
    """*Begins the battle with 1 token*: it receives what it begins with when it is revealed (9)."""
    revealed = m.Trigger(m.BattleMoment("revealed"))
    for what, node, en, ru in (
        ("tokens", m.GetTokens, "{amount/tokens}", "{amount/tokens:ins}"),
        ("lives", m.GetLives, "{amount/additionals}", "{amount/additionals:ins}"),
    ):

        def build(slots: Fields, span: Surface, node: type[Node] = node) -> object:
            act = Do(ThisCard(), node(amount=slots["amount"]), span=span)  # type: ignore[call-arg]
            return m.Triggered(revealed, m.Chain((m.Part("first", act, span=span),), span=span), span=span)

        def match(value: object, node: type[Node] = node) -> Fields | None:
            if not isinstance(value, m.Triggered) or value.trigger != revealed or value.limit or value.zone:
                return None
            act = value.chain.parts[0].act if isinstance(value.chain, m.Chain) and len(value.chain.parts) == 1 else None
            fits = isinstance(act, Do) and act.agent == ThisCard() and type(act.deed) is node and not act.modal
            return {"amount": act.deed.amount} if fits else None  # type: ignore[union-attr]

        said = f"begins_the_battle_with {en}", f"начинает_бой_с {ru}"
        book.say("ability", f"begins with {what}", Custom((m.Triggered,), build, match), en=said[0], ru=said[1])
