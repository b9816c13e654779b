"""Words as HTML: everything is escaped, and a card in a sentence is a sign, with its name for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from tutor.core.cards import EXCUSE, TRUMP
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.show.forms import SUIT_SIGNS, Mention
from tutor.show.words import Words

#: The signs in place of a suit on a trump and on the Excuse that a sentence mentions.
SIGNS = {**SUIT_SIGNS, TRUMP: "☼", EXCUSE[0]: ""}
AGREED_HERE = N_("{title}, as this table has agreed: {statement}")
#: The page of each game's advice, which comes after the chapters of its rulebook.
ADVICE = "advice"
#: The page of every rule and every piece of advice by id, seen from the folder of the rulebooks.
PAGES = {
    rule: f"{name}/{page}/"
    for name, game in GAMES.items()
    for page, rules in (*((chapter.anchor, chapter.rules) for chapter in game.CHAPTERS), (ADVICE, game.ADVICE))
    for rule in rules
}
#: The elements without content, and so without an end tag.
VOID = {"input"}


class Page:
    """HTML as markup: text is escaped, and a card is shown as a sign, with its name for screen readers."""

    def text(self, text: str) -> str:
        """Escape plain text."""
        return escape(text, quote=False)

    def card(self, card: Mention) -> str:
        """Show a card as a chip, with its name for screen readers, which includes any text around the chip."""
        chip = element(
            "span",
            element("span", card.rank + SIGNS[card.suit], aria_hidden="true"),
            element("span", card.name, class_="tutor-said"),
            class_="tutor-chip",
            data_suit=card.suit,
        )
        before, after = (element("span", text, aria_hidden="true") if text else "" for text in card[-2:])
        return before + chip + after


#: The markup of all pages, which has no state.
PAGE = Page()


class Html(Words):
    """Words for a page: a type of its own, so that type checkers find text that is put into HTML unescaped.

    ``rulebook`` is the address of the folder of the rulebooks, ``""`` if they stand on this page.
    """

    def __init__(self, lang: str, seat: int | None = None, players: int = 4, *, rulebook: str = "") -> None:
        """Take up a language; raise ``ValueError`` if it is not one of ours."""
        super().__init__(lang, seat, players, PAGE)
        self.rulebook = rulebook

    def link(self, rule: Rule) -> str:
        """The rule's title, linked to the rule; a club's own convention, which no rulebook has, is given in full."""
        if rule.id not in PAGES:
            own = {"title": self.language.text(rule.title), "statement": self.language.text(rule.statement)}
            return element("span", self.tell(AGREED_HERE, own), class_="rule")
        page = f"{self.rulebook}{PAGES[rule.id]}" if self.rulebook else ""
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
    end = "" if name in VOID else f"</{name}>"
    return f"<{' '.join(written)}>{''.join(content)}{end}"


def paragraphs(text: Iterable[str]) -> Iterator[str]:
    """Lines of plain text as paragraphs, without those that are empty."""
    yield from (element("p", escape(line.strip(), quote=False)) for line in text if line.strip())
