"""A deal by seats, for real cards: a slip for each player of each table, all of the same deal, and its key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from tutor.core.cards import EXCUSE, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.sheet import Sheet
from tutor.games import GAMES
from tutor.show.exercises.said import COLON
from tutor.show.forms import SUIT_SIGNS
from tutor.show.games import STAGES
from tutor.show.html import element, paragraphs
from tutor.show.numbers import signed
from tutor.show.paper.page import Page, page
from tutor.show.picture.inks import FOUR, INKS
from tutor.show.table.felt import DEALER
from tutor.show.table.hand import in_order
from tutor.show.words import Words, capital
from tutor.teach.classroom.deals import Move, dealt, played

DEAL = N_("{game}, deal {number}", "title of a sheet")
AT_TABLE, PLAYER, THE_DOG = N_("Table {number}"), N_("Player {number}"), N_("The dog")
TRUMPS = N_("Trumps", "before the numbers of some trumps")
HOW_TO = N_(
    "Cut the slips apart. At each table sort a pack, give every player the cards of their slip, and lay the dog, if"
    " there is one, face down. The players sit in the order of play, player 2 after player 1."
)
WHAT_COMES_OF_IT = N_("How the tutor’s players play it")
#: The phase in which cards are played: what comes before it is told move by move.
PLAY = "play"
EXCUSE_CARD = next(card for card in TAROT.cards if card.code == EXCUSE)


def deal_sheet(game: str, seed: int, tables: int, words: Words) -> Page:
    """The page with the slips for so many tables, and with the key."""
    record = dealt(game, seed)
    title = words.say(DEAL, game=words.say(STAGES[game].name), number=seed)
    slips = "".join(_table(record, title, number, words) for number in range(1, tables + 1))
    return page(title, slips + _key(record, title, words), (), INKS[FOUR], words.lang)


def _table(record: Record, title: str, number: int, words: Words) -> str:
    """The slips of one table, on a page of their own."""
    table = words.say(AT_TABLE, number=number)
    slips = [
        _slip(f"{table} · {_player(seat, record, words)}", hand, words)
        for seat, hand in enumerate(record.hands)
        if hand is not None
    ]
    if record.dog:
        slips.append(_slip(f"{table} · {words.say(THE_DOG)}", record.dog, words))
    return element("section", element("h1", escape(title)), element("div", *slips, class_="slips"), class_="table")


def _player(seat: int, record: Record, words: Words) -> str:
    name = words.say(PLAYER, number=seat + 1)
    return f"{name} ({words.say(DEALER)})" if seat == record.dealer else name


def _slip(head: str, cards: Cards, words: Words) -> str:
    """The cards of a player, suit by suit and the highest first, so that they are soon found in a sorted pack."""
    suits = groupby(reversed(in_order(cards)), key=lambda card: card.suit)
    lines = (element("p", escape(_suit(suit, alike, words))) for suit, alike in suits)
    return element("div", element("h2", escape(head)), *lines, class_="slip")


def _suit(suit: str, cards: Iterable[Card], words: Words) -> str:
    indices = "  ".join(map(words.index, cards))
    if suit == EXCUSE[0]:
        return capital(words.name(EXCUSE_CARD))
    return f"{words.say(TRUMPS)}{words.say(COLON)}{indices}" if suit == TRUMP else f"{SUIT_SIGNS[suit]} {indices}"


def _key(record: Record, title: str, words: Words) -> str:
    """The four hands once more, and how the tutor’s players bid, play and score."""
    moves, end = played(record)
    hands = (
        f"{_player(seat, record, words)}{words.say(COLON)}{words.list(map(words.card, in_order(hand)), 'and')}"
        for seat, hand in enumerate(record.hands)
        if hand is not None
    )
    told = (*_before(moves, words), *_scores(GAMES[record.game].result(end), words))
    return element(
        "section",
        element("h1", escape(title)),
        element("p", escape(words.say(HOW_TO))),
        *paragraphs(hands),
        element("h2", escape(words.say(WHAT_COMES_OF_IT))),
        *paragraphs(told),
        class_="key",
    )


def _before(moves: Iterable[Move], words: Words) -> Iterator[str]:
    """What is said before the play, in its order."""
    for phase, seat, move in moves:
        if phase != PLAY and not move.endswith("?"):
            yield f"{words.say(PLAYER, number=seat + 1)}{words.say(COLON)}{capital(words.move(move))}"


def _scores(sheet: Sheet, words: Words) -> Iterator[str]:
    for seat, points in enumerate(sheet.scores or ()):
        yield f"{words.say(PLAYER, number=seat + 1)}{words.say(COLON)}{signed(points)}"
