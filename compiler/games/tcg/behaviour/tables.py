"""All that Berserk TCG adds to the behaviour that games share."""

from typing import Any

from compiler.games.behaviour.tables import Table, Tables
from compiler.games.tcg.behaviour import (
    ailments,
    attacks,
    bonuses,
    deeds,
    events,
    exile,
    fights,
    kinds,
    lives,
    moments,
    payments,
    places,
    recruits,
    rolls,
    selections,
    squares,
    statics,
    terms,
    wounds,
)
from compiler.language import meaning as m

MODULES = (
    ailments,
    attacks,
    bonuses,
    deeds,
    events,
    exile,
    fights,
    kinds,
    lives,
    moments,
    payments,
    places,
    recruits,
    rolls,
    selections,
    squares,
    statics,
    terms,
    wounds,
)


def _all(name: str) -> Table[Any]:
    """Return the writers of all modules' tables with a name. Raises ValueError if two write the same node."""
    both: Table[Any] = Table()
    for module in MODULES:
        both = both.joined(getattr(module, name, Table()))
    return both


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
    attack_ways=attacks.WAYS,
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
        m.BeHealed: "be_healed",
    },
    stays_open={"attack": "open_after_attack", "blocking": "open_after_defending"},
    squares="square",
    lacking=("see.host(",),
    into_deck="to_deck",
    zone_of=selections.zone_of,
    called=selections.called,
    alone=places.alone,
    head=rolls.head,
    opened=attacks.opened,
    features=_all("FEATURES"),
    properties=kinds.PROPERTIES,
    picks=_all("PICKS"),
    counts=_all("COUNTS"),
    counters={"token": "tokens({card})", "incarnation": "incarnation_tokens({card})"},
    narrowings=_all("NARROWINGS"),
    amounts=_all("AMOUNTS"),
    conditions=_all("CONDITIONS"),
    acts=deeds.ACTS,
    statements=_all("STATEMENTS"),
    deeds=_all("DEEDS"),
    done=_all("DONE"),
    gifts=_all("GIFTS"),
    gift_rows=_all("GIFT_ROWS"),
    events=events.EVENTS,
    card_events=_all("BY_CARDS"),
    suffered=_all("SUFFERED"),
    rows=_all("ROWS"),
)
