/**
 * Sheets for paper: Python makes one, and it is printed from a window of its own, which fetches nothing, so that it comes without
 * a network too.
 */

/** @import { Engine } from "./engine.js" */
/** @import { Settings, State } from "../shared/protocol.d.ts" */

import { the } from "../shared/dom.js"
import { nodesOf } from "../shared/elements.js"

/** A page for paper as Python makes it, or what is wrong. @typedef {{ title: string, style: string, content: string, error?: string }} Sheet */

/** What offers sheets, on the page that is open and on each that is turned to. */
export class Sheets {
  /** @param {Pick<Engine, "ask">} engine @param {URL} root where the site begins @param {Pick<Settings, "lang">} settings */
  constructor(engine, root, { lang }) {
    this.engine = engine
    this.root = root
    this.lang = lang
    document.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("[data-prints]") : null
      if (button instanceof HTMLButtonElement) this.print(button)
    })
  }

  /** Print the exercises of a button, in as many versions as are chosen beside it. @param {HTMLButtonElement} button */
  async print(button) {
    const offer = /** @type {HTMLElement} */ (button.closest(".on-paper"))
    const says = the(offer, "[role=status]")
    // Only who has just pressed may open a window: it waits for what stands there.
    const paper = /** @type {(Window & typeof globalThis) | null} */ (window.open(""))
    if (!paper) return (says.textContent = offer.dataset.blocked ?? "")
    paper.document.write("<!doctype html>") // browsers lay out a page without it as they did in 1998
    paper.document.close()
    paper.document.body.textContent = offer.dataset.coming ?? ""
    button.disabled = true
    const versions = Number(/** @type {HTMLSelectElement} */ (the(offer, "select")).value)
    const sheet = await this.ask(button.dataset.prints ?? "", versions, (text) => (says.textContent = text))
    button.disabled = false
    says.textContent = sheet.error ?? ""
    if (sheet.error !== undefined) return paper.close()
    lay(paper, sheet, this.lang)
    paper.print()
  }

  /** Ask Python; whatever goes wrong is an `error` in words. @param {string} printed @param {number} versions @param {(text: string) => void} report @returns {Promise<Sheet>} */
  async ask(printed, versions, report) {
    const state = /** @type {State} */ (/** @type {unknown} */ ({ printed, lang: this.lang }))
    try {
      const answer = await this.engine.ask(state, { versions, site: this.root.href }, ({ text }) => report(text))
      return /** @type {Sheet} */ (/** @type {unknown} */ (answer))
    } catch (problem) {
      return { title: "", style: "", content: "", error: String(/** @type {Error} */ (problem).message) }
    }
  }
}

/** Lay a sheet into a window. No page of this site may have a style of its own but one that a script makes. @param {Window & typeof globalThis} paper @param {Sheet} sheet @param {string} lang */
function lay({ document: page, CSSStyleSheet: Style }, { title, style, content }, lang) {
  const made = new Style()
  made.replaceSync(style)
  page.adoptedStyleSheets = [made]
  page.title = title
  page.documentElement.lang = lang
  page.body.replaceChildren(...nodesOf(content))
}
