/** Our table, as this browser keeps it: its house rules, what pages say of them, and whether they hold now. */

/** @import { State } from "../shared/protocol.d.ts" */

import { keptUnder } from "../learner/aside.js"

const KEY = "tutor-our-table"
const VERSION = 1

/**
 * What pages say of a table: the games in which it plays otherwise, the house rules by the anchor of each rule that they change, and
 * sentences by language.
 *
 * @typedef {{ games: string[], rules: Record<string, string[]>, said: Record<string, Record<string, string>>, words: Record<string, Record<string, string>>, tables: Record<string, Record<string, object | null>> }} Said
 */
/** @typedef {{ v: number, on: boolean, table: { name: string, rules: Record<string, object> }, said: Said }} Kept */

export class KeptTable {
  /** @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** @returns {Kept | null} */
  read() {
    return keptUnder(this.store, KEY, understood, null)
  }

  /** The table whose rules hold now, or null. */
  get ours() {
    const kept = this.read()
    return kept?.on ? kept.table : null
  }

  /** The house rules that our table has otherwise where so many play a game, if they hold now. @param {string} game @param {number} players @returns {object | null | undefined} */
  rules(game, players) {
    const kept = this.read()
    return kept?.on ? kept.said.tables[game]?.[players] : null
  }

  /** What is said of the table, in a language. @param {string} lang @param {string} name */
  says(lang, name) {
    return this.read()?.said.words[lang]?.[name] ?? ""
  }

  /** Keep what the page of our table has now. Returns whether the browser has kept it. @param {State} state */
  keep({ our_table: table, said }) {
    return this.write(table && said ? { v: VERSION, on: true, table, said } : null)
  }

  /** Let the rules of our table hold, or the usual ones. @param {boolean} on */
  hold(on) {
    const kept = this.read()
    if (kept) this.write({ ...kept, on })
  }

  /** @param {Kept | null} kept */
  write(kept) {
    try {
      if (kept) this.store().setItem(KEY, JSON.stringify(kept))
      else this.store().removeItem(KEY)
      return true
    } catch {
      return false
    }
  }
}

/** What a text says that was kept, or null if it is none of ours. @param {string} text @returns {Kept | null} */
function understood(text) {
  try {
    const kept = JSON.parse(text)
    return kept.v === VERSION && typeof kept.table?.name === "string" && kept.table.rules && kept.said?.words ? kept : null
  } catch {
    return null
  }
}
