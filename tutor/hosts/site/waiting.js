/** Something is on its way, and takes longer than one notices. */

import { element } from "../shared/elements.js"

/** What is shorter than this needs no word. */
const SOON_MS = 300

/** A line at the top of the window, and a place from which screen readers read out what happens to the page. */
export class Waiting {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.text = words.turning
    this.said = element("p", { className: "tutor-says", role: "status" })
    this.bar = element("progress", { className: "tutor-turning", hidden: true, ariaLabel: this.text })
    document.body.append(this.said, this.bar)
    /** What is waited for. */
    this.under = 0
  }

  /**
   * Show that something is on its way until it has come, or will not.
   *
   * @template T
   * @param {Promise<T>} coming
   * @returns {Promise<T>}
   */
  async during(coming) {
    const watch = setTimeout(() => this.show(this.text, true), SOON_MS)
    this.under += 1
    try {
      return await coming
    } finally {
      clearTimeout(watch)
      this.under -= 1
      if (!this.under) this.show("", false)
    }
  }

  /** @param {string} text @param {boolean} on */
  show(text, on) {
    this.bar.hidden = !on
    this.tell(text)
  }

  /** @param {string} text */
  tell(text) {
    this.said.textContent = text
  }
}
