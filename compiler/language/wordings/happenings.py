"""What is said of cards: they get and have features, cost, die, strike, attack, inflict and receive wounds."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.phrases import Custom, Fields, Make, Phrasebook, Same

Words = str | tuple[str, ...]

# name, node, English, Russian; a Russian verb that is bare here stands in its printed form by the subject
HAPPENINGS: tuple[tuple[str, type, Words, Words], ...] = (
    ("has", m.Have, "have! (|:) {what/gifts}", "иметь! (|:) {what/gifts:acc}"),
    ("loses a keyword", m.Lose, "lose! {what/keyword}", "потерять! {what/keyword:acc}"),
    ("loses all of a sort", m.Lose, "lose! {what/lost}", "потерять! {what/lost}"),
    ("receives lives", m.GetLives, "receive! {amount/additionals}", "получить! {amount/additionals:acc}"),
    ("becomes", m.Become, "become! {what/amount}", "стать! {what/equal:=.ins}"),
    ("is reduced to", m.Become, (), "сократиться! до {what/amount}"),
    ("becomes equal to", m.Become, "become! equal_to {what/quantity}", "стать! {what/equal:=.ins}"),
    ("becomes of an element", m.Become, "become! {what/element}", "стать! {what/element:=.ins}"),
    ("becomes of a class", m.Become, "become! a {what/noun:sg}", "стать! {what/noun:ins.sg}"),
    ("costs", m.Cost, "cost! {amount/coins}", "стоить! {amount/coins}"),
    ("costs less", m.Cost, "cost! {amount/cost_change}", "стоить! {amount/cost_change}"),
    ("kills", m.Kill, "kill! {target/np}", "убить! {target/np:acc}"),
    ("dies", m.Die, "die! [from {source}]", "погибнуть! [от {source:gen}]"),
    ("enters play", m.EnterPlay, "enter! play", "войти! в игру"),
    ("hides", m.HideSelf, "hide!", "скрыться!"),
    ("opens", m.OpenSelf, "open!", "открыться!"),
    ("opens when lost", m.OpenWhenLost, "open! as_soon_as_it_loses_this_feature", "открыться! ,_как_только_теряет_эту_особенность"),
    (
        "misses the restoration",
        m.MissRestoration,
        "lose! this_feature_instead_of_being_opened_in_the_restoration_phase",
        "потерять! эту_особенность_вместо_открытия_в_фазе_восстановления",
    ),
    (
        "acts at once",
        m.ActAtOnce,
        "act! (in_its_first_turn|in_their_first_turn) under_your_control",
        "действовать! в_первый_ход_под_вашим_контролем",
    ),
    ("strikes first", m.StrikeFirst, "strike! (before_those_it_fights|before_those_they_fight)", "нанести! удар (раньше_тех,_с_кем_сражается|раньше_тех,_с_кем_сражаются)"),
    ("strikes", m.Strike, "strike! [{at/np}]", "нанести! удар [по {at/np:dat}]"),
    ("attacks", m.Attack, "attack! [{at/np}]", "атаковать! [{at/np:acc}]"),
    ("attacks at once", m.Attack, "immediately attack! {at/np}", "немедленно атаковать! {at/np:acc}"),
    ("attacks again", m.AttackAgain, "attack! again", "снова атаковать!"),
    ("acts", m.Act, "act!", "действовать!"),
    ("acts as a blocker", m.ActAsBlocker, "act! as_a_blocker", ("выступать! защитником", "быть! защитником")),
    (
        "blocks",
        m.BlockAgainst,
        "act! (as_a_blocker|as_blockers) against {whom/np}",
        "выступать! (защитником|защитниками) от {whom/np:gen}",
    ),
    ("becomes the target", m.BecomeTarget, "become! the_target_of {of/np}", "стать! целью {of/np:gen}"),
    ("is the target", m.BecomeTarget, "be! the_target_of {of/np}", "быть! целью {of/np:gen}"),
    ("ignores", m.Ignore, "ignore! {keyword}", "игнорировать! {keyword:acc}"),
    ("ignores obligations", m.Ignore, "ignore! {keyword/obligations}", "игнорировать! {keyword/obligations}"),
)

# a source of wounds in the singular, by its English plural
SINGLE = {"strikes": ("a_strike", "удара"), "shots": ("a_shot", "выстрела"), "attacks": ("an_attack", "атаки")}


def add(book: Phrasebook) -> None:
    """Add the phrases of what is said of cards."""
    for name, node, en, ru in HAPPENINGS:
        book.say("happens", name, node, en=en, ru=ru)
    get = "получить! (|:) {what/gifts:acc}"
    book.say("happens", "owns", m.Own, en=("have! {cards/np}", "control! {cards/np}"))
    for fewer, en in ((False, "more"), (True, "fewer")):
        book.say(
            "happens",
            f"owns {en}",
            m.OwnMore,
            fixed={"fewer": fewer},
            en=tuple(
                f"have! {en} {cards} than {{than/{other}}} {does}"
                for cards in ("cards_in_hand", "cards_in their/d! hand//of")
                for other, does in (("player", ""), ("player", "does"), ("you", ""), ("you", "do//than"))
            ),
        )
    book.say("happens", "gains", _getting(bonus=False), en="gain! (|:) {what/gifts}", ru=get)
    book.say("happens", "gets", _getting(bonus=True), en="get! {what/gifts}", ru=get)
    book.say("happens", "strike-attacks", m.Attack, fixed={"by": "strike"}, en="strike-attack!", ru="атаковать! ударом")
    book.say(
        "happens",
        "stays open after an attack",
        m.StayOpen,
        fixed={"after": "attack"},
        en="be! not_closed_after_a_strike_attack",
        ru="не закрыться! после_атаки_ударом",
    )
    book.say(
        "happens",
        "stays open as a blocker",
        m.StayOpen,
        fixed={"after": "blocking"},
        en="be! not_closed_when_acting_as_a_blocker",
        ru=("не закрыться! ,_выступая_защитником", "не закрыться! ,_когда_выступает_защитником"),
    )
    for sort, en, ru in (
        ("effects", "all_effects", "все_эффекты"),
        ("elements", "its_elements", "стихии"),
        ("classes", "all_its_classes", ("все_классы", "все_свои_классы")),
        ("features", ("all_features", "its_features"), ("все_особенности", "особенности")),
    ):
        book.say("lost", sort, Make(m.Lost, (("sort", sort),)), en=en, ru=ru)
    book.say("equal", "to a number", Same("of"), ru=("равный! {of/amount}", "равен! {of/amount}"))
    book.say("equal", "to a property", Same("of"), ru=("равный! {of/quantity:dat}", "равен! {of/quantity:dat}"))
    book.say("happens", "acts again", m.Act, fixed={"again": True}, en="act! again", ru="снова действовать!")
    book.say(
        "happens",
        "attacks and acts again",
        m.Joint,
        fixed={"deeds": (m.AttackAgain(), m.Act(again=True))},
        en="attack! and//again act again",
        ru="снова атаковать! и//again действовать",
    )
    book.say("wounds_counted", "the same number", m.SameAmount, en="the_same_number_of_wounds", ru="столько_же_ран")
    for what, en, ru in (("shots", "shots", "делать_выстрелы"), ("attacks", "attacks", "атаковать")):
        book.say(
            "obligations",
            what,
            Make(m.Obligations, (("what", what),)),
            en=f"features_that_oblige_{en}",
            ru=f"особенности,_обязывающие_{ru}",
        )
    every = {"keyword": m.Lost("features")}
    all_of, ru_all = "ignore! all_features", "игнорировать! все_особенности"
    book.say("happens", "ignores all features", m.Ignore, fixed=every, en=all_of, ru=ru_all)
    for by, en, ru in (("shot", "with_a_shot", "выстрелом"), ("strike", "with_a_strike//kill", "ударом//kill")):
        book.say("happens", f"kills by a {by}", m.Kill, fixed={"by": by}, en=f"kill! {{target/np}} {en}", ru=f"убить! {{target/np:acc}} {ru}")
    _wounds(book)
    _sources(book)
    them = {"deed": m.ReceiveThem(), "modal": "may"}
    book.say("clause", "may receive them", m.Do, fixed=them, en="{agent:nom} may_receive_them", ru="их//wounds может_получить {agent/np:nom}")


def _getting(*, bonus: bool) -> Custom:
    """Features are gained; bonuses (alone or with features) are got; a text may say either."""

    def match(value: object) -> Fields | None:
        if isinstance(value, m.Get) and any(isinstance(each, m.Bonus | m.KeywordBonus) for each in value.what) == bonus:
            return {"what": value.what}
        return None

    def build(slots: Fields, span: Surface) -> object:
        what = slots["what"]
        assert isinstance(what, tuple)
        return m.Get(merged(what), span=span)

    return Custom((m.Get,), build, match)


def merged(gifts: tuple[Node, ...]) -> tuple[Node, ...]:
    """*+1 to strike and +1 to lives* is *+1 to strike and lives*."""
    found: list[Node] = []
    for each in gifts:
        before = found[-1] if found else None
        if isinstance(before, m.Bonus) and isinstance(each, m.Bonus):
            alike = with_fields(each, property="strike") == before
            if alike and (before.property, each.property) == ("strike", "lives"):
                found[-1] = with_fields(before, property="strike and lives")
                continue
        found.append(each)
    return tuple(found)


def _wounds(book: Phrasebook) -> None:
    inflict, receive = m.InflictWounds, m.ReceiveWounds
    strike = {"by": "strike"}
    book.say(
        "happens", "inflicts wounds", inflict, en="inflict! wounds [on {on/np}]", ru="нанести! раны/рана [{on/np:dat}]"
    )
    book.say(
        "happens",
        "inflicts wounds with a strike",
        inflict,
        fixed=strike,
        en="inflict! wounds [on {on/np}] with_a_strike",
        ru=("нанести! раны/рана ударом [{on/np:dat}]", "нанести! раны/рана ударом по {on/np:dat}"),
    )
    book.say(
        "happens",
        "inflicts so many wounds",
        inflict,
        en="inflict! {amount/wounds_counted} [on {on/np}]",
        ru="нанести! {amount/wounds_counted:acc} [{on/np:dat}]",
    )
    book.say(
        "happens",
        "inflicts so many wounds with a strike",
        inflict,
        fixed=strike,
        en="inflict! {amount/wounds_counted} [on {on/np}] with_a_strike",
        ru="нанести! {amount/wounds_counted:acc} ударом [{on/np:dat}]",
    )
    book.say(
        "happens",
        "inflicts more or fewer wounds",
        _of_any(inflict, "on"),
        en="inflict! {amount/wounds_change} [on {on/np}]",
        ru="нанести! {amount/wounds_change} [{on/np:dat}]",
    )
    book.say(
        "happens",
        "receives wounds",
        receive,
        en="receive! wounds [from {source}]",
        ru="получить! раны/рана [от {source:gen}]",
    )
    book.say(
        "happens",
        "receives so many wounds",
        receive,
        en="receive! {amount/wounds_counted} [from {source}]",
        ru="получить! {amount/wounds_counted:acc} [от {source:gen}]",
    )
    book.say(
        "happens",
        "receives wounds only from",
        receive,
        fixed={"only": True},
        en="receive! wounds only from {source}",
        ru="получить! раны/рана только от {source:gen}",
    )
    book.say(
        "happens",
        "receives more or fewer wounds",
        _of_any(receive, "source"),
        en="receive! {amount/wounds_change} [from {source}]",
        ru="получить! {amount/wounds_change} [от {source:gen}]",
    )
    book.say(
        "negated",
        "receives wounds",
        receive,
        en="receive! wounds [from {source}]",
        ru="получить! ран/рана [от {source:gen}]",
    )
    book.say(
        "negated", "inflicts wounds", inflict, en="inflict! wounds [on {on/np}]", ru="нанести! ран/рана [{on/np:dat}]"
    )


def _of_any(cls: type[Node], slot: str) -> Custom:
    """*Receives 1 fewer wound from a creature*: from any of them, as a rule; Russian «от нежити» says it so."""

    def build(slots: Fields, span: Surface) -> object:
        other = slots.get(slot)
        if isinstance(other, m.Cards) and other.quantity == m.One() and not _is_owned(other.kind):
            slots = {**slots, slot: m.Cards(m.All(), other.kind, span=other.span)}
        return cls(**slots, span=span)

    def match(value: object) -> Fields | None:
        if type(value) is not cls or not isinstance(value.amount, m.Change):  # type: ignore[attr-defined]
            return None
        if getattr(value, "by", None) or getattr(value, "only", False):
            return None
        other = getattr(value, slot)
        if isinstance(other, m.Cards) and other.quantity == m.All() and _is_undead(other.kind):
            other = m.Cards(m.One(), other.kind, span=other.span)
        return {"amount": value.amount, slot: other}  # type: ignore[attr-defined]

    return Custom((cls,), build, match)


def _is_owned(kind: Node) -> bool:
    return isinstance(kind, m.Kind) and any(isinstance(each, m.Whose) for each in kind.where)


def _sources(book: Phrasebook) -> None:
    """What wounds come from: strikes, shots, attacks by some cards, any source; or cards (spells, creatures)."""
    book.say("source", "cards", Same("of"), en="{of/np:=}", ru="{of/np:=}")
    book.say("keyword_object", "collective", _collective(), ru="{of/kind:=.sg}")
    book.say("keyword_object", "cards", Same("of"), en="{of/kind:=.pl}", ru="{of/kind:=.pl}")
    book.say("keyword_object", "source", Same("of"), en="{of/manner_of_wounds:=}", ru="{of/manner_of_wounds:=}")
    book.say("source", "source", Same("of"), en="{of/manner_of_wounds:=}", ru="{of/manner_of_wounds:=}")
    for kinds, en, ru in (
        (("strikes",), "strikes", "ударов"),
        (("shots",), "shots", "выстрелов"),
        (("strikes", "shots"), "strikes_and_shots", "ударов_и_выстрелов"),
        (("attacks",), "attacks", "атак"),
        (("this feature",), "this_feature", "этой_особенности"),
        ((), "any_source_of_wounds", "любого_источника_ран"),
    ):
        fixed = {"kinds": kinds}
        book.say("manner_of_wounds", " and ".join(kinds) or "any", m.Source, fixed=fixed, en=en, ru=ru)
        if en in SINGLE:
            one, ru_one = SINGLE[en]
            book.say("manner_of_wounds", one, m.Source, fixed=fixed, manner="one", en=one, ru=ru_one)
        if kinds == ("attacks",):
            book.say(
                "keyword_object",
                "attacks by cards",
                m.Source,
                fixed=fixed,
                en=f"{en} by {{of/np}}",
                ru=f"{ru} {{of/np:gen}}",
            )
        if len(kinds) > 1:
            book.say(
                "manner_of_wounds",
                "of a strength",
                m.Source,
                fixed=fixed,
                en=f"{en} of_strength {{at_most/number}} or less",
                ru=f"{ru} силой {{at_most/number}} или менее",
            )


def _collective() -> Custom:
    """Нежить is said in the singular of any number."""
    return Custom((m.Kind,), lambda slots, _: slots["of"], lambda value: {"of": value} if _is_undead(value) else None)


def _is_undead(value: object) -> bool:
    return isinstance(value, m.Kind) and value.noun == m.ClassNoun("undead")
