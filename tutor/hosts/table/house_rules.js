/**
 * The house rules one by one, in the menu of a table. Their lists lie ready on the page, if it has them, and come into the menu
 * when that is opened. Only those that differ from the chosen variant have a name, and so are sent.
 */

import { all } from "../shared/dom.js"
import { element } from "../shared/elements.js"

/** The lists that lie ready for a game. @param {string | undefined} game @returns {HTMLTemplateElement | null} */
const readyFor = (game) => document.querySelector(`template[data-house-rules="${game}"]`)

/** @param {ParentNode} form */
const listsOf = (form) => /** @type {HTMLSelectElement[]} */ (all(form, "select[data-rule]"))

/** @param {HTMLSelectElement} list */
const ruleOf = (list) => list.dataset.rule ?? ""

/** @param {HTMLFormElement} form */
const variantOf = (form) => /** @type {HTMLSelectElement} */ (form.elements.namedItem("variant"))

/** The game of the chosen variant. @param {HTMLFormElement} form */
function gameOf(form) {
  const { options, selectedIndex } = variantOf(form)
  return options[selectedIndex]?.closest("optgroup")?.dataset.game
}

/** Put the lists into the menu of a table, as its match has them. @param {HTMLElement} root */
export function layHouseRules(root) {
  const ready = readyFor(root.dataset.game)
  const form = /** @type {HTMLFormElement | null} */ (root.querySelector('form[data-sends="new"]'))
  if (!ready || !form || listsOf(form).length) return
  form.querySelector("[type=submit]")?.before(ready.content.cloneNode(true))
  const own = JSON.parse(form.dataset.rules ?? "{}")
  const usual = usualOf(form)
  for (const list of listsOf(form)) set(list, own[ruleOf(list)] ?? usual(list), usual)
}

/** Another variant was chosen: its own house rules hold, and those of another game are not for this table. @param {HTMLFormElement} form */
export function followVariant(form) {
  const usual = usualOf(form)
  for (const folded of all(form, "details.rules")) folded.hidden = !readyFor(gameOf(form))
  for (const list of listsOf(form)) set(list, usual(list), usual)
}

/** A house rule was chosen. Returns whether it was one. @param {EventTarget | null} target */
export function chooseRule(target) {
  if (!(target instanceof HTMLSelectElement) || !target.form || !target.dataset.rule) return false
  set(target, target.value, usualOf(target.form))
  return true
}

/** @param {HTMLSelectElement} list @param {string} value @param {(list: HTMLSelectElement) => string} usual */
function set(list, value, usual) {
  // What a table has written out itself stands in no list yet.
  const known = Array.from(list.options).some((option) => option.value === value)
  if (!known) list.append(element("option", { value, textContent: list.closest("details")?.dataset.own ?? value }))
  list.value = value
  list.name = value === usual(list) ? "" : `rule.${ruleOf(list)}`
}

/** What each house rule is in the chosen variant. @param {HTMLFormElement} form @returns {(list: HTMLSelectElement) => string} */
function usualOf(form) {
  /** @type {Record<string, Record<string, string>>} */
  const variants = JSON.parse(readyFor(gameOf(form))?.dataset.variants ?? "{}")
  const own = variants[variantOf(form).value] ?? {}
  return (list) => own[ruleOf(list)] ?? list.querySelector("option[selected]")?.getAttribute("value") ?? list.value
}
