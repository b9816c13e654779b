"""Words: a message and its facts, said in a language to the player at one seat.

The named parts of a message say how they are shown: ``{led:suit}`` hearts, ``{led:Suit}`` Hearts, ``{top:card}`` one
card, ``{binding:and}`` and ``{allowed:or}`` lists of cards, ``{by:player}`` who sits where, ``{points:half}`` 40½,
``{slam:term}`` a term of the score.  A part without such a word is shown as it is.

A translation may ask for another form of the same part behind a dot: ``{top:card.de}`` is French for *of* with the card
behind it, *du 17 d’atout*, *de l’as de pique*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from functools import cache
from string import Formatter
from typing import Any, Self

from tutor.cards import BARBU, EXCUSE, TAROT, TRUMP, Card, Cards
from tutor.errors import RecordError
from tutor.glimpse import glimpse, visible
from tutor.match import at_table
from tutor.rule import N_, Fact, Facts, Message, Ruling, Source
from tutor.show.forms import CARD_NAME, EXCUSE_SIGN, FORMS, INDICES, SEVERAL_TRUMPS, SUIT_NAMES, SUIT_SIGNS
from tutor.show.languages import LANGUAGES, catalogue
from tutor.show.terms import MOVES, PLAYERS, TERMS

#: What a double has come to between two players, by its level.
LEVELS = {1: N_("doubled"), 2: N_("redoubled")}
SEAT = N_("seat {number}")
SEAT_FIRST = N_("Seat {number}")
#: What stands between things that are lists, or sentences, themselves.
BETWEEN = N_("; ")
LISTS = {"and": N_("{items} and {last}"), "or": N_("{items} or {last}")}
VOID = N_("You have no {led:suit}")
TRUMPS_LED = N_("Trumps were led")
NEITHER = N_("You have no {led:suit} and no trump")
NO_TRUMP = N_("You have no trump")
FOUND = N_("{place}: found {found}, expected {expected}")
QUOTED = N_("“{text}”")


@cache
def parts(message: str) -> tuple[tuple[str, str | None, str], ...]:
    """Split a text into pieces of plain text, each with the name and the manner of the part that follows it."""
    return tuple((text, name, spec or "") for text, name, spec, _ in Formatter().parse(message))


class Words:
    """The words of one language, said to the player at ``seat`` (or to nobody in particular)."""

    def __init__(self, lang: str = LANGUAGES[0], seat: int | None = None, players: int = 4) -> None:
        """Open the catalogue of ``lang``; raise ``ValueError`` if there is none."""
        if lang not in LANGUAGES:
            raise ValueError(lang)
        self.lang = lang
        self.seat = seat
        self.players = players
        self.clockwise = False
        self.dead: int | None = None
        self._translate = catalogue(lang).gettext

    def to(self, seat: int | None, players: int = 4, *, clockwise: bool = False) -> Self:
        """The same words, said to another seat, or at a table of another size, or one that plays clockwise."""
        said = copy(self)
        said.seat, said.players, said.clockwise = seat, players, clockwise
        return said

    def beside(self, dead: int | None) -> Self:
        """The same words, said of a deal that the player at this place of the table sits out."""
        said = copy(self)
        said.dead = dead
        return said

    def around(self) -> Self:
        """The same words, said of the places at the table, where a deal has no seat for who sits out."""
        if self.dead is None:
            return self
        own = self.dead if self.seat is None else at_table(self.seat, self.dead)
        return self.to(own, self.table, clockwise=self.clockwise).beside(None)

    @property
    def table(self) -> int:
        """How many sit at the table."""
        return self.players + (self.dead is not None)

    def say(self, message: Message, **facts: Fact) -> str:
        """Say a message with its facts."""
        return self.tell(message, facts)

    def tell(self, message: Message, facts: Facts) -> str:
        """Say a message with facts that come as a mapping."""
        pieces = []
        for text, name, manner in parts(self._translate(message)):
            pieces.append(self.text(text))
            if name is not None:
                pieces.append(self.show(facts[name], manner))
        return "".join(pieces)

    def verdict(self, ruling: Ruling[object]) -> str:
        """Say why the moves of a ruling are legal, or not: the deciding rule, then what is worth noting."""
        rule, facts = ruling.reason
        message = rule.allows if ruling.legal else rule.forbids
        if message is None:
            raise LookupError(rule.id)
        said = [self.tell(message, facts)]
        said += [self.tell(note.rule.adds, note.facts) for note in ruling.notes if note.rule.adds]
        return " ".join(said)

    def error(self, error: RecordError) -> str:
        """Say what is wrong with a record, and where."""
        found = glimpse(error.found)
        return self.say(
            FOUND,
            place=error.place,
            found=self.say(QUOTED, text=found) if isinstance(error.found, str) else found,
            expected=visible(self.tell(error.expected, error.facts)),
        )

    def show(self, fact: Fact, manner: str) -> str:
        """Show one fact in the manner that a message asks for."""
        if isinstance(fact, Cards):
            return self.list(self.cards(fact), manner)
        if isinstance(fact, tuple):
            return self.list((self.player(one) if isinstance(one, int) else self.term(one) for one in fact), manner)
        return MANNERS[manner](self, fact)

    def text(self, text: str) -> str:
        """Show plain text; a subclass may have to escape it."""
        return text

    def card(self, card: Card, form: str = "the", name: str | None = None) -> str:
        """Show a card within a sentence: ``K♥``, ``trump 15``, ``the Excuse``; ``name`` stands for its usual name."""
        if card.suit in SUIT_SIGNS:
            return self.before(form) + self.index(card) + SUIT_SIGNS[card.suit]
        return name or self.name(card, form)

    def before(self, form: str) -> str:
        """The word that a form puts before a card that is shown and not named."""
        word = FORMS[form].before
        return self.say(word) if word else ""

    def cards(self, cards: Cards) -> Iterator[str]:
        """Show cards one by one for a list; of several trumps the word is said once."""
        held = list(cards)
        trumps = [card for card in held if card.suit == TRUMP]
        names = self._together(trumps) if len(trumps) > 1 else {}
        for card in held:
            yield self.card(card, name=names.get(card))

    def _together(self, trumps: list[Card]) -> dict[Card, str]:
        """What several trumps of one list are called: the first of them, those between, and the last."""
        first, between, last = self._translate(SEVERAL_TRUMPS).split(" | ")
        said = [first, *[between] * (len(trumps) - 2), last]
        return {card: shape.format(rank=card.rank) for card, shape in zip(trumps, said, strict=True)}

    def move(self, move: object) -> str:
        """Show a move of any phase: a card, a bid, or what else records write."""
        if isinstance(move, Card):
            return self.card(move)
        name, _, rest = str(move).partition(" ")
        if name not in MOVES or (name in TERMS and not rest):
            return self.term(name)
        packs = {"discard": TAROT, "call": TAROT, "draw": TAROT, "back": BARBU, "middle": BARBU}
        card = packs[name][rest] if name in packs else None
        others = tuple(map(int, rest.split())) if name == "double" and str(move) not in MOVES else None
        message = MOVES["double self"] if others == (self.seat,) else MOVES.get(str(move), MOVES[name])
        return self.say(message, card=card, size=rest, suit=rest, rank=rest, others=others)

    def rank(self, rank: str) -> str:
        """A rank, as it stands in the corner of a card."""
        return self._translate(INDICES[rank]) if rank in INDICES else rank

    def index(self, card: Card) -> str:
        """What stands in the card's corner."""
        if card.code == EXCUSE:
            return EXCUSE_SIGN
        return self.rank(card.rank)

    def name(self, card: Card, form: str = "") -> str:
        """The card's full name, as one says it: bare, or in one of the ``FORMS``."""
        if card.code == EXCUSE:
            return self.say(FORMS[form].excuse)
        if card.suit == TRUMP:
            return self.say(FORMS[form].trump, rank=card.rank)
        return self.say(CARD_NAME, rank=self.rank_name(card.rank, form), suit=self.suit(card.suit))

    def rank_name(self, rank: str, form: str = "the") -> str:
        """The name of a rank: the queen, the 8."""
        naming = FORMS[form]
        if rank in naming.ranks:
            return self.say(naming.ranks[rank])
        return self.say(naming.number, rank=rank) if naming.number else rank

    def player(self, seat: int) -> str:
        """Who sits at ``seat``, seen from our own seat, or from the place of who sits out if we have none."""
        if self.dead is not None:
            return self.around().player(at_table(seat, self.dead))
        if self.seat is None:
            return self.say(SEAT, number=seat)
        return self.say(PLAYERS[self.players][self.steps(seat)])

    def first(self, seat: int) -> str:
        """Who sits at ``seat``, said at the beginning of a line, or above a column."""
        if self.seat is None and self.dead is None:
            return self.say(SEAT_FIRST, number=seat)
        return capital(self.player(seat))

    def steps(self, seat: int) -> int:
        """How many places to the right of our own seat a seat is."""
        if self.dead is not None:
            return self.around().steps(at_table(seat, self.dead))
        own = self.seat or 0
        return (own - seat if self.clockwise else seat - own) % self.players

    def seats(self) -> list[int]:
        """All seats in the order of play, our own first."""
        return [((self.seat or 0) + number) % self.players for number in range(self.players)]

    def list(self, items: Iterable[str], manner: str) -> str:
        """Join items into a list that ends in *and*, or in *or*."""
        *first, last = items
        if not first:
            return last
        join = self._translate(LISTS[manner])
        return join.format(items=", ".join(first), last=last)

    def suit(self, suit: str) -> str:
        """The name of a suit, or of the trumps."""
        return self._translate(SUIT_NAMES[suit])

    def source(self, source: Source) -> str:
        """A source by the name under which readers of the language find it, with its section if one is cited."""
        name = self._translate(source.name)
        return name if source.section is None else f"{name}, §\u00a0{source.section}"

    def void(self, led: str) -> str:
        """Why a suit led does not have to be followed: there is none, or it is the trumps."""
        return self.say(TRUMPS_LED) if led == TRUMP else self.say(VOID, led=led)

    def neither(self, led: str) -> str:
        """That there is nothing to follow or trump with."""
        return self.say(NO_TRUMP) if led == TRUMP else self.say(NEITHER, led=led)

    def term(self, name: str) -> str:
        """A term of the score."""
        return self._translate(TERMS[name])


def minus(number: int | str) -> str:
    """A number with a true minus sign, as wide as a plus."""
    return str(number).replace("-", "−")


def signed(points: int) -> str:
    """Points won or lost, with their sign."""
    return minus(f"{points:+d}") if points else "0"


def capital(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]


def _half(points: float) -> str:
    """Points and halves: 40½, 41, and a lone half as ½."""
    return f"{int(points) or ''}½" if points % 1 else str(int(points))


#: How a fact is shown, by the word that stands behind its name in a message.
MANNERS: dict[str, Callable[[Words, Any], str]] = {
    "": lambda words, fact: words.text(str(fact)),
    "card": lambda words, card: words.card(card),
    "card.de": lambda words, card: words.card(card, "de"),
    "suit": lambda words, suit: words.suit(suit),
    "Suit": lambda words, suit: capital(words.suit(suit)),
    "void": lambda words, led: words.void(led),
    "neither": lambda words, led: words.neither(led),
    "player": lambda words, seat: words.player(seat),
    "Player": lambda words, seat: words.first(seat),
    "half": lambda _, points: _half(points),
    "term": lambda words, name: words.term(name),
    "level": lambda words, level: words.say(LEVELS[level]),
    "signed": lambda _, points: signed(points),
    "opposite": lambda _, points: signed(-points),
    "rank": lambda words, rank: words.rank(rank),
    "the-rank": lambda words, rank: words.rank_name(rank),
    "move": lambda words, move: words.move(move),
}
