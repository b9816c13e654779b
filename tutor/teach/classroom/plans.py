"""The plans: six evenings of a club, four hours of a school, and for players poignées, signals and Barbu."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.teach.classroom.plan import Deal, Plan, steps

#: A club, from the first trick to a defence that talks.
EVENINGS = (
    Plan(
        "evening-1",
        90,
        ("first-trick", "pack"),
        {"seats": 10, "winner": 20, "values": 15, "practice": 15, "deal": 25, "end": 5},
        steps("first-trick: winning-cards lowest-to-win highest-to-lose next-leader, pack: beats card-values"),
        (Deal("tarot", 39),),
    ),
    Plan(
        "evening-2",
        90,
        ("which-cards", "excuse"),
        {"again": 10, "duties": 25, "excuse": 10, "practice": 15, "deal": 25, "end": 5},
        steps("which-cards: trumps-led excuse-alone two-tables check-forced-card, excuse: asked-suit trick-piles"),
        (Deal("tarot", 8372),),
        knows=("pack",),
    ),
    Plan(
        "evening-3",
        90,
        ("auction", "hand-value", "ecart"),
        {"auction": 15, "worth": 10, "dog": 15, "practice": 15, "deal": 30, "end": 5},
        steps(
            "auction: dog-fate contract-factor, hand-value: advised-bid, ecart: ecart-shown trumps-aside ecart-closed"
        ),
        (Deal("tarot", 173),),
        knows=("which-cards",),
    ),
    Plan(
        "evening-4",
        90,
        ("count", "score"),
        {"deal": 30, "count": 20, "score": 15, "practice": 20, "end": 5},
        steps(
            "count: pile-points-harder points-needed contract-made-harder excuse-count, score: score-taker score-shares"
        ),
        (Deal("tarot", 389),),
        knows=("excuse", "auction"),
    ),
    Plan(
        "evening-5",
        90,
        ("defence", "petit"),
        {"jobs": 10, "proof": 20, "petit": 15, "practice": 15, "deal": 25, "end": 5},
        steps("defence: who-lacks only-a-guess most-points, petit: petit-hunted trumps-out petit-worth"),
        (Deal("tarot", 2121),),
        knows=("which-cards", "count"),
    ),
    Plan(
        "evening-6",
        90,
        ("signal-lead", "signal-follow"),
        {"lead": 20, "order": 15, "practice": 15, "deal": 30, "end": 10},
        steps(
            "signal-lead: say-by-lead lead-tells-harder lead-tells-hardest, signal-follow: two-cards-tell excuse-speaks"
            " check-why-silent"
        ),
        (Deal("tarot", 872),),
        knows=("defence", "petit"),
    ),
)
#: A school, in hours of fifty minutes.
HOURS = (
    Plan(
        "hour-1",
        50,
        ("first-trick",),
        {"seats": 5, "winner": 15, "deal": 15, "practice": 10, "end": 5},
        steps("first-trick: winning-cards lowest-to-win highest-to-lose take-all"),
        (Deal("tarot", 251),),
    ),
    Plan(
        "hour-2",
        50,
        ("pack", "which-cards"),
        {"trumps": 10, "duties": 15, "deal": 10, "practice": 10, "end": 5},
        steps("pack: beats, which-cards: trumps-led undertrump check-forced-card"),
        (Deal("tarot", 267),),
        knows=("first-trick",),
    ),
    Plan(
        "hour-3",
        50,
        ("excuse", "auction"),
        {"excuse": 10, "auction": 10, "deal": 15, "practice": 10, "end": 5},
        steps("excuse: asked-suit trick-piles, auction: wrong-call dog-fate"),
        (Deal("tarot", 12),),
        knows=("which-cards",),
    ),
    Plan(
        "hour-4",
        50,
        ("count",),
        {"pairs": 10, "deal": 20, "pile": 10, "practice": 8, "end": 2},
        steps("count: trick-points pile-points-harder points-needed contract-made-harder"),
        (Deal("tarot", 25),),
        knows=("excuse", "auction"),
    ),
)
#: Each for people who know the game already.
ALONE = (
    Plan(
        "poignees",
        60,
        ("handful-may", "handful-pays"),
        {"trumps": 15, "show": 15, "paid": 15, "practice": 10, "end": 5},
        steps(
            "handful-may: handful-sizes-harder handful-kept handful-who handful-refused, handful-pays: poignee-goes"
            " poignee-line"
        ),
        (Deal("tarot", 52), Deal("tarot", 476)),
        knows=("ecart", "score"),
    ),
    Plan(
        "signals",
        60,
        ("signal-lead",),
        {"suit": 15, "first": 10, "trump": 10, "second": 10, "practice": 10, "end": 5},
        steps("signal-lead: lying-leads say-by-lead rule-or-signal lead-tells-harder lead-tells-hardest"),
        (Deal("tarot", 75), Deal("tarot", 460)),
        knows=("defence",),
    ),
    Plan(
        "barbu",
        120,
        ("barbu-idea", "b-no-tricks", "b-no-hearts", "b-trumps", "b-domino"),
        {"idea": 20, "no-tricks": 20, "no-hearts": 20, "practice": 15, "trumps": 20, "domino": 15, "end": 10},
        steps(
            "barbu-idea: seven-trick seven-cards, b-no-hearts: no-hearts-lead no-hearts-true, b-trumps: over spared,"
            " b-domino: domino-fits"
        ),
        (Deal("barbu", 15), Deal("barbu", 726), Deal("barbu", 798), Deal("barbu", 96)),
        knows=("first-trick",),
    ),
)
#: Every plan by its id, which is the name of its page.
PLANS: Mapping[str, Plan] = {plan.id: plan for plan in (*EVENINGS, *HOURS, *ALONE)}
