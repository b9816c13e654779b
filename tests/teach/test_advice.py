"""Advice: the option that is best by a clear margin, as a judge weighs it."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.message import N_
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.teach.judge import RULES, Judge
from tutor.teach.kinds.choice.options import FORBIDDEN, Advice, Merit, best_by_advice, best_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH, BECAUSE = N_("Which one?"), N_("It is so good.")


def asked(*names: str) -> Asked:
    return Asked((), WHICH, tuple(Offer(name, name) for name in names))


def weighed(**worth: float) -> Advice:
    merits = {name: Merit(points, Saying.plain(BECAUSE)) for name, points in worth.items()}
    return Advice(merits, Hints.plain(WHICH, SHOW_POIGNEE))


def key(made: Posed, judge: Judge = RULES) -> tuple[tuple[str, ...], ...]:
    return made.by(judge, "choose").key


def test_the_margin_lies_between_the_best_option_and_the_second() -> None:
    assert weighed(left=2, right=5, middle=-2).margin() == 3


def test_what_is_forbidden_is_never_best() -> None:
    assert key(best_by_advice(asked("left", "right"), weighed(left=FORBIDDEN, right=-7))) == (("right",),)


def test_of_several_that_are_equally_good_each_is_an_answer() -> None:
    made = best_by_advice(asked("left", "right", "middle"), weighed(left=1, right=1, middle=0), any_of=True)
    assert key(made) == (("left",), ("right",))


def test_who_weighs_otherwise_finds_another_option_best() -> None:
    def advised(judge: Judge) -> Advice:
        merits = {
            "show": Merit(judge.poignees["simple"], Saying.plain(BECAUSE)),
            "keep": Merit(25, Saying.plain(BECAUSE)),
        }
        return Advice(merits, Hints.plain(WHICH, SHOW_POIGNEE))

    made = best_of(asked("show", "keep"), advised)
    assert key(made) == (("keep",),)
    assert key(made, replace(RULES, poignees={"simple": 30})) == (("show",),)
