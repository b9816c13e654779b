"""Advice: the option that is best by a clear margin, as a judge weighs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tutor.core.message import N_
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.teach.judge import RULES, Judge
from tutor.teach.kinds.choice.options import FORBIDDEN, Advice, Merit, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH, BECAUSE = N_("Which one?"), N_("It is so good.")


def posed(advised: Callable[[Judge], Advice], *, clear: float = 0, any_of: bool = False) -> Posed | None:
    offers = tuple(Offer(name, name) for name in advised(RULES).options)
    return best_of(Asked((), WHICH, offers), advised, clear=clear, any_of=any_of)


def weighed(**worth: float) -> Callable[[Judge], Advice]:
    merits = {name: Merit(points, Saying.plain(BECAUSE)) for name, points in worth.items()}
    return lambda _: Advice(merits, Hints.plain(WHICH, SHOW_POIGNEE))


def key(made: Posed | None, judge: Judge = RULES) -> tuple[tuple[str, ...], ...]:
    assert made
    return made.by(judge, "choose").key


def test_an_option_that_is_better_by_too_little_is_not_asked_about() -> None:
    assert posed(weighed(left=3, right=5, middle=-2), clear=3) is None
    assert key(posed(weighed(left=2, right=5, middle=-2), clear=3)) == (("right",),)


def test_what_is_forbidden_is_never_best() -> None:
    assert key(posed(weighed(left=FORBIDDEN, right=-7))) == (("right",),)


def test_of_several_that_are_equally_good_each_is_an_answer() -> None:
    made = posed(weighed(left=1, right=1, middle=0), any_of=True)
    assert key(made) == (("left",), ("right",))


def test_who_weighs_otherwise_finds_another_option_best() -> None:
    def advised(judge: Judge) -> Advice:
        merits = {
            "show": Merit(judge.poignees["simple"], Saying.plain(BECAUSE)),
            "keep": Merit(25, Saying.plain(BECAUSE)),
        }
        return Advice(merits, Hints.plain(WHICH, SHOW_POIGNEE))

    made = posed(advised)
    assert key(made) == (("keep",),)
    assert key(made, replace(RULES, poignees={"simple": 30})) == (("show",),)
