// Turning pages, without a browser: what is fetched and kept, what fits, and whom keys reach meanwhile. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { fetchNext, prefetch } from "../../tutor/hosts/site/prefetch.js"
import { fits, withStyles } from "../../tutor/hosts/site/page_parts.js"
import { Pages, pageOf } from "../../tutor/hosts/site/pages.js"
import { Tables } from "../../tutor/hosts/site/tables.js"
import { undress } from "../../tutor/hosts/site/theme.js"
import { PageNavigation } from "../../tutor/hosts/site/navigation.js"
import { Waiting } from "../../tutor/hosts/site/waiting.js"
import { drawn, open, press } from "./dom.mjs"

const ROOT = "http://127.0.0.1/"
const at = (path) => new URL(path, ROOT)

/** A page of the site as it comes over the line. */
const html = (title, { lang = "en", version = 1 } = {}) => `<!doctype html><html lang="${lang}"><head><title>${title}</title>
  <script defer src="${ROOT}assets/live/start.js?${version}"></script></head><body>
  <div data-md-component="skip"></div><header class="md-header"><div data-md-component="header-topic"></div><div class="md-select"></div></header>
  <div data-md-component="container"><div class="md-content"><h1>${title}</h1><a href="../other/">Other</a></div></div></body></html>`

/** A window that shows a page of the site, and what its server answers: by address, a page or nothing. */
function begun(pages = {}) {
  const document = open()
  document.documentElement.lang = "en"
  document.head.innerHTML = `<title>Here</title><script type="text/plain" src="${ROOT}assets/live/start.js?1"></script>`
  document.body.innerHTML = html("Here").split("<body>")[1]
  const fetched = []
  globalThis.fetch = (page) => {
    fetched.push(page)
    const body = pages[page.replace(ROOT, "")]
    if (body === undefined) return Promise.reject(new TypeError("Failed to fetch"))
    return Promise.resolve({ ok: true, redirected: false, headers: new Map([["content-type", "text/html"]]), text: () => Promise.resolve(body) })
  }
  return { document, fetched, pages: new Pages(at("")) }
}

test("a page is a folder of the site: no file, no question, nothing elsewhere, and not the playground", () => {
  const { pages } = begun()
  const is = Object.fromEntries(["", "lessons/excuse/", "fr/#top", "a.pdf", "lessons/?q=1", "playground/lab/", "http://elsewhere/"].map((path) => [path, pages.has(at(path))]))
  assert.deepEqual(is, { "": true, "lessons/excuse/": true, "fr/#top": true, "a.pdf": false, "lessons/?q=1": false, "playground/lab/": false, "http://elsewhere/": false })
  assert.equal(pageOf(at("rulebook/#t-deck")), at("rulebook/").href)
})

test("a page is fetched once, and again if it did not come", async () => {
  const there = {}
  const { fetched, pages } = begun(there)
  await assert.rejects(pages.open(at("next/")))
  there["next/"] = html("Next")
  pages.prepare(at("next/#one"))
  assert.equal((await pages.open(at("next/#other"))).title, "Next")
  assert.equal((await pages.open(at("next/"))).title, "Next")
  assert.equal(fetched.length, 2)
})

test("what a page has for browsers without scripts stays a text, as on a page that was loaded", async () => {
  const { pages } = begun({ "next/": html("Next").replace("<h1>", "<noscript><b>Tarot &amp; Barbu</b></noscript><h1>") })
  const unread = (await pages.open(at("next/"))).querySelector("noscript")
  assert.deepEqual([unread.childElementCount, unread.textContent], [0, "<b>Tarot &amp; Barbu</b>"])
})

test("a page of another language or version does not fit", () => {
  begun()
  const read = (...how) => new globalThis.DOMParser().parseFromString(html("Next", ...how), "text/html")
  assert.deepEqual([{}, { lang: "fr" }, { version: 2 }].map((how) => fits(read(how))), [true, false, false])
  assert.equal(fits(new globalThis.DOMParser().parseFromString("<html lang=en>Nothing here", "text/html")), false)
})

test("the style sheets that only another page has come before it, once", async () => {
  const { document } = begun()
  const sheets = () => Array.from(document.querySelectorAll("link[rel=stylesheet]"), ({ href }) => href)
  document.head.insertAdjacentHTML("beforeend", `<link rel="stylesheet" href="${ROOT}site.css">`)
  const styled = html("Next").replace("</head>", `<link rel="stylesheet" href="${ROOT}site.css"><link rel="stylesheet" href="${ROOT}play.css"></head>`)
  const page = new globalThis.DOMParser().parseFromString(styled, "text/html")
  for (const time of ["first", "second"]) {
    assert.equal(await withStyles(page), page, time)
    assert.deepEqual(sheets(), [`${ROOT}site.css`, `${ROOT}play.css`], time)
  }
})

test("what the theme adds to a page is there once, however often one comes back", () => {
  const { document } = begun()
  document.body.innerHTML = `<pre><nav class="md-code__nav"></nav><code>1</code></pre>
    <div class="md-typeset__scrollwrap"><div class="md-typeset__table"><table id="t"></table></div></div>`
  undress(document)
  assert.equal(document.querySelectorAll("nav, div").length, 0)
  assert.ok(document.getElementById("t").parentElement === document.body)
})

/** What comes when the test lets it come, or not at all. */
function awaited() {
  const one = {}
  one.promise = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }))
  return one
}

/** Let all that waits for nothing else be done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/**
 * A browser at the page `first` with the Navigation API, as far as turning pages asks for it. `fetched` is asked for each page;
 * the tables of a page say that they were left.
 */
function browser(fetched) {
  const { document, pages } = begun()
  const seen = { document, container: document.querySelector("[data-md-component=container]"), reloaded: 0, left: [] }
  const entries = [{ key: "0", url: at("first/").href }]
  let current = 0
  const hearers = { navigate: [], currententrychange: [] }
  const tell = (event) => hearers[event.type].forEach((hear) => hear(event))
  const stand = (number) => {
    current = number
    globalThis.location = Object.assign(new URL(entries[number].url), { reload: () => (seen.reloaded += 1) })
    tell({ type: "currententrychange" })
  }
  const go = (navigationType, destination, commit, info) => {
    let prevented = false
    let run = () => (seen.reloaded += destination.sameDocument ? 0 : 1)
    tell({
      type: "navigate", navigationType, destination, info, canIntercept: true, cancelable: true, hashChange: false, formData: null, downloadRequest: null,
      preventDefault: () => (prevented = true), intercept: ({ handler }) => (run = handler), scroll() {},
    })
    if (prevented) return
    commit()
    run()
  }
  globalThis.window.navigation = {
    entries: () => entries,
    get currentEntry() { return entries[current] },
    addEventListener: (type, hear) => hearers[type].push(hear),
    navigate(url, { info } = {}) {
      const push = () => {
        entries.splice(current + 1, Infinity, { key: String(Math.random()), url })
        stand(current + 1)
      }
      go("push", { url, sameDocument: false }, push, info)
      return {}
    },
  }
  globalThis.scrollTo = () => {}
  stand(0)
  pages.open = fetched
  const live = () => {
    const name = new URL(globalThis.location.href).pathname
    return { back() {}, follow() {}, leave: () => seen.left.push(name) }
  }
  seen.turning = new PageNavigation(pages, new Waiting({ turning: "It comes." }), live)
  seen.turning.begin()
  return Object.assign(seen, {
    title: () => document.querySelector("h1").textContent,
    follow: async (path) => {
      globalThis.window.navigation.navigate(at(path).href)
      await settled()
    },
    travel: async (by) => {
      const { key, url } = entries[current + by]
      go("traverse", { key, url, sameDocument: true }, () => stand(current + by))
      await settled()
    },
  })
}

const read = (url) => new globalThis.DOMParser().parseFromString(html(url.pathname), "text/html")

test("of the pages that were left those are kept that were left last, whenever they were opened first", async () => {
  const seen = browser((url) => Promise.resolve(read(url)))
  for (let number = 1; number <= 9; number++) await seen.follow(`${number}/`)
  assert.deepEqual([seen.title(), seen.left], ["/9/", ["/first/"]])
  for (let times = 0; times < 8; times++) await seen.travel(-1)
  assert.deepEqual([seen.title(), seen.left], ["/1/", ["/first/"]])
  await seen.travel(-1)
  assert.equal(seen.title(), "/first/")
  assert.deepEqual(seen.left, ["/first/", "/9/"], "one page too many: that was left first of all")
  await seen.travel(1)
  assert.deepEqual([seen.title(), seen.left.length, seen.reloaded], ["/1/", 2, 0])
})

test("who gives up waiting for a page that hangs can go on with the one that stands here", async () => {
  const hung = awaited()
  let slow = false
  const seen = browser((url) => (slow ? hung.promise : Promise.resolve(read(url))))
  await seen.follow("1/")
  seen.turning.visits.delete("0") // as if it had been left long ago
  slow = true
  await seen.travel(-1)
  assert.equal(seen.container.inert, true, "nothing on this page leads anywhere now")
  await seen.travel(1)
  assert.deepEqual([seen.title(), seen.container.inert], ["/1/", false])
  await seen.travel(-1)
  hung.reject(new TypeError("Failed to fetch"))
  await settled()
  assert.deepEqual([seen.container.inert, seen.reloaded], [false, 1])
})

test("a page that was waited for in vain does not wake the one that waits for another", async () => {
  const hung = [awaited(), awaited()]
  let slow = 0
  const seen = browser((url) => (slow ? hung[slow++ - 1].promise : Promise.resolve(read(url))))
  for (const path of ["1/", "2/"]) await seen.follow(path)
  seen.turning.visits.clear()
  slow = 1
  for (let times = 0; times < 2; times++) await seen.travel(-1)
  hung[0].resolve(read(at("1/")))
  await settled()
  assert.deepEqual([seen.title(), seen.container.inert], ["/2/", true])
  hung[1].resolve(read(at("first/")))
  await settled()
  assert.deepEqual([seen.title(), seen.container.inert, seen.reloaded], ["/first/", false, 0])
})

test("an address that ends in nonsense leads to the head of its page", async () => {
  const seen = browser((url) => Promise.resolve(read(url)))
  await seen.follow("1/#100%")
  assert.deepEqual([seen.title(), seen.document.activeElement.tagName, seen.reloaded], ["/1/", "H1", 0])
})

/** A page with a table of matches and a free exercise, brought to life; who listens to the window is counted. */
function alive() {
  const { document } = begun()
  globalThis.location = new URL(at("lessons/"))
  globalThis.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }
  const named = []
  globalThis.history = { replaceState: (_, __, hash) => named.push(hash) }
  const listeners = []
  globalThis.addEventListener = (type, hear) => listeners.push([type, hear])
  globalThis.removeEventListener = (type, hear) => listeners.splice(listeners.findIndex((one) => one[0] === type && one[1] === hear), 1)
  const draw = (name, state) => {
    const el = document.querySelector(".md-content").appendChild(document.createElement("div"))
    Object.assign(el, { className: "tutor-live", innerHTML: drawn[name] })
    el.dataset.state = JSON.stringify({ lang: "en", rulebook: "../rulebook/", v: 2, name: "", ...state })
    return el
  }
  const match = draw("first card", { game: "tarot", name: "tarot-four" })
  const free = draw("mark", { exercise: "allowed.1.1.15", free: true, help: "" })
  const asked = []
  const engine = { expect() {}, words: {}, ask: (state, intent) => new Promise((resolve) => asked.push({ intent, resolve, state })) }
  const words = new Proxy({}, { get: (_, name) => `<${String(name)}>` })
  const tables = new Tables(engine, { lang: "en", version: 2, words }, "/")
  tables.bring(document)
  return { asked, document, free, listeners, match, named, tables }
}

/** Press an arrow on the first card of a table, and say which card has the focus then. */
function arrow({ document, match }) {
  const cards = [...match.querySelectorAll(".hand button.card[data-move]")]
  cards[0].focus()
  press(document, "ArrowRight")
  return cards.indexOf(document.activeElement)
}

test("tables that nobody comes back to hear no key, keep nothing and listen to no other tab", () => {
  const page = alive()
  assert.deepEqual([arrow(page), page.listeners.map(([type]) => type)], [1, ["storage"]])
  const [saved] = page.tables.saved
  saved.memory.keep = () => assert.fail("nobody plays here")
  page.tables.leave()
  assert.deepEqual([arrow(page), page.listeners], [0, []])
  saved.model.set("state", saved.model.get("state"))
})

test("tables that one comes back to show what was kept elsewhere meanwhile", () => {
  const page = alive()
  const offers = () => page.document.querySelectorAll(".tutor-saved .offers button").length
  assert.equal(offers(), 0)
  localStorage.setItem("tutor match tarot-four", JSON.stringify({ v: 2, game: "tarot", name: "tarot-four", moves: ["pass"], deals: [] }))
  page.tables.back()
  assert.ok(offers() > 0)
})

test("a free exercise names itself in the address of its own page, and never in another’s", () => {
  const { model } = alive().tables.exercises[0]
  const show = (number) => model.set("state", { ...model.get("state"), exercise: `allowed.1.1.${number}` })
  const named = []
  globalThis.history.replaceState = (_, __, hash) => named.push(hash)
  show(1)
  globalThis.location = new URL(at("lessons/#exercise=allowed.1.1.1"))
  show(2)
  globalThis.location = new URL(at("other/"))
  show(3)
  assert.deepEqual(named, ["#exercise=allowed.1.1.1", "#exercise=allowed.1.1.2"])
})

test("only who has a line for it fetches the page of a link at which they point", () => {
  const { document, pages } = begun()
  globalThis.location = new URL(at("lessons/"))
  const prepared = []
  pages.prepare = ({ pathname }) => prepared.push(pathname)
  prefetch(pages)
  const link = document.querySelector(".md-content a")
  link.href = at("other/").href
  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "4g" }, undefined]) {
    Object.defineProperty(globalThis.navigator, "connection", { value: connection, configurable: true })
    link.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    prepared.push(connection?.effectiveType ?? "")
  }
  assert.deepEqual(prepared, ["", "2g", "/other/", "4g", "/other/", ""])
})

test("the pages that a page marks as the next are fetched with their styles when it is idle, and one that does not come is asked for again", async () => {
  const { document, fetched, pages } = begun({ "next/": html("Next") })
  const links = [["prefetch", "here.css"], ["prefetch", "play.css"], ["stylesheet", "here.css"]]
  document.head.insertAdjacentHTML("beforeend", links.map(([rel, name]) => `<link rel="${rel}" href="${ROOT}${name}">`).join(""))
  globalThis.location = new URL(at("lessons/"))
  document.querySelector(".md-content").innerHTML = ["next/", "gone/"].map((path) => `<a class="tutor-next" href="${at(path)}#top">Play</a>`).join("")
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true })
  fetchNext(pages)
  await new Promise((done) => setTimeout(done, 5))
  assert.equal((await pages.open(at("next/"))).title, "Next")
  await assert.rejects(pages.open(at("gone/")))
  assert.deepEqual(fetched, ["next/", "gone/", "gone/"].map((path) => at(path).href))
  assert.deepEqual(Array.from(document.querySelectorAll("link[rel=stylesheet]"), ({ href }) => href), [`${ROOT}here.css`, `${ROOT}play.css`])
})
