"""What is said of a position that is set up: every verdict, what the play proves and advice; or why it cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.core.draft import Draft
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_
from tutor.show.exercises.boards import Dealt
from tutor.show.explained import Explained
from tutor.show.html import Html, element
from tutor.show.setup.position import Position
from tutor.show.table.hand import drawn, outcome
from tutor.show.table.table import EARS, SOME_ADVICE
from tutor.show.words import Words, capital

WHAT_AND_WHY = N_("What you may do, and why")
YOUR_CARDS = N_(
    "Put the cards of your hand there, and those that were played before you: then each of yours has its verdict here."
)
CANNOT_BE_PLAYED = N_(
    "{card:card} cannot have been played here: no hand that is left could have been allowed to do so."
)
YOU_MAY, SO_MANY_MAY = N_("You may play {cards:or}."), N_("{count} of your {all} cards may be set aside.")
WHY = N_("Why?", "a button: go to the reasons below")
#: So many letters of what was played and of a hand tell positions apart.
LONGEST_TITLE = 160


class Said(NamedTuple):
    """All that is said of a position, as HTML; in one line what may be played, if that are cards; and its own name."""

    html: Iterable[str]
    summary: Iterable[str] = ()
    title: str = ""


def explained(position: Position, words: Html) -> Said:
    """What is said of a position, which may lack something, or be impossible."""
    try:
        record = position.record
        dealt = Dealt.of(record) if record else None
    except RefusedError as refused:
        return Said([element("p", words.tell(refused.expected, refused.facts), class_="impossible")])
    except RecordError as error:
        return Said([element("p", _impossible(error, position.draft, words), class_="impossible")])
    if dealt is None:
        return Said([element("p", words.say(YOUR_CARDS), class_="aside")])
    if dealt.at.turn is None:
        return Said([Explained(dealt.record, Words(words.lang)).html], title=_title(dealt, words.lang))
    own = dealt.words(words)
    return Said(_verdicts(dealt, own), _summary(dealt, own), _title(dealt, words.lang))


def _title(dealt: Dealt, lang: str) -> str:
    """What tells a position from others: what has been played, and the hand."""
    return " ".join(map(str.strip, dealt.lines(Words(lang))))[:LONGEST_TITLE]


def _impossible(error: RecordError, draft: Draft | None, words: Html) -> str:
    """What cannot be: of a draft by the card that nobody could have played, else as of any record."""
    if draft and error.place.startswith("moves["):
        return capital(words.say(CANNOT_BE_PLAYED, card=str(error.found)))
    return words.markup.text(Words(words.lang).error(error))


def _summary(dealt: Dealt, words: Html) -> Iterator[str]:
    """The cards that may be played, in one line that stays in view on a phone, and the way to the reasons."""
    moves = [*dealt.at.obligation().legal()]
    legal = [dealt.card_of(move) for move in moves]
    if legal and None not in legal:
        hand = dealt.felt(words).hand
        cards = hand.pack.set(filter(None, legal))
        played = legal == moves
        said = words.say(YOU_MAY, cards=cards) if played else words.say(SO_MANY_MAY, count=len(cards), all=len(hand))
        yield element("span", said)
        yield element("button", words.say(WHY), type="button", data_why=True)


def _verdicts(dealt: Dealt, words: Html) -> Iterator[str]:
    """The board, each verdict with the moves that share it, what the play proves, and folded advice."""
    obligation = dealt.at.obligation()
    legal = {dealt.card_of(move) for move in obligation.legal()}
    marked = dealt.html(lambda card: drawn(card, words, data_tried="yes" if card in legal else "no"), words)
    yield element("div", *marked, class_="board tutor-example")
    yield element("p", element("strong", words.say(WHAT_AND_WHY)))
    rulings = sorted(obligation.rulings, key=lambda ruling: not ruling.legal)
    told = ((words.list(map(words.move, ruling.moves), "and"), outcome(ruling, words)) for ruling in rulings)
    yield element(
        "ul", *(element("li", element("p", moves, class_="moves"), why) for moves, why in told), class_="verdicts"
    )
    for title, counsel in ((EARS, dealt.shown.inferences(dealt.at.turn)), (SOME_ADVICE, dealt.shown.advice())):
        if said := counsel.html(words) if counsel else "":
            yield element("details", element("summary", words.say(title)), said)
