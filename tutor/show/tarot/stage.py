"""French Tarot on the table: what each phase puts there, and what the learner may know of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.cards import TAROT, Card
from tutor.rule import N_, Facts, Message
from tutor.show.felt import Chair, Felt, OpenCards
from tutor.show.hand import PLAY, TRY, own_hand
from tutor.show.html import Html, element
from tutor.show.panels import known, signals, worth
from tutor.show.score_table import lines as sheet
from tutor.show.tarot.match import what_is_next as following
from tutor.show.tarot.part import Seen, part
from tutor.show.tarot.praise import praised, praised_deal
from tutor.show.tarot.story import CHAPTERS, chapter, tell
from tutor.show.words import capital
from tutor.tarot import call
from tutor.tarot.announce import POIGNEE, Declaration, is_declaration
from tutor.tarot.auction import BIDS, Auction
from tutor.tarot.call import CALLABLE, DEAD, Call
from tutor.tarot.call import PREFIX as CALL
from tutor.tarot.cut import SHUFFLE
from tutor.tarot.dog import PREFIX, Dog
from tutor.tarot.match import Match
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG, Ended, Setting
from tutor.tarot.slam import NO_SLAM_MOVE, Slam
from tutor.tarot.trick import Trick

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

POUSSE = "pousse"

NAME, TITLE = N_("French Tarot"), N_("French Tarot: deal {number}")
VARIANTS: dict[str, Message] = {
    "fft": N_("the federation’s"),
    "seed": N_("Wikipedia’s"),
    "soft": N_("the federation’s, without shuffling"),
    "dead": N_("the federation’s, five with a dead player"),
}

TAKER, PARTNER = N_("taker", "tag of a player"), N_("partner", "tag of a player")
TO_PLAY, TO_SPEAK = N_("to play", "tag of a player"), N_("to speak", "tag of a player")
LED, HIGHEST = N_("led", "tag of a card"), N_("highest", "tag of a card")
TO_THE_RIGHT = N_("Play goes to the right.")
CONTRACT = N_("contract: {contract:term}")
CALLED = N_("called: {card:card}")
PROGRESS = N_("{count} of {all} set aside")
DOG, ASIDE = N_("The dog"), N_("Set aside")
SHOWN = N_("{by:Player}: a {size:term} poignée")

SHUFFLED_ONCE = N_("At this table the pack is shuffled for the first deal only; then it is gathered and cut.")
NOT_SHUFFLED = N_(
    "The pack was not shuffled: last deal’s cards were gathered and cut. Cut by: {cutter:player}. Dealt by:"
    " {dealer:player}."
)
YOU_ARE_DEAD = N_("You are the dead player in this deal: you deal for the other four, who play it without you.")
SOMEBODY_IS_DEAD = N_("Dead in this deal: {dead:player}, who deals for the other four and sits out.")

CALLING = N_("call", "a button")

BID_NOW = N_("Your turn: make a bid, or pass.")
CALL_NOW = N_("Your turn: call a card. Its holder will be your partner.")
SET_ASIDE_NOW = N_("Your turn: choose a card to set aside. Still to set aside: {left}.")
SLAM_NOW = N_("Your turn: do you announce that you will win every trick? Hardly any hand is good enough for that.")
SHOW_POIGNEE = N_("Show a poignée:")
DECLARE = N_("Right before your first card you may also show a poignée.")


def card_of(move: object) -> Card | None:
    """The card of the hand with which a move is made: it is played, or set aside."""
    if isinstance(move, Card):
        return move
    return TAROT[move.removeprefix(PREFIX)] if isinstance(move, str) and move.startswith(PREFIX) else None


def choices(at: Any, moves: list[Any]) -> list[Any]:  # noqa: ANN401 - any phase
    """The moves that get a button: bids and calls from low to high, but no bid that only other tables know.

    Declarations are offered only to somebody who can make one of them.  A slam does not come first: there the focus is,
    and a key too many would announce what hardly any hand can win.
    """
    if isinstance(at, Auction):
        return [bid for bid in BIDS if bid in moves and (bid != POUSSE or at.setting.options.pousse)]
    if isinstance(at, Call):
        return [CALL + card.code for card in CALLABLE]
    if isinstance(at, Slam):
        return sorted(moves, key=lambda move: move != NO_SLAM_MOVE)
    if isinstance(at, Play) and not _declares(at):
        return []
    return moves


def label(_: object, written: str, words: Html) -> str:
    """What stands on the button of a move: its name, and the cards that it would show."""
    if written.startswith(CALL):
        name, card = words.say(CALLING), words.card(TAROT[written.removeprefix(CALL)])
        return f"{element('span', name, class_='tutor-said')} {card}"
    if not is_declaration(written):
        return capital(words.move(written))
    said = Declaration.read(written, "move")
    name = capital(words.move(said))
    if said.size:
        short = element("span", capital(words.term(said.size)), aria_hidden="true")
        name = element("span", name, class_="tutor-said") + short
    return f"{name} ({words.list(map(words.card, said.shown), 'and')})" if said.shown else name


def group(_: object, written: str, words: Html) -> str:
    """The poignées stand together; bids, calls and misère need no title."""
    return words.say(SHOW_POIGNEE) if written.startswith(POIGNEE) else ""


def deal_name(_: object, number: int, __: object) -> str:
    """A deal is known by its number."""
    return str(number)


def ledger(*_: object) -> str:
    """Nothing is to be written down but the scores."""
    return ""


def prompt(at: Any, words: Html, *, live: bool) -> str:  # noqa: ANN401 - any phase
    """What the learner is asked to do."""
    if isinstance(at, Dog):
        return words.say(SET_ASIDE_NOW, left=at.left)
    if isinstance(at, Play):
        said = words.say(PLAY if live else TRY)
        return f"{said} {words.say(DECLARE)}" if _declares(at) else said
    return words.say({Auction.phase: BID_NOW, Call.phase: CALL_NOW, Slam.phase: SLAM_NOW}[at.phase])


def _declares(at: Play) -> bool:
    """Whether the player to move may show a poignée, or declare misère."""
    return any(isinstance(move, Declaration) for move in at.obligation().legal())


def beginning(match: Match, words: Html) -> Iterator[str]:
    """Where the pack was not shuffled, that it was only gathered, and cut; and who is dead."""
    if match.soft:
        facts: Facts = {"cutter": match.cutter, "dealer": match.dealer}
        yield f"{words.tell(NOT_SHUFFLED, facts)} ({words.link(SHUFFLE)})"
    elif match.options.shuffle == "soft":
        yield f"{words.say(SHUFFLED_ONCE)} ({words.link(SHUFFLE)})"
    if (dead := match.sitting_out(match.number)) is not None:
        message = YOU_ARE_DEAD if dead == words.chairs.seat else SOMEBODY_IS_DEAD
        yield f"{words.say(message, dead=dead)} ({words.link(DEAD)})"


def layout(at: Any, seat: int | None, words: Html, *, live: bool) -> Felt:  # noqa: ANN401 - any phase
    """What lies on the table in any phase, as the player at ``seat`` sees it."""
    if isinstance(at, Play):
        return _play(at, seat, words, live=live)
    if isinstance(at, Ended):
        return Felt((), "", (Chair(),) * at.players, slots=False)
    if isinstance(at, Auction):
        places = _places(at.setting, dict(at.said), at.turn, None, words)
        return Felt((words.say(CHAPTERS[at.phase]),), "", places, slots=False, hand=own_hand(at.setting.hands, seat))
    return _taken(at, seat, words)


def _places(
    setting: Setting, said: dict[int, str], turn: int | None, taker: int | None, words: Html
) -> tuple[Chair, ...]:
    """Everybody's place before the play, with what they have said."""
    tags = {taker: TAKER, turn: TO_SPEAK} if taker != turn else {taker: TAKER}
    return tuple(
        Chair(word=words.term(said[seat]) if seat in said else "", tags=(tags[seat],) if seat in tags else ())
        for seat in range(setting.players)
    )


def _taken(at: Call | Dog | Slam, seat: int | None, words: Html) -> Felt:
    """The table between the auction and the play: the taker calls, makes the écart, announces."""
    setting, turned = at.setting, at.contract in WITH_DOG and not isinstance(at, Call)
    about = [words.say(CHAPTERS[at.phase]), words.say(CONTRACT, contract=at.contract)]
    if at.called:
        about.append(words.say(CALLED, card=at.called))
    hand, fresh, aside = own_hand(setting.hands, seat), TAROT.none, TAROT.none
    if not isinstance(at, Call) and turned and seat == at.taker:
        hand, aside = at.held or hand, at.aside
    if isinstance(at, Dog):
        fresh = hand & (setting.dog or TAROT.none)
        about.append(words.say(PROGRESS, count=at.count, all=at.count + at.left))
    rows = [OpenCards(words.say(DOG), setting.dog)] if turned and setting.dog else []
    rows += [OpenCards(words.say(ASIDE), aside)] if aside else []
    places = _places(setting, {at.taker: at.contract}, at.turn, at.taker, words)
    known = tuple(hand if player == seat else None for player in range(setting.players))
    partner = call.partner(at.called, at.taker, known, setting.dog if turned else None)
    role = part(Seen(at.taker, at.called, partner, hand, seat, setting.players), words)
    return Felt(tuple(about), role, places, slots=False, middle=tuple(rows), hand=hand, fresh=fresh)


def _play(at: Play, seat: int | None, words: Html, *, live: bool) -> Felt:
    """The trick on the table, each card before its player.

    In live play, until a card is led, the previous trick may still be seen (T-PLAY-LAST-TRICK-LOOK); it is faded.
    """
    old = live and not at.trick.cards and bool(at.tricks)
    seen, hand = at.seen_by(seat), own_hand(at.hands, seat)
    role = part(Seen(at.taker, at.called, seen.partner, hand, seat, len(at.hands)), words)
    return Felt(
        about=tuple(_about(at, words)),
        role=role if at.over else f"{role} {words.say(TO_THE_RIGHT)}",
        places=tuple(_in_play(seen, at.tricks[-1] if old else at.trick, old=old)),
        faded=old and not at.over,
        middle=tuple(_counted(at, words) if at.over else _open(seen, seat, words)),
        hand=hand,
    )


def _about(at: Play, words: Html) -> Iterator[str]:
    yield chapter(at, words)
    if at.announcing:
        yield words.say(CONTRACT, contract=at.contract)
    if at.called:
        yield words.say(CALLED, card=at.called)


def _in_play(seen: Play, shown: Trick, *, old: bool) -> Iterator[Chair]:
    """Everybody's place with the card of the trick that is shown, and what is known of the player."""
    best = None if old and not seen.over else shown.best
    cards = {shown.seat_of(card): card for card in shown.cards}
    for seat in range(shown.players):
        card = cards.get(seat)
        due = {
            TAKER: seat == seen.taker,
            PARTNER: seat == seen.partner != seen.taker,
            TO_PLAY: seat == seen.turn,
            LED: card is not None and card is shown.cards[0],
            HIGHEST: card is not None and card is best,
        }
        yield Chair(card, tags=tuple(tag for tag, said in due.items() if said))


def _open(seen: Play, seat: int | None, words: Html) -> Iterator[OpenCards]:
    """What lies open beside the first trick: the dog until one's own first card, and the poignées."""
    if seen.dog and len(own_hand(seen.hands, seat)) == seen.size:
        yield OpenCards(words.say(DOG), seen.dog)
    for by, said in seen.shown if not seen.tricks else ():
        if said.size:
            yield OpenCards(words.say(SHOWN, by=by, size=said.size), said.shown)


def _counted(at: Play, words: Html) -> Iterator[OpenCards]:
    """What is turned up for the count: the écart, or the dog that nobody has seen."""
    if at.announcing and at.contract in WITH_DOG:
        yield OpenCards(words.say(ASIDE), at.aside)
    elif at.announcing and at.dog:
        yield OpenCards(words.say(DOG), at.dog)


def advice(at: object, words: Html) -> str:
    """What helps the player to move, who is the one spoken to, and decides nothing; as HTML, perhaps nothing."""
    match at:
        case Auction():
            return worth(at, words)
        case Play():
            return known(at, words) + signals(at, words)
    return ""
