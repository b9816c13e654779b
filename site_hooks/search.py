"""The search: for each language a file of answers, which the search box fetches when somebody opens it.

An answer holds the ways to ask for it (`asked/`), the places that answer, with what the site says there, the lesson
that teaches it and an exercise to try it.  Beside the answers stand the other sections of the site.  Where a section
begins and what stands in it is taken from the index that the theme's plugin makes, which is then deleted with the
theme's search.
"""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from pathlib import Path
from typing import Any

from site_hooks.asked import Block, blocks, same_words
from site_hooks.rulebook import FOLDER
from tutor.core.rule import Rule
from tutor.show.html import ADVICE, PAGES
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.lesson import Lesson
from tutor.teach.course.parts import LESSONS, TAUGHT

#: The index of the theme's plugin, and what we make of it.
INDEX = Path("search") / "search_index.json"
ANSWERS = Path("search") / "answers.json"
#: The scripts of the theme's search.
THEIRS = (Path("assets/javascripts/workers"), Path("assets/javascripts/lunr"))
#: The pages for authors, and those that answer nobody.
LEFT_OUT = re.compile(r"(reference|licenses|404|task)/.+")
#: The address of a chapter's page, with that of the rulebook's page as its group.
CHAPTER = re.compile(rf"({FOLDER}/\w+/)[\w-]+/")
#: The address of a piece of advice in the rulebook, with its anchor as the group; pages on advice say more about it.
TOLD_AGAIN = re.compile(rf"{FOLDER}/\w+/{ADVICE}/#(.+)")
#: What stands behind a rule: its number with the sources, and where it is practised.
SOURCES = re.compile(r"<p>[^<]*\b[TB]-[A-Z0-9x-]+ · .*", re.DOTALL)
#: How many letters of a section are enough to find it by.
ENOUGH = 500
#: A title that so many sections have says nothing of them.
COMMON = 8
BARBU = re.compile(rf"B-|barbu|{FOLDER}/barbu|lessons/(?:b-|doubling|settlement|planning)")
TAROT = re.compile(rf"T-|{FOLDER}/tarot|lessons/|advice/")
RULES: dict[str, Rule] = {rule.id: rule for rule in TAUGHT}

Entry = dict[str, Any]


def publish(site: Path) -> None:
    """Write each language's answers, and delete the theme's index and what searches in it."""
    whole = json.loads((site / INDEX).read_text("utf-8"))["docs"]
    first, *others = LANGUAGES
    entries: dict[str, list[Entry]] = {lang: [] for lang in LANGUAGES}
    for entry in whole:
        lang, _, place = entry["location"].partition("/")
        own, at = (lang, place) if lang in others else (first, entry["location"])
        entries[own].append({"at": at, "title": _plain(entry["title"]).split(" · ")[0], "text": _said(entry["text"])})
    for lang, docs in entries.items():
        folder = site / ("" if lang == first else lang)
        (folder / INDEX).unlink(missing_ok=True)
        (folder / ANSWERS).parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(answers(docs, lang), ensure_ascii=False, separators=(",", ":"))
        (folder / ANSWERS).write_text(text, "utf-8")
    for scripts in THEIRS:
        shutil.rmtree(site / scripts, ignore_errors=True)


def answers(docs: list[Entry], lang: str) -> dict[str, object]:
    """All that the search of a language knows (`tutor/hosts/search/answers.d.ts`), from the sections of its pages."""
    sections = {entry["at"]: entry for entry in _worth_finding(docs)}
    asked = list(_asked(blocks(lang), sections, lang))
    answered = {place["at"] for answer in asked for part in answer["parts"] for place in part["places"]}
    others = [entry for at, entry in sections.items() if at not in answered and entry["text"]]
    chapters = [{**entry, "text": ""} for at, entry in sections.items() if CHAPTER.fullmatch(at)]
    return {"lang": lang, "same": same_words(lang), "answers": asked, "sections": others, "chapters": chapters}


def address(place: str) -> str:
    """The address of what the head of a block names: a rule has its place in its chapter, or on a page of advice.

    >>> address("T-PLAY-FOLLOW"), address("score/")
    ('rulebook/tarot/the-tricks/#t-play-follow', 'score/')
    """
    return f"{FOLDER}/{PAGES[place]}#{place.lower()}" if place in PAGES else place


def _worth_finding(docs: Iterable[Entry]) -> Iterator[Entry]:
    """The sections that answer something: no authors' pages, no headings that every lesson has, no advice twice."""
    docs = list(docs)
    guided = {entry["at"].partition("#")[2] for entry in docs if entry["at"].startswith("advice/")}
    times = Counter(entry["title"] for entry in docs)
    titles = {entry["at"]: entry["title"] for entry in docs}
    for entry in docs:
        again = TOLD_AGAIN.fullmatch(entry["at"])
        if LEFT_OUT.match(entry["at"]) or times[entry["title"]] > COMMON or (again and again[1] in guided):
            continue
        chapter = CHAPTER.fullmatch(entry["at"])
        yield {**entry, "title": f"{entry['title']} · {titles[chapter[1]]}"} if chapter else entry


def _asked(some: Iterable[Block], sections: Mapping[str, Entry], lang: str) -> Iterator[Entry]:
    """The answers for which people have asked.

    Places that were not built are passed over, for a single language may be.
    """
    guided = {at.partition("#")[2]: at for at in sections if at.startswith("advice/")}
    parts: list[Entry] = []
    names: list[str] = []
    for block in some:
        if parts and not block.more:
            yield _answer(parts, names, lang)
            parts, names = [], []
        places = [guided.get(name.lower(), address(name)) for name in block.places]
        if found := [sections[at] for at in places if at in sections]:
            parts.append({"places": found, "asked": block.asked})
            names += block.places
    if parts:
        yield _answer(parts, names, lang)


def _answer(parts: list[Entry], names: list[str], lang: str) -> Entry:
    """An answer with the lesson that teaches the first of what is ``named``, and the first exercise on it there."""
    lesson = next(filter(None, map(_lesson, names)), None)
    own = RULES.get(names[0])
    return {
        "game": _game(names),
        "parts": parts,
        "lesson": lesson and {"at": f"lessons/{lesson.id}/", "title": Words(lang).say(lesson.title), "text": ""},
        "exercise": lesson and _exercise(lesson, own, lang),
    }


def _game(names: list[str]) -> str:
    """The game that an answer is about, or none if it is about both."""
    games = {"barbu" if BARBU.match(name) else "tarot" if TAROT.match(name) else "" for name in names}
    return games.pop() if len(games) == 1 else ""


def _lesson(name: str) -> Lesson | None:
    """The lesson that a page is, or that teaches a rule."""
    if name in RULES:
        return TAUGHT[RULES[name]]
    return LESSONS.get(name.removeprefix("lessons/").partition("/")[0]) if name.startswith("lessons/") else None


def _exercise(lesson: Lesson, rule: Rule | None, lang: str) -> Entry:
    """The first exercise of a lesson that trains a rule, or else its first one."""
    trains = (step.exercise for step in lesson.to_answer if rule in step.exercise.rules)
    exercise = next(trains, lesson.to_answer[0].exercise)
    title = Words(lang).say(exercise.kind.title)
    return {"at": f"exercise/#exercise={exercise}", "title": title, "text": ""}


def _said(html: str) -> str:
    """What a section says, in plain words and no more than it takes to find it."""
    text = _plain(SOURCES.sub("", html))
    return text if len(text) <= ENOUGH else text[:ENOUGH].rpartition(" ")[0]


def _plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())
