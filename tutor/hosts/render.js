/** Bringing to life what Python has drawn, in every host: a card table, or an exercise. */

/** @import { Drawn, Message, TableModel } from "./shared/protocol.d.ts" */

import { listen } from "./table/inferences.js"
import { point, POINTS } from "./table/places.js"
import { Question } from "./exercise/question.js"
import { chooseRule } from "./table/house_rules.js"
import { agree } from "./table/menu.js"
import { wish } from "./table/settings.js"
import { Table } from "./table/table.js"

/**
 * Bring the table, or whatever else Python has drawn in an element, to life; if the element is empty, the model's HTML is put there first.
 *
 * Returns what takes it back: a host that shows the table anew must call it, or two tables would listen to one key.
 *
 * @param {{ model: TableModel, el: HTMLElement }} host
 * @param {Drawn[]} others what this host brings to life besides
 */
export function render({ model, el }, others = []) {
  el.classList.add("tutor-live") // whatever the host calls it, the styles measure this place
  /** @type {Drawn[]} */
  const kinds = [...others, { name: "tutor-question", Made: Question }, { name: "", Made: Table }]
  const { Made } = /** @type {Drawn} */ (kinds.find(({ name }) => model.get("html").includes(name)))
  const table = new Made(model, el)
  const changed = () => table.show(model.get("html"))
  const heard = (/** @type {Message} */ message) => table.hear(message)
  const listeners = new AbortController()
  const { signal } = listeners
  el.addEventListener("click", (event) => table.onClick(event), { signal })
  for (const type of POINTS) el.addEventListener(type, (event) => point(el, event), { signal })
  el.addEventListener("change", ({ target }) => wish(target) || agree(target) || chooseRule(target) || listen(target), { signal })
  el.addEventListener("submit", (event) => {
    event.preventDefault()
    table.submit(/** @type {HTMLFormElement} */ (event.target))
  }, { signal })
  // On the window, before JupyterLab's own listener on the document.
  window.addEventListener("keydown", (event) => table.onKey(event), { signal, capture: true })
  model.on("change:html", changed)
  model.on("msg:custom", heard)
  return () => {
    table.leave()
    listeners.abort()
    model.off("change:html", changed)
    model.off("msg:custom", heard)
  }
}
