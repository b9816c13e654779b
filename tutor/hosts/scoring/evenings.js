/**
 * The evenings that this browser keeps, each under its name, after every deal. What cannot be read is put aside and not lost;
 * another tab that has written down a deal is heeded.
 */

/** @import { State } from "../shared/protocol.d.ts" */
/** @import { Model } from "../site/model.js" */

import { all, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"
import { keptUnder } from "../learner/aside.js"
import { KeptTable } from "../our_table/kept_table.js"

const KEY = "tutor-evenings"
const VERSION = 1

/** @typedef {{ v: number, last: string, evenings: Record<string, State> }} Kept */

export class Evenings {
  /** @param {Model} model @param {HTMLElement} el @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(model, el, store) {
    this.model = model
    this.el = el
    this.store = store
    model.on("change:state", () => this.keep())
    /** The evening that is open, by its name. */
    this.here = ""
    /** Whether the storage has no room, or is forbidden. */
    this.full = false
    el.addEventListener("tutor:scored", () => {
      this.list()
      this.tell()
    })
    el.addEventListener("click", ({ target }) => {
      const name = target instanceof HTMLElement ? target.dataset.evening : undefined
      if (name !== undefined) this.open(name)
    })
    window.addEventListener("storage", ({ key }) => key === KEY && el.isConnected && this.heed())
    const { last } = this.read()
    this.ours = new KeptTable(store).ours
    if (last) this.open(last)
    else if (this.ours) model.send({ ours: this.ours })
    this.list()
  }

  /** Open an evening; where it cannot be read, it stays kept as it is, and somebody is told. @param {string} name */
  async open(name) {
    const kept = this.read().evenings[name]
    if (!kept) return
    const outcome = await this.model.resume({ ...kept, ours: this.ours }, () => { this.here = name })
    if (outcome === "refused") this.say(told(this.words.broken ?? "", { evening: name }))
  }

  /** Another tab has written something down: go on from there, if it is this evening. */
  heed() {
    const { evening } = this.model.get("state")
    const kept = this.read().evenings[evening ?? ""]
    if (kept && JSON.stringify(kept.scoring) !== JSON.stringify(this.model.get("state").scoring)) this.model.resume(kept, () => {})
  }

  /** Keep the evening as it is now; a new one gets a name that no other has, or that of its day. */
  keep() {
    const state = this.model.get("state")
    const kept = this.read()
    if (!state.scoring) {
      this.here = ""
      return this.write({ ...kept, last: "" })
    }
    if (!this.here || state.evening !== this.here) {
      state.evening = free(state.evening || new Date().toISOString().slice(0, 10), kept.evenings)
      this.here = state.evening
    }
    this.write({ ...kept, last: state.evening, evenings: { ...kept.evenings, [state.evening]: { ...state } } })
  }

  /** Offer the evenings that are kept, where another one can be begun. */
  list() {
    const place = all(this.el, '[data-part="evenings"]')[0]
    const names = Object.keys(this.read().evenings)
    if (!place || !names.length) return
    const buttons = names.map((name) => {
      const button = element("button", { type: "button", textContent: name })
      button.dataset.evening = name
      return button
    })
    place.replaceChildren(element("p", { textContent: this.words.evenings ?? "" }), ...buttons)
  }

  get words() {
    return /** @type {HTMLElement} */ (this.el.querySelector(".tutor-scoring")).dataset
  }

  /** @returns {Kept} */
  read() {
    return keptUnder(this.store, KEY, understood, { v: VERSION, last: "", evenings: {} })
  }

  /** @param {Kept} kept */
  write(kept) {
    try {
      this.store().setItem(KEY, JSON.stringify(kept))
      this.full = false
    } catch {
      this.full = true
    }
  }

  /** What stands there now is drawn anew: say of it that it is not kept, if it is not. */
  tell() {
    if (this.full) this.say(this.words.full ?? "")
  }

  /** @param {string} textContent */
  say(textContent) {
    Object.assign(the(this.el, ".problem"), { textContent, hidden: false })
  }
}

/** A name that no evening has. @param {string} name @param {Record<string, unknown>} evenings */
function free(name, evenings) {
  let one = name
  for (let number = 2; Object.hasOwn(evenings, one); number += 1) one = `${name} (${number})`
  return one
}

/** What a text says that was kept, or null if it is none of ours. @param {string} text @returns {Kept | null} */
function understood(text) {
  try {
    const { v, last, evenings } = JSON.parse(text)
    const whole = v === VERSION && typeof last === "string" && Object.values(evenings).every((one) => typeof one === "object" && one)
    return whole ? { v, last, evenings } : null
  } catch {
    return null
  }
}
