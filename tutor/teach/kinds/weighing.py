"""Whether to show a poignée: advice, from how often the tutor's players win with such a hand (``tutor.teach.weighed``).

It is asked only where that is clear.  The figure leaves out what the others make of the trumps that they are shown.
"""

from __future__ import annotations

import random

from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import THRESHOLD, WHO
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_VALUES, POIGNEE_WINNER
from tutor.tarot.score.count import NEEDED
from tutor.teach.estimate import Estimate
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.weighed import Weighed, hands, weighed

SHOW, KEEP = N_("Show a simple poignée"), N_("Keep it to yourself")
DECIDE_AS_TAKER = N_(
    "You are the taker, and you may show a simple poignée now, before your first card. What would you do? The answer is"
    " advice, not a rule: it goes by how often the tutor’s own players win with these cards."
)
DECIDE_AS_DEFENDER = N_(
    "You are a defender, and you may show a simple poignée now, before your first card. What would you do? The answer"
    " is advice, not a rule: it goes by how often the tutor’s own players win with these cards."
)
YOUR_ECART = N_("This is what you have set aside:")
HOW_LIKELY = N_("How likely is it that your side wins the deal?")
HOW_MANY_BOUTS = N_("How many bouts do you hold, and how many points do you need with them?")
WHO_WINS = N_("The taker does not have your trumps. But what does the bid tell you, and did a bout lie in the dog?")

WON = N_(
    "The other cards were dealt {of} times so that they fit all that you know. Your side won {won} of these deals: that"
    " is {chance} of 100, give or take {error}."
)
BOUTS_HELD = N_(
    "You hold {bouts} {bouts:n|bout|bouts}, and if no bout changes hands, you need {needed} points. Trumps win tricks,"
    " but bouts bring the number down."
)
PAYS = N_(
    "The side that wins gets {bonus} points from each opponent, and the side that loses pays them: showing brings you"
    " about {points} {points:n|point|points} a deal."
)
COSTS = N_(
    "The side that wins gets {bonus} points from each opponent, and the side that loses pays them: showing costs you"
    " about {points} {points:n|point|points} a deal."
)
GIVES_UP = N_(
    "To keep it is to give up about {points} {points:n|point|points} a deal from each opponent. What the others learn"
    " from seeing your trumps would have to cost you more than that."
)
NO_REASON = N_(
    "Enough trumps to show is no reason to show them: your side is likelier to lose this deal, and would then pay for"
    " the poignée."
)
DEFENDERS_TOO = N_("You are not the taker, but a defender may show as well, and gets the points if the taker fails.")
BOUT_TAKEN = N_("A bout lay in the dog, and the taker has picked it up.")
BID_HIGHER = N_("The taker does not have your trumps and has bid a garde all the same, surely with some reason.")


def _at(seed: int, known: tuple[Weighed, ...]) -> tuple[Board, ...]:
    """The hand at which a seed comes; after the last one it goes round again."""
    return shown(known[(seed - 1) % len(known)])


def shown(hand: Weighed) -> tuple[Board, ...]:
    """The deal as the holder of a hand knows it, and the écart of who has made one."""
    return (hand.board, *((Laid(tuple(hand.aside), Saying.plain(YOUR_ECART)),) if hand.aside else ()))


def facts(hand: Weighed, bonus: int) -> Facts:
    """What is told of a hand: how often it wins, what a poignée with it comes to, and its bouts."""
    won, of = hand.chance
    points = abs(round(bonus * (2 * hand.chance.share - 1)))
    counted = {"won": won, "of": of, "chance": hand.chance.hundredths, "error": hand.chance.error}
    return {**counted, "bonus": bonus, "points": points, "bouts": hand.bouts, "needed": NEEDED[hand.bouts]}


BONUSES = POIGNEE_VALUES["fft"]


def _decide(boards: tuple[Board, ...], hand: Weighed, prompt: Message, *more: Saying) -> Question:
    """Whether to show a simple poignée with a hand; ``more`` is said of its holder."""
    bonus = BONUSES["simple"]
    told = facts(hand, bonus)
    pays = Saying.plain(PAYS if hand.shows else COSTS, POIGNEE_WINNER, **told)
    why = (sentence for one in more for sentence in one.sentences)
    figures = Saying(POIGNEE_WINNER, ((WON, told), *why, *pays.sentences))
    against = Saying.plain(GIVES_UP if hand.shows else NO_REASON, SHOW_POIGNEE, **told)
    options = tuple(
        Option(name, Saying.plain(text), shows is hand.shows, figures if shows is hand.shows else against)
        for name, text, shows in (("show", SHOW, True), ("keep", KEEP, False))
    )
    asks = HOW_MANY_BOUTS if hand.sort == "taker" else WHO_WINS
    return Question(
        "choose",
        boards,
        prompt,
        (*more, pays),
        Hints((Saying.plain(asks),), (Saying.plain(SHOW_POIGNEE.statement, SHOW_POIGNEE),)),
        options=options,
        estimate=Estimate(HOW_LIKELY, hand.chance, bonus),
    )


def _draw_taker(level: int, seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return _at(seed, hands("taker", level))


def _ask_taker(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
    hand = weighed(boards[0])
    return _decide(boards, hand, DECIDE_AS_TAKER, Saying.plain(BOUTS_HELD, None, **facts(hand, 0)))


def _draw_defender(level: int, seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return _at(seed, hands("defender", level))


def _ask_defender(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question:
    hand = weighed(boards[0])
    for_taker = {BOUT_TAKEN: hand.bout_in_dog, BID_HIGHER: "garde" in hand.board.moves}
    known = (Saying.plain(says) for says, true in for_taker.items() if true)
    return _decide(boards, hand, DECIDE_AS_DEFENDER, Saying.plain(DEFENDERS_TOO, WHO), *known)


WEIGH = Kind(
    "weigh-show",
    N_("Show it, or keep it?"),
    "choose",
    (SHOW_POIGNEE, POIGNEE_WINNER),
    _draw_taker,
    _ask_taker,
    of_a_deal=False,
    stock=32,
)
WEIGH_DEFENDING = Kind(
    "weigh-defence",
    N_("As a defender: show it, or keep it?"),
    "choose",
    (SHOW_POIGNEE, POIGNEE_WINNER, WHO),
    _draw_defender,
    _ask_defender,
    of_a_deal=False,
    stock=9,
)

WHICH_SIZE = N_(
    "You are the taker, and your cards are enough for a double poignée. What would you do before your first card? The"
    " answer is advice: it goes by how often the tutor’s own players win with these cards."
)
SHOW_SIMPLE, SHOW_DOUBLE = N_("Show a simple poignée, ten trumps"), N_("Show a double poignée, thirteen trumps")
WHAT_DOES_IT_TELL = N_("How sure is the deal, and how much more does the larger poignée tell the others?")
DOUBLE_PAYS = N_(
    "A double poignée is worth {double} points from each opponent and a simple one {simple}. With a deal that is won so"
    " often, the larger one is better: about {more} against {less} a deal."
)
SIMPLE_HIDES_LITTLE = N_(
    "It hides three trumps and gives up ten points. After ten trumps everybody knows who rules this deal; three more"
    " tell them little."
)
KEPT_FOR_NOTHING = N_("With so sure a deal there is hardly anything to hide, and you give up all the points.")


def _draw_double(level: int, seed: int, _rng: random.Random) -> tuple[Board, ...]:
    return _at(seed, hands("double", level))


def _ask_size(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question:
    hand = weighed(boards[0])
    edge = 2 * hand.chance.share - 1
    simple, double = BONUSES["simple"], BONUSES["double"]
    pays = Saying.plain(
        DOUBLE_PAYS, POIGNEE, simple=simple, double=double, less=round(simple * edge), more=round(double * edge)
    )
    options = [
        Option("simple", Saying.plain(SHOW_SIMPLE), right=False, says=Saying.plain(SIMPLE_HIDES_LITTLE, POIGNEE)),
        Option("double", Saying.plain(SHOW_DOUBLE), right=True, says=pays),
        Option("keep", Saying.plain(KEEP), right=False, says=Saying.plain(KEPT_FOR_NOTHING, SHOW_POIGNEE)),
    ]
    rng.shuffle(options)
    because = Saying.plain(WON, SHOW_POIGNEE, **facts(hand, double)), pays
    hints = Hints((Saying.plain(WHAT_DOES_IT_TELL),), (Saying.plain(POIGNEE.statement, POIGNEE),))
    return Question("choose", boards, WHICH_SIZE, because, hints, options=tuple(options))


WHICH_POIGNEE = Kind(
    "weigh-size",
    N_("Simple or double?"),
    "choose",
    (POIGNEE, THRESHOLD, SHOW_POIGNEE),
    _draw_double,
    _ask_size,
    of_a_deal=False,
    stock=4,
)

WHICH_GAME = N_(
    "You are the taker. With these cards the tutor’s players won {won} deals of {of}: the contract is far from sure."
    " Where would you rather show a simple poignée? The answer is advice; Pierre Reynal gives it in a commented deal."
)
FREE, DUPLICATE = (
    N_("In a friendly game, where each deal is dealt once and all that counts is to make your contracts"),
    N_("In a duplicate tournament, where other tables play the same cards and every point is compared"),
)
NOWHERE = N_("In neither of them")
WHAT_DO_YOU_PLAY_FOR = N_("What do you play for in each of them: to make the contract, or for every single point?")
FREE_SAYS = N_(
    "What matters most here is not to lose the deal. Twenty points weigh little beside the contract, so with a doubtful"
    " one it is better not to help the defence."
)
DUPLICATE_SAYS = N_(
    "Others hold the same cards and many of them will show. Every point is compared, so twenty points that come in more"
    " often than not are worth having."
)
NOWHERE_SAYS = N_("You win more often than you lose, so where every point counts the poignée earns something.")


def _draw_doubtful(_level: int, seed: int, _rng: random.Random) -> tuple[Board, ...]:
    """A hand that wins more often than not, but is not sure to."""
    return _at(seed, tuple(hand for hand in hands("taker", 3) if hand.shows))


def _ask_game(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question:
    hand = weighed(boards[0])
    free = Option("free", Saying.plain(FREE), right=False, says=Saying.plain(FREE_SAYS, SHOW_POIGNEE))
    duplicate = Option(
        "duplicate", Saying.plain(DUPLICATE), right=True, says=Saying.plain(DUPLICATE_SAYS, SHOW_POIGNEE)
    )
    neither = Option("neither", Saying.plain(NOWHERE), right=False, says=Saying.plain(NOWHERE_SAYS, SHOW_POIGNEE))
    options, because = [free, duplicate, neither], (free.says, duplicate.says)
    rng.shuffle(options)
    hints = Hints((Saying.plain(WHAT_DO_YOU_PLAY_FOR),), (Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),))
    told = {"won": hand.chance.won, "of": hand.chance.of}
    return Question("choose", boards, WHICH_GAME, because, hints, told, tuple(options))


WHICH_PRIZE = Kind(
    "weigh-prize",
    N_("What do you play for?"),
    "choose",
    (SHOW_POIGNEE,),
    _draw_doubtful,
    _ask_game,
    of_a_deal=False,
    edition=2,
    stock=16,
)
