"""Plans for teachers: ``<!-- plan evening-1 -->`` stands for what a plan takes, and each of its parts gets its clock.

On such a page ``<!-- board which-cards undertrump -->`` is a link to a step of a lesson, ``<!-- deal tarot 39 -->`` one
to the slips of a deal, which are written when the site is built, and ``<!-- belief ace-high -->`` what somebody says
who holds a wrong belief.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from site_hooks.tables import rulebook, upwards
from tutor.show.classroom import plan as shown
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.paper.deal import deal_sheet
from tutor.show.words import Words
from tutor.teach.classroom.plan import Deal, Plan, StepOf
from tutor.teach.classroom.plans import PLANS

if TYPE_CHECKING:
    from mkdocs.structure.pages import Page

PLAN = re.compile(r"<!-- plan (?P<id>[a-z0-9-]+) -->")
PART = re.compile(r"^## (?P<title>.+) \{ #(?P<moment>[a-z-]+) \}$", re.MULTILINE)
BOARD = re.compile(r"<!-- board (?P<lesson>[a-z-]+) (?P<name>[a-z-]+) -->")
DEAL = re.compile(r"<!-- deal (?P<game>[a-z]+) (?P<number>\d+) -->")
BELIEF = re.compile(r"<!-- belief (?P<id>[a-z-]+) -->")
#: As many tables as the slips of a deal are for.
TABLES = 8


def embed(markdown: str, page: Page, lang: str) -> str:
    """Put what the marks stand for into the page of a plan, in its language; leave any other page as it is."""
    if not (named := PLAN.search(markdown)):
        return markdown
    plan, up = PLANS[named["id"]], upwards(lang, page.url)
    words = Html(lang, rulebook=rulebook(lang, page.url))
    markdown = PLAN.sub(lambda _: shown.facts(plan, str(page.meta["title"]), words, up), markdown)
    markdown = PART.sub(lambda part: _headed(part, plan, words), markdown)
    markdown = BOARD.sub(lambda mark: shown.board(StepOf(mark["lesson"], mark["name"]), words, up), markdown)
    markdown = DEAL.sub(lambda mark: shown.deal(Deal(mark["game"], int(mark["number"])), words, up), markdown)
    return BELIEF.sub(lambda mark: shown.belief(mark["id"], words), markdown)


def _headed(part: re.Match[str], plan: Plan, words: Html) -> str:
    moment = part["moment"]
    return f"## {part['title']} {shown.clock(plan, moment, words)} {{ #{moment} }}"


def publish(site: Path) -> None:
    """Write the slips of all deals, in every language."""
    first, *_ = LANGUAGES
    for lang in LANGUAGES:
        folder = site / ("" if lang == first else lang) / shown.DEALS
        folder.mkdir(parents=True, exist_ok=True)
        for deal in {deal for plan in PLANS.values() for deal in plan.deals}:
            sheet = deal_sheet(deal.game, deal.number, TABLES, Words(lang))
            (folder / shown.slips(deal)).write_text(sheet.html, "utf-8")
