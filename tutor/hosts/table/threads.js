/** Threads between players: a tap takes one to its next state. What that means stands in what Python has drawn. */

import { all, the } from "../shared/dom.js"

/**
 * A press on a thread, on what taps some of them, or on what says all that is tapped. Returns whether it was one.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} button
 * @param {(move: string) => void} say what is done with what is tapped
 */
export function pressThread(root, button, say) {
  const { taps } = button.dataset
  if (button.matches(".knot")) turn(root, button)
  else if (taps !== undefined) tapAll(root, taps.split(" "))
  else if (button.hasAttribute("data-says")) say(wish(root, "moves"))
  else return false
  const told = root.querySelector(".told")
  if (told) told.textContent = wish(root, "told")
  return true
}

/** The threads that have been tapped, by their names. @param {ParentNode} root */
export function tapped(root) {
  return knots(root).filter((knot) => place(knot) > 0).map((knot) => knot.dataset.cell ?? "")
}

/** A thread goes on to its next state, and after the last one to the first. @param {ParentNode} root @param {HTMLElement} knot */
function turn(root, knot, to = (place(knot) + 1) % knot.children.length) {
  const states = /** @type {HTMLElement[]} */ (Array.from(knot.children))
  states.forEach((state, number) => (state.hidden = number !== to))
  const name = states[to].dataset.name ?? ""
  knot.dataset.state = name
  root.querySelector(`line[data-cell="${knot.dataset.cell}"]`)?.setAttribute("data-state", name)
}

/** Just these threads are tapped. @param {ParentNode} root @param {string[]} cells */
function tapAll(root, cells) {
  for (const knot of knots(root)) turn(root, knot, cells.includes(knot.dataset.cell ?? "") ? 1 : 0)
}

/** What stands ready for just the threads that are tapped. @param {ParentNode} root @param {string} name */
function wish(root, name) {
  const ready = JSON.parse(the(root, "[data-says]").dataset[name] ?? "{}")
  return /** @type {string} */ (ready[tapped(root).sort().join(" ")])
}

/** The threads that can be tapped. @param {ParentNode} root */
function knots(root) {
  return all(root, "button.knot")
}

/** Which of its states a thread is in. @param {HTMLElement} knot */
function place(knot) {
  return Array.from(knot.children).findIndex((state) => !(/** @type {HTMLElement} */ (state).hidden))
}
