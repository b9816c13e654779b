"""The help around the play: advice, things known of the other hands, messages of a defender's cards.

The facts known are proven and so no advice; all else is advice, also whether to show a poignée.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor import tarot
from tutor.core.cards import TAROT, Card, Cards
from tutor.core.message import N_, Message
from tutor.show.advice import Counsel, item, panel, tell, told
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.table.recommended import Recommended, recommended
from tutor.show.tarot import agreed
from tutor.show.tarot.inferences import Inferences
from tutor.show.words import Words
from tutor.tarot.advice import signals as conventions
from tutor.tarot.advice.poignee import weigh
from tutor.tarot.advice.signals import Signal, defends
from tutor.tarot.conventions.pack import USUAL
from tutor.tarot.options import HONOUR
from tutor.tarot.play import Play

SIGNALS = N_(
    "Advice, not a rule: what each card would tell by the federation’s signals, which the taker can read as well."
)
AGREED_SIGNALS = N_(
    "Advice, not a rule: what each card would tell by the signals that this table has agreed on, which the taker can"
    " read as well."
)
POIGNEE = N_("Advice, not a rule: whether to show your poignée.")
TRUE = N_("Your hand keeps that promise.")
UNTRUE = N_("Your hand does not keep that promise.")
SILENT = N_("By convention these cards say nothing.")
FROM_THE_MIDDLE = N_("What happened before this position is not known, so nobody can say what a card would tell.")


class AroundThePlay(Counsel):
    """The help around a position of the play, for the player to move."""

    def __init__(self, at: Play) -> None:
        """Keep the position."""
        self.at = at

    def html(self, words: Html) -> str:
        """The panels on the move, on a poignée better kept and, for a defender, on the signals.

        The inferences have a place of their own at the table.
        """
        counsel = self._choice
        choice = counsel.html(words) if counsel else ""
        return choice + self._kept(words) + signals(self.at, words)

    @property
    def _choice(self) -> Recommended | None:
        return recommended(self.at, tarot.advised)

    def _kept(self, words: Html) -> str:
        """The panel on a poignée better kept; one to be shown is the recommended move."""
        weighed = weigh(self.at)
        return "" if weighed is None or weighed.show else poignee(self.at, words)

    def lines(self, words: Words) -> Iterator[str]:
        """The advice, then a poignée better kept, then the things known and told, and for a defender the signals."""
        turn = self.at.trick.turn
        if counsel := self._choice:
            yield from counsel.lines(words)
            yield ""
        if (weighed := weigh(self.at)) and not weighed.show:
            yield words.say(POIGNEE)
            yield f"  {tell(weighed.reason, words)} [{weighed.reason.rule.id}]"
            yield ""
        yield from Inferences(self.at, turn).lines(words)
        if defends(self.at, turn):
            yield ""
            yield words.say(_heading(self.at))
            yield from (f"  {said}" for said in _agreement(self.at, words))
            yield from _signalled(self.at, words)

    def as_json(self, words: Words) -> JsonObject:
        """The things known and told, the advice, whether to show a poignée, and the message of each legal card."""
        at, turn = self.at, self.at.trick.turn
        cards = at.duty().legal() if defends(at, turn) else []
        tells = [{"move": card.code, "tells": list(_told(at, card, words))} for card in cards]
        weighed = weigh(at)
        shown = weighed and {"move": weighed.show and str(weighed.show), **told(weighed.reason, words)}
        choice = counsel.as_json(words)["choice"] if (counsel := self._choice) else None
        return {**Inferences(at, turn).as_json(words), "choice": choice, "poignee": shown, "signals": tells}


def poignee(at: Play, words: Html) -> str:
    """The panel on showing a poignée or not; ``""`` where none can be shown, or when the deal is over.

    Raise ``RecordError`` if the hand is not known.
    """
    weighed = None if at.over else weigh(at)
    if weighed is None:
        return ""
    words = words.to(at.trick.turn, len(at.hands))
    return panel(POIGNEE, element("p", tell(weighed.reason, words), " ", words.link(weighed.reason.rule)), words)


def signals(at: Play, words: Html) -> str:
    """The message of each legal card of the player to move to the partners, and whether it is true of the hand.

    ``""`` for the attack, and when the deal is over.  Raise ``RecordError`` if the hand is not known.
    """
    if at.over or not defends(at, at.trick.turn):
        return ""
    words = words.to(at.trick.turn, len(at.hands))
    said = "".join(element("p", sentence) for sentence in _agreement(at, words))
    if not at.whole:
        return panel(_heading(at), said + element("p", words.say(FROM_THE_MIDDLE)), words)
    items = (item(cards, _tells(found, silence, words), words) for cards, found, silence in _groups(at))
    return panel(_heading(at), said + element("ul", *items, data_tells=True), words)


def tells(signal: Signal, words: Html) -> str:
    """The message of a card by one convention, and whether the hand keeps the promise."""
    text, kept = tell(signal.reason, words), _promise(signal)
    link = words.link(signal.rule)
    if kept is None:
        return element("p", text, " ", link)
    sign, legal = ("✓ ", "yes") if signal.true else ("✗ ", "no")
    return element("p", text, " ", element("strong", sign, words.say(kept)), " ", link, data_legal=legal)


def _told(at: Play, card: Card, words: Words) -> Iterator[JsonObject]:
    """The messages of a card if the player to move played it."""
    for signal in conventions.signals(at, at.trick.turn, card):
        yield {**told(signal.reason, words), "true": signal.true}


def _heading(at: Play) -> Message:
    """The heading above the signals of a table: the federation's, unless it has agreed on others."""
    return SIGNALS if at.options.conventions == USUAL else AGREED_SIGNALS


def _agreement(at: Play, words: Words) -> Iterator[str]:
    """The agreement of a table about the cards of its defenders, where that is not the usual."""
    if at.options.conventions != USUAL:
        yield agreed.conventions(at.options, words)
    if (at.options.conventions, at.options.tenue) != (USUAL, HONOUR):
        yield agreed.tenue(at.options, words)


def _promise(signal: Signal) -> Message | None:
    """The words on the hand's keeping a signal's promise or not; ``None`` if it promises nothing."""
    return None if signal.true is None else TRUE if signal.true else UNTRUE


def _signalled(at: Play, words: Words) -> Iterator[str]:
    if not at.whole:
        yield f"  {words.say(FROM_THE_MIDDLE)}"
        return
    for cards, found, silence in _groups(at):
        yield f"  {'  '.join(map(words.card, cards))}"
        if not found:
            yield f"      {words.say(silence)}"
        for signal in found:
            kept = _promise(signal)
            text = tell(signal.reason, words)
            yield f"      {text}{' ' + words.say(kept) if kept else ''} [{signal.rule.id}]"


def _groups(at: Play) -> list[tuple[Cards, tuple[Signal, ...], Message]]:
    """The legal cards of the player to move by their signals, and last those without, by the reasons for that."""
    telling = []
    silent: dict[Message, Cards] = {}
    for cards, found in conventions.by_cards(at):
        if found:
            telling.append((cards, found, SILENT))
            continue
        for card in cards:
            why = _silence(at, card)
            silent[why] = silent.get(why, TAROT.none) | TAROT.set([card])
    return [*telling, *((cards, (), why) for why, cards in silent.items())]


def _silence(at: Play, card: Card) -> Message:
    """The reason why a card tells nothing."""
    spoken = conventions.moment(at, at.trick.turn, card)
    return (spoken and conventions.agreed(at).silent(spoken.moment, card.rank)) or SILENT


def _tells(found: Iterable[Signal], silence: Message, words: Html) -> Iterator[str]:
    if not found:
        yield element("p", words.say(silence))
    for signal in found:
        yield tells(signal, words)
