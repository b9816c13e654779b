"""Slips in signals: what a card tells the partners by convention, and what it does not."""

from tutor.core.message import N_
from tutor.teach.kinds.choice import leads as choice_leads
from tutor.teach.kinds.heard import deals, reasons
from tutor.teach.kinds.lies import leads as lies_leads
from tutor.teach.kinds.lies import own
from tutor.teach.kinds.lies import tenue as lies_tenue
from tutor.teach.kinds.odds import leads as odds_leads
from tutor.teach.kinds.rule import conventions
from tutor.teach.kinds.say import leads as say_leads
from tutor.teach.kinds.say import tenue as say_tenue
from tutor.teach.kinds.say import truths
from tutor.teach.kinds.sort import hands
from tutor.teach.kinds.tells import duties, orders, own_cards, trumps
from tutor.teach.kinds.tells import leads as tells_leads
from tutor.teach.signals import leads as signals_leads
from tutor.teach.signals import silences, two_cards
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "low-lead-misread",
        N_("You misread a low first lead: it promises the king or the queen of its suit."),
        sentences=(own_cards.NOT_HIGH,),
        rules=("T-SIG-LEAD-LOW",),
    ),
    Slip(
        "high-lead-misread",
        N_("You misread a high first lead: it denies the king and the queen of its suit."),
        sentences=(own_cards.NOT_LOW,),
        rules=("T-SIG-LEAD-HIGH",),
    ),
    Slip(
        "odd-trump-misread",
        N_("You misread an odd trump: led first by the defence, it promises seven and asks for trumps."),
        rules=("T-SIG-LEAD-TRUMP-ODD",),
    ),
    Slip("even-trump-misread", N_("You misread an even trump: it asks for nothing."), rules=("T-SIG-LEAD-TRUMP-EVEN",)),
    Slip(
        "odd-or-even-misread",
        N_("You took an odd trump for an even one, or an even one for an odd one."),
        sentences=(trumps.IS_ODD, trumps.IS_EVEN),
    ),
    Slip(
        "king-lead-misread",
        N_("You misread a king as the first lead of the deal: it shows a strong hand and names no other card."),
        rules=("T-SIG-MAIN-FORTE",),
    ),
    Slip(
        "card-of-another-suit",
        N_("You chose a card of another suit than the one you had something to say about."),
        sentences=(say_leads.OTHER_SUIT,),
    ),
    Slip(
        "later-lead-read",
        N_("You read a signal in a lead that was not the first one of its suit."),
        sentences=(signals_leads.AGAIN, silences.LED_AGAIN, own.LED_BEFORE, own.TRUMPS_LED_BEFORE, trumps.NO_LONGER),
    ),
    Slip(
        "court-lead-read",
        N_("You heard a promise in a king or a queen that speaks for itself."),
        sentences=(signals_leads.COURT, silences.FOR_ITSELF, own.FOR_ITSELF),
    ),
    Slip(
        "trump-read-like-a-suit",
        N_("You read a trump as if it were of a suit with a king and a queen."),
        sentences=(lies_leads.NO_TRUMP_HONOUR,),
    ),
    Slip(
        "lead-read-as-length",
        N_("You read in a lead how long the suit is; it is about the king and the queen."),
        sentences=(own_cards.NO_LENGTH, tells_leads.BELIEFS["short"][1]),
    ),
    Slip(
        "height-of-a-trump-read",
        N_("You read something in the height of a trump; only odd or even speaks."),
        sentences=(tells_leads.BELIEFS["big-trumps"][1],),
    ),
    Slip(
        "one-of-two-taken-for-certain",
        N_("You took for certain one of two cards, of which just one is promised."),
        sentences=(own_cards.NOT_WHICH, tells_leads.BELIEFS["both"][1]),
    ),
    Slip(
        "promise-not-kept",
        N_("You promised your partners something that your hand does not keep."),
        sentences=(
            signals_leads.HELD_FALSE,
            signals_leads.NONE_FALSE,
            signals_leads.COUNT_FALSE,
            truths.FALSE,
            own.UNTRUE,
            conventions.A_LIE,
            say_tenue.WOULD_LIE,
        ),
    ),
    Slip(
        "truth-taken-for-a-lie",
        N_("You took for untrue what is true of your hand."),
        sentences=(own.TRUE, say_tenue.IT_IS_ONE),
    ),
    Slip(
        "card-worth-more-than-needed",
        N_("You chose a card worth more than the signal needs."),
        sentences=(truths.DEARER,),
    ),
    Slip(
        "signal-missed",
        N_("You took a card for silent that says something by convention."),
        sentences=(duties.IT_SPEAKS, orders.NEEDED["nothing"], trumps.SOMEBODY_ASKED, trumps.IT_SAYS),
    ),
    Slip(
        "heard-what-was-not-said",
        N_("You heard something that nobody has said."),
        sentences=(
            deals.NOT_SAID,
            *duties.NEEDS.values(),
            truths.SAYS_NOTHING,
            trumps.ASKED_NOTHING,
            own_cards.TOLD_NOTHING,
            tells_leads.BELIEFS["no-trump"][1],
            orders.NEEDED["many-trumps"],
            orders.NEEDED["out"],
        ),
    ),
    Slip(
        "order-of-two-cards-misread",
        N_("You misread the order of two cards: high, then low, speaks only by free choice, and by who led the suit."),
        sentences=(
            *(one.needed for one in two_cards.TWO_CARDS.values()),
            *(one.why for one in two_cards.TWO_CARDS.values()),
        ),
    ),
    Slip(
        "natural-order-read",
        N_("You read a signal in an order that everybody plays anyway, or that was not free."),
        sentences=(*two_cards.CAUSES.values(), two_cards.FORCED),
    ),
    Slip(
        "wrong-cause-of-silence",
        N_("You gave a cause for the silence that is not true of these two cards."),
        sentences=(*orders.NOT_SO.values(),),
    ),
    Slip(
        "tenue-too-weak",
        N_("You took for a tenue what is too short or too low for one."),
        sentences=(lies_tenue.TOO_SHORT, lies_tenue.TOO_LOW, lies_tenue.WITH_EXCUSE),
    ),
    Slip(
        "advice-petit-in-danger",
        N_("Against the usual advice, you invited trumps while you held the Petit."),
        sentences=(say_tenue.INVITES,),
    ),
    Slip(
        "petit-feared-for-nothing", N_("You feared for a Petit that you do not hold."), sentences=(say_tenue.NO_PETIT,)
    ),
    Slip(
        "signals-thought-secret",
        N_("You thought that the taker may not know what a card means."),
        sentences=(conventions.TAKER_HEARS,),
    ),
    Slip(
        "convention-as-a-rule",
        N_("You took a convention for a rule that forbids a card."),
        sentences=(conventions.MAY_LEAD_ANY,),
    ),
    Slip(
        "rule-as-a-convention",
        N_("You took a rule of play for something that was said."),
        sentences=(conventions.RULE_OF_PLAY, duties.PROVED_RATHER, duties.IT_PROVES),
    ),
    Slip(
        "request-not-answered",
        N_("Against custom, you began a line of your own where a partner had asked for something."),
        sentences=(say_leads.NEW_SUIT, say_leads.NOT_TRUMPS),
    ),
    Slip(
        "request-refused-without-need",
        N_("Against custom, you saw a reason not to answer a request where there is none."),
        sentences=(hands.NO_REASON, hands.NO_REASON_ALONE),
    ),
    Slip(
        "danger-to-the-petit-overlooked",
        N_("You overlooked that the Petit would fall if the request were answered."),
        sentences=(hands.PETIT_FALLS,),
    ),
    Slip(
        "stop-not-heard",
        N_("Against custom, you led trumps though a partner had asked for an end of them."),
        sentences=(say_leads.STILL_TRUMPS,),
    ),
    Slip(
        "fewer-trumps-lead",
        N_("Against custom, you let a defender lead the defence who has fewer trumps than another."),
        sentences=(choice_leads.FEWER, own_cards.DENIED_MANY, own_cards.SO_YOU_FOLLOW),
    ),
    Slip(
        "necessity-overlooked",
        N_("You gave a reason to somebody who had no choice, or had another card."),
        sentences=(reasons.NO_CHOICE, hands.NO_TRUMP),
    ),
    Slip(
        "chance-of-two-cards-mistaken",
        N_("You were wrong about the chance that one of two cards is there."),
        sentences=(odds_leads.ONE_ENOUGH, odds_leads.BOTH_COUNTED),
    ),
    Slip(
        "certain-without-a-signal",
        N_("You took for certain what only a signal would make certain."),
        sentences=(odds_leads.CERTAIN,),
    ),
    Slip(
        "many-trumps-overrated",
        N_("You thought it an even chance that somebody holds seven trumps."),
        sentences=(odds_leads.HALF_AND_HALF,),
    ),
)
