"""The tutor's answer about a deal: plain data, which a notebook shows as a picture and a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.games import GAMES
from tutor.show.answer import answer
from tutor.show.exercises.boards import Dealt
from tutor.show.html import Html, element
from tutor.show.numbers import signed
from tutor.show.picture.svg import image
from tutor.show.table.story import OVER, SCORE, amount
from tutor.show.text import SIGNS, TURN
from tutor.show.words import Words, capital

MOVES = N_("What you could do", "the head of a column")
WHY = N_("Why, or why not", "the head of a column")
RULE = N_("Rule", "the head of a column")
LINE = N_("Score sheet", "the head of a column")
POINTS = N_("Points", "the head of a column")


class Explained(dict[str, object]):
    """The answer about a deal, as ``tutor explain --json`` prints it.

    A notebook shows it as HTML without scripts and styles, which can be read before anybody trusts the notebook.
    """

    def __init__(self, record: Record, words: Words, by: str = "") -> None:
        """Answer about the position that a record has reached; raise ``RecordError``.

        ``by`` says in a line by which house rules, where nobody has asked for them.
        """
        super().__init__(answer(record, words))
        self._by = by
        self._dealt = Dealt.of(record)
        self._words = self._dealt.words(words)

    @property
    def html(self) -> str:
        """The verdicts as a table, or the score line by line."""
        turn = self._dealt.at.turn
        by = element("p", escape(self._by)) if self._by else ""
        return by + "".join(self._score() if turn is None else self._verdicts(turn))

    def _repr_html_(self) -> str:
        return self.html

    def _verdicts(self, turn: int) -> Iterator[str]:
        """The deal as a picture, and a row for each ruling with its moves; what is allowed comes first."""
        words = self._words
        yield element("h4", escape(self._dealt.shown.title(words)))
        told = " ".join(map(str.strip, self._dealt.lines(Words(words.lang))))
        yield image(self._dealt.still(Html(words.lang)), words, told)
        yield element("p", escape(words.say(TURN, seat=turn)))
        rulings = sorted(self._dealt.at.obligation().rulings, key=lambda ruling: not ruling.legal)
        rows = (
            (
                f"{SIGNS[ruling.legal]} {words.list(map(words.move, ruling.moves), 'and')}",
                words.verdict(ruling),
                words.say(ruling.rule.title),
            )
            for ruling in rulings
        )
        yield _table((MOVES, WHY, RULE), rows, words)

    def _score(self) -> Iterator[str]:
        """The score sheet of a deal that is over, line by line, and the points of each player."""
        words, sheet = self._words, GAMES[self._dealt.record.game].result(self._dealt.at)
        yield element("h4", escape(words.say(OVER)))
        if sheet.ended is not None:
            yield element("p", escape(words.say(sheet.ended.statement)))
        rows = ((capital(words.line(line)), amount(line), words.say(line.reason.rule.title)) for line in sheet.lines)
        if sheet.lines:
            yield _table((LINE, POINTS, RULE), rows, words)
        yield from (
            element("p", escape(words.say(SCORE, seat=seat, points=signed(won))))
            for seat, won in enumerate(sheet.scores or ())
        )


def _table(head: Iterable[Message], rows: Iterable[Iterable[str]], words: Words) -> str:
    """A table of plain text, which stands on the left in each cell: JupyterLab puts it on the right."""
    titles = element("tr", *(element("th", _left(words.say(title)), scope="col") for title in head))
    lines = (element("tr", *(element("td", _left(text)) for text in row)) for row in rows)
    return element("table", element("thead", titles), element("tbody", *lines))


def _left(text: str) -> str:
    return element("div", escape(text), align="left")
