/**
 * A rail: cards are laid out on it one by one, to be shown. What is pressed goes there, and back; what may be shown
 * is not decided here.
 */

import { all, the } from "../shared/dom.js"
import { focus } from "../shared/keyboard.js"

/**
 * A press on something that has to do with the rail. Returns whether it had.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} button
 * @param {(move: string) => void} show what is done with the cards that are laid out, as records write it
 */
export function pressRail(root, button, show) {
  const rail = root.querySelector(".rail")
  if (!(rail instanceof HTMLElement)) return false
  const { shows, card } = button.dataset
  if (button.hasAttribute("data-lays")) leaveRail(root) || begin(root, rail)
  else if (rail.hidden) return false
  else if (shows) show([shows, ...laid(rail)].join(" "))
  else if (button.hasAttribute("data-leaves")) leaveRail(root)
  else if (card && within(button)) turn(root, rail, card)
  else return false
  return true
}

/**
 * Put all cards back and the rail away. Returns whether there was one to put away.
 *
 * @param {HTMLElement} root
 */
export function leaveRail(root) {
  const rail = root.querySelector(".rail:not([hidden])")
  if (!(rail instanceof HTMLElement)) return false
  for (const card of things(root)) card.removeAttribute("aria-pressed")
  the(rail, ".laid").replaceChildren()
  rail.hidden = true
  the(root, "[data-lays]").focus()
  return true
}

/** Lay the rail out: from now on a card of the hand is not played but goes there. @param {HTMLElement} root @param {HTMLElement} rail */
function begin(root, rail) {
  rail.hidden = false
  for (const card of things(root)) card.setAttribute("aria-pressed", "false")
  count(rail)
  focus(all(root, ".hand button[tabindex='0']")[0] ?? things(root)[0])
}

/** A card goes to the rail, or back. @param {HTMLElement} root @param {HTMLElement} rail @param {string} code */
function turn(root, rail, code) {
  const own = things(root).find((one) => one.dataset.card === code)
  const there = all(rail, ".laid button").find((one) => one.dataset.card === code)
  own?.setAttribute("aria-pressed", String(!there))
  if (there) takeBack(there, own)
  else if (own) lay(rail, own, things(root))
  count(rail)
}

/** A copy of the card lies on the rail, in the order of the hand. @param {HTMLElement} rail @param {HTMLElement} own @param {HTMLElement[]} order */
function lay(rail, own, order) {
  const copy = /** @type {HTMLElement} */ (own.cloneNode(true))
  for (const name of ["data-move", "data-marks", "data-fresh", "aria-pressed"]) copy.removeAttribute(name)
  copy.querySelector(".state")?.remove()
  copy.setAttribute("data-thing", "")
  const place = (/** @type {HTMLElement} */ one) => order.findIndex(({ dataset }) => dataset.card === one.dataset.card)
  const next = all(rail, ".laid button").find((one) => place(one) > place(own))
  the(rail, ".laid").insertBefore(copy, next ?? null)
  oneStop(rail)
}

/** Who has pressed it on the rail goes on with its neighbour. @param {HTMLElement} there @param {HTMLElement | undefined} own */
function takeBack(there, own) {
  const held = there.matches(":focus")
  const next = there.nextElementSibling ?? there.previousElementSibling ?? own
  const rail = the(/** @type {HTMLElement} */ (there.closest(".rail")), ".laid")
  there.remove()
  oneStop(/** @type {HTMLElement} */ (rail.parentElement))
  if (held && next instanceof HTMLElement) focus(next)
}

/** The cards of the rail are one tab stop. @param {HTMLElement} rail */
function oneStop(rail) {
  all(rail, ".laid button").forEach((one, number) => (one.tabIndex = number ? -1 : 0))
}

/** Say how many cards are laid out. @param {HTMLElement} rail */
function count(rail) {
  const place = the(rail, ".count")
  place.textContent = JSON.parse(place.dataset.counts ?? "[]")[laid(rail).length]
}

/** The cards that are laid out. @param {HTMLElement} rail */
function laid(rail) {
  return all(rail, ".laid button").map((one) => one.dataset.card ?? "")
}

/** The cards that can be laid out: the hand, and what else may be shown. @param {HTMLElement} root */
function things(root) {
  return all(root, ".hand button.card, .rail .others button.card")
}

/** Whether a card is one that can be laid out, or is laid out. @param {HTMLElement} button */
function within(button) {
  return Boolean(button.closest(".hand, .rail"))
}
