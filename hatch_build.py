"""A wheel's busiest modules are compiled with mypyc if that is asked for and there is a C compiler; else it is pure.

What is compiled is listed in pyproject.toml. A checkout is never compiled, so that no compiled module hides an edit.
"""

import shlex
import shutil
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless it is an editable installation or something that compiling needs isn't there."""
        if version == "editable":
            return
        missing = [each for each in ("mypyc", "setuptools") if find_spec(each) is None]
        if missing or not has_compiler():
            self.app.display_warning(f"pure Python: there is no {missing[0] if missing else 'C compiler'}")
            return
        root = Path(self.root)
        self.folder = tempfile.TemporaryDirectory(prefix="cardscript-build-")
        built = compile_modules(modules(root, self.config), Path(self.folder.name))
        build_data["force_include"] |= {str(file): file.relative_to(self.folder.name).as_posix() for file in built}
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled, now that the wheel holds it."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


def has_compiler() -> bool:
    """Tell whether there is the C compiler of this Python, and its headers."""
    command = shlex.split(sysconfig.get_config_var("CC") or "")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return sys.platform == "win32" or bool(command and shutil.which(command[0]) and header.exists())


def modules(root: Path, config: dict[str, list[str]]) -> list[str]:
    """Return the files that are compiled, from the root: those that `compiled` names, but for `interpreted`."""
    left = {file for pattern in config["interpreted"] for file in root.glob(pattern)}
    found = {file for pattern in config["compiled"] for file in root.glob(pattern)} - left
    return sorted(file.relative_to(root).as_posix() for file in found if file.name != "__init__.py")


def compile_modules(files: list[str], folder: Path) -> list[Path]:
    """Compile the files into a folder; return the compiled modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(files, opt_level="1", debug_level="0", target_dir=str(folder / "c"), group_name="cardscript")
    distribution = Distribution({"name": "cardscript", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder / "c")  # type: ignore[attr-defined]
    command.ensure_finalized()
    command.run()
    return [folder / output for output in command.get_outputs()]  # type: ignore[attr-defined]
