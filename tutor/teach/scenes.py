"""A scene for every rule that decides on other moves than cards: a position, a move it permits and one it forbids."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.cards import TAROT, Cards
from tutor.rule import Rule, Ruling
from tutor.tarot import announce, auction, call, deal, dog, trick
from tutor.tarot.announce import Declaration, Slam
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.deal import Dealing
from tutor.tarot.dog import Dog
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, Setting
from tutor.tarot.trick import Trick

KINGS = "SK HK DK CK"


class Scene(NamedTuple):
    """A position for a rule, seen from seat 0; ``None`` where the rule never permits, or never forbids."""

    rule: Rule
    at: Any
    permits: str | None = None
    forbids: str | None = None

    def ruling(self, move: str) -> Ruling[Any]:
        """What the rules say of a move, written as records write it."""
        for verdict in self.at.obligation():
            if str(verdict.move) == move:
                ruling: Ruling[Any] = verdict.ruling
                return ruling
        raise KeyError(move)

    @property
    def hand(self) -> Cards:
        """The cards that matter: what the player to move holds."""
        if isinstance(self.at, Dog):
            return self.at.held or TAROT.none
        if isinstance(self.at, Play):
            return self.at.hand
        setting = getattr(self.at, "setting", None)
        return (setting and setting.hands[0]) or TAROT.none


def _setting(players: int = 4, hand: str = "", **rules: Any) -> Setting:  # noqa: ANN401 - house rules by name
    """A table at which seat 0 holds ``hand`` and speaks third."""
    hands = (TAROT.read(hand), *(None,) * (players - 1))
    return Setting(players, players - 3, Options.of(rules), hands)


def _auction(*said: str, **rules: Any) -> Auction:  # noqa: ANN401 - house rules by name
    setting = _setting(**rules)
    return Auction(setting, tuple(zip((2, 3), said, strict=False)))


def _call(hand: str, **rules: Any) -> Call:  # noqa: ANN401 - house rules by name
    return Call(_setting(5, hand, **rules), 0, "garde")


def _dog(held: str, left: int) -> Dog:
    return Dog(_setting(), 0, "garde", None, TAROT.read(held), count=6 - left)


def _first_card(hand: str, aside: str = "", shown: str = "", **rules: Any) -> Play:  # noqa: ANN401 - house rules
    """Seat 0 is about to lead to the first trick of a deal at a table of four."""
    cards = TAROT.read(hand)
    said = ((0, Declaration(shown)),) if shown else ()
    hands = (cards, None, None, None)
    nothing = (TAROT.none,) * 4
    options = Options.of(rules)
    return Play(
        HAND_SIZES[4],
        0,
        "garde",
        hands,
        Trick(0, 4),
        nothing,
        options=options,
        aside=TAROT.read(aside),
        shown=said,
        announcing=True,
    )


def _lead_of_five(hand: str) -> Play:
    hands = (TAROT.read(hand), *(None,) * 4)
    return Play(15, 1, "garde", hands, Trick(0, 5), (TAROT.none,) * 5, called=TAROT["HK"])


def _dealing(*moves: str) -> Dealing:
    dealing = Dealing.begin(Setting(4, 0, Options(), (None,) * 4), TAROT.cards)
    for move in moves:
        dealing = dealing.after(move)
    return dealing


_SHORT = "T2 T3 T4 T5 T6 T7 T8 T9 T10"
_TEN = f"{_SHORT} T11 S2 S5 H3 H9 D4 DJ C6 CQ"
_NINE = f"{_SHORT} EX S2 S5 H3 H9 D4 DJ C6 CQ"
_FEW = "T2 T3 T4 S2 S5 S7 SK H3 H9 HQ D4 D8 DJ DK C1 C6 C9 CQ"
_BARE = "S1 S2 S3 S5 S7 S9 H2 H3 H9 H10 D4 D6 D8 D9 C1 C3 C6 C9"

SCENES: dict[Rule, Scene] = {
    scene.rule: scene
    for scene in (
        Scene(deal.PACKETS, _dealing(), permits="packet"),
        Scene(deal.SIZES, _dealing(*["packet"] * 18), forbids="packet"),
        Scene(deal.DOG_SINGLE, _dealing("packet"), permits="dog"),
        Scene(deal.DOG_NOT_ENDS, _dealing(), forbids="dog"),
        Scene(deal.DOG_NOT_CONSECUTIVE, _dealing("packet", "dog"), forbids="dog"),
        Scene(auction.ONE_TURN, _auction("prise", "pass"), permits="pass"),
        Scene(auction.LADDER, _auction("pass", "pass"), permits="garde"),
        Scene(auction.OVERCALL, _auction("pass", "garde"), permits="garde-sans", forbids="prise"),
        Scene(auction.CONTRE_CLOSES, _auction("garde-contre", "pass"), forbids="garde-sans"),
        Scene(auction.POUSSE, _auction("prise", "pass"), forbids="pousse"),
        Scene(auction.NO_PRISE, _auction("pass", "pass", no_prise=True), forbids="prise"),
        Scene(call.KING, _call("SK T5 T12 H4"), permits="call HK"),
        Scene(call.SELF, _call("SK T5 T12 H4"), permits="call SK"),
        Scene(call.FALLBACK, _call(f"{KINGS} T5 HQ"), permits="call SQ", forbids="call DN"),
        Scene(dog.COUNT, _dog("S2 S5 HK T1 T9 EX", 2), permits="discard S2"),
        Scene(dog.NO_KING, _dog("S2 S5 HK T1 T9 EX", 2), forbids="discard HK"),
        Scene(dog.NO_BOUT, _dog("S2 S5 HK T1 T9 EX", 2), forbids="discard T1"),
        Scene(dog.NO_TRUMP, _dog("S2 S5 HK T1 T9 EX", 2), forbids="discard T9"),
        Scene(dog.FORCED_TRUMP, _dog("S2 HK T1 T9 T12 EX", 2), permits="discard T9"),
        Scene(dog.SHOW_TRUMPS, _dog("S2 HK T1 T9 T12 EX", 2), permits="discard T9"),
        Scene(announce.SLAM, Slam(_setting(hand="T21 T20 EX SK"), 0, "garde", None, None), permits="slam"),
        Scene(announce.THRESHOLD, _first_card(_TEN), permits="poignee simple", forbids="poignee double"),
        Scene(announce.EXCUSE_STANDS_IN, _first_card(_NINE), permits="poignee simple"),
        Scene(announce.DISCARDED, _first_card(_NINE, aside="T12"), permits="poignee simple"),
        Scene(announce.WHO, _first_card(_TEN, shown="poignee simple"), forbids="poignee simple"),
        Scene(announce.MISERE, _first_card(_BARE, misere=True), permits="misere"),
        Scene(trick.LEAD_BAN, _lead_of_five("S2 S5 H3 H9 HQ D4 D8 DJ C1 C6 T2 T3 T4 T9 EX"), forbids="H3"),
    )
}
