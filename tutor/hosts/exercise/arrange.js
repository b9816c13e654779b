/**
 * Things that are put to places: a press takes one to the first place that has room; another press takes it back. What must hold of a place Python has said; here it is only counted.
 */

/** @import { Demand, Judged, Pad } from "../shared/protocol.d.ts" */

import { all, the } from "../shared/dom.js"
import { focus, inOneTabStop } from "../shared/keyboard.js"

/** @implements {Pad} */
export class Arranged {
  /** @param {HTMLElement} place @param {string[]} example an answer that is right @param {Demand[]} demands @param {DocumentFragment} ready */
  constructor(place, example, demands, ready) {
    this.place = place
    this.key = [example]
    this.demands = demands
    this.ready = ready
    this.supply = the(place, "[data-supply]")
    /** The things in the order in which they lie on the supply. */
    this.things = all(this.supply, "[data-thing]")
    this.goals = all(place, "[data-place]")
    this.count()
  }

  get first() {
    return all(this.place, "[data-thing][tabindex='0']")[0] ?? this.things[0]
  }

  /** Where everything lies that was put to a place. @returns {string[]} */
  get answer() {
    return this.things.flatMap((thing) => {
      const goal = goalOf(thing)
      return goal ? [`${thing.dataset.thing}@${goal.dataset.place}`] : []
    })
  }

  get lacks() {
    return this.answer.length ? "" : "nothing"
  }

  /** Put things where an answer says. @param {string[]} answer */
  fill(answer) {
    this.clear()
    const where = new Map(answer.map((one) => /** @type {[string, string]} */ (one.split("@"))))
    for (const thing of this.things) {
      const goal = this.goals.find(({ dataset }) => dataset.place === where.get(thing.dataset.thing ?? ""))
      if (goal) this.put(thing, goal)
    }
    this.count()
  }

  /** Take everything back. */
  clear() {
    this.supply.append(...this.things)
    this.count()
  }

  /** A press on a thing. @param {HTMLElement} thing */
  press(thing) {
    const beside = thing.nextElementSibling ?? thing.previousElementSibling
    if (goalOf(thing)) this.supply.insertBefore(thing, this.things.slice(this.things.indexOf(thing) + 1).find((next) => !goalOf(next)) ?? null)
    else {
      const goal = this.goals.find(hasRoom)
      if (!goal) return this.say(the(this.place, ".told").dataset.full ?? "")
      this.put(thing, goal)
    }
    this.count()
    focus(beside instanceof HTMLElement ? beside : thing)
  }

  /** @param {HTMLElement} thing @param {HTMLElement} goal */
  put(thing, goal) {
    const order = (/** @type {Element} */ one) => this.things.indexOf(/** @type {HTMLElement} */ (one))
    const row = the(goal, ".put")
    row.insertBefore(thing, [...row.children].find((next) => order(next) > order(thing)) ?? null)
  }

  /** Say how many things are laid out, and let every row be one tab stop. */
  count() {
    this.say(JSON.parse(the(this.place, ".told").dataset.counts ?? "[]")[this.answer.length])
    for (const row of [this.supply, ...this.goals]) inOneTabStop(all(row, "[data-thing]"))
  }

  /** @param {string} text */
  say(text) {
    the(this.place, ".told").textContent = text
  }

  /** The first demand that is not met, and the things that it speaks of. @param {string[]} answer @returns {Judged} */
  judge(answer) {
    const unmet = this.demands.findIndex((demand) => !holds(demand, at(answer, demand.place)))
    if (unmet < 0) return { fault: "", marks: new Map(answer.map((one) => [one.split("@")[0], "right"])) }
    const demand = this.demands[unmet]
    return { fault: "wrong", says: the(this.ready, `[data-demand="${unmet}"]`), marks: new Map(marks(demand, at(answer, demand.place))) }
  }
}

/**
 * The marks on the things that a demand speaks of one by one: what may not lie there, or has to. Of a wrong number none is
 * wrong by itself. Where something has to lie there only beside another, it may be that other which does not belong there.
 *
 * @param {Demand} demand @param {string[]} there @returns {[string, string][]}
 */
function marks({ among, least, most, given }, there) {
  if (!most) return there.filter((name) => among.includes(name)).map((name) => [name, "extra"])
  if (among.length !== least) return []
  const missing = among.filter((name) => !there.includes(name))
  return given === null ? missing.map((name) => [name, "missed"]) : [[given, "extra"], ...missing.map((name) => /** @type {[string, string]} */ ([name, "lit"]))]
}

/** The place at which a thing lies. @param {HTMLElement} thing @returns {HTMLElement | null} */
function goalOf(thing) {
  return thing.closest("[data-place]")
}

/** Whether a place has room for one more. @param {HTMLElement} goal */
function hasRoom(goal) {
  const row = the(goal, ".put")
  return row.children.length < Number(row.dataset.room)
}

/** What lies at a place. @param {string[]} answer @param {string} place */
function at(answer, place) {
  return answer.map((one) => one.split("@")).filter(([, where]) => where === place).map(([name]) => name)
}

/** Whether a demand is met where these things lie. @param {Demand} demand @param {string[]} there */
function holds({ among, least, most, given }, there) {
  const lie = among.filter((name) => there.includes(name)).length
  return (given !== null && !there.includes(given)) || (least <= lie && lie <= most)
}
