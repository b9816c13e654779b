"""The browser's scripts: what each host gets of them, and their own tests, which run under Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from site_hooks.live import JOINED
from tests.hosts.drawn import drawn
from tutor.hosts import scripts
from tutor.hosts.scripts import AIDS, MAP, STYLES, joined, scoped, style_sheet

HERE = Path(__file__).parent
TESTS = sorted(path.name for path in HERE.glob("*.test.mjs"))


def node(*arguments: str, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run Node: the one in our environment, if `make` had to put one there, or that of this machine."""
    program = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert program, "These tests need Node: `make test` installs it."
    command, env = [program, *arguments], os.environ | env
    return subprocess.run(command, cwd=HERE, env=env, input=given, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with the tables and exercises that the scripts' tests look at, drawn once for all of them."""
    file = tmp_path_factory.mktemp("drawn") / "tables.json"
    file.write_text(json.dumps(drawn()), encoding="utf-8")
    return file


@pytest.mark.parametrize("test", TESTS)
def test_a_script_under_node(test: str, tables: Path) -> None:
    run = node("--test-reporter=tap", test, DRAWN=str(tables))
    assert run.returncode == 0, run.stdout
    assert re.search(r"^# pass [1-9]", run.stdout, re.MULTILINE), run.stdout


def test_a_script_s_test_that_fails_is_noticed(tmp_path: Path) -> None:
    failing = tmp_path / "failing.mjs"
    failing.write_text('import { test } from "node:test"\ntest("fails", () => { throw new Error("no") })\n', "utf-8")
    assert node("--test-reporter=tap", str(failing)).returncode != 0


# --- many modules, one text -------------------------------------------------------------------------------------------


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for modules of our own."""
    monkeypatch.setattr(scripts, "HERE", tmp_path)
    return tmp_path


def write(folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")


def told(entry: str) -> str:
    """What a joined module prints, run from a place that has no other modules beside it."""
    run = node("--input-type=module", given=joined(entry))
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_a_module_finds_what_it_imports_and_each_is_run_once(modules: Path) -> None:
    write(
        modules,
        base='let asked = 0\nexport const count = () => ++asked\nexport class Ex { code = "EX" }\n',
        left='import { count } from "./base.js"\nexport function one() { return count() }\n',
        right='import { Ex, count } from "./base.js"\nexport async function two() { return new Ex().code + count() }',
        entry='import { one } from "./left.js"\nimport { two } from "./right.js"\nconsole.log(one(), await two())\n',
    )
    assert told("entry") == "1 EX2"


def test_two_modules_may_use_one_name_for_things_of_their_own(modules: Path) -> None:
    write(
        modules,
        left='const WORD = "left"\nexport const said = () => WORD\n',
        entry='import { said } from "./left.js"\nconst WORD = "entry"\nconsole.log(said(), WORD)\n',
    )
    assert told("entry") == "left entry"


def test_modules_that_need_each_other_are_named(modules: Path) -> None:
    write(modules, one='import { b } from "./two.js"\n', two='import { a } from "./one.js"\n')
    with pytest.raises(ImportError, match=r"one\.js imports itself, by way of one, two"):
        joined("one")


@pytest.mark.parametrize("entry", ["notebook/widget", "notebook/loader", *JOINED.values(), "offline/sw"])
def test_what_a_host_gets_is_one_module_that_imports_nothing(entry: str) -> None:
    text = joined(entry)
    checked = node("--input-type=module", "--check", "-", given=text)
    assert checked.returncode == 0, checked.stderr
    left_over = [line for line in text.splitlines() if line.startswith(("import ", "export ")) or ' from "' in line]
    assert [line for line in left_over if not line.startswith(("export default ", " *", "/*", "//"))] == []


# --- many style sheets, one text -------------------------------------------------------------------------------------


def test_the_style_sheet_has_every_file_of_its_folder_once_and_none_is_forgotten() -> None:
    files = {path.stem: path.read_text("utf-8") for path in (scripts.HERE / "styles").iterdir()}
    assert sorted([*STYLES, *AIDS, *MAP]) == sorted(files)
    every = style_sheet((*STYLES, *AIDS, *MAP))
    assert [every.count(text) for text in files.values()] == [1] * len(files)


def test_style_sheets_come_in_their_order_since_later_ones_know_better() -> None:
    places = [style_sheet().index((scripts.HERE / "styles" / f"{name}.css").read_text("utf-8")) for name in STYLES]
    assert places == sorted(places)
    assert (STYLES[0], STYLES[-1]) == ("palette", "print"), "the colours that all others use, and paper above all"


def test_styles_of_a_version_hold_where_it_is_named_and_weigh_as_much_as_before() -> None:
    styles = ".tutor-table:has(.tutor-chip)::after, .tutor-sheet { color: red }"
    here = ':where([data-tutor-version="7"], [data-tutor-version="7"] *)'
    assert scoped(styles, "7") == f".tutor-table{here}:has(.tutor-chip{here})::after, .tutor-sheet {{ color: red }}"
