/** The pages for teachers. They are a script of their own, which `page.js` fetches where one of these pages stands. */

/** @import { Tools } from "./tutor.js" */

import { all } from "../shared/dom.js"
import { Answers } from "./answers.js"
import { Making } from "./making.js"
import { Tutor } from "./tutor.js"

/** The pages that are alive already: one may be left and come back to. @type {WeakSet<Element>} */
const alive = new WeakSet()

/** Bring to life what stands on the page for teachers. @param {Tools} tools */
export default function bring(tools) {
  for (const root of all(document, "[data-classroom]")) {
    if (alive.has(root)) continue
    alive.add(root)
    const tutor = new Tutor(root, tools)
    const page = root.dataset.classroom === "making" ? new Making(root, tutor, tools.store) : new Answers(root, tutor, tools)
    page.begin()
  }
}
