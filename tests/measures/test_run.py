"""What is counted ahead is shared among workers: the same to the byte, whoever counts it, and nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from measures import barbu_endings, prices, workers
from measures.counted import Counted
from measures.run import Run
from measures.workers import Cluster, Processes, Workers, WorkersError
from tests.measures.told_run import NUMBERS
from tests.measures.units import die, square, square_after_death, square_in_turn, square_of_small

ROOT = Path(__file__).parents[2]
SQUARES = [number * number for number in NUMBERS]
KINDS = ("one process", "two processes", "a cluster of two")


@pytest.fixture
def begin(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], Run]]:
    """Begin a run with workers of a kind; at the end of the test they go."""
    with ExitStack() as runs:

        def begun(kind: str, *words: str) -> Run:
            made: dict[str, Callable[[], Workers]] = {
                "one process": lambda: Processes(1),
                "two processes": lambda: Processes(2),
                "a cluster of two": lambda: Cluster(request.getfixturevalue("cluster")),
            }
            return runs.enter_context(Run(made[kind](), Counted(kind, tmp_path), words))

        yield begun


@pytest.mark.parametrize("kind", KINDS)
def test_results_come_in_the_order_of_the_arguments(begin: Callable[[str], Run], kind: str) -> None:
    assert [*begin(kind).each(square_in_turn, NUMBERS, len(NUMBERS))] == SQUARES


def test_a_table_is_the_same_to_the_byte_whoever_measures_it(
    begin: Callable[[str], Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prices, "TABLES", 3)
    tables = set()
    for kind in KINDS:
        monkeypatch.setattr(prices, "FILE", tmp_path / kind)
        prices.measure(begin(kind))
        tables.add((tmp_path / kind).read_bytes())
    [table] = tables
    assert table.count(b"\n") == 128 + prices.HEAD.count("\n")


def test_a_bank_is_the_same_to_the_byte_whoever_looks_for_it(
    begin: Callable[..., Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What joins it depends on what is there already, so the order of the deals counts, not that of the workers."""
    monkeypatch.setattr(barbu_endings, "DEALS", (40, 0, 0))
    monkeypatch.setattr(barbu_endings, "WANTED", 4)
    banks = set()
    for kind in KINDS:
        monkeypatch.setattr(barbu_endings, "FILE", tmp_path / kind)
        barbu_endings.measure(begin(kind, "no-queens"))
        banks.add((tmp_path / kind).read_bytes())
    [bank] = banks
    assert bank.count(b"no-queens") == 4


@pytest.mark.parametrize("kind", KINDS[1:])
def test_the_work_of_a_worker_who_dies_is_done_by_another(
    begin: Callable[[str], Run], tmp_path: Path, kind: str
) -> None:
    dead = tmp_path / "dead"
    told = ((str(dead), number) for number in NUMBERS)
    assert [*begin(kind).each(square_after_death, told, len(NUMBERS))] == SQUARES
    assert dead.exists()


@pytest.mark.parametrize("kind", KINDS[1:])
def test_work_at_which_every_worker_dies_is_given_up_in_a_sentence(begin: Callable[[str], Run], kind: str) -> None:
    with pytest.raises(WorkersError, match=r"^Workers .*have died .*\.$|^Workers of the cluster .*\.$"):
        next(begin(kind).each(die, [1], 1))


def test_a_run_that_was_killed_goes_on_with_what_it_has_counted(tmp_path: Path) -> None:
    told = tmp_path / "told"
    command = [sys.executable, "-m", "tests.measures.told_run", str(tmp_path / "kept"), str(told)]
    killed = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: kept_lines(tmp_path) >= 4)
    killed.kill()
    killed.wait()
    counters = {int(line.split()[0]) for line in told.read_text("utf-8").splitlines()}
    wait_until(lambda: not any(map(alive, counters)))
    before = kept_lines(tmp_path)
    told.unlink()
    again = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert again.stdout == str(SQUARES)
    assert len(told.read_text("utf-8").splitlines()) == len(NUMBERS) - before
    assert not [*(tmp_path / "kept").iterdir()], "what is finished needs no file to go on from"


def kept_lines(folder: Path) -> int:
    """The number of results that a run has kept so far."""
    return sum(file.read_text("utf-8").count("\n") for file in (folder / "kept").glob("*"))


def alive(process: int) -> bool:
    """Whether a process is there that has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something is true."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_an_error_in_a_unit_of_work_ends_the_run_and_leaves_what_is_counted(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="3"), Run(Processes(1), Counted("squares", tmp_path)) as run:
        [*run.each(square_of_small, [1, 2, 3], 3)]
    kept = Counted("squares", tmp_path)
    assert [kept.result(square_of_small, number) for number in (1, 2, 3)] == ["1", "4", None]


def test_a_worker_with_other_code_counts_nothing(begin: Callable[[str], Run], monkeypatch: pytest.MonkeyPatch) -> None:
    run = begin("a cluster of two")
    monkeypatch.setattr(workers, "code_version", lambda: "of another day")
    with pytest.raises(WorkersError, match="other code"):
        next(run.each(square, NUMBERS, len(NUMBERS)))


def test_work_for_a_cluster_that_has_gone_ends_in_a_sentence(cluster: str, tmp_path: Path) -> None:
    gone = Cluster(cluster)
    gone.close()
    with pytest.raises(WorkersError, match="cluster is gone"), Run(gone, Counted("squares", tmp_path)) as run:
        next(run.each(square, NUMBERS, len(NUMBERS)))


def test_who_has_no_dask_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(WorkersError, match=r"tarot-barbu-tutor\[cluster\]"):
        Cluster("tcp://127.0.0.1:1")
