/**
 * What stands before a table of matches: the offer to go on with what was left here, what there is to know of how the
 * match is kept, and all that was put aside.
 */

/** @import { Entry, Memory } from "./memory.js" */
/** @import { Model } from "./model.js" */
/** @import { Settings, State } from "../shared/protocol.d.ts" */

import { all, the } from "../shared/dom.js"
import { giveBack } from "../shared/keyboard.js"
import { download, element, told } from "../shared/elements.js"
import { remember } from "../table/settings.js"

/**
 * How an entry stands to this page: `left` here by an earlier one, `elsewhere` in use, in another tab, or from a `newer`
 * version.
 *
 * @typedef {"newer" | "elsewhere" | "left" | null} Standing
 */

/** @typedef {Entry & { time: number }} Aside */

/** The wish under whose name stands the table at which somebody played last. */
export const LAST = "match"

/** The focus of somebody who has held nothing at the table yet: the first of what can be played or said is theirs. */
const AT_THE_START = { part: "", place: 0 }

/** The saved matches of one table: the list puts itself before the table's element and follows the model's state from then on. */
export class SavedMatches {
  /**
   * @param {Model} model
   * @param {Memory} memory
   * @param {HTMLElement} el
   * @param {Pick<Settings, "lang" | "words">} settings
   */
  constructor(model, memory, el, { lang, words }) {
    this.model = model
    this.memory = memory
    this.el = el
    this.words = words
    this.lang = lang
    /** @type {{ date: Intl.DateTimeFormat, number: Intl.NumberFormat } | undefined} */
    this.made = undefined
    // What is said, by its name among the words; a reader hears it when it changes.
    this.note = ""
    /** Whether the state that comes next is the one to begin with. */
    this.begins = false
    this.said = element("p", { className: "note", role: "status" })
    this.offers = element("p", { className: "offers" })
    this.summary = element("summary", {})
    this.list = element("ul", {})
    this.folded = element("details", {}, this.summary, element("p", { textContent: words.aside_why }), this.list)
    this.root = element("div", { className: "tutor-saved" }, this.said, this.offers, this.folded)
    el.before(this.root)
    this.kept = () => this.keep()
    this.other = () => this.show()
    el.addEventListener("tutor:go-on", () => this.goOn())
    model.on("change:state", this.kept)
    addEventListener("storage", this.other)
    this.look()
  }

  /** Nobody will see it again: follow nothing any more. */
  leave() {
    this.model.off("change:state", this.kept)
    removeEventListener("storage", this.other)
  }

  /** What nobody could go on with is put aside as soon as it is met. */
  look() {
    const found = this.memory.found()
    if (found && !found.state && !found.newer) this.putAside(found)
    else this.show()
  }

  /** Begin with another state than the one that stands here: as long as nobody has played, it is not kept. @param {State} state */
  async begin(state) {
    this.begins = true
    const outcome = await this.model.resume(state, () => {})
    this.begins = false
    return outcome
  }

  /** A note stays until another takes its place: what was put aside is worth knowing for more than one move. */
  keep() {
    if (this.begins) {
      this.memory.initial = JSON.stringify(this.model.get("state"))
      return
    }
    const outcome = this.memory.keep(this.model.get("state"))
    remember(LAST, this.memory.name)
    const solved = outcome === "kept" && this.note === "full"
    if (solved) this.show("")
    else this.show(["aside", "full"].includes(outcome) ? outcome : this.note)
  }

  /** @param {Entry} entry */
  putAside(entry) {
    this.show(this.memory.putAside(entry) === "full" ? "full" : "unreadable")
  }

  /**
   * Go on with an entry. What Python refuses is put aside; where nobody could be asked, the offer stays and has the focus.
   *
   * @param {Entry} entry
   * @param {State} state the one that the entry means
   */
  async resume(entry, state) {
    const pressed = document.activeElement
    this.busy(true)
    const outcome = await this.model.resume(state, () => this.take(entry))
    this.busy(false)
    if (outcome === "refused") this.putAside(entry)
    if (outcome !== "failed") this.home()
    else if (pressed instanceof HTMLElement) pressed.focus()
  }

  /** Go on with the match that was left here, if there is one. */
  goOn() {
    const found = this.memory.found()
    if (found?.state && this.standing(found) === "left") this.resume(found, found.state)
  }

  /** Whoever has pressed a button here that is gone goes on at the table. */
  home() {
    giveBack(the(this.el, ".tutor-table"), AT_THE_START)
  }

  /** What another tab's match has kept from being kept here stands nowhere else yet. @param {Entry} entry */
  take(entry) {
    const state = this.model.get("state")
    if (this.memory.playing && JSON.stringify(state) !== this.memory.own) this.memory.lay(state)
    this.note = ""
    this.memory.take(entry)
  }

  insist() {
    this.show(this.memory.insist(this.model.get("state")))
    this.home()
  }

  /** @param {boolean} on */
  busy(on) {
    for (const button of all(this.root, "button")) button.toggleAttribute("disabled", on)
  }

  /** Say how things stand. @param {string} note */
  show(note = this.note) {
    const found = this.memory.found()
    const asides = this.memory.asides()
    const standing = this.standing(found)
    this.note = note
    const text = this.words[standing === "newer" || standing === "elsewhere" ? standing : note] ?? ""
    if (this.said.textContent !== text) this.said.textContent = text
    this.root.toggleAttribute("data-left", standing === "left")
    this.root.dataset.note = note
    this.offers.replaceChildren(...this.choices(standing, found))
    if (asides.length) this.summary.textContent = told(this.words.asides, { count: this.formats.number.format(asides.length) })
    this.list.replaceChildren(...asides.map((aside) => this.item(aside)))
    this.folded.hidden = asides.length === 0
  }

  /** How dates and numbers are said here; they are slow to make, and most readers have put nothing aside. */
  get formats() {
    this.made ??= {
      date: new Intl.DateTimeFormat(this.lang, { dateStyle: "medium", timeStyle: "short" }),
      number: new Intl.NumberFormat(this.lang),
    }
    return this.made
  }

  /**
   * What somebody else's entry is to this page, which may be playing a match of its own.
   *
   * @param {Entry | null} found
   * @returns {Standing}
   */
  standing(found) {
    if (!found) return null
    if (found.newer) return "newer"
    return this.memory.playing ? "elsewhere" : "left"
  }

  /** @param {Standing} standing @param {Entry | null} found */
  choices(standing, found) {
    if (standing === "newer") return [this.button("again", () => location.reload())]
    const word = standing === "left" ? "resume" : "theirs"
    const theirs = found?.state ? [this.opener(word, found, found.state)] : []
    const mine = standing === "elsewhere" ? [this.button("mine", () => this.insist())] : []
    return [...theirs, ...mine]
  }

  /**
   * A button to go on with an entry.
   *
   * @param {string} word its name among the words
   * @param {Entry} entry
   * @param {State} state the one that the entry means
   * @param {string} [about] which entry, for ears
   */
  opener(word, entry, state, about) {
    return this.button(word, () => this.resume(entry, state), about)
  }

  /** One entry that was put aside, and what one can do with it. @param {Aside} aside */
  item(aside) {
    const { state, time } = aside
    const deal = state ? (state.deals?.length ?? 0) + 1 : 0
    const { date, number } = this.formats
    const facts = { date: date.format(time), number: number.format(deal) }
    const name = told(this.words[state ? "aside_deal" : "aside_unreadable"], facts)
    const open = state ? [this.opener("open", aside, state, name)] : []
    const save = this.button("save", () => this.save(aside), name)
    const remove = this.button("remove", () => this.remove(aside), name)
    return element("li", {}, name, ...open, save, remove)
  }

  /** @param {string} word @param {() => void} act @param {string} [about] */
  button(word, act, about = "") {
    const label = this.words[word]
    const made = element("button", { type: "button", textContent: label, onclick: act })
    if (about) made.setAttribute("aria-label", `${label}: ${about}`)
    return made
  }

  /** @param {Aside} aside */
  save({ text, time }) {
    download(text, `tutor-${this.memory.name}-${new Date(time).toISOString().slice(0, 10)}.json`)
  }

  /** @param {Aside} aside */
  remove(aside) {
    if (!confirm(this.words.sure)) return
    this.memory.erase(aside)
    this.show()
    this.home()
  }
}
