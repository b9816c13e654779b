/**
 * What lies over a table for as long as somebody wants it: the panels, which are the browser's own popovers, and the rest
 * of a text that is longer than its place.
 */

import { all, part, the } from "../shared/dom.js"
import { layHouseRules } from "./house_rules.js"

/**
 * Tell the browser which buttons open and close which panel: it then opens them, says so to screen readers, and leads Tab
 * there. It knows a panel by its id alone, and a page has many tables.
 *
 * @param {HTMLElement} root
 */
export function wire(root) {
  for (const button of /** @type {HTMLButtonElement[]} */ (all(root, "[data-opens], [data-closes]"))) {
    button.popoverTargetElement = the(root, `.${button.dataset.opens ?? button.dataset.closes}`)
    if (button.dataset.opens === "menu") button.onclick = () => layHouseRules(root)
  }
}

/**
 * Close every panel: something else is to be seen now. At a table that has no place on the page yet none is open, and the
 * browser would not be asked.
 *
 * @param {HTMLElement} root
 */
export function closePanels(root) {
  for (const panel of all(root, "[popover]")) if (panel.isConnected) panel.togglePopover(false)
}

/**
 * Where a text does not fit into its place, offer to read on. What is not laid out yet will be measured when it is: its size
 * changes then.
 *
 * @param {HTMLElement} root
 */
export function measure(root) {
  const verdict = part(root, "verdict")
  if (verdict.hasAttribute("data-open") || !root.checkVisibility({ contentVisibilityAuto: true })) return
  part(root, "more").hidden = verdict.scrollHeight <= verdict.clientHeight + 1
}

/**
 * There is another text: it begins folded.
 *
 * @param {HTMLElement} root
 */
export function fold(root) {
  part(root, "verdict").removeAttribute("data-open")
  part(root, "more").setAttribute("aria-expanded", "false")
  measure(root)
}

/**
 * Show all of a long text, over what stands below it, or fold it again.
 *
 * @param {HTMLElement} root
 */
export function readOn(root) {
  const open = part(root, "verdict").toggleAttribute("data-open")
  part(root, "more").setAttribute("aria-expanded", String(open))
}
