/**
 * A task of one’s teacher as a path, opened by its link (`#task=…`). Python draws the exercises, one by one as somebody comes to
 * them; this browser keeps the answers, for those who come back.
 */

/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { Given, KeptTasks, TaskAnswers } from "../learner/kept_tasks.js" */
/** @import { Intent, Progress, Settings, State } from "../shared/protocol.d.ts" */
/** @import { Engine } from "../site/engine.js" */

import { render } from "../render.js"
import { addAnswer } from "../learner/kept_log.js"
import { all, named, the } from "../shared/dom.js"
import { element, nodesOf, told } from "../shared/elements.js"
import { Trouble } from "../site/engine.js"
import { whenIdle } from "../site/idle.js"
import { Model } from "../site/model.js"
import { StepPath } from "../site/step_path.js"

/** The link of a task in an address; where one is in it stands behind it. */
const TASK_LINK = /^#task=[^&]*/

/**
 * The task that is open: its link and the names of its exercises, whether nothing is said of an answer until all are handed in,
 * the sentences of its page; and of each exercise what was answered, and whether that is right if it may be said.
 *
 * @typedef {{ link: string, names: string[], withholds: boolean, said: Record<string, string>, handedIn: boolean, answers: (Given | null)[], right: (boolean | null)[] }} OpenTask
 */
/** Python’s answer about a task, or what is wrong: with it, or with the way there (`failed`). @typedef {{ error?: string, failed?: boolean, html: string, right: (boolean | null)[] | null, file?: object }} TaskAnswer */

/** @type {OpenTask} */
const NO_TASK = { link: "", names: [], withholds: false, said: {}, handedIn: false, answers: [], right: [] }

/** The path of the task that the address names, on the page that has a place for one. */
export class TaskPath extends StepPath {
  /** @param {Engine} engine @param {KeptTasks} kept @param {KeptLog} log @param {Settings} settings */
  constructor(engine, kept, log, { words, lang }) {
    super(words)
    this.engine = engine
    this.kept = kept
    this.log = log
    this.lang = lang
    this.task = NO_TASK
    /** The exercises that were drawn, by their places in the task. @type {Map<number, Model>} */
    this.drawn = new Map()
    /** What takes them back. @type {(() => void)[]} */
    this.undo = []
    document.addEventListener("tutor:given", (event) => this.given(/** @type {CustomEvent<Given & { done: boolean }>} */ (event)))
    this.bring()
  }

  /** The place for a task, on the one page that has it. */
  get place() {
    return all(document, ".tutor-task")[0]
  }

  get isHere() {
    return all(document, ".tutor-task .lesson-step").length > 0
  }

  bring() {
    this.follow()
  }

  /** Open the task that the address names, or show the step to which it leads. */
  follow() {
    const { place } = this
    const [link] = (place && TASK_LINK.exec(location.hash)) ?? [""]
    const { documentElement: root } = document
    if (!place || !link) return root.removeAttribute("data-task")
    root.dataset.lesson = ""
    if (place.dataset.link === link && this.task.link === link) super.follow()
    else this.open(place, link)
  }

  /** @param {HTMLElement} place @param {string} link */
  async open(place, link) {
    const kept = this.kept.of(link)
    const says = element("p", { className: "tutor-told", role: "status" })
    document.documentElement.dataset.task = "coming"
    place.dataset.link = link
    place.replaceChildren(says)
    const given = kept ? kept.answers.map((one) => one?.given ?? null) : null
    const answer = await this.ask({ open: given }, link, ({ text }) => (says.textContent = text))
    if (place.dataset.link !== link) return
    if (answer.error === undefined) return this.begin(place, answer, kept)
    place.replaceChildren(...this.wrong(answer))
    this.task = NO_TASK
  }

  /** Begin where somebody has stopped. @param {HTMLElement} place @param {TaskAnswer} answer @param {TaskAnswers | undefined} kept */
  begin(place, { html, right }, kept) {
    for (const take of this.undo.splice(0)) take()
    this.drawn.clear()
    place.replaceChildren(...nodesOf(html))
    document.documentElement.dataset.task = "open"
    const { link = "" } = place.dataset
    const { names = "[]", words = "{}", withholds } = the(place, ":scope > [data-names]").dataset
    const known = { link, names: JSON.parse(names), said: JSON.parse(words), withholds: withholds !== undefined }
    const none = known.names.map(() => null)
    // Python has not taken what was kept for answers to this task.
    if (!right) this.kept.putAside(link)
    const before = right && kept ? kept : { handedIn: false, answers: none }
    this.task = { ...known, handedIn: before.handedIn, answers: [...before.answers], right: right ?? [...none] }
    this.turn(Math.max(0, this.numberOf(named(document, location.hash))))
  }

  /** What is wrong, and where it is not the task that is wrong, a button to try once more. @param {TaskAnswer} answer */
  wrong({ error = "", failed = false }) {
    const says = element("p", { className: "task-problem", role: "alert", textContent: error })
    const onclick = () => location.reload()
    return failed ? [says, element("button", { type: "button", className: "md-button", textContent: this.words.again, onclick })] : [says]
  }

  /**
   * Ask Python about a task; what goes wrong on the way is told like what is wrong with the task.
   *
   * @param {Intent} intent @param {string} task its link @param {(progress: Progress) => void} report
   * @returns {Promise<TaskAnswer>}
   */
  async ask(intent, task, report) {
    try {
      const state = { ...this.state, task }
      return /** @type {TaskAnswer} */ (/** @type {unknown} */ (await this.engine.ask(state, intent, report)))
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      return { error: problem.message, failed: true, html: "", right: null }
    }
  }

  /** What Python has to know of the page. @returns {State} */
  get state() {
    return { name: "", lang: this.lang, rulebook: this.place.dataset.rulebook ?? "" }
  }

  /** Whether an exercise may say how its answer came out. */
  get reveals() {
    return this.task.handedIn || !this.task.withholds
  }

  get states() {
    const { answers, right } = this.task
    return this.steps.map((_, number) => {
      if (!answers[number - 1]) return ""
      return this.reveals && right[number - 1] === false ? "missed" : "done"
    })
  }

  /** @param {number} number */
  says(number) {
    const { names, said } = this.task
    if (number >= 1 && number <= names.length) return told(said.at, { number, count: names.length })
    return all(document, ".lesson-titles a")[number].textContent ?? ""
  }

  /** @param {number} number */
  turn(number) {
    super.turn(number)
    this.count()
    this.draw(number).then(() => whenIdle(() => this.draw(number + 1)))
  }

  /** Say how many exercises are answered, and lead to the others. */
  count() {
    const { link, answers, said } = this.task
    const missing = answers.flatMap((one, at) => (one ? [] : [at + 1]))
    const begun = missing.length < answers.length
    const [before, after] = said.open.split("{steps}")
    const links = missing.flatMap((step) => [", ", element("a", { href: `${link}&step=${step}`, textContent: String(step) })]).slice(1)
    for (const says of all(document, ".task-answered")) {
      says.replaceChildren(begun ? told(said.answered, { number: answers.length - missing.length, count: answers.length }) : "")
      if (begun && links.length) says.append(" ", before, ...links, after)
    }
  }

  /** Draw the exercise of a step, once. @param {number} number */
  async draw(number) {
    const el = all(document, ".lesson-step")[number]?.querySelector("[data-number]:not([data-asked])")
    if (!(el instanceof HTMLElement)) return
    const { link } = this.task
    const at = Number(el.dataset.number)
    el.setAttribute("data-asked", "")
    const says = the(el, "p")
    const answer = await this.ask({ exercise: at }, link, ({ text }) => (says.textContent = text))
    if (link !== this.task.link) return
    if (answer.error !== undefined) return el.replaceChildren(...this.wrong(answer))
    const model = new Model({ html: answer.html, state: /** @type {State} */ ({ ...this.state, task: link }) }, this.engine)
    says.remove()
    this.undo.push(render({ model, el }))
    this.drawn.set(at, model)
    this.restore(at)
  }

  /** Show in an exercise what was answered; when all is handed in, also what would have been right. @param {number} at */
  restore(at) {
    const before = this.task.answers[at]
    const judged = this.reveals
    if (!before && !(this.task.withholds && judged)) return
    this.drawn.get(at)?.tell("msg:custom", { answer: { given: before?.given ?? null, hints: before?.hints ?? 0, judged } })
  }

  /** An exercise was answered, and has said whether that is right. @param {CustomEvent<Given & { right: boolean }>} event */
  answered(event) {
    const { given, hints, right } = event.detail
    const at = this.numberOf(event.target) - 1
    if (at >= 0) this.note(at, { given, hints }, right)
    super.answered(event)
  }

  /** Something stands on the pad of an exercise that says nothing of it yet. @param {CustomEvent<Given & { done: boolean }>} event */
  given({ target, detail: { given, hints, done } }) {
    const at = this.numberOf(target) - 1
    if (at < 0) return
    this.note(at, given.length ? { given, hints } : null, null)
    this.mark(this.at)
    if (done) the(document, "[data-turn=next]").focus({ preventScroll: true })
  }

  /** @param {number} at @param {Given | null} answer @param {boolean | null} right */
  note(at, answer, right) {
    const { task } = this
    if (JSON.stringify(task.answers[at]) === JSON.stringify(answer)) return
    task.answers[at] = answer
    task.right[at] = right
    this.keep()
  }

  keep() {
    const { link, answers, handedIn } = this.task
    this.kept.keep({ link, answers, handedIn })
  }

  /** All answers are handed in. Where nothing was said of them before, they count from now on, and are shown. @param {(boolean | null)[]} right */
  handIn(right) {
    const { task } = this
    const late = task.withholds && !task.handedIn
    task.handedIn = true
    task.right = right
    this.keep()
    for (const [at, answer] of late ? task.answers.entries() : []) {
      if (answer) addAnswer(this.log, task.names[at], { ...answer, right: right[at] === true })
      this.restore(at)
    }
    this.mark(this.at)
  }
}
