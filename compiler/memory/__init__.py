"""What earlier runs found out about a project, as long as nothing has changed that it depends on; never what is right.

Losing it costs only time. A result is kept with all it depends on:

- a *script* (the data of one file, or its faults): the bytes of the file, its place, the compiler;
- a *card's result* (what is wrong with it, its entry of the ledger, its module): its script, the settings of the
  project, the files of all keywords, and the names of cards that begin with a word of its texts, of the texts
  printed for it, or of the definitions of keywords that it says; if something is wrong with it, also all names and
  texts that suggestions are taken from;
- whether the *ledger* says the same of the card: the ledger's file;
- what *no file is to blame for alone*: what all cards are called, and all other scripts;
- the *compiler*: its own code and the rules code, its version, Python's and those of the libraries it reads with.
"""
