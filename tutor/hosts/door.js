/** The door of the course: when all its boards are answered, it says with which lesson to begin. */

import { all } from "./drawn.js"

/** What has become of each exercise on this page, by its name. @type {Map<string, boolean>} */
const answered = new Map()

/** Remember whether an exercise was answered right the first time, and say where to begin once the last one is. @param {string} name @param {boolean} right */
export function remember(name, right) {
  if (!answered.has(name)) answered.set(name, right)
  for (const door of all(document, ".tutor-door")) tell(door)
}

/** @param {HTMLElement} door */
function tell(door) {
  const boards = Object.entries(/** @type {Record<string, string>} */ (JSON.parse(door.dataset.boards ?? "{}")))
  if (!boards.every(([name]) => answered.has(name))) return
  const needed = new Set(boards.filter(([name]) => !answered.get(name)).map(([, lesson]) => lesson))
  const lines = all(door, "[data-begin]")
  const begin = lines.find(({ dataset }) => needed.has(dataset.begin ?? "")) ?? lines.at(-1)
  for (const line of all(door, "p")) line.hidden = line !== begin
}
