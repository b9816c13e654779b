/** A table as its notebook has opened it: its HTML stands there packed, until something changes. */

/** @import { Intent, NotebookTraits, TableModel } from "../shared/protocol.d.ts" */
/** @import { AnyModel } from "@anywidget/types" */

import { unpacked } from "./unpacked.js"

/** The HTML with which a table was opened; none where an older package has stored it plain. @param {AnyModel<NotebookTraits>} model */
export function openedWith(model) {
  const opened = model.get("opened")
  return opened ? unpacked(opened) : Promise.resolve("")
}

/** A table's model, as anywidget gives it, whose HTML is there at once. @implements {TableModel} */
export class OpenedTable {
  /** @param {AnyModel<NotebookTraits>} model @param {string} html with which it was opened */
  constructor(model, html) {
    this.model = model
    this.html = html
  }

  /** @returns {unknown} */
  get widget_manager() {
    return this.model.widget_manager
  }

  /** @template {"html" | "sheet"} K @param {K} name @returns {NotebookTraits[K]} */
  get(name) {
    const value = this.model.get(name)
    return name === "html" && !value ? this.html : value
  }

  /** @template {"html" | "sheet"} K @param {K} name @param {NotebookTraits[K]} value */
  set(name, value) {
    this.model.set(name, value)
  }

  save_changes() {
    this.model.save_changes()
  }

  /** @param {string} event @param {(...details: any[]) => void} hear */
  on(event, hear) {
    this.model.on(event, hear)
  }

  /** @param {string} event @param {(...details: any[]) => void} hear */
  off(event, hear) {
    this.model.off(/** @type {"msg:custom"} */ (event), hear)
  }

  /** @param {Intent} intent */
  send(intent) {
    this.model.send(intent)
  }
}
