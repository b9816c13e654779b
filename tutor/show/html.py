"""Words as HTML: everything is escaped, and a card in a sentence is shown as a sign and said by its name."""

from __future__ import annotations

from html import escape

from tutor.cards import EXCUSE, TRUMP, Card
from tutor.rule import Rule
from tutor.show.forms import SUIT_SIGNS
from tutor.show.words import Words

#: What stands for the suit on a trump, and on the Excuse, that is mentioned in a sentence.
SIGNS = {**SUIT_SIGNS, TRUMP: "☼", EXCUSE[0]: ""}


#: The page of a rule, by the first letter of its id.
PAGES = {"T": "tarot", "B": "barbu"}


class Html(Words):
    """Words for a page; ``rulebook`` is the address of the folder of the rules' pages, ``""`` if they stand here."""

    def __init__(self, lang: str, seat: int | None = None, players: int = 4, *, rulebook: str = "") -> None:
        """Open the catalogue of ``lang``; raise ``ValueError`` if there is none."""
        super().__init__(lang, seat, players)
        self.rulebook = rulebook

    def text(self, text: str) -> str:
        """Escape plain text."""
        return escape(text, quote=False)

    def card(self, card: Card, form: str = "the", name: str | None = None) -> str:
        """Show a card within a sentence as a sign; what is said of it aloud says *of* as well, in another form."""
        of = self.before(form)
        chip = element(
            "span",
            element("span", self.index(card) + SIGNS[card.suit], aria_hidden="true"),
            element("span", name or self.name(card, form), class_="tutor-said"),
            class_="tutor-chip",
            data_suit=card.suit,
        )
        return (element("span", of, aria_hidden="true") if of else "") + chip

    def link(self, rule: Rule) -> str:
        """The rule's title, linked to the rule."""
        page = f"{self.rulebook}{PAGES[rule.id[0]]}/" if self.rulebook else ""
        return element("a", self.say(rule.title), class_="rule", href=f"{page}#{rule.anchor}")


def element(name: str, *content: str, **attributes: str | int | bool | None) -> str:
    """An HTML element around ``content``, which is HTML; attribute values are escaped here.

    ``class_`` stands for ``class`` and ``data_card`` for ``data-card``; ``None`` and ``False`` leave an attribute out.
    """
    written = [name]
    for key, value in attributes.items():
        attribute = key.rstrip("_").replace("_", "-")
        if value is True:
            written.append(attribute)
        elif value is not None and value is not False:
            written.append(f'{attribute}="{escape(str(value))}"')
    return f"<{' '.join(written)}>{''.join(content)}</{name}>"
