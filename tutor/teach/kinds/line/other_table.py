"""The same deal at another table: what comes to the attack under a house rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from tutor.core.message import N_, Facts, Message
from tutor.core.sheet import Sheet
from tutor.tarot.announce import MISERE
from tutor.tarot.options import Options
from tutor.tarot.score.sheet import sheet
from tutor.tarot.score.summary import Summary
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.line.family import LINE
from tutor.teach.number import Number
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Notes, Scored
from tutor.teach.saying import Saying
from tutor.teach.tarot.rewritten import by_the_federation
from tutor.teach.tarot.scored import working
from tutor.teach.tarot.sheets import Sheets, summed
from tutor.teach.tarot.tables import RULES, TABLES, at_table, mistakes, won

FROM_EACH_THERE: Mapping[str, Message] = {
    "ladder": N_(
        "Another table multiplies nothing: a prise counts 10, a garde 40, a garde sans 80 and a garde contre 160, and"
        " the difference is added. What does the attack win from each defender there? If it pays, put a minus sign in"
        " front."
    ),
    "contre": N_(
        "At another table a garde contre counts eight times. What does the attack win from each defender there? If it"
        " pays, put a minus sign in front."
    ),
    "rounded": N_(
        "At another table what each defender pays, or is paid, is rounded to the nearest ten. What does the attack win"
        " from each defender there? If it pays, put a minus sign in front."
    ),
    "margin": N_(
        "At another table the difference to the points needed is rounded to the nearest multiple of {step}. What does"
        " the attack win from each defender there? If it pays, put a minus sign in front."
    ),
    "poignee": N_(
        "At another table a simple poignée is worth 20 points, a double one 40 and a triple one 60. What does the"
        " attack win from each defender there? If it pays, put a minus sign in front."
    ),
    "small-slam": N_(
        "Another table plays the small slam, with at most {losses} {losses:n|trick|tricks} lost: 150 points from each"
        " defender, 300 if it was announced; announced and missed, it costs 150. What does the attack win from each"
        " defender there? If it pays, put a minus sign in front."
    ),
    "misere": N_(
        "At another table whoever declares misère gets 10 points from each other player. What is the taker’s score"
        " there? If it is a loss, put a minus sign in front."
    ),
}
BY_THE_FEDERATION = N_("By the federation’s rules, for comparison")
WHICH_LINE = N_(
    "{points:half} {points:n|point|points} with {bouts:count} {bouts:n|bout|bouts} at {contract:term}: on which line"
    " does this table count otherwise, and which lines stay as they are?"
)
WITH_MISERE = N_(
    "The defenders bring the taker {deal:signed} in all, and the misère {misere:signed}: together {taker:signed}."
)


@kind(LINE, about=RULES)
def other_table(draw: Draw) -> Posed | None:
    """A deal that is over; with the federation’s sheet; alone; with the Petit in the last trick or a poignée, too."""
    rules = draw.rng.choice(TABLES[draw.about])
    options = Options.of(rules)
    over = at_table(draw, options)
    if over is None or won(over, partial(sheet, options=options)) == won(over, by_the_federation):
        return None
    [rule] = RULES[draw.about]
    compared = [_federations_sheet(over)] if draw.level == LEVELS.start else []

    def verdicts(judge: Judge) -> Verdicts:
        def there(deal: Summary) -> Sheet:
            return judge.sheet(deal, options)

        known: dict[int, Saying] = {}
        for value, about, says in mistakes(over, draw.about, options):
            known.setdefault(value, Saying.plain(says, about))
        number = Number.of(won(over, there), known, signed=True)
        facts: Facts = {"points": over.points / 2, "bouts": over.bouts, "contract": over.contract}
        hints = Hints.plain(WHICH_LINE, rule, **facts)
        return Verdicts((*working(over, there), *_with_misere(over, there)), hints, number=number)

    told = {"margin": {"step": options.round_margin}, "small-slam": {"losses": options.petit_slam_allowed_losses}}
    facts = told.get(draw.about, {})
    return Posed(Asked((Scored(over), *compared), FROM_EACH_THERE[draw.about], (), facts, {"rules": rules}), verdicts)


def _federations_sheet(over: Summary) -> Notes:
    """The lines of a deal’s sheet as the federation has them."""
    federation = summed(over, by_the_federation).value
    return Notes(working(over, by_the_federation), {"federation": federation}, Saying.plain(BY_THE_FEDERATION))


def _with_misere(over: Summary, sheets: Sheets) -> Iterator[Saying]:
    """The taker’s score in a sentence, where a misère has a part in it."""
    if over.misere:
        taker, deal = won(over, sheets), summed(over, sheets).value * len(over.defence)
        yield Saying.plain(WITH_MISERE, MISERE, deal=deal, misere=taker - deal, taker=taker)
