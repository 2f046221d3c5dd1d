"""What happens but once or in a place of its own: the next time, from the graveyard, into play, for the first wounds."""

from compiler.language import meaning as m
from compiler.language.ast import Surface, with_fields
from compiler.language.meaning import Do, ThisCard, You
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook

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
    _done_this_way(book)
    _clause_paid(book)
    _of_elements(book)
    _of_this_card(book)
    _of_players(book)
    _of_opponents(book)
    _counted(book)


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


def _of_this_card(book: Phrasebook) -> None:
    """What this card does, said without its name by verbs that are deeds, too."""
    this = (("agent", (ThisCard,)), ("deed", (m.Obtain,)))
    obtains = Custom((Do,), lambda slots, span: Do(ThisCard(), m.Obtain(slots["cards"]), span=span), _obtains, this)  # type: ignore[arg-type]
    book.say("bare", "obtains", obtains, en="obtains//bare {cards/np}", ru="добывает//bare {cards/np:acc}")
    put = Custom((Do,), lambda slots, span: Do(None, m.Move(ThisCard(), slots["to"]), span=span), _is_put)  # type: ignore[arg-type]
    book.say("event", "is put, bare", put, en="is_put//bare {to/to_zone}", ru="попадает//bare {to/to_zone}")
    book.say("negated", "strikes back", m.StrikeBack, en="strike! back", ru=("нанести! ответный_удар", "нанести! ответного_удара"))
    book.say(
        "noted",
        "if it survived",
        Custom((m.Instructions, m.Triggered, m.Activated), _last_if, lambda _: None),
        en="{of/noted:=} (|.//note) \\( if {condition} (|.//close) \\)",
        ru="{of/noted:=} (|.//note) \\( если {condition} (|.//close) \\)",
    )


def _obtains(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.modal or not isinstance(value.deed, m.Obtain) or value.deed.from_:
        return None
    return {"cards": value.deed.cards} if isinstance(value.agent, ThisCard) and value.agent.span is None else None


def _is_put(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent is not None or value.modal or not isinstance(value.deed, m.Move):
        return None
    moved = value.deed
    unnamed = isinstance(moved.cards, ThisCard) and moved.cards.span is None and moved.from_ is None
    return {"to": moved.to} if unnamed else None


def _last_if(slots: Fields, span: Surface) -> object:
    """A condition in brackets behind an ability is one of its last part."""
    ability = slots["of"]
    assert isinstance(ability, m.Instructions | m.Triggered | m.Activated) and isinstance(ability.chain, m.Chain)
    *before, last = ability.chain.parts
    part = with_fields(last, act=m.If(slots["condition"], last.act, span=last.span))  # type: ignore[arg-type]
    return with_fields(ability, chain=with_fields(ability.chain, parts=(*before, part)), span=span)


def _of_players(book: Phrasebook) -> None:
    """The player with the fewest lives; fewer lives than cards of a kind; plays that are not from your hand."""
    one = {"number": "sg", "gender": "m", "animate": True}
    book.say("player", "with the fewest lives", m.Fewest, gives=one, en="the_player_with_the_fewest_current_lives", ru="игрок! с_наименьшим_количеством_текущих_жизней")
    hero = m.Cards(m.One(), m.Kind(m.TypeNoun("hero"), (m.Whose(You()),)))

    def build(slots: Fields, span: Surface) -> object:
        return m.Compare(m.PropertyOf("lives", hero), "less", m.CountOf(slots["kind"]), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "less" or value.left != m.PropertyOf("lives", hero):
            return None
        return {"kind": value.right.what} if isinstance(value.right, m.CountOf) else None

    book.say(
        "condition",
        "fewer lives than cards",
        Custom((m.Compare,), build, match),
        en="you_have_fewer_lives_than {kind:pl}",
        ru="у_вас_меньше_жизней,_чем {kind:gen.pl}",
    )
    plays = m.Cards(m.All(), m.Kind(m.TypeNoun("card"), (m.Whose(You()), m.NotFrom(m.Zone("hand")))))
    book.say(
        "clause",
        "plays from elsewhere cost",
        Do,
        fixed={"agent": plays},
        en="playing_your_cards_from_anywhere_but_your_hand {deed/costing:fin}",
        ru="розыгрыш_ваших_карт_не_из_вашей_руки {deed/costing:fin}",
    )
    book.say("costing", "costs less", m.Cost, en="cost! {amount/cost_change}", ru="стоить! {amount/cost_change}")


def _of_opponents(book: Phrasebook) -> None:
    """What the opponent's cards cannot do; *their creature*, of the player just spoken of."""
    closed = Custom(
        (Do,),
        lambda slots, span: Do(None, m.CloseByOpponent(slots["target"]), "cannot", span=span),  # type: ignore[arg-type]
        _is_kept_open,
    )
    book.say(
        "passive",
        "cannot be closed by the opponent's cards",
        closed,
        en="{target/agent:nom} cannot be closed by_abilities_of_opposing_cards",
        ru="{target/agent:nom} не мочь<target> быть закрыт<target> способностями_карт_противника",
    )
    forced = "opposing_cards_cannot_force {target/np} to close//forced", "карты_противника_не_могут_заставить {target/np:acc} закрыться"
    book.say("passive", "cannot be forced to close", closed, manner="force", en=forced[0], ru=forced[1])
    theirs = Custom((m.Whose,), lambda _, span: m.Whose(m.Mention("his", span=span), span=span), lambda _: None)
    book.say("before", "theirs", theirs, en="their//whose", ru="его//whose")
    used = "this_feature_may_be_used_by_each_player", "эту_особенность_может_активировать_каждый_игрок"
    book.say("user", "each player", m.EachPlayer, en=used[0], ru=used[1])


def _is_kept_open(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.agent is not None or value.modal != "cannot":
        return None
    return {"target": value.deed.target} if isinstance(value.deed, m.CloseByOpponent) else None


def _counted(book: Phrasebook) -> None:
    """The highest cost among cards, the third effect or more, a death from this card's Thirst, each drawn card."""
    for lowest, en, ru in ((False, "highest", "наибольшая"), (True, "lowest", "наименьшая")):
        for property_, noun, ru_noun in (("cost", "cost", "стоимость"), ("strike", "strike", "сила_удара")):
            shape = Make(m.MostOf, (("property", property_), ("lowest", lowest)))
            said = f"the_{en}_{noun}_among {{among/kind:pl}}", f"{ru}_{ru_noun} среди//most {{among/kind:gen.pl}}"
            book.say("quantity", f"the {en} {noun} among", shape, gives={"number": "sg"}, en=said[0], ru=said[1])
    for n, en, ru in ((2, "second", "второй//nth"), (3, "third", "третий//nth"), (4, "fourth", "четвертый//nth"), (5, "fifth", "пятый//nth")):
        shape = Make(m.GetNthEffect, (("n", n),))
        effect = "{effect/effect_noun:"
        book.say(
            "happens",
            f"gets the {en} effect or more",
            shape,
            en=f"receive! the_{en} \\( or_a_further \\) {effect}sg}}",
            ru=f"получить! {ru} \\( или_более \\) {effect}acc.sg}}",
        )
    book.say("condition", "killed by its Thirst", m.KilledByKeyword, fixed={"keyword": "thirst"}, en="a_creature_died_of_the_Thirst_of_this_card", ru="от_жажды_этой_карты_погибло_существо")
    for receives, halved, en, instead, ru, ru_instead in (
        (False, False, "inflicts_wounds", "it_inflicts_twice_as_many", "нанесет_раны", "он<who> нанесет_вдвое_больше"),
        (
            True,
            True,
            "receives_wounds",
            "it_receives_half_as_many,_rounded_down",
            "получит_раны",
            "он<who> получит_вдвое_меньше \\( округляя_вниз \\)",
        ),
    ):
        book.say(
            "act",
            f"the next time it {en}",
            Make(m.NextWounds, (("receives", receives), ("halved", halved))),
            en=f"the_next_time {{who/np:nom}} {en} ,//instead instead {instead}",
            ru=f"в_следующий_раз,_когда {{who/np:nom}} {ru} ,//instead вместо_этого {ru_instead}",
        )
    chosen = Make(m.ChosenBy, (("keyword", "thirst"),))
    one = {"case": "acc", "number": "sg", "gender": "m", "animate": True}
    book.say("each_of", "chosen by its Thirst", chosen, gives=one, en="character_chosen_by_its_Thirst", ru="персонажа,_выбранного_его_жаждой")
    drawn = m.Trigger(Do(You(), m.Draw(m.Number(1))), each_time=True)

    def build(slots: Fields, span: Surface) -> object:
        act = Do(You(), slots["deed"], span=span)  # type: ignore[arg-type]
        return m.Triggered(drawn, m.Chain((m.Part("first", act, span=span),), span=span), span=span)

    book.say(
        "ability",
        "each drawn card",
        Custom((m.Triggered,), build, lambda _: None),
        ru="каждый_раз,_когда_вы_берете_карты ,//when {deed:imp} за_каждую_взятую_карту//event",
        en="each_time_you_draw_cards ,//when {deed:imp} for_each_card_drawn//event",
    )


def _of_elements(book: Phrasebook) -> None:
    """Cards of one or of several elements; one creature of each player."""
    book.say("before", "of several elements", m.ElementCount, fixed={"several": True}, en="multi-element", ru="мультистихийный!")
    book.say("behind", "of one element", m.ElementCount, en="of_one_element", ru="с_одной_стихией")
    creature = m.TypeNoun("creature")
    players = (You(), m.Opponent())
    sides = m.Both(tuple(m.Cards(m.One(), m.Kind(creature, (m.Whose(player),))) for player in players))
    both = "two_creatures_under_the_control_of_different_players", "двух_существ_под_контролем_разных_игроков"
    book.say("of_each_player", "creatures", Constant(sides), en=both[0], ru=both[1])
    book.say(
        "doing",
        "put an effect on each",
        m.PutEffect,
        fixed={"count": m.Number(1)},
        manner="each",
        en="place! a {effect/effect_noun:sg} on each//put of {target/of_each_player}",
        ru="положите! по_одному {effect/effect_noun:dat.sg} на {target/of_each_player}",
    )
