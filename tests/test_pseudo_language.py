"""Adding a language is adding a folder: one that nobody speaks is spoken throughout, and nothing is left in English."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pseudo import LANG, package_with
from tutor.show.catalogue import EDITED
from tutor.show.languages import LOCALE
from tutor.teach.kind import LEVELS
from tutor.teach.kinds import KINDS

#: What is said in a language, and no part of what is: names of formats, of rules, of files.
SAID = re.compile(r"⟦[^⟦⟧]*⟧")
TAG = re.compile(r"<(?:style|svg)\b.*?</(?:style|svg)>|<[^>]*>", re.DOTALL)
#: Attributes that are read out or shown.
TOLD = re.compile(r'(?:aria-label|title|alt|data-tried-yes|data-tried-no|data-working|data-gone)="([^"]*)"')
WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
#: What may stand in a text in every language: ids of rules, the marks and links of the rulebook's pages, what records
#: write.
ANYWHERE = re.compile(r"\b[BT]-[A-Z0-9x-]+\b|\{ #[^}]*\}|^#+ |\(trumps?\)|\]\([^)]*\.md[^)]*\)|^book:", re.MULTILINE)
#: A game of each kind, and one where much is agreed.
TABLES = [
    {"game": "tarot", "players": 4, "seed": 3},
    {"game": "tarot", "players": 5, "seed": 11, "rules": {"dead_player": True}},
    {"game": "barbu", "players": 4, "seed": 3},
    {"kind": "follow", "seed": 3},
]
TABLE = """
import json, sys
from tutor.hosts.table.session import Session
for state in json.loads(sys.argv[1]):
    session = Session({**state, "lang": "xx"})
    print(session.html)
    print(session.answer({"finish": True})["html"] if "kind" not in state else "")
"""
RULEBOOK = """
from tutor.show.rulebook import pages
for game in ("tarot", "barbu"):
    for _, text in pages(game, "xx"):
        print(text)
"""
SHEET = "from tutor.show.faces.deck import card_sheet; print(card_sheet('xx'))"
RECORD = {
    "game": "tarot",
    "players": 4,
    "from": {"phase": "play", "taker": 1, "contract": "garde", "leader": 0},
    "hands": {"0": ["H2", "HK", "T5", "T6", "T20", "EX"]},
    "moves": [],
}
SUMMARY = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2, "poignees": ["double"], "slam": None}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a package is that has one more language."""
    return package_with(tmp_path_factory.mktemp("package"))


def ran(package: Path, *command: str, stdin: str = "") -> str:
    """What Python says with that package and no other."""
    asked = [sys.executable, "-X", "utf8", *command]
    found = subprocess.run(asked, cwd=package, input=stdin, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout


def foreign(text: str) -> list[str]:
    """What a text has outside the brackets of the language."""
    while SAID.search(text):
        text = SAID.sub(" ", text)
    return WORD.findall(ANYWHERE.sub("", text))


def shown(html: str) -> Iterator[str]:
    """What a reader of a page sees and hears."""
    yield from TOLD.findall(html)
    yield TAG.sub(" ", html)


@pytest.mark.parametrize("command", ["explain", "score"])
def test_the_command_speaks_it(command: str, package: Path) -> None:
    data = RECORD if command == "explain" else SUMMARY
    told = ran(package, "-m", "tutor", command, "-", "--lang", LANG, stdin=json.dumps(data))
    assert "⟦" in told
    assert foreign(told) == []


def test_its_help_speaks_it_too(package: Path) -> None:
    told = ran(package, "-m", "tutor", "explain", "--lang", LANG, "--help")
    assert "⟦usage" in told


def test_a_table_speaks_it_from_the_first_word_to_the_score(package: Path) -> None:
    html = ran(package, "-c", TABLE, json.dumps(TABLES))
    assert set(re.findall(r'\blang="(\w+)"', html)) == {LANG}
    assert [words for text in shown(html) if (words := foreign(text))] == []


def test_the_rulebook_speaks_it(package: Path) -> None:
    pages = ran(package, "-c", RULEBOOK)
    assert pages.count("⟦") > 1000
    assert [words for text in shown(pages) if (words := foreign(text))] == []


def test_cards_have_its_letters_in_their_corners(package: Path) -> None:
    assert ">⟦</text>" in ran(package, "-c", SHEET)


def test_numbers_choose_between_its_three_forms_and_names_have_its_cases(package: Path) -> None:
    program = """
from tutor.core.message import Message
from tutor.core.cards import TAROT
from tutor.show.words import Words
words = Words("xx", 0)
for count in (1, 2, 5, 11, 21): print(words.say(Message("{x:n|one|few|many}"), x=count))
print(words.say(Message("{x:card.gen}"), x=TAROT["EX"]), words.say(Message("{x:and.ins}"), x=TAROT.read("T1 T2")))
print(words.say(Message("{x:suit.prep}"), x="H"), words.say(Message("{x:player.dat}"), x=0))
"""
    told = ran(package, "-c", program).splitlines()
    assert told[:5] == ["one", "few", "many", "many", "one"]
    assert told[5].startswith("⟦the Excuse·gen⟧ ⟦")
    assert told[5].count("·ins") == 2
    assert told[6] == "⟦hearts·prep⟧ ⟦you·dat⟧"


# A language in the making

#: All that CONTRIBUTING asks of somebody who begins a language: how it counts, and that is all.
HEAD = """msgid ""
msgstr ""
"Language: ru\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"
"""


def test_a_language_in_which_nothing_is_translated_yet_is_english_that_counts_as_english_does(tmp_path: Path) -> None:
    shutil.copytree(LOCALE.parent, tmp_path / "tutor", ignore=shutil.ignore_patterns("__pycache__"))
    begun = tmp_path / "tutor" / "locale" / "ru" / EDITED
    begun.parent.mkdir(parents=True)
    begun.write_text(HEAD, "utf-8")
    lines = "".join(json.dumps({"kind": kind, "level": level, "seed": 3}) + "\n" for kind in KINDS for level in LEVELS)
    command = ("-m", "tutor", "exercise", "-", "--json", "--key", "--lang")
    assert ran(tmp_path, *command, "ru", stdin=lines) == ran(tmp_path, *command, "en", stdin=lines)
