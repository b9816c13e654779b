/** A table's traits, with the part of anywidget's model that `table.js` uses. The page keeps its state. */

/** @import { Asked, Intent, Message, State, TableModel } from "../shared/protocol.d.ts" */
/** @typedef {{ html: string, state: State, sheet?: string }} Traits */
/** @typedef {"taken" | "refused" | "failed" | "forgotten"} Outcome */
/** @typedef {(...details: any[]) => void} Hearer hears what an event brings along: a message, or nothing */

import { Trouble } from "./engine.js"

/** The model of a table on the site: it asks the page's one engine where JupyterLab's would ask a kernel. @implements {TableModel} */
export class Model {
  /** @param {Traits} traits @param {Asked} engine */
  constructor(traits, engine) {
    this.traits = traits
    this.engine = engine
    /** @type {Map<string, Hearer[]>} */
    this.hearers = new Map()
    /** @type {Promise<Outcome | undefined>} */
    this.turn = Promise.resolve(undefined)
    // How many states have been taken up at this table.
    this.taken = 0
    /** What happens around a question, for who keeps what comes of it. @type {(intent: Intent, ask: () => Promise<Outcome>) => Promise<Outcome>} */
    this.around = (_, ask) => ask()
  }

  /** @template {keyof Traits} K @param {K} name @returns {Traits[K]} */
  get(name) {
    return this.traits[name]
  }

  /** @template {keyof Traits} K @param {K} name @param {Traits[K]} value */
  set(name, value) {
    this.traits[name] = value
    this.tell(`change:${name}`)
  }

  /** JupyterLab's models wait for this before a kernel hears of what was set; here nobody else is to hear of it. */
  save_changes() {}

  /** @param {string} event @param {Hearer} hear */
  on(event, hear) {
    this.hearers.set(event, [...this.heard(event), hear])
  }

  /** @param {string} event @param {Hearer} hear */
  off(event, hear) {
    this.hearers.set(event, this.heard(event).filter((one) => one !== hear))
  }

  /**
   * Intents take turns: each is asked about the state that the one before has left. One that was meant for a table that
   * another state has taken the place of meanwhile is forgotten.
   *
   * @param {Intent} intent
   */
  send(intent) {
    if (intent.sheet) return // the page has brought its cards' symbols along
    const { taken } = this
    const ask = () => (this.taken === taken ? this.ask(intent, this.get("state")) : Promise.resolve(this.give("forgotten", { same: true })))
    this.next(() => this.around(intent, ask))
  }

  /** Do something once all that was asked before is answered. @param {() => Promise<Outcome | undefined>} work */
  next(work) {
    this.turn = this.turn.then(work)
    return this.turn
  }

  /**
   * Take up another state at this table, in its language and under its name. Resolves to what became of it: `taken`,
   * `refused` by Python, or `failed`, which says nothing of the state: there was nobody to ask. `first` is called
   * before the table changes.
   *
   * @param {object} state only Python knows whether it is one
   * @param {() => void} first
   * @returns {Promise<Outcome | undefined>}
   */
  resume(state, first) {
    const take = () => {
      first()
      this.taken += 1
    }
    return this.next(() => this.take(state, take))
  }

  /** The same at once, in the midst of a turn. @param {object} state @param {() => void} first */
  take(state, first) {
    const { lang, rulebook, name } = this.get("state")
    const refused = () => ({ same: true }) // who takes it up says so
    return this.ask({ lang }, { ...state, lang, rulebook, name }, { first, refused })
  }

  /**
   * @param {Intent} intent
   * @param {State} state
   * @param {{ first?: () => void, refused?: (error: string) => Message }} [with]
   * @returns {Promise<Outcome>}
   */
  async ask(intent, state, { first = () => {}, refused = (error) => ({ error }) } = {}) {
    try {
      const answer = await this.engine.ask(state, intent, (progress) => this.tell("msg:custom", { progress }))
      if (answer.error !== undefined) return this.give("refused", refused(answer.error))
      if (!("html" in answer)) return this.give("refused", answer)
      first()
      this.set("state", answer.state)
      this.set("html", answer.html)
      return "taken"
    } catch (problem) {
      return this.fail(problem)
    }
  }

  /** Say what went wrong; the words of a defect of ours are not for readers. @param {unknown} problem */
  fail(problem) {
    if (problem instanceof Trouble) return this.give(problem.byPython ? "refused" : "failed", { error: problem.message })
    console.error(problem)
    return this.give("failed", { error: this.engine.words.broken })
  }

  /** Tell the table how a question has ended. @param {Outcome} outcome @param {Message} message */
  give(outcome, message) {
    this.tell("msg:custom", message)
    return outcome
  }

  /** @param {string} event @param {...unknown} details */
  tell(event, ...details) {
    for (const hear of this.heard(event)) hear(...details)
  }

  /** @param {string} event */
  heard(event) {
    return this.hearers.get(event) ?? []
  }
}
