/**
 * The page's side of the engine: one worker for all its tables, fetched when somebody first asks for it.
 *
 * The worker keeps nothing. So one that breaks or hangs loses nothing: it is thrown away, the reader is told, and the
 * next press starts another.
 */

/** @import { Answer, Asked, Intent, Progress, Settings, State } from "./protocol.d.ts" */

/**
 * What the worker says: that it cannot go on at all (`broken`), how far it has come (`stage`), or how a question has
 * ended, Python's answer as JSON or what Python `failed` with.
 *
 * @typedef {{ broken: string }} Broken
 * @typedef {{ stage: "fetching" | "starting", loaded: number }} Stage
 * @typedef {{ id: number, answer: string } | { id: number, failed: string }} End
 */

/**
 * Who waits for the end of a question.
 *
 * @typedef {object} Waiting
 * @property {(answer: Answer) => void} resolve
 * @property {(trouble: Trouble) => void} reject
 * @property {(progress: Progress) => void} report
 */

/** After so long without a word from the worker, nobody waits any longer; each report of progress is a word. */
const SILENCE_MS = 60_000

/** What a reader may be told: a sentence of the page's own words; `byPython` if Python broke over the question. */
export class Trouble extends Error {
  /** @param {string} text @param {{ byPython?: boolean }} [from] */
  constructor(text, { byPython = false } = {}) {
    super(text)
    this.byPython = byPython
  }
}

/** The one worker of the page, and the questions that wait for it. @implements {Asked} */
export class Engine {
  /** @param {Pick<Settings, "lang" | "words" | "bytes">} settings @param {() => Worker} hire starts a worker */
  constructor({ lang, words, bytes }, hire) {
    this.hire = hire
    this.words = words
    this.total = bytes
    this.megabytes = new Intl.NumberFormat(lang, {
      style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1,
    })
    /** @type {Worker | null} */
    this.worker = null
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map()
    this.asked = 0
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined
  }

  /**
   * Ask Python; `report` hears of progress while the engine is still on its way. Rejects with `Trouble` alone.
   *
   * @param {State} state
   * @param {Intent} intent
   * @param {(progress: Progress) => void} report
   * @returns {Promise<Answer>}
   */
  ask(state, intent, report) {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, report })
      this.worker ??= this.start()
      this.worker.postMessage({ id, state: JSON.stringify(state), intent: JSON.stringify(intent) })
      this.listen()
    })
  }

  start() {
    const worker = this.hire()
    worker.onmessage = ({ data }) => this.hear(data)
    worker.onerror = () => this.stop(this.words.broken)
    this.report({ stage: "fetching", loaded: 0 })
    return worker
  }

  /** @param {Broken | Stage | End} message */
  hear(message) {
    if ("broken" in message) {
      console.error(message.broken)
      this.stop(this.words.broken)
    } else if ("stage" in message) {
      this.report(message)
    } else {
      this.settle(message)
    }
    this.listen()
  }

  /** A question that broke Python may have broken it for good: the next one gets another. @param {End} end */
  settle(end) {
    const asker = this.waiting.get(end.id)
    this.waiting.delete(end.id)
    if ("answer" in end) return asker?.resolve(JSON.parse(end.answer))
    console.error(end.failed)
    asker?.reject(new Trouble(this.words.failed, { byPython: true }))
    this.stop(this.words.silent)
  }

  /** @param {Stage} stage */
  report({ stage, loaded }) {
    const size = (/** @type {number} */ bytes) => this.megabytes.format(bytes / 1e6)
    const sum = stage === "fetching" ? ` (${size(loaded)} / ${size(this.total)})` : ""
    const progress = { loaded, total: this.total, text: `${this.words[stage]}${sum}` }
    for (const { report } of this.waiting.values()) report(progress)
  }

  /** Watch the worker while somebody waits for it. */
  listen() {
    clearTimeout(this.watch)
    if (this.waiting.size) this.watch = setTimeout(() => this.stop(this.words.silent), SILENCE_MS)
  }

  /** Send the worker away, and tell all who wait for it why. @param {string} text */
  stop(text) {
    this.worker?.terminate()
    this.worker = null
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of waiting) reject(new Trouble(text))
  }
}
