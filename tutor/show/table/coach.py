"""The coach at a table: a fold that asks it once somebody opens it (``coach.js``), and what it then says there.

All of it is an estimate, and says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import ceil
from typing import Any

from tutor.coach.coaches import TURNS, coaches
from tutor.coach.example import in_which
from tutor.coach.instead import Instead
from tutor.coach.review import Review, Turned
from tutor.coach.verdict import Verdict
from tutor.core.message import N_, Message
from tutor.core.trick import Trick
from tutor.games import GAMES
from tutor.show.advice import side_by_side
from tutor.show.coached import HEAD, IN_WORLDS, NO_REVIEW, ONLY, SILENT, together
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.table.felt import seat_name
from tutor.show.table.tricks import tricks_table
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
HELD, YOURS, BETTER, TUTORS = N_("You held:"), N_("Your card:"), N_("Better:"), N_("The tutor’s card:")
WRONG = N_(
    "You chose {played:move}; {better:move} was clearly better, by {cost} {cost:n|point|points} on average, give or"
    " take {error}."
)
INSTEAD = N_("The tutor in your seat", "a fold: the deal played again by a strong player")
PLAYS_IT = N_("One moment: the tutor plays this deal in your seat. That takes some seconds.")
ALL_THE_SAME = N_("The tutor would have played this deal just as you did.")
PARTED = N_("You chose {played:move}; the tutor would have chosen {chosen:move}, and the deal goes on from there.")
ENDED = N_(
    "With the tutor in your seat the deal ends at {points:signed} {points:n|point|points} for you; you made"
    " {made:signed}. In one deal luck may decide: it says little about which was better."
)
WHOLE_SET = N_("Where did the points of your deals come from?", "a fold: the coach looks back on a dealer’s set")
LOOKS_AT_ALL = N_("One moment: the coach looks at each of your deals once more, one after another.")
PLAYER, AS_PLAYED, BY_TUTOR = (
    N_("Player", "head of a column"),
    N_("As it was", "head of a column: scores of a deal"),
    N_("The tutor", "head of a column: scores of a deal, played by the tutor in the learner’s seat"),
)
IT_MIGHT_GO = N_("In one of the deals that were possible for all that you knew, it goes on like this.")
#: The tricks that are told of it, and the worlds in which somebody looks for one to tell.
TRICKS, LOOKED_AT = 3, range(12)
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
    """The folds that ask about the deal; ``""`` where the coach is not asked."""
    if not can_be_reviewed(view):
        return ""
    whole_set = _fold("set", WHOLE_SET, LOOKS_AT_ALL, words) if view.own_set else ""
    return _fold("review", REVIEW, LOOKS_BACK, words) + _fold("instead", INSTEAD, PLAYS_IT, words) + whole_set


def _fold(name: str, title: Message, waits: Message, words: Html) -> str:
    summary = element("summary", words.say(title))
    return element("details", summary, status(words.say(waits)), class_="coach", data_coach=name)


def status(text: str) -> str:
    """The words that are read out as soon as they stand there."""
    return element("p", text, role="status")


def said_of_turn(view: View, verdict: Verdict | None, words: Html) -> str:
    """What the coach says of the learner's turn, ``None`` if nothing."""
    return element("div", *_of_turn(view, verdict, words), data_coach="coach")


def _of_turn(view: View, verdict: Verdict | None, words: Html) -> Iterator[str]:
    if verdict is None or len(verdict.choices) == 1:
        yield status(words.say(ONLY if verdict else SILENT))
        return
    head = words.say(HEAD[verdict.kind], move=view.at.read(verdict.best, "moves"))
    yield status(f"{words.say(ESTIMATE)} {capital(head)}")
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
    yield element("table", element("thead", element("tr", *heads)), element("tbody", *rows, class_="leads"))
    yield element("p", words.say(IN_WORLDS, worlds=verdict.worlds), class_="lead")


def said_of_deal(view: View, review: Review | None, words: Html) -> str:
    """What the coach says of the deal, ``None`` if nothing: what it was worth, and where it was decided."""
    return element("div", *_of_deal(view, review, words), data_coach="review")


def _of_deal(view: View, review: Review | None, words: Html) -> Iterator[str]:
    if review is None:
        yield status(words.say(NO_REVIEW))
        return
    cost, luck = review.cost, round(review.luck.points)
    yield status(f"{words.say(ESTIMATE)} {_worth(review, words)}")
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
    yield from _as_it_lay(view, turn.number, words)
    at = view.positions[turn.number]
    played, better = (at.read(move, "moves") for move in (turn.played, turn.better))
    yield from _both(view, turn.number, ((YOURS, played), (BETTER, better)), words)
    facts = {"cost": round(turn.cost.points), "error": ceil(turn.cost.error)}
    yield element("p", words.tell(WRONG, {**facts, "played": played, "better": better}))
    yield from _played_out(view, turn, words)
    yield element("button", words.say(FROM_HERE), type="button", data_intent="from", data_number=turn.number)


def _as_it_lay(view: View, number: int, words: Html) -> Iterator[str]:
    """The table as it lay at a move of the deal, and the hand."""
    yield element("h5", view.stage.on_table(view.positions[number]).chapter(words))
    # What is pressed on the felt belongs to the turn of today.
    felt = replace(view.felt(number, words), spread=None, trays=(), acts="")
    if felt.middle or felt.free or any(chair.card or chair.word or chair.heard for chair in felt.chairs):
        yield felt.html(None, words, view.dealer)
    if felt.hand:
        yield element("p", words.say(HELD), " ", side_by_side(felt.hand, words), class_="held")


def _both(view: View, number: int, named: Iterable[tuple[Message, Any]], words: Html) -> Iterator[str]:
    """Two cards beside each other, under their names; nothing of moves that are no cards."""
    shown = view.stage.on_table(view.positions[number])
    both = [(words.say(label), shown.card_of(move)) for label, move in named]
    if cards := [element("span", label, " ", side_by_side([card], words)) for label, card in both if card]:
        yield element("p", *cards, class_="both")


def _played_out(view: View, turn: Turned, words: Html) -> Iterator[str]:
    """The tricks that follow on both cards in a deal in which the better one does better; none without tricks."""
    passed, match = view.positions[: turn.number + 1], view.match
    found = in_which(lambda: TURNS[view.game](passed), turn.better, turn.played, LOOKED_AT)
    told = [
        (label, [*islice(found.went(move), TRICKS)] if found else [])
        for label, move in ((YOURS, turn.played), (BETTER, turn.better))
    ]
    if match and all(tricks for _, tricks in told):
        pack, players = GAMES[view.game].HOUSE.pack(match.players, match.rules), match.players
        yield element("p", words.say(IT_MIGHT_GO))
        for label, tricks in told:
            whole = [Trick(one.leader, players, tuple(pack[code] for code in one.cards)) for one in tricks]
            yield element("p", words.say(label))
            yield tricks_table(whole, words, first=1 + len(passed[-1].tricks))


def said_instead(view: View, found: Instead | None, moves: Sequence[str], words: Html) -> str:
    """How the deal goes with the tutor in the learner's seat, ``None`` if nobody can say."""
    return element("div", *_instead(view, found, moves, words), data_coach="instead")


def _instead(view: View, found: Instead | None, moves: Sequence[str], words: Html) -> Iterator[str]:
    scores = GAMES[view.game].result(view.at).scores
    if found is None or scores is None or view.seat is None:
        yield status(words.say(NO_REVIEW))
        return
    if found.number is None or found.chosen is None:
        yield status(words.say(ALL_THE_SAME))
        return
    yield status(words.say(ENDED, points=found.scores[view.seat], made=scores[view.seat]))
    heads = (element("th", words.say(head), scope="col") for head in (PLAYER, AS_PLAYED, BY_TUTOR))
    rows = (
        element(
            "tr",
            element("th", seat_name(seat, words), scope="row"),
            element("td", signed(scores[seat])),
            element("td", signed(found.scores[seat])),
        )
        for seat in words.chairs.order()
    )
    yield element("table", element("thead", element("tr", *heads)), element("tbody", *rows, class_="leads"))
    yield from _as_it_lay(view, found.number, words)
    at = view.positions[found.number]
    played, chosen = (at.read(move, "moves") for move in (moves[found.number], found.chosen))
    yield from _both(view, found.number, ((YOURS, played), (TUTORS, chosen)), words)
    yield element("p", words.tell(PARTED, {"played": played, "chosen": chosen}))
    yield element("button", words.say(FROM_HERE), type="button", data_intent="from", data_number=found.number)
