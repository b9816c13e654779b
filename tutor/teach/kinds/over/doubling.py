"""Deals of Barbu after their doubling: played card by card, or not at all."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.barbu.doubling import Doubling
from tutor.barbu.targets import DOUBLE, FLANK
from tutor.barbu.undoubled import PLAYED, SKIP, USED
from tutor.core.message import N_, Message
from tutor.teach.barbu.doublings import NEGATIVE, OPTIONS, POSITIVE, doubling
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.over.family import OVER
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

WHICH_ARE_PLAYED = N_("Which of these deals are played, card by card, and which are not played at all?")
STATES = (
    State("played", Saying.plain(N_("played", "of a deal"))),
    State("skipped", Saying.plain(N_("not played", "of a deal"))),
)
#: The words said in a deal, in short, and the word of the first to speak, if that is no pass.
ALL_PASS = N_("{contract:move}: everybody passes")
ANY: Mapping[Message, str | None] = {
    ALL_PASS: None,
    N_("{contract:move}: one player doubles the dealer"): f"{DOUBLE} 0",
}
IN_NEGATIVE: Mapping[Message, str | None] = {
    **ANY,
    N_("{contract:move}: one player says “flanks”, the others pass"): FLANK,
    N_("{contract:move}: one player doubles another, and nobody the dealer"): f"{DOUBLE} 2",
}
NOT_PLAYED = N_("Nobody has doubled anybody, and the contract is negative: its points are shared out instead.")
ONE_THREAD = N_("There is a thread between two players: that is enough, whoever they are.")
ALWAYS = N_("A positive contract is played in any case.")
ANY_THREAD = N_("Begin with {first:term} and {second:term}: is one of them positive, and is there any thread in them?")


@kind(OVER, SKIP, PLAYED, USED)
def doubling_played(draw: Draw) -> Posed:
    """Four negative contracts, and positive ones beside them from the second level on."""
    cases = []
    for contract in draw.rng.sample(NEGATIVE, 4) + draw.rng.sample(POSITIVE, draw.of(0, 1, 2)):
        at = doubling(contract, 0)
        words = ANY if at.contract.positive else IN_NEGATIVE
        says = draw.rng.choice([ALL_PASS, ALL_PASS, *words])
        word = words[says]
        cases.append((at.after(word) if word else at, says, word))
    draw.rng.shuffle(cases)
    deals = {f"case-{number}": case for number, case in enumerate(cases, 1)}
    offers = tuple(Offer(name, Saying.plain(says, contract=at.contract.code)) for name, (at, says, _) in deals.items())
    said = [{"contract": at.contract.code, "word": word} for at, _, word in cases]

    def verdicts(judge: Judge) -> Verdicts:
        found = {name: _becomes(at, judge) for name, (at, _, _) in deals.items()}
        because = (Saying(SKIP, ((SKIP.statement, {}), (USED.statement, {}))),)
        first, second = (at.contract.name for at, _, _ in cases[:2])
        return Verdicts(because, Hints.plain(ANY_THREAD, SKIP, first=first, second=second), states=found)

    asked = Asked((), WHICH_ARE_PLAYED, offers, data={"deals": [*said]}, states=STATES)
    return Posed(asked, verdicts, lambda question: question.states == len(STATES))


def _becomes(at: Doubling, judge: Judge) -> tuple[str, Saying]:
    """Whether a deal is played after its doubling, and why."""
    if judge.skipped(at.contract, at.bets, OPTIONS):
        return "skipped", Saying.plain(NOT_PLAYED, SKIP)
    return "played", Saying.plain(ALWAYS, PLAYED) if at.contract.positive else Saying.plain(ONE_THREAD, SKIP)
