"""Lines by the engine, of which one is replaced by a mistake that people make."""

from types import ModuleType

from tutor.teach.kinds.audit import auction, plan, reckoned, remarks, revoke, sentences, sheet, shows, tarot_revoke

MODULES: tuple[ModuleType, ...] = (auction, reckoned, sheet, sentences, shows, plan, remarks, revoke, tarot_revoke)
