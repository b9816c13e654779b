/** The script of the package that is installed now, for the tables of a notebook that another version has stored. */

/** @import { Kernel, Lab, Newest, Whole } from "../shared/protocol.d.ts" */

import { evaluated } from "./kernel.js"
import { kindOf } from "./stored.js"

/** What each kernel has said: it is asked once for all tables. @type {WeakMap<Kernel, Promise<Newest | undefined>>} */
const asked = new WeakMap()

/** Have a kernel asked again: it has been started anew, perhaps after another package was installed. @param {Kernel} kernel */
export const forget = (kernel) => asked.delete(kernel)

/**
 * The script that a kernel has in place of a version, with its widget among those of the notebook; none if it has the same,
 * or cannot say.
 *
 * @param {Lab} lab @param {Kernel} kernel @param {Whole} stored the widget with that version
 * @param {string} lang of the tables
 */
export function newest(lab, kernel, stored, lang) {
  const known = asked.get(kernel) ?? found(lab, kernel, stored, lang).catch(() => undefined)
  asked.set(kernel, known)
  return known
}

/** @param {Lab} lab @param {Kernel} kernel @param {Whole} stored @param {string} lang @returns {Promise<Newest | undefined>} */
async function found(lab, kernel, stored, lang) {
  const { script, loader, state } = await evaluated(kernel, "script", "newest", stored.model_id, lang)
  if (!script) return undefined
  if (!lab.has_model(script)) await lab.new_model({ ...kindOf(stored), model_id: script }, state)
  return { script, loader }
}
