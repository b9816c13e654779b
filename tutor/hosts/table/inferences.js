/**
 * The inferences: what is known and told, on whichever chair somebody listens, and what a card would tell before it is played.
 *
 * All of it stands ready in the HTML: what each card would tell, in the panel of the signals among the advice.
 */

import { all, part, the } from "../shared/dom.js"

/** Whether somebody wants the inferences beside the hand: a lesson, or the reader. @param {HTMLElement} root */
export function hears(root) {
  return root.dataset.inferences === "on" || root.hasAttribute("data-infers")
}

/** Where the inferences are wanted they are open. @param {HTMLElement} root */
export function prick(root) {
  if (hears(root)) part(root, "inferences").setAttribute("open", "")
}

/** Somebody has chosen another chair: say so to those who cannot see it. @param {EventTarget | null} target */
export function listen(target) {
  if (!(target instanceof HTMLInputElement) || !target.dataset.sits) return
  const inferences = /** @type {HTMLElement} */ (target.closest(".tutor-inferences"))
  the(inferences, "[data-listens]").textContent = target.dataset.seated ?? ""
}

/**
 * The first press on a card that may be played says what it would tell, the second one plays it. Returns whether it was the
 * first, and there was something to say.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} button
 * @param {boolean} allowed
 */
export function raise(root, button, allowed) {
  if (!hears(root)) return false // nothing is touched then: a press has to be seen at once, on a slow machine too
  const asks = allowed && root.matches("[data-live]:not([aria-busy])") && !button.hasAttribute("data-raised")
  const tells = asks && wouldTell(root, button.dataset.card)
  const would = the(part(root, "inferences"), ".would")
  for (const card of all(root, "[data-raised]")) card.removeAttribute("data-raised")
  would.hidden = !tells
  if (!tells) return false
  button.setAttribute("data-raised", "")
  the(would, "[data-would]").replaceChildren(...tells)
  return true
}

/** What somebody means who presses a button: “Play it” stands for the card that waits. @param {HTMLElement} root @param {HTMLElement} button */
export function stoodFor(root, button) {
  return (button.hasAttribute("data-plays") && all(root, ".hand [data-raised]")[0]) || button
}

/** Whether a press on a card counts: the second of two does if the card has waited for it. @param {HTMLElement} button @param {number} times */
export function counts(button, times) {
  return times < 2 || button.hasAttribute("data-raised")
}

/** The card and what it would tell, or why it tells nothing. @param {HTMLElement} root @param {string | undefined} code */
function wouldTell(root, code) {
  for (const line of all(part(root, "advice"), "[data-tells] > li")) {
    const card = all(line, ".card").find((one) => one.dataset.card === code)
    if (card) return [card.cloneNode(true), the(line, ".said").cloneNode(true)]
  }
  return null
}

/**
 * What is heard at a table from now on, and was not before, is read out, line by line.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} fresh the table as it will stand
 */
export function tellNews(root, fresh) {
  if (!hears(root)) return
  const before = new Set(lines(root).map((one) => one.textContent))
  for (const line of lines(fresh)) {
    if (before.has(line.textContent)) continue
    const said = /** @type {HTMLElement} */ (line.cloneNode(true))
    said.querySelector(".rule")?.remove()
    part(root, "log").append(said)
  }
}

/** The sentences of all that is known and told. @param {HTMLElement} root */
function lines(root) {
  return all(part(root, "inferences"), ".inference li .said > p:first-child")
}

/**
 * How much the promises change has been counted: show it in the place of what waited for it.
 *
 * @param {HTMLElement} root
 * @param {string} html
 */
export function weigh(root, html) {
  const fresh = the(new DOMParser().parseFromString(html, "text/html"), ".tutor-inferences")
  for (const row of all(fresh, ":scope > .inference")) {
    const old = the(part(root, "inferences"), `.tutor-inferences > [data-inference="${row.dataset.inference}"]`)
    for (const said of all(old, ":scope > :not(summary)")) said.remove() // the summary stays: it may have the focus
    old.append(...all(row, ":scope > :not(summary)"))
    old.removeAttribute("data-weighs")
  }
}
