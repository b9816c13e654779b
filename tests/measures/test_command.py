"""``python -m measures``: its options, its sentences, and what it does not load."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE

import pytest

from measures.__main__ import MEASURES, main
from tests.measures.conftest import Started

ROOT = Path(__file__).parents[2]


def test_a_cluster_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    options = ("--kept", str(tmp_path), "--cluster", "tcp://127.0.0.1:1")
    command = [sys.executable, "-m", "measures", "prices", *options]
    run = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "The cluster tcp://127.0.0.1:1 cannot be reached.\n"


def test_a_cluster_that_goes_away_is_one_sentence(tmp_path: Path, own_cluster: Started) -> None:
    kept = tmp_path / "kept"
    command = [sys.executable, "-m", "measures", "surplus", "--kept", str(kept)]
    with subprocess.Popen(
        [*command, "--cluster", own_cluster.address], cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True
    ) as run:
        until = time.monotonic() + 60
        while not kept.exists():
            assert time.monotonic() < until
            time.sleep(0.1)
        time.sleep(1)
        own_cluster.scheduler.kill()
        out, err = run.communicate()
    assert (run.returncode, out) == (1, "")
    assert err.splitlines()[-1] == "The cluster is gone. The same command goes on where it was."
    assert [line for line in err.splitlines()[:-1] if "of_match: " not in line] == []


def test_dask_is_loaded_only_for_a_cluster() -> None:
    looked = "import sys, measures.__main__; print(sys.modules.keys() & {'dask', 'distributed', 'tornado'})"
    run = subprocess.run([sys.executable, "-c", looked], cwd=ROOT, check=True, capture_output=True, text=True)
    assert run.stdout == "set()\n"


@pytest.mark.parametrize("number", ["0", "-1", "two"])
def test_a_number_of_workers_is_1_or_more(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["prices", "--workers", number])
    assert "--workers" in capsys.readouterr().err


def test_every_measure_of_the_makefile_is_there() -> None:
    lines = (ROOT / "Makefile").read_text("utf-8").splitlines()
    named = {line.split()[1] for line in lines if line.startswith("\t$(MEASURE)")}
    assert named
    assert named <= set(MEASURES)
