"""The doubling on the table: everybody's word, the bets between the pairs, and the doubles that are allowed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations

from tutor.barbu.bets import Bet
from tutor.barbu.compulsory import SETTLED, TWICE
from tutor.barbu.doubling import Doubling
from tutor.barbu.phases import onwards
from tutor.barbu.targets import DOUBLE as DOUBLE_MOVE
from tutor.barbu.targets import FLANK, MAX, PASS
from tutor.core.message import N_, Message
from tutor.show.barbu.bets import A_BET, six_threads, spoken, state
from tutor.show.barbu.goals import goal
from tutor.show.barbu.phase import TO_SPEAK, BarbuOnTable
from tutor.show.html import Html, element
from tutor.show.table.felt import Chair, Felt, seat_name
from tutor.show.table.hand import own_hand
from tutor.show.table.threads import State
from tutor.show.words import Words, capital

DOUBLE, REDOUBLE = N_("Double:"), N_("Redouble:")
SAY_IT = N_("Say it", "a button: say whom one doubles")
MAXIMUM, FLANKS = N_("Maximum", "a button"), N_("Flanks", "a button")
REDOUBLE_NOW = N_("Your turn: you may redouble those who have doubled you, or pass.")
TAP_DOUBLES = N_(
    "Your turn: who will do worse in this deal than you? Press the bet with each of them, then “Say it”; with nobody"
    " chosen, you pass."
)
TAP_REDOUBLES = N_(
    "Your turn: you may redouble those who have doubled you. Press the bets to raise, then “Say it”; with none, you"
    " pass."
)
TAP_DEALER = N_(
    "Your turn: you still owe the dealer a double, and have to make it now. Press that bet, and any others that you"
    " like, then “Say it”."
)
NOBODY_CHOSEN = N_("Nobody is chosen: you pass.")
THE_DEALER = N_("{dealer:Player} {dealer:you|are|is} the dealer.")
NO_BETS = N_("Nobody has doubled yet.")
NO_DOUBLE = N_("{by:Player} {by:you|pass|passes}.")
DOUBLES = N_("{by:Player} {by:you|double|doubles} {others:and}.")
REDOUBLES = N_("{by:Player} {by:you|redouble|redoubles} {others:and}.")
NOT_PLAYED = N_("Nobody has doubled, so this negative contract is not played.")


class DoublingOnTable(BarbuOnTable[Doubling, str]):
    """The doubling."""

    TITLE = N_("Barbu, {contract:move}: the doubling")
    CHAPTER = N_("The doubling")
    PROMPT = N_("Your turn: do you bet that you will do better in this deal than somebody else? Double them, or pass.")

    def title(self, words: Words, /) -> str:
        """The title of a doubling: the contract that the bets are about."""
        return words.say(self.TITLE, contract=self.at.contract.code)

    def felt(self, seat: int | None, words: Html, /) -> Felt:
        """The table during the doubling: everybody's words, and the bets between the six pairs."""
        at, setting = self.at, self.at.setting
        speaks = seat == at.turn and not self.asked
        taps = self._taps(words) if speaks else {}
        return Felt(
            about=self.about(at.contract, setting.options, words),
            role=goal(at.contract, words),
            chairs=tuple(self._chair(other, words) for other in range(setting.players)),
            free=six_threads(at.bets, words, taps) + "".join(element("p", line) for line in self._owing(words)),
            acts=self._acts(words) if speaks else "",
            hand=own_hand(setting.hands, seat),
        )

    def _chair(self, seat: int, words: Html) -> Chair:
        """A place with a pass, if its player has passed; the threads show their bets."""
        at = self.at
        passed = seat in dict(at.said) and all(by != seat for by, _ in at.bets.named)
        return Chair(word=words.term(PASS) if passed else "", marks=(TO_SPEAK,) if seat == at.turn else ())

    def _taps(self, words: Html) -> dict[int, State]:
        """The wishes of the player to speak, right or wrong: the bet with each of the others, if it is named now."""
        own, bets = self.at.speaker.seat, self.at.bets
        others = [other for other in words.chairs.order() if other != own]
        now = {frozenset((bet.by, bet.other)): bet for bet in bets.bets()}
        named = {other: now.get(frozenset((own, other)), Bet(own, other, 0)) for other in others}
        return {other: state(bet._replace(level=min(bet.level + 1, 2)), words) for other, bet in named.items()}

    def _acts(self, words: Html) -> str:
        """The button that says the tapped bets, the same in words, and buttons that tap several threads at once."""
        speaker = self.at.speaker
        wishes = self._wishes()
        key = {named: " ".join(map(str, sorted(named))) for named in wishes}
        moves = {key[named]: move for named, move in wishes.items()}
        told = {key[named]: " ".join(self._said(tuple(sorted(named)), words)) for named in wishes}
        told[""] = words.say(NOBODY_CHOSEN)
        family = self.at.setting.options.flanks and not (speaker.is_dealer or speaker.late)
        shortcuts = ((MAXIMUM, MAX), *(((FLANKS, FLANK),) if family else ()))
        return "".join(
            (
                element("p", told[""], class_="told", role="status"),
                element(
                    "button",
                    words.say(SAY_IT),
                    type="button",
                    class_="choice",
                    data_says=True,
                    data_moves=json.dumps(moves),
                    data_told=json.dumps(told, ensure_ascii=False),
                ),
                *(
                    element("button", words.say(label), type="button", class_="choice", data_taps=key[frozenset(named)])
                    for label, move in shortcuts
                    if (named := speaker.names(move))
                ),
            )
        )

    def _wishes(self) -> dict[frozenset[int], str]:
        """The words for doubling or redoubling any of the others together, by the seats of those."""
        speaker = self.at.speaker
        candidates = {frozenset(speaker.names(move)): move for move, _ in reversed([*self.at.obligation()])}
        others = sorted(other for other in speaker.seats if other != speaker.seat)
        sets = (frozenset(named) for size in range(len(others) + 1) for named in combinations(others, size))
        return {named: candidates.get(named) or " ".join((DOUBLE_MOVE, *map(str, sorted(named)))) for named in sets}

    def buttons(self, moves: list[str], /) -> list[str]:
        """No moves, since the threads make them; in a question about the moves: pass, redoubles, doubles."""
        if not self.asked:
            return []
        return sorted(moves, key=lambda move: (move != PASS, move == MAX, move == FLANK, *self._in_turn(move)))

    def _in_turn(self, move: str) -> tuple[int, int]:
        """A sort key: redoubles, then doubles, then both at once; one player before two."""
        return [REDOUBLE, DOUBLE, None].index(self._kind(move)), len(self.at.speaker.names(move))

    def _kind(self, move: str) -> Message | None:
        """The kind of a move, a double or a redouble; ``None`` for one that does both, and for moves with a name."""
        speaker = self.at.speaker
        again = {other in speaker.received for other in speaker.names(move)}
        if move in {PASS, MAX, FLANK} or len(again) > 1:
            return None
        return REDOUBLE if True in again else DOUBLE

    def group(self, written: str, words: Html, /) -> str:
        """The title of the group of doubles, or of redoubles."""
        kind = self._kind(written)
        return words.say(kind) if kind else ""

    def label(self, written: str, words: Html, /) -> str:
        """The button of a double: the players whom it is against, by the names of their seats."""
        if written == PASS:
            return super().label(written, words)
        named = self.at.speaker.names(written)
        told = spoken(named, self.at.speaker.received, words)
        if written in {MAX, FLANK}:
            word = words.say(MAXIMUM if written == MAX else FLANKS)
            return f"{word} ({told})" if told else word
        if self._kind(written) is None:
            return capital(told)
        names = ", ".join(seat_name(other, words) for other in words.chairs.order() if other in named)
        return element("span", names, aria_hidden="true") + element("span", capital(told), class_="tutor-said")

    def prompt(self, words: Html, /) -> str:
        """The prompt to double, or to answer those who have doubled."""
        speaker = self.at.speaker
        redoubles = speaker.is_dealer or speaker.late
        if self.asked:
            return words.say(REDOUBLE_NOW if redoubles else self.PROMPT)
        if self.at.owing(speaker).due:
            return words.say(TAP_DEALER)
        return words.say(TAP_REDOUBLES if redoubles else TAP_DOUBLES)

    def tell(self, move: str, words: Words, /) -> Iterator[str]:
        """The doubles and redoubles of somebody, a line each, and what comes of it if nobody has doubled."""
        yield from self._said(self.at.speaker.names(move), words)
        after = onwards(self.at.after(move))
        if after.phase == self.at.phase and after.turn is None:
            yield words.say(NOT_PLAYED)

    def _said(self, named: tuple[int, ...], words: Words) -> Iterator[str]:
        """The doubles and redoubles of the player to speak, who names some of the others or nobody."""
        speaker = self.at.speaker
        for message, again in ((DOUBLES, False), (REDOUBLES, True)):
            if others := tuple(other for other in named if (other in speaker.received) is again):
                yield words.say(message, by=speaker.seat, others=others)
        if not named:
            yield words.say(NO_DOUBLE, by=speaker.seat)

    def so_far(self, words: Words, /) -> Iterator[str]:
        """The dealer, and the doubles so far."""
        yield words.say(THE_DEALER, dealer=self.at.setting.dealer)
        bets = [words.tell(A_BET, bet._asdict()) for bet in self.at.bets.bets()]
        yield from (f"  {bet}" for bet in bets or [words.say(NO_BETS)])
        yield from self._owing(words)

    def _owing(self, words: Words) -> Iterator[str]:
        """The doubles that the player to speak owes the dealer: one who is asked what may be said has to know them."""
        debt = self.at.owing(self.at.speaker) if self.asked and self.at.turn is not None else SETTLED
        if debt.owed and TWICE.note:
            yield words.say(TWICE.note, done=debt.done, left=debt.left)
