/** A lesson can just be read: one button shows the answers to all its exercises, with their reasons, and hides them again. */

import { all } from "./drawn.js"

let listening = false

/** Hear that button from now on, wherever it stands on the page. */
export function readAlong() {
  if (listening) return
  listening = true
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-reads]") : null
    if (button instanceof HTMLElement) turn(button)
  })
}

/** Ask every exercise for its answer, or begin it again: those of the check give theirs to nobody. @param {HTMLElement} button */
function turn(button) {
  const reads = button.getAttribute("aria-pressed") !== "true"
  button.setAttribute("aria-pressed", String(reads))
  const { other = "" } = button.dataset
  button.dataset.other = button.textContent ?? ""
  button.textContent = other
  for (const root of all(document, ".tutor-question:not([data-help=none])")) {
    const open = root.querySelector('[data-part="after"] .done[hidden]')
    const press = reads ? open && "[data-hint='3']" : !open && "[data-again]"
    if (press) all(root, press)[0]?.click()
  }
}
