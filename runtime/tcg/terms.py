"""The words of this game: types, kinds, zones, attacks, prohibitions and rules; shared ones are the kernel's."""

from __future__ import annotations

from typing import Final

ARTIFACT: Final = "artifact"
TERRAIN: Final = "terrain"
TYPES: Final = ("creature", ARTIFACT, TERRAIN)

FLYING: Final = "flying"
SYMBIOTE: Final = "symbiote"
PARASITE: Final = "parasite"
KINDS: Final = ("", FLYING, SYMBIOTE, PARASITE)

ELEMENTS: Final = ("steppes", "forests", "mountains", "swamps", "darkness")

DEAL: Final = "deal"
"""The cards from which a squad is recruited (3.3)."""
SQUARE: Final = "square"
"""As the zone of a target: squares of the battlefield are chosen, 0 to 29."""
EXILE: Final = "exile"
"""Where exiled cards lie, which cards of later sets speak of: nothing returns them but what names it."""
RETREATED: Final = "retreated"
"""Where cards lie that retreated for the next game of a campaign (8.2)."""

SPECIAL_STRIKE: Final = "special strike"
MAGIC_STRIKE: Final = "magic strike"
THROW: Final = "throw"
DISCHARGE: Final = "discharge"
ROW_STRIKE: Final = "row strike"
CLOSE: Final = frozenset(("strike", SPECIAL_STRIKE, MAGIC_STRIKE))
RANGED: Final = frozenset(("shot", THROW, DISCHARGE, ROW_STRIKE))
MAGICAL: Final = frozenset((MAGIC_STRIKE, DISCHARGE))
ATTACKS: Final = CLOSE | RANGED
"""The kinds of attacks (2.6)."""
FAMILIES: Final = {
    "attack": ATTACKS, "close": CLOSE, "ranged": RANGED, "magical": MAGICAL, "non-magical": ATTACKS - MAGICAL,
    "any strike": CLOSE | {ROW_STRIKE}, "return strike": frozenset(),
}
"""What `by` of a row may name besides one kind of attack."""

EFFECT: Final = "effect"
"""The nature of an ability that is an Effect (Воздействие); that of a spell is SPELL."""
MAGIC: Final = frozenset(("spell", MAGIC_STRIKE, DISCHARGE))
"""What "magic" means in a protection (glossary: Protection from magic)."""

WEAK: Final = "weak"
MEDIUM: Final = "medium"
STRONG: Final = "strong"
MISS: Final = "miss"
STRENGTHS: Final = (WEAK, MEDIUM, STRONG)

AT_MOST: Final = "at most"
AT_LEAST: Final = "at least"

PROHIBITIONS: Final = frozenset((
    "attack", "act", "defend", "move", "use_abilities", "be_target", "be_attacked", "be_opened", "be_closed",
    "open_at_start", "be_healed", "be_destroyed", "be_wounded", "gain_lives", "gain_tokens", "change_control",
    "strike", "strike_back", "be_moved", "join", "be_defended", "be_redirected",
))
"""What `Cannot` and `act.forbid` can forbid a card; "join": to be in one squad `against` another card."""
OBLIGATIONS: Final = frozenset(("attack", "be_attacked", "defend", "be_defended"))
"""What `Must` and `act.oblige` can demand (glossary: Obligation to attack)."""

UNANSWERABLE: Final = "unanswerable"
DIRECTED: Final = "directed"
OPEN_AFTER_ATTACK: Final = "open_after_attack"
OPEN_AFTER_DEFENDING: Final = "open_after_defending"
DEFENDS_OFTEN: Final = "defends_often"
FIGHTS_CLOSED: Final = "fights_closed"
BLOCKS_ATTACKS: Final = "blocks_attacks"
NO_HOST: Final = "no_host"
STAYS_HIDDEN: Final = "stays_hidden"
ENTERS_CLOSED: Final = "enters_closed"
MOVES_DIAGONALLY: Final = "moves_diagonally"
RULES: Final = frozenset((UNANSWERABLE, DIRECTED, OPEN_AFTER_ATTACK, OPEN_AFTER_DEFENDING, BLOCKS_ATTACKS, NO_HOST,
                          STAYS_HIDDEN, ENTERS_CLOSED, DEFENDS_OFTEN, FIGHTS_CLOSED, MOVES_DIAGONALLY))
"""What `Rule` can say of a card: its simple strikes are unanswerable or directed; it does not close after attacking,
or after defending (and defends as often as it likes); it blocks all attacks against it; its symbiote needs no host;
it need not be revealed (Stealth); it fights simple strikes when it is closed, too; it may move diagonally, too."""
