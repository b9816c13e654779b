/** What a learner can do with their own answers: keep them as a file, add those of a file, have them forgotten. */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { KeptTasks } from "../learner/kept_tasks.js" */
/** @import { LogError } from "../learner/log.js" */

import { all } from "../shared/dom.js"
import { download, element, told } from "../shared/elements.js"

const FILE = "progress.json"

export class Yours {
  /** @param {KeptLog} log @param {Bookmark} bookmark @param {KeptTasks} tasks @param {Record<string, string>} words */
  constructor(log, bookmark, tasks, words) {
    this.log = log
    this.bookmark = bookmark
    this.tasks = tasks
    this.words = words
    this.said = element("p", { role: "status" })
    document.addEventListener("tutor:page", () => this.bring())
    this.bring()
  }

  /** Draw the buttons, where the page has a place for them. */
  bring() {
    for (const place of all(document, ".tutor-yours")) place.replaceChildren(this.keep(), this.open(), this.forget(), this.said)
  }

  keep() {
    return this.button("yours_keep", () => this.save())
  }

  /** The field of a file looks like a button and is one for keys and ears. */
  open() {
    const field = element("input", { type: "file", accept: "application/json,.json", className: "tutor-said" })
    field.addEventListener("change", () => this.take(field))
    return element("label", { className: "md-button" }, this.words.yours_open, field)
  }

  /** A first press asks, and a second one forgets; what was known is left as a file. */
  forget() {
    const button = this.button("yours_forget", () => {
      if (button.textContent !== this.words.yours_sure) button.textContent = this.words.yours_sure
      else this.erase(button)
    })
    return button
  }

  /** @param {HTMLButtonElement} button */
  erase(button) {
    button.textContent = this.words.yours_forget
    if (this.log.answers.length) this.save()
    const forgotten = [this.log.forget(), this.bookmark.forget(), this.tasks.forget()].every(Boolean)
    this.say(this.words[forgotten ? "forgotten" : "not_forgotten"])
  }

  /** Add the answers of a file. @param {HTMLInputElement} field */
  async take(field) {
    const [file] = field.files ?? []
    if (!file) return
    try {
      const count = this.log.merge(await file.text())
      this.say(told(this.words.yours_added, { count }))
    } catch (error) {
      const { name, newer, place } = /** @type {LogError} */ (error)
      // The page’s own script has thrown it, and so the class is another one than this script’s.
      if (name !== "LogError") throw error
      this.say(told(this.words[newer ? "yours_newer" : "yours_unreadable"], { place }))
    }
    field.value = ""
  }

  save() {
    download(this.log.text, FILE)
  }

  /** Say what has become of the log, and let the page show it. @param {string} sentence */
  say(sentence) {
    document.dispatchEvent(new Event("tutor:log"))
    this.said.textContent = sentence
  }

  /** @param {string} word @param {() => void} act */
  button(word, act) {
    return element("button", { type: "button", className: "md-button", textContent: this.words[word], onclick: act })
  }
}
