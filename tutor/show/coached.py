"""What the coach says: of one turn every move with what it brings, of a deal where it was decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tutor.coach.review import Review, Turned
from tutor.coach.verdict import Gap, Verdict
from tutor.core.message import N_
from tutor.core.obligation import Position
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words

HEAD = {
    "clear": N_("{move:move} is clearly better than everything else. This is what each move brings you on average:"),
    "equal": N_("It makes no difference here. This is what each move brings you on average:"),
    "open": N_(
        "The coach does not know: no move is clearly better than all others. This is what each brings you on average:"
    ),
}
ONLY = N_("Only one move is possible here, so there is nothing to compare.")
SILENT = N_("The coach says nothing at this moment: it judges bids, calls, doubles, the écart and cards.")
MOVES = N_("{moves}: {points:signed} {points:n|point|points}, give or take {error}")
IN_WORLDS = N_(
    "Each move was played to the end in {worlds} {worlds:n|deal|deals}, always the same ones. What you cannot see was"
    " dealt anew each time, so that it fits everything you know."
)
REVIEW = N_(
    "{by:Player}: the cards were worth {worth:signed} {worth:n|point|points} on average, give or take {error}; the deal"
    " brought {made:signed}."
)
COST = N_("The play cost {cost} {cost:n|point|points}, give or take {error}; all else was the deal ({luck:signed}).")
NO_COST = N_("No move was clearly wrong; what is left was the deal ({luck:signed}).")
WRONG = N_(
    "Move {number}, {played:move}: {better:move} was clearly better, by {cost} {cost:n|point|points} on average, give"
    " or take {error}."
)
NO_REVIEW = N_("There is no turn of this deal that the coach can judge, or nobody knows its score.")


def verdict_json(verdict: Verdict | None) -> JsonObject:
    """The verdict on a turn as JSON; of one where the coach has nothing to say it is open, with no choices."""
    if verdict is None:
        return {"verdict": "open", "choices": [], "worlds": 0}
    choices = [
        {"move": choice.move, "points": round(choice.points, 2), "error": round(choice.error, 2)}
        for choice in verdict.choices
    ]
    return {"verdict": verdict.kind, "choices": choices, "worlds": verdict.worlds}


def verdict_text(verdict: Verdict | None, at: Position[Any], words: Words) -> str:
    """The verdict on the turn at a position in plain text."""
    return "\n".join(_verdict(verdict, at, words)) + "\n"


def _verdict(verdict: Verdict | None, at: Position[Any], words: Words) -> Iterator[str]:
    if verdict is None:
        yield words.say(SILENT)
        return
    if len(verdict.choices) == 1:
        yield words.say(ONLY)
        return
    yield words.say(HEAD[verdict.kind], move=at.read(verdict.best, "moves"))
    for (points, error), moves in together(verdict).items():
        listed = "  ".join(words.move(at.read(move, "moves")) for move in moves)
        said = words.say(MOVES, moves=listed, points=round(points), error=round(error))
        yield f"  {said}"
    yield words.say(IN_WORLDS, worlds=verdict.worlds)


def together(verdict: Verdict) -> dict[tuple[float, float], list[str]]:
    """The moves of a verdict, those that come to the same together, by what they bring and the error of that."""
    found: dict[tuple[float, float], list[str]] = {}
    for choice in verdict.choices:
        found.setdefault((choice.points, choice.error), []).append(choice.move)
    return found


def review_json(review: Review) -> JsonObject:
    """The review of a deal for one seat as JSON."""
    return {
        "seat": review.seat,
        "worth": _gap(review.worth),
        "made": review.made,
        "play": _gap(review.cost),
        "luck": _gap(review.luck),
        "turns": [
            {
                "number": turn.number,
                "phase": turn.phase,
                "move": turn.played,
                "better": turn.better,
                **_gap(turn.cost),
            }
            for turn in review.told
        ],
    }


def reviews_json(reviews: Iterable[Review]) -> JsonObject:
    """The reviews of a deal, player by player, as JSON."""
    return {"reviews": [review_json(review) for review in reviews]}


def _gap(gap: Gap) -> JsonObject:
    return {"points": round(gap.points, 2), "error": round(gap.error, 2)}


def review_text(review: Review, passed: Sequence[Position[Any]], words: Words) -> str:
    """The review of a deal, which has ``passed`` these positions, for one seat in plain text."""
    return "\n".join(_review(review, passed, words)) + "\n"


def _review(review: Review, passed: Sequence[Position[Any]], words: Words) -> Iterator[str]:
    worth, cost, luck = review.worth, review.cost, review.luck
    facts = {"worth": round(worth.points), "error": round(worth.error), "made": round(review.made)}
    yield words.say(REVIEW, by=review.seat, **facts)
    if review.turns:
        yield words.say(COST, cost=round(cost.points), error=round(cost.error), luck=round(luck.points))
    else:
        yield words.say(NO_COST, luck=round(luck.points))
    for turn in review.told:
        yield f"  {wrong(turn, passed[turn.number], words)}"


def wrong(turn: Turned, at: Position[Any], words: Words) -> str:
    """A turn that was clearly wrong, at this position, in a sentence; moves are counted from 1."""
    moves = {"played": turn.played, "better": turn.better}
    facts = {"number": turn.number + 1, "cost": round(turn.cost.points), "error": round(turn.cost.error)}
    return words.tell(WRONG, {**facts, **{name: at.read(move, "moves") for name, move in moves.items()}})
