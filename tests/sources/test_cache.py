"""The cache: what was kept is found again, whatever happens to the file."""

from pathlib import Path

import pytest

from compiler.sources.cache import Cache, key


def kept(folder: Path, stamp: str = "1") -> Cache:
    """Return the cache as a new run finds it."""
    return Cache(folder, "check", stamp)


def test_kept_between_runs(tmp_path: Path) -> None:
    first = kept(tmp_path / "new")
    first.put(key("a"), ["Гиена", 1])
    first.save()
    assert kept(tmp_path / "new").get(key("a")) == ["Гиена", 1]
    assert kept(tmp_path / "new").get(key("b")) is None
    assert kept(tmp_path / "new", "2").get(key("a")) is None


def test_what_a_run_does_not_use_is_forgotten(tmp_path: Path) -> None:
    first = kept(tmp_path)
    first.put("a", [1])
    first.put("b", [2])
    first.save()
    second = kept(tmp_path)
    second.get("b")
    second.save()
    assert kept(tmp_path).get("a") is None
    assert kept(tmp_path).get("b") == [2]


@pytest.mark.parametrize("damage", [b"", b"x", b"\xff\n{}", b"0\n[1]", b"{}"])
def test_damage_counts_as_empty(tmp_path: Path, damage: bytes) -> None:
    first = kept(tmp_path)
    first.put("a", [1])
    first.save()
    (tmp_path / "check.cache").write_bytes(damage)
    assert kept(tmp_path).get("a") is None


def test_one_changed_letter_counts_as_empty(tmp_path: Path) -> None:
    first = kept(tmp_path)
    first.put("a", ["fine"])
    first.save()
    file = tmp_path / "check.cache"
    file.write_bytes(file.read_bytes().replace(b"fine", b"mine"))
    assert kept(tmp_path).get("a") is None


def test_a_folder_that_can_not_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = kept(tmp_path / "file")
    cache.put("a", [1])
    cache.save()


def test_keys_tell_parts_apart() -> None:
    assert key("ab", "c") != key("a", "bc")
    assert key("a", "") != key("a")
