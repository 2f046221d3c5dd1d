"""The nodes of the ability language: what a text can mean, whatever language it is printed in.

A text is a list of features. A feature holds a chain of acts; nearly every act, event and standing rule is one
clause, ``Do``: somebody (a player or cards) and what they do. The same clause is an instruction ("wound a
creature"), an event ("when a creature dies"), a rule ("your gnomes cost (1) less") or something that must happen
("if your creature must be destroyed"), so a verb is written once and works in all of them.

Only classes of nodes live here; what reads, prints or carries them out does not.
"""

from compiler.language.meaning.amounts import *
from compiler.language.meaning.battles import *
from compiler.language.meaning.chains import *
from compiler.language.meaning.conditions import *
from compiler.language.meaning.deeds import *
from compiler.language.meaning.features import *
from compiler.language.meaning.fights import *
from compiler.language.meaning.happenings import *
from compiler.language.meaning.moves import *
from compiler.language.meaning.narrowing import *
from compiler.language.meaning.selections import *
from compiler.language.meaning.squares import *
from compiler.language.meaning.tokens import *
