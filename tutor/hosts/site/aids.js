/**
 * What helps people at a table of their own: a position to set up, a hand to count, the odds, a score pad, our table, a page to lay on it, its signals. A script of its own, which `page.js` fetches
 * where one of them stands.
 */

/** @import { Tables } from "./tables.js" */
/** @import { Model } from "./model.js" */

import { all } from "../shared/dom.js"
import { KeptTable } from "../our_table/kept_table.js"
import { keepTable, OurTable } from "../our_table/our_table.js"
import { Crib } from "../crib/crib.js"
import { Signals } from "../crib/signals.js"
import { Evenings } from "../scoring/evenings.js"
import { Scoring } from "../scoring/scoring.js"
import { Setup } from "../setup/setup.js"

const KINDS = [{ name: "tutor-setup", Made: Setup }, { name: "tutor-scoring", Made: Scoring }, { name: "tutor-our-table", Made: OurTable }, { name: "tutor-crib", Made: Crib }, { name: "tutor-signals", Made: Signals }]

/** What the history keeps of a position that is set up, by this name. */
const DRAFT = "tutor-position"

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
  const state = model.get("state")
  if ("scoring" in state) new Evenings(model, el, store)
  if ("our_table" in state) keepTable(model, el, store)
  if ("crib" in state || "signals" in state) followOurs(model, store)
  if (state.setup) setUp(model, el, store)
}

/**
 * A position goes by our house rules, and the address is its link. What no link says, such as half a hand, stays with the entry of
 * the history, where a page that is loaded again finds it.
 *
 * @param {Model} model @param {HTMLElement} el @param {() => Storage} store
 */
function setUp(model, el, store) {
  const before = history.state?.[DRAFT]
  if (before && before.hash === location.hash) model.resume({ ...before.state, ours: new KeptTable(store).ours }, () => {})
  followOurs(model, store)
  let shown = location.hash
  model.on("change:html", () => {
    if (!el.isConnected) return
    const hash = linkOf(el)
    if (location.hash !== shown && location.hash !== hash) {
      // Somebody has opened another position meanwhile, which waits no longer.
      shown = location.hash
      follow()
      return
    }
    shown = hash
    history.replaceState({ ...history.state, [DRAFT]: { hash, state: model.get("state") } }, "", hash || location.pathname)
  })
}

/** What our table plays holds here too. @param {Model} model @param {() => Storage} store */
function followOurs(model, store) {
  const { ours } = new KeptTable(store)
  if (ours) model.send({ ours })
}

/** Show the position, or the table, that the address names. */
function follow() {
  const table = location.hash.startsWith("#table=") && document.querySelector(".tutor-aid:has(.tutor-our-table)")
  if (table) alive.get(/** @type {HTMLElement} */ (table))?.send({ link: location.hash })
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
