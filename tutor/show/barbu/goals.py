"""What each contract of Barbu is about, and what counts in it at a table."""

from __future__ import annotations

from tutor.barbu.contracts import Contract
from tutor.barbu.options import Options, Values
from tutor.rule import N_, Facts, Message
from tutor.show.html import Html

#: What a contract is about, and what counts in it.
GOALS: dict[str, Message] = {
    "no-tricks": N_("Take as few tricks as you can."),
    "no-hearts": N_("Take as few hearts as you can."),
    "no-queens": N_("Take as few queens as you can."),
    "barbu": N_("Do not take the king of hearts."),
    "no-last-two": N_("Do not take the last two tricks."),
    "no-last-trick": N_("Do not take the last trick."),
    "trumps": N_("Take as many tricks as you can; {suit:suit} are trumps."),
    "domino": N_("Get rid of your cards before the others; every suit starts with {rank:the-rank}."),
    "ravage-city": N_("Do not be the one who takes the most cards of one suit."),
    "chinese-poker": N_("Set three rows that beat those of the others."),
    "salade": N_("Take as little as you can: tricks, the last trick, hearts, queens and the king of hearts all cost."),
}
COUNTS: dict[str, Message] = {
    "no-tricks": N_("each trick {trick:signed}"),
    "no-hearts": N_("each heart {heart:signed}, the ace {ace:signed}"),
    "no-queens": N_("each queen {queen:signed}"),
    "barbu": N_("the king of hearts {king:signed}"),
    "no-last-two": N_("the last trick but one {first:signed}, the last {last:signed}"),
    "no-last-trick": N_("the last trick {last:signed}"),
    "trumps": N_("each trick {trump:signed}"),
    "domino": N_("out first {out1:signed}, then {out2:signed}, {out3:signed}, {out4:signed}"),
    "ravage-city": N_("most cards of one suit {ravage:signed}"),
    "chinese-poker": N_("each row beaten {poker:signed}"),
    "salade": N_(
        "each trick {trick:signed}, the last {last:signed} more, each heart {heart:signed}, each queen {queen:signed},"
        " the king of hearts {king:signed}"
    ),
}
TO_THE_LEFT = N_("Play goes to the left.")


def counts(contract: Contract, options: Options, words: Html) -> str:
    """What counts in the contract, by the values of this table."""
    return words.tell(COUNTS[contract.name], _worth(options.table))


def _worth(values: Values) -> Facts:
    first, last = values.last_two
    places = {f"out{place}": points for place, points in enumerate(values.domino, 1)}
    return {
        "trick": values.trick,
        "heart": values.heart,
        "ace": values.ace_of_hearts,
        "queen": values.queen,
        "king": values.king_of_hearts,
        "first": first,
        "last": last,
        "trump": values.trump,
        "ravage": values.ravage,
        "poker": values.poker,
        **places,
    }


def goal(contract: Contract | None, words: Html) -> str:
    """What one tries to do in the contract, and which way play goes."""
    if contract is None:
        return words.say(TO_THE_LEFT)
    _, _, detail = contract.code.partition(" ")
    return f"{words.say(GOALS[contract.name], suit=detail, rank=detail)} {words.say(TO_THE_LEFT)}"
