/** The first page says which match somebody has left, and leads there: to the table at which they played last. */

/** @import { Settings, State } from "../shared/protocol.d.ts" */

import { all, onEveryPage } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"
import { wished } from "../table/settings.js"
import { Memory } from "./memory.js"
import { LAST } from "./saved_matches.js"

/**
 * What the line of the page knows of a game: its name, its page, the tables there, and the numbers of deals of its matches,
 * by their rules and players.
 *
 * @typedef {{ name: string, page: string, tables: string[], sizes: [object, number, number][] }} Known
 */

/** The line on each page that has one, whenever it is turned to. */
export class MatchLeft {
  /** @param {() => Storage} store @param {Pick<Settings, "version" | "words">} settings */
  constructor(store, settings) {
    this.store = store
    this.settings = settings
    onEveryPage(() => this.bring())
  }

  bring() {
    for (const line of all(document, ".tutor-match")) {
      /** @type {Record<string, Known>} */
      const games = JSON.parse(line.dataset.games ?? "")
      const left = this.left(Object.values(games).flatMap(({ tables }) => tables))
      line.hidden = !left
      line.replaceChildren(...(left ? [this.link(left, games)] : []))
    }
  }

  /** The match that was left last, or else the first that was left at any of the tables. @param {string[]} tables */
  left(tables) {
    const last = wished(LAST) ?? ""
    const order = tables.includes(last) ? [last, ...tables] : tables
    const found = order.map((name) => new Memory(this.store, /** @type {State} */ ({ name }), this.settings).found()?.state)
    return found.find((state) => state && (state.deals?.length || state.moves?.length))
  }

  /** @param {State} state @param {Record<string, Known>} games */
  link(state, games) {
    const { name, game = "", rules, players = 4, deals = [] } = state
    const page = Object.values(games).find(({ tables }) => tables.includes(name))?.page ?? ""
    const same = games[game].sizes.find(([its, seats]) => seats === players && JSON.stringify(its) === JSON.stringify(rules))
    const facts = { game: games[game].name, number: deals.length + 1, size: same?.[2] ?? "" }
    const textContent = told(this.settings.words[same ? "match_of" : "match_left"], facts)
    return element("a", { className: "md-button", href: `${page}#match=${name}`, textContent })
  }
}
