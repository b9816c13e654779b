/**
 * The box of the search: the theme's form and its switch, which opens it, and below it the answers as a list in which arrows
 * choose. What finds them is fetched when somebody opens it for the first time.
 */

/** @import { Place, Reply, Shown } from "./answers.d.ts" */

import { all, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"

/** The keys that open the search, as in the theme, and with Ctrl the one that most programs have. */
const OPENING = ["/", "s", "f"]
const OPENING_WITH_CTRL = "k"
/** Where a key is a letter that somebody writes. */
const WRITTEN_IN = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]"
const CHOSEN = "tutor-chosen"
/** How far a key moves among the answers. @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 }

export class SearchBox {
  /** @param {HTMLElement} box @param {() => Worker} hire */
  constructor(box, hire) {
    this.words = box.dataset
    this.hire = hire
    this.toggle = /** @type {HTMLInputElement} */ (the(document, "#__search"))
    this.field = /** @type {HTMLInputElement} */ (the(box, "[role=combobox]"))
    this.status = the(box, "[role=status]")
    this.list = the(box, "[role=listbox]")
    // While pages change, the box stays: its addresses are those of the page that it came with.
    this.from = new URL(box.dataset.answers ?? "", location.href).href
    this.base = new URL("../", this.from)
    /** @type {Worker | null} */
    this.worker = null
    this.asked = 0
    this.listen(box, the(box, "form"))
  }

  /** @param {HTMLElement} box @param {HTMLElement} form */
  listen(box, form) {
    this.toggle.addEventListener("change", () => this.toggled())
    this.field.addEventListener("focus", () => this.open())
    this.field.addEventListener("input", () => this.ask())
    this.field.addEventListener("keydown", (event) => this.onKey(event))
    form.addEventListener("submit", (event) => event.preventDefault())
    form.addEventListener("reset", () => {
      this.field.focus()
      setTimeout(() => this.ask())
    })
    box.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) this.close()
    })
    document.addEventListener("keydown", (event) => {
      if (opens(event)) this.open(event)
    })
  }

  /** @param {Event} [key] what opens it must not be typed into it */
  open(key) {
    key?.preventDefault()
    if (!this.toggle.checked) this.toggle.click()
    if (key) this.field.select()
  }

  close() {
    if (this.toggle.checked) this.toggle.click()
    this.field.blur()
  }

  toggled() {
    if (!this.toggle.checked) return this.expand(false)
    this.field.focus()
    this.expand(this.list.childElementCount > 0)
    this.bring()
  }

  /** What finds the answers. */
  bring() {
    if (this.worker) return this.worker
    this.worker = this.hire()
    this.worker.onmessage = ({ data }) => this.hear(data)
    this.worker.onerror = () => this.say(this.words.missing)
    // It reads all answers while somebody is still typing.
    this.worker.postMessage({ id: 0, question: "", from: this.from })
    return this.worker
  }

  ask() {
    const question = this.field.value.trim()
    this.asked += 1
    if (!question) return this.show([], this.words.empty)
    this.bring().postMessage({ id: this.asked, question, from: this.from })
    if (!this.list.childElementCount) this.say(this.words.waiting)
  }

  /** @param {Reply} reply */
  hear({ id, found, certain, chapters, failed }) {
    if (id !== this.asked) return
    if (failed !== undefined) {
      // The next question tries once more, with another worker.
      this.worker?.terminate()
      this.worker = null
      if (id) this.show([], this.words.missing)
      return
    }
    if (id) this.show([...found.map((one) => this.answer(one)), ...this.chapters(chapters)], this.telling(found.length, certain))
  }

  /** @param {number} many @param {boolean} certain */
  telling(many, certain) {
    if (!many) return this.words.none
    if (!certain) return this.words.uncertain
    return many === 1 ? this.words.one : this.words.other?.replace("#", String(many))
  }

  /** @param {HTMLElement[]} answers @param {string} [words] */
  show(answers, words) {
    this.list.replaceChildren(...answers)
    for (const [nth, option] of this.options().entries()) option.id = `tutor-answer-${nth}`
    this.choose(-1)
    this.expand(answers.length > 0)
    this.say(words)
  }

  /** @param {string} [words] */
  say(words = "") {
    this.status.textContent = words
  }

  /** @param {boolean} open */
  expand(open) {
    this.list.hidden = !open
    this.field.setAttribute("aria-expanded", String(open))
  }

  /** An answer, with its other places, its lesson and its exercise below it. @param {Shown} found */
  answer({ lead, beside, lesson, exercise }) {
    const group = element("div", { className: "md-search-result__item" })
    group.setAttribute("role", "group")
    group.setAttribute("aria-label", lead.title)
    group.append(this.option(lead, "md-search-result__link", element("strong", {}, lead.title), ...teaser(lead)))
    for (const place of beside) group.append(this.option(place, "tutor-beside", place.title))
    for (const [kind, place] of /** @type {const} */ ([["lesson", lesson], ["exercise", exercise]])) {
      if (place) group.append(this.option(place, "tutor-beside", element("span", {}, this.words[kind] ?? ""), ` ${place.title}`))
    }
    return group
  }

  /** @param {Place} place @param {string} className @param {...(Node | string)} content */
  option({ at }, className, ...content) {
    const link = element("a", { href: new URL(at, this.base).href, className, tabIndex: -1 }, ...content)
    link.setAttribute("role", "option")
    link.setAttribute("aria-selected", "false")
    return link
  }

  /** The chapters in which somebody may look. @param {Place[]} chapters */
  chapters(chapters) {
    if (!chapters.length) return []
    const group = element("div", { className: "md-search-result__item tutor-chapters" })
    group.setAttribute("role", "group")
    group.setAttribute("aria-label", this.words.chapters ?? "")
    group.append(...chapters.map((place) => this.option(place, "tutor-beside", place.title)))
    return [group]
  }

  options() {
    return all(this.list, "[role=option]")
  }

  /** Choose one of the links, counted from 0; none is chosen at -1. @param {number} nth */
  choose(nth) {
    const options = this.options()
    for (const [at, option] of options.entries()) {
      option.classList.toggle(CHOSEN, at === nth)
      option.setAttribute("aria-selected", String(at === nth))
    }
    if (options[nth]) {
      this.field.setAttribute("aria-activedescendant", options[nth].id)
      options[nth].scrollIntoView({ block: "nearest" })
    } else this.field.removeAttribute("aria-activedescendant")
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "Escape" || event.key === "Tab") this.close()
    else if (event.key === "Enter") (this.options().find((option) => option.classList.contains(CHOSEN)) ?? this.options()[0])?.click()
    else if (event.key in STEPS) this.move(STEPS[event.key])
    else return
    if (event.key !== "Tab") event.preventDefault()
  }

  /** Choose the next link, or the one before; behind the last one comes the first. @param {number} step */
  move(step) {
    const options = this.options()
    const at = options.findIndex((option) => option.classList.contains(CHOSEN))
    const next = at < 0 && step < 0 ? options.length - 1 : at + step
    if (options.length) this.choose((next + options.length) % options.length)
  }
}

/** Whether a key opens the search. @param {KeyboardEvent} event */
function opens({ key, ctrlKey, metaKey, altKey, target }) {
  if (key.toLowerCase() === OPENING_WITH_CTRL && (ctrlKey || metaKey)) return true
  if (ctrlKey || metaKey || altKey || !OPENING.includes(key)) return false
  return !(target instanceof Element && target.closest(WRITTEN_IN))
}

/** The beginning of what a place says. @param {Place} place */
function teaser({ text }) {
  const most = 160
  const whole = text.length <= most ? text : told("{begin} …", { begin: text.slice(0, text.lastIndexOf(" ", most)) })
  return whole ? [element("p", {}, whole)] : []
}
