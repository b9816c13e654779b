/** The exercises that a teacher has picked, as a list whose order can be changed. */

import { all } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"

/** An exercise of the task: its name, its title, and how a link has it. @typedef {{ name: string, title: string, packed: string | object }} Pick */

export class Picked {
  /** @param {HTMLElement} list @param {Record<string, string>} words @param {() => void} changed is called whenever the list is another */
  constructor(list, words, changed) {
    this.list = list
    this.words = words
    this.changed = changed
    /** @type {Pick[]} */
    this.items = []
  }

  /** Add some at the end. @param {Pick[]} more */
  add(more) {
    this.set([...this.items, ...more])
  }

  /** Have these and no others. @param {Pick[]} items */
  set(items) {
    this.items = items
    this.list.replaceChildren(...items.map((one, place) => this.item(one, place)))
    this.changed()
  }

  /** @param {Pick} one @param {number} place */
  item({ name, title, packed }, place) {
    const own = typeof packed === "string" ? "" : ` (${this.words.position})`
    const says = element("span", {}, element("b", { textContent: title }), `${own} `, element("code", { textContent: name }))
    const up = this.button("up", "↑", () => this.move(place, -1))
    const down = this.button("down", "↓", () => this.move(place, 1))
    const remove = this.button("remove", "✕", () => this.remove(place))
    up.disabled = place === 0
    down.disabled = place === this.items.length - 1
    for (const one of [up, down, remove]) one.ariaLabel = told(one.ariaLabel ?? "", { name: `${title}, ${name}` })
    return element("li", {}, says, element("span", { className: "order" }, up, down, remove))
  }

  /** @param {string} does also names its sentence @param {string} textContent @param {() => void} onclick */
  button(does, textContent, onclick) {
    const button = element("button", { type: "button", textContent, onclick, ariaLabel: this.words[does] })
    button.dataset.does = does
    return button
  }

  /** Move one up or down; the focus goes with it. @param {number} place @param {number} by */
  move(place, by) {
    const items = [...this.items]
    const [one] = items.splice(place, 1)
    items.splice(place + by, 0, one)
    this.set(items)
    this.focus(place + by, by < 0 ? "up" : "down")
  }

  /** @param {number} place */
  remove(place) {
    this.set(this.items.filter((_, number) => number !== place))
    this.focus(Math.min(place, this.items.length - 1), "remove")
  }

  /** Have the focus on a button of one of them; of an empty list it is on the list. @param {number} place @param {string} does */
  focus(place, does) {
    const buttons = this.list.children[place] ? all(this.list.children[place], "button:not(:disabled)") : []
    const button = buttons.find((one) => one.dataset.does === does) ?? buttons.at(0) ?? this.list
    button.focus()
  }
}
