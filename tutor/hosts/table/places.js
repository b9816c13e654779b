/**
 * Where a card of the hand would go: its place lights up as long as one points at the card, or it has the focus; and where
 * it cannot go there yet, it is said why, if there is a line for that.
 */

import { all, the } from "../shared/dom.js"
import { focused } from "../shared/keyboard.js"
import { allows, ruling } from "./rulings.js"

/** What tells that somebody points at something, or no longer does. */
export const POINTS = ["pointerover", "pointerout", "focusin", "focusout"]

/**
 * Somebody points at something in a table, or no longer does.
 *
 * @param {HTMLElement} el
 * @param {Event} event
 */
export function point(el, { type, target }) {
  const left = type === "pointerout" || type === "focusout"
  const code = card(left ? focused(el) : target)
  for (const place of all(el, "[data-place]")) place.toggleAttribute("data-lit", place.dataset.place === code)
  el.querySelector(".where")?.replaceChildren(...(code ? why(el, code) : []))
}

/** Why a card cannot be laid, in the words of its verdict. @param {HTMLElement} el @param {string} code */
function why(el, code) {
  const panel = ruling(the(el, ".tutor-table"), code)
  if (!panel || allows(panel)) return []
  const said = /** @type {HTMLElement} */ (the(panel, ".outcome").cloneNode(true))
  the(said, "strong").remove()
  return said.childNodes
}

/** The card of the hand at which somebody points. @param {EventTarget | null} target */
function card(target) {
  const pointed = target instanceof Element ? target.closest(".hand [data-card]") : null
  return pointed?.getAttribute("data-card")
}
