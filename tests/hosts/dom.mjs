// A browser's window without a browser, with tables and exercises in it as Python draws them (drawn.py), and a host that listens.

import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { mock } from "node:test"
import { fileURLToPath } from "node:url"

import { Window } from "happy-dom"

import { render } from "../../tutor/hosts/render.js"

const ROOT = fileURLToPath(new URL("../..", import.meta.url))
const PYTHON = process.env.PYTHON ?? `${ROOT}.venv/bin/python`

const draw = () => execFileSync(PYTHON, ["-m", "tests.hosts.drawn"], { cwd: ROOT, maxBuffer: 10_000_000 })

/** The HTML of tables and exercises, by what they show; `DRAWN` names a file in which it stands already. */
export const drawn = JSON.parse(process.env.DRAWN ? readFileSync(process.env.DRAWN) : draw())

/** Open a window: what the scripts take for the browser's is from now on its own. */
export function open() {
  const window = new Window({ url: "http://127.0.0.1/lessons/" })
  const { document, localStorage, navigator } = window
  const kinds = ["AbortController", "CustomEvent", "DOMParser", "Element", "FormData", "HTMLAnchorElement", "HTMLElement", "HTMLButtonElement", "HTMLInputElement", "HTMLSelectElement", "Event"]
  // Of the window’s own kinds only this one is said of its documents.
  const globals = { Document: window.HTMLDocument, window, document, localStorage, navigator, ...Object.fromEntries(kinds.map((kind) => [kind, window[kind]])) }
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true })
  // Somebody who would rather not see things move says so by another answer.
  globalThis.matchMedia = () => ({ matches: false })
  // What flies here is seen by nobody: a test may listen to it.
  window.HTMLElement.prototype.animate = () => ({ cancel() {} })
  // Nothing is laid out here, so nothing scrolls; and all can be seen but for what lies in a fold or in a panel.
  window.HTMLElement.prototype.scrollIntoView = () => {}
  window.HTMLElement.prototype.checkVisibility = function () {
    return !this.closest("details:not([open]), [popover]:not([data-shown])")
  }
  window.HTMLElement.prototype.togglePopover = function (force) {
    return this.toggleAttribute("data-shown", force)
  }
  // The browser itself opens the panel of a button, once everybody has heard of the press.
  document.addEventListener("click", ({ target }) => target.closest("button")?.popoverTargetElement?.togglePopover())
  globalThis.ResizeObserver = class { observe() {} disconnect() {} }
  document.body.innerHTML = drawn.sheet
  return document
}

/**
 * A table or an exercise in a window of its own, and its host: what it was sent, and how it answers. `notebook`: the host is
 * JupyterLab, which draws no cards beforehand and may have no kernel.
 */
export function sit(name, { notebook = false, sheet = !notebook } = {}) {
  const document = open()
  if (!sheet) document.body.innerHTML = ""
  const el = document.body.appendChild(document.createElement("div"))
  const hearers = {}
  const host = { html: drawn[name], sent: [] }
  const model = {
    get: (trait) => host[trait],
    send: mock.fn((intent) => host.sent.push(intent)),
    on: (event, hear) => (hearers[event] = hear),
    off: (event) => delete hearers[event],
    ...(notebook ? { widget_manager: {} } : {}),
  }
  const leave = render({ model, el })
  return {
    el, model, leave, hearers, document,
    sent: host.sent,
    /** The host tells the table something. */
    tell: (message) => hearers["msg:custom"](message),
    /** The host shows another table in its place. */
    show(other) {
      host.html = drawn[other]
      hearers["change:html"]()
    },
    find: (selector) => el.querySelector(selector),
    root: () => el.querySelector(".tutor-table"),
    move: (move) => el.querySelector(`button[data-move="${move}"]`),
    /** What somebody reads in a place of the table; nothing where it is hidden, as it has to be if it is empty. */
    reads(selector) {
      const place = el.querySelector(selector)
      return place.hidden ? "" : place.textContent.trim() || "an empty line"
    },
  }
}

/** Press a key where the focus is; returns whether the host got to know, and whether the browser was to leave it. */
export function press(document, key, modifiers = {}) {
  const window = document.defaultView
  let reached = false
  const hear = () => (reached = true)
  document.addEventListener("keydown", hear)
  const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true, ...modifiers })
  document.activeElement.dispatchEvent(event)
  document.removeEventListener("keydown", hear)
  return { reached, taken: event.defaultPrevented }
}
