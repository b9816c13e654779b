/** The page on which a teacher reads what a class has handed in: codes and files go in, Python draws the map of the class. */

/** @import { Answered, Tools, Tutor } from "./tutor.js" */
/** @import { Class } from "./kept_classes.js" */
/** @import { Source } from "./files.js" */
/** @import { Intent } from "../shared/protocol.d.ts" */

import { all, the } from "../shared/dom.js"
import { download, element, told } from "../shared/elements.js"
import { Camera, NoCamera } from "./camera.js"
import { copy } from "./copying.js"
import { onDrop, sources } from "./files.js"
import { KeptClasses } from "./kept_classes.js"

export class Answers {
  /** @param {HTMLElement} root @param {Tutor} tutor @param {Tools} tools */
  constructor(root, tutor, { store, reader }) {
    this.root = root
    this.tutor = tutor
    this.words = tutor.words
    this.kept = new KeptClasses(store)
    this.camera = new Camera(this.place("seen"), reader, (text) => this.read([{ place: this.words.camera_code, text }]))
    /** @type {Class} */
    this.class = { task: "", learners: "" }
    this.count = 0
    this.table = ""
    /** Readings take turns: each adds to what the one before has left. @type {Promise<unknown>} */
    this.turn = Promise.resolve()
  }

  /** @param {string} name */
  place(name) {
    return the(this.root, `[data-part="${name}"]`)
  }

  /** @param {string} name */
  field(name) {
    return /** @type {HTMLInputElement | HTMLTextAreaElement} */ (the(this.root, `[name="${name}"]`))
  }

  begin() {
    this.root.addEventListener("click", ({ target }) => target instanceof Element && this.press(target.closest("button")))
    // The boards for the wall come when they are wanted; this event does not bubble.
    this.root.addEventListener("toggle", ({ target }) => this.unfold(/** @type {HTMLDetailsElement} */ (target)), true)
    this.field("task").addEventListener("change", () => this.open(this.field("task").value))
    this.field("files").addEventListener("change", ({ target }) => this.opened(/** @type {HTMLInputElement} */ (target)))
    onDrop(this.root, async (files) => this.read(await sources(files)))
    window.addEventListener("hashchange", () => this.root.isConnected && location.hash.startsWith("#task=") && this.open(location.hash))
    this.open(location.hash.startsWith("#task=") ? location.hash : "")
  }

  /** Open the class of a task, or the last that was open. @param {string} link alone, or at the end of an address */
  open(link) {
    this.class = this.kept.open(link.slice(link.indexOf("#task=")).trim())
    this.count = 0
    this.place("found").hidden = true
    this.field("task").value = this.class.task
    return this.read([])
  }

  /** @param {HTMLElement | null} button */
  press(button) {
    if (button?.dataset.leaveOut) this.ask({ leave_out: Number(button.dataset.leaveOut) })
    if (button?.dataset.copy) copy(new URL(button.dataset.copy, document.baseURI).href, this.place("said"), this.words)
    if (button) this.acts[button.dataset.part ?? ""]?.(button)
  }

  /** What the buttons of the page do, by their parts. @type {Record<string, (button: HTMLElement) => void>} */
  get acts() {
    return {
      read: () => this.paste(),
      camera: (button) => this.look(button),
      save: () => download(this.class.learners, this.words.class_file, "text/plain"),
      // What stands before the table tells spreadsheets how its accents are written.
      table: () => download(`\ufeff${this.table}`, this.words.table_file, "text/csv"),
      print: () => window.print(),
      forget: (button) => this.forget(button),
    }
  }

  async paste() {
    const field = this.field("codes")
    const { unread, error } = await this.read([{ place: this.words.pasted, text: field.value }])
    if (!error && !unread.length) field.value = ""
  }

  /** @param {HTMLInputElement} field */
  async opened(field) {
    await this.read(await sources(field.files ?? []))
    field.value = ""
  }

  /** Add what was handed in. Before there is a task, only what names one is read. @param {Source[]} given */
  read(given) {
    return given.length || this.class.task ? this.ask({ read: given }) : this.tutor.come()
  }

  /** @param {Intent} intent @returns {Promise<Answered>} */
  ask(intent) {
    const asked = this.turn.then(async () => {
      const answer = await this.tutor.ask({ class: this.class }, intent)
      this.show(answer)
      return answer
    })
    this.turn = asked
    return asked
  }

  /** @param {Answered} answer */
  show({ error, unread = [], html, csv, count, class: now }) {
    const wrong = error ? [error] : unread
    this.place("unread").replaceChildren(...wrong.map((/** @type {string} */ textContent) => element("li", { textContent })))
    if (error) return
    const kept = !(count || this.count) || this.kept.keep(now)
    if (!kept) this.place("kept").textContent = this.words.unkept
    this.place("said").textContent = count ? told(this.words.read, { count, new: Math.max(0, count - this.count) }) : ""
    Object.assign(this, { class: now, count, table: csv })
    this.place("map").innerHTML = html
    this.place("found").hidden = false
    this.field("task").value = now.task
    history.replaceState(history.state, "", now.task)
  }

  /** Show the board of a line that was unfolded. @param {HTMLDetailsElement} details */
  unfold(details) {
    const { board } = details.dataset
    if (!board || !details.open || details.querySelector(".tutor-live")) return
    const place = element("div", {})
    details.append(place)
    this.tutor.show(place, { task: board }, { exercise: 0 })
  }

  /** Start the camera, or stop it. @param {HTMLElement} button */
  async look(button) {
    const { textContent } = button
    try {
      if (this.camera.on) this.camera.stop()
      else await this.camera.start()
    } catch (problem) {
      if (!(problem instanceof NoCamera)) throw problem
      this.place("said").textContent = this.words[problem.message]
      return
    }
    button.textContent = button.dataset.other ?? ""
    button.dataset.other = textContent ?? ""
    this.place("said").textContent = this.camera.on ? this.words.camera_on : ""
  }

  /** A first press asks, and a second one forgets. @param {HTMLElement} button */
  forget(button) {
    if (button.textContent !== this.words.sure) {
      button.dataset.other = button.textContent ?? ""
      button.textContent = this.words.sure
      return
    }
    button.textContent = button.dataset.other ?? ""
    const { task } = this.class
    const forgotten = this.kept.forget(task)
    this.class = { task: "", learners: "" }
    this.count = 0
    this.place("found").hidden = true
    this.field("task").value = ""
    history.replaceState(history.state, "", location.pathname)
    for (const one of all(this.root, "[data-part=unread] li")) one.remove()
    this.place("said").textContent = this.words[forgotten ? "forgotten" : "unkept"]
  }
}
