"""The coach at a table: a fold that asks it once somebody opens it (``coach.js``), and what it then says there.

All of it is an estimate, and says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil

from tutor.coach.coaches import coaches
from tutor.coach.review import Review, Turned
from tutor.coach.verdict import Verdict
from tutor.core.message import N_, Message
from tutor.games import GAMES
from tutor.show.advice import side_by_side
from tutor.show.coached import HEAD, IN_WORLDS, NO_REVIEW, ONLY, SILENT, together
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.table.view import View
from tutor.show.words import capital

COACH = N_("What would the coach play?", "a fold: the coach’s opinion on the turn")
REVIEW = N_("Where was this deal decided?", "a fold: the coach looks back on the deal")
WAITS = N_("One moment: the coach plays each of your choices to the end, many times over.")
LOOKS_BACK = N_("One moment: the coach looks at each of your turns once more. That takes some seconds.")
ESTIMATE = N_("An estimate, not a rule.")
MOVE, POINTS, ERROR = (
    N_("Choice", "head of a column"),
    N_("Points", "head of a column: what a move brings on average"),
    N_("Give or take", "head of a column: how sure an average is"),
)
WORTH = N_(
    "On average your cards were worth {worth:signed} {worth:n|point|points}, give or take {error}; the deal brought you"
    " {made:signed}."
)
COST = N_(
    "What you could have done better cost {cost} {cost:n|point|points}, give or take {error}; all else was the deal"
    " ({luck:signed})."
)
WELL = N_("You played this well: nothing that you did was clearly wrong. The rest was the deal ({luck:signed}).")
HELD, YOURS, BETTER = N_("You held:"), N_("Your card:"), N_("Better:")
WRONG = N_(
    "You chose {played:move}; {better:move} was clearly better, by {cost} {cost:n|point|points} on average, give or"
    " take {error}."
)
FROM_HERE = N_("Play on from here", "a button: take the deal back to this turn")


def can_be_judged(view: View) -> bool:
    """Whether the coach may be asked about the learner's turn: in a match, where there is a choice."""
    return coaches(view.game) and view.match is not None and len(view.duty.legal()) > 1


def can_be_reviewed(view: View) -> bool:
    """Whether the coach may be asked about the deal: one of a match that the learner has played, with its score."""
    mine = view.match is not None and view.seat is not None
    return coaches(view.game) and mine and view.over and GAMES[view.game].result(view.at).scores is not None


def ask_of_turn(view: View, words: Html) -> str:
    """The fold that asks about the learner's turn; ``""`` where the coach is not asked."""
    return _fold("coach", COACH, WAITS, words) if can_be_judged(view) else ""


def ask_of_deal(view: View, words: Html) -> str:
    """The fold that asks about the deal; ``""`` where the coach is not asked."""
    return _fold("review", REVIEW, LOOKS_BACK, words) if can_be_reviewed(view) else ""


def _fold(name: str, title: Message, waits: Message, words: Html) -> str:
    summary = element("summary", words.say(title))
    return element("details", summary, _status(words.say(waits)), class_="coach", data_coach=name)


def _status(text: str) -> str:
    """The words that are read out as soon as they stand there."""
    return element("p", text, role="status")


def said_of_turn(view: View, verdict: Verdict | None, words: Html) -> str:
    """What the coach says of the learner's turn, ``None`` if nothing."""
    return element("div", *_of_turn(view, verdict, words), data_coach="coach")


def _of_turn(view: View, verdict: Verdict | None, words: Html) -> Iterator[str]:
    if verdict is None or len(verdict.choices) == 1:
        yield _status(words.say(ONLY if verdict else SILENT))
        return
    head = words.say(HEAD[verdict.kind], move=view.at.read(verdict.best, "moves"))
    yield _status(f"{words.say(ESTIMATE)} {capital(head)}")
    heads = (element("th", words.say(head), scope="col") for head in (MOVE, POINTS, ERROR))
    rows = (
        element(
            "tr",
            element("th", ", ".join(words.move(view.at.read(move, "moves")) for move in moves), scope="row"),
            element("td", signed(round(points))),
            element("td", f"± {round(error)}"),
        )
        for (points, error), moves in together(verdict).items()
    )
    yield element("table", element("thead", element("tr", *heads)), element("tbody", *rows))
    yield element("p", words.say(IN_WORLDS, worlds=verdict.worlds), class_="lead")


def said_of_deal(view: View, review: Review | None, words: Html) -> str:
    """What the coach says of the deal, ``None`` if nothing: what it was worth, and where it was decided."""
    return element("div", *_of_deal(view, review, words), data_coach="review")


def _of_deal(view: View, review: Review | None, words: Html) -> Iterator[str]:
    if review is None:
        yield _status(words.say(NO_REVIEW))
        return
    cost, luck = review.cost, round(review.luck.points)
    yield _status(f"{words.say(ESTIMATE)} {_worth(review, words)}")
    if not review.turns:
        yield element("p", words.say(WELL, luck=luck))
        return
    yield element("p", words.say(COST, cost=round(cost.points), error=round(cost.error), luck=luck))
    yield element("ol", *(element("li", *_turned(view, turn, words)) for turn in review.told))


def _worth(review: Review, words: Html) -> str:
    worth = review.worth
    return words.say(WORTH, worth=round(worth.points), error=round(worth.error), made=round(review.made))


def _turned(view: View, turn: Turned, words: Html) -> Iterator[str]:
    """A turn that was clearly wrong: the table as it lay then, the two moves, and the way back to it."""
    at = view.positions[turn.number]
    shown = view.stage.on_table(at)
    played, better = (at.read(move, "moves") for move in (turn.played, turn.better))
    yield element("h5", shown.chapter(words))
    # What is pressed on the felt belongs to the turn of today.
    felt = replace(view.felt(turn.number, words), spread=None, trays=(), acts="")
    if felt.middle or felt.free or any(chair.card or chair.word or chair.heard for chair in felt.chairs):
        yield felt.html(None, words, view.dealer)
    if felt.hand:
        yield element("p", words.say(HELD), " ", side_by_side(felt.hand, words), class_="held")
    both = [(words.say(label), shown.card_of(move)) for label, move in ((YOURS, played), (BETTER, better))]
    if cards := [element("span", label, " ", side_by_side([card], words)) for label, card in both if card]:
        yield element("p", *cards, class_="both")
    facts = {"cost": round(turn.cost.points), "error": ceil(turn.cost.error)}
    yield element("p", words.tell(WRONG, {**facts, "played": played, "better": better}))
    yield element("button", words.say(FROM_HERE), type="button", data_intent="from", data_number=turn.number)
