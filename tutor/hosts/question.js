/**
 * An exercise, in every host. Python draws it and has said all there is to say: the right answers, the hints and why each
 * option is right or wrong stand ready in a template. This module compares an answer with the right ones and shows what
 * stands there; it knows no rule.
 */

/** @import { TableModel } from "./protocol.d.ts" */

import { all, part, the } from "./drawn.js"
import { focused, inOneTabStop } from "./keyboard.js"
import { printKeys } from "./keys.js"
import { numberIn, stepBy, writeIn } from "./numbers.js"
import { Talk } from "./talk.js"

/** How many right answers a rule's sentence and its name are said after: people tire of being told what they know. */
const SENTENCE = 1
const NAME = 2

/** How often each rule has been said after a right answer on this page. @type {Map<string, number>} */
const said = new Map()

/** An exercise in its place on a page, and the answer that is being given to it. */
export class Question extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    printKeys()
    this.begin()
  }

  /** Open the exercise: as a worked example, with its hints open, or as it is. */
  begin() {
    inOneTabStop(this.fields.filter((field) => field.type === "checkbox"))
    const { help } = this.root.dataset
    if (help === "worked") this.solve()
    if (help === "half") for (const number of [1, 2]) this.hint(number)
  }

  /** What stands ready to be said. */
  get ready() {
    return /** @type {HTMLTemplateElement} */ (part(this.root, "ready")).content
  }

  get form() {
    return /** @type {HTMLFormElement} */ (part(this.root, "form"))
  }

  get fields() {
    return /** @type {HTMLInputElement[]} */ (all(this.form, "[name=answer]"))
  }

  /** The right answers. @returns {string[][]} */
  get key() {
    return JSON.parse(the(this.ready, "[data-key]").dataset.key ?? "")
  }

  /** Whether a number is asked for. */
  get counts() {
    return this.root.dataset.pad === "number"
  }

  /** What is answered now: the options that are marked, or the number that stands in its field. @returns {string[]} */
  get answer() {
    if (!this.counts) return this.fields.filter((field) => field.checked).map((field) => field.value)
    const number = numberIn(this.fields[0])
    return number === null ? [] : [String(number)]
  }

  /** Check the answer that somebody gives, or send what they have chosen in another form. @param {HTMLFormElement} form */
  submit(form) {
    if (form !== this.form) return super.submit(form)
    const { answer } = this
    if (!answer.length) return this.tell([this.line("nothing")])
    if (same(answer, this.key)) this.praise(answer)
    else this.correct(answer)
  }

  /** A right answer: a word, and why, the less the oftener one has been told. @param {string[]} answer */
  praise(answer) {
    const because = this.line("because")
    const rules = because.dataset.rules ?? ""
    const times = (said.get(rules) ?? 0) + 1
    said.set(rules, times)
    const why = times <= SENTENCE ? [because] : times <= NAME ? all(because, ".because") : []
    this.tell([this.line("right"), ...why])
    this.close(answer, false)
  }

  /** An answer that is not right: what is wrong with it, and the reason of every option. @param {string[]} answer */
  correct(answer) {
    const slip = this.counts && this.ready.querySelector(`[data-slip="${answer[0]}"]`)
    const why = slip instanceof HTMLElement ? [copy(slip)] : this.counts ? [this.line("because")] : []
    this.tell([this.line(this.fault(answer)), ...why])
    this.close(answer, true)
  }

  /** What is wrong with an answer. @param {string[]} answer */
  fault(answer) {
    if (this.root.dataset.pad !== "mark") return "wrong"
    const right = new Set(this.key[0])
    const extra = answer.some((one) => !right.has(one))
    const missing = [...right].some((one) => !answer.includes(one))
    return extra && missing ? "both" : extra ? "extra" : "missing"
  }

  /** Show the answer, with the reason of every option. */
  solve() {
    const [answer] = this.key
    if (this.counts) writeIn(this.fields[0], Number(answer[0]))
    for (const field of this.fields) field.checked = answer.includes(field.value)
    this.tell([this.line("answer"), ...(this.counts ? [this.line("because")] : [])])
    this.close(answer, true)
  }

  /** Nothing more can be answered: light up the options, and put the reasons below. @param {string[]} answer @param {boolean} open */
  close(answer, open) {
    const { root } = this
    const right = new Set(this.key[0])
    for (const option of all(this.form, "[data-option]")) {
      const name = option.dataset.option ?? ""
      const chosen = answer.includes(name)
      if (right.has(name)) this.light(option, chosen ? "right" : "missed")
      else if (chosen) this.light(option, "extra")
    }
    this.lock(true)
    const options = this.ready.querySelector('[data-say="options"]')
    const why = part(root, "why")
    why.hidden = !options
    why.toggleAttribute("open", open)
    the(why, "div").replaceChildren(...(options ? [options.cloneNode(true)] : []))
    this.finish(true)
  }

  /** Let nothing be answered any more, or let it again. @param {boolean} closed */
  lock(closed) {
    /** @type {HTMLFieldSetElement} */ (part(this.form, "question")).disabled = closed
  }

  /** When the exercise is answered, one goes on to another, or begins it again. @param {boolean} done */
  finish(done) {
    const held = focused(this.form)
    the(this.form, ".controls").hidden = done
    const after = the(part(this.root, "after"), ".done")
    after.hidden = !done
    if (done && held) the(after, "button").focus()
  }

  /** A hint that somebody asks for; the last one is the answer. @param {number} number */
  hint(number) {
    const buttons = all(this.form, "[data-hint]")
    const held = focused(this.form)
    for (const button of buttons) button.hidden = button.dataset.hint !== String(number + 1)
    const hint = this.ready.querySelector(`[data-say="hint-${number}"]`)
    if (!(hint instanceof HTMLElement)) return this.solve()
    const hints = part(this.root, "hints")
    hints.append(copy(hint))
    // The last step of a half-worked example is to find the cards.
    if (this.root.dataset.help !== "half") this.lightUp((hint.dataset.lit ?? "").split(" "))
    if (held) buttons.find((button) => !button.hidden)?.focus()
  }

  /** Light up the options and the open cards that decide. @param {string[]} names */
  lightUp(names) {
    for (const card of all(this.form, "[data-option], .board > .open [data-card]")) {
      if (names.includes(card.dataset.option ?? card.dataset.card ?? "")) this.light(card, "lit")
    }
  }

  /** Begin the same exercise again. */
  again() {
    this.form.reset()
    this.lock(false)
    for (const lit of all(this.form, "[data-mark]")) this.light(lit, "")
    for (const name of ["verdict", "hints"]) part(this.root, name).replaceChildren()
    part(this.root, "why").hidden = true
    for (const button of all(this.form, "[data-hint]")) button.hidden = button.dataset.hint !== "1"
    this.finish(false)
    this.fields[0].focus()
  }

  /** A mark on an option or a card, for eyes and ears. @param {HTMLElement} option @param {string} mark */
  light(option, mark) {
    option.dataset.mark = mark
    if (!mark) option.removeAttribute("data-mark")
    const state = option.querySelector(".state")
    if (state) state.textContent = mark && `, ${this.root.dataset[mark]}`
  }

  /** A copy of what stands ready under a name. @param {string} name */
  line(name) {
    return copy(the(this.ready, `[data-say="${name}"]`))
  }

  /** Say something about the answer. @param {HTMLElement[]} lines */
  tell(lines) {
    part(this.root, "verdict").replaceChildren(...lines)
  }

  /** Show another exercise in the place of this one. @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    const fresh = the(new DOMParser().parseFromString(html, "text/html"), ".tutor-table")
    const held = focused(this.el)
    for (const name of this.root.getAttributeNames()) if (name.startsWith("data-")) this.root.removeAttribute(name)
    for (const { name, value } of fresh.attributes) this.root.setAttribute(name, value)
    this.root.removeAttribute("aria-busy")
    this.root.replaceChildren(...fresh.childNodes)
    this.begin()
    if (held) this.fields[0].focus()
  }

  /** Copy the line that says which exercise this is, so that somebody can send it to us. @param {HTMLElement} button */
  async report(button) {
    const place = the(part(this.root, "after"), ".report")
    const line = button.dataset.report ?? ""
    const copied = await navigator.clipboard?.writeText(line).then(() => true, () => false)
    place.hidden = false
    the(place, "span").textContent = (copied ? place.dataset.copied : place.dataset.shown) ?? ""
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    const { hint, step, intent } = button.dataset
    if (hint) this.hint(Number(hint))
    else if (step) stepBy(this.fields[0], Number(step))
    else if (intent && !this.busy) this.press(button)
    else if (button.hasAttribute("data-again")) this.again()
    else if (button.hasAttribute("data-report")) this.report(button)
  }
}

/** Whether an answer is one of some others, in any order. @param {string[]} answer @param {string[][]} others */
function same(answer, others) {
  return others.some((other) => other.length === answer.length && other.every((one) => answer.includes(one)))
}

/** @param {HTMLElement} element */
function copy(element) {
  return /** @type {HTMLElement} */ (element.cloneNode(true))
}
