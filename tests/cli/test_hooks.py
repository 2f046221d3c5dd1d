"""The hooks of `.pre-commit-hooks.yaml`, run by the real `pre-commit` in a repository of card scripts."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copyfile

import pytest

from tests.folders import ProjectFolder, card

MANIFEST = Path(__file__).parents[2] / ".pre-commit-hooks.yaml"
CONFIG = """\
repos:
  - repo: {hooks}
    rev: v1
    hooks:
      - id: {hook}
        language: system  # the command of this checkout; else pre-commit would install it from the network
"""


class Repository:
    """A repository of card scripts whose commits go through a hook."""

    def __init__(self, root: Path, home: Path, hook: str) -> None:
        self.root = root
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        identity = {f"GIT_{who}_{what}": "a@b.c" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
            **identity,
            "PATH": path,
            "PRE_COMMIT_HOME": str(home / "pre-commit"),
            "CARDSCRIPT_UI": "en",
        }
        hooks = home / "hooks"
        hooks.mkdir()
        copyfile(MANIFEST, hooks / MANIFEST.name)
        self.run("git", "init", "-q", at=hooks)
        self.run("git", "add", ".", at=hooks)
        self.run("git", "commit", "-q", "-m", "hooks", at=hooks)
        self.run("git", "tag", "v1", at=hooks)
        (root / ".pre-commit-config.yaml").write_text(CONFIG.format(hooks=hooks, hook=hook), "utf-8")
        (root / ".gitignore").write_text(".cardscript\n", "utf-8")
        self.run("git", "init", "-q")
        self.run("pre-commit", "install")

    def run(self, *command: str, at: Path | None = None) -> str:
        """Run a program; its output, or CalledProcessError."""
        done = subprocess.run(
            command, cwd=at or self.root, env=self.environment, check=True, text=True, capture_output=True
        )
        return done.stdout + done.stderr

    def commit(self) -> str:
        """Commit everything; what the hook said. CalledProcessError if it refused."""
        self.run("git", "add", "-A")
        return self.run("git", "commit", "-m", "cards")


def refusal(repository: Repository) -> str:
    """Return why a commit is refused."""
    with pytest.raises(subprocess.CalledProcessError) as refused:
        repository.commit()
    return str(refused.value.stderr) + str(refused.value.stdout)


def test_a_commit_with_a_bad_card_is_refused(folder: ProjectFolder, tmp_path_factory: pytest.TempPathFactory) -> None:
    repository = Repository(folder.root, tmp_path_factory.mktemp("home"), "cardscript-check")
    folder.card("dog", card("dog", "Dog", "Пёс").replace("Charge.", "Chrage."))
    said = refusal(repository)
    assert "dog.yaml:11:5" in said
    assert "did you mean `Charge`" in said
    folder.card("dog", card("dog", "Dog", "Пёс"))
    assert "Passed" in repository.commit()


def test_a_commit_with_old_output_is_refused(folder: ProjectFolder, tmp_path_factory: pytest.TempPathFactory) -> None:
    repository = Repository(folder.root, tmp_path_factory.mktemp("home"), "cardscript-build")
    folder.card("dog", card("dog", "Dog", "Пёс"))
    assert "CS6" in refusal(repository)
    repository.run("cardscript", "build")
    assert "Passed" in repository.commit()
