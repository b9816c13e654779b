"""The protocols of a game that stands on the table: phase by phase, and from deal to deal.

An ``OnTable`` is for one phase of a game, a ``Stage`` for the game; ``tutor.show.games`` holds the stage of each.  None
of them decides a rule: they show a position, and the rulings of the position's own obligation on its moves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tutor.core.cards import Card
from tutor.core.entered import Fields
from tutor.core.errors import Json
from tutor.core.match import Match
from tutor.core.message import N_, Facts, Message
from tutor.core.obligation import Position
from tutor.core.sheet import Sheet
from tutor.show.advice import Counsel
from tutor.show.crib.section import Section
from tutor.show.html import Html
from tutor.show.reasoned import JsonObject
from tutor.show.table.felt import Chair, Felt
from tutor.show.table.play_page import PlayPage
from tutor.show.table.praise import Praise
from tutor.show.table.story import Step
from tutor.show.words import Words, capital

ONLY_CARD = N_("Your turn. The only card that you may play is {card:card}.")
ONLY_MOVE = N_("Your turn. There is only one thing that you may do: {move:move}.")

At = TypeVar("At", bound=Position[Any])
Move = TypeVar("Move")
Played = TypeVar("Played", bound=Match)
Finished = TypeVar("Finished")

#: The texts on the choices of a table, by the name of the house rule: a message for each value, or one with the value
#: in it, or a function that makes a sentence of all house rules of the game.
Agreed = Mapping[str, Message | Mapping[object, Message] | Callable[[Any, Words], str]]


class UsualRules(NamedTuple):
    """What is said of the house rules that are usual in a game.

    ``marked`` marks such a ``value`` in a list, ``by`` says that something goes by them, ``take`` is the button that
    takes them, and ``all_usual`` says of a table that it has no others.
    """

    marked: Message
    by: Message
    take: Message
    all_usual: Message


class OwnNumbers(NamedTuple):
    """The numbers of a house rule that a table may write out itself: each with its label, by its name.

    ``of`` has those that a table has written itself, and ``made`` makes a value of some that were typed, which stand in
    place of those that the table has chosen by a name.
    """

    labels: Mapping[str, Message]
    of: Callable[[Any], Mapping[str, int]]
    made: Callable[[Any, Mapping[str, int]], Json]


class RuleChoices(NamedTuple):
    """The house rules of a game to choose from.

    ``read`` makes a game's ``Options`` of those that a record names; raise ``RecordError``.  ``lists`` has each rule by
    its name in records, with the beginning of a sentence that each of its values ends.  ``usual`` speaks of those that
    nobody has to choose.  ``groups`` are those in which
    tables really differ, each group with its title, and each rule with a sentence about it.  ``own`` says how the
    sentence ends where a table has written a value out itself; ``numbers`` are those of which one is made.
    ``rules`` has the rules of the game that are otherwise where a house rule is.
    """

    read: Callable[[Mapping[str, object]], object]
    lists: Mapping[str, tuple[Message, Mapping[Any, Message]]]
    usual: UsualRules
    groups: tuple[tuple[Message, Mapping[str, Message]], ...] = ()
    own: Mapping[str, Callable[[Any, Words], str]] = {}
    numbers: Mapping[str, OwnNumbers] = {}
    rules: Mapping[str, tuple[str, ...]] = {}


class OnTable(Generic[At, Move]):
    """A position ``at`` in one phase of a game, as shown on the table, in plain text and in a still picture.

    A phase overrides the methods for which it has something to show.  Its fixed sentences are ``TITLE`` (its name above
    plain text), ``CHAPTER`` (its part of the story) and ``PROMPT`` (the request to the learner), which a phase without
    a move of the learner's leaves out.  ``live`` tells that an allowed move is made at once, not just tried;
    ``asked`` that the question is which moves are allowed, so that nothing on the table may tell; ``still`` that
    a trick, for instance, that the last move has completed is not gathered yet.

    ``at`` knows every hand.  A method shows things to the seat that it is given, or to that of its words (``chairs``),
    and may tell nothing that this player does not know.  Given ``Html`` it returns HTML, in which text of its own must
    be escaped (``words.markup.text``); given ``Words``, the markup of those words.
    """

    TITLE: ClassVar[Message]
    CHAPTER: ClassVar[Message]
    PROMPT: ClassVar[Message]

    def __init__(self, at: At, *, live: bool = True, asked: bool = False, still: bool = False) -> None:
        """Keep the position, and the circumstances in which it is shown."""
        self.at = at
        self.live = live
        self.asked = asked
        self.still = still

    @property
    def in_hand(self) -> bool:
        """Whether things can be laid out here and taken back, so that trying a move makes it."""
        return self.live and not self.asked

    @property
    def swept(self) -> bool:
        """Whether the last move has completed a trick or the like, which is gathered now."""
        return False

    def felt(self, _seat: int | None, words: Html, /) -> Felt:
        """The things on the table, and those that the player at a seat knows; usually nothing yet.

        A player who sits out of a deal has no seat, and sees it when it is over.
        """
        return Felt((), "", (Chair(),) * words.chairs.players)

    def heard(self, _story: Sequence[Step], _words: Html, /) -> Mapping[int, str]:
        """What players have said in a deal and still holds, as HTML by seat; its ``story`` has led to the position."""
        return {}

    def card_of(self, move: Move, /) -> Card | None:
        """The card of the hand with which a move is made; other moves are buttons."""
        return move if isinstance(move, Card) else None

    def buttons(self, moves: list[Move], /) -> list[Move]:
        """The moves made with no card that get a button, in the order in which one thinks of them."""
        return moves

    def label(self, written: str, words: Html, /) -> str:
        """The label on the button of a move, as HTML."""
        return capital(words.move(written))

    def group(self, _written: str, _words: Html, /) -> str:
        """The heading that a move's button shares with its neighbours, as HTML, if that is to be said."""
        return ""

    def group_note(self, _written: str, _words: Html, /) -> str:
        """What is worth knowing of that group before it is opened, as HTML."""
        return ""

    def prompt(self, words: Html, /) -> str:
        """The sentence that asks the learner for a move, as HTML."""
        return words.say(self.PROMPT)

    def without_choice(self, move: Move, words: Html, /) -> str:
        """The sentence for a learner who may make one ``move`` only, as HTML."""
        card = self.card_of(move)
        return words.say(ONLY_CARD, card=card) if card else words.say(ONLY_MOVE, move=str(move))

    def advice(self) -> Counsel | None:
        """The advice to the player to move, which is no rule; raise ``RecordError`` if it needs a hand not known."""
        return None

    def inferences(self, _seat: int | None, /, *, counted: bool = False) -> Counsel | None:  # noqa: ARG002
        """The things that all can know and that cards have told, with exact counts, which take time, if wanted."""
        return None

    def chapter(self, words: Words, /) -> str:
        """The part of the story to which the position belongs."""
        return words.say(self.CHAPTER)

    def tell(self, _move: Move, _words: Words, /) -> Iterator[str]:
        """The lines that a move adds to the story; only what the player at the words' seat may know.

        ``at`` is the position before the move.
        """
        yield from ()

    def is_a_choice(self, _move: Move, _seat: int | None, /) -> bool:
        """Whether a move is a choice of which the story tells even in short to the player at a seat."""
        return len(self.at.obligation().legal()) > 1

    def motive(self, _move: Move, _words: Words, *, over: bool) -> Iterator[str]:  # noqa: ARG002 - for phases that use it
        """The reason why one of the tutor's players made a move here, a sentence each, in the story of the deal.

        Until the deal is ``over`` they use only the knowledge of everybody at the table, whatever hands ``at`` knows;
        then that of the player.  ``at`` is the position before the move.
        """
        yield from ()

    def praised(self, _own: Step, _step: Step, _seat: int, /) -> Praise | None:
        """The praise of the player at a seat for a step that was made here; ``own`` is the last one of theirs."""
        return None

    def praised_deal(self, _sheet: Sheet, _seat: int, /) -> tuple[Praise, Facts] | None:
        """The praise of the player at a seat for a deal that is over, and the parts of its wordings."""
        return None

    def title(self, words: Words, /) -> str:
        """The first line of plain text: the game, the phase, and how far it has come."""
        return words.say(self.TITLE)

    def so_far(self, _words: Words, /) -> Iterator[str]:
        """The things that everybody sees or has heard, in plain text; or the cards already set aside."""
        yield from ()

    def before(self, _words: Html, /) -> Iterator[str]:
        """The events that led to the position, as HTML, in a still picture of it."""
        yield from ()


#: The class that shows a position on the table, by the type of the position.
Phases = Mapping[type[Position[Any]], type[OnTable[Any, Any]]]


class MatchSheet(ABC, Generic[Played, Finished]):
    """The part of a match's score sheet that its game fills; ``COLUMN`` is the heading of the last column."""

    COLUMN: ClassVar[Message]

    @abstractmethod
    def title(self, match: Played, words: Words, /) -> str:
        """The title of the match: how far it has come."""

    @abstractmethod
    def dealer(self, match: Played, number: int, /) -> int:
        """The seat of a deal's dealer; the first deal has the number 1."""

    @abstractmethod
    def played(self, deal: Finished, words: Words, /) -> str:
        """The deal in the last column of a score sheet."""

    @abstractmethod
    def remarks(self, match: Played, words: Words, /) -> Iterator[str]:
        """The remarks on the totals."""

    @abstractmethod
    def following(self, match: Played, words: Words, /) -> Iterator[str]:
        """The line on what comes after the last deal; nothing when the match is over."""

    def closing(self, match: Played, words: Words, /) -> Iterator[str]:
        """The end of the sheet: the line on what comes next."""
        yield from self.following(match, words)

    @abstractmethod
    def deal_as_json(self, deal: Finished, /) -> JsonObject:
        """The facts of a deal besides its scores, as JSON."""

    @abstractmethod
    def next_as_json(self, match: Played, /) -> JsonObject | None:
        """The facts of the next deal, as JSON; ``None`` if the match is over."""


class Stage(ABC, Generic[Played]):
    """A game as it stands on the table, and the sentences about it.

    ``title`` is that of a table that plays a match; ``{number}`` is the deal's, of ``{size}`` if there is an end.
    ``phases`` has for each type of position, not for the types that it extends, the class that shows it; a test finds
    one that is missing.  ``boards`` are the sorts of boards that only this game shows in exercises, each with the
    module that writes them (``told``, ``lines``, ``html``).  ``house_rules`` are those of which a table may choose.  In
    the rulebook ``advises`` explains the game's advice, and ``guides`` are the pages with more on it, by the beginnings
    of its ids.
    """

    name: ClassVar[Message]
    title: ClassVar[Message]
    variants: ClassVar[Mapping[str, Message]]
    phases: ClassVar[Phases]
    #: The page on which the game is played on the site.
    play_page: ClassVar[PlayPage]
    #: The parts of a match's score sheet that belong to the game.
    match_sheet: MatchSheet[Played, Any]
    agreed: ClassVar[Agreed]
    house_rules: ClassVar[RuleChoices]
    advises: ClassVar[Message]
    guides: ClassVar[Mapping[str, str]] = {}
    boards: ClassVar[Mapping[type, ModuleType]] = {}

    def entry(self, _match: Played, _filled: Fields, _words: Html, /) -> Iterator[str]:
        """The fields of a score pad's form for the match's next deal, as HTML, with what is filled in."""
        yield from ()

    def endings(self, _match: Played, _words: Html, /) -> Iterator[tuple[str, str]]:
        """The ways in which that deal may have ended without play: the rule's id, and its title as HTML."""
        yield from ()

    def on_table(
        self, at: Position[Any], *, live: bool = True, asked: bool = False, still: bool = False
    ) -> OnTable[Any, Any]:
        """A position of the game as shown on the table; raise ``KeyError`` if it is of another game."""
        return self.phases[type(at)](at, live=live, asked=asked, still=still)

    def tell(self, steps: Iterable[Step], words: Words, *, over: bool | None = None) -> Iterator[str]:
        """The story of some moves, line by line, as far as the player at ``words.chairs.seat`` may know it.

        In a deal with the tutor's players, ``over`` or not yet, their motives follow the lines on their moves.
        """
        for before, move in steps:
            shown = self.on_table(before)
            motives = () if over is None else shown.motive(move, words, over=over)
            first, *more = (*shown.tell(move, words), "")
            if line := " ".join(filter(None, (first, *motives))):
                yield line
            yield from filter(None, more)

    def praised(self, own: Step, step: Step, seat: int) -> Praise | None:
        """The praise of the player at ``seat`` for a step, ``own`` being their last one."""
        return self.on_table(step.before).praised(own, step, seat)

    def beginning(self, _match: Played, _words: Html, /) -> Iterator[str]:
        """The sentences about a match's next deal before its first move, by the places at the table, as HTML."""
        yield from ()

    @abstractmethod
    def crib(self, options: Any, players: int, words: Words, /) -> Iterator[Section]:  # noqa: ANN401 - of its own game
        """What one looks up while playing by some house rules, part by part."""

    @abstractmethod
    def score(self, sheet: Sheet, words: Html, /) -> str:
        """The score of a finished deal and its origin, as HTML."""

    def summed_up(self, _deal: Any, _words: Words, /) -> Iterator[str]:  # noqa: ANN401 - as in ``match_sheet``
        """The outcome of a deal that is over, in sentences, before its score is counted."""
        yield from ()

    @abstractmethod
    def deal_name(self, match: Played, number: int, words: Html, /) -> str:
        """The name of a match's finished deal above its scores, as HTML; the first has the number 1."""

    def ledger(self, _match: Played, _words: Html, /) -> str:
        """The other things written down in a match, as HTML."""
        return ""
