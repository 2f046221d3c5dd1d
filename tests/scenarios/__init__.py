"""Tests of scenarios: reading, moves, running, and every scenario of this repository."""
