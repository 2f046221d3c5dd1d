"""Damaged files never break the reader; `make fuzz` tries many more."""

from tests.sources.damaged import tried


def test_damaged_files_are_refused_or_read() -> None:
    counts = list(tried(range(1500)))
    assert sum(map(bool, counts)) > 500
