/**
 * The page's side of the engine: one worker for all its tables, fetched when somebody first asks for it.
 *
 * The worker keeps nothing. So one that breaks or hangs loses nothing: it is thrown away, the reader is told, and the
 * next press starts another.
 */

/** @import { Answer, Asked, Intent, Progress, Settings, State } from "../shared/protocol.d.ts" */

/**
 * What the worker says: that it cannot go on at all (`broken`), how far it has come (`stage`), or how a question has
 * ended, Python's answer as JSON or what Python `failed` with; or that it is `warm`, and could answer at once.
 *
 * @typedef {{ broken: string }} Broken
 * @typedef {{ warm: true }} Warm
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
    this.lang = lang
    /** @type {Intl.NumberFormat | undefined} */
    this.megabytes = undefined
    /** @type {Worker | null} */
    this.worker = null
    /** How far the worker's start has come, as long as it lasts. @type {Stage | null} */
    this.stage = null
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
      if (this.stage) report(this.told(this.stage))
      this.worker.postMessage({ id, state: JSON.stringify(state), intent: JSON.stringify(intent) })
      this.listen()
    })
  }

  /** Start before anybody asks. Nobody hears of it if that fails: the first question then tries anew. */
  warm() {
    if (this.worker) return
    this.worker = this.start()
    this.worker.postMessage({ warm: true })
  }

  start() {
    const worker = this.hire()
    worker.onmessage = ({ data }) => this.hear(data)
    worker.onerror = () => this.stop(this.words.broken)
    this.stage = { stage: "fetching", loaded: 0 }
    return worker
  }

  /** @param {Broken | Stage | Warm | End} message */
  hear(message) {
    if ("broken" in message) {
      if (this.waiting.size) console.error(message.broken)
      this.stop(this.words.broken)
    } else if ("stage" in message) {
      this.stage = message
      for (const { report } of this.waiting.values()) report(this.told(message))
    } else if ("warm" in message) {
      this.stage = null
    } else {
      this.settle(message)
    }
    this.listen()
  }

  /** A question that broke Python may have broken it for good: the next one gets another. @param {End} end */
  settle(end) {
    this.stage = null
    const asker = this.waiting.get(end.id)
    this.waiting.delete(end.id)
    if ("answer" in end) return asker?.resolve(JSON.parse(end.answer))
    console.error(end.failed)
    asker?.reject(new Trouble(this.words.failed, { byPython: true }))
    this.stop(this.words.silent)
  }

  /** What a reader is told of a stage: a host that unpacks for us lets more bytes through than travel. @param {Stage} stage */
  told({ stage, loaded }) {
    const come = Math.min(loaded, this.total)
    const sum = stage === "fetching" ? ` (${this.size(come)} / ${this.size(this.total)})` : ""
    return { loaded: come, total: this.total, text: `${this.words[stage]}${sum}` }
  }

  /** So many bytes, in words; a page that only stands there does without the formatter, which is slow to make. @param {number} bytes */
  size(bytes) {
    this.megabytes ??= new Intl.NumberFormat(this.lang, {
      style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1,
    })
    return this.megabytes.format(bytes / 1e6)
  }

  /** Watch the worker while somebody waits for it. */
  listen() {
    clearTimeout(this.watch)
    if (this.waiting.size) this.watch = setTimeout(() => this.stop(this.words.silent), SILENCE_MS)
  }

  /** Send the worker away, and tell all who wait for it why. @param {string} text */
  stop(text) {
    this.worker?.terminate()
    this.worker = this.stage = null
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of waiting) reject(new Trouble(text))
  }
}
