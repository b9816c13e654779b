/** The page of answers: when a page is printed, the answers to its exercises stand on a sheet of their own at its end. */

import { all, part, the } from "../shared/dom.js"

/** The reasons of worked examples that are folded on the screen: on paper nobody can unfold them. */
const FOLDED = '.tutor-question[data-help=worked] > [data-part="why"]:not([open])'

let listening = false

/** Print the answers from now on, whatever exercises stand on the page when it is printed. */
export function printAnswerSheet() {
  if (listening) return
  listening = true
  window.addEventListener("beforeprint", () => {
    document.body.append(...sheet())
    for (const why of all(document, FOLDED)) why.setAttribute("open", "printed")
  })
  window.addEventListener("afterprint", () => {
    document.querySelector("body > .tutor-keys")?.remove()
    for (const why of all(document, '.tutor-question > [open="printed"]')) why.removeAttribute("open")
  })
}

/** A sheet with the answers to all exercises of the page of which answers may be seen, each with its reasons and its name; none if there are none. */
function sheet() {
  const keys = document.createElement("section")
  keys.className = "tutor-table tutor-keys"
  // In a notebook the styles hold only where their version is named.
  const styled = /** @type {HTMLElement | null} */ (document.querySelector("[data-tutor-version]"))
  if (styled) keys.dataset.tutorVersion = styled.dataset.tutorVersion
  for (const root of all(document, ".tutor-question:not([data-help=worked], [data-withholds])")) {
    if (!keys.firstChild) keys.append(Object.assign(document.createElement("h3"), { textContent: root.dataset.keys }))
    const ready = /** @type {HTMLTemplateElement} */ (part(root, "ready")).content
    const why = the(ready, '[data-say="why"]')
    keys.append(the(ready, '[data-say="key"]').cloneNode(true), why.cloneNode(true))
  }
  return keys.firstChild ? [keys] : []
}
