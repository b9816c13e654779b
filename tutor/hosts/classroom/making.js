/** The page on which a teacher makes a task: exercises are picked lesson by lesson, and Python makes the link of them. */

/** @import { Answered, Tutor } from "./tutor.js" */
/** @import { Pick } from "./picked.js" */

import { all, part, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"
import { KeptTable } from "../our_table/kept_table.js"
import { Looking } from "./looking.js"
import { Made } from "./made.js"
import { Picked } from "./picked.js"

const MAKING = { making: true }
/** Python is asked when nobody has typed for so long. */
const REST_MS = 250
/** So much of a file is read: no record is as long. */
const LARGEST = 100_000

export class Making {
  /** @param {HTMLElement} root @param {Tutor} tutor @param {() => Storage} store */
  constructor(root, tutor, store) {
    this.root = root
    /** The table whose house rules the exercises can name: ours, or that of the task which is opened. @type {{ name: string } | null} */
    this.table = new KeptTable(store).read()?.table ?? null
    this.tutor = tutor
    this.words = tutor.words
    this.task = the(root, '[data-part="task"]')
    this.pupils = new URL("../../task/", document.baseURI)
    this.made = new Made(this.task, this.words, this.pupils)
    this.picked = new Picked(the(root, '[data-part="picked"]'), this.words, () => this.changed())
    const template = /** @type {HTMLTemplateElement} */ (the(root, 'template[data-part="board"]'))
    const board = /** @type {HTMLElement} */ (template.content.cloneNode(true).firstChild)
    this.looking = new Looking(board, tutor, (pick) => this.take([pick]))
    /** Whoever waits for an answer gives way to whom comes later. */
    this.latest = 0
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.rest = undefined
  }

  /** Hear what is pressed and typed, and take up the task that the address names. */
  begin() {
    this.root.addEventListener("click", ({ target }) => target instanceof Element && this.press(target.closest("button")))
    for (const field of this.fields) field.addEventListener("input", () => this.changed())
    the(this.root, '[name="record-file"]').addEventListener("change", ({ target }) => this.open(/** @type {HTMLInputElement} */ (target)))
    window.addEventListener("hashchange", () => this.root.isConnected && this.take_up())
    this.offerTable(this.table, false)
    this.take_up()
  }

  /** Offer that the exercises say what is otherwise at a table. @param {{ name: string } | null} table @param {boolean} chosen */
  offerTable(table, chosen) {
    this.table = table
    const offer = the(this.root, '[data-part="our-table"]')
    offer.hidden = !table
    the(offer, "span").textContent = told(this.words.table, { name: table?.name ?? "" })
    this.field("table").checked = chosen
  }

  /** The fields that say how the task is given. */
  get fields() {
    return /** @type {HTMLInputElement[]} */ (all(this.task, "input"))
  }

  /** @param {string} name */
  field(name) {
    return /** @type {HTMLInputElement} */ (the(this.task, `[name="${name}"]`))
  }

  /** The task of the address, if it names one; in any case the engine is on its way then. */
  async take_up() {
    const named = location.hash.startsWith("#task=")
    const answer = await (named ? this.tutor.ask(MAKING, { link: location.hash }) : this.tutor.come())
    this.complain(answer.error)
    if (!named || answer.error) return
    const { title, hints, answers, exercises, table } = answer.task
    if (table) this.offerTable(table, true)
    this.field("title").value = title
    this.field("hints").checked = hints
    for (const one of /** @type {HTMLInputElement[]} */ (all(this.task, '[name="answers"]'))) one.checked = one.value === answers
    this.picked.set(exercises)
  }

  /** @param {HTMLElement | null} button */
  press(button) {
    if (button?.dataset.looks) this.looking.toggle(button)
    if (button?.dataset.takes) this.take(JSON.parse(button.dataset.takes).map((/** @type {[string, string]} */ [name, title]) => ({ name, title, packed: name })))
    if (button?.dataset.part === "look") this.ask()
    if (button?.dataset.part === "to-task") this.task.scrollIntoView()
  }

  /** Put exercises into the task; returns a sentence that says so. @param {Pick[]} more */
  take(more) {
    this.picked.add(more)
    return told(this.words.added, { number: this.picked.items.length })
  }

  /** The task is another one: Python makes its link, as soon as nothing more is changed. */
  changed() {
    const { items } = this.picked
    the(this.task, '[data-part="empty"]').hidden = items.length > 0
    the(this.root, '[data-part="to-task"]').textContent = told(this.words.count, { count: items.length })
    this.latest += 1
    clearTimeout(this.rest)
    if (items.length) this.rest = setTimeout(() => this.make(), REST_MS)
    else this.nothing()
  }

  nothing() {
    this.made.hide(true)
    this.complain()
    history.replaceState(history.state, "", location.pathname)
  }

  async make() {
    const { latest } = this
    const exercises = this.picked.items.map(({ packed }) => packed)
    const answers = this.field("answers").checked ? "once" : "end"
    const table = this.field("table").checked ? { table: this.table } : {}
    const task = { title: this.field("title").value.trim(), hints: this.field("hints").checked, answers, ...table, exercises }
    const made = await this.tutor.ask(MAKING, { task, at: this.pupils.href })
    if (latest !== this.latest || !this.root.isConnected) return
    this.complain(made.error)
    if (made.error) return this.made.hide(true)
    this.made.show(/** @type {any} */ (made))
    // Whoever loads the page again, or keeps its address, has the task as it was.
    history.replaceState(history.state, "", made.link)
  }

  /** Say what is wrong, or that nothing is. @param {string} [error] */
  complain(error = "") {
    const place = part(this.root, "problem")
    place.textContent = error
    place.hidden = !error
  }

  /** @param {HTMLInputElement} field */
  async open(field) {
    const [file] = field.files ?? []
    if (!file) return
    const record = /** @type {HTMLTextAreaElement} */ (the(this.root, '[name="record"]'))
    record.value = await file.slice(0, LARGEST).text()
    field.value = ""
    await this.ask()
  }

  /** Ask what can be asked about the position that somebody has given. */
  async ask() {
    const { value } = /** @type {HTMLTextAreaElement} */ (the(this.root, '[name="record"]'))
    const answer = await this.tutor.ask(MAKING, { position: value })
    const found = the(this.root, '[data-part="positions"]')
    found.replaceChildren(...answer.error ? [element("li", { className: "problem", textContent: answer.error })] : this.positions(answer))
  }

  /** A button for each kind that can ask about the position, which opens its board. @param {Answered} answer */
  positions({ exercises }) {
    return exercises.map((/** @type {Pick & { link: string }} */ { name, title, packed, link }) => {
      const button = element("button", { type: "button", ariaExpanded: "false" }, element("b", { textContent: title }), " ", element("code", { textContent: name }))
      Object.assign(button.dataset, { looks: name, title, packed: JSON.stringify(packed), task: link })
      return element("li", {}, button)
    })
  }
}
