/**
 * The evenings that this browser keeps, each under its name, after every deal. What cannot be read is put aside and not lost.
 * Tabs take turns: what one of them writes down comes after all that another one has written down before.
 */

/** @import { Intent, State } from "../shared/protocol.d.ts" */
/** @import { Model, Outcome } from "../site/model.js" */

import { all, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"
import { keptUnder } from "../learner/aside.js"
import { KeptTable } from "../our_table/kept_table.js"

const KEY = "tutor-evenings"
const VERSION = 1
/** What changes nothing that is kept. */
const ASKS_ONLY = ["try", "file"]
/** A browser tells its other tabs a little later what one has written: so long the next one waits for its turn. */
const SPREADS_MS = 50

/** @typedef {{ v: number, last: string, evenings: Record<string, State> }} Kept */

export class Evenings {
  /** @param {Model} model @param {HTMLElement} el @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(model, el, store) {
    this.model = model
    this.el = el
    this.store = store
    model.on("change:state", () => this.keep())
    model.around = (intent, ask) => this.inTurn(intent, ask)
    /** The evening that is open, by its name. */
    this.here = ""
    /** Whether the storage has no room, or is forbidden. */
    this.full = false
    /** Whether the state that comes next is kept already. */
    this.known = false
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
    const outcome = await this.model.resume({ ...kept, ours: this.ours }, () => {
      this.here = name
      this.known = true
      this.write({ ...this.read(), last: name })
    })
    if (outcome === "refused") this.say(told(this.words.broken ?? "", { evening: name }))
  }

  /**
   * Ask when no other tab does, about the evening as it is kept then.
   *
   * @param {Intent} intent @param {() => Promise<Outcome>} ask @returns {Promise<Outcome>}
   */
  inTurn(intent, ask) {
    if (ASKS_ONLY.some((name) => name in intent)) return ask()
    const asked = async () => {
      const changed = (await this.catchUp()) === "taken"
      // A deal is written down after the others. Whatever else was meant, was meant for what stood there before.
      return changed && !("deal" in intent) ? this.model.give("forgotten", { same: true }) : ask()
    }
    return alone(asked)
  }

  /** Another tab has written something down: go on from there, if it is this evening. */
  heed() {
    this.model.next(() => this.catchUp())
  }

  /** Take up what another tab has written down of this evening, if it has, and say what became of that. @returns {Promise<Outcome | undefined>} */
  catchUp() {
    const state = this.model.get("state")
    const kept = this.read().evenings[this.here]
    // Where there was no room for the last deal, what is kept is older than what stands here.
    const same = this.full || !kept || JSON.stringify(kept.scoring) === JSON.stringify(state.scoring)
    if (same) return Promise.resolve(undefined)
    return this.model.take({ ...kept, editing: state.editing, ours: this.ours }, () => { this.known = true })
  }

  /** Keep the evening as it is now; a new one gets a name that no other has, or that of its day. */
  keep() {
    if (this.known) {
      this.known = false
      return
    }
    const state = this.model.get("state")
    const kept = this.read()
    if (!state.scoring) {
      this.here = ""
      this.write({ ...kept, last: "" })
      return
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

/**
 * Do something while no other tab does, where a browser has such turns; elsewhere at once.
 *
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
function alone(work) {
  const { locks } = navigator
  if (!locks) return work()
  return new Promise((done) => {
    const turn = locks.request(KEY, async () => {
      done(await work())
      await new Promise((over) => setTimeout(over, SPREADS_MS))
    })
    // Where a browser forbids all that is kept, it gives no turns either.
    turn.catch(() => done(work()))
  })
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
