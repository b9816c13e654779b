/** What comes of a task that was made: its link, a QR code of it, and the command that makes it in a terminal. */

import { part, the } from "../shared/dom.js"
import { copy } from "./copying.js"

export class Made {
  /** @param {HTMLElement} root where the task is shown @param {Record<string, string>} words @param {URL} pupils the address of the page on which a class answers */
  constructor(root, words, pupils) {
    this.root = root
    this.words = words
    this.pupils = pupils
    const dialog = /** @type {HTMLDialogElement} */ (the(root, "dialog"))
    root.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null
      if (button?.dataset.copies) copy(this.text(button.dataset.copies), this.copied, words)
      if (button?.dataset.part === "large") dialog.showModal()
      if (button?.dataset.part === "close") dialog.close()
    })
  }

  /** Where it is said that something was copied. */
  get copied() {
    return the(this.root, '[data-part="copied"]')
  }

  /** What stands in a part, to be copied. @param {string} name */
  text(name) {
    return the(this.root, `[data-part="${name}"]`).textContent ?? ""
  }

  /** Show the task that Python has made. @param {{ link: string, command: string, qr_code: string }} made */
  show({ link, command, qr_code: drawing }) {
    const address = this.pupils.href + link
    const to = /** @type {HTMLAnchorElement} */ (the(this.root, '[data-part="link"]'))
    to.href = to.textContent = address
    the(this.root, '[data-part="command"]').textContent = command
    for (const place of ["qr", "wall"]) the(this.root, `[data-part="${place}"]`).innerHTML = drawing
    the(this.root, '[data-part="large"]').hidden = !drawing
    const answers = /** @type {HTMLAnchorElement} */ (the(this.root, '[data-part="answers"]'))
    answers.hash = link
    the(this.root, "[data-prints]").dataset.prints = link
    this.copied.textContent = ""
    this.hide(false)
  }

  /** There is no task, or there is one. @param {boolean} none */
  hide(none) {
    for (const name of ["made", "elsewhere"]) part(this.root, name).hidden = none
  }
}
