/**
 * The log of a learner’s answers, as this browser keeps it. What cannot be read, or was written by a newer version, is put aside
 * and not lost. Where the browser keeps nothing, the log lasts until the page is left.
 */

/** @import { Answer, Log, LogError } from "./log.js" */

import { setAside } from "./aside.js"
import { EMPTY, merged, understood, written } from "./log.js"

const KEY = "tutor-log"

/** What a learner has to be told: that something was put aside, that a newer version wrote it, that nothing is kept. @typedef {"log_aside" | "log_newer" | "log_unkept"} Trouble */

/** The log of this browser. No method throws if the storage fails: `trouble` is told, once for each kind. */
export class KeptLog {
  /** @param {() => Storage} store gives the browser’s storage, which may fail @param {(name: Trouble) => void} trouble */
  constructor(store, trouble = () => {}) {
    this.store = store
    this.trouble = trouble
    /** What has been told. @type {Set<Trouble>} */
    this.told = new Set()
    /** What could not be written. @type {Log} */
    this.unkept = EMPTY
    /** The text that was read last, and what it means. */
    this.read = { text: "", kept: this.unkept }
  }

  /** All answers, in the order of their times. @returns {Answer[]} */
  get answers() {
    return this.whole.answers
  }

  /** The log as a file has it. */
  get text() {
    return written(this.whole)
  }

  /** What is kept and what could not be. @returns {Log} */
  get whole() {
    const kept = this.kept()
    return this.unkept === EMPTY ? kept : merged(kept, this.unkept)
  }

  /** Add an answer. @param {Answer} answer */
  add(answer) {
    this.write({ answers: [answer], said: [] })
  }

  /** Add all lines of a file; returns how many of them are new. Throws `LogError`. @param {string} text */
  merge(text) {
    const before = this.answers.length
    this.write(understood(text))
    return this.answers.length - before
  }

  /** Forget all of it, because somebody has asked for it; returns whether that could be done. */
  forget() {
    try {
      this.store().removeItem(KEY)
      this.unkept = EMPTY
      return true
    } catch {
      return false
    }
  }

  /** What the storage holds; another tab may have written since it was read last. @returns {Log} */
  kept() {
    let text
    try {
      text = this.store().getItem(KEY)
    } catch {
      return EMPTY
    }
    if (text === null) return EMPTY
    if (text === this.read.text) return this.read.kept
    try {
      this.read = { text, kept: understood(text) }
      return this.read.kept
    } catch (error) {
      this.putAside(text, /** @type {LogError} */ (error).newer)
      return EMPTY
    }
  }

  /** @param {Log} more */
  write(more) {
    const kept = merged(this.kept(), merged(this.unkept, more))
    try {
      const text = written(kept)
      this.store().setItem(KEY, text)
      this.read = { text, kept }
      this.unkept = EMPTY
    } catch {
      this.unkept = merged(this.unkept, more)
      this.tell("log_unkept")
    }
  }

  /** @param {string} text @param {boolean} newer */
  putAside(text, newer) {
    try {
      setAside(this.store(), KEY, text)
      this.tell(newer ? "log_newer" : "log_aside")
    } catch {
      this.tell("log_unkept")
    }
  }

  /** @param {Trouble} name */
  tell(name) {
    if (this.told.has(name)) return
    this.told.add(name)
    this.trouble(name)
  }
}

/** Keep each answer that is given on this page from now on. @param {KeptLog} log @param {() => number} now in milliseconds */
export function keepAnswers(log, now = Date.now) {
  document.addEventListener("tutor:answered", (event) => {
    const { target, detail } = /** @type {CustomEvent<{ given: string[], right: boolean, hints: number }>} */ (event)
    addAnswer(log, /** @type {HTMLElement} */ (target).dataset.name ?? "", detail, now)
  })
}

/**
 * Add an answer to an exercise by its name. A question about somebody’s own position has no number, and could not be asked again.
 *
 * @param {KeptLog} log @param {string} name @param {{ given: string[], right: boolean, hints: number }} answer @param {() => number} now in milliseconds
 */
export function addAnswer(log, name, answer, now = Date.now) {
  const [kind, edition, level, seed] = name.split(".")
  if (seed) log.add({ time: Math.floor(now() / 1000), kind, edition: Number(edition), level: Number(level), seed: Number(seed), ...answer })
}
