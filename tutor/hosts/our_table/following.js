/**
 * What every page says of our table: by whose rules its tables are played, and what is otherwise at ours. It is a script of its
 * own, which only a browser fetches that keeps a table. Python has said all the sentences when the table was chosen.
 */

/** @import { Kept, KeptTable } from "./kept_table.js" */

import { all } from "../shared/dom.js"
import { element } from "../shared/elements.js"

const LINE = "tutor-at-our-table"

/**
 * Say it on the page that is open.
 *
 * @param {{ kept: KeptTable, lang: string, page: string }} tools `page` is the address of our table’s own page
 */
export default function bring({ kept, lang, page }) {
  for (const old of all(document, `.${LINE}`)) old.remove()
  const known = kept.read()
  if (!known?.said.games.length) return
  const says = { known, words: known.said.words[lang], said: known.said.said[lang] }
  sayByWhom(kept, says, page)
  if (!known.on) return
  for (const heading of all(document, ".md-content h3[id]")) sayAt(heading, [heading.id], says)
  for (const question of all(document, ".tutor-question[data-rules]")) {
    sayAt(/** @type {HTMLElement} */ (question.firstElementChild), (question.dataset.rules ?? "").split(" "), says)
  }
}

/** @typedef {{ known: Kept, words: Record<string, string>, said: Record<string, string> }} Says */

/** By whose rules a page goes, in one line at its top, with the way to the others. @param {KeptTable} kept @param {Says} says @param {string} page */
function sayByWhom(kept, { known, words }, page) {
  const bar = /** @type {HTMLElement | null} */ (document.querySelector(".play-bar"))
  const link = element("a", { href: page, textContent: words.page })
  if (!bar) {
    const asks = document.querySelector(".tutor-question, .lesson-path")
    if (asks) document.querySelector(".md-content h1")?.after(element("p", { className: LINE }, words.asks, " ", link))
  } else if (known.said.games.includes(bar.dataset.game ?? "")) {
    const [text, other] = known.on ? ["follows", "to_usual"] : ["usual", "to_ours"]
    const change = element("button", { type: "button", textContent: words[other] })
    change.onclick = () => {
      kept.hold(!known.on)
      location.reload()
    }
    bar.before(element("p", { className: LINE }, words[text], " ", link, " ", change))
  }
}

/** What is otherwise at our table of some rules, behind what names them. @param {HTMLElement} place @param {string[]} anchors @param {Says} says */
function sayAt(place, anchors, { known, words, said }) {
  const names = new Set(anchors.flatMap((anchor) => known.said.rules[anchor] ?? []))
  if (!names.size) return
  place.after(element("p", { className: LINE, textContent: [words.at, ...[...names].map((name) => said[name])].join(" ") }))
}
