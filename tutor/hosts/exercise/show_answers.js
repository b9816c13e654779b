/** A lesson can just be read: one button shows the answers to all its exercises, with their reasons, and hides them again. */

import { all } from "../shared/dom.js"

/**
 * Hear that button from now on, wherever it stands on the page. In JupyterLab each table brings scripts of its own, so
 * the page itself says that it is heard already.
 */
export function offerAllAnswers() {
  const page = document.documentElement
  if (page.hasAttribute("data-tutor-reads")) return
  page.setAttribute("data-tutor-reads", "")
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-reads]") : null
    if (button instanceof HTMLElement) turn(button)
  })
}

/**
 * Ask every exercise of the lesson that nobody has answered for its answer, or begin those again: what somebody has
 * answered stays, and those of the check give theirs to nobody.
 *
 * @param {HTMLElement} button
 */
function turn(button) {
  const reads = !button.hasAttribute("data-reading")
  const { other = "" } = button.dataset
  button.toggleAttribute("data-reading", reads)
  button.dataset.other = button.textContent ?? ""
  button.textContent = other
  for (const root of all(button.closest(".jp-Notebook") ?? document, ".tutor-question:not([data-help=none])")) {
    if (reads) showAnswer(root)
    else hideAnswer(root)
  }
  button.focus()
}

/** Whether an exercise is answered, or its answer is shown. @param {HTMLElement} root */
export function isAnswered(root) {
  return !root.querySelector('[data-part="after"] .done[hidden]')
}

/** Show the answer of an exercise that nobody has answered; returns whether it gives it. @param {HTMLElement} root */
export function showAnswer(root) {
  const [last] = all(root, "[data-hint='3']")
  if (!last || isAnswered(root)) return false
  root.setAttribute("data-read", "")
  last.click()
  return true
}

/** Begin an exercise again of which the answer was shown, if it still is; returns whether it was. @param {HTMLElement} root */
export function hideAnswer(root) {
  const shown = root.hasAttribute("data-read")
  if (shown && isAnswered(root)) all(root, "[data-again]")[0]?.click()
  root.removeAttribute("data-read")
  return shown
}
