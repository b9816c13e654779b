"""The table and its verdicts as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.barbu.arranging import FIVE, Arranging
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play as BarbuPlay
from tutor.cards import BARBU
from tutor.games import GAMES
from tutor.record import Record
from tutor.rule import N_, Ruling, Sheet
from tutor.show.answer import differing, position, to_move
from tutor.show.story import LINE, result, score_sheet
from tutor.show.words import Words, signed
from tutor.tarot.play import Play
from tutor.trick import Trick

HEADER = N_("French Tarot, card play: trick {number} of {size}")
BARBU_HEADER = N_("Barbu, {contract:move}: trick {number} of {size}")
DOMINO_HEADER = N_("Barbu, {contract:move}")
DOUBLING_HEADER = N_("Barbu, {contract:move}: the doubling")
THE_DEALER = N_("The dealer: {dealer:player}.")
A_BET = N_("{by:Player} against {other:player}: {level:level}")
NO_BETS = N_("Nobody has doubled yet.")
PHASES = {
    "tarot": {
        "draw": N_("French Tarot: the draw for the first dealer"),
        "cut": N_("French Tarot: the cut"),
        "deal": N_("French Tarot: the deal"),
        "auction": N_("French Tarot: the auction"),
        "call": N_("French Tarot: the call of a king"),
        "dog": N_("French Tarot: the écart"),
        "announce": N_("French Tarot: the announcement of a slam"),
    },
    "barbu": {
        "call": N_("Barbu: the call of a contract"),
        "setting": N_("Barbu, Chinese poker: setting a hand"),
    },
}
LIES = N_("{suit:Suit}: {low:card} to {high:card}")
LIES_ALONE = N_("{suit:Suit}: {low:card}")
NOT_OPEN = N_("{suit:Suit}: nothing yet")
NOTHING_SET = N_("You have not set a card yet.")
AT_BACK = N_("You have set at the back: {cards:and}")
IN_MIDDLE = N_("You have set in the middle: {cards:and}")
TURN = N_("Seat {seat} is to play; “you” below means this seat.")
EMPTY = N_("Nothing has been played to this trick yet.")
SCORE = N_("Seat {seat}: {points}")
SOURCES_DIFFER = N_("Where the sources differ:")
MAY = N_("Allowed:", "before the cards that may be played")
MAY_NOT = N_("Not allowed:")


def explain(record: Record, words: Words) -> str:
    """Say in plain text what the player to move may and may not do, and why; raise ``RecordError``."""
    return "\n".join(_lines(record, words)) + "\n"


def score(sheet: Sheet, words: Words) -> str:
    """Say in plain text what each player wins in a deal, and why."""
    scores = (words.say(SCORE, seat=seat, points=signed(won)) for seat, won in enumerate(sheet.scores or ()))
    return "\n".join((*score_sheet(sheet, words), *scores)) + "\n"


def _lines(record: Record, words: Words) -> Iterator[str]:
    at: Any = position(record)
    if at.turn is None:
        yield from result(GAMES[record.game].result(at), words)
        return
    words = to_move(record, at, words)
    yield header(record.game, at, words)
    yield words.say(TURN, seat=at.turn)
    if seen := list(so_far(at, words)):
        yield from ("", *seen)
    rulings = sorted(at.obligation().rulings, key=lambda ruling: not ruling.legal)
    for legal, heading in ((True, MAY), (False, MAY_NOT)):
        chosen = [ruling for ruling in rulings if ruling.legal is legal]
        if chosen:
            yield ""
            yield words.say(heading)
            for ruling in chosen:
                yield from _ruling(ruling, words)
    yield from _differences(at, rulings, words)


def _differences(at: object, rulings: Iterable[Ruling[Any]], words: Words) -> Iterator[str]:
    """Where the sources differ about the rules that decide here, once a rule."""
    told = dict.fromkeys(ruling.rule for ruling in rulings if ruling.reason.differs)
    if told:
        yield ""
        yield words.say(SOURCES_DIFFER)
    for rule in told:
        yield f"  {differing(rule, at, words)}"
        yield f"      [{rule.id}]"


def header(game: str, at: Any, words: Words) -> str:  # noqa: ANN401 - a deal in any phase
    """Which game this is, and how far it has come."""
    if isinstance(at, Play):
        return words.say(HEADER, number=len(at.tricks) + 1, size=at.size)
    if isinstance(at, BarbuPlay):
        return words.say(BARBU_HEADER, contract=at.contract.code, number=len(at.taken) + 1, size=at.size)
    if isinstance(at, Layout):
        return words.say(DOMINO_HEADER, contract=at.contract.code)
    if isinstance(at, Doubling):
        return words.say(DOUBLING_HEADER, contract=at.contract.code)
    return words.say(PHASES[game][at.phase])


def so_far(at: object, words: Words) -> Iterator[str]:
    """What everybody sees on the table, or has heard; in Chinese poker what the player to move has set."""
    match at:
        case Play() | BarbuPlay():
            yield from _trick(at.trick, words)
        case Layout():
            yield from _layout(at, words)
        case Doubling():
            yield from _bets(at, words)
        case Arranging():
            yield from _rows_set(at, words)


def _bets(at: Doubling, words: Words) -> Iterator[str]:
    """Who deals, and who has doubled whom."""
    yield words.say(THE_DEALER, dealer=at.setting.dealer)
    bets = [words.tell(A_BET, bet._asdict()) for bet in at.bets.bets()]
    yield from (f"  {bet}" for bet in bets or [words.say(NO_BETS)])


def _trick(trick: Trick, words: Words) -> Iterator[str]:
    if not trick.cards:
        yield words.say(EMPTY)
    for card in trick.cards:
        yield "  " + words.say(LINE, by=trick.seat_of(card), card=card)


def _rows_set(at: Arranging, words: Words) -> Iterator[str]:
    """What the player to move has set of a hand of Chinese poker."""
    rows = ((AT_BACK, at.own[:FIVE]), (IN_MIDDLE, at.own[FIVE:]))
    told = [words.say(message, cards=BARBU.set(cards)) for message, cards in rows if cards]
    yield from (f"  {row}" for row in told or [words.say(NOTHING_SET)])


def _layout(at: Layout, words: Words) -> Iterator[str]:
    """The cards of Domino that lie, suit by suit."""
    for row in at.rows():
        message = (NOT_OPEN, LIES_ALONE, LIES)[len(row.ends)]
        yield "  " + words.tell(message, {"suit": row.suit, **dict(zip(("low", "high"), row.ends, strict=False))})


def _ruling(ruling: Ruling[Any], words: Words) -> Iterator[str]:
    sign = "✓" if ruling.legal else "✗"
    yield f"  {sign} {'  '.join(map(words.move, ruling.moves))}"
    yield f"      {words.verdict(ruling)}"
    yield f"      [{' → '.join(reason.rule.id for reason in ruling.chain)}]"
