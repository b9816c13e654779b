"""Whether a hand of Chinese poker is well set."""

from __future__ import annotations

from tutor.barbu.arranging import SET
from tutor.barbu.contracts.chinese_poker import FOUL
from tutor.barbu.poker import Strength
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_
from tutor.teach.barbu.poker_rows import by_rank, row, some_rows
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.hand.family import HAND
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

IS_IT_WELL_SET = N_("A hand of Chinese poker has been set like this. Is it well set?")
TITLES = (N_("At the back:"), N_("In the middle:"), N_("At the front:"))
WELL, BY_MIDDLE, BY_FRONT = "well", "middle", "front"
ANSWERS = {
    WELL: N_("Yes, its rows are in good order."),
    BY_MIDDLE: N_("No: the middle is better than the back."),
    BY_FRONT: N_("No: the front is better than the middle."),
}
COMPARE = N_("Do {front:and} at the front make more than the middle? And does the middle make more than the back?")
WHAT_THEY_MAKE = N_("This is what the rows make. Back: {back:term}. Middle: {middle:term}. Front: {front:term}.")
IN_ORDER = N_("No row is better than the one behind it.")
BEATS = {
    BY_MIDDLE: N_("The middle is better than the back, and a mis-set hand loses all three rows to everybody."),
    BY_FRONT: N_("The front is better than the middle, and a mis-set hand loses all three rows to everybody."),
}
HOLDS = {
    BY_MIDDLE: N_("The back is at least as good as the middle."),
    BY_FRONT: N_("The middle is at least as good as the front."),
}
NO_FLUSH_THERE = N_("At the front straights and flushes do not count.")
#: The rows at the back, in the middle and at the front, by level: plain, of equal kinds, and tempting.
SETTINGS = (
    (("flush", "pair", "high-card"), ("pair", "two-pairs", "high-card"), ("straight", "high-card", "pair")),
    (
        ("pair", "pair", "high-card"),
        ("two-pairs", "pair", "pair"),
        ("straight", "three-of-a-kind", "pair"),
        ("straight", "flush", "pair"),
        ("full-house", "flush", "pair"),
        ("three-of-a-kind", "two-pairs", "high-card"),
    ),
    (
        ("straight", "straight", "high-card"),
        ("flush", "flush", "high-card"),
        ("two-pairs", "two-pairs", "pair"),
        ("full-house", "pair", "pair"),
        ("flush", "pair", "three-of-a-kind"),
        ("three-of-a-kind", "three-of-a-kind", "pair"),
    ),
)
#: So many cards lie at the front.
_THREE = 3


@kind(HAND, SET, FOUL, edition=2)
def poker_well_set(draw: Draw) -> Posed:
    """Rows of plain kinds, of equal kinds, and such as tempt; one row at most is better than the one behind it."""
    wanted = draw.rng.choice([*ANSWERS])
    rows = draw.until(lambda: _set(draw, wanted))
    titled = zip(rows, TITLES, strict=True)
    boards = tuple(Laid(by_rank(cards), Saying.plain(title), small=True) for cards, title in titled)
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in ANSWERS.items())
    asked = Asked(boards, IS_IT_WELL_SET, offers)

    def verdicts(judge: Judge) -> Verdicts:
        back, middle, front = map(judge.strength, rows)
        makes = (WHAT_THEY_MAKE, {"back": back.name, "middle": middle.name, "front": front.name})
        on = {
            name: (beats, Saying(FOUL, (makes, ((BEATS if beats else HOLDS)[name], {}))))
            for name, beats in ((BY_MIDDLE, middle > back), (BY_FRONT, front > middle))
        }
        well = Saying(SET, (makes, (IN_ORDER, {}), *([(NO_FLUSH_THERE, {})] if _tempts(rows[-1], front) else [])))
        because = tuple(says for beats, says in on.values() if beats) or (well,)
        on[WELL] = (because == (well,), because[0])
        return Verdicts(because, Hints.plain(COMPARE, SET, front=rows[-1]), on)

    return Posed(asked, verdicts)


def _set(draw: Draw, wanted: str) -> list[Cards] | None:
    """The back, the middle and the front, with what is ``wanted`` amiss; ``None`` if they do not come."""
    back, middle, front = draw.rng.choice(draw.of(*SETTINGS))
    found = some_rows((back, middle), draw.rng)
    three = row(front, draw.rng, BARBU.all - found[0] - found[1], _THREE) if found else None
    if not found or not three:
        return None
    first, second, third = map(RULES.strength, (*found, three))
    amiss = [name for name, beats in ((BY_MIDDLE, second > first), (BY_FRONT, third > second)) if beats]
    return [*found, three] if (amiss or [WELL]) == [wanted] else None


def _tempts(cards: Cards, made: Strength) -> bool:
    """Whether three cards look like a flush or a straight."""
    in_a_row = len(made.heights) == _THREE and max(made.heights) - min(made.heights) == _THREE - 1
    return in_a_row or len({card.suit for card in cards}) == 1
