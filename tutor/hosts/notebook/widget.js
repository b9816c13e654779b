/** A table in JupyterLab, or wherever else widgets are shown: what anywidget asks of a module. */

/** @import { AnyWidget } from "@anywidget/types" */
/** @import { NotebookTraits, Whole } from "../shared/protocol.d.ts" */

import { ReopenedTable, labOf } from "./reopened.js"
import { styled } from "./styled.js"
import { render } from "../render.js"

/** The tables of notebooks, by a part of their models that JupyterLab has only once. @type {WeakMap<Whole, ReopenedTable>} */
const tables = new WeakMap()

/** @type {AnyWidget<NotebookTraits>} */
const widget = {
  initialize({ model, signal }) {
    const { context } = labOf(model)
    if (context) tables.set(model.get("layout"), new ReopenedTable(model, context, signal))
  },

  render({ model, el }) {
    const note = document.createElement("p")
    note.className = "tutor-note"
    note.setAttribute("role", "status")
    const say = () => { note.textContent = model.get("note") }
    const unstyle = styled(el, model.get("script"))
    const leave = render({ model: tables.get(model.get("layout")) ?? model, el })
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
