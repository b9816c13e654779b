"""What English does not say so, though the words are right: each a pattern that was once in the texts."""

from __future__ import annotations

from tests.wording.texts import Pattern

PATTERNS = (
    Pattern(
        "cards that lie",
        r"\b(?:lies|lie)\b(?! (?:\**face|if|to|about|when|once|broken)|\.)",
        "These cards lie in the trick",
        "Cards are somewhere, or have been played; they lie face up. What is not true lies.",
        (
            "A card may lie, and the taker hears it too",
            "When a signal lies",
            "every card below that would lie, if you led it now",
            "tells your partners no lie, and",
            "tells no lie either",
            "A card that lies",
            "cannot lie: a king",
            "choose between a lie and",
            "A lead that lies breaks",
            "Does a lie pay?",
            "or try a lie, and",
        ),
    ),
    Pattern(
        "standing for being",
        r"\bstands?\b(?! (?:for|still|out|in for))",
        "The score stands below the table",
        "A text is somewhere, or you see it there.",
    ),
    Pattern(
        "telling nobody",
        r"\b(?:tells?|told) (?:that|of|just|something else|nothing|by convention)\b",
        "The card tells nothing by convention",
        "Cards say something; somebody is told something.",
    ),
    Pattern(
        "by for according to",
        r"(?<![Gg]oing )\b[Bb]y (?:what|all that|the usual advice|the advice|promise|the points in)\b",
        "Who can have the Petit, by what these tricks prove?",
        "Going by, given, from what; the usual advice says.",
    ),
    Pattern(
        "one for you",
        r"(?:^|[.,;:] |\b(?:as|because|if|mostly|so|than|that|when|where) )one"
        r" (?:can|does|gets|has|lays|looks|may|must|notices|plays|says|thinks|tries|waits|wants|wins)\b",
        "In No Hearts one tries not to win hearts, and mostly one does",
        "You, or players.",
        ("one must be left to call",),
    ),
    Pattern(
        "so many for an answer",
        r"(?:^|[.;] )So (?:many|much)\b(?! (?:that|as))",
        "So many tricks you have won",
        "That is how many.",
    ),
    Pattern("dear", r"\b[Dd]ear(?:er|est)?\b", "your dearest card", "Valuable; what costs much."),
    Pattern("reckon", r"\b[Rr]eckon", "You reckon to do better", "Expect, work out, add up."),
    Pattern(
        "a minus",
        r"(?i)\b(?:has|write|put) a minus\b(?! sign)",
        "If it pays, write a minus",
        "Put a minus sign in front.",
    ),
    Pattern(
        "a number behind its noun",
        r"(?<!half a )\b(?:points?|bouts?|rounds?) (?:more|fewer|less)\b",
        "With one bout more it needs ten points fewer",
        "One more bout, ten fewer points.",
        ("Half a point more or less",),
    ),
    Pattern("speaking of", r"\bspeaks? (?:of|against)\b", "This rule speaks of other cards", "It is about them."),
    Pattern("what comes of it", r"\b(?:come|become)s? of\b", "What becomes of the dog?", "What happens to it."),
    Pattern(
        "a bare who",
        r"(?:(?:^|[.;:!] )[Ww]ho |, (?:and|but|or) who )(?:has|is|holds|plays|had|does|comes)\b(?![^.?!]*\?)",
        "Who holds the Petit must say so.",
        "A player who.",
        (
            "Who has doubled whom: six pairs",
            "Who has called what, and in which deal",
            "Who has called what, and who still owes a double",
            "what they have called, and who has **doubled** them",
            "which suit is missing, and who is out of trumps",
            "who has called what, and who has doubled whom",
            "the next `dealer`, and who is `dead` then",
        ),
    ),
    Pattern(
        "beside for compared with",
        r"\bbeside (?:an average|its price|the contract|what)\b|^Beside\b",
        "What was made in the contracts, beside what the hands had promised",
        "Compared with, next to; besides.",
    ),
    Pattern(
        "also for even",
        r"\balso (?:when|if|those)\b|, the \w+ as well\b",
        "The difference is added, also when the contract is lost",
        "Even when; including the taker.",
    ),
    Pattern(
        "only in front",
        r"(?:^|[.;:?!*] )Only (?:if|in|when|then|after)\b",
        "Only in the last trick it is different",
        "Only then does the verb come first; or turn the sentence round.",
        (
            "Only in the last trick does it earn anything",
            "Only in the first round of trumps does the Excuse",
            "Only in the **last trick** is it different",
        ),
    ),
    Pattern(
        "a condition that begins with its verb",
        r"(?:^|[.;:] )(?:Stand|Is|Are|Do|Has) [^.?!]{5,80}, (?:each|then|it|you)\b",
        "Stand two of them in a row, each counts 1 more.",
        "If two of them.",
    ),
    Pattern("a bid without its marks", r"advice is \{|advises \{", "the advice is {bid:term}", "“{bid:term}”."),
    Pattern("each two", r"\beach two\b", "what is between each two players", "The players of each pair."),
    Pattern(
        "that which counts",
        r"^That (?:adds|compares|counts|forgets|leaves out|takes off)\b",
        "That counts the Excuse as a trump.",
        "You have counted it.",
    ),
    Pattern(
        "is no for is not a",
        r"(?<!here )\b(?:is|are) no (?:heart|king|picture|queen|tenue|trump)s?\b",
        "The Excuse is no trump",
        "It is not a trump.",
    ),
    # One word for one thing: what each of them means is written down in CONTRIBUTING.
    Pattern(
        "laying a card",
        r"\b(?:lays?|laid) (?:a card|another|cards|in the dog|it|one|something|(?:their|your) last)\b"
        r"|\b(?:cards?|each|it|of them|there|these) lay\b",
        "Whoever lays an ace may lay another card",
        "A card is played, or was somewhere.",
        ("takes it back and lays it with the tricks",),
    ),
    Pattern("chair", r"\bchairs?\b", "beside every chair", "Seat."),
    Pattern("petit slam", r"\b[Pp]etit slam\b", "announce a petit slam", "Small slam."),
    Pattern(
        "rounds of the Salade",
        r"\brounds? (?:of|with) (?:the )?Salade|Salade[^.]*\brounds?\b|\ball rounds are over",
        "the six rounds with Salade",
        "Deals.",
    ),
    Pattern(
        "picture",
        r"\b(?:without|[Hh]as|[Hh]ave|or) a picture\b|^A picture\b",
        "Is it a bout or a picture?",
        "A court card.",
    ),
    Pattern(
        "in the end",
        r"\bin the end\b",
        "What do you have in the end?",
        "At the end; at last.",
        ("and won it in the end",),
    ),
)
