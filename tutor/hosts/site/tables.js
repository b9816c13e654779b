/**
 * The tables and exercises of a web page: gives each the model that `table.js` knows from JupyterLab, and keeps the matches
 * in this browser.
 */

/** @import { Drawn, Settings, State } from "../shared/protocol.d.ts" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { ReadyMade } from "./readymade.js" */

import { all } from "../shared/dom.js"
import { element } from "../shared/elements.js"
import { Credit } from "../learner/played.js"
import { pageOf } from "./pages.js"
import { Memory } from "./memory.js"
import { Model } from "./model.js"
import { nearness } from "./near.js"
import { render } from "../render.js"
import { obey } from "../table/settings.js"
import { KeptTable } from "../our_table/kept_table.js"
import { SavedMatches } from "./saved_matches.js"

/** All that is live on one page; it asks the one engine, or what is ready made. */
export class Tables {
  /** @param {ReadyMade} engine @param {Settings} settings @param {string} root the path of the site's first page @param {KeptLog} log */
  constructor(engine, settings, root, log) {
    this.engine = engine
    this.log = log
    this.settings = settings
    this.root = root
    /** The exercises of the page. @type {{ el: HTMLElement, model: Model }[]} */
    this.exercises = []
    /** @type {SavedMatches[]} */
    this.saved = []
    /** What takes back what was brought to life. @type {(() => void)[]} */
    this.undo = []
    this.near = nearness()
    this.ours = new KeptTable(() => localStorage)
  }

  /**
   * Bring to life what stands drawn within an element; of what was drawn when the site was built, the next ones are ready made.
   *
   * @param {ParentNode} within
   * @param {{ built: boolean }} drawn
   */
  bring(within, { built } = { built: true }) {
    const page = pageOf(location.href)
    for (const el of all(within, ".tutor-live[data-state]:not(.tutor-aid)")) {
      const model = this.live(el)
      const state = model.get("state")
      // The address of this page leads to what it shows, for a friend or a class; while another page comes it is that one's.
      const ours = () => el.isConnected && pageOf(location.href) === page
      if (state.exercise) this.exercise(model, el, state, { built, ours })
      if (state.game) this.game(model, el, state)
    }
  }

  /**
   * Bring to life what stands drawn in an element, and mark it so; returns its model.
   *
   * @param {HTMLElement} el @param {Drawn[]} others what this page knows besides tables and exercises
   */
  live(el, others = []) {
    const model = new Model({ html: el.innerHTML, state: JSON.parse(el.dataset.state ?? "") }, this.engine)
    this.undo.push(render({ model, el }, others))
    el.dataset.alive = ""
    this.near.observe(el)
    return model
  }

  /** An exercise: one that was drawn when the site was built is ready made, and in a place that is free the address names it. @param {Model} model @param {HTMLElement} el @param {State} state @param {{ built: boolean, ours: () => boolean }} on */
  exercise(model, el, state, { built, ours }) {
    this.exercises.push({ el, model })
    model.on("change:html", () => document.dispatchEvent(new Event("tutor:exercise")))
    if (built) this.engine.expect(el, state)
    if (state.free) model.on("change:state", () => ours() && name(model.get("state")))
  }

  /** A table: a deal that is played to its end counts, and a match that has a name is kept. @param {Model} model @param {HTMLElement} el @param {State} state */
  game(model, el, state) {
    const credit = new Credit(this.log, model.get("html"))
    model.on("change:html", () => credit.look(model.get("html")))
    if (!state.name) return
    this.engine.expect(el, state)
    const saved = this.keep(model, el, state)
    this.saved.push(saved)
    if (el.closest(".play-table")) this.byOurRules(el, saved, state)
  }

  /**
   * A table on a page on which one plays goes by our rules, if it has none of its own and nobody has left a match there: as soon as
   * it is seen.
   *
   * @param {HTMLElement} el @param {SavedMatches} saved @param {State} state
   */
  byOurRules(el, saved, state) {
    const ours = this.ours.rules(state.game ?? "", state.players ?? 4)
    const own = Object.keys(state.rules ?? {}).filter((rule) => rule !== "profile")
    if (!ours || own.length || saved.memory.found()) return
    const watch = new IntersectionObserver(async ([seen]) => {
      if (!seen.isIntersecting) return
      watch.disconnect()
      const outcome = await saved.begin({ ...state, rules: { ...state.rules, ...ours } })
      if (outcome === "refused") el.before(element("p", { className: "tutor-at-our-table", textContent: this.ours.says(this.settings.lang, "alone") }))
    })
    watch.observe(el)
    this.undo.push(() => watch.disconnect())
  }

  /** These tables were out of the document, and are in it again: what was wished for or kept elsewhere holds here too. */
  back() {
    for (const root of all(document, ".tutor-live > .tutor-game")) obey(root)
    for (const saved of this.saved) saved.show()
  }

  /** Nobody comes back to these tables. */
  leave() {
    for (const undo of this.undo) undo()
    for (const saved of this.saved) saved.leave()
  }

  /**
   * Keep the matches of a table. An exercise is begun again with a press, and a table without a name could not be told
   * from another.
   *
   * @param {Model} model
   * @param {HTMLElement} el
   * @param {State} state
   */
  keep(model, el, state) {
    return new SavedMatches(model, new Memory(() => localStorage, state, this.settings), el, this.settings)
  }

  /** Ask for an exercise in the place that is free to show any; resolves when it stands there, or cannot. @param {{ kind: string, level: number, seed: number }} exercise */
  async ask(exercise) {
    const free = this.exercises.find(({ model }) => model.get("state").free)
    free?.model.send({ exercise })
    await free?.model.turn
  }

  /** Show the exercise that the address names: the page's own of this kind, or in a place that is free to show any. */
  follow() {
    const link = /^#exercise=([a-z0-9.-]+)$/.exec(location.hash)?.[1]
    const state = (/** @type {{ model: Model }} */ { model }) => model.get("state")
    const shown = this.exercises.find((one) => state(one).exercise === link)
    const kind = `${link?.split(".")[0]}.`
    const free = this.exercises.find((one) => state(one).free)
    const place = shown ?? free ?? this.exercises.find((one) => !state(one).help && state(one).exercise?.startsWith(kind))
    if (!link || !place) return
    place.el.dispatchEvent(new Event("tutor:sought", { bubbles: true }))
    place.el.scrollIntoView()
    if (!shown) place.model.send({ exercise: link })
  }
}

/** Let the address name an exercise, unless it says what is practised. @param {State} state */
function name({ exercise }) {
  if (!location.hash.startsWith("#drill=")) history.replaceState(null, "", `#exercise=${exercise}`)
}
