/** The script that each table of a notebook carries itself: it loads the one that they share, once for a page. */

/** @import { AnyModel, AnyWidget } from "@anywidget/types" */
/** @import { Lab, LoadedScript, NotebookTraits, Whole } from "../shared/protocol.d.ts" */

/** The scripts that this page has loaded, by their versions. @type {Map<string, Promise<LoadedScript>>} */
const scripts = (/** @type {any} */ (globalThis).tutorScripts ??= new Map())

/** @param {unknown} packed */
function unpacked(packed) {
  const bytes = Uint8Array.from(atob(String(packed)), (letter) => letter.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text()
}

/** @param {Whole} shared */
async function load(shared) {
  const [code, style] = await Promise.all([unpacked(shared.get("code")), unpacked(shared.get("style"))])
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }))
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }))
  return import(address).then((module) => module.default).finally(() => URL.revokeObjectURL(address))
}

/** @param {AnyModel<NotebookTraits>} model */
async function script(model) {
  const version = model.get("script")
  const shared = await /** @type {Lab} */ (/** @type {unknown} */ (model.widget_manager)).get_model(version)
  if (!scripts.has(version)) scripts.set(version, load(shared))
  return scripts.get(version)
}

/** @type {AnyWidget<NotebookTraits>} */
const widget = {
  initialize: async (table) => (await script(table.model))?.initialize?.(table),
  render: async (table) => (await script(table.model))?.render?.(table),
}

export default widget
