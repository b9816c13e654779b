/** A widget as a notebook stores it. */

/** @import { Whole } from "../shared/protocol.d.ts" */

/** The kind of a widget: what JupyterLab makes it of. @param {Whole} one */
export const kindOf = (one) => ({
  model_name: one.name,
  model_module: one.module,
  model_module_version: String(one.get("_model_module_version")),
})

/** A widget as a notebook stores it, and that of its layout if it has one. @param {Whole} whole @returns {[string, object][]} */
export function stored(whole) {
  const layout = /** @type {Whole | undefined} */ (whole.get("layout"))
  return [whole, ...(layout ? [layout] : [])].map((one) => [one.model_id, { ...kindOf(one), state: one.serialize(one.get_state(true)) }])
}
