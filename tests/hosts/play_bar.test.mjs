// The bar of a page on which one plays: which table it shows, what it remembers, and the match that an address names. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { PlayBar } from "../../tutor/hosts/site/play_bar.js"
import { drawn, open } from "./dom.mjs"

const TABLES = ["barbu-match", "barbu-dealer", "barbu-domino"]
const TABLE = '<lesson-cell><div class="tutor-live"></div></lesson-cell>'
const place = (name) => `<section class="play-table" data-table="${name}"></section>`

/** Draw a page: its bar and its tables, of which only the first is more than a text yet. */
function lay(document) {
  document.body.innerHTML = drawn["play bar"] + TABLES.map(place).join("")
  const [first, ...others] = document.querySelectorAll(".play-table")
  first.innerHTML = TABLE
  for (const one of others) one.append(Object.assign(document.createElement("noscript"), { textContent: TABLE }))
}

/** A page with its bar, in a browser that has kept `settings`. */
function visit(settings = {}, hash = "") {
  const document = open()
  localStorage.setItem("tutor-settings", JSON.stringify(settings))
  globalThis.location = { hash, pathname: "/lessons/barbu/" }
  globalThis.history = { state: null, replaceState: (_, __, path) => (globalThis.location.replaced = path) }
  lay(document)
  const laid = []
  const asked = []
  new PlayBar((chosen) => {
    laid.push(chosen.dataset.table)
    chosen.querySelector(".tutor-live").addEventListener("tutor:go-on", () => asked.push(chosen.dataset.table))
  })
  const bar = document.querySelector(".play-bar")
  return {
    document, bar, asked, laid,
    here: () => [...document.querySelectorAll(".play-table.here")].map((one) => one.dataset.table),
    choose(name, value) {
      const list = bar.querySelector(`[data-setting="${name}"]`)
      list.value = value
      list.dispatchEvent(new Event("change", { bubbles: true }))
    },
    kept: () => JSON.parse(localStorage.getItem("tutor-settings")),
  }
}

test("whoever comes for the first time has the usual table before them, and all the help there is", () => {
  const { here, bar } = visit()
  assert.deepEqual([here(), bar.dataset.help], [["barbu-match"], "advice"])
})

test("another table is laid when it is chosen for the first time, and is there the next time", () => {
  const page = visit({ pace: "slow" })
  assert.deepEqual(page.laid, [])
  for (const name of ["barbu-domino", "barbu-match", "barbu-domino"]) page.choose("barbu", name)
  assert.deepEqual([page.here(), page.laid], [["barbu-domino"], ["barbu-domino"]])
  assert.deepEqual(page.kept(), { pace: "slow", barbu: "barbu-domino" })
  assert.deepEqual(visit(page.kept()).here(), ["barbu-domino"])
})

test("how much help there is stands on the bar, where the tables’ styles look for it", () => {
  const page = visit()
  page.choose("help", "none")
  assert.deepEqual([page.bar.dataset.help, page.here(), page.kept()], ["none", ["barbu-match"], { help: "none" }])
})

test("a table that there is not any more is no choice", () => {
  assert.deepEqual(visit({ barbu: "barbu-of-old" }).here(), ["barbu-match"])
})

test("an address names the match that goes on, once: whoever loads the page again only finds the table", () => {
  const page = visit({}, "#match=barbu-dealer")
  assert.deepEqual([page.here(), page.asked, globalThis.location.replaced], [["barbu-dealer"], ["barbu-dealer"], "/lessons/barbu/"])
  assert.deepEqual(visit({}, "#match=tarot-four").asked, [])
})

test("a page that is turned to later has its choice as well, after one without a bar", () => {
  const { document } = visit({ barbu: "barbu-dealer" })
  document.body.innerHTML = "<h1>Another page</h1>"
  document.dispatchEvent(new CustomEvent("tutor:page"))
  lay(document)
  document.dispatchEvent(new CustomEvent("tutor:page"))
  assert.equal(document.querySelector(".play-table.here").dataset.table, "barbu-dealer")
})
