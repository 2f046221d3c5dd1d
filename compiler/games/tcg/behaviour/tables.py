"""All that Berserk TCG adds to the behaviour that games share."""

from compiler.games.behaviour.tables import Tables
from compiler.games.tcg.behaviour import (
    attacks,
    bonuses,
    deeds,
    events,
    fights,
    kinds,
    moments,
    payments,
    places,
    selections,
    statics,
    terms,
)
from compiler.language import meaning as m

NAMED = {"attacks": "attack", "ranged attack": "ranged", "close attack": "close", "magical attack": "magical"}
"""Kinds of attacks by other names than the runtime's."""

TABLES = Tables(
    types=selections.TYPES,
    states=selections.STATES,
    zones=selections.ZONES,
    bearer="act.yours",
    bonus_rows={"strike": ("Strike",), "lives": ("Lives",), "move": ("Move",)},
    bonus_verbs={"strike": ("add_strike",), "lives": ("add_lives",), "move": ("add_move",)},
    attacks={name: name for name in (*attacks.KINDS, *attacks.FAMILIES)} | NAMED,
    payment=payments.code,
    actions={
        m.Attack: "attack",
        m.ActAsBlocker: "defend",
        m.Defend: "defend",
        m.Act: "act",
        m.Relocates: "move",
        m.OpenSelf: "be_opened",
        m.OpenAtStart: "open_at_start",
        m.StrikeBack: "strike_back",
        m.GetTokens: "gain_tokens",
        m.Accumulate: "gain_tokens",
        m.GetLives: "gain_lives",
    },
    stays_open={"attack": "open_after_attack", "defending": "open_after_defending"},
    squares="square",
    lacking=("see.host(",),
    into_deck="to_deck",
    zone_of=selections.zone_of,
    called=selections.called,
    alone=places.alone,
    opened=attacks.opened,
    features=statics.FEATURES.with_those_of(fights.FEATURES),
    properties=kinds.PROPERTIES,
    picks=selections.PICKS,
    counters={"token": "tokens({card})"},
    narrowings=places.PLACES.with_those_of(bonuses.COMPARED).with_those_of(kinds.NARROWINGS).with_those_of(fights.NARROWINGS),
    amounts=selections.AMOUNTS.with_those_of(bonuses.AMOUNTS),
    conditions=selections.CONDITIONS,
    acts=deeds.ACTS,
    deeds=deeds.DEEDS.with_those_of(terms.DEEDS),
    done=deeds.DONE.with_those_of(terms.DONE),
    gifts=bonuses.GIFTS.with_those_of(kinds.GIFTS),
    gift_rows=bonuses.GIFT_ROWS.with_those_of(kinds.GIFT_ROWS),
    events=events.EVENTS,
    card_events=events.BY_CARDS.with_those_of(terms.BY_CARDS).with_those_of(moments.BY_CARDS),
    suffered=events.SUFFERED.with_those_of(terms.SUFFERED),
    rows=statics.ROWS.with_those_of(terms.ROWS).with_those_of(fights.ROWS),
)
