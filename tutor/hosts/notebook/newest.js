/** The script of the package that is installed now, for the tables of a notebook that another version has stored. */

/** @import { Kernel, Lab, Newest, Notebook, Whole } from "../shared/protocol.d.ts" */

import { evaluated } from "./kernel.js"
import { kindOf } from "./stored.js"

/** What each notebook's kernel has said: it is asked once for all tables. @type {WeakMap<Notebook, Promise<Newest | undefined>>} */
const asked = new WeakMap()

/**
 * The script that a kernel has in place of a version, with its widget among those of the notebook; none if it has the same,
 * or cannot say.
 *
 * @param {Notebook} notebook @param {Lab} lab @param {Kernel} kernel @param {Whole} stored the widget with that version
 */
export function newest(notebook, lab, kernel, stored) {
  const known = asked.get(notebook) ?? found(lab, kernel, stored).catch(() => undefined)
  asked.set(notebook, known)
  return known
}

/** @param {Lab} lab @param {Kernel} kernel @param {Whole} stored @returns {Promise<Newest | undefined>} */
async function found(lab, kernel, stored) {
  const { script, loader, state } = await evaluated(kernel, "script", "newest", stored.model_id)
  if (!script) return undefined
  if (!lab.has_model(script)) await lab.new_model({ ...kindOf(stored), model_id: script }, state)
  return { script, loader }
}
