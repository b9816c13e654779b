/**
 * An exercise, in every host. Python draws it and has said all there is to say: the right answers, the hints and why each
 * option is right or wrong stand ready in a template. This module compares an answer with the right ones and shows what
 * stands there; it knows no rule.
 */

/** @import { Judged, Message, TableModel } from "../shared/protocol.d.ts" */

import { remember } from "./placement.js"
import { all, part, the } from "../shared/dom.js"
import { Estimate, tellEstimate } from "./estimate.js"
import { firstOf, Fleeting } from "./fleeting.js"
import { focused, isAShortcut } from "../shared/keyboard.js"
import { Hints } from "./hints.js"
import { linesOf } from "./lines.js"
import { printAnswerSheet } from "./answer_sheet.js"
import { padOf } from "./pads.js"
import { light, lightAll } from "./marks.js"
import { PlayedOn } from "./played_on.js"
import { atFirst, copy } from "./reasons.js"
import { replyTo } from "./replies.js"
import { report } from "./report.js"
import { offerAllAnswers } from "./show_answers.js"
import { Tables } from "./tables.js"
import { Talk } from "../shared/asking.js"
import { restore, tellGiven, withholds } from "./withheld.js"
import { WorkedOut, workedOf } from "./worked_out.js"

/** An exercise in its place on a page, and the answer that is being given to it. */
export class Question extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    printAnswerSheet()
    offerAllAnswers()
    this.pad = padOf(this.root.dataset.pad, this.asked, this.ready)
    this.estimate = Estimate.of(this.asked, this.ready)
    this.tables = new Tables(this.asked)
    /** What an answer leads to. @type {PlayedOn | WorkedOut | undefined} */
    this.shown = undefined
    this.hints = new Hints(this.root)
    el.addEventListener("input", () => withholds(this) && tellGiven(this))
    this.begin()
  }

  /** Open the exercise: as a worked example, with its hints open, or as it is. */
  begin() {
    if (this.root.dataset.help === "worked") this.solve()
    else Fleeting.of(this.root, () => localStorage)
    if (this.root.dataset.help === "half") for (const number of [1, 2]) this.hint(number)
  }

  /** What stands ready to be said. */
  get ready() {
    return /** @type {HTMLTemplateElement} */ (part(this.root, "ready")).content
  }

  /** Where it is asked and answered. */
  get asked() {
    return part(this.root, "asked")
  }

  /** Check the answer that somebody gives. */
  check() {
    const { answer, lacks } = this.pad
    if (lacks) return this.tell([this.line(lacks)]).scrollIntoView({ block: "nearest" })
    if (withholds(this)) return tellGiven(this, { done: true })
    const judged = this.pad.judge(answer)
    remember(this.root, !judged.fault)
    this.announce(answer, !judged.fault)
    this.reply(judged)
    this.weigh(true)
  }

  /** Say whether an answer is right, and why. @param {Judged} judged */
  reply(judged) {
    const { lines, below } = replyTo(this, judged)
    this.tell(lines)
    this.close(judged)
    the(part(this.root, "why"), "div").prepend(...below)
  }

  /** Tell the page what was answered, and with how many hints; and the host, where that one keeps it. @param {string[]} given @param {boolean} right */
  announce(given, right) {
    const answered = { given, right, hints: this.hints.open }
    this.root.dispatchEvent(new CustomEvent("tutor:answered", { bubbles: true, detail: answered }))
    // A chance that is asked for is an estimate too.
    if (this.pad.chance && given.length && !answered.hints) tellEstimate(this.root, Number(given[0]), ...this.pad.chance)
    if (this.root.hasAttribute("data-keeps")) this.mention({ answered })
    this.hints.seen()
  }

  /** Whoever asks for the answer has not known it; but some only want to read the lesson. */
  giveUp() {
    this.hints.seen()
    if (!this.root.hasAttribute("data-read")) this.announce([], false)
    this.solve()
  }

  /** Show the answer, and why it is right. */
  solve() {
    const { pad } = this
    this.hints.seen()
    remember(this.root, false)
    const [answer] = pad.key
    pad.fill(answer)
    const judged = pad.judge(answer)
    const reasons = atFirst(this.why, judged.marks)
    this.tell([this.line("answer"), ...(reasons.length ? reasons : [this.line("because")])])
    this.close(judged)
    this.weigh(false)
  }

  /** All reasons, as they stand ready. */
  get why() {
    return the(this.ready, '[data-say="why"]')
  }

  /** Show how what could be estimated came out. @param {boolean} answered */
  weigh(answered) {
    const { estimate, root } = this
    if (!estimate) return
    part(root, "verdict").append(estimate.weighed(answered, root))
    // Who only looks is not to start a kernel.
    if (root.hasAttribute("data-keeps") && answered) this.mention({ estimate: estimate.given })
  }

  /** A host that keeps what is estimated says what there is by now. @param {Message} message */
  hear(message) {
    super.hear(message)
    if (message.estimates) this.estimate?.sum(message.estimates)
    if (message.answer) restore(this, message.answer)
  }

  /** Nothing more can be answered: light up the options, and put all reasons below, folded. @param {Judged} judged */
  close({ fault, marks }) {
    const { root } = this
    lightAll(root, marks)
    this.tables.turnTo(all(this.asked, '[data-mark="extra"], [data-mark="missed"]')[0])
    this.lock(true)
    const why = part(root, "why")
    why.hidden = false
    why.removeAttribute("open")
    the(why, "div").replaceChildren(copy(this.why))
    const lines = linesOf(root, this.ready, marks)
    this.shown = lines.length ? new PlayedOn(root, lines) : new WorkedOut(root, fault ? workedOf(this.ready, marks) : [])
    if (fault) this.shown.start()
    this.finish(true)
  }

  /** Let nothing be answered any more, or let it again. @param {boolean} closed */
  lock(closed) {
    /** @type {HTMLFieldSetElement} */ (part(this.asked, "question")).disabled = closed
  }

  /** When the exercise is answered, one goes on to another, or begins it again. @param {boolean} done */
  finish(done) {
    const held = focused(this.asked)
    the(this.asked, ".controls").hidden = done
    const after = the(part(this.root, "after"), ".done")
    after.hidden = !done
    // Where no button goes on from here, one reads why.
    if (done && held) (all(after, "button")[0] ?? the(part(this.root, "why"), "summary")).focus()
  }

  /** A hint, or after the last one the answer; returns whether it was a hint. @param {number} number */
  hint(number) {
    const given = this.hints.show(number)
    if (!given) this.giveUp()
    return given
  }

  /** Begin the same exercise again. */
  again() {
    this.shown?.end()
    this.pad.clear()
    this.estimate?.clear()
    this.lock(false)
    for (const lit of all(this.asked, "[data-mark]")) light(this.root, lit, "")
    part(this.root, "verdict").replaceChildren()
    this.hints.clear()
    part(this.root, "why").hidden = true
    this.finish(false)
    firstOf(this.root, this.pad.first).focus()
  }

  /** A copy of what stands ready under a name. @param {string} name */
  line(name) {
    return copy(the(this.ready, `[data-say="${name}"]`))
  }

  /** Say something about the answer; returns its first line. @param {HTMLElement[]} lines */
  tell(lines) {
    part(this.root, "verdict").replaceChildren(...lines)
    return lines[0]
  }

  /** Show another exercise in the place of this one. @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    this.shown?.end()
    const fresh = the(new DOMParser().parseFromString(html, "text/html"), ".tutor-table")
    const held = focused(this.el)
    for (const name of this.root.getAttributeNames()) if (name.startsWith("data-")) this.root.removeAttribute(name)
    for (const { name, value } of fresh.attributes) this.root.setAttribute(name, value)
    this.root.removeAttribute("aria-busy")
    this.root.replaceChildren(...fresh.childNodes)
    this.pad = padOf(this.root.dataset.pad, this.asked, this.ready)
    this.estimate = Estimate.of(this.asked, this.ready)
    this.tables = new Tables(this.asked)
    this.hints = new Hints(this.root)
    this.begin()
    if (held) firstOf(this.root, this.pad.first).focus()
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    const act = button && Object.entries(this.acts).find(([name]) => name in button.dataset)
    if (!act) return
    act[1](button)
    if (withholds(this)) tellGiven(this)
  }

  /** What a press does, by what is said of it in the button. @returns {Record<string, (button: HTMLButtonElement) => unknown>} */
  get acts() {
    return {
      hint: ({ dataset }) => this.hint(Number(dataset.hint)) && part(this.root, "hints").lastElementChild?.scrollIntoView({ block: "nearest" }),
      step: (button) => this.pad.press(button),
      thing: (button) => this.pad.press(button),
      intent: (button) => this.press(button),
      picture: ({ dataset }) => this.busy || this.send({ picture: Number(dataset.picture) }),
      check: () => this.check(),
      again: () => this.again(),
      report: (button) => report(this.root, button),
      walk: ({ dataset }) => this.shown?.walk(Number(dataset.walk)),
    }
  }

  /** Enter in a field of the answer has it checked. @param {KeyboardEvent} event */
  onKey(event) {
    super.onKey(event)
    const { key, repeat, target } = event
    if (key !== "Enter" || repeat || isAShortcut(event) || !(target instanceof HTMLInputElement)) return
    if (!this.asked.contains(target)) return
    event.preventDefault()
    this.check()
  }
}
