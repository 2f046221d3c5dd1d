"""The procedures of the game, filled by the modules beside this one."""

from __future__ import annotations

from runtime.kernel.agenda import Procedures
from runtime.kernel.carrying_out import add_carrying_out
from runtime.kernel.choosing import add_choosing
from runtime.kernel.events import add_event_procedure

PROCEDURES = Procedures()
add_event_procedure(PROCEDURES)
add_carrying_out(PROCEDURES)
add_choosing(PROCEDURES)
