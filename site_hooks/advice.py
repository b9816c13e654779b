"""Tables and texts of advice in the site's own pages, in place of marks such as ``<!-- odds dog 4 -->``.

``odds suit 4`` and ``odds suit-and-dog 4`` are tables of odds for so many players, ``worth T21 HK ...`` a hand and its
value, ``signals T-SIG-LEAD-LOW`` the meaning of every card in the example of a convention, ``proof of hands`` the proof
that a play gives, ``advice T-SIG`` a section for each piece of advice whose id begins like this.  ``conventions
moments`` is one of the tables of all that an agreement on signals can contain, and ``example our-club.toml`` one of the
files in ``docs/examples``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from site_hooks.tables import rulebook
from tutor.show.html import Html
from tutor.show.tarot import pocket
from tutor.show.tarot.guide import every_card, example_hand, proof, sections
from tutor.show.tarot.odds import dog_table, suit_table

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"
TABLES = {"moments": pocket.moments, "meanings": pocket.meanings, "packs": pocket.packs}
MARK = re.compile(r"<!-- (?P<name>odds|worth|signals|proof|advice|conventions|example) (?P<of>[^>]+?) -->")


def embed(markdown: str, lang: str, url: str) -> str:
    """Put the tables and texts of advice in place of their marks on the page at ``url``, in its language."""
    words = Html(lang, 0, rulebook=rulebook(lang, url))
    return MARK.sub(lambda mark: MADE[mark["name"]](mark["of"], words), markdown)


def _odds(of: str, words: Html) -> str:
    table, players = of.split()
    if table == "dog":
        return dog_table(int(players), words)
    return suit_table(int(players), words, dog=table == "suit-and-dog")


MADE: dict[str, Callable[[str, Html], str]] = {
    "odds": _odds,
    "worth": example_hand,
    "signals": every_card,
    "proof": proof,
    "advice": sections,
    "conventions": lambda of, words: TABLES[of](of, words),
    "example": lambda of, _: f"```toml\n{(EXAMPLES / of).read_text('utf-8')}```",
}
