"""The learner's part in a deal of Tarot: taker, partner or defender, as far as the learner knows it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.core.cards import Card, Cards
from tutor.core.message import N_, Message
from tutor.show.html import Html
from tutor.tarot.setting import FIVE

TAKER, PARTNER = N_("taker", "tag of a player"), N_("partner", "tag of a player")
YOU_LOOK_ON = N_("You sit out. The taker is {by:player}, who plays alone against the other three.")
YOU_TAKE: dict[int, Message] = {
    3: N_("You are the taker: you play alone against the other two."),
    4: N_("You are the taker: you play alone against the other three."),
    5: N_("You are the taker: you play alone against the other four."),
}
YOU_DEFEND: dict[int, Message] = {
    3: N_("The taker is {by:player}; the third player is your partner."),
    4: N_("The taker is {by:player}; the other two are your partners."),
    5: N_("The taker is {by:player}, who plays alone; the other three are your partners."),
}
TAKE_WITH_SOMEBODY = N_("You are the taker; whoever holds {card:card} is your partner.")
TAKE_WITH = N_("You are the taker; your partner is {with:player}.")
SECRET_PARTNER = N_("You hold {card:card}: you are the partner of the taker, {by:player}. Keep it to yourself.")
KNOWN_PARTNER = N_("You are the partner of the taker, {by:player}.")
DEFEND_AGAINST_SOMEBODY = N_("The taker is {by:player}. Nobody knows yet who holds {card:card} and is the partner.")
DEFEND_AGAINST = N_("The taker is {by:player}, the partner {with:player}; you and the other two defend.")


class Seen(NamedTuple):
    """The knowledge of the player at ``seat`` about the sides."""

    taker: int
    called: Card | None
    partner: int | None
    hand: Cards
    seat: int | None
    players: int


def part(seen: Seen, words: Html) -> str:
    """The learner's part in the deal, as far as the learner knows it."""
    taker, called, partner, hand, seat, players = seen
    if seat is None:
        return words.say(YOU_LOOK_ON, by=taker)
    if players < FIVE or partner == taker:
        return words.say((YOU_TAKE if seat == taker else YOU_DEFEND)[players], by=taker)
    if called is None:
        return ""
    facts: dict[str, Any] = {"by": taker, "card": called, "with": partner}
    if seat == taker:
        return words.tell(TAKE_WITH_SOMEBODY if partner is None else TAKE_WITH, facts)
    if seat == partner:
        return words.tell(SECRET_PARTNER if called in hand else KNOWN_PARTNER, facts)
    return words.tell(DEFEND_AGAINST_SOMEBODY if partner is None else DEFEND_AGAINST, facts)
