"""Words: a message and its facts, said in a language to the player at one seat.

The named parts of a message say how they are shown: ``{led:suit}`` hearts, ``{led:Suit}`` Hearts, ``{top:card}`` one
card, ``{binding:and}`` and ``{allowed:or}`` lists of cards, ``{by:player}`` a player's name, ``{points:half}`` 40½,
``{bouts:count}`` no bouts, ``{guards:times}`` once, ``{slam:term}`` a term of the score.  A part without such a word is
shown as it is.

A part may also choose one of some texts: ``{left:n|card|cards}`` by how its language counts, and
``{by:you|receive|receives}`` by whether it is the player to whom this is said.  It shows only what it has chosen: the
number itself, or the player, takes a part of its own.

>>> dealt = Message("{by:Player} {by:you|receive|receives} {left} {left:n|card|cards}.")
>>> [Words("en", seat=0).say(dealt, by=by, left=left) for by, left in ((0, 1), (1, 2))]
['You receive 1 card.', 'The player on your right receives 2 cards.']

A translation shows the same facts in the same manner, and may ask for another form of a name behind a dot:
``{top:card.de}`` is French for *of* with the card behind it (see ``tutor.show.forms``).  It may choose by numbers and
by *you* wherever its grammar asks for it.

>>> Words("fr").say(Message("{top:card}, {top:card.de}"), top="T17")
'le 17 d’atout, du 17 d’atout'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sized
from copy import copy
from dataclasses import replace
from itertools import repeat
from typing import Any, Self

from tutor.core.cards import TRUMP, Card, Cards
from tutor.core.errors import RecordError
from tutor.core.glimpse import glimpse, visible
from tutor.core.message import N_, Fact, Facts, Message
from tutor.core.obligation import Ruling
from tutor.core.rule import Source
from tutor.core.sheet import Line
from tutor.show.forms import BARE, Mention, card_name, index, mention, rank_index, rank_name, several_trumps, suit_name
from tutor.show.languages import LANGUAGES, language_of
from tutor.show.markup import PLAIN, Markup
from tutor.show.numbers import halves, how_many, how_often, in_place, signed
from tutor.show.table.chairs import SEAT, Chairs
from tutor.show.terms import MOVES, TERMS

#: The words for a double between two players, by the level to which it has come.
LEVELS = {1: N_("doubled", "a bet between two players"), 2: N_("redoubled", "a bet between two players")}
SEAT_ALONE = N_("Seat {number}")
#: The separator of parts that are lists, or sentences, themselves.
BETWEEN = N_("; ")
#: A contract in a list, where French sets its name off from the sentence.
LISTED = N_("{name}", "a contract in a list")
#: The manners in which a part chooses between texts.
COUNTED, YOU = "n", "you"
#: The least number of trumps in one list for which the word is said once.
SEVERAL = 2
FOUND = N_("{place}: found {found}, expected {expected}")
QUOTED = N_("“{text}”")


class Words:
    """The words for messages: a language, the chairs around the player who is addressed, and the markup.

    Without a ``seat`` nobody is *you*, and players are known by their numbers.  Words never change: ``to``, ``beside``
    and ``around`` return others.
    """

    def __init__(
        self, lang: str = LANGUAGES[0], seat: int | None = None, players: int = 4, markup: Markup = PLAIN
    ) -> None:
        """Take up a language; raise ``ValueError`` if it is not one of ours."""
        self.lang = lang
        self.language = language_of(lang)
        self.chairs = Chairs(seat, players)
        self.markup = markup

    def to(self, seat: int | None, players: int = 4, *, clockwise: bool = False) -> Self:
        """The same words, said to another seat, or at a table of another size, or one that plays clockwise."""
        return self._at(Chairs(seat, players, clockwise, self.chairs.dead))

    def beside(self, dead: int | None) -> Self:
        """The same words, said of a deal that the player at this place of the table sits out."""
        return self._at(replace(self.chairs, dead=dead))

    def around(self) -> Self:
        """The same words, said of the places at the table, where a deal has no seat for who sits out."""
        return self._at(self.chairs.around())

    def _at(self, chairs: Chairs) -> Self:
        words = copy(self)
        words.chairs = chairs
        return words

    def say(self, message: Message, **facts: Fact) -> str:
        """Say a message with its facts; raise ``KeyError`` if one that it names is missing.

        A fact is what its manner shows: for ``card`` a card or its code, for ``player`` a seat, for ``suit`` a letter.
        """
        return self.tell(message, facts)

    def tell(self, message: Message, facts: Facts) -> str:
        """Say a message with facts that come as a mapping: those of a reason, or such as no argument can be called.

        >>> from tutor.tarot.legal_cards import FOLLOW
        >>> Words("en").tell(FOLLOW.title, {})
        'Follow suit'
        """
        pieces, text = [], self.markup.text
        for before, name, manner, form, choices in self.language.parts(message):
            pieces.append(text(before))
            if choices:
                pieces.append(text(self.choice(facts[name or ""], manner, choices)))
            elif name is not None:
                pieces.append(self.show(facts[name], manner, form))
        return "".join(pieces)

    def verdict(self, ruling: Ruling[object]) -> str:
        """Say the reason why the moves of a ruling are legal, or not: the deciding rule, then its notes."""
        decides = self.tell(ruling.reason.decides(legal=ruling.legal), ruling.reason.facts)
        return " ".join((decides, *(self.tell(note.note, note.facts) for note in ruling.notes)))

    def line(self, line: Line) -> str:
        """Say a line of a score sheet, without a capital or a stop; its points are one more fact, ``value``."""
        return self.tell(line.reason.line, {**line.reason.facts, "value": line.value})

    def error(self, error: RecordError) -> str:
        """Say the error in a record, with its place."""
        found = glimpse(error.found)
        return self.say(
            FOUND,
            place=error.place,
            found=self.say(QUOTED, text=found) if isinstance(error.found, str) else found,
            expected=visible(self.tell(error.expected, error.facts)),
        )

    def show(self, fact: Fact, manner: str, form: str = "") -> str:
        """Show one fact in the manner that a message asks for, a name in the form that a translation does."""
        if isinstance(fact, Cards):
            return self.list(self.cards(fact, form, manner), manner)
        if isinstance(fact, tuple):
            names = (self.player(one, form) if isinstance(one, int) else self.listed(one) for one in fact)
            return self.list(names, manner)
        return MANNERS[manner](self, fact, form)

    def choice(self, fact: Any, manner: str, choices: tuple[str, ...]) -> str:  # noqa: ANN401 - as in MANNERS
        """The text that a fact chooses: by a number (or how many there are), or by whether a seat is our own."""
        if manner == YOU:
            you, others = choices
            return you if self.chairs.ours(fact) else others
        return self.language.counted(len(fact) if isinstance(fact, Sized) else fact, choices)

    def list(self, items: Iterable[str], manner: str) -> str:
        """Join texts into a list that ends in *and*, or in *or*."""
        return self.language.list(items, manner)

    def card(self, card: Card | str, form: str = "", name: str | None = None) -> str:
        """Show a card (or the one with a code) within a sentence; ``name`` stands for its usual name."""
        known = mention(card if isinstance(card, str) else card.code, form, self.language)
        return self.markup.card(Mention(known.suit, known.rank, name, *known[-2:]) if name else known)

    def cards(self, cards: Iterable[Card], form: str = "", manner: str = "and") -> Iterator[str]:
        """Show cards one by one for a list in a manner; of several trumps the word is said once."""
        held = list(cards)
        trumps = [card for card in held if card.suit == TRUMP]
        if len(trumps) < SEVERAL:
            return map(self.card, held, repeat(form))
        names = dict(
            zip(trumps, several_trumps([card.rank for card in trumps], manner, form, self.language), strict=True)
        )
        return (self.card(card, form, names.get(card)) for card in held)

    def move(self, move: object) -> str:
        """Show a move of any phase: a card, a bid, or what else records write."""
        if isinstance(move, Card):
            return self.card(move)
        name, _, rest = str(move).partition(" ")
        if name not in MOVES or (name in TERMS and not rest):
            return self.term(name)
        others = tuple(map(int, rest.split())) if name == "double" and str(move) not in MOVES else None
        message = MOVES["double self"] if others == (self.chairs.seat,) else MOVES.get(str(move), MOVES[name])
        return self.say(message, card=rest, size=rest.partition(" ")[0], suit=rest, rank=rest, others=others)

    def rank(self, rank: str) -> str:
        """The letter or number of a rank in the corner of a card."""
        return rank_index(rank, self.language)

    def index(self, card: Card) -> str:
        """The index in the card's corner."""
        return index(card.code, self.language)

    def name(self, card: Card, form: str = BARE) -> str:
        """The card's full name, in a form."""
        return self.markup.text(card_name(card.code, form, self.language))

    def player(self, seat: int, form: str = "") -> str:
        """The player at ``seat``, seen from our own seat, or from the place of who sits out if we have none."""
        name = self.chairs.name(seat)
        said = self.language.text(SEAT, form).format(number=seat) if name is None else self.language.text(name, form)
        return self.markup.text(said)

    def heading(self, seat: int) -> str:
        """The player at ``seat``, as a line begins with them, or as they stand above a column."""
        name = self.chairs.name(seat)
        return self.say(SEAT_ALONE, number=seat) if name is None else capital(self.say(name))

    def suit(self, suit: str, form: str = "") -> str:
        """The name of a suit, or of the trumps."""
        return self.markup.text(suit_name(suit, form, self.language))

    def source(self, source: Source) -> str:
        """A source by the name under which readers of the language find it, with its section if one is cited."""
        name = self.say(source.name)
        return name if source.section is None else f"{name}, §\u00a0{source.section}"

    def listed(self, name: str) -> str:
        """A contract in a list."""
        return self.language.text(LISTED).format(name=self.term(name))

    def term(self, name: str, form: str = "") -> str:
        """A term of the score."""
        return self.markup.text(self.language.text(TERMS[name], form))


def capital(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


#: The functions that show a fact, by the manner named behind it in a message; a form counts only where there is one.
MANNERS: dict[str, Callable[[Words, Any, str], str]] = {
    "": lambda words, fact, _: words.markup.text(str(fact)),
    "card": lambda words, card, form: words.card(card, form),
    "suit": lambda words, suit, form: words.suit(suit, form),
    "Suit": lambda words, suit, form: capital(words.suit(suit, form)),
    "player": lambda words, seat, form: words.player(seat, form),
    "Player": lambda words, seat, form: capital(words.player(seat, form)),
    "half": lambda _words, points, _form: halves(points),
    "count": lambda words, count, form: words.markup.text(how_many(count, form, words.language)),
    "times": lambda words, count, _: words.markup.text(how_often(count, words.language)),
    "place": lambda words, place, _: words.markup.text(in_place(place, words.language)),
    "term": lambda words, name, form: words.term(name, form),
    "level": lambda words, level, _: words.say(LEVELS[level]),
    "signed": lambda _words, points, _form: signed(points),
    "opposite": lambda _words, points, _form: signed(-points),
    "rank": lambda words, rank, _: words.rank(rank),
    "the-rank": lambda words, rank, form: words.markup.text(rank_name(rank, form, words.language)),
    "move": lambda words, move, _: words.move(move),
}
