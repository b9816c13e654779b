"""Whether to show a poignée: advice, from how often the tutor's players win with such a hand (``weighed``).

It is asked only where that is clear.  In the deals behind the figure nobody has shown anything, as the prompts say.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.hand_value import BIDS, evaluate
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import THRESHOLD, WHO
from tutor.tarot.dog import KINGS
from tutor.tarot.score.bonuses import POIGNEE, POIGNEE_WINNER
from tutor.tarot.score.count import NEEDED
from tutor.tarot.setting import CONTRACTS
from tutor.tarot.trick import BOUTS
from tutor.teach.draw import Draw
from tutor.teach.estimate import Estimate
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_of
from tutor.teach.kinds.puzzle.open_hands import in_turn
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Board, Hints, Laid
from tutor.teach.saying import Saying, Sentence
from tutor.teach.tarot.weighed import Weighed, in_order
from tutor.teach.topics import TOPICS

SHOW, KEEP = N_("Show it"), N_("Keep it to yourself")
SHOW_SIMPLE, SHOW_DOUBLE = N_("Show a simple poignée, ten trumps"), N_("Show a double poignée, thirteen trumps")
DECIDE_AS_TAKER = N_(
    "You are the taker. Do you show a simple poignée before your first card? This is advice, drawn from the deals that"
    " the tutor’s players win with these cards while nobody has seen them."
)
DECIDE_AS_DEFENDER = N_(
    "You are a defender. Do you show a simple poignée before your first card? This is advice, drawn from the deals that"
    " the tutor’s players win with these cards while nobody has seen them."
)
WHICH_SIZE = N_(
    "You are the taker, and your cards are enough for a double poignée. What do you do before your first card? This is"
    " advice, drawn from the deals that the tutor’s players win with these cards while nobody has seen them."
)
YOUR_ECART = N_("Your écart")
HOW_LIKELY = N_("How likely is your side to win?")
HOW_MANY_BOUTS = N_(
    "You have {trumps} cards for a poignée, up to {high:card}, and {bouts:count} {bouts:n|bout|bouts}. How many points"
    " do you need then, and are you likely to make them?"
)
WHO_WINS = N_(
    "The taker has bid a {bid:term} without your {trumps} trumps, {high:card} among them. What does that tell you about"
    " the rest of the taker’s hand?"
)
WHO_WINS_WITH_A_BOUT = N_(
    "The taker has bid a {bid:term} without your {trumps} trumps, {high:card} among them, and has found {found:and} in"
    " the dog. Whose cards look better now?"
)
WHAT_DOES_IT_TELL = N_(
    "You have {trumps} cards for a poignée, {bouts:count} {bouts:n|bout|bouts} and {kings:count} {kings:n|king|kings}."
    " How sure is the deal, and how much more do thirteen of them tell the others than ten?"
)

WON = N_(
    "The other cards were dealt {of} times so that they fit all that you know. Your side won {won} of these deals: that"
    " is {chance} of 100, give or take {error}."
)
BOUTS_HELD = N_(
    "You hold {bouts} {bouts:n|bout|bouts}, and if no bout changes hands, you need {needed} points. Trumps win tricks,"
    " but bouts bring the number down."
)
COUNTED = N_(
    "The table of hand values counts {total} points in your hand, and {garde} are worth a garde: with {bouts}"
    " {bouts:n|bout|bouts} it is the rest of the hand that decides."
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
BOUT_TAKEN = N_("There was a bout in the dog, and the taker has picked it up.")
BID_HIGHER = N_("The taker does not have your trumps and has bid a garde all the same, surely with some reason.")
DOUBLE_PAYS = N_(
    "A double poignée is worth {double} points from each opponent and a simple one {simple}. With a deal that is won so"
    " often, the larger one is better: about {more} against {less} a deal."
)
SIMPLE_HIDES_LITTLE = N_(
    "It hides three trumps and gives up ten points. After ten trumps everybody knows who rules this deal; three more"
    " tell them little."
)
KEPT_FOR_NOTHING = N_("With so sure a deal there is hardly anything to hide, and you give up all the points.")


def shown(hand: Weighed) -> tuple[Board, ...]:
    """The deal as the holder of a hand knows it, and the écart of who has made one."""
    return (hand.board, *((Laid(tuple(hand.aside), Saying.plain(YOUR_ECART)),) if hand.aside else ()))


def facts(hand: Weighed, bonus: int) -> Facts:
    """The facts of a hand: how often it wins, what a poignée with it comes to, and its bouts."""
    won, of = hand.chance
    points = abs(round(brings(hand, bonus)))
    counted = {"won": won, "of": of, "chance": hand.chance.hundredths, "error": hand.chance.error}
    return {**counted, "bonus": bonus, "points": points, "bouts": hand.bouts, "needed": NEEDED[hand.bouts]}


def brings(hand: Weighed, bonus: int) -> float:
    """The points that a poignée brings on average, from each opponent: it is won so often, and else paid."""
    return bonus * (2 * hand.chance.share - 1)


@kind(
    CHOICE,
    SHOW_POIGNEE,
    POIGNEE_WINNER,
    about={"taker": (), "defender": (WHO,), "double": (POIGNEE, THRESHOLD)},
    stock=15,
    edition=5,
    trains=(TOPICS["T38"],),
)
def weigh_show(draw: Draw) -> Posed | None:
    """The hand at which a number comes: a taker's or a defender's, or one with enough for a double poignée."""
    hand = in_turn(in_order(draw.about, draw.level), draw.number)
    return _size(hand) if draw.about == "double" else _show(hand)


def _show(hand: Weighed) -> Posed | None:
    """The question whether to show a simple poignée."""
    taker = hand.sort == "taker"
    offers = (Offer("show", Saying.plain(SHOW)), Offer("keep", Saying.plain(KEEP)))
    estimate = Estimate(HOW_LIKELY, hand.chance, RULES.poignees["simple"])
    prompt = DECIDE_AS_TAKER if taker else DECIDE_AS_DEFENDER
    asked = Asked(shown(hand), prompt, offers, estimate=estimate)

    def advised(judge: Judge) -> Advice:
        bonus = judge.poignees["simple"]
        told, worth = facts(hand, bonus), brings(hand, bonus)
        known = (Saying(None, ((BOUTS_HELD, told), _counted(hand))),) if taker else _against_the_taker(hand)
        pays = Saying.plain(PAYS if worth > 0 else COSTS, POIGNEE_WINNER, **told)
        why = (sentence for one in known for sentence in one.sentences)
        figures = Saying(POIGNEE_WINNER, ((WON, told), *why, *pays.sentences))
        against = Saying.plain(GIVES_UP if worth > 0 else NO_REASON, SHOW_POIGNEE, **told)
        show, keep = (figures, against) if worth > 0 else (against, figures)
        options = {"show": Merit(worth, show), "keep": Merit(0, keep)}
        nudge = HOW_MANY_BOUTS if taker else WHO_WINS_WITH_A_BOUT if hand.bout_in_dog else WHO_WINS
        return Advice(options, Hints.plain(nudge, SHOW_POIGNEE, **_held(hand)), (*known, pays))

    return best_of(asked, advised)


def _counted(hand: Weighed) -> Sentence:
    """The value of a taker's hand by the table, of which the advice at a table makes more where there is one bout."""
    return COUNTED, {"total": evaluate(hand.held).total, "garde": dict(BIDS)["garde"], "bouts": hand.bouts}


def _held(hand: Weighed) -> Facts:
    """The facts that the holder of a hand sees: its trumps, bouts and kings, the bid, and bouts found in the dog."""
    bid = max((move for move in hand.board.moves if move in CONTRACTS), key=CONTRACTS.index)
    high, found = max(hand.held.of(TRUMP), key=lambda card: card.height), (hand.board.dog or TAROT.none) & BOUTS
    held = {"trumps": hand.trumps, "bouts": hand.bouts, "kings": len(hand.held & KINGS)}
    return {**held, "high": high, "bid": bid, "found": found}


def _against_the_taker(hand: Weighed) -> tuple[Saying, ...]:
    """Sentences on what a defender knows of the taker, who has not got the trumps of this hand."""
    for_taker = {BOUT_TAKEN: hand.bout_in_dog, BID_HIGHER: "garde" in hand.board.moves}
    return Saying.plain(DEFENDERS_TOO, WHO), *(Saying.plain(says) for says, true in for_taker.items() if true)


def _size(hand: Weighed) -> Posed | None:
    """The question which poignée to show, if any."""
    texts: Mapping[str, Message] = {"simple": SHOW_SIMPLE, "double": SHOW_DOUBLE, "keep": KEEP}
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in texts.items())
    asked = Asked(shown(hand), WHICH_SIZE, offers)

    def advised(judge: Judge) -> Advice:
        simple, double = judge.poignees["simple"], judge.poignees["double"]
        less, more = brings(hand, simple), brings(hand, double)
        told: Facts = {"simple": simple, "double": double, "less": round(less), "more": round(more)}
        won = Saying.plain(WON, SHOW_POIGNEE, **facts(hand, double))
        if more > 0:
            why = Saying.plain(DOUBLE_PAYS, POIGNEE, **told)
            says = {
                "simple": Saying.plain(SIMPLE_HIDES_LITTLE, POIGNEE),
                "double": why,
                "keep": Saying.plain(KEPT_FOR_NOTHING, SHOW_POIGNEE),
            }
        else:
            why = Saying.plain(BOUTS_HELD, SHOW_POIGNEE, **facts(hand, double))
            says = {"simple": _paid_for(hand, simple), "double": _paid_for(hand, double), "keep": why}
        options = {name: Merit(worth, says[name]) for name, worth in zip(texts, (less, more, 0), strict=True)}
        return Advice(options, Hints.plain(WHAT_DOES_IT_TELL, POIGNEE, **_held(hand)), (won, why))

    return best_of(asked, advised)


def _paid_for(hand: Weighed, bonus: int) -> Saying:
    """The reason not to show a poignée with a hand that rather loses, and what it would cost."""
    return Saying(SHOW_POIGNEE, ((NO_REASON, {}), (COSTS, facts(hand, bonus))))
