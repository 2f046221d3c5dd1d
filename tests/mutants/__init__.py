"""Mistakes planted into the good cards of the repository; no damaged files, which `tests/sources` has.

`python -m tests.mutants` (`make mutants`) plants them in every card, in either language, and counts those that the
compiler finds.
"""
