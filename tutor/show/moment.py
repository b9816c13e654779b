"""A moment of a deal drawn as a still picture: the moves before it, the hand, and the move that is tried."""

from __future__ import annotations

from tutor.core.cards import Card
from tutor.core.message import N_, Message
from tutor.games import GAMES
from tutor.rulebook.moment import Moment
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.still import fanned, held
from tutor.show.table.hand import outcome

MOVE = N_("You try:")


def picture(game: str, moment: Moment, heading: Message, words: Html) -> str:
    """A moment of a game: the moves before it, the hand, the move that is tried and its verdict."""
    words = words.to(0, moment.players, clockwise=GAMES[game].CLOCKWISE)
    ruling = moment.ruling
    tried = next(one for one in ruling.moves if str(one) == moment.move)
    if isinstance(tried, Card) and moment.hand:
        trying = held(moment.hand, tried, "yes" if ruling.legal else "no", words)
    else:
        move = element("p", words.say(MOVE), " ", element("strong", words.move(tried)))
        trying = (fanned(moment.hand, words) if moment.hand else "") + move
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        *STAGES[game].on_table(moment.at).before(words),
        trying,
        outcome(ruling, words),
        class_="tutor-example",
    )
