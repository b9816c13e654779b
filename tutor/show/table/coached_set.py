"""What the coach says of the deals that a learner has dealt in Barbu: what their points are made of.

All of it is an estimate, and says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, NamedTuple

from tutor.coach.review import MOST_TURNS, Review, Turned
from tutor.coach.whole_set import Parts, part_of
from tutor.core.message import N_
from tutor.show.coached import NO_REVIEW
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.table.coach import ERROR, ESTIMATE, POINTS, status

LOOKED_AT = N_("{done} of {count} deals looked at.")
BROUGHT = N_("The deals that you have dealt so far brought you {made:signed} {made:n|point|points}.")
PART = N_("Where from", "head of a column: what the points of some deals are made of")
#: What the points are made of, each with what it means.
PARTS = {
    "cards": N_("the cards: what they were worth on average, with the best calls"),
    "calls": N_("the calls: points given away"),
    "doubles": N_("the doubles: points given away"),
    "play": N_("the play: points given away"),
    "luck": N_("luck: all the rest"),
}
IN_ALL = N_("in all", "the last row of a table of points")
CALLED = N_(
    "You called {played:move}; {better:move} was clearly the better call, by {cost} {cost:n|point|points} on average,"
    " give or take {error}."
)
SPENT = N_(
    "In {contract:term} you chose {played:move}; {better:move} was clearly better, by {cost} {cost:n|point|points} on"
    " average, give or take {error}."
)
NOTHING_SPENT = N_("Nothing that you did was clearly wrong.")


class Looked(NamedTuple):
    """A deal on which the coach has looked back, with the positions that it has passed."""

    review: Review
    passed: tuple[Any, ...]


def said_of_set(looked: Sequence[Looked], done: int, count: int, words: Html) -> str:
    """What is known once ``done`` of so many deals have been looked at; ``data-next`` is the number of the next."""
    goes_on = done if done < count else None
    return element("div", *_said(looked, done, count, words), data_coach="set", data_next=goes_on)


def _said(looked: Sequence[Looked], done: int, count: int, words: Html) -> Iterator[str]:
    if not looked:
        yield status(words.say(NO_REVIEW) if done == count else words.say(LOOKED_AT, done=done, count=count))
        return
    reviews = [one.review for one in looked]
    made = round(sum(review.made for review in reviews))
    if done < count:
        yield status(words.say(LOOKED_AT, done=done, count=count))
    else:
        yield status(f"{words.say(ESTIMATE)} {words.say(BROUGHT, made=made)}")
    heads = (element("th", words.say(head), scope="col") for head in (PART, POINTS, ERROR))
    rows = (
        element(
            "tr",
            element("th", words.say(PARTS[name]), scope="row"),
            element("td", signed(int(gap.points))),
            element("td", f"± {int(gap.error)}"),
        )
        for name, gap in Parts.of(reviews).whole(made)._asdict().items()
    )
    foot = element("tr", element("th", words.say(IN_ALL), scope="row"), element("td", signed(made)), element("td"))
    yield element("table", element("thead", element("tr", *heads)), element("tbody", *rows), element("tfoot", foot))
    spent = [(turn, one.passed) for one in looked for turn in one.review.turns]
    if done == count and not spent:
        yield element("p", words.say(NOTHING_SPENT))
    for turn, passed in sorted(spent, key=lambda one: -one[0].cost.points)[:MOST_TURNS]:
        yield element("p", _spent(turn, passed, words))


def _spent(turn: Turned, passed: Sequence[Any], words: Html) -> str:
    """A turn that was clearly wrong, in a sentence."""
    at, contract = passed[turn.number], passed[-1].contract
    played, better = (at.read(move, "moves") for move in (turn.played, turn.better))
    facts = {"cost": round(turn.cost.points), "error": ceil(turn.cost.error), **contract.facts}
    said = CALLED if part_of(turn) == "calls" else SPENT
    return words.tell(said, {**facts, "contract": contract.name, "played": played, "better": better})
