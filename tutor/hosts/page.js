/** A page of the site: its tables, and the one engine that they ask. `start.js` imports it, and says so if it cannot. */

/** @import { Settings } from "./protocol.d.ts" */

import { the } from "./drawn.js"
import { Engine } from "./engine.js"
import { foresee } from "./foresight.js"
import { Library, pageOf } from "./library.js"
import { Offline } from "./offline.js"
import { onwards } from "./onwards.js"
import { ReadyMade } from "./readymade.js"
import { Rule } from "./rule.js"
import { Stopped } from "./stopped.js"
import { Tables } from "./tables.js"
import { Turning } from "./turning.js"
import { Waiting } from "./waiting.js"
import { warm } from "./warm.js"

const here = new URL(import.meta.url)
const root = new URL("../../", here)

/** Start the worker of this page's version: the query names it, to whatever keeps more versions than one. */
function hire() {
  const url = new URL("worker.js", here)
  url.search = here.search
  return new Worker(url, { type: "module" })
}

/** @type {Settings} */
const settings = JSON.parse(the(document, "#tutor-live-settings").textContent)
const engine = new Engine(settings, hire)
const asked = new ReadyMade(engine, new URL(`../${settings.ready}/`, here))
const library = new Library(root)
const waiting = new Waiting(settings.words)
const turning = new Turning(library, waiting, () => {
  const tables = new Tables(asked, settings, root.pathname)
  tables.bring(document)
  return tables
})

turning.here.tables.follow()
turning.begin()
foresee(library)
new Rule(library, waiting, settings.words).begin()
new Stopped(() => localStorage, settings.words)
new Offline(settings, here).begin()

/** What is done once for every page that is turned to. */
function opened() {
  warm(engine, document)
  onwards(document, location)
}

opened()
document.addEventListener("tutor:page", opened)
window.addEventListener("hashchange", ({ oldURL, newURL }) => {
  // Who goes back finds things as they were, whatever the address says.
  if (pageOf(oldURL) === pageOf(newURL) && !turning.travelled) turning.here.tables.follow()
  onwards(document, location)
})
