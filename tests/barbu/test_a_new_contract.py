"""A contract that nobody knew: it is added to a copy of the house where CONTRIBUTING says, and everything works.

No Jacks is a negative contract in which each jack costs as much as a queen in No Queens.  Its module stands beside this
one (``no_jacks``); everywhere else a line or two are added to the copy.  Nothing else in the house knows it, and no
test but these: so what works here works for whatever contract comes next.
"""

from __future__ import annotations

import random
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from html import unescape
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

MODULE = Path(__file__).with_name("no_jacks.py").read_text("utf-8")
FRENCH = {
    "No Jacks": "Pas de valets",
    "jacks": "valets",
    "Take as few jacks as you can.": "Prenez le moins de valets possible.",
    "each jack {queen:signed}": "chaque valet {queen:signed}",
    "You lead this trick, and in No Jacks you may lead any card.": (
        "Vous entamez ce pli, et à Pas de valets vous pouvez entamer n’importe quelle carte."
    ),
    "No Jacks: what a jack costs": "Pas de valets : ce que coûte un valet",
}

#: Every file that knows the contract: what is added to it, behind which line.  A new file stands behind nothing.
ADDED: dict[str, dict[str, str]] = {
    "tutor/barbu/contracts/no_jacks.py": {"": MODULE},
    "tutor/barbu/contracts/__init__.py": {
        "from tutor.barbu.contracts.no_hearts import NoHearts\n": (
            "from tutor.barbu.contracts.no_jacks import NoJacks\n"
        ),
        "OTHERS: tuple[type[Contract], ...] = (": "NoJacks, ",
    },
    "tutor/barbu/options.py": {
        '    removed: str = "black"\n': "    no_jacks: bool = False\n",
    },
    "tutor/rulebook/barbu/scenes.py": {
        "    ladder,\n": "    no_jacks,\n",
        "_SCENES = (\n": (
            '    scene(no_jacks.LEAD_FREE, _trick("no-jacks", "S4 HJ DK", no_jacks=True), permits="HJ"),\n'
        ),
    },
    "tutor/locale/fr/LC_MESSAGES/tutor.po": {
        "": "".join(f'\nmsgid "{english}"\nmsgstr "{french}"\n' for english, french in FRENCH.items())
    },
}

Import = Callable[[str], Any]
RULES = {"no_jacks": True}


def build(house: Path) -> None:
    """Copy the tutor, and add the contract."""
    shutil.copytree(ROOT / "tutor", house / "tutor", ignore=shutil.ignore_patterns("__pycache__"))
    for name, lines in ADDED.items():
        file = house / name
        text = file.read_text("utf-8") if file.exists() else ""
        for line, new in lines.items():
            assert text.count(line) == 1 or not line, f"{name} has no place for {new!r}"
            text = text.replace(line, line + new) if line else text + new
        file.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house that has the contract."""
    folder = tmp_path_factory.mktemp("house")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def tutor(house: Path) -> Iterator[Import]:
    """Import modules from that copy, as long as these tests run; whoever has the others keeps them."""

    def ours() -> list[str]:
        return [name for name in sys.modules if name.partition(".")[0] == "tutor"]

    others = {name: sys.modules.pop(name) for name in ours()}
    sys.path.insert(0, str(house))
    try:
        yield lambda name: import_module(f"tutor.{name}")
    finally:
        sys.path.remove(str(house))
        for name in ours():
            del sys.modules[name]
        sys.modules.update(others)


def record(tutor: Import, seed: int, *moves: str, **more: Any) -> Any:  # noqa: ANN401 - a record, and its parts
    """A record of a deal at a table that plays No Jacks, read from JSON; ``begun`` is its ``from``."""
    pack = tutor("core.cards").BARBU
    cards = random.Random(seed).sample([card.code for card in pack.cards], 52)
    hands = {str(seat): cards[seat::4] for seat in range(4)}
    data = {"game": "barbu", "hands": hands, "moves": list(moves), "rules": RULES} | more
    return tutor("games").record_of({{"begun": "from"}.get(name, name): part for name, part in data.items()})


def deal(tutor: Import, seed: int, **rules: object) -> list[Any]:
    """Every position of a deal of No Jacks, played by the tutor's players to its end."""
    barbu = tutor("barbu")
    at = barbu.position(record(tutor, seed, "no-jacks", dealer=seed % 4, rules=RULES | rules))
    passed = [at]
    while at.turn is not None:
        at = barbu.onwards(at.after(at.read(barbu.choose(at), "")))
        passed.append(at)
    return passed


def read(html: str) -> str:
    """The text of a page."""
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html)))


def test_a_contract_is_added_in_just_the_five_places_that_contributing_names(house: Path) -> None:
    _, _, section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Add a contract to Barbu\n")
    told = re.findall(r"`(tutor/[^`]+)`", section.partition("\n## ")[0])
    files = {file.relative_to(house).as_posix(): file for file in house.rglob("*") if file.is_file()}
    changed = {
        name
        for name, file in files.items()
        if "__pycache__" not in name and file.suffix != ".mo"
        if not (ROOT / name).exists() or file.read_bytes() != (ROOT / name).read_bytes()
    }
    assert len(told) == len(changed) == 5
    places = [f"{place}no_jacks.py" if place.endswith("/") else place for place in told]
    assert all(sum(fnmatch(name, place) for name in changed) == 1 for place in places)


def test_it_is_called_once_by_every_dealer_where_the_table_plays_it(tutor: Import) -> None:
    position = tutor("barbu").position
    first = position(record(tutor, 1, dealer=0)).obligation()
    assert "no-jacks" in first
    assert "no-jacks" not in position(record(tutor, 1, dealer=0, rules={})).obligation()
    again = position(record(tutor, 1, dealer=0, history={"called": ["no-jacks"]})).obligation()
    assert again.verdict("no-jacks").rule.id == "B-CALL-ONCE"
    match = tutor("barbu").Match.of({"game": "barbu", "dealer": 0, "rules": RULES, "seed": 1, "deals": []})
    assert (match.left[-1], match.size) == ("no-jacks", 32)


def test_it_is_doubled_as_a_negative_contract_and_shared_if_nobody_doubles(tutor: Import) -> None:
    barbu = tutor("barbu")
    at = barbu.position(record(tutor, 1, "no-jacks", dealer=3))
    assert at.obligation().verdict("double 1").rule.id == "B-DBL-NEG-ANY"
    undoubled = barbu.position(record(tutor, 1, "no-jacks", *("pass",) * 4, dealer=3))
    assert undoubled.turn is None
    assert barbu.result(undoubled).scores == (-8, -8, -8, 0)


def test_the_tutors_players_play_it_to_its_end_with_the_last_jack_and_it_is_settled(tutor: Import) -> None:
    barbu = tutor("barbu")
    sizes: Counter[int] = Counter()
    for seed in range(60):
        at = deal(tutor, seed, play_undoubled=True)[-1]
        jacks = sum(card.rank == "J" for taken in at.taken for card in taken.cards)
        assert (jacks, any(card.rank == "J" for card in at.taken[-1].cards)) == (4, True)
        sheet = barbu.result(at)
        assert (
            sum(sheet.scores) == sum(line.value for line in sheet.lines if line.reason.rule.id == "B-NJ-SCORE") == -24
        )
        assert (sheet.lines[0].reason.rule.id == "B-NJ-END") is (len(at.taken) < 13)
        sizes[len(at.taken)] += 1
    assert min(sizes) < 13


def test_a_match_writes_down_what_was_played_and_takes_nothing_that_cannot_have_been(tutor: Import) -> None:
    barbu, refused = tutor("barbu"), tutor("core.errors").RecordError
    match = barbu.Match.of({"game": "barbu", "dealer": 0, "rules": RULES, "seed": 1, "deals": []})
    at = deal(tutor, 4)[-1]
    assert match.closed(at).sheets[0].scores == barbu.result(at).scores
    summary = {"dealer": 0, "contract": "no-jacks", "doubles": [[1, [0]]], "rules": RULES}
    assert barbu.settle(summary | {"base": [-6, -18, 0, 0]}).scores == (6, -30, 0, 0)
    for base, place in (([-4, -20, 0, 0], "base[0]"), ([-6, -6, 0, 0], "base"), ([0, 0, 0, 0], "base")):
        with pytest.raises(refused) as caught:
            barbu.settle(summary | {"base": base})
        assert caught.value.place == place
    with pytest.raises(refused) as caught:
        barbu.settle(summary | {"base": [-4, -20, 0, 0]})
    assert tutor("show.words").Words().error(caught.value).endswith("one player, who wins some of 4 × -6")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You lead this trick, and in No Jacks you may lead any card."),
        ("fr", "Vous entamez ce pli, et à Pas de valets vous pouvez entamer n’importe quelle carte."),
    ],
)
def test_it_is_explained_as_text_and_as_json(tutor: Import, lang: str, said: str) -> None:
    start = record(tutor, 1, begun={"phase": "play", "contract": "no-jacks", "leader": 0})
    words = tutor("show.words").Words(lang)
    assert said in tutor("show.text").explain(start, words)
    answer = tutor("show.answer").answer(start, words)
    assert {(verdict["rule"], verdict["text"]) for verdict in answer["verdicts"]} == {("B-NJ-LEAD-FREE", said)}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("No Jacks", "Take as few jacks as you can. Play goes to the left.", "each jack −6")),
        ("fr", ("Pas de valets", "Prenez le moins de valets possible.", "chaque valet −6")),
    ],
)
def test_on_the_table_it_has_a_button_a_goal_and_what_counts(
    tutor: Import, lang: str, told: tuple[str, str, str]
) -> None:
    session = tutor("hosts.table.session").Session(
        {"game": "barbu", "seed": 3, "dealer": 0, "rules": RULES, "lang": lang}
    )
    button = re.search(r'<button[^>]*data-move="no-jacks"[^>]*>(.*?)</button>', session.html, re.DOTALL)
    assert button
    assert told[0] in read(button[1])
    session.answer({"play": "no-jacks"})
    assert all(line in read(session.html) for line in told)


def test_jacks_that_were_won_lie_face_up_and_a_player_who_ducks_one_is_praised(tutor: Import) -> None:
    pack, barbu = tutor("core.cards").BARBU, tutor("barbu")
    hands = dict(
        zip("0123", (["S2", "SA", "C2"], ["S3", "C3", "D3"], ["SJ", "C4", "D4"], ["SK", "C5", "D5"]), strict=True)
    )
    begun = {"phase": "play", "contract": "no-jacks", "leader": 2}
    played = record(tutor, 1, "SJ", "SK", "S2", "S3", hands=hands, begun=begun)
    passed = barbu.positions(played)
    assert passed[-1].contract.face_up(passed[-1].taken) == [(3, pack.read("SJ"))]
    step, praised = tutor("show.table.story").Step, tutor("show.games").STAGES["barbu"].praised
    story = [step(at, pack[move]) for at, move in zip(passed, played.moves, strict=False)]
    told = tutor("show.table.praise").of_story(story, praised, 0, 0)
    assert set(told.values()) <= {*passed[-1].contract.praise}
    assert told


def test_what_to_do_in_it_is_advised(tutor: Import) -> None:
    position, advised = tutor("barbu").position, tutor("barbu").advised
    low = {"0": ["S2", "S3", "S4", "S5", "H2", "H3", "H4", "D2", "D3", "D4", "C2", "C3", "C4"]}
    six = ["no-tricks", "no-hearts", "no-queens", "no-last-two", "trumps", "domino"]
    advice = advised(position(record(tutor, 1, dealer=0, hands=low, history={"called": six})))
    assert (advice.move, advice.reason.rule.id, advice.reason.facts["top"]) == ("no-jacks", "B-STR-CALL-NJ", 0)
    begun = {"phase": "play", "contract": "no-jacks", "leader": 3}
    advice = advised(position(record(tutor, 1, "S9", hands={"0": ["CJ", "C4", "D2"]}, begun=begun)))
    assert (advice.move, advice.reason.rule.id) == ("CJ", "B-STR-THROW")


def test_the_rulebook_has_its_chapter_with_a_scene_and_a_worked_sheet(tutor: Import) -> None:
    pages = dict(tutor("show.rulebook").pages("barbu", "en"))
    chapter = pages["barbu/no-jacks"]
    assert "# Variant: No Jacks" in chapter
    anchors = re.findall(r"^### .* \{ #(\S+) \}$", chapter, re.MULTILINE)
    assert anchors == ["b-nj-lead-free", "b-nj-score", "b-nj-faceup", "b-nj-end"]
    assert "You lead this trick, and in No Jacks you may lead any card." in read(chapter)
    assert re.search(r"Jacks won by seat \d \([^)]*J", read(chapter))
    assert "Advice: call No Jacks with few cards that win jacks." in pages["barbu/advice"]
    assert (
        "Pas de valets : ce que coûte un valet" in dict(tutor("show.rulebook").pages("barbu", "fr"))["barbu/no-jacks"]
    )


def test_its_figures_are_worked_out(tutor: Import) -> None:
    figures, options = tutor("barbu.figures"), tutor("barbu.options").Options(no_jacks=True)
    assert figures.totals(options)["no-jacks"] == -24
    assert figures.worked("no-jacks", options) == "4 × −6"
