"""Why a card was played is said alike of the learner, whom the words call “you”, and of everybody else."""

from __future__ import annotations

import re

from tests.every import every
from tutor import barbu, tarot
from tutor.core.cards import TAROT
from tutor.core.message import Facts
from tutor.core.rule import Reason, Rule
from tutor.show.languages import LANGUAGES
from tutor.show.table.story import why
from tutor.show.words import Words

SEEN = {rule.seen: rule for game in (tarot, barbu) for rule in game.RULES.values() if rule.seen}
#: Verbs that would need another form after “You:” or « Vous : ».
PERSONAL = re.compile(
    r"\b(follows|leads|holds|has to (trump|ruff|play)|cannot|discards|plays)\b"
    r"|\b(ne peut|défausse|doit|fournit|joue|tient)\b",
    re.IGNORECASE,
)


@every(SEEN.values(), LANGUAGES)
def test_no_verb_speaks_of_somebody_else_after_you(rule: Rule, lang: str) -> None:
    facts: Facts = {"led": "H", "top": TAROT["T17"], "suit": "S", "card": TAROT["T3"], "first": TAROT["T9"]}
    said = why(Reason(rule, facts), Words(lang, 0))
    nouns = said.replace("Une défausse", "").replace("le roi de cœur doit", "")
    assert not PERSONAL.search(nouns)
