/**
 * What lies over a table for as long as somebody wants it: the panels, which are the browser's own popovers, and the rest
 * of a text that is longer than its place.
 */

import { all, part, the } from "./drawn.js"

/**
 * A press on a button that opens a panel, or closes it. Returns whether it was one.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} button
 */
export function pressPanel(root, button) {
  const { opens, closes } = button.dataset
  const name = opens ?? closes
  if (name) the(root, `.${name}`).togglePopover()
  return Boolean(name)
}

/**
 * Close every panel: something else is to be seen now.
 *
 * @param {HTMLElement} root
 */
export function closePanels(root) {
  for (const panel of all(root, "[popover]")) panel.togglePopover(false)
}

/**
 * Where a text does not fit into its place, offer to read on.
 *
 * @param {HTMLElement} root
 */
export function measure(root) {
  const verdict = part(root, "verdict")
  const more = part(root, "more")
  verdict.removeAttribute("data-open")
  more.setAttribute("aria-expanded", "false")
  more.hidden = verdict.scrollHeight <= verdict.clientHeight + 1
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
