"""What is published: a wheel with what runs and no more, and a source archive with which all of it can be tested."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import distributions
from pathlib import Path

import pytest

from tests.hosts.lessons import LESSONS
from tests.test_cli import PLAIN, ROOT
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words

#: Tests that take a moment and read what lies beside the package: the examples, the notebooks, the pages.
A_FEW = ("tests/test_cards.py", "tests/test_readme.py", "tests/test_cli.py", "tests/hosts/test_lessons.py")


def built(target: str, folder: Path) -> Path:
    """Build a wheel or a source archive."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new wheel."""
    return built("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which a new source archive has been unpacked."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(built("sdist", tmp_path_factory.mktemp("sdist"))) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def test_the_wheel_has_all_of_the_package_and_its_licence(wheel: Path) -> None:
    """Of a catalogue it has what is made for reading, and not what is edited; and lessons that have run."""
    packed = zipfile.ZipFile(wheel).namelist()
    files = {path.relative_to(ROOT) for path in (ROOT / "tutor").rglob("*") if path.is_file()}
    shipped = {path.with_suffix(".mo") if path.suffix == ".po" else path for path in files}
    notebooks = {path.relative_to(ROOT / "notebooks") for path in (ROOT / "notebooks").rglob("*") if path.is_file()}
    lessons = {Path("tutor/lessons", path) for path in notebooks if not path.parts[0].startswith(".ipynb")}
    ready = {Path("tutor/lessons/ready", f"{lang}.json.xz") for lang in LANGUAGES}
    assert {path.as_posix() for path in shipped | lessons | ready if "__pycache__" not in path.parts} == {
        name for name in packed if name.startswith("tutor/")
    }
    assert [name for name in packed if name.endswith(".dist-info/licenses/LICENSE")] != []


def test_an_unpacked_wheel_speaks_every_language_as_the_source_does(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "zipfile", "-e", str(wheel), str(tmp_path)], check=True)
    program = "from tutor.show.words import *; print(tutor.__file__, *(Words(lang).suit('H') for lang in LANGUAGES))"
    command = [sys.executable, "-I", "-c", f"import sys; sys.path[0:0] = [{str(tmp_path)!r}]; import tutor; {program}"]
    ran = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    said = [Words(lang).suit("H") for lang in LANGUAGES]
    assert ran.stdout.split() == [str(tmp_path / "tutor" / "__init__.py"), *said]


def test_an_unpacked_wheel_lays_out_the_lessons_at_once(wheel: Path, tmp_path: Path) -> None:
    """Nothing is run for it, nor is anything imported that could run a lesson."""
    subprocess.run([sys.executable, "-m", "zipfile", "-e", str(wheel), str(tmp_path / "wheel")], check=True)
    program = (
        "import sys; sys.path[0:0] = [sys.argv[1]]; from tutor.cli.command import main;"
        " main(['learn', '--lay-out', sys.argv[2], '--lang', 'fr']); import tutor;"
        " print(tutor.__file__, {'anywidget', 'IPython', 'ipywidgets', 'nbformat'} & {*sys.modules})"
    )
    command = [sys.executable, "-I", "-c", program]
    home = {**PLAIN, "HOME": str(tmp_path), "JUPYTER_DATA_DIR": str(tmp_path / "jupyter")}
    ran = subprocess.run(
        [*command, str(tmp_path / "wheel"), str(tmp_path / "L")], env=home, check=True, capture_output=True, text=True
    )
    assert ran.stdout.splitlines()[1:] == [f"{tmp_path / 'wheel' / 'tutor' / '__init__.py'} set()"]
    assert len([*(tmp_path / "L").glob("*.ipynb")]) == len(LESSONS) + 1


def test_the_wheel_of_the_playground_has_no_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_WITHOUT_LESSONS", "yes")
    packed = zipfile.ZipFile(built("wheel", tmp_path)).namelist()
    assert "tutor/cli/learn.py" in packed
    assert [name for name in packed if name.startswith("tutor/lessons/")] == []


def test_the_same_source_gives_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    assert built("wheel", tmp_path).read_bytes() == wheel.read_bytes()


def test_an_editable_install_is_built_too(tmp_path: Path) -> None:
    """It needs nothing compiled: it reads the source, catalogues and all."""
    program = "from hatchling.build import build_editable; build_editable(sys.argv[1])"
    command = [sys.executable, "-c", f"import sys; {program}", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert [name for name in zipfile.ZipFile(next(tmp_path.iterdir())).namelist() if name.startswith("tutor/")] == []


@pytest.mark.parametrize("tool", ["pip", "setuptools"])
def test_the_environment_keeps_no_tool_that_is_as_old_as_its_python(tool: str) -> None:
    pinned = dict(
        re.findall(r"^([\w-]+)==(\S+)", (ROOT / "requirements" / "test.txt").read_text("utf-8"), re.MULTILINE)
    )
    found = [one.version for one in distributions() if one.name == tool]
    assert found in ([], [pinned.get(tool)])


def test_the_source_has_all_that_is_looked_after(source: Path) -> None:
    known = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    apart = (".ci/", "docs/lessons")
    assert [name for name in known if not name.startswith(apart) and not (source / name).is_file()] == []
    assert (source / "LICENSE").read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")
    for folder in ("notebooks", "docs/lessons"):
        assert {path.name for path in (source / folder).glob("*.ipynb")} == {
            path.name for path in (ROOT / "notebooks").glob("*.ipynb")
        }


def pytest_in(source: Path, *arguments: str) -> str:
    """Run tests of an unpacked source, and return what pytest prints."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    ran = subprocess.run(command, cwd=source, env=PLAIN, capture_output=True, text=True, check=False, timeout=600)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr
    return ran.stdout


def test_all_tests_can_be_collected_where_the_source_was_unpacked(source: Path) -> None:
    assert "tests collected" in pytest_in(source, "--collect-only", "--assert=plain", "tests")


def test_tests_run_where_the_source_was_unpacked(source: Path) -> None:
    assert " passed" in pytest_in(source, *A_FEW)
    where = [sys.executable, "-c", "import tutor; print(tutor.__file__)"]
    found = subprocess.run(where, cwd=source, capture_output=True, text=True, check=True).stdout
    assert Path(found.strip()).is_relative_to(source)
