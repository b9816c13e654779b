/** The script that each table of a notebook carries itself: it loads the one that they share, once for a page. */

/** @import { AnyModel, AnyWidget } from "@anywidget/types" */
/** @import { Lab, LoadedScript, NotebookTraits, Whole } from "../shared/protocol.d.ts" */

import { unpacked } from "./unpacked.js"

/** What this page has loaded, by its name: a script by its version, drawings of cards by their language. @type {Map<string, Promise<any>>} */
const loaded = (/** @type {any} */ (globalThis)).tutorLoaded ??= new Map()

/** @param {string} name @param {() => Promise<any>} make */
const once = (name, make) => loaded.get(name) ?? loaded.set(name, make()).get(name)

/** @param {Whole} shared */
async function load(shared) {
  const [code, style] = await Promise.all([unpacked(shared.get("code")), unpacked(shared.get("style"))])
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }))
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }))
  return import(address).then((module) => module.default).finally(() => URL.revokeObjectURL(address))
}

/** @param {unknown} packed */
const lay = async (packed) => document.body.insertAdjacentHTML("beforeend", await unpacked(packed))

/** @param {AnyModel<NotebookTraits>} model @returns {Promise<LoadedScript>} */
async function script(model) {
  const shared = await /** @type {Lab} */ (/** @type {unknown} */ (model.widget_manager)).get_model(model.get("script"))
  const cards = Object.entries(/** @type {object} */ (shared.get("cards")))
  await Promise.all(cards.map(([lang, packed]) => once(lang, () => lay(packed))))
  return once(shared.model_id, () => load(shared))
}

/** The tables that are being made ready, by a part of their models that there is only once. @type {WeakMap<object, Promise<unknown>>} */
const ready = new WeakMap()

// Nobody waits for the first: anywidget gives it two seconds, and a table that needs longer, among thirty on a busy machine,
// would never hear its kernel.
/** @type {AnyWidget<NotebookTraits>} */
const widget = {
  initialize(table) {
    ready.set(table.model.get("layout"), script(table.model).then((shared) => shared.initialize?.(table)))
  },

  async render(table) {
    await ready.get(table.model.get("layout"))
    return (await script(table.model)).render?.(table)
  },
}

export default widget
