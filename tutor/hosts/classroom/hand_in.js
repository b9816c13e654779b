/** The end of a task: its learner types a name and hands in, and has a code for the teacher, as a picture too and as a file. */

/** @import { TaskPath } from "./task_path.js" */

import { the } from "../shared/dom.js"
import { download, nodesOf } from "../shared/elements.js"
import { copy } from "./copying.js"

/** The name of the file with somebody’s answers. */
const ANSWERS = "answers.json"

/** Hands in what was answered on the path of a task. */
export class HandIn {
  /** @param {TaskPath} path */
  constructor(path) {
    this.path = path
    /** The file of the answers that were handed in last. */
    this.file = ""
    document.addEventListener("click", ({ target }) => target instanceof Element && this.press(target))
    document.addEventListener("keydown", ({ key, target }) => {
      if (key === "Enter" && target instanceof Element && target.matches(".tutor-task [data-own-name]")) this.handIn()
    })
  }

  /** @param {Element} target */
  press(target) {
    const button = target.closest(".tutor-task button")
    if (!(button instanceof HTMLElement)) return
    if ("handIn" in button.dataset) this.handIn()
    if (button.dataset.copy) copy(button.dataset.copy, the(this.path.place, ".task-copied"), this.path.task.said)
    if ("save" in button.dataset) download(this.file, ANSWERS)
  }

  /** Hand in; where something is not answered, a first press only asks. */
  async handIn() {
    const { place, task } = this.path
    const button = /** @type {HTMLButtonElement} */ (the(place, "[data-hand-in]"))
    const { all_the_same: sure } = task.said
    if (task.answers.includes(null) && button.textContent !== sure) {
      button.textContent = sure
      return
    }
    const { value } = /** @type {HTMLInputElement} */ (the(place, "[data-own-name]"))
    button.disabled = true
    const intent = { hand_in: task.answers.map((one) => one?.given ?? null), name: value }
    const answer = await this.path.ask(intent, task.link, ({ text }) => this.say(text))
    button.disabled = false
    this.say(answer.error ?? "")
    if (answer.error !== undefined || !answer.right || task !== this.path.task) return
    this.file = JSON.stringify(answer.file)
    the(place, ".handed-in").replaceChildren(...nodesOf(answer.html))
    this.path.handIn(answer.right)
    this.show(the(place, ".handed-in h3"))
  }

  /** Say something above what was handed in; nothing hides the place. @param {string} text */
  say(text) {
    const says = the(this.path.place, ".task-problem")
    says.textContent = text
    says.hidden = !text
  }

  /** @param {HTMLElement} heading */
  show(heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: "start" })
  }
}
