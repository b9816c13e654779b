"""French Tarot: a scene for every rule that decides a move: a position, a move it permits and one it forbids."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.cards import TAROT
from tutor.core.rule import Rule
from tutor.rulebook.moment import Moment, Scene, scene
from tutor.rulebook.tarot.card_scenes import CARD_SCENES
from tutor.tarot import announce, auction, before_bidding, call, cut, deal, dog, draw, legal_cards, slam
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.cut import Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.dog import Dog
from tutor.tarot.draw import Drawing
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, Setting, dog_size
from tutor.tarot.slam import Slam
from tutor.tarot.trick import Trick

KINGS = "SK HK DK CK"


def _setting(players: int = 4, hand: str = "", /, **rules: object) -> Setting:
    """A table at which seat 0 holds ``hand`` and speaks third."""
    hands = (TAROT.read(hand), *(None,) * (players - 1))
    return Setting(players, players - 3, Options.of(rules), hands)


def _auction(*said: str, hand: str = "", **rules: object) -> Auction:
    setting = _setting(4, hand, **rules)
    return Auction(setting, tuple(zip((2, 3), said, strict=False)))


def _redeal() -> Auction:
    """Seat 0 deals again after a misdeal, and everybody has passed."""
    setting = replace(_setting(), dealer=0, redeal=True)
    return Auction(setting, ((1, "pass"), (2, "pass"), (3, "pass")))


def _call(hand: str, **rules: object) -> Call:
    return Call(_setting(5, hand, **rules), 0, "garde")


def _dog(held: str, left: int, players: int = 4, called: str = "", lying: str = "") -> Dog:
    """The taker has so many cards ``left`` to set aside; ``lying`` are cards that lay in the dog."""
    setting = replace(_setting(players), dog=TAROT.read(lying) if lying else None)
    card = TAROT[called] if called else None
    return Dog(setting, 0, "garde", card, TAROT.read(held), count=dog_size(players) - left)


def _slam(contract: str = "garde", **rules: object) -> Slam:
    return Slam(_setting(4, "T21 T20 EX SK", **rules), 0, contract, None, None)


def _first_card(hand: str, aside: str = "", shown: str = "", **rules: object) -> Play:
    """Seat 0 is about to lead to the first trick of a deal at a table of four."""
    said = ((0, Declaration(shown)),) if shown else ()
    return Play(
        HAND_SIZES[4],
        0,
        "garde",
        (TAROT.read(hand), None, None, None),
        Trick(0, 4),
        options=Options.of(rules),
        aside=TAROT.read(aside),
        shown=said,
        announcing=True,
    )


def _lead_of_five(hand: str) -> Play:
    hands = (TAROT.read(hand), *(None,) * 4)
    return Play(15, 1, "garde", hands, Trick(0, 5), called=TAROT["HK"])


def _second_of_a_free_petit() -> Play:
    """Seat 0, a defender, plays second to a heart and was dealt the Petit as only trump."""
    at = _first_card(f"T1 {_BARE.rsplit(' ', 1)[0]}", petit_imprenable=True)
    return replace(at, taker=3, trick=Trick(3, 4, (TAROT["H7"],)))


def _drawing(*drawn: str) -> Drawing:
    return Drawing(_setting(), drawn=tuple(TAROT[code] for code in drawn))


def _dealing(*moves: str) -> Dealing:
    dealing = Dealing.begin(_setting(), TAROT.cards)
    for move in moves:
        dealing = dealing.after(move)
    return dealing


_SHORT = "T2 T3 T4 T5 T6 T7 T8 T9 T10"
_TEN = f"{_SHORT} T11 S2 S5 H3 H9 D4 DJ C6 CQ"
_NINE = f"{_SHORT} EX S2 S5 H3 H9 D4 DJ C6 CQ"
_THIRTEEN = f"{_SHORT} T11 T12 T13 T14 S2 S5 H3 H9 D4"
_BARE = "S1 S2 S3 S5 S7 S9 H2 H3 H9 H10 D4 D6 D8 D9 C1 C3 C6 C9"
_OF_FIVE = "S2 S5 H3 H9 HQ D4 D8 DJ C1 C6 T2 T3 T4 T9"

_SCENES = (
    scene(draw.PACK, _drawing("H10"), forbids="draw H10"),
    scene(draw.DRAW, _drawing("H10"), permits="draw C5"),
    scene(draw.DRAW_TIE, _drawing("H10"), permits="draw C10"),
    scene(draw.DRAW_EXCUSE, _drawing("H10"), permits="draw EX"),
    scene(cut.SHUFFLE, Cutting(_setting(), TAROT.cards), permits="cut 31"),
    scene(cut.CUT, Cutting(_setting(), TAROT.cards), permits="cut 31"),
    scene(cut.CUT_MIN, Cutting(_setting(), TAROT.cards), forbids="cut 3"),
    scene(cut.MISDEAL, _redeal(), forbids="garde"),
    scene(deal.PACKETS, _dealing(), permits="packet"),
    scene(deal.SIZES, _dealing(*["packet", "dog"] * 6, "packet"), forbids="dog"),
    scene(deal.DOG_SINGLE, _dealing("packet"), permits="dog"),
    scene(deal.DOG_NOT_ENDS, _dealing(), forbids="dog"),
    scene(deal.DOG_NOT_CONSECUTIVE, _dealing("packet", "dog"), forbids="dog"),
    scene(deal.DOG_NOT_MID_PACKET, _dealing("packet"), permits="dog"),
    scene(deal.DOG_SHOW_COUNT, _dealing(*["packet", "dog"] * 6, *["packet"] * 17), permits="packet"),
    scene(before_bidding.PETIT_IMPRENABLE, _second_of_a_free_petit(), permits="T1"),
    Scene(
        before_bidding.HOUSE_MALDONNE,
        Moment(_auction("prise", "pass", hand=_BARE, maldonne=True), "throw-in"),
        Moment(_auction("prise", "pass", hand=_TEN, maldonne=True), "throw-in"),
    ),
    scene(auction.ONE_TURN, _auction("prise", "pass"), permits="pass"),
    scene(auction.LADDER, _auction("pass", "pass"), permits="garde"),
    scene(auction.OVERCALL, _auction("pass", "garde"), permits="garde-sans", forbids="prise"),
    scene(auction.CONTRE_CLOSES, _auction("garde-contre", "pass"), forbids="garde-sans"),
    scene(auction.POUSSE, _auction("prise", "pass"), forbids="pousse"),
    scene(auction.NO_PRISE, _auction("pass", "pass", no_prise=True), forbids="prise"),
    scene(call.KING, _call("SK T5 T12 H4"), permits="call HK"),
    scene(call.SELF, _call("SK T5 T12 H4"), permits="call SK"),
    scene(call.FALLBACK, _call(f"{KINGS} T5 HQ"), permits="call SQ", forbids="call DN"),
    scene(call.IN_DOG, _dog("S2 S5 HK T9 EX", 3, 5, "HK", "HK S2 S5"), permits="discard S2"),
    scene(call.SECRET, _lead_of_five(f"{_OF_FIVE} HK"), permits="HK"),
    scene(call.DISCARD, _dog(f"{KINGS} S2 HQ T9 EX", 2, 5, "HQ"), permits="discard HQ"),
    scene(dog.SHOW, _dog("S2 S5 HK T1 T9 EX", 6), permits="discard S2"),
    scene(dog.SANS, _slam("garde-sans"), permits="no-slam"),
    scene(dog.CONTRE, _slam("garde-contre"), permits="no-slam"),
    scene(dog.COUNT, _dog("S2 S5 HK T1 T9 EX", 2), permits="discard S2"),
    scene(dog.NO_KING, _dog("S2 S5 HK T1 T9 EX", 2), forbids="discard HK"),
    scene(dog.NO_BOUT, _dog("S2 S5 HK T1 T9 EX", 2), forbids="discard T1"),
    scene(dog.NO_TRUMP, _dog("S2 S5 HK T1 T9 EX", 2), forbids="discard T9"),
    scene(dog.FORCED_TRUMP, _dog("S2 HK T1 T9 T12 EX", 2), permits="discard T9"),
    scene(dog.SHOW_TRUMPS, _dog("S2 HK T1 T9 T12 EX", 2), permits="discard T9"),
    scene(dog.GAME_CALL, _dog("S2 S5 HK T1 T9 EX", 1), permits="discard S2"),
    scene(slam.SLAM, _slam(), permits="slam"),
    scene(slam.SLAM_DEF, _slam(), permits="slam"),
    scene(slam.SLAM_LEAD, _slam(), permits="slam"),
    scene(slam.PETIT_SLAM, _slam(petit_slam=True), permits="petit-slam"),
    scene(slam.SLAM_EXCUSE_LAST, replace(_first_card(_NINE), slam="slam"), permits="EX"),
    scene(announce.THRESHOLD, _first_card(_TEN), permits="poignee simple", forbids="poignee double"),
    scene(announce.EXCUSE_STANDS_IN, _first_card(_NINE), permits="poignee simple"),
    scene(announce.SHOW_EXACT, _first_card(_THIRTEEN), permits="poignee simple"),
    scene(announce.EXCUSE_IMPLIES, _first_card(_TEN.replace("CQ", "EX")), permits="poignee simple"),
    scene(announce.LOWER, _first_card(_THIRTEEN), permits="poignee simple"),
    scene(announce.DISCARDED, _first_card(_NINE, aside="T12"), permits="poignee simple"),
    scene(announce.WHO, _first_card(_TEN, shown="poignee simple"), forbids="poignee simple"),
    Scene(
        announce.MISERE,
        Moment(_first_card(_BARE, misere=True), "misere"),
        Moment(_first_card(_TEN, misere=True), "misere"),
    ),
    scene(legal_cards.LEAD_BAN, _lead_of_five(f"{_OF_FIVE} EX"), forbids="H3"),
)
SCENES: dict[Rule, Scene] = {**CARD_SCENES, **{one.rule: one for one in _SCENES}}
