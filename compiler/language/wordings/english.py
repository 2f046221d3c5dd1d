"""What English translators write besides the rulebook's words: read, and printed as the rulebook says it.

Every row here says what a row of another file says; none of them may mean anything else.
"""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import Adding, Counted, Quantified
from compiler.language.meaning import Do, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook, Same
from compiler.language.wordings.moves import Taken

# how a property is compared: relation, what stands behind the number
COMPARED = (
    ("at most", ("or less", "or lower", "or fewer")),
    ("at least", ("or more", "or greater", "or higher")),
    ("equal", ("",)),
)
COSTS = ("with_a_cost_of", "with_cost_of", "whose_cost_is", "that_costs", "that_cost", "costing", "that_has_cost")
STRIKES = ("of_strike", "with_a_strike_of", "with_strike_of", "whose_strike_is", "that_has_strike", "that_have_strike")


def add(book: Phrasebook) -> None:
    """Add these wordings."""
    _owners(book)
    _properties(book)
    _selections(book)
    _wounds(book)
    _deeds(book)
    _places(book)
    _happenings(book)
    _moments(book)


def _owners(book: Phrasebook) -> None:
    """*A creature of yours*, *a creature the opponent controls*."""
    yours = ("of_yours", "you_control", "that_you_control")
    theirs = ("of_the_opponent's", "the_opponent_controls", "that_the_opponent_controls", "controlled_by_the_opponent")
    book.say("possessor", "of yours", Make(m.Whose, (("player", You()),)), en=yours)
    book.say("possessor", "that the opponent controls", Make(m.Whose, (("player", m.Opponent()),)), en=theirs)


def _properties(book: Phrasebook) -> None:
    for relation, ends in COMPARED:
        cost = {"property": "cost", "relation": relation}
        said = [f"{how} {{amount/price}} {end}" for how in COSTS for end in ends]
        said += [f"{how} {{amount/price}} {end}" for how in ("of_cost", "with_cost") for end in ends[1:]]
        book.say("behind", f"of cost {relation}", m.Compared, fixed=cost, en=said)
        strike = {"property": "strike", "relation": relation}
        said = [f"{how} {{amount/number}} {end}" for how in STRIKES for end in ends]
        said += [f"with_strike {{amount/number}} {end}" for end in ends[1:]]
        said += [f"with {{amount/number}} {end} strike" for end in ends if end]
        book.say("behind", f"with strike {relation}", m.Compared, fixed=strike, en=said)
    unhurt = ("that_has_no_wounds", "that_have_no_wounds", "with_no_wounds", "that_is_not_wounded")
    book.say("behind", "without wounds", m.InState, fixed={"state": "wounded", "negated": True}, en=unhurt)
    hurt = ("that_has_wounds", "that_have_wounds")
    book.say("behind", "with wounds", m.InState, fixed={"state": "wounded"}, en=hurt)
    book.say("before", "unwounded", _read(m.InState, state="wounded", negated=True), en="unwounded")
    book.say("behind", "that is in a state", Same("of", ()), en="(that_is|that_are) {of/state}")
    others = ("except {noun:pl}", "except a {noun:sg}", "other_than a {noun:sg}", "that_are_not//class {noun:pl}")
    book.say("behind", "except a class", m.NotA, en=others)
    for property_ in ("strike", "cost", "lives"):
        for highest, word in ((True, "highest"), (False, "lowest")):
            fixed = {"property": property_, "highest": highest}
            said = [f"{how}_the_{word}_{property_}" for how in ("that_has", "having", "that_have")]
            book.say("behind", f"that has the {word} {property_}", m.Extreme, fixed=fixed, en=said)


def _selections(book: Phrasebook) -> None:
    every = Quantified(m.All())
    book.say("selection", "all the", every, manner="all the", en="all_the {kind:=.pl}")
    for value, word in enumerate(("one", "two", "three", "four", "five"), 1):
        book.say("amount", word, Make(m.Number, (("value", value),)), manner="word", en=word)
    two = Custom((), lambda slots, span: Counted(m.UpTo).build({**slots, "n": m.Number(2)}, span), lambda _: None)
    book.say("selection", "one or two", two, en="one_or_two {kind:=.pl}")
    top = Adding(m.Position("top"), Counted(m.Exactly))
    book.say("selection", "the three top cards", top, manner="top", en="the {n/count:<kind>} top//cards {kind:=.counted=n}")
    book.say("selection", "no one", Quantified(m.No()), manner="single", en="no {kind:=.sg}")
    both = {"number": "pl"}
    book.say("player", "both players", m.EachPlayer, manner="both", gives=both, en=("both_players", "all_players"))


def _wounds(book: Phrasebook) -> None:
    """*Deal 2 wounds to a creature*, *remove 2 wounds from a character*."""
    for verb in ("inflict", "deal"):
        for preposition in ("on", "to"):
            said = f"{verb}//you {{amount/wounds}} {preposition} {{target/np}}"
            book.say("act", f"{verb} wounds {preposition}", _yours(m.Wound), en=said)
    book.say("doing", "remove wounds", Make(m.Heal), en="remove! {amount/wounds} from {target/np}")
    fully = ("heal! {target/np} (fully|completely)", "remove! all_wounds from {target/np}")
    book.say("doing", "heal fully", Make(m.Heal), en=fully)
    book.say("doing", "poison by", Make(m.Poison), en="poison! {target/np} by {amount}")


def _yours(cls: type[Node]) -> Custom:
    """A deed of yours, said with a verb that cards have too, so that it means yours only where you are told to."""
    return Custom((), lambda slots, span: Do(You(), cls(**slots, span=span), span=span), lambda _: None)


def _read(cls: type[Node], **fixed: object) -> Custom:
    return Custom((), lambda slots, span: cls(**fixed, **slots, span=span), lambda _: None)


def _deeds(book: Phrasebook) -> None:
    book.say("doing", "gain coins", Make(m.GainCoins), en=("gain! {amount/coins}", "get! {amount/coins}"))
    for verb in ("gain", "get"):
        book.say("doing", f"{verb} so many coins", Make(m.GainCoins), en=f"{verb}! {{amount/coin_amount}}")
    book.say("doing", "gain tokens", Make(m.GetTokens), en=("gain! {amount/tokens}", "get! {amount/tokens}"))
    book.say("doing", "search the deck", Make(m.Search), en="search! (your_deck|the_deck) for {cards/np}")
    under = "take! {target/np} (under_your_control|under_control)"
    book.say("doing", "take under control", Make(m.TakeControl), en=under)
    book.say("gift", "the feature", Make(m.Quoted), en="the_feature {features/quoted_alone}")
    book.say("quoted_alone", "quoted", Same("of"), en='" {of/quoted} [.//close] "')
    one = {"count": m.Number(1)}
    effect = "{effect/effect_noun:"
    for verb in ("put", "lay"):
        book.say("doing", f"{verb} an effect", m.PutEffect, fixed=one, en=f"{verb}! a {effect}sg}} on {{target/np}}")
        many = f"{verb}! {{count/count}} {effect}counted=count}} on {{target/np}}"
        book.say("doing", f"{verb} effects", m.PutEffect, en=many)
    given = "give! {who/np} {what/gifts}"
    book.say("act", "give", _given(), en=(given, f"{given} {{duration}}"))


def _given() -> Custom:
    """*Give a creature Charge until …*: it gets it."""

    def build(slots: Fields, span: Surface) -> object:
        deed: Node = m.Get(slots["what"], span=span)  # type: ignore[arg-type]
        if "duration" in slots:
            deed = m.During(deed, slots["duration"], span=span)  # type: ignore[arg-type]
        return Do(slots["who"], deed, span=span)  # type: ignore[arg-type]

    return Custom((), build, lambda _: None)


def _places(book: Phrasebook) -> None:
    owners = {"name": "hand", "player": m.Owner()}
    book.say("deck", "of its owner", Make(m.Zone, (("player", m.Owner()),)), en="the {name/deck_noun} of_its_owner")
    grave = "in {zone/yard}", "to//grave {zone/yard}"
    book.say("buried", "into a graveyard", Same("zone"), en=grave)
    gone = Custom((), lambda slots, span: Do(None, m.Move(slots["cards"], slots["to"]), span=span), lambda _: None)  # type: ignore[arg-type]
    going = ("be<cards> put {to/buried}", "go<cards> {to/buried}", "enter<cards> {to/yard}")
    book.say("passive", "goes to a graveyard", gone, en=[f"{{cards/agent:nom}} {each}" for each in going])
    moved = Custom((), lambda s, span: Do(None, m.Move(s["cards"], s["to"], s["from_"]), span=span), lambda _: None)  # type: ignore[arg-type]
    for to in ("{to/to_zone}", "{to/buried}"):
        book.say("passive", f"goes from there {to}", moved, en=f"{{cards/agent:nom}} go<cards> {{from_/from_zone}} {to}")
    for to in ("{to/to_zone}", "{from_/from_zone} {to/to_zone}"):
        book.say("doing", "place", Taken(m.Move), manner="put", en=f"place! {{cards/np}} {to}")
    hands = (
        *(f"{into}_the_owner's_hand" for into in ("to", "into")),
        *(f"{into}_the_hand_of_its_owner" for into in ("to", "into")),
        *(f"{into}_their_owners'_hands" for into in ("to", "into")),
        "in_its_owner's_hand//into",
    )
    book.say("to_zone", "to the owner's hand", m.Zone, fixed=owners, en=hands)
    book.say("to_zone", "in your hand", m.Zone, fixed={"name": "hand"}, manner="your", en="in_your_hand//into")


def _happenings(book: Phrasebook) -> None:
    inflict, receive = m.InflictWounds, m.ReceiveWounds
    book.say("happens", "wounds", inflict, en="wound! {on/np}")
    book.say("happens", "deals wounds", inflict, en=("deal! wounds [to {on/np}]", "inflict! wounds to {on/np}"))
    strike = {"by": "strike"}
    ways = ("with_a_strike", "by_a_strike", "with_its_strike")
    said = [f"wound! {{on/np}} {way}" for way in ways] + [f"deal! wounds to {{on/np}} {way}" for way in ways]
    said += ["inflict! wounds with_a_strike on {on/np}", "inflict! wounds on {on/np} by_a_strike"]
    book.say("happens", "wounds with a strike", inflict, fixed=strike, en=said)
    for verb in ("take", "suffer"):
        book.say("happens", f"{verb}s wounds", receive, en=f"{verb}! wounds [from {{source}}]")
    book.say("clause", "receives no wounds", Make(Do, (("modal", "not"),)), en="{agent:nom} {deed/no_wounds:fin<agent>}")
    none = Custom((), lambda slots, span: Do(m.ThisCard(), slots["deed"], "not", span=span), lambda _: None)  # type: ignore[arg-type]
    book.say("bare", "receives no wounds", none, en="{deed/no_wounds:fin}")
    for verb in ("receive", "take"):
        book.say("no_wounds", verb, receive, en=f"{verb}! no wounds [from {{source}}]")
    for verb in ("take", "suffer"):
        fewer = Make(receive)
        book.say("negated", f"{verb} wounds", receive, en=f"{verb}! wounds [from {{source}}]")
        book.say("happens", f"{verb}s more or fewer wounds", fewer, en=f"{verb}! {{amount/wounds_change}} [from {{source}}]")
    book.say("passive", "is wounded", Do, en="{agent:nom} be<agent> {deed/wounded}")
    book.say("wounded", "wounded", receive, en="wounded [by//source {source}]")
    book.say("happens", "becomes equal to a number", m.Become, en="become! equal_to {what/amount}")
    book.say("happens", "loses its keyword", m.Lose, en="lose! its {what/keyword}")
    book.say("happens", "blocks", m.ActAsBlocker, en=("block!", "be! a_blocker"))
    book.say("happens", "comes into play", m.EnterPlay, en="come! into_play")
    book.say("happens", "gets lives", m.GetLives, en=("gain! {amount/additionals}", "get! {amount/additionals}"))
    book.say("happens", "receives features", m.Get, en=("receive! {what/gifts}", "acquire! {what/gifts}"))
    features = ("all_its_features", "all_of_its_features", "all_their_features", "all_of_their_features", "their_features")
    book.say("lost", "all features", Make(m.Lost, (("sort", "features"),)), en=features)


def _moments(book: Phrasebook) -> None:
    for name, player in (("your_turns", You()), ("the_opponent's_turns", m.Opponent())):
        for edge in ("start", "end"):
            fixed = {"edge": edge, "player": player}
            book.say("bound", f"{edge} of each of {name}", m.TurnBound, fixed=fixed, en=f"at_the_{edge}_of_each_of_{name}")
    book.say("bound", "end of turn", m.TurnBound, fixed={"edge": "end"}, manner="each", en="at_the_end_of_turn")
