/**
 * The tables of a web page: gives each the model that `table.js` knows from JupyterLab, answers what needs Python from
 * one engine for all of them, and keeps the matches in this browser. `start.js` imports it, and says so if it cannot.
 */

const here = new URL(import.meta.url)

/** A file of the site; the query names the version, so that old and new halves never meet. */
function asset(path) {
  const url = new URL(path, here)
  url.search = here.search
  return url
}

const parts = ["table.js", "model.js", "engine.js", "memory.js", "shelf.js"].map((name) => import(asset(name)))
const [{ default: table }, { Model }, { Engine }, { Memory }, { Shelf }] = await Promise.all(parts)

const settings = JSON.parse(document.getElementById("tutor-live-settings").textContent)
const engine = new Engine(settings, () => new Worker(asset("worker.js"), { type: "module" }))
const root = new URL("../../", here).pathname

for (const el of document.querySelectorAll(".tutor-live[data-state]")) {
  const state = JSON.parse(el.dataset.state)
  const model = new Model({ html: el.innerHTML, state }, engine)
  table.render({ model, el })
  // An exercise is begun again with a press, and a table without a name could not be told from another.
  if (state.game && state.name) new Shelf(model, new Memory(() => localStorage, state, { ...settings, root }), el, settings)
}
