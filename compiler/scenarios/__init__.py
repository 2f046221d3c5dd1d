"""Scenarios: boards, moves and what comes of them, read from YAML and run by the referee; a game has its folder.

from compiler import scenarios
scenarios.read(source, data, home, known)    # what a file says, checked name by name
scenarios.run(scenario, definitions)    # what came of it
"""

from compiler.scenarios.finding import Found, find_scenarios
from compiler.scenarios.model import Scenario
from compiler.scenarios.reading import Home, Known, read
from compiler.scenarios.running import Outcome, run

__all__ = ["Found", "Home", "Known", "Outcome", "Scenario", "find_scenarios", "read", "run"]
