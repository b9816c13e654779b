/** A page of the site: its tables, and the one engine that they ask. `start.js` imports it, and says so if it cannot. */

/** @import { Answer } from "../learner/log.js" */
/** @import { Settings } from "../shared/protocol.d.ts" */

import { the } from "../shared/dom.js"
import { element } from "../shared/elements.js"
import { Engine } from "./engine.js"
import { fetchNext, prefetch } from "./prefetch.js"
import { Bookmark } from "../learner/bookmark.js"
import { Estimates, keepEstimates } from "../learner/estimates.js"
import { keepAnswers, KeptLog } from "../learner/kept_log.js"
import { KeptTasks } from "../learner/kept_tasks.js"
import { KeptTable } from "../our_table/kept_table.js"
import { HandIn } from "../classroom/hand_in.js"
import { LessonPath } from "./lesson_path.js"
import { MatchLeft } from "./match_left.js"
import { Pages, pageOf } from "./pages.js"
import { PlayBar } from "./play_bar.js"
import { Offline } from "../offline/offline.js"
import { followOldRuleLink } from "./old_rule_links.js"
import { ReadyMade } from "./readymade.js"
import { Rule } from "./rule.js"
import { SearchBox } from "../search/box.js"
import { Sheets } from "./sheets.js"
import { Tables } from "./tables.js"
import { TaskPath } from "../classroom/task_path.js"
import { PageNavigation } from "./navigation.js"
import { Waiting } from "./waiting.js"
import { Wall } from "./wall.js"
import { warmUp } from "./warm_up.js"

const here = new URL(import.meta.url)
const root = new URL("../../", here)

/** Start a worker of this page's version: the query names it, to whatever keeps more versions than one. @param {string} script */
function hire(script) {
  return new Worker(address(script), { type: "module" })
}

/** The address of another script of this page's version. @param {string} script */
function address(script) {
  const url = new URL(script, here)
  url.search = here.search
  return url.href
}

/** @type {Settings} */
const settings = JSON.parse(the(document, "#tutor-live-settings").textContent)
const store = () => localStorage
const log = new KeptLog(store, (name) => notice(settings.words[name]))
const bookmark = new Bookmark(store)
const tasks = new KeptTasks(store, (name) => notice(settings.words[name]))
const engine = new Engine(settings, () => hire("worker.js"))
const asked = new ReadyMade(engine, new URL(`../${settings.ready}/`, here))
const pages = new Pages(root)
const waiting = new Waiting(settings.words)
const pageNavigation = new PageNavigation(pages, waiting, () => {
  const tables = new Tables(asked, settings, root.pathname, log)
  tables.bring(document)
  return tables
})

pageNavigation.begin()
prefetch(pages)
new Rule(pages, waiting, settings.words).begin()
// Which steps are done is marked in the row by the log: so that is written first.
keepAnswers(log)
keepEstimates(new Estimates(log, () => localStorage))
new LessonPath(store, log, bookmark, settings.words)
new HandIn(new TaskPath(engine, tasks, log, settings))
new PlayBar((place) => pageNavigation.here.tables.bring(place))
new MatchLeft(store, settings)
new Sheets(engine, root, settings)
new Wall()
new SearchBox(the(document, ".md-search"), () => hire("finder.js"))
// An exercise that the address names stands in a step, which has to be shown first.
pageNavigation.here.tables.follow()
new Offline(settings, here).begin()

/** The mistake in an answer, in words, `""` if it has no name. @param {Answer} answer */
async function slip({ kind, edition, level, seed, given }) {
  const state = { exercise: [kind, edition, level, seed].join("."), lang: settings.lang, rulebook: "", name: "" }
  const answer = /** @type {{ slip?: string }} */ (await engine.ask(state, { slip: given }, () => {}).catch(() => ({})))
  return answer.slip ?? ""
}

/** Say something at the top of the page. @param {string} textContent */
function notice(textContent) {
  the(document, "article").prepend(element("p", { className: "tutor-told", role: "status", textContent }))
}

/** The first page and that of the course, the pages for teachers, those for people at a table of their own, and a learner’s own have scripts that nobody else fetches. */
async function bringOthers() {
  const { here: { tables } } = pageNavigation
  const tutor = { show: (/** @type {{ kind: string, level: number, seed: number }} */ one) => pageNavigation.here.tables.ask(one), slip }
  const page = [
    { mark: ".tutor-stopped, .tutor-course", script: "coming_back.js", tools: { log, bookmark, store, words: settings.words } },
    { mark: "[data-classroom]", script: "teacher.js", tools: { engine, lang: settings.lang, tables, store, reader: address("qr_reader.js") } },
    { mark: ".tutor-aid", script: "aids.js", tools: { tables, store } },
    { mark: ".tutor-drill, .tutor-map, .tutor-yours", script: "own_pages.js", tools: { log, bookmark, tasks, words: settings.words, tutor } },
  ].filter(({ mark }) => document.querySelector(mark))
  for (const { script, tools } of page) (await import(address(script))).default(tools)
}

/** What pages say of our table is a script of its own, which only a browser fetches that keeps one. */
async function followOurTable() {
  const kept = new KeptTable(store)
  if (!kept.read()) return
  const { lang } = settings
  const { default: say } = await import(address("following.js"))
  say({ kept, lang, page: new URL(lang === "en" ? "table/" : `${lang}/table/`, root).pathname })
}

/** What is done once for every page that is turned to. */
function opened() {
  fetchNext(pages)
  warmUp(engine, document)
  followOldRuleLink(document, location)
  followOurTable()
  return bringOthers()
}

document.addEventListener("tutor:page", opened)
document.addEventListener("tutor:exercise", followOurTable)
window.addEventListener("hashchange", ({ oldURL, newURL }) => {
  // Who goes back finds things as they were, whatever the address says.
  if (pageOf(oldURL) === pageOf(newURL) && !pageNavigation.travelled) pageNavigation.here.tables.follow()
  followOldRuleLink(document, location)
})

// All that the page holds lives when its module has run: what was pressed before, `start.js` presses again.
await opened()
