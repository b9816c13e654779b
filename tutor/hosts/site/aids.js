/**
 * What helps people at a table of their own: a position to set up, a hand to count, the odds, a score pad. A script of its own, which `page.js` fetches
 * where one of them stands.
 */

/** @import { Tables } from "./tables.js" */
/** @import { Model } from "./model.js" */

import { all } from "../shared/dom.js"
import { Evenings } from "../scoring/evenings.js"
import { Scoring } from "../scoring/scoring.js"
import { Setup } from "../setup/setup.js"

const KINDS = [{ name: "tutor-setup", Made: Setup }, { name: "tutor-scoring", Made: Scoring }]

/** What lives already, with its model: a page may be left and come back to. @type {WeakMap<HTMLElement, Model>} */
const alive = new WeakMap()

/** Bring to life what stands on a page, and show what the address names. @param {{ tables: Tables, store: () => Storage }} tools */
export default function bring({ tables, store }) {
  for (const el of all(document, ".tutor-aid")) if (!alive.has(el)) begin(el, tables, store)
  follow()
}

/** @param {HTMLElement} el @param {Tables} tables @param {() => Storage} store */
function begin(el, tables, store) {
  const model = tables.live(el, KINDS)
  alive.set(el, model)
  if ("scoring" in model.get("state")) new Evenings(model, el, store)
  // The address is the link of the position.
  else if (model.get("state").setup) model.on("change:html", () => el.isConnected && history.replaceState(history.state, "", linkOf(el) || location.pathname))
}

/** Show the position that the address names. */
function follow() {
  if (!location.hash.startsWith("#record=")) return
  for (const el of all(document, ".tutor-aid:has(.tutor-setup[data-link])")) {
    if (location.hash !== linkOf(el)) alive.get(el)?.send({ link: location.hash })
  }
}

window.addEventListener("hashchange", follow)

/** The end of the link to the position that is set up in an element, `""` if none is yet. @param {HTMLElement} el */
function linkOf(el) {
  return el.querySelector(".tutor-setup")?.getAttribute("data-link") ?? ""
}
