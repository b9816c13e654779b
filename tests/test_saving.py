"""A match in a file outlives whatever happens while it is corrected: other writers, a kill, links, odd files."""

from __future__ import annotations

import fcntl
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.test_cli import PLAIN, ROOT
from tests.test_correct_command import GARDE, TAROT, correct, match, write
from tutor.cli import main
from tutor.core import saving
from tutor.core.errors import RecordError

__all__ = ["match"]

Output = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

#: Deals enough that writing them takes a moment.
LONG: dict[str, Any] = {"dealer": 3, "deals": [GARDE] * 400}


def command(file: Path, number: int, deal: Path) -> list[str]:
    """The command that puts a deal of the match in a file right."""
    return [sys.executable, "-m", "tutor", "score", str(file), "--lang", "en", "--correct", str(number), str(deal)]


def begun(file: Path, number: int, deal: Path) -> subprocess.Popen[str]:
    """That command, in a process of its own."""
    return subprocess.Popen(
        command(file, number, deal), cwd=ROOT, env=PLAIN, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )


def points(file: Path) -> list[object]:
    """The attack's points in every deal of the match in a file; none where nobody has played."""
    return [deal.get("points") for deal in json.loads(file.read_text("utf-8"))["deals"]]


def beside(file: Path) -> list[str]:
    """What else lies in the folder of a file, hidden or not."""
    return sorted(other.name for other in file.parent.iterdir() if other.name not in {file.name, "deal.json"})


# --- several writers --------------------------------------------------------------------------------------------


def test_three_who_correct_different_deals_at_once_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write(LONG, file)
    for turn in range(3):
        deals = {number: 10 * turn + number for number in (1, 2, 3)}
        for number, corrected in deals.items():
            write({**GARDE, "points": corrected}, tmp_path / f"{number}.json")
        running = [begun(file, number, tmp_path / f"{number}.json") for number in deals]
        said = [process.communicate(timeout=60)[1] for process in running]
        assert [process.returncode for process in running] == [0, 0, 0], said
        assert points(file)[:3] == list(deals.values())


def test_a_lock_is_not_taken_twice_and_ends_with_who_has_it(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "match.json"
    write(TAROT, file)
    program = "import sys, time; from tutor.core import saving; from pathlib import Path\n"
    program += "with saving.alone(Path(sys.argv[1]), lambda: None): print(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", program, str(file)], cwd=ROOT, stdout=subprocess.PIPE) as other:
        assert other.stdout
        other.stdout.readline()
        monkeypatch.setattr(saving, "PATIENCE", 0.0)
        with pytest.raises(RecordError) as caught, saving.alone(file, lambda: None):
            pass
        assert caught.value.expected == saving.NOT_IN_USE
        other.kill()
        other.wait()
    with saving.alone(file, lambda: None):
        pass


def test_who_has_to_wait_is_told_so_once_and_then_that_it_was_in_vain(
    match: Path, capsys: Output, monkeypatch: Patch
) -> None:
    written = write(TAROT, match)
    monkeypatch.setattr(saving, "SILENCE", 0.0)
    monkeypatch.setattr(saving, "PATIENCE", 0.2)
    with saving.alone(match, lambda: None):
        assert correct(match, "1", {**GARDE, "points": 40}) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first == "Another command is writing to this file; this one waits for it."
    assert second.startswith("FILE: found “match.json”, expected a file that nobody else is writing")
    assert match.read_bytes() == written
    assert correct(match, "1", {**GARDE, "points": 40}) == 0


def test_who_locks_a_file_that_has_just_been_replaced_takes_the_new_one(tmp_path: Path, monkeypatch: Patch) -> None:
    file, flock = tmp_path / "match.json", fcntl.flock
    write({}, file)

    def late(handle: int, operation: int) -> None:
        monkeypatch.setattr(fcntl, "flock", flock)
        saving.replace(file, b"new")
        flock(handle, operation)

    monkeypatch.setattr(fcntl, "flock", late)
    with saving.alone(file, lambda: None):
        monkeypatch.setattr(saving, "PATIENCE", 0.0)
        with pytest.raises(RecordError), saving.alone(file, lambda: None):
            pass


def test_who_is_reading_the_match_meanwhile_reads_the_old_one_to_its_end(match: Path) -> None:
    written = write(TAROT, match)
    with match.open("rb") as reader:
        assert correct(match, "1", {**GARDE, "points": 40}) == 0
        assert reader.read() == written


@pytest.mark.parametrize("at", ["os.fsync", "os.replace", "os.chmod", "secrets.token_hex", "os.close"])
@pytest.mark.parametrize("after", [False, True])
def test_whoever_is_killed_while_saving_leaves_the_match_whole_and_unlocked(
    at: str, tmp_path: Path, *, after: bool
) -> None:
    file, deal = tmp_path / "match.json", tmp_path / "deal.json"
    write(TAROT, file)
    write({**GARDE, "points": 40}, deal)
    module, _, name = at.rpartition(".")
    program = f"""
import importlib, os, signal, sys
from tutor.cli import main
module = importlib.import_module({module!r})
real = getattr(module, {name!r})
def killed(*given, **named):
    if {after}:
        real(*given, **named)
    os.kill(os.getpid(), signal.SIGKILL)
setattr(module, {name!r}, killed)
main(sys.argv[1:])
"""
    killed = subprocess.run(
        [sys.executable, "-c", program, *command(file, 1, deal)[3:]], cwd=ROOT, capture_output=True, check=False
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert points(file)[0] in {49, 40}
    done = begun(file, 2, deal)
    assert (done.communicate(timeout=60)[1], done.returncode) == ("", 0)
    assert len(points(file)) == 3


def test_sixteen_kills_at_any_moment_leave_the_match_whole(tmp_path: Path) -> None:
    file, deal = tmp_path / "match.json", tmp_path / "deal.json"
    write(LONG, file)
    program = "import sys, itertools; from pathlib import Path; from tutor.core.match import save; print(flush=True)\n"
    program += "import json; data = json.loads(Path(sys.argv[1]).read_text())\n"
    program += "for number in itertools.count(): save({**data, 'seed': number}, Path(sys.argv[1]))"
    for _ in range(16):
        with subprocess.Popen([sys.executable, "-c", program, str(file)], cwd=ROOT, stdout=subprocess.PIPE) as writer:
            assert writer.stdout
            writer.stdout.readline()
            time.sleep(random.uniform(0, 0.1))
            writer.kill()
        assert points(file) == [49] * 400
    write({**GARDE, "points": 40}, deal)
    assert main(["score", str(file), "--correct", "1", str(deal)]) == 0


# --- links and odd files ----------------------------------------------------------------------------------------


def test_a_link_stays_a_link_and_what_it_leads_to_is_corrected(match: Path) -> None:
    write(TAROT, Path("real.json"))
    match.symlink_to("real.json")
    assert correct(match, "1", {**GARDE, "points": 40}) == 0
    assert match.is_symlink()
    assert points(Path("real.json"))[0] == 40


def test_a_file_with_a_second_name_is_refused_since_the_other_would_keep_the_old_match(
    match: Path, capsys: Output
) -> None:
    written = write(TAROT, match)
    os.link(match, "other.json")
    assert correct(match, "1", {**GARDE, "points": 40}) == 2
    assert "expected a file with one name; this one has 2 (hard links)" in capsys.readouterr().err
    assert match.read_bytes() == Path("other.json").read_bytes() == written
    assert beside(match) == ["other.json"]


@pytest.mark.parametrize("mode", [0o444, 0o400])
def test_a_file_marked_read_only_is_refused_even_to_those_who_may_do_anything(
    mode: int, match: Path, capsys: Output
) -> None:
    written = write(TAROT, match)
    match.chmod(mode)
    assert correct(match, "1", {**GARDE, "points": 40}) == 2
    assert capsys.readouterr().err.startswith("FILE: found “match.json”, expected a file that ")
    assert match.read_bytes() == written
    assert match.stat().st_mode & 0o777 == mode


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o640])
def test_who_may_read_and_write_the_file_stays_as_it_was(mode: int, match: Path) -> None:
    write(TAROT, match)
    match.chmod(mode)
    assert correct(match, "1", {**GARDE, "points": 40}) == 0
    assert match.stat().st_mode & 0o777 == mode


def test_the_owner_of_a_file_stays_its_owner_where_that_can_be(match: Path, monkeypatch: Patch) -> None:
    write(TAROT, match)
    kept, asked = match.stat(), []

    def chown(_: object, owner: int, group: int) -> None:
        asked.append((owner, group))
        if owner != -1:
            raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "chown", chown)
    assert correct(match, "1", {**GARDE, "points": 40}) == 0
    assert asked == [(kept.st_uid, kept.st_gid), (-1, kept.st_gid)]


def test_other_files_beside_the_match_are_left_alone(match: Path) -> None:
    write(TAROT, match)
    Path("match.json.new").write_text("mine", "utf-8")
    assert correct(match, "1", {**GARDE, "points": 40}) == 0
    assert Path("match.json.new").read_text("utf-8") == "mine"
    assert beside(match) == ["match.json.new"]


@pytest.mark.parametrize("kind", ["link", "pipe", "file"])
def test_what_has_the_name_of_the_new_file_already_is_neither_followed_nor_overwritten_nor_waited_for(
    kind: str, match: Path, capsys: Output, monkeypatch: Patch
) -> None:
    written = write(TAROT, match)
    monkeypatch.setattr(secrets, "token_hex", lambda _: "taken")
    taken, precious = Path(".tutor-taken"), Path("precious")
    precious.write_text("precious", "utf-8")
    if kind == "pipe":
        os.mkfifo(taken)
    elif kind == "link":
        taken.symlink_to(precious)
    else:
        taken.write_text("mine", "utf-8")
    before = taken.lstat()
    assert correct(match, "1", {**GARDE, "points": 40}) == 2
    assert "expected a file that can be written; File exists" in capsys.readouterr().err
    assert (match.read_bytes(), precious.read_text("utf-8")) == (written, "precious")
    assert os.path.samestat(taken.lstat(), before)


@pytest.mark.parametrize("command", [["explain"], ["score"], ["score", "--correct", "1", "deal.json"]])
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "loop", "nothing"])
def test_what_is_no_plain_file_is_refused_at_once(command: list[str], kind: str, match: Path, capsys: Output) -> None:
    write(GARDE, Path("deal.json"))
    if kind == "pipe":
        os.mkfifo(match)
    elif kind == "device":
        match.symlink_to("/dev/zero")
    elif kind == "folder":
        match.mkdir()
    elif kind == "loop":
        match.symlink_to(match.name)
    assert main([command[0], str(match), "--lang", "en", *command[1:]]) == 2
    told = capsys.readouterr().err
    assert told.startswith("FILE: found “match.json”, expected a ")
    assert told.count("\n") == 1


def test_a_pipe_with_a_writer_is_read_as_shells_make_them() -> None:
    read, put = os.pipe()
    os.write(put, json.dumps(TAROT).encode())
    os.close(put)
    command = [sys.executable, "-m", "tutor", "score", f"/dev/fd/{read}", "--json"]
    ran = subprocess.run(command, cwd=ROOT, env=PLAIN, pass_fds=[read], capture_output=True, check=False, timeout=60)
    os.close(read)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["totals"]


def test_where_the_system_has_no_such_locks_a_match_is_corrected_all_the_same(tmp_path: Path) -> None:
    file, deal = tmp_path / "match.json", tmp_path / "deal.json"
    write(TAROT, file)
    write({**GARDE, "points": 40}, deal)
    program = "import sys; sys.modules['fcntl'] = None; from tutor.cli import main; sys.exit(main(sys.argv[1:]))"
    ran = subprocess.run(
        [sys.executable, "-c", program, *command(file, 1, deal)[3:]], cwd=ROOT, capture_output=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert points(file)[0] == 40


def test_where_no_open_file_can_be_replaced_a_file_beside_it_is_the_lock(match: Path, monkeypatch: Patch) -> None:
    write(TAROT, match)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(saving, "PATIENCE", 0.0)
    with saving.alone(match, lambda: None):
        assert beside(match) == [".match.json.lock"]
        with pytest.raises(RecordError) as caught, saving.alone(match, lambda: None):
            pass
        assert caught.value.expected == saving.NOT_IN_USE
        saving.replace(match, b"new")
    assert match.read_bytes() == b"new"
    Path(".match.json.lock").unlink()  # which Windows does when the lock is closed, or its process ends
    with saving.alone(match, lambda: None):
        pass
