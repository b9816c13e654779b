/** The reasons with which the reply to an answer begins; all others lie folded below it. */

import { all } from "../shared/dom.js"

/** How many right answers a rule's sentence and its name are said after: people tire of being told what they know. */
const SENTENCE = 1
const NAME = 2

/** How often each rule has been said after a right answer on this page. @type {Map<string, number>} */
const said = new Map()

/** The rules whose sentences have been read on this page, and the sentences that speak of none. @type {Set<string>} */
const read = new Set()

/**
 * A part that was given and is wrong, and one that is right and was not given; of a right answer one. `reasons.py` chooses
 * the same ones for a terminal.
 *
 * @param {HTMLElement} why all reasons, as Python has made them ready
 * @param {Map<string, string>} marks the marks on the parts of an answer
 */
export function atFirst(why, marks) {
  const first = (/** @type {string} */ mark) => all(why, "[data-parts]").filter((one) => parts(one).some((part) => marks.get(part) === mark)).slice(0, 1)
  const amiss = [...first("extra"), ...first("missed")]
  const lines = underTables(why, amiss.length ? amiss : first("right"))
  if (!lines.length) return []
  const list = document.createElement("ul")
  list.className = "options"
  list.append(...lines)
  return [list]
}

/** The reasons in short, each below the name of its table, where there are several. @param {HTMLElement} why @param {HTMLElement[]} chosen */
function underTables(why, chosen) {
  const lines = all(why, "li")
  const table = (/** @type {HTMLElement} */ line) => lines.slice(0, lines.indexOf(line)).findLast(({ className }) => className === "table")
  const tables = chosen.map(table)
  const told = chosen.map((line, at) => ({ heading: tables[at] === tables[at - 1] ? undefined : tables[at], line: inShort(line) }))
  for (const line of chosen) read.add(key(line))
  return told.flatMap(({ heading, line }) => (heading ? [copy(heading), line] : [line]))
}

/** A reason without the sentences around its first one, and with a name that is soon read; of a rule that has been read of, only its name. @param {HTMLElement} line */
function inShort(line) {
  const short = copy(line)
  for (const name of all(short, "[data-begins]")) name.textContent = name.dataset.begins ?? ""
  for (const more of all(short, read.has(key(line)) ? ".reason" : ".more")) more.remove()
  return short
}

/** Why an answer is right: the sentence, then only the rule's name, then nothing. @param {HTMLElement} because */
export function theOftenerTheLess(because) {
  const rules = because.dataset.rules ?? ""
  const times = (said.get(rules) ?? 0) + 1
  said.set(rules, times)
  return times <= SENTENCE ? [because] : times <= NAME ? all(because, ".because") : []
}

/** Whether some sentences that somebody is to read now have been read on this page before. @param {HTMLElement} lines */
export function wasRead(lines) {
  const before = read.has(key(lines))
  read.add(key(lines))
  return before
}

/** The reason of a part of an answer, if it has one. @param {DocumentFragment} ready @param {string} name */
export function reasonOf(ready, name) {
  return all(ready, "[data-parts]").find((line) => parts(line).includes(name))
}

/** The parts of an answer that a reason is about. @param {HTMLElement} line */
function parts(line) {
  return (line.dataset.parts ?? "").split("|")
}

/** The rule that some sentences speak of; of those that speak of none, the first sentence. @param {HTMLElement} lines */
function key(lines) {
  const rule = lines.querySelector("a.rule")
  const reason = lines.querySelector(".reason") ?? lines
  return rule instanceof HTMLAnchorElement ? rule.hash : (reason.textContent ?? "")
}

/** @param {HTMLElement} element */
export function copy(element) {
  return /** @type {HTMLElement} */ (element.cloneNode(true))
}
