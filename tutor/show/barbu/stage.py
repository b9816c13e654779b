"""Barbu on the table: what each phase puts there, and what the learner is asked to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.barbu import contracts
from tutor.barbu.arranging import BACK, FIVE, MIDDLE, Arranging
from tutor.barbu.call import Call
from tutor.barbu.contracts import ChinesePoker, Contract
from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout as Domino
from tutor.barbu.options import Options
from tutor.barbu.play import Play
from tutor.barbu.targets import FLANK, MAX, PASS, Speaker
from tutor.cards import BARBU, Card, Cards
from tutor.rule import N_, Message
from tutor.show.barbu.felt import arrows, layout_of_suits, matrix, show_down, spoken
from tutor.show.barbu.goals import counts, goal
from tutor.show.barbu.match import following
from tutor.show.barbu.praise import praised, praised_deal
from tutor.show.barbu.settlement import deal_name, ledger, sheet
from tutor.show.barbu.story import chapter, tell
from tutor.show.felt import Chair, Felt, OpenCards, seat_name
from tutor.show.forms import SUIT_SIGNS
from tutor.show.hand import PLAY, TRY, own_hand
from tutor.show.html import Html, element
from tutor.show.panels import recommended as advice
from tutor.show.words import capital

__all__ = [
    "NAME",
    "TITLE",
    "VARIANTS",
    "advice",
    "beginning",
    "card_of",
    "chapter",
    "choices",
    "deal_name",
    "following",
    "group",
    "label",
    "layout",
    "ledger",
    "praised",
    "praised_deal",
    "prompt",
    "sheet",
    "tell",
]

NAME, TITLE = N_("Barbu", "the game"), N_("Barbu: deal {number} of {size}")
VARIANTS: dict[str, Message] = {
    "usual": N_("Barbu, seven deals each in a row"),
    "quick": N_("Barbu, the deal passes on every time"),
    "ravage-city": N_("with Ravage City"),
    "chinese-poker": N_("with Ravage City and Chinese poker"),
    "salade": N_("six rounds with Salade, three to six players"),
    "early": N_("the early form with 32 cards"),
}

DEALER, TO_SPEAK, TO_PLAY, TO_SET = (
    N_("dealer", "tag of a player"),
    N_("to speak", "tag of a player"),
    N_("to play", "tag of a player"),
    N_("to set", "tag of a player"),
)
LED, HIGHEST = N_("led", "tag of a card"), N_("highest", "tag of a card")
BETS = N_("bets:")
TRICKS, CARDS, OUT = N_("tricks: {count}"), N_("cards: {count}"), N_("out, place {place}")
AT_BACK, IN_MIDDLE = N_("Back, {count} of 5"), N_("Middle, {count} of 5")
CHOOSE_SUIT, CHOOSE_RANK = N_("Trumps:"), N_("Domino from:")
DOUBLE, REDOUBLE = N_("Double:"), N_("Redouble:")
MAXIMUM, FLANKS = N_("Maximum", "a button"), N_("Flanks", "a button")

CALL_NOW = N_("Your turn: you are the dealer and call a contract. Each may be called only once.")
ROUND_NOW = N_("Your turn: you are the dealer. The order of the contracts is fixed; call the one that is next.")
DOUBLE_NOW = N_("Your turn: do you bet that you will do better in this deal than somebody else? Double them, or pass.")
REDOUBLE_NOW = N_("Your turn: you may redouble those who have doubled you, or pass.")
LAY_NOW = N_("Your turn: lay a card that fits, or pass if you have none.")
SET_NOW = N_("Your turn: press a card to set it in your {row:term} row. Cards for that row still to set: {left}.")


def card_of(move: object) -> Card | None:
    """The card of the hand with which a move is made: it is played, laid or set."""
    if isinstance(move, Card):
        return move
    row, _, code = str(move).partition(" ")
    return BARBU[code] if row in (BACK, MIDDLE) else None


def choices(at: Any, moves: list[Any]) -> list[Any]:  # noqa: ANN401 - any phase
    """The calls in the order of the rulebook; doubles from one player to all, pairs only if they are allowed."""
    if isinstance(at, Call):
        return [code for code in contracts.calls(at.setting.options, at.setting.pack) if code in moves]
    if isinstance(at, Doubling) and at.turn is not None:
        return sorted(
            (move for move in moves if _worth_a_button(move, at, at.speaker)),
            key=lambda move: (move != PASS, move == MAX, move == FLANK, *_in_turn(at.speaker, move)),
        )
    return moves


def _worth_a_button(move: str, at: Doubling, speaker: Speaker) -> bool:
    """Whether a move stands among the buttons; flanks are those of a player who is not the dealer."""
    named = speaker.names(move)
    if move == FLANK:
        return not speaker.is_dealer and not speaker.late
    return speaker.seat not in named and (move in {PASS, MAX} or len(named) == 1 or move in at.obligation())


def _in_turn(speaker: Speaker, move: str) -> tuple[int, int]:
    """Redoubles, then doubles, then both at once; one player before two."""
    return [REDOUBLE, DOUBLE, ""].index(_kind(speaker, move)), len(speaker.names(move))


def _kind(speaker: Speaker, move: str) -> Message:
    """Whether a move doubles, or redoubles; nothing for one that does both, and for those that have a name."""
    again = {other in speaker.received for other in speaker.names(move)}
    if move in {PASS, MAX, FLANK} or len(again) > 1:
        return Message("")
    return REDOUBLE if True in again else DOUBLE


def group(at: Any, written: str, words: Html) -> str:  # noqa: ANN401 - any phase
    """The suits of Trumps stand together, the ranks of Domino, the doubles and the redoubles."""
    if isinstance(at, Doubling):
        kind = _kind(at.speaker, written)
        return words.say(kind) if kind else ""
    name, _, detail = written.partition(" ")
    titles = {"trumps": CHOOSE_SUIT, "domino": CHOOSE_RANK}
    return words.say(titles[name]) if isinstance(at, Call) and detail else ""


def label(at: Any, written: str, words: Html) -> str:  # noqa: ANN401 - any phase
    """What stands on the button of a move."""
    name, _, detail = written.partition(" ")
    if isinstance(at, Doubling):
        return _double(at, written, words)
    if not detail:
        return capital(words.term(name))
    said = element("span", capital(words.move(written)), class_="tutor-said")
    shown = SUIT_SIGNS[detail] if name == "trumps" else words.rank(detail)
    suit = detail if name == "trumps" else None
    return element("span", shown, class_="short", data_suit=suit, aria_hidden="true") + said


def _double(at: Doubling, move: str, words: Html) -> str:
    """Whom a double is against, by the names of their seats."""
    if move == PASS:
        return capital(words.term(PASS))
    named = at.speaker.names(move)
    told = spoken(named, at.speaker.received, words)
    word = {MAX: MAXIMUM, FLANK: FLANKS}.get(move)
    if word is None and _kind(at.speaker, move):
        names = ", ".join(seat_name(other, words) for other in words.chairs.order() if other in named)
        return element("span", names, aria_hidden="true") + element("span", capital(told), class_="tutor-said")
    if word is None:
        return capital(told)
    return f"{words.say(word)} ({told})" if told else words.say(word)


def prompt(at: Any, words: Html, *, live: bool) -> str:  # noqa: ANN401 - any phase
    """What the learner is asked to do."""
    if isinstance(at, Call):
        return words.say(CALL_NOW if fixed_order(at.setting.options) is None else ROUND_NOW)
    if isinstance(at, Doubling):
        again = at.speaker.is_dealer or at.speaker.late
        return words.say(REDOUBLE_NOW if again else DOUBLE_NOW)
    if isinstance(at, Domino):
        return words.say(LAY_NOW)
    if isinstance(at, Arranging):
        return words.say(SET_NOW, row=at.row, left=FIVE - len(at.own) % FIVE)
    return words.say(PLAY if live else TRY)


def beginning(*_: object) -> tuple[str, ...]:
    """Nothing: everybody plays, and the pack is always shuffled."""
    return ()


def layout(at: Any, seat: int | None, words: Html, *, live: bool) -> Felt:  # noqa: ANN401 - any phase
    """What lies on the table in any phase, as the player at ``seat`` sees it."""
    if isinstance(at, Call | Doubling):
        return _before(at, seat, words)
    if isinstance(at, Domino):
        return _domino(at, seat, words)
    return _setting(at, seat, words) if isinstance(at, Arranging) else _play(at, seat, words, live=live)


def _about(at: Any, contract: Contract | None, options: Options, words: Html) -> tuple[str, ...]:  # noqa: ANN401
    """The facts of the deal: the phase, the contract and what counts in it, and the bets that were made."""
    about = [chapter(at, words)]
    if contract is not None:
        about += [element("strong", capital(words.move(contract.code)))]
        about += [counts(contract, options, words)]
    if not isinstance(at, Call | Doubling) and at.bets.named:
        about.append(f"{words.say(BETS)} {arrows(at.bets, words)}")
    return tuple(about)


def _before(at: Call | Doubling, seat: int | None, words: Html) -> Felt:
    """The call and the doubling: what everybody has said, and the bets between the six pairs."""
    setting, doubling = at.setting, at if isinstance(at, Doubling) else None
    contract = None if isinstance(at, Call) else at.contract
    return Felt(
        about=_about(at, contract, setting.options, words),
        role=goal(contract, words),
        places=tuple(_speaking(at, other, words) for other in range(setting.players)),
        slots=False,
        free=matrix(doubling.bets, words) if doubling else "",
        hand=own_hand(setting.hands, seat),
    )


def _speaking(at: Call | Doubling, seat: int, words: Html) -> Chair:
    """A place before the play, with what its player has said."""
    due = {DEALER: seat == at.setting.dealer, TO_SPEAK: seat == at.turn}
    word = ""
    if isinstance(at, Doubling) and seat in dict(at.said):
        named = tuple(other for by, other in at.bets.named if by == seat)
        earlier = at.bets.named[: next((n for n, (by, _) in enumerate(at.bets.named) if by == seat), 0)]
        received = tuple(by for by, other in earlier if other == seat)
        word = spoken(named, received, words) if named else words.term(PASS)
    elif isinstance(at, Doubling) and seat == at.setting.dealer:
        word = capital(words.move(at.contract.code))
    return Chair(word=word, tags=tuple(tag for tag, said in due.items() if said))


def _play(at: Play, seat: int | None, words: Html, *, live: bool) -> Felt:
    """The trick on the table, each card before its player; the previous one, faded, until a card is led."""
    old = live and not at.trick.cards and bool(at.tricks)
    return Felt(
        about=_about(at, at.contract, at.options, words),
        role=goal(at.contract, words),
        places=tuple(_in_play(at, words, old=old)),
        faded=old and not at.over,
        hand=own_hand(at.hands, seat),
    )


def _in_play(at: Play, words: Html, *, old: bool) -> Iterator[Chair]:
    """Everybody's place with their card, and what they have won."""
    shown = at.tricks[-1] if old else at.trick
    best = at.winner(shown) if shown.cards and (not old or at.over) else None
    cards = {shown.seat_of(card): card for card in shown.cards}
    won: dict[int, Cards] = dict(at.contract.face_up(at.taken))
    for seat in range(shown.players):
        due = {
            TO_PLAY: seat == at.turn,
            LED: bool(shown.cards) and seat == shown.leader,
            HIGHEST: seat == best,
        }
        count = sum(taken.winner == seat for taken in at.taken)
        note = words.say(TRICKS, count=count)
        tags = tuple(tag for tag, said in due.items() if said)
        yield Chair(cards.get(seat), tags=tags, note=note, won=won.get(seat, at.pack.none))


def _domino(at: Domino, seat: int | None, words: Html) -> Felt:
    """The suits as they lie, and how many cards everybody has left."""
    places = []
    for other, left in enumerate(at.left):
        out = words.say(OUT, place=at.out.index(other) + 1) if other in at.out else words.say(CARDS, count=left)
        places.append(Chair(tags=(TO_PLAY,) if other == at.turn else (), note=out))
    return Felt(
        about=_about(at, at.contract, at.options, words),
        role=goal(at.contract, words),
        places=tuple(places),
        slots=False,
        free=layout_of_suits(at, words),
        hand=own_hand(at.hands, seat),
    )


def _setting(at: Arranging, seat: int | None, words: Html) -> Felt:
    """One's own rows while they are set, and everybody's when all are."""
    own = at.own if at.turn == seat else []
    piles = ((AT_BACK, own[:FIVE]), (IN_MIDDLE, own[FIVE:]))
    rows = [OpenCards(words.say(title, count=len(pile)), BARBU.set(pile)) for title, pile in piles if pile]
    contract = ChinesePoker()
    return Felt(
        about=_about(at, contract, at.options, words),
        role=goal(contract, words),
        places=tuple(Chair(tags=(TO_SET,) if other == at.turn else ()) for other in range(len(at.hands))),
        slots=False,
        middle=tuple(rows),
        free=show_down(at.rows() or {}, words) if at.turn is None else "",
        hand=at.hand if at.turn == seat else BARBU.none,
    )
