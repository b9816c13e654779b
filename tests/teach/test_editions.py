"""What a name like ``allowed.1.2.17`` asks stays what it was: links, logs and printed sheets hold nothing but it."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from tutor.show.laid import told
from tutor.teach.kind import LEVELS, Exercise, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked
from tutor.teach.positions import SEEDS
from tutor.teach.question import Laid, Question

#: The edition of each kind, and what its first forty questions of every level come to.
EDITIONS = {
    "next-leader": (1, "df9b97282aa4"),
    "take-all": (1, "0aeb0ade3064"),
    "trick-winner": (1, "4b7504ed400b"),
    "winning-cards": (1, "ca632d6a3a81"),
    "lowest-to-win": (1, "9baac0714dfa"),
    "highest-to-lose": (1, "7d1fa73c8dd5"),
    "with-the-excuse": (1, "bc791804652b"),
    "asked-suit": (1, "52decdd1f03b"),
    "given-for-it": (1, "433a319278ca"),
    "excuse-true": (1, "3665c4a8d02c"),
    "cards-out": (1, "f58a68d26212"),
    "cards-to-come": (1, "9434b41c1243"),
    "rank-order": (1, "46770fb4e65a"),
    "find-bouts": (1, "6e3f94592224"),
    "find-low": (1, "35f6de966b18"),
    "card-values": (1, "6ca78b74173c"),
    "beats": (1, "80b300d30d26"),
    "trick-points": (1, "953497556832"),
    "allowed": (1, "3e2e1d13cff2"),
    "forced-card": (1, "df41919f1219"),
    "deciding-rule": (1, "6fa0614f00f7"),
    "excuse-fate": (1, "ebcfda5f6647"),
    "trick-piles": (1, "892e5f783590"),
    "deal-tasks": (1, "7436fa86f7e7"),
    "cards-left": (1, "eb8b7695da8a"),
    "petit-alone": (1, "4e80c2be8058"),
    "first-dealer": (1, "192f1e1d4f2c"),
    "where-to-cut": (1, "1704e04a1dff"),
    "deal-dog": (1, "9a4df63b4d5d"),
    "deal-next": (1, "c21d700b5e45"),
    "may-bid": (1, "1d70aba31d76"),
    "auction-seats": (1, "20c2d504d651"),
    "wrong-call": (1, "b936acd728cd"),
    "dog-fate": (1, "e50d06b1717e"),
    "dog-points": (1, "5b6ca1b654e1"),
    "contract-factor": (1, "c8130f5e7f63"),
    "advised-bid": (1, "77d63c31cb8d"),
    "richest": (1, "374d504e7888"),
    "wrong-line": (1, "0eed63f83e49"),
    "counted-cards": (1, "5c65cd172222"),
    "line-points": (1, "1bd1892d8b1e"),
    "hand-total": (1, "d5f412be3879"),
    "may-go": (1, "d43dbd8a82d9"),
    "ecart-rule": (1, "68a3e354308d"),
    "trumps-aside": (1, "b9fd5d981740"),
    "ecart-shown": (1, "8bdcc8ae48f2"),
    "make-ecart": (1, "da5c0f01280d"),
    "make-void": (1, "0bdc47577bc5"),
    "ecart-closed": (1, "63daf154447a"),
    "better-ecart": (1, "0e45b6c8bd01"),
    "points-needed": (1, "bc9c645d803a"),
    "contract-made": (1, "2b514b4c9ba8"),
    "defence-needs": (1, "b79b90ac89c6"),
    "pair-values": (1, "d8b451be3e5c"),
    "pile-points": (1, "ff66016e03d8"),
    "rest-of-pack": (1, "49698b3a7049"),
    "count-audit": (1, "f764fa99f9a8"),
    "excuse-count": (1, "de4aed0cfb40"),
    "score-line": (1, "8510bb487845"),
    "score-deal": (1, "bf0b3c8f8d21"),
    "score-taker": (1, "e59f0d3c11a6"),
    "score-shares": (1, "8c94d41564ac"),
    "score-audit": (1, "360d537d00fd"),
    "score-mistake": (1, "f9a1e24238bd"),
    "petit-side": (1, "20651ce96c4e"),
    "petit-end": (1, "5e047e150fca"),
    "bonus-line": (1, "22f11a5a5eab"),
    "bonus-deal": (1, "06f4fb6b0a59"),
    "bonus-audit": (1, "376f79ef3ccf"),
    "slam-pays": (1, "f7c66c9ed88e"),
    "slam-true": (1, "d664d56a5f5d"),
    "two-for-one": (1, "a0b087a14d3b"),
    "excuse-well-spent": (1, "72d79d4e4d32"),
    "captain": (1, "6176c4e9d3ae"),
    "lead-the-void": (1, "1e19b2ec4f36"),
    "most-points": (1, "7af67d7185e1"),
    "card-proves": (1, "2e5dd4490a31"),
    "who-lacks": (1, "cdaa285af385"),
    "only-a-guess": (1, "513e422d805e"),
    "petit-round": (1, "62303a0fcc62"),
    "petit-hunted": (1, "1980746b2cdc"),
    "petit-worth": (1, "879b206d3a03"),
    "hunt-lead": (1, "205c74026102"),
    "trumps-out": (1, "9ba77442cb92"),
    "petit-where": (1, "2c8b14038bf7"),
    "signal-puzzle": (1, "3d5f7f22350c"),
    "taker-puzzle": (1, "ba5144d71697"),
    "defence-puzzle": (1, "f560b7dd1424"),
    "petit-puzzle": (1, "6b959f583ade"),
    "handful-sizes": (1, "bce8de66f5d6"),
    "handful-show": (1, "e158708134d7"),
    "handful-aside": (1, "92d69fe696e2"),
    "handful-kept": (1, "5d8e5fb687ab"),
    "handful-refused": (1, "6eb7ffd43777"),
    "handful-wrong-one": (1, "12a38eafe212"),
    "handful-who": (1, "a8fdce8571c3"),
    "poignee-goes": (1, "0a26f1965c05"),
    "poignee-line": (1, "867a96f5f5a3"),
    "poignee-deal": (1, "a4f08b216c5f"),
    "poignee-audit": (1, "f0160c9f8782"),
    "poignee-table": (1, "4372b1f157ff"),
    "poignee-even": (1, "1e089b7b63ad"),
    "hide-petit": (1, "fa1dd9256d02"),
    "tells-less": (1, "7e8db4dcd85f"),
    "still-hidden": (1, "29f0fdfbbfa4"),
    "others-hold": (1, "f9b6736daeea"),
    "others-together": (1, "ad149ae4800c"),
    "petit-after-show": (1, "70c3399d12a3"),
    "weigh-worth": (1, "e3c7e7561227"),
    "weigh-leak": (1, "0dfe034c3a89"),
    "weigh-reasons": (1, "e351ef160050"),
    "weigh-show": (1, "e3118cc159f0"),
    "weigh-defence": (1, "aba94dbcfb06"),
    "weigh-size": (1, "5c8e602adf0b"),
    "weigh-prize": (2, "11da4864c190"),
    "promising-leads": (1, "af44d9ee466a"),
    "lying-leads": (1, "fbbbd17c5cf9"),
    "leads-say": (1, "99e016e3a842"),
    "say-by-lead": (1, "20f200e9487e"),
    "rule-or-signal": (1, "33262fba8c63"),
    "lead-tells": (1, "28cfc61427d2"),
    "lead-odds": (1, "3f1ff2d71aee"),
    "two-cards-tell": (1, "a604b4461012"),
    "same-gesture": (1, "c127975332eb"),
    "why-silent": (1, "f1d3e7e48509"),
    "say-by-order": (1, "1ca893526783"),
    "excuse-speaks": (1, "f22080bfee3e"),
    "is-it-a-tenue": (1, "29b2d7c6fa5e"),
    "show-the-tenue": (1, "32480e9f3752"),
    "lying-cards": (1, "728b7f0b1e37"),
    "free-truth": (1, "1b205f3d7fe8"),
    "broken-promise": (1, "8eadeeac0653"),
    "word-or-duty": (1, "05febcaed96f"),
    "overheard": (1, "bf749b5212b2"),
    "odd-later": (1, "740defd212f1"),
    "signal-audit": (1, "e41c20e7aaf0"),
    "who-teaches": (1, "643e7a2a3057"),
    "obey-or-not": (1, "4bdddead0c77"),
    "read-lead": (1, "1664361a7665"),
    "partner-cannot": (1, "0740a46cfd42"),
    "proof-or-promise": (1, "556b10a230fa"),
    "lead-back": (1, "56053819df13"),
    "why-switched": (1, "016e7cc1a077"),
    "trumps-placed": (1, "15ea9603086f"),
    "captain-told": (1, "ae3f6f4e2f10"),
    "deal-tells": (1, "ac7baa9ec682"),
    "deal-heard": (1, "c3397c77d3f8"),
    "deal-true": (1, "ca6fabeaee2d"),
    "trumps-allowed": (1, "40bc373bccf6"),
    "trumps-rule": (1, "5b3d0f3b461d"),
    "trumps-winner": (1, "a5963ae868f2"),
    "trumps-left": (1, "cfdca4239380"),
    "trumps-sure": (1, "f38d09afa7bc"),
    "trumps-proves": (1, "9c7f868bb350"),
    "trumps-revoke": (1, "ec5b9035fc06"),
    "trumps-suit": (1, "55507a06f5ef"),
    "domino-fits": (1, "ad0d1bfa4050"),
    "domino-claims": (1, "6e9d224523e3"),
    "domino-way": (1, "9ae46016ea49"),
    "domino-helps": (1, "5fdb68b7ef41"),
    "domino-first": (1, "57965688b712"),
    "domino-proves": (1, "dfbca1276bea"),
    "domino-points": (1, "94fe248883df"),
    "domino-rank": (1, "e2eb63498926"),
    "no-tricks-cost": (1, "ebe9ca4ff881"),
    "no-tricks-audit": (1, "bb8998fd2600"),
    "no-hearts-cost": (1, "7bfd5ce6ab14"),
    "no-hearts-audit": (1, "55a0af375687"),
    "no-queens-ends": (1, "119ca8370788"),
    "no-queens-pays": (1, "88e7619f982f"),
    "no-queens-allowed": (1, "b9647fdccf93"),
    "no-queens-out": (1, "4cb60fe318aa"),
    "no-queens-catches": (1, "d46638107e40"),
    "no-queens-guards": (1, "a7b92243c904"),
    "no-queens-cost": (1, "80de01c811da"),
    "king-allowed": (1, "7e4f688a24d3"),
    "king-ends": (1, "68ff4206aaf0"),
    "king-pays": (1, "d43a020d2be5"),
    "king-cost": (1, "f370bc8f2c24"),
    "king-wait": (1, "5101f583ee77"),
    "king-away": (1, "d8d5f4570e82"),
    "king-holders": (1, "8d9df1f71522"),
    "last-two-counts": (1, "f441e8e86dd5"),
    "last-two-cost": (1, "1051d28bdb2d"),
    "last-two-losers": (1, "6eee4ea90d26"),
    "last-two-order": (1, "da642cfe5d73"),
    "last-two-out": (1, "3dc6358fd050"),
    "seven-trick": (1, "91014baab5e1"),
    "seven-cards": (1, "d0ecca0a1d7c"),
    "seven-dearest": (1, "2b4a3adca01b"),
    "seven-sum": (1, "9fd69f504964"),
    "seven-calls": (1, "138f38ee3a7b"),
    "seven-deals": (1, "00193d910e52"),
    "seven-winner": (1, "3713d2148b2c"),
    "seven-wrong": (1, "7fb65dc16e99"),
    "no-tricks-may": (1, "98c234c8fdfa"),
    "no-tricks-below": (1, "060d12c923f1"),
    "no-tricks-lead": (1, "824bb3eeb242"),
    "no-tricks-shed": (1, "9e541727414f"),
    "no-hearts-lead": (1, "fe4668c33d08"),
    "no-hearts-out": (1, "39732c079e1a"),
    "no-hearts-true": (1, "87b36aeac456"),
    "no-tricks-puzzle": (1, "82c501405abc"),
    "no-hearts-puzzle": (1, "34d8a351c9f4"),
    "no-queens-puzzle": (1, "947553a33eec"),
    "king-puzzle": (1, "6063fe2f35c4"),
    "last-two-puzzle": (1, "afed6f476728"),
    "trumps-puzzle": (1, "ea7024060fa4"),
    "domino-puzzle": (1, "a84da9d7e612"),
    "no-tricks-hand": (1, "b41ad46fe2f1"),
    "no-hearts-hand": (1, "917a93ce4f84"),
    "no-queens-hand": (1, "eaf845870a31"),
    "king-hand": (1, "ea47f9a94412"),
    "last-two-hand": (1, "6bc9912a20fb"),
    "trumps-hand": (1, "697919924e7d"),
    "domino-hand": (1, "47e21baca5f2"),
    "doubling-won": (1, "02264bb66e61"),
    "doubling-threads": (1, "ab21ffe439e3"),
    "doubling-order": (1, "bdbb1e5a63e8"),
    "doubling-audit": (1, "aaeaa546af41"),
    "doubling-may": (1, "a7bf136f3c88"),
    "doubling-still": (1, "2e2c9b0377ad"),
    "doubling-debt": (1, "bff068a2281e"),
    "doubling-due": (1, "e2399c0f5d5c"),
    "doubling-played": (1, "be78c2a9a45d"),
    "doubling-say": (1, "db9f954c21c4"),
    "doubling-whom": (1, "931968802886"),
    "settle-bet": (1, "cc195930a95b"),
    "settle-way": (1, "f77d00f891cf"),
    "settle-own": (1, "53c14be3329f"),
    "settle-all": (1, "7a66f60068ea"),
    "settle-shared": (1, "e3863b60ecab"),
    "settle-audit": (1, "6bcb48823315"),
    "settle-set": (1, "5882ed377e26"),
}


def digest(kind: Kind) -> str:
    """What some questions of a kind come to in no language: what is shown, what can be answered, and what is right."""
    asked = [kind.question(level, seed) for level in LEVELS for seed in SEEDS[:40]]
    return sha256("\n".join(map(_written, asked)).encode()).hexdigest()[:12]


def _written(question: Question) -> str:
    boards = [
        [card.code for card in board.cards] if isinstance(board, Laid) else told(board) for board in question.boards
    ]
    facts = {name: str(fact) for name, fact in question.facts.items()}
    asked: list[object] = [boards, facts, [option.id for option in question.options], question.key]
    if laid_out := question.arrangement:
        asked += [[thing.id for thing in laid_out.things], [demand[:4] for demand in laid_out.demands]]
    return json.dumps(asked, sort_keys=True)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_kind_that_asks_other_questions_has_another_edition(kind: Kind) -> None:
    edition, came_to = EDITIONS[kind.id]
    found = digest(kind)
    assert kind.edition == edition, f"write ({kind.edition}, “{found}”) down as the edition of {kind.id}"
    assert found == came_to, (
        f"{kind.id} asks other questions than its edition {edition} did: if that is meant, raise its edition to"
        f" {edition + 1}, and write ({edition + 1}, “{found}”) down here"
    )


def test_every_kind_has_its_edition_written_down() -> None:
    assert EDITIONS.keys() == KINDS.keys()


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_link_names_the_edition_and_leads_back_to_the_exercise(kind: Kind) -> None:
    for seed in (SEEDS[0], 17, SEEDS[-1]):
        asked = Exercise(kind, 2, seed)
        assert str(asked) == f"{kind.id}.{kind.edition}.2.{seed}"
        assert linked(str(asked)) == asked
