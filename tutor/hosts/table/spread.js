/**
 * A spread: cards are laid out in it one by one, to be shown. What is pressed goes there, and back; what may be shown
 * is not decided here.
 */

import { all, the } from "../shared/dom.js"
import { focus } from "../shared/keyboard.js"

/**
 * A press on something that has to do with the spread. Returns whether it had.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} button
 * @param {(move: string) => void} show what is done with the cards that are laid out, as records write it
 */
export function pressSpread(root, button, show) {
  const spread = root.querySelector(".spread")
  if (!(spread instanceof HTMLElement)) return false
  const { shows, card } = button.dataset
  if (button.hasAttribute("data-lays")) leaveSpread(root) || begin(root, spread)
  else if (spread.hidden) return false
  else if (shows) show([shows, ...laid(spread)].join(" "))
  else if (button.hasAttribute("data-leaves")) leaveSpread(root)
  else if (card && within(button)) turn(root, spread, card)
  else return false
  return true
}

/**
 * Put all cards back and the spread away. Returns whether there was one to put away.
 *
 * @param {HTMLElement} root
 */
export function leaveSpread(root) {
  const spread = root.querySelector(".spread:not([hidden])")
  if (!(spread instanceof HTMLElement)) return false
  for (const card of things(root)) card.removeAttribute("aria-pressed")
  the(spread, ".laid").replaceChildren()
  spread.hidden = true
  the(root, "[data-lays]").focus()
  return true
}

/** Lay the spread out: from now on a card of the hand is not played but goes there. @param {HTMLElement} root @param {HTMLElement} spread */
function begin(root, spread) {
  spread.hidden = false
  for (const card of things(root)) card.setAttribute("aria-pressed", "false")
  count(spread)
  focus(all(root, ".hand button[tabindex='0']")[0] ?? things(root)[0])
}

/** A card goes to the spread, or back. @param {HTMLElement} root @param {HTMLElement} spread @param {string} code */
function turn(root, spread, code) {
  const own = things(root).find((one) => one.dataset.card === code)
  const there = all(spread, ".laid button").find((one) => one.dataset.card === code)
  own?.setAttribute("aria-pressed", String(!there))
  if (there) takeBack(there, own)
  else if (own) lay(spread, own, things(root))
  count(spread)
}

/** A copy of the card lies on the spread, in the order of the hand. @param {HTMLElement} spread @param {HTMLElement} own @param {HTMLElement[]} order */
function lay(spread, own, order) {
  const copy = /** @type {HTMLElement} */ (own.cloneNode(true))
  for (const name of ["data-move", "data-marks", "data-fresh", "aria-pressed"]) copy.removeAttribute(name)
  copy.querySelector(".state")?.remove()
  copy.setAttribute("data-thing", "")
  const place = (/** @type {HTMLElement} */ one) => order.findIndex(({ dataset }) => dataset.card === one.dataset.card)
  const next = all(spread, ".laid button").find((one) => place(one) > place(own))
  the(spread, ".laid").insertBefore(copy, next ?? null)
  oneStop(spread)
}

/** Who has pressed it on the spread goes on with its neighbour. @param {HTMLElement} there @param {HTMLElement | undefined} own */
function takeBack(there, own) {
  const held = there.matches(":focus")
  const next = there.nextElementSibling ?? there.previousElementSibling ?? own
  const spread = the(/** @type {HTMLElement} */ (there.closest(".spread")), ".laid")
  there.remove()
  oneStop(/** @type {HTMLElement} */ (spread.parentElement))
  if (held && next instanceof HTMLElement) focus(next)
}

/** The cards of the spread are one tab stop. @param {HTMLElement} spread */
function oneStop(spread) {
  all(spread, ".laid button").forEach((one, number) => (one.tabIndex = number ? -1 : 0))
}

/** Say how many cards are laid out. @param {HTMLElement} spread */
function count(spread) {
  const place = the(spread, ".count")
  place.textContent = JSON.parse(place.dataset.counts ?? "[]")[laid(spread).length]
}

/** The cards that are laid out. @param {HTMLElement} spread */
function laid(spread) {
  return all(spread, ".laid button").map((one) => one.dataset.card ?? "")
}

/** The cards that can be laid out: the hand, and what else may be shown. @param {HTMLElement} root */
function things(root) {
  return all(root, ".hand button.card, .spread .others button.card")
}

/** Whether a card is one that can be laid out, or is laid out. @param {HTMLElement} button */
function within(button) {
  return Boolean(button.closest(".hand, .spread"))
}
