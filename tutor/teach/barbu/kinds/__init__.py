"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import (
    coach_reports,
    compulsory,
    domino_fits,
    domino_ways,
    doubling,
    doubling_told,
    doubling_weighed,
    doubling_words,
    family,
    king_kept,
    last_two,
    planning_plans,
    planning_sets,
    poker_best,
    poker_set,
    poker_well_set,
    queens,
    ravage,
    salade,
    settling,
    settling_all,
    seven,
    seven_calls,
<<<<<<< HEAD
    trumps_proofs,
=======
    trumps_tricks,
>>>>>>> main
)

SUBJECTS: tuple[ModuleType, ...] = (
    seven,
    seven_calls,
    queens,
    king_kept,
    last_two,
<<<<<<< HEAD
    trumps_proofs,
=======
    last_two_out,
    trumps_tricks,
>>>>>>> main
    domino_fits,
    domino_ways,
    doubling,
    doubling_told,
    doubling_words,
    compulsory,
    doubling_weighed,
    settling,
    settling_all,
    planning_plans,
    planning_sets,
    coach_reports,
    ravage,
    poker_best,
    poker_well_set,
    poker_set,
    salade,
    family,
)
