/**
 * Where the matches of a table are kept in this browser.
 *
 * A table has one entry under its name, and any number of entries that were put aside. An entry is the text of a state,
 * and only ever a question to Python: nothing of it is shown as it is. Nothing that somebody has kept is overwritten or
 * erased here, except an entry that this page has written or taken up itself, with what came of it, or with another match
 * as long as none of its deals was over. So a second tab, a new match, an entry that cannot be read, and one from a newer
 * version all end alike: what was there is put aside.
 */

/** @import { Settings, State } from "../shared/protocol.d.ts" */

/**
 * What stands under a key: its text, and the state that it means; where that is null, nobody can go on with it, be it for
 * coming from a `newer` version.
 *
 * @typedef {{ key: string, text: string, state: State | null, newer: boolean }} Entry
 */

/**
 * What became of a state that was to be kept: `kept`; `aside`, if another match had to be put aside for it; `elsewhere`,
 * and nothing is kept, if another tab has gone on with the match; `full`, and nothing is kept, if the browser does not
 * keep it.
 *
 * @typedef {"kept" | "aside" | "elsewhere" | "full"} Outcome
 */

const MATCH = "tutor match "
const ASIDE = "tutor aside "

/** No match is so long; what is longer would only keep the engine busy. */
const LONGEST = 1_000_000

/** The moment that a key names; one that was made up by hand may name none. @param {string} text */
function moment(text) {
  const time = new Date(Number(text)).getTime()
  return Number.isNaN(time) ? 0 : time
}

/** What is kept of one table: its match, and all that was put aside. No method throws if the storage fails. */
export class Memory {
  /**
   * The memory of the table whose state is `initial`. `store` gives the browser's storage, which may fail; `version` is
   * the highest version of a state that this page's engine reads.
   *
   * @param {() => Storage} store
   * @param {State} initial
   * @param {Pick<Settings, "version">} page
   */
  constructor(store, initial, { version }) {
    this.store = store
    this.version = version
    this.name = initial.name
    this.key = MATCH + initial.name
    this.initial = JSON.stringify(initial)
    // The text of the entry that is this page's own: what stands there instead is somebody else's.
    /** @type {string | null} */
    this.own = null
  }

  /** What somebody else has left at this table: an entry, or null. Storage that cannot be read has none. @returns {Entry | null} */
  found() {
    const entry = this.read(this.key)
    return entry && entry.text !== this.own && entry.text !== this.initial ? entry : null
  }

  /** Whether this page has a match of its own here. */
  get playing() {
    return this.own !== null
  }

  /** Keep a state, after every move. @param {State} state @returns {Outcome} */
  keep(state) {
    const text = JSON.stringify(state)
    const found = this.found()
    const foreign = found && found.text !== text
    if (foreign && this.playing) return "elsewhere"
    return this.tried(() => {
      const other = foreign ? found : this.leaves(state)
      if (other) this.move(other)
      this.write(text)
      return other ? "aside" : "kept"
    })
  }

  /**
   * From now on an entry is this page's own: somebody has taken it up here. What was this page's own is put aside.
   *
   * @param {Entry} entry
   */
  take(entry) {
    return this.tried(() => {
      const before = this.read(this.key)
      if (before && before.text !== entry.text) this.move(before)
      if (entry.key !== this.key) {
        this.write(entry.text)
        this.drop(entry)
      }
      this.own = entry.text
      return "kept"
    })
  }

  /** Keep this page's state after all, and put aside what another tab has left. @param {State} state */
  insist(state) {
    this.own = null
    return this.keep(state)
  }

  /** Put a state aside that stands nowhere yet. @param {State} state */
  lay(state) {
    return this.tried(() => {
      this.add(JSON.stringify(state))
      return "aside"
    })
  }

  /** Put an entry aside. @param {Entry} entry */
  putAside(entry) {
    return this.tried(() => {
      this.move(entry)
      return "aside"
    })
  }

  /** All that was put aside at this table, the newest first. */
  asides() {
    const start = `${ASIDE}${this.name} `
    return this.keys()
      .filter((key) => key.startsWith(start))
      .flatMap((key) => this.read(key) ?? [])
      .map((entry) => ({ ...entry, time: moment(entry.key.slice(start.length)) }))
      .sort((one, other) => other.time - one.time)
  }

  /** Erase an entry, because somebody has asked for it. @param {{ key: string }} entry */
  erase({ key }) {
    return this.tried(() => {
      this.store().removeItem(key)
      return "kept"
    })
  }

  /** What stands under a key, or null. @param {string} key @returns {Entry | null} */
  read(key) {
    try {
      const text = this.store().getItem(key)
      return text === null ? null : { key, text, ...this.understood(text) }
    } catch {
      return null
    }
  }

  /** @param {string} text @returns {Pick<Entry, "state" | "newer">} */
  understood(text) {
    try {
      const state = text.length > LONGEST ? null : JSON.parse(text)
      if (typeof state?.game !== "string") return { state: null, newer: false }
      return state.v > this.version ? { state: null, newer: true } : { state, newer: false }
    } catch {
      return { state: null, newer: false }
    }
  }

  /** @returns {string[]} */
  keys() {
    try {
      const store = this.store()
      return Array.from({ length: store.length }, (_, number) => store.key(number) ?? "")
    } catch {
      return []
    }
  }

  /** @param {string} text */
  write(text) {
    this.store().setItem(this.key, text)
    this.own = text
  }

  /**
   * This page's own entry, if a state leaves its match for another: no match has fewer deals written down than before.
   * One without any is only begun, and leaving it is no more than dealing again.
   *
   * @param {State} state
   */
  leaves({ deals }) {
    const own = this.read(this.key)
    const more = (own?.state?.deals?.length ?? 0) > (deals?.length ?? 0)
    return more && own?.text === this.own ? own : null
  }

  /** @param {Entry} entry */
  move(entry) {
    if (entry.key.startsWith(ASIDE)) return // it stands there already
    this.add(entry.text)
    this.drop(entry)
  }

  /** Take an entry away; what another tab has written in its place since it was read stays. @param {Entry} entry */
  drop({ key, text }) {
    const store = this.store()
    if (store.getItem(key) === text) store.removeItem(key)
  }

  /** Lay a text aside under the moment of doing so, which may be taken already. @param {string} text */
  add(text) {
    if (this.asides().some((aside) => aside.text === text)) return
    let time = Date.now()
    while (this.store().getItem(`${ASIDE}${this.name} ${time}`) !== null) time++
    this.store().setItem(`${ASIDE}${this.name} ${time}`, text)
  }

  /** @param {() => Outcome} act @returns {Outcome} */
  tried(act) {
    try {
      return act()
    } catch (problem) {
      console.warn(problem)
      return "full"
    }
  }
}
