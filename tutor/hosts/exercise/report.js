/** The line that names an exercise or a position, and our version, for whoever finds that something in it seems wrong. */

import { the } from "../shared/dom.js"

/**
 * Copy that line, so that somebody can send it to us, or show it.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} button which has that line
 */
export async function report(root, { dataset: { report: line = "" } }) {
  const place = the(root, ".report")
  const copied = await navigator.clipboard?.writeText(line).then(() => true, () => false)
  place.hidden = false
  the(place, "span").textContent = (copied ? place.dataset.copied : place.dataset.shown) ?? ""
}
