/** The positions that this browser keeps: each as its link, with what tells it from the others, until somebody forgets it. */

import { keptUnder } from "../learner/aside.js"
import { element, told } from "../shared/elements.js"

const KEY = "tutor-positions"
const VERSION = 1

/** @typedef {{ link: string, title: string }} Position */

export class KeptPositions {
  /** @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** All of them, the latest first. @returns {Position[]} */
  get all() {
    return keptUnder(this.store, KEY, understood, [])
  }

  /** Keep one, first of all; says whether there was room. @param {Position} position */
  keep(position) {
    return this.write([position, ...this.all.filter(({ link }) => link !== position.link)])
  }

  /** @param {string} forgotten the link of a position */
  forget(forgotten) {
    return this.write(this.all.filter(({ link }) => link !== forgotten))
  }

  /** @param {Position[]} positions */
  write(positions) {
    try {
      this.store().setItem(KEY, JSON.stringify({ v: VERSION, positions }))
      return true
    } catch {
      return false
    }
  }

  /** List them in a place, each with a button that forgets it. @param {HTMLElement} place @param {DOMStringMap} words */
  list(place, { kept = "", forget = "" }) {
    const rows = this.all.map(({ link, title }) => {
      const button = element("button", { type: "button", textContent: "✕", ariaLabel: told(forget, { position: title }) })
      button.addEventListener("click", () => {
        this.forget(link)
        this.list(place, { kept, forget })
        ;(place.querySelector("a") ?? place).focus()
      })
      return element("li", {}, element("a", { href: link, textContent: title }), button)
    })
    place.tabIndex = -1
    place.replaceChildren(...(rows.length ? [element("p", { textContent: kept }), element("ul", {}, ...rows)] : []))
  }
}

/** The positions in a text that was kept, or null if it is none of ours. @param {string} text @returns {Position[] | null} */
function understood(text) {
  try {
    const { v, positions } = JSON.parse(text)
    const one = (/** @type {any} */ at) => typeof at?.title === "string" && /^#record=[\w-]+$/.test(at.link)
    return v === VERSION && Array.isArray(positions) && positions.every(one) ? positions : null
  } catch {
    return null
  }
}
