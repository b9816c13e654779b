/** The coach: what a fold of its asks for once it is opened, and what it then says there. */

/** @import { Intent, Message } from "../shared/protocol.d.ts" */
/** @import { Talk } from "../shared/asking.js" */

import { all, the } from "../shared/dom.js"

/** As long as the coach may take for a deal, where nobody says that they are gone. */
const COACH_MS = 60_000

/**
 * A press that opens a fold of the coach's for the first time asks what is to stand in it. That takes its time, and nobody
 * has to wait for it: the table plays on.
 *
 * @param {Talk} table @param {Element} target
 */
export function consult(table, target) {
  const fold = /** @type {HTMLElement | null} */ (target.closest("[data-coach]:not([aria-busy]) > summary")?.parentElement)
  if (!fold) return
  fold.setAttribute("aria-busy", "true")
  const name = fold.dataset.coach ?? ""
  ask(table, { [name]: name === "set" ? 0 : true })
}

/** @param {Talk} table @param {Intent} intent */
function ask(table, intent) {
  table.mention(intent)
  if (table.model.widget_manager) table.wait(COACH_MS)
}

/** The host has said something: what the coach says, or that nothing comes of it. @param {Talk} table @param {Message} message */
export function hearCoach(table, { coached, error, lost }) {
  const folds = all(table.root, "details[data-coach][aria-busy]")
  if (coached) answer(table, folds, coached)
  if (lost && folds.length) table.complain(table.gone)
  if (error || lost) folds.forEach(giveUp)
}

/**
 * What the coach says stands where that was asked, if that is still there. Where more is to come, as of a whole set, that is asked
 * for, as long as the fold is open.
 *
 * @param {Talk} table @param {HTMLElement[]} folds @param {string} html
 */
function answer(table, folds, html) {
  const said = the(new DOMParser().parseFromString(html, "text/html"), "[data-coach]")
  const fold = folds.find((one) => one.dataset.coach === said.dataset.coach)
  if (!fold) return
  // The line that waits stays, with other words: so they are read out.
  const [line, ...rest] = said.children
  the(fold, "[role=status]").replaceChildren(...line.childNodes)
  for (const old of all(fold, ":scope > :not(summary, [role=status])")) old.remove()
  fold.append(...rest)
  if (said.dataset.next && fold.hasAttribute("open")) {
    ask(table, { set: Number(said.dataset.next) })
    return
  }
  fold.removeAttribute("aria-busy")
  if (!said.dataset.next) fold.removeAttribute("data-coach")
}

/** Who wants to ask once more opens the fold again. @param {HTMLElement} fold */
function giveUp(fold) {
  fold.removeAttribute("aria-busy")
  fold.removeAttribute("open")
}
