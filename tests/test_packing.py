"""The archives that the browser's Python starts from: nothing is missing in them, and nothing in them is a source."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest

from site_hooks import live
from tests.classes import task_of
from tests.hosts.test_scripts import node

HERE = Path(__file__).parent
#: Tables of both games, an exercise and a task: what a page asks in either language, and what has gone wrong.
ASKED = [
    ({"kind": "follow", "seed": 15, "name": "follow"}, {"deal": None}),
    ({"game": "tarot", "players": 4, "seed": 3, "name": "tarot-four"}, {"play": "garde"}),
    ({"game": "barbu", "seed": 3, "name": "barbu", "lang": "fr"}, {"lang": "fr"}),
    ({"exercise": "allowed.1.1.2", "lang": "fr"}, {"deal": None}),
    ({"task": task_of("which-cards").link}, {"hand_in": [None] * len(task_of("which-cards").exercises), "name": "Ada"}),
    ({"game": "nothing"}, {"deal": None}),
]
PROGRAM = f"""
import dataclasses, importlib, json, marshal, sys
from pathlib import Path

sys.path.append("/tutor")
import unpacking

unpacking.install()
_, written = marshal.loads(Path("/tutor/modules").read_bytes())
run, compiled_here = dataclasses.exec, []

def watched(text, *places):
    compiled_here.extend({{text}} - set(written))
    run(text, *places)

dataclasses.exec = watched
from tutor.hosts import intents

begun = [name for name in sys.modules if name.startswith("tutor.teach.kinds")]
answers = [intents.ask(*asked) for asked in json.loads({json.dumps([[*map(json.dumps, asked)] for asked in ASKED])!r})]
modules = sorted(sys.meta_path[0].modules)
for module in modules:
    importlib.import_module(module)
answered = [sorted(json.loads(answer)) for answer in answers]
files = [path.relative_to("/tutor") for path in Path("/tutor").rglob("*") if path.is_file()]
json.dumps([answered, modules, sorted({{path.suffix or path.name for path in files}}), begun, compiled_here])
"""


def test_the_worker_says_which_pyodide_it_starts_as_pyodide_does_itself() -> None:
    worker = (live.ROOT / "tutor" / "hosts" / "site" / "worker.js").read_text("utf-8")
    lock = re.search(r"^const LOCK = .*$", worker, re.MULTILINE)
    theirs = json.loads((live.PACKAGE / "pyodide-lock.json").read_text("utf-8"))
    assert lock
    assert dict(re.findall(r'(\w+): "([^"]*)"', lock[0])) == theirs["info"]


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the archives as the worker has them: unpacked."""
    site = tmp_path_factory.mktemp("site")
    live.publish(site)
    for path in [*site.rglob("stdlib.zip.gz"), *site.rglob("tutor.tar.gz")]:
        (site / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
    (site / "program.py").write_text(PROGRAM, encoding="utf-8")
    return site


def test_python_starts_from_the_archives_alone_and_finds_all_that_any_module_asks_for(archives: Path) -> None:
    run: subprocess.CompletedProcess[str] = node(
        str(HERE / "packed.mjs"), *(str(archives / name) for name in ("stdlib.zip", "tutor.tar", "program.py"))
    )
    assert run.returncode == 0, run.stderr[-2000:]
    answers, modules, kinds, begun, compiled_here = json.loads(run.stdout)
    assert answers == [*[["html", "state"]] * 4, ["file", "html", "right"], ["error"]]
    assert {"tutor.hosts.intents", "tutor.hosts.exercise.task", "tutor.tarot", "tutor.barbu"} <= set(modules)
    assert "tutor.hosts.notebook" not in modules
    assert kinds == [".css", ".mo", ".pyc", ".toml", ".txt", "modules"]
    assert compiled_here == []  # what a dataclass writes for itself is compiled already
    assert begun == []  # a table does not wait for every kind of exercise
