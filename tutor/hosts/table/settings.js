/**
 * What a reader wishes of every table, such as how fast cards are played: kept in this browser, for all tables of this
 * site or of this JupyterLab. A wish stands on each table as an attribute, `data-pace="slow"`.
 */

import { all } from "../shared/dom.js"
import { prick } from "./inferences.js"

const KEPT = "tutor-settings"

/** What was wished for where the browser keeps nothing: that holds for as long as the page is open. @type {Record<string, string>} */
let unkept = {}

/**
 * What was wished for, as it is kept now: in JupyterLab every table has a module of its own, and there are other pages.
 *
 * @returns {Record<string, string>}
 */
function wishes() {
  return { ...kept(), ...unkept }
}

/** @returns {Record<string, string>} */
function kept() {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? "{}")
    return typeof read === "object" && read ? read : {}
  } catch {
    return {}
  }
}

/**
 * Let a table be as its reader wishes, and its lists of choices say so. What nobody can choose here is no wish.
 *
 * @param {HTMLElement} root
 */
export function obey(root) {
  say(root)
  prick(root)
}

/** Let the lists of choices within an element say what is wished for, and it as well. @param {HTMLElement} root */
export function say(root) {
  const now = wishes()
  for (const list of /** @type {HTMLSelectElement[]} */ (all(root, "select[data-setting]"))) {
    const name = list.dataset.setting ?? ""
    const offered = Array.from(list.options, (option) => option.value)
    list.value = offered.includes(now[name]) ? now[name] : offered[0]
    root.setAttribute(`data-${name}`, list.value)
  }
}

/** What is kept under a name, if anything is. @param {string} name */
export function wished(name) {
  return /** @type {string | undefined} */ (wishes()[name])
}

/** Keep something under a name. @param {string} name @param {string} value */
export function remember(name, value) {
  const now = { ...wishes(), [name]: value }
  try {
    localStorage.setItem(KEPT, JSON.stringify(now))
    unkept = {}
  } catch {
    unkept = now
  }
}

/**
 * Something was chosen: keep it, and let every table of the page obey. Returns whether it was a wish.
 *
 * @param {EventTarget | null} target
 */
export function wish(target) {
  if (!(target instanceof HTMLSelectElement) || !target.dataset.setting) return false
  remember(target.dataset.setting, target.value)
  for (const root of all(/** @type {Document} */ (target.getRootNode()), ".tutor-game")) obey(root)
  return true
}
