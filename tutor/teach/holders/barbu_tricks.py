"""Holders of beliefs about what may be played in the contracts of Barbu, and about what costs in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.kinds import captured
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.ravage_city import Longest, longest
from tutor.barbu.layout import PASS, Layout
from tutor.barbu.play import Play
from tutor.barbu.trick import Taken
from tutor.barbu.values import STANDARD
from tutor.core.cards import BARBU, Card, Cards
from tutor.teach.holders.turned import Allowed, believing
from tutor.teach.judge import RULES, Judge

QUEENS, KING = BARBU.all.of_rank("Q"), BARBU.set([BARBU["HK"]])


def _in_play(says: Callable[[Play], Cards | None]) -> Allowed:
    """A belief about a trick of Barbu, which has no say anywhere else."""
    return lambda at: says(at) if isinstance(at, Play) else None


def _leads(at: Play) -> bool:
    return not at.trick.cards


def _bans(at: Play) -> bool:
    """Whether hearts may not be led in the contract."""
    return (
        not at.contract.positive
        and hasattr(at.contract, "lead_rule")
        and at.contract.name in {NoHearts.name, Barbu.name}
    )


def _but(cards: Cards, banned: Cards) -> Cards:
    """The cards that are left without those that are banned, or all if there are no others."""
    return cards - banned or cards


def _hearts_broken(at: Play) -> Cards | None:
    return at.hand if _leads(at) and _bans(at) and at.gone.of(HEARTS) else None


def _hearts_never_led(at: Play) -> Cards | None:
    return at.hand - at.hand.of(HEARTS) if _leads(at) and _bans(at) else None


def _ban_everywhere(at: Play) -> Cards | None:
    return _but(at.hand, at.hand.of(HEARTS)) if _leads(at) else None


def _no_ban_in_barbu(at: Play) -> Cards | None:
    return at.hand if _leads(at) and isinstance(at.contract, Barbu) else None


def _only_king_banned(at: Play) -> Cards | None:
    return _but(at.hand, KING) if _leads(at) and isinstance(at.contract, Barbu) else None


def _head_always(at: Play) -> Cards | None:
    if at.trick.led is None or at.contract.positive:
        return None
    follows = at.hand.of(at.trick.led)
    return follows.above(at.trick.best) or follows or at.hand


def _costly(at: Play) -> Cards:
    """The cards that cost points in a contract."""
    return BARBU.set(card for card in BARBU.cards if at.contract.penalty(card, STANDARD))


def _cannot_follow(at: Play) -> bool:
    return at.trick.led is not None and not at.hand.of(at.trick.led)


def _must_dump(at: Play) -> Cards | None:
    return at.hand & _costly(at) or None if _cannot_follow(at) else None


def _no_dump_first(at: Play) -> Cards | None:
    return _but(at.hand, _costly(at)) if _cannot_follow(at) and not at.taken and not at.contract.positive else None


def _must_throw_king(at: Play) -> Cards | None:
    return at.hand & KING or None if _cannot_follow(at) and isinstance(at.contract, Barbu) else None


# In Trumps


def _trumps(at: Play) -> str:
    """The suit that is trumps, or none."""
    return at.contract.trumps or ""


def _head_plain(at: Play) -> Cards | None:
    led = at.trick.led
    follows = at.hand.of(led or HEARTS)
    if not _trumps(at) or led in {None, _trumps(at)} or not follows or at.trick.top(_trumps(at)):
        return None
    return follows.above(at.trick.best) or follows


def _any_trump_on_a_trump(at: Play) -> Cards | None:
    return at.hand.of(_trumps(at)) or None if _trumps(at) and at.trick.led == _trumps(at) else None


def _void_in_a_suit(at: Play) -> bool:
    """Whether a plain suit was led that the player does not hold."""
    return bool(_trumps(at)) and at.trick.led not in {None, _trumps(at)} and _cannot_follow(at)


def _ruff_optional(at: Play) -> Cards | None:
    return at.hand if _void_in_a_suit(at) else None


def _overruff_optional(at: Play) -> Cards | None:
    top = at.trick.top(_trumps(at)) if _void_in_a_suit(at) else None
    return at.hand.of(_trumps(at)) if top and at.hand.of(_trumps(at)).above(top) else None


def _undertrump_duty(at: Play) -> Cards | None:
    top = at.trick.top(_trumps(at)) if _void_in_a_suit(at) else None
    return at.hand.of(_trumps(at)) or None if top and not at.hand.of(_trumps(at)).above(top) else None


def _no_trump_lead(at: Play) -> Cards | None:
    return _but(at.hand, at.hand.of(_trumps(at))) if _trumps(at) and _leads(at) else None


def discard_denies_trumps(at: Play) -> Cards | None:
    """Whoever does not follow suit puts on a trump, whatever lies there."""
    return at.hand.of(_trumps(at)) or None if _void_in_a_suit(at) else None


# In Domino


def _in_domino(says: Callable[[Layout, Cards], Cards]) -> Allowed:
    """A belief about the cards that fit, by the layout and by those that do."""

    def allowed(at: object) -> list[Card | str] | None:
        if not isinstance(at, Layout):
            return None
        cards = [*(at.hand & says(at, at.fitting))]
        return [*cards] if cards else [PASS]

    return allowed


def _beside_any(at: Layout, fits: Cards) -> Cards:
    """The cards that fit, and all of the same ranks, but those that lie there."""
    ranks = {card.rank for card in fits}
    return BARBU.set(card for card in BARBU.cards if card.rank in ranks) - at.lying


def _round_the_end(at: Layout, fits: Cards) -> Cards:
    """The cards that fit, and the 2 of a suit of which the ace lies there, or the other way round."""
    ends = ("A", "2"), ("2", "A")
    return fits | BARBU.set(
        BARBU[f"{suit}{beyond}"]
        for suit in BARBU.suits
        for end, beyond in ends
        if BARBU[f"{suit}{end}"] in at.lying and BARBU[f"{suit}{beyond}"] not in at.lying
    )


def _pass_freely(at: object) -> list[Card | str] | None:
    return [*(at.hand & at.fitting), PASS] if isinstance(at, Layout) else None


def _two_suits(taken: Sequence[Taken]) -> dict[int, Longest]:
    """The cards of two suits together, the longest ones of each player."""
    piles = captured(taken)
    return {
        seat: Longest(sum(sorted(len(pile.of(suit)) for suit in BARBU.suits)[-2:]), longest(taken)[seat].suit)
        for seat, pile in piles
    }


#: The duties of holders of beliefs about the play, by the belief.
DUTIES: Mapping[str, Allowed] = {
    "hearts-broken": _in_play(_hearts_broken),
    "hearts-never-led": _in_play(_hearts_never_led),
    "ban-everywhere": _in_play(_ban_everywhere),
    "no-ban-in-barbu": _in_play(_no_ban_in_barbu),
    "only-king-banned": _in_play(_only_king_banned),
    "head-always": _in_play(_head_always),
    "must-dump": _in_play(_must_dump),
    "no-dump-first": _in_play(_no_dump_first),
    "must-throw-king": _in_play(_must_throw_king),
    "head-plain": _in_play(_head_plain),
    "b-trump-led-any": _in_play(_any_trump_on_a_trump),
    "b-ruff-optional": _in_play(_ruff_optional),
    "b-overruff-optional": _in_play(_overruff_optional),
    "b-undertrump-duty": _in_play(_undertrump_duty),
    "b-no-trump-lead": _in_play(_no_trump_lead),
    "proved-too-much": _in_play(discard_denies_trumps),
    "domino-any-suit": _in_domino(_beside_any),
    "domino-wrap": _in_domino(_round_the_end),
    "domino-pass-freely": _pass_freely,
}
HOLDERS: Mapping[str, Judge] = {
    **{belief: replace(RULES, obligation=believing(duty)) for belief, duty in DUTIES.items()},
    "ace-hearts-two": replace(RULES, values=replace(STANDARD, ace_of_hearts=STANDARD.heart)),
    "last-two-once": replace(RULES, values=replace(STANDARD, last_two=(0, -20))),
    "all-tricks-played": replace(RULES, over=lambda at: at.over and at.decided is None),
    "biggest-promise": replace(RULES, price=lambda _contract, _left: 0),
    "suits-added": replace(RULES, longest=_two_suits),
    "queen-ends-at-once": replace(RULES, over=lambda at: at.over or _all_lie(at)),
}


def _all_lie(at: Play) -> bool:
    """Whether all that costs points has been played, in complete tricks or not."""
    return not _costly(at) - at.gone - BARBU.set(at.trick.cards)
