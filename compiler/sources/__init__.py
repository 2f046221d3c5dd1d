"""What stands in the files of a project, with the place of every value; not what the texts mean."""

from compiler.sources.cards import CardSource, DeckSource, KeywordSource, Printing, SetSource
from compiler.sources.project import GameSettings, Project, find_project
from compiler.sources.scripts import Scripts, load_scripts
from compiler.sources.source import Source

__all__ = [
    "CardSource",
    "DeckSource",
    "GameSettings",
    "KeywordSource",
    "Printing",
    "Project",
    "Scripts",
    "SetSource",
    "Source",
    "find_project",
    "load_scripts",
]
