/**
 * The tables of a web page: gives each the model that `table.js` knows from JupyterLab, and answers what needs
 * Python from one worker, which is fetched when somebody first asks for it.
 *
 * The page keeps every table's state; the worker keeps none. So a worker that breaks or hangs loses nothing: it is
 * thrown away, the reader is told, and the next press starts another.
 */

const SILENCE_MS = 60_000

const here = new URL(import.meta.url)

/** A file of the site; the query names the version, so that old and new halves never meet. */
function asset(path) {
  const url = new URL(path, here)
  url.search = here.search
  return url
}

/** What a reader may be told: a sentence of the page's own words. */
class Trouble extends Error {}

/** The one worker of the page, and the questions that wait for it. */
class Engine {
  constructor({ lang, words, bytes }) {
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
    const worker = new Worker(asset("worker.js"), { type: "module" })
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

  settle({ id, answer, failed }) {
    const { resolve, reject } = this.waiting.get(id)
    this.waiting.delete(id)
    if (failed) console.error(failed)
    if (failed) reject(new Trouble(this.words.failed))
    else resolve(JSON.parse(answer))
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

/**
 * Where a match was left, kept in this browser. It is only ever a question to Python, never shown as it is, so an entry
 * that is broken or forged is refused like any other state. A browser that keeps nothing loses nothing but this.
 */
class Memory {
  constructor(key) {
    this.key = `tutor ${location.pathname} ${key}`
  }

  read() {
    try {
      return JSON.parse(localStorage.getItem(this.key))
    } catch {
      return null
    }
  }

  write(state) {
    if (!state.game) return // an exercise is begun again with a press
    try {
      localStorage.setItem(this.key, JSON.stringify(state))
    } catch (full) {
      console.warn(full)
    }
  }

  forget() {
    try {
      localStorage.removeItem(this.key)
    } catch (closed) {
      console.warn(closed)
    }
  }
}

/** A table's traits, with the part of anywidget's model interface that `table.js` uses. */
class Model {
  constructor(traits, engine, memory) {
    this.traits = traits
    this.engine = engine
    this.memory = memory
    this.hearers = new Map()
    this.turn = Promise.resolve()
  }

  get(name) {
    return this.traits[name]
  }

  set(name, value) {
    this.traits[name] = value
    this.tell(`change:${name}`)
  }

  save_changes() {}

  on(event, hear) {
    this.hearers.set(event, [...(this.hearers.get(event) ?? []), hear])
  }

  off(event, hear) {
    this.hearers.set(event, (this.hearers.get(event) ?? []).filter((one) => hear && one !== hear))
  }

  /** Intents take turns: each is asked about the state that the one before has left. */
  send(intent) {
    if (intent.sheet) return // the page has brought its cards' symbols along
    this.turn = this.turn.then(() => this.ask(intent))
  }

  /** Take up the match that was left, in the language of this page; if it cannot be taken up, it is forgotten. */
  resume(kept) {
    const { lang, rulebook } = this.get("state")
    const refused = () => {
      this.memory.forget()
      this.tell("msg:custom", { same: true })
    }
    this.turn = this.turn.then(() => this.ask({ lang }, { ...kept, lang, rulebook }, refused))
  }

  async ask(intent, state = this.get("state"), refused = (answer) => this.tell("msg:custom", answer)) {
    try {
      const answer = await this.engine.ask(state, intent, (progress) => this.tell("msg:custom", { progress }))
      if (answer.error) refused(answer)
      else this.take(answer)
    } catch (problem) {
      if (!(problem instanceof Trouble)) console.error(problem)
      this.tell("msg:custom", { error: problem instanceof Trouble ? problem.message : this.engine.words.broken })
    }
  }

  take({ html, state }) {
    this.memory.write(state)
    this.set("state", state)
    this.set("html", html)
  }

  tell(event, ...details) {
    for (const hear of this.hearers.get(event) ?? []) hear(...details)
  }
}

/** Offer to go on with a match that was left on this page; the first answer of the table ends the offer. */
function offer(model, el, text) {
  const kept = model.memory.read()
  if (!kept?.game || JSON.stringify(kept) === JSON.stringify(model.get("state"))) return
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: text })
  button.className = "tutor-resume"
  button.addEventListener("click", () => {
    button.remove()
    model.resume(kept)
  })
  model.on("change:html", () => button.remove())
  el.before(button)
}

async function enliven(tables) {
  const settings = JSON.parse(document.getElementById("tutor-live-settings").textContent)
  const engine = new Engine(settings)
  const { default: table } = await import(asset("table.js"))
  for (const [number, el] of [...tables].entries()) {
    const model = new Model({ html: el.innerHTML, state: JSON.parse(el.dataset.state) }, engine, new Memory(number))
    table.render({ model, el })
    offer(model, el, settings.words.resume)
  }
}

const tables = document.querySelectorAll(".tutor-live[data-state]")
if (tables.length) await enliven(tables)
