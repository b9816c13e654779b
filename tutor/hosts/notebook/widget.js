/** A table in JupyterLab, or wherever else widgets are shown: what anywidget asks of a module. */

/** @import { AnyWidget } from "@anywidget/types" */
/** @import { NotebookTraits, Whole } from "../shared/protocol.d.ts" */

import { OpenedTable, openedWith } from "./opened.js"
import { ReopenedTable, labOf } from "./reopened.js"
import { styled } from "./styled.js"
import { render } from "../render.js"
import { Scoring } from "../scoring/scoring.js"

/** What a notebook has besides tables and exercises. */
const OTHERS = [{ name: "tutor-scoring", Made: Scoring }]

/** The tables of notebooks, by a part of their models that there is only once. @type {WeakMap<Whole, OpenedTable>} */
const tables = new WeakMap()

/** @type {AnyWidget<NotebookTraits>} */
const widget = {
  async initialize({ model, signal }) {
    const html = await openedWith(model)
    const { context } = labOf(model)
    tables.set(model.get("layout"), context ? new ReopenedTable(model, html, context, signal) : new OpenedTable(model, html))
  },

  render({ model, el }) {
    const note = document.createElement("p")
    note.className = "tutor-note"
    note.setAttribute("role", "status")
    const say = () => { note.textContent = model.get("note") }
    const unstyle = styled(el, model.get("script"))
    const leave = render({ model: /** @type {OpenedTable} */ (tables.get(model.get("layout"))), el }, OTHERS)
    el.prepend(note)
    say()
    model.on("change:note", say)
    return () => {
      model.off("change:note", say)
      unstyle()
      leave()
    }
  },
}

export default widget
