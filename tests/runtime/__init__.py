"""Tests of the referee: hand-written cards in the generated shape, boards, random games; nothing of the compiler."""
