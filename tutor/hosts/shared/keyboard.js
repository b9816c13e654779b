/**
 * Keys and the focus. The moves of a group are one tab stop, and the arrows move within it; when the table changes, the
 * focus goes on where the one who had it goes on.
 */

import { all, moves, part, the } from "./dom.js"

/** How far a key moves within a group: `Infinity` is its end. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** What the arrows move between: moves, and options to mark. Of options of which one is chosen, the browser sees to it. */
const GROUPED = "button[data-move], button[data-back], button[data-thing], input[type=checkbox]"

/** The keys that press what has the focus. */
const PRESSES = ["Enter", " "]

/**
 * What had the focus: a move, by its part and its place there, a card that is taken back, or a control, by its name.
 *
 * @typedef {{ part: string, place: number } | { card: string } | { intent: string | undefined }} Held
 */

/**
 * Give a move the focus. Of its group it is now the one that Tab comes back to.
 *
 * @param {HTMLElement} button
 */
export function focus(button) {
  inOneTabStop(group(button), button)
  button.focus()
}

/**
 * Make one tab stop of some controls, between which the arrows move.
 *
 * @param {HTMLElement[]} controls
 * @param {HTMLElement} current the one that Tab comes to
 */
export function inOneTabStop(controls, current = controls[0]) {
  for (const control of controls) control.tabIndex = control === current ? 0 : -1
}

/**
 * The arrows move within the hand, and among the choices. Enter and Space stay what they are to a button, a fold and
 * the deal number, and every key to a list that one chooses from and a field, but they must not reach the host: JupyterLab would
 * take Enter for editing the cell, keeps it from sending a form, and goes to the next cell at an arrow in a list. A key
 * that is held down presses once. No other key is touched.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement} el the host's place for the table: keys beside it are not its own
 */
export function hearKey(event, el) {
  const target = controlAt(event.target)
  if (!target || !el.contains(target) || isAShortcut(event)) return
  const by = target.matches(GROUPED) && STEPS[event.key]
  if (by || isHeldDown(event)) event.preventDefault()
  if (by) step(target, by)
  if (by || isOurs(event.key, target)) event.stopPropagation()
}

/** Whether a key means something to a control, so that nobody else is to hear it. @param {string} key @param {HTMLElement} control */
function isOurs(key, control) {
  return PRESSES.includes(key) || control.matches("select, input")
}

/**
 * What has the focus in a table, or null if nothing has; for `giveBack`.
 *
 * @param {HTMLElement} root
 * @returns {Held | null}
 */
export function holding(root) {
  const held = focused(root)
  if (!held) return null
  if (held.dataset.back) return { card: held.dataset.card ?? "" }
  if (!held.dataset.move) return { intent: held.dataset.intent }
  const around = held.closest("[data-part]")
  return { part: around?.getAttribute("data-part") ?? "", place: group(held).indexOf(held) }
}

/**
 * What has the focus within an element, or null if nothing has.
 *
 * @param {HTMLElement} root
 */
export function focused(root) {
  // A notebook may show its tables in a shadow tree: the document would only name that tree.
  const { activeElement } = /** @type {Document | ShadowRoot} */ (root.getRootNode())
  return activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null
}

/**
 * Give the focus back when the table has changed: to the control that had it, unless a fold hides it now, or to the same
 * place in the hand. Where there is no hand to play from, to the first of what can be said: it is another question than
 * the one before, and another answer must not lie under the finger. Where nothing is left to play, to what comes next.
 *
 * @param {HTMLElement} root
 * @param {Held} held
 */
export function giveBack(root, held) {
  const control = "intent" in held && all(root, `button[data-intent="${held.intent}"]`).find((one) => one.checkVisibility())
  if (control) return control.focus()
  const now = ["hand", "choices"].find((name) => moves(root, name).length)
  if (!now) return (all(root, "button.knot")[0] ?? the(part(root, "controls"), "button")).focus()
  const there = moves(root, now)
  const back = "card" in held && there.find((one) => one.dataset.card === held.card)
  const place = now === "hand" && "part" in held && held.part === now ? Math.min(held.place, there.length - 1) : 0
  focusOrUnfold(back || there[place])
}

/** Give a move the focus, or what unfolds it where it is folded up with others. @param {HTMLElement} button */
function focusOrUnfold(button) {
  if (button.checkVisibility()) focus(button)
  else button.closest("details")?.querySelector("summary")?.focus()
}

/** @param {HTMLElement} button @param {number} by */
function step(button, by) {
  const there = group(button)
  const to = Math.min(Math.max(there.indexOf(button) + by, 0), there.length - 1)
  focus(there[to])
}

/** This move and those beside it: a fold, which may be closed, is a group of its own, and so is each place for things. @param {HTMLElement} button */
function group(button) {
  const around = (/** @type {HTMLElement} */ one) => one.closest(".goal, .arrange [data-supply], details, [data-pad], [data-part]")
  const whole = around(button)
  return whole ? all(whole, GROUPED).filter((one) => around(one) === whole) : []
}

/** Whether a key goes on pressing what it has pressed already. @param {KeyboardEvent} event */
function isHeldDown({ key, repeat, target }) {
  return repeat && PRESSES.includes(key) && target instanceof HTMLButtonElement
}

/**
 * Whether a key is pressed together with one that makes another of it: then it is the host's, or the browser's.
 *
 * @param {KeyboardEvent} event
 */
export function isAShortcut({ ctrlKey, altKey, metaKey, shiftKey }) {
  return ctrlKey || altKey || metaKey || shiftKey
}

/** What a key is pressed on, if the table has a say in it. @param {EventTarget | null} target */
function controlAt(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("button, summary, select, input")) : null
}
