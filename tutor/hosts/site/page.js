/** A page of the site: its tables, and the one engine that they ask. `start.js` imports it, and says so if it cannot. */

/** @import { Settings } from "../shared/protocol.d.ts" */

import { the } from "../shared/dom.js"
import { Engine } from "./engine.js"
import { prefetch } from "./prefetch.js"
import { LessonPath } from "./lesson_path.js"
import { CourseProgress } from "./progress.js"
import { MatchLeft } from "./match_left.js"
import { Pages, pageOf } from "./pages.js"
import { PlayBar } from "./play_bar.js"
import { Offline } from "../offline/offline.js"
import { followOldRuleLink } from "./old_rule_links.js"
import { ReadyMade } from "./readymade.js"
import { Rule } from "./rule.js"
import { Stopped } from "./stopped.js"
import { Tables } from "./tables.js"
import { PageNavigation } from "./navigation.js"
import { Waiting } from "./waiting.js"
import { warmUp } from "./warm_up.js"

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
const pages = new Pages(root)
const waiting = new Waiting(settings.words)
const pageNavigation = new PageNavigation(pages, waiting, () => {
  const tables = new Tables(asked, settings, root.pathname)
  tables.bring(document)
  return tables
})

pageNavigation.begin()
prefetch(pages)
new Rule(pages, waiting, settings.words).begin()
const progress = new CourseProgress(() => localStorage)
// Which steps are done is marked in the row by what is remembered: so that is written first.
new Stopped(progress, settings.words)
new LessonPath(() => localStorage, progress, settings.words)
new PlayBar()
new MatchLeft(() => localStorage, settings)
// An exercise that the address names stands in a step, which has to be shown first.
pageNavigation.here.tables.follow()
new Offline(settings, here).begin()

/** What is done once for every page that is turned to. */
function opened() {
  warmUp(engine, document)
  followOldRuleLink(document, location)
}

opened()
document.addEventListener("tutor:page", opened)
window.addEventListener("hashchange", ({ oldURL, newURL }) => {
  // Who goes back finds things as they were, whatever the address says.
  if (pageOf(oldURL) === pageOf(newURL) && !pageNavigation.travelled) pageNavigation.here.tables.follow()
  followOldRuleLink(document, location)
})
