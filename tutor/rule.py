"""The vocabulary of explanation: rules, reasons, rulings, obligations and verdicts.

Legal and explained are the same thing.  A position states its ``Obligation`` once: a few ``Ruling``s that between them
hold every candidate move, each with the chain of ``Reason``s that allows or forbids its moves.  A reason is a rule and
facts; words are made from it later, in ``tutor.show``.

A ``Message`` is an English text with named parts, ``"{led:Suit} was led"``.  It is also the key of the message
catalogues; ``N_`` marks it for them.  What stands behind the colon says how a part is shown (see ``tutor.show.words``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from operator import attrgetter
from types import ModuleType
from typing import Generic, NamedTuple, NewType, Protocol, Self, TypeVar, TypeVarTuple

from tutor.cards import Card, Cards

Message = NewType("Message", str)

#: A fact of a reason: a card, some cards, the letter of a suit, a term or a seat or some, another number, or nothing.
Fact = Card | Cards | str | tuple[str, ...] | tuple[int, ...] | float | None
Facts = Mapping[str, Fact]

Move = TypeVar("Move")
Move_co = TypeVar("Move_co", covariant=True)
Found = TypeVarTuple("Found")


def N_(text: str, context: str = "") -> Message:  # noqa: N802 - the name that gettext's tools look for
    """Mark an English text for the message catalogues.

    ``context`` tells translators what a word means here, and keeps it apart from others that are written like it:
    ``N_("double", "size of a poignée")``.
    """
    return contextual(Message(text), context) if context else Message(text)


def contextual(message: Message, context: str) -> Message:
    """A message in a context, or in another one beside its own: the key under which catalogues have it."""
    own, _, text = message.rpartition("\4")
    return Message(f"{own}: {context}\4{text}" if own else f"{context}\4{text}")


class Source(NamedTuple):
    """Where a rule is written down: what readers know it by, so that they can look it up, and a section of it."""

    name: Message
    section: int | None = None


class Rule(NamedTuple):
    """A rule of a game, with all its words and its sources.

    It has a sentence for each place where it speaks, made with the facts of the reason that brings it there:

    - ``allows`` and ``forbids`` speak to the player whose move the rule decides;
    - ``seen`` tells everybody why another player's card was played, and may use only what everybody sees;
    - ``note`` is said beside the rule that decides a verdict;
    - ``line`` stands on the score sheet, where ``value`` is one more fact: what the line comes to;
    - ``proof`` tells everybody what a player's move proves of their hand;
    - ``hint`` advises the player to move, and decides nothing.

    ``differs`` says where the sources differ, and what holds here; ``option`` is the house rule by which a table may
    choose.
    """

    id: str
    title: Message
    statement: Message
    sources: tuple[Source, ...]
    allows: Message | None = None
    forbids: Message | None = None
    seen: Message | None = None
    note: Message | None = None
    line: Message | None = None
    proof: Message | None = None
    hint: Message | None = None
    differs: Message | None = None
    option: str | None = None

    @property
    def anchor(self) -> str:
        """The place of the rule on its rulebook page."""
        return self.id.lower()


class Reason(NamedTuple):
    """A rule and the facts that bring it to bear.

    Where the rule's own sentence is not true of the case, ``says`` is the one that is, in whatever place the reason
    speaks, and ``seen`` the one that is told to everybody:

    >>> Reason(FORCED_LAST, facts, says=FORCED_TRUMPS)  # the last contract, but its suit may be chosen

    So a reason that has to speak in two places, a verdict that allows and one that forbids, is made twice.  It is not
    ``disputed`` where the sources, which differ about the rule, agree about this case.
    """

    rule: Rule
    facts: Facts
    says: Message | None = None
    seen: Message | None = None
    disputed: bool = True

    def decides(self, *, legal: bool) -> Message:
        """Why a move is legal, or not, by this reason."""
        return self._said(self.says, self.rule.allows if legal else self.rule.forbids)

    @property
    def shows(self) -> Message:
        """Why a card was played, for everybody."""
        return self._said(self.seen, self.rule.seen)

    @property
    def note(self) -> Message:
        """What is worth noting beside a verdict."""
        return self._said(self.says, self.rule.note)

    @property
    def line(self) -> Message:
        """What stands on the score sheet."""
        return self._said(self.says, self.rule.line)

    @property
    def proof(self) -> Message:
        """What everybody can know of a hand."""
        return self._said(self.says, self.rule.proof)

    @property
    def hint(self) -> Message:
        """What the player to move is advised."""
        return self._said(self.says, self.rule.hint)

    @property
    def differs(self) -> Message | None:
        """Where the sources differ, if they do about this case."""
        return self.rule.differs if self.disputed else None

    def _said(self, *sentences: Message | None) -> Message:
        """The first sentence that there is; raise ``LookupError`` if the rule is silent here."""
        for sentence in sentences:
            if sentence is not None:
                return sentence
        raise LookupError(self.rule.id)


class Ruling(NamedTuple, Generic[Move_co]):
    """What is true alike of several moves: that they are legal, or not, and why.

    The last reason of ``chain`` decides; those before it lead there from the facts of the position.  ``notes`` are
    worth saying beside it and decide nothing.
    """

    moves: Collection[Move_co]
    legal: bool
    chain: tuple[Reason, ...]
    notes: tuple[Reason, ...] = ()

    @property
    def reason(self) -> Reason:
        """The reason that decides."""
        return self.chain[-1]

    @property
    def rule(self) -> Rule:
        """The rule that decides."""
        return self.chain[-1].rule


def allow(moves: Collection[Move], *chain: Reason, notes: tuple[Reason, ...] = ()) -> Ruling[Move]:
    """Rule that ``moves`` are legal, by the last reason of ``chain``."""
    return Ruling(moves, True, chain, notes)  # noqa: FBT003 - the name of this function says it


def forbid(moves: Collection[Move], *chain: Reason, notes: tuple[Reason, ...] = ()) -> Ruling[Move]:
    """Rule that ``moves`` are not legal, by the last reason of ``chain``."""
    return Ruling(moves, False, chain, notes)  # noqa: FBT003 - the name of this function says it


class Verdict(NamedTuple, Generic[Move_co]):
    """What is to be said of one move."""

    move: Move_co
    ruling: Ruling[Move_co]

    @property
    def legal(self) -> bool:
        """Whether the move may be made."""
        return self.ruling.legal

    @property
    def rule(self) -> Rule:
        """The rule that decides."""
        return self.ruling.rule


class Obligation(Generic[Move_co]):
    """What the player to move must do: the rulings on all their candidate moves, each move in exactly one.

    Which moves are legal is known at once.  An obligation that is ``decided`` makes its rulings, out of the same
    decision, when somebody asks why: most moves of most deals are judged without being explained.
    """

    __slots__ = ("_decision", "_explain", "_legal", "_rulings")

    _explain: Callable[..., Iterable[Ruling[Move_co]]]
    _decision: tuple[object, ...]
    _legal: Collection[Move_co]
    _rulings: tuple[Ruling[Move_co], ...] | None

    def __init__(self, *rulings: Ruling[Move_co]) -> None:
        """Join ``rulings``; one without moves is dropped."""
        self._rulings = tuple(ruling for ruling in rulings if ruling.moves)
        self._legal = [move for ruling in rulings if ruling.legal for move in ruling.moves]

    @classmethod
    def decided(
        cls, legal: Collection[Move], explain: Callable[[*Found], Iterable[Ruling[Move]]], *decision: *Found
    ) -> Obligation[Move]:
        """The obligation under which just ``legal`` may be done.

        ``explain`` makes the rulings that say why, out of what the ``decision`` has found: hand the findings over
        rather than closing over them, so that nothing else is kept alive.
        """
        duty: Obligation[Move] = object.__new__(Obligation)
        duty._legal, duty._explain, duty._decision, duty._rulings = legal, explain, decision, None
        return duty

    @property
    def rulings(self) -> tuple[Ruling[Move_co], ...]:
        """The rulings, none of them without moves."""
        if self._rulings is None:
            self._rulings = tuple(ruling for ruling in self._explain(*self._decision) if ruling.moves)
        return self._rulings

    def __contains__(self, move: object) -> bool:
        """Tell whether ``move`` is legal."""
        return move in self._legal

    def __iter__(self) -> Iterator[Verdict[Move_co]]:
        """Iterate over the verdicts on all candidates."""
        for ruling in self.rulings:
            for move in ruling.moves:
                yield Verdict(move, ruling)

    def legal(self) -> list[Move_co]:
        """The moves that may be made."""
        return list(self._legal)

    def verdict(self, move: object) -> Verdict[Move_co]:
        """Return the verdict on one candidate; raise ``KeyError`` if the move is none."""
        for verdict in self:
            if verdict.move == move:
                return verdict
        raise KeyError(move)


def note(duty: Obligation[Move], move: Move, reason: Reason) -> Obligation[Move]:
    """The same obligation, with ``reason`` noted beside the ruling on one move."""
    return Obligation.decided(duty.legal(), _noted, duty, move, reason)


def _noted(duty: Obligation[Move], move: Move, reason: Reason) -> Iterator[Ruling[Move]]:
    for ruling in duty.rulings:
        others = [other for other in ruling.moves if other != move]
        if len(others) == len(ruling.moves):
            yield ruling
        else:
            yield ruling._replace(moves=others)
            yield ruling._replace(moves=[move], notes=(*ruling.notes, reason))


class Line(NamedTuple):
    """One line of a score sheet: a reason, and what it comes to."""

    reason: Reason
    value: int


class Sheet:
    """What a finished deal came to: the score line by line, and the scores by seat.

    ``scores`` are ``None`` where they cannot be known, and ``ended`` is the rule that ended a deal without play.  The
    scores are known at once.  Lines that only explain them can be an iterator, which is read when somebody asks.
    """

    def __init__(self, lines: Iterable[Line], scores: tuple[int, ...] | None, ended: Rule | None = None) -> None:
        """Put ``lines`` and ``scores`` beside each other."""
        self._lines = lines
        self.scores = scores
        self.ended = ended

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The score line by line."""
        return tuple(self._lines)

    def __eq__(self, other: object) -> bool:
        """Compare all that the sheets say."""
        said = attrgetter("lines", "scores", "ended")
        return isinstance(other, Sheet) and said(self) == said(other)

    def __hash__(self) -> int:
        """Hash by the scores."""
        return hash(self.scores)


class Position(Protocol[Move]):
    """A deal at one moment, in any phase of any game."""

    @property
    def phase(self) -> str:
        """The phase's name in answers."""

    @property
    def turn(self) -> int | None:
        """The seat to move; nobody's when the deal is over."""

    def obligation(self) -> Obligation[Move]:
        """What the player to move must do."""

    def read(self, text: str, place: str, /) -> Move:
        """Read a move of this phase; raise ``RecordError`` at ``place`` if it is none."""

    def after(self, move: Move, /) -> Self:
        """The position after a move; raise ``RefusedError`` if it may not be made."""


class Chapter(NamedTuple):
    """A part of a rulebook: its place on the page, its title and its rules by id, in the order of the page."""

    anchor: str
    title: Message
    rules: Mapping[str, Rule]


def chapters(*parts: tuple[str, Message, tuple[ModuleType, ...]]) -> tuple[Chapter, ...]:
    """Make chapters of anchors, titles and modules."""
    return tuple(Chapter(anchor, title, rules_of(*modules)) for anchor, title, modules in parts)


def rules_of(*modules: ModuleType) -> dict[str, Rule]:
    """Collect the rules that stand in modules, by id; raise ``ValueError`` if one stands in two of them.

    A module that only refers to a rule of another one therefore imports that module, and not the rule: ``call.IN_DOG``.
    """
    return by_id(value for module in modules for value in vars(module).values() if isinstance(value, Rule))


def by_id(rules: Iterable[Rule]) -> dict[str, Rule]:
    """File rules by id, in their order; raise ``ValueError`` if an id comes twice."""
    found: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in found:
            raise ValueError(rule.id)
        found[rule.id] = rule
    return found
