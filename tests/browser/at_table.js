// A table of the site in a page of its own, with Python itself for an engine: what a test does with it, and reads off it.

import { Model } from "/hosts/site/model.js"
import { render } from "/hosts/render.js"

const place = document.querySelector(".tutor-live")
// Whoever marks a box, or one of several, presses what stands beside it as well.
const MARKED = "input:is([type=checkbox], [type=radio])"
const PRESSED = `a[href], button, select, input:not(${MARKED}), summary, label:has(${MARKED})`
const STEP = 8 // px: nothing that lies over something else is narrower
const watched = { shifts: [], interactions: {} }
let [model, leave] = [null, () => {}]

const root = () => place.querySelector(".tutor-table")
const header = () => document.querySelector(".md-header").getBoundingClientRect().bottom
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const at = (x, y) => document.elementFromPoint(x, y)

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) watched.shifts.push({ value, what: sources.map(way) })
}).observe({ type: "layout-shift", buffered: true })

new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries()) {
    if (id) watched.interactions[id] = Math.max(watched.interactions[id] ?? 0, duration)
  }
}).observe({ type: "event", durationThreshold: 16 })

const engine = {
  words: {},
  ask: async (...question) => JSON.parse(await window.askPython(...question.slice(0, 2).map((part) => JSON.stringify(part)))),
}

/** Put a table there, alone; its top stands right below the header, and nothing has been watched yet. */
async function open(html, state) {
  leave()
  place.innerHTML = html
  model = new Model({ html, state }, engine)
  leave = render({ model, el: place })
  below()
  await rest()
  Object.assign(watched, { shifts: [], interactions: {} })
}

/** Put many tables there, one below the other, each as alive as if it were alone. */
async function lay(tables) {
  leave()
  const all = tables.map(([html, traits]) => {
    const el = Object.assign(document.createElement("div"), { innerHTML: html })
    return [el, () => render({ model: new Model({ html, state: traits }, engine), el })]
  })
  place.replaceChildren(...all.map(([el]) => el))
  const leaves = all.map(([, enliven]) => enliven())
  leave = () => leaves.forEach((go) => go())
  await rest()
}

/** Scroll so that the top of the table stands right below the header. */
function below() {
  scrollBy({ top: root().getBoundingClientRect().top - header(), behavior: "instant" })
}

/** The state that the table remembers now. */
const state = () => model.get("state")

/** What of the page has shifted, and from where to where. */
function way({ node, previousRect: from, currentRect: to }) {
  const what = node instanceof Element ? called(node) : node?.textContent ?? "something that is gone"
  return `${what} from ${from.x}, ${from.y}, ${from.width}×${from.height} to ${to.x}, ${to.y}, ${to.width}×${to.height}`
}

/** How far the page has shifted by itself, each time with what has, and how long somebody has waited at most for something to be seen. */
async function seen() {
  await painted()
  const shifts = watched.shifts.reduce((sum, { value }) => sum + value, 0)
  const shifted = watched.shifts.map(({ value, what }) => `${value.toFixed(3)}: ${what.join(" and ")}`)
  return { shifts, shifted, longest: Math.max(0, ...Object.values(watched.interactions)) }
}

/** Wait until the table has answered and has shown what has happened, and everything stands where it belongs. */
async function rest() {
  const ending = (motion) => motion.effect.getComputedTiming().endTime < Infinity
  const moving = () => document.getAnimations().filter((motion) => ending(motion) && motion.playState === "running")
  do {
    await painted()
    await Promise.allSettled(moving().map((motion) => motion.finished))
  } while (root().matches("[aria-busy], [data-moving]") || moving().length)
}

/** Wait until what has happened begins to be shown, if anything has. */
async function begun() {
  do await painted()
  while (root().matches("[aria-busy]:not([data-moving])"))
}

/** The moves that can be made by what shows, wherever on the page: each with a button, or all that threads can say. */
function offered() {
  const said = visible("button[data-says]").flatMap((one) => Object.values(JSON.parse(one.dataset.moves)))
  return [...visible("button[data-move]").map((one) => one.dataset.move), ...said]
}

/** What is pressed, one after the other, to make a move: its button; or threads, and what says what they are. */
function presses(move) {
  const own = visible("button[data-move]").find((one) => one.dataset.move === move)
  if (own) return [own]
  const [says] = visible("button[data-says]")
  const [cells] = Object.entries(JSON.parse(says.dataset.moves)).find(([, said]) => said === move)
  const threads = visible("button.knot").filter((knot) => cells.split(" ").includes(knot.dataset.cell))
  return [...threads, says]
}

/** Where one of the presses of a move goes: to the middle of the largest part of its button that nothing covers. */
function spot(move, number) {
  const button = presses(move)[number]
  if (!clear(button)) button.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = clear(button)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Make a move so that the browser takes what follows for nobody's wish: whatever shifts then is counted. */
function click(move) {
  for (const button of presses(move)) button.click()
  return rest()
}

/** The place of what has the focus among all that stands on the table, and whether it is what a press of a move needs. */
function focused(move, number) {
  const { activeElement: now } = document
  return [[...root().querySelectorAll("*")].indexOf(now), presses(move)[number] === now]
}

/** Where the parts of the table stand, the first row of its controls and the cards of the hand, in the window. */
function standing() {
  return {
    view: { width: document.documentElement.clientWidth, top: header(), bottom: innerHeight },
    wide: document.documentElement.scrollWidth,
    parts: Object.fromEntries(visible(":scope > [data-part]").map((part) => [part.dataset.part, box(part)])),
    first: row(visible(":scope > [data-part=controls] > *")),
    hand: visible(".hand .card").map((card) => ({ name: card.dataset.card, ...box(card) })),
  }
}

/** What a finger meets of all that can be pressed, and what on the felt is hidden. */
function showing() {
  const solid = document.head.appendChild(document.createElement("style"))
  solid.textContent = ".tutor-table * { pointer-events: auto !important }" // what lies over something else is found
  const targets = visible(PRESSED).filter((one) => !one.matches("p a, li a")).map(target)
  const covered = [...texts(), ...corners()]
  solid.remove()
  return { targets, covered }
}

/** The elements of the table that take up room and show. */
function visible(selector) {
  return [...root().querySelectorAll(selector)].filter(shows)
}

function shows(one) {
  return one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth * one.offsetHeight > 1
}

function box(one) {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x, y, width, height }
}

/** The box of the first row of some elements, or null if there are none. */
function row(elements) {
  const boxes = elements.map(box)
  const top = Math.min(...boxes.map(({ y }) => y))
  const first = boxes.filter(({ y, height }) => y < top + height / 2)
  if (!first.length) return null
  const [x, right] = [Math.min(...first.map((one) => one.x)), Math.max(...first.map((one) => one.x + one.width))]
  return { x, y: top, width: right - x, height: Math.max(...first.map((one) => one.y + one.height)) - top }
}

/** What can be pressed: how large it is, and the part of it that nothing else covers; null where it is out of sight. */
function target(one) {
  const name = one.dataset.move ?? one.dataset.intent ?? one.textContent.trim().slice(0, 30)
  const free = scrolledAway(one) ? null : clear(one) ?? { width: 0, height: 0 }
  return { name: `${one.localName} ${name}`, ...box(one), free }
}

/**
 * Whether an element is to be seen whole only after a scroll or a press: it ends beyond the window, or beyond a part of
 * the table that does not show all at once. On the felt nothing may be cut off.
 */
function scrolledAway(one) {
  const { top, bottom } = one.getBoundingClientRect()
  const ends = (bounds) => top < bounds.top - 1 || bottom > bounds.bottom + 1
  if (ends({ top: header(), bottom: innerHeight })) return true
  for (let around = one.parentElement; around !== root().parentElement; around = around.parentElement) {
    const cuts = getComputedStyle(around).overflowY !== "visible" && !around.closest(".felt")
    if (cuts && ends(around.getBoundingClientRect())) return true
  }
  return false
}

/**
 * The largest part of an element that a finger meets, by a horizontal and a vertical line through it; null where it is
 * out of sight. Neighbours of a fan cover its right, those of the row below its foot.
 */
function clear(one) {
  const { left, top, right, bottom, height } = one.getBoundingClientRect()
  const mine = (x, y) => one.contains(at(x, y))
  const crosses = [22, 34, height / 2].map((down) => {
    const across = run(left, right, (x) => mine(x, top + down))
    const along = across && run(top, bottom, (y) => mine(across.from + across.length / 2, y))
    return along && { x: across.from, y: along.from, width: across.length, height: along.length }
  })
  const [best] = crosses.filter(Boolean).sort((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height))
  return best ?? null
}

/** The longest stretch between two numbers on which something holds: found in steps, its ends to half a pixel. */
function run(from, to, holds) {
  let best = null
  let start = null
  for (let here = from + 0.5; here < to; here += STEP) {
    start = holds(here) ? start ?? here : null
    if (start !== null && here - start >= (best ? best.last - best.first : 0)) best = { first: start, last: here }
  }
  if (!best) return null
  const first = edge(best.first, Math.max(best.first - STEP, from), holds)
  const last = edge(best.last, Math.min(best.last + STEP, to), holds)
  return { from: first, length: last - first }
}

/** Between a place where something holds and one where it may not, how far it does. */
function edge(inside, outside, holds) {
  let [near, far] = [inside, outside]
  while (Math.abs(far - near) > 0.5) {
    const middle = (near + far) / 2
    if (holds(middle)) near = middle
    else far = middle
  }
  return far
}

/** The words on the felt that something lies over, or that are cut off. */
function texts() {
  const walker = document.createTreeWalker(root().querySelector(".felt"), NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const { data, parentElement: around } = walker.currentNode
    if (!data.trim() || around.closest(".tutor-said, svg") || !shows(around)) continue
    const over = lines(walker.currentNode).map((line) => hidden(around, line)).find(Boolean)
    if (over) found.push({ what: `“${data.trim()}”`, by: over })
  }
  return found
}

function lines(text) {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].filter(({ width }) => width > 2)
}

/** What hides a line of an element's text, at its beginning, its middle or its end; null if nothing does. */
function hidden(around, line) {
  const cut = clipping(around, line)
  if (cut) return `the edge of ${called(cut)}`
  const { left, right, top, bottom } = line
  const tops = [left + 2, (left + right) / 2, right - 2].map((x) => at(x, (top + bottom) / 2)).filter(Boolean)
  const over = tops.find((one) => !one.contains(around) && !around.contains(one))
  return over ? called(over) : null
}

/** The box around an element, or its own, that shows nothing beyond its edge, where a line of text goes beyond it. */
function clipping(around, { left, right, top, bottom }) {
  for (let one = around; one !== root(); one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one)
    const ends = one.getBoundingClientRect()
    const beside = overflowX !== "visible" && (left < ends.left - 1 || right > ends.right + 1)
    const above = overflowY !== "visible" && (top < ends.top - 1 || bottom > ends.bottom + 1)
    if (beside || above) return one
  }
  return null
}

/** The cards on the felt whose corner, with what they are, something else lies over. */
function corners() {
  return visible(".felt .card").flatMap((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const over = at(left + 0.14 * width, top + 0.12 * height)
    return !over || card.contains(over) || over.contains(card) ? [] : [{ what: `the corner of ${card.dataset.card}`, by: called(over) }]
  })
}

/** What an element is, for somebody who looks for it. */
function called(one) {
  const named = one.closest("[data-card], [class]") ?? one
  return named.dataset?.card ?? `<${named.localName} class="${named.getAttribute("class") ?? ""}">`
}

Object.assign(window, { atTable: { open, lay, below, state, seen, rest, begun, offered, presses, spot, click, focused, standing, showing } })
