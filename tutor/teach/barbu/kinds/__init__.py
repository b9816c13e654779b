"""The kinds of question on Barbu: one module a subject, in the order in which a beginner meets them."""

from types import ModuleType

from tutor.teach.barbu.kinds import coach, coach_reports, planning, planning_plans, planning_prices, planning_sets

SUBJECTS: tuple[ModuleType, ...] = (planning, planning_prices, planning_plans, planning_sets, coach, coach_reports)
