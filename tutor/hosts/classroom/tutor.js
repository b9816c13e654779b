/** The tutor, as the pages for teachers ask it: how far it has come is said on the page, and so is what goes wrong. */

/** @import { Engine } from "../site/engine.js" */
/** @import { Tables } from "../site/tables.js" */
/** @import { Intent, Progress, State } from "../shared/protocol.d.ts" */

import { part } from "../shared/dom.js"
import { element } from "../shared/elements.js"

/**
 * What the page of the site lends: its engine and its language, what brings boards to life, where things are kept, and the address
 * of what reads QR codes.
 *
 * @typedef {{ engine: Pick<Engine, "ask">, lang: string, tables: Pick<Tables, "bring">, store: () => Storage, reader: string }} Tools
 */

/** Python's answer: its fields depend on what was asked; `error` is a sentence. @typedef {Record<string, any> & { error?: string | undefined }} Answered */

export class Tutor {
  /** @param {HTMLElement} root the page's part that is for teachers @param {Tools} tools */
  constructor(root, { engine, lang, tables }) {
    this.root = root
    this.engine = engine
    this.lang = lang
    this.tables = tables
    /** The sentences of the page. @type {Record<string, string>} */
    this.words = JSON.parse(root.dataset.words ?? "{}")
  }

  /** Where the page is, as every state says it. */
  get place() {
    return { name: "", lang: this.lang, rulebook: this.root.dataset.rulebook ?? "" }
  }

  /** Ask Python; whatever goes wrong is an `error` in words. @param {object} state @param {Intent} intent @returns {Promise<Answered>} */
  async ask(state, intent) {
    this.root.setAttribute("aria-busy", "true")
    const asked = this.engine.ask(/** @type {State} */ ({ ...this.place, ...state }), intent, (progress) => this.report(progress))
    const said = (/** @type {string} */ sentence) => (part(this.root, "state").textContent = sentence)
    try {
      const answer = await asked
      said(this.words.ready)
      return answer
    } catch (problem) {
      said("")
      return { error: String(/** @type {Error} */ (problem).message) }
    } finally {
      this.root.removeAttribute("aria-busy")
    }
  }

  /** Have the engine come before anything is asked, so that the network may be cut from then on. */
  come() {
    return this.ask({ making: true }, { ready: null })
  }

  /** @param {Progress} progress */
  report({ loaded, total, text }) {
    const bar = total ? [element("progress", { max: total, value: loaded, ariaLabel: text }), " "] : []
    part(this.root, "state").replaceChildren(...bar, text)
  }

  /**
   * Show an exercise in a place, where it answers as everywhere: that of a state, or what comes of an intent there.
   *
   * @param {HTMLElement} place
   * @param {object} state
   * @param {Intent} intent
   */
  async show(place, state, intent = { lang: this.lang }) {
    const { html, state: shown = state, error } = await this.ask(state, intent)
    if (error) return place.replaceChildren(element("p", { className: "problem", textContent: error }))
    const board = element("div", { className: "tutor-live", innerHTML: html })
    board.dataset.state = JSON.stringify({ ...this.place, ...shown })
    place.replaceChildren(board)
    this.tables.bring(place, { built: false })
  }
}
