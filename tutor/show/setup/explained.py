"""What is said of a position that is set up: every verdict, what the play proves and advice; or why it cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from tutor.core.cards import Card
from tutor.core.draft import Draft
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.scene import ME
from tutor.games import GAMES
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
NOT_BY_YOU = N_("You yourself were not allowed to play {card:card} there.")
CANNOT_BE_SAID = N_("{by:Player} cannot have said that, after what came before.")
FOR_ADVICE = N_(
    "What you may say does not depend on your cards. If you want advice as well, put your whole hand there:"
    " {count} {count:n|card is|cards are} missing."
)
YOU_MAY_SAY = N_("You may say: {said}.")
SO_MANY_SAID = N_("{count} of {all} things that one could say are allowed.")
#: More of them do not fit a line of a phone.
FEW = 6
NOTHING_TO_SHOW = N_("You may show nothing.")
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
    record = None
    try:
        record = position.record
        if record and position.draft and position.draft.at("shown"):
            return _last(record, words)
        dealt = Dealt.of(record) if record else None
    except RefusedError as refused:
        return Said([element("p", words.tell(refused.expected, refused.facts), class_="impossible")])
    except RecordError as error:
        drafted = record if position.draft else None
        return Said([element("p", _impossible(error, drafted, words), class_="impossible")])
    if dealt is None:
        return Said([element("p", words.say(YOUR_CARDS), class_="aside")])
    if dealt.at.turn is None:
        return Said([Explained(dealt.record, Words(words.lang)).html], title=_title(dealt, words.lang))
    return _judged(dealt, position.draft, words)


def _judged(dealt: Dealt, draft: Draft | None, words: Html) -> Said:
    """What is said of a position in which somebody is to move."""
    if draft and dealt.at.turn != ME:
        return _last(dealt.record, words)
    own, rulings = dealt.words(words), dealt.at.obligation().rulings
    if draft and draft.scene.phase == "showing":
        shows = [ruling for ruling in rulings if not any(isinstance(move, Card) for move in ruling.moves)]
        return Said(_verdicts(dealt, shows, own), _may_show(shows, own), _title(dealt, words.lang))
    more = (*_verdicts(dealt, rulings, own), *_needs(draft, words))
    return Said(more, _summary(dealt, own), _title(dealt, words.lang))


def _title(dealt: Dealt, lang: str) -> str:
    """What tells a position from others: what has been played, and the hand."""
    return " ".join(map(str.strip, dealt.lines(Words(lang))))[:LONGEST_TITLE]


def _impossible(error: RecordError, record: Record | None, words: Html) -> str:
    """What cannot be: of a draft by the card or word that broke a rule, else as of any record."""
    number = re.fullmatch(r"moves\[(\d+)\]", error.place)
    if record is None or number is None:
        return words.markup.text(Words(words.lang).error(error))
    before = Dealt.of(replace(record, moves=record.moves[: int(number[1])]))
    turn, move = before.at.turn, str(error.found)
    if turn is not None and not isinstance(before.at.read(move, ""), Card):
        around = words.to(ME, record.players, clockwise=GAMES[record.game].CLOCKWISE)
        ruling = GAMES[record.game].ruling(before.at, before.at.read(move, ""))
        return f"{around.say(CANNOT_BE_SAID, by=turn)} {words.say(ruling.rule.statement)}"
    if turn == ME:
        ruling = GAMES[record.game].ruling(before.at, before.at.read(move, ""))
        return f"{words.say(NOT_BY_YOU, card=move)} {before.words(words).verdict(ruling)}"
    return capital(words.say(CANNOT_BE_PLAYED, card=move))


def _needs(draft: Draft | None, words: Html) -> Iterator[str]:
    """That advice on what to say needs a whole hand."""
    if draft and draft.scene.speech and len(draft.held) < draft.scene.most:
        yield element("p", words.say(FOR_ADVICE, count=draft.scene.most - len(draft.held)), class_="aside")


def _summary(dealt: Dealt, words: Html) -> Iterator[str]:
    """What may be played or said, in one line that stays in view on a phone, and the way to the reasons."""
    moves = [*dealt.at.obligation().legal()]
    hand = dealt.felt(words).hand
    cards = hand.pack.set(card for move in moves if (card := dealt.card_of(move)))
    match dealt.at.phase:
        case "setting":
            return
        case "play" if cards:
            said = words.say(YOU_MAY, cards=cards)
        case "dog":
            said = words.say(SO_MANY_MAY, count=len(cards), all=len(hand))
        case _ if len(moves) > FEW:
            all_of_them = sum(len(ruling.moves) for ruling in dealt.at.obligation().rulings)
            said = words.say(SO_MANY_SAID, count=len(moves), all=all_of_them)
        case _:
            said = words.say(YOU_MAY_SAY, said=words.list(map(words.move, moves), "or"))
    yield from _in_one_line(said, words)


def _may_show(rulings: Iterable[Ruling[Any]], words: Html) -> Iterator[str]:
    """What may be shown, in one line, and the way to the reasons."""
    moves = [move for ruling in rulings if ruling.legal for move in ruling.moves]
    listed = words.list(map(words.move, moves), "or") if moves else ""
    yield from _in_one_line(words.say(YOU_MAY_SAY, said=listed) if moves else words.say(NOTHING_TO_SHOW), words)


def _in_one_line(said: str, words: Html) -> Iterator[str]:
    """A line that stays in view, and the way to the reasons."""
    yield element("span", said)
    yield element("button", words.say(WHY), type="button", data_why=True)


def _last(record: Record, words: Html) -> Said:
    """The verdict on what one has done last oneself: set a card, or shown some, be it allowed or not."""
    *moves, last = record.moves
    before = Dealt.of(replace(record, moves=tuple(moves)))
    move = before.at.read(last, "")
    ruling = GAMES[record.game].ruling(before.at, move)
    verdict = _verdicts(before, [ruling._replace(moves=[move])], before.words(words))
    return Said(verdict, title=_title(before, words.lang))


def _verdicts(dealt: Dealt, asked: Iterable[Ruling[Any]], words: Html) -> Iterator[str]:
    """The board, each verdict asked for with the moves that share it, what the play proves, and folded advice."""
    legal = {dealt.card_of(move) for move in dealt.at.obligation().legal()}
    marked = dealt.html(lambda card: drawn(card, words, data_tried="yes" if card in legal else "no"), words)
    yield element("div", *marked, class_="board tutor-example")
    yield element("p", element("strong", words.say(WHAT_AND_WHY)))
    rulings = sorted(asked, key=lambda ruling: not ruling.legal)
    told = ((words.list(map(words.move, ruling.moves), "and"), outcome(ruling, words)) for ruling in rulings)
    yield element(
        "ul", *(element("li", element("p", moves, class_="moves"), why) for moves, why in told), class_="verdicts"
    )
    known = dealt.record.hands[dealt.at.turn or ME] is not None
    advice = dealt.shown.advice() if known else None
    for title, counsel in ((EARS, dealt.shown.inferences(dealt.at.turn)), (SOME_ADVICE, advice)):
        if said := counsel.html(words) if counsel else "":
            yield element("details", element("summary", words.say(title)), said)
