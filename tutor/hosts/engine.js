/**
 * The page's side of the engine: one worker for all its tables, fetched when somebody first asks for it.
 *
 * The worker keeps nothing. So one that breaks or hangs loses nothing: it is thrown away, the reader is told, and the
 * next press starts another.
 */

const SILENCE_MS = 60_000

/** What a reader may be told: a sentence of the page's own words; `byPython` if Python broke over the question. */
class Trouble extends Error {
  constructor(text, { byPython = false } = {}) {
    super(text)
    this.told = true
    this.byPython = byPython
  }
}

/** The one worker of the page, which `hire` starts, and the questions that wait for it. */
export class Engine {
  constructor({ lang, words, bytes }, hire) {
    this.hire = hire
    this.words = words
    this.total = bytes
    this.megabytes = new Intl.NumberFormat(lang, {
      style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1,
    })
    this.worker = null
    this.waiting = new Map()
    this.asked = 0
  }

  /** Ask Python; `report` hears of progress while the engine is still on its way. */
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

  hear(message) {
    if (message.broken) {
      console.error(message.broken)
      this.stop(this.words.broken)
    } else if (message.stage) {
      this.report(message)
    } else {
      this.settle(message)
    }
    this.listen()
  }

  /** A question that broke Python may have broken it for good: the next one gets another. */
  settle({ id, answer, failed }) {
    const { resolve, reject } = this.waiting.get(id)
    this.waiting.delete(id)
    if (!failed) return resolve(JSON.parse(answer))
    console.error(failed)
    reject(new Trouble(this.words.failed, { byPython: true }))
    this.stop(this.words.silent)
  }

  report({ stage, loaded }) {
    const size = (bytes) => this.megabytes.format(bytes / 1e6)
    const sum = stage === "fetching" ? ` (${size(loaded)} / ${size(this.total)})` : ""
    const progress = { loaded, total: this.total, text: `${this.words[stage]}${sum}` }
    for (const { report } of this.waiting.values()) report(progress)
  }

  /** Watch the worker while somebody waits for it. */
  listen() {
    clearTimeout(this.watch)
    if (this.waiting.size) this.watch = setTimeout(() => this.stop(this.words.silent), SILENCE_MS)
  }

  stop(text) {
    this.worker?.terminate()
    this.worker = null
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of waiting) reject(new Trouble(text))
  }
}
