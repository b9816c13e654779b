"""A rule with all its words and sources, and a reason: the rule and the facts that bring it to bear.

Words are made from reasons later, in ``tutor.show``.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.message import Facts, Message


class Source(NamedTuple):
    """A written source of a rule: the name under which readers can look it up, and a section of it."""

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
    - ``hint`` advises the player to move, and decides nothing;
    - ``ask`` is the question that leads to the rule, for somebody who looks for the answer: it has no facts, is true of
      every position, and gives nothing away.

    The parts of a sentence name facts: a reason that lacks one of them fails when it is said, not when it is made.

    ``id`` is public: answers have it, and whoever keeps them.  ``differs`` says where the sources differ, and what
    holds here; ``option`` is the house rule by which a table may choose.
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
    ask: Message | None = None
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

    >>> from tutor.tarot.legal_cards import UNDERTRUMP, UNDERTRUMP_ALONE
    >>> usual, alone = Reason(UNDERTRUMP, {}), Reason(UNDERTRUMP, {}, says=UNDERTRUMP_ALONE)
    >>> usual.decides(legal=True) == UNDERTRUMP.allows, alone.decides(legal=True) == UNDERTRUMP_ALONE
    (True, True)
    >>> alone.note == UNDERTRUMP_ALONE  # not the note of the rule
    True

    So a reason that has to speak in two places, a verdict that allows and one that forbids, is made twice.  A rule may
    be silent in a place, and then so is its reason: to ask for that sentence raises ``LookupError``.

    It is not ``disputed`` where the sources, which differ about the rule, agree about this case.
    """

    rule: Rule
    facts: Facts
    says: Message | None = None
    seen: Message | None = None
    disputed: bool = True

    def decides(self, *, legal: bool) -> Message:
        """The sentence that explains why a move is legal by this reason, or why it is not."""
        return self._said(self.says, self.rule.allows if legal else self.rule.forbids)

    @property
    def shows(self) -> Message:
        """The sentence that explains to everybody why a card was played."""
        return self._said(self.seen, self.rule.seen)

    @property
    def note(self) -> Message:
        """The sentence that is noted beside a verdict."""
        return self._said(self.says, self.rule.note)

    @property
    def line(self) -> Message:
        """The sentence that stands on the score sheet."""
        return self._said(self.says, self.rule.line)

    @property
    def proof(self) -> Message:
        """The sentence that says what everybody can know of a hand."""
        return self._said(self.says, self.rule.proof)

    @property
    def hint(self) -> Message:
        """The sentence that advises the player to move."""
        return self._said(self.says, self.rule.hint)

    @property
    def differs(self) -> Message | None:
        """The sentence that says how the sources differ; ``None`` if they agree about this case."""
        return self.rule.differs if self.disputed else None

    def _said(self, *sentences: Message | None) -> Message:
        """The first sentence that there is; raise ``LookupError`` if the rule is silent here."""
        for sentence in sentences:
            if sentence is not None:
                return sentence
        raise LookupError(self.rule.id)
