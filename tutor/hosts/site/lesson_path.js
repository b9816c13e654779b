/**
 * A lesson is a path, which whoever would rather have all on one page can have so. What is done the log says, and where one is
 * the bookmark.
 */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */

import { all, the } from "../shared/dom.js"
import { lessonHere } from "../learner/course.js"
import { element, told } from "../shared/elements.js"
import { shakyTopics, statesOf } from "./lesson_steps.js"
import { StepPath } from "./step_path.js"

/** Under this the browser keeps that somebody wants all on one page. */
const VIEW = "tutor-lesson"
const WHOLE = "whole"

/** The path of the lesson that is open, and of each that is turned to. */
export class LessonPath extends StepPath {
  /** @param {() => Storage} store @param {KeptLog} log @param {Bookmark} bookmark @param {Record<string, string>} words */
  constructor(store, log, bookmark, words) {
    super(words)
    this.store = store
    this.log = log
    this.bookmark = bookmark
    document.addEventListener("change", ({ target }) => this.onChange(/** @type {HTMLElement} */ (target)))
    this.bring()
  }

  get isHere() {
    return lessonHere() !== ""
  }

  get whole() {
    return document.documentElement.dataset.lesson === WHOLE
  }

  get states() {
    return statesOf(this.steps, this.log.answers, this.bookmark.in(lessonHere()).number)
  }

  /** Take up the lesson that stands in the page now, if one does. */
  bring() {
    if (!this.steps.length) return
    document.documentElement.dataset.lesson = this.view()
    const box = /** @type {HTMLInputElement} */ (the(document, ".lesson-path input"))
    box.checked = this.whole
    this.offer()
    this.bookmark.open(lessonHere())
    this.turn(this.at)
    this.follow()
  }

  /** Offer whoever opens the lesson anew to go to where they stopped; a page that was only left is as it was. */
  offer() {
    const heading = the(document, "article h1")
    const { at, number, of } = this.bookmark.in(lessonHere())
    if (number > 1 && !location.hash && !heading.hasAttribute("data-opened")) {
      const link = element("a", { href: `#${at}`, textContent: this.words.go_there })
      heading.after(element("p", { className: "tutor-told" }, told(this.words.last_time, { number, count: of }), " ", link))
    }
    heading.setAttribute("data-opened", "")
  }

  /** How lessons are to be shown, as this browser keeps it. */
  view() {
    try {
      return this.store().getItem(VIEW) ?? ""
    } catch {
      return ""
    }
  }

  /** Remember the step at which one is, by its number. @param {number} number */
  stop(number) {
    this.bookmark.stop(lessonHere(), { at: this.steps[number].dataset.step ?? "", number: number + 1, of: this.steps.length })
  }

  /** At the end the topics that were shaky can be seen. */
  conclude() {
    const again = the(document, ".lesson-again")
    const shaky = shakyTopics(this.steps, this.log.answers)
    for (const item of all(again, "[data-topic]")) item.hidden = !shaky.has(item.dataset.topic ?? "")
    again.hidden = !shaky.size
  }

  /** All on one page, or step by step again: whoever asks stays where they are. @param {HTMLElement} box */
  onChange(box) {
    if (!(box instanceof HTMLInputElement && box.closest(".lesson-path"))) return
    const view = box.checked ? WHOLE : ""
    try {
      this.store().setItem(VIEW, view)
    } catch {
      // It holds until the page is left.
    }
    document.documentElement.dataset.lesson = view
    if (this.whole && this.at > 0) this.steps[this.at].scrollIntoView()
    else this.toTheTop()
  }
}
