/**
 * The tables of a web page: gives each the model that `table.js` knows from JupyterLab, answers what needs Python from
 * one engine for all of them, and keeps the matches in this browser. `start.js` imports it, and says so if it cannot.
 */

/** @import { Settings, State } from "./protocol.d.ts" */

import { all, the } from "./drawn.js"
import { Engine } from "./engine.js"
import { Memory } from "./memory.js"
import { Model } from "./model.js"
import { Shelf } from "./shelf.js"
import { render } from "./render.js"

const here = new URL(import.meta.url)
const root = new URL("../../", here).pathname

/** Start the worker of this page's version: the query names it, so that old and new halves never meet. */
function hire() {
  const url = new URL("worker.js", here)
  url.search = here.search
  return new Worker(url, { type: "module" })
}

/** @type {Settings} */
const settings = JSON.parse(the(document, "#tutor-live-settings").textContent)
const engine = new Engine(settings, hire)

/** The exercises of the page. @type {{ el: HTMLElement, model: Model }[]} */
const exercises = []

/** Show the exercise that the address names: the page's own of this kind, or in a place that is free to show any. */
function follow() {
  const link = /^#exercise=([a-z0-9.-]+)$/.exec(location.hash)?.[1]
  const state = (/** @type {{ model: Model }} */ { model }) => model.get("state")
  const shown = exercises.find((one) => state(one).exercise === link)
  const kind = `${link?.split(".")[0]}.`
  const place = shown ?? exercises.find((one) => state(one).free) ?? exercises.find((one) => !state(one).help && state(one).exercise?.startsWith(kind))
  if (!link || !place) return
  place.el.scrollIntoView()
  if (!shown) place.model.send({ exercise: link })
}

for (const el of all(document, ".tutor-live[data-state]")) {
  /** @type {State} */
  const state = JSON.parse(el.dataset.state ?? "")
  const model = new Model({ html: el.innerHTML, state }, engine)
  render({ model, el })
  if (state.exercise) exercises.push({ el, model })
  // The address of this page leads to what it shows, for a friend or a class.
  if (state.free) model.on("change:state", () => history.replaceState(null, "", `#exercise=${model.get("state").exercise}`))
  // An exercise is begun again with a press, and a table without a name could not be told from another.
  if (state.game && state.name) new Shelf(model, new Memory(() => localStorage, state, { ...settings, root }), el, settings)
}

follow()
window.addEventListener("hashchange", follow)
