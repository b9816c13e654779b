// What the pages for teachers decide themselves: the order of what was picked, what is kept, what is read of a file. Run by test_scripts.py.

import assert from "node:assert/strict"
import { mock, test } from "node:test"

import { Camera, NoCamera } from "../../tutor/hosts/classroom/camera.js"
import { onDrop, sources } from "../../tutor/hosts/classroom/files.js"
import { KeptClasses } from "../../tutor/hosts/classroom/kept_classes.js"
import { Made } from "../../tutor/hosts/classroom/made.js"
import { Picked } from "../../tutor/hosts/classroom/picked.js"
import { Tutor } from "../../tutor/hosts/classroom/tutor.js"
import { drawn, open } from "./dom.mjs"

const WORDS = { up: "up {name}", down: "down {name}", remove: "off {name}", position: "yours", copied: "copied", not_copied: "copy it yourself", ready: "ready" }
const [A, B, C] = ["a", "b", "c"].map((name) => ({ name, title: name.toUpperCase(), packed: name }))

/** A list of what was picked, in a window of its own. */
function list(...items) {
  const document = open()
  const ol = document.body.appendChild(document.createElement("ol"))
  const changed = mock.fn()
  const picked = new Picked(ol, WORDS, changed)
  if (items.length) picked.set(items)
  const press = (place, does) => ol.children[place].querySelector(`[data-does="${does}"]`).click()
  return { document, ol, picked, changed, press, names: () => picked.items.map(({ name }) => name) }
}

test("what was picked moves up and down, and the focus goes with it", () => {
  const { document, press, names } = list(A, B, C)
  press(2, "up")
  assert.deepEqual(names(), ["a", "c", "b"])
  assert.equal(document.activeElement.ariaLabel ?? document.activeElement.getAttribute("aria-label"), "up C, c")
  press(1, "up") // it is the first now: its own button up is none any more
  assert.deepEqual(names(), ["c", "a", "b"])
  assert.equal(document.activeElement.dataset.does, "down")
})

test("one press removes, and the focus is on the next, or on the list where there is none", () => {
  const { document, ol, press, names, changed } = list(A, B)
  press(1, "remove")
  assert.deepEqual([names(), document.activeElement.dataset.does], [["a"], "remove"])
  ol.tabIndex = -1
  press(0, "remove")
  assert.deepEqual([names(), ol.children.length], [[], 0])
  assert.equal(changed.mock.callCount(), 3)
})

test("a title is text, and a position of one’s own is called so", () => {
  const { ol } = list({ name: "x.1", title: "<b>", packed: { kind: "x" } })
  assert.equal(ol.querySelector("span").textContent, "<b> (yours) x.1")
})

/** What a browser keeps, or refuses to keep. */
const memory = (kept = {}, { full = false } = {}) => ({
  kept,
  getItem: (key) => kept[key] ?? null,
  setItem: (key, text) => {
    if (full) throw new Error("full")
    kept[key] = text
  },
  removeItem: (key) => delete kept[key],
})

test("classes are kept by their tasks, and one is forgotten without the others", () => {
  const store = memory()
  const classes = new KeptClasses(() => store)
  assert.deepEqual(classes.open(""), { task: "", learners: "" })
  assert.equal(classes.keep({ task: "#task=a", learners: "Ada" }), true)
  classes.keep({ task: "#task=b", learners: "Bo" })
  assert.deepEqual(classes.open(""), { task: "#task=b", learners: "Bo" })
  assert.deepEqual(classes.open("#task=a"), { task: "#task=a", learners: "Ada" })
  assert.deepEqual(classes.open("#task=new"), { task: "#task=new", learners: "" })
  assert.equal(classes.forget("#task=b"), true)
  assert.deepEqual([classes.open(""), classes.open("#task=a").learners], [{ task: "", learners: "" }, "Ada"])
})

test("what was kept and is none of ours is put aside, and nothing of it is lost", () => {
  for (const text of ["{half", "7", "null", '{"v":2,"last":"","classes":{}}', '{"v":1,"last":"","classes":{"a":7}}']) {
    const store = memory({ "tutor-classes": text, "tutor-classes-aside": "before" })
    const classes = new KeptClasses(() => store)
    assert.deepEqual(classes.open(""), { task: "", learners: "" }, text)
    assert.deepEqual([store.kept["tutor-classes-aside"], store.kept["tutor-classes-aside-2"]], ["before", text])
    assert.equal(classes.keep({ task: "#task=a", learners: "Ada" }), true)
  }
})

test("a browser that keeps nothing is no harm", () => {
  const closed = new KeptClasses(() => { throw new Error("closed") })
  assert.deepEqual([closed.open("#task=a"), closed.keep({ task: "a", learners: "" }), closed.forget("a")], [{ task: "#task=a", learners: "" }, false, false])
  assert.equal(new KeptClasses(() => memory({}, { full: true })).keep({ task: "a", learners: "" }), false)
})

test("of a large file no more is read than shows that it is too large, and one that cannot be read is empty", async () => {
  const large = { name: "large", slice: mock.fn((from, to) => new Blob(["x".repeat(to / 1024)])) }
  const broken = { name: "broken", slice: () => ({ text: () => Promise.reject(new Error("gone")) }) }
  const [first, second] = await sources([large, broken])
  assert.ok(large.slice.mock.calls[0].arguments[1] > 4 << 20)
  assert.deepEqual([first.place, second], ["large", { place: "broken", text: "" }])
})

test("files are dropped while the page is open, and text that is dropped stays the browser’s", () => {
  const document = open()
  const root = document.body.appendChild(document.createElement("div"))
  const taken = []
  onDrop(root, (files) => taken.push(files))
  const drop = (types) => {
    const event = Object.assign(new Event("drop", { cancelable: true }), { dataTransfer: { types, files: ["f"] } })
    document.dispatchEvent(event)
    return event.defaultPrevented
  }
  assert.deepEqual([drop(["Files"]), drop(["text/plain"])], [true, false])
  root.remove()
  assert.deepEqual([drop(["Files"]), taken], [false, [["f"]]])
})

/** What a camera says that cannot be had. */
function refusal(mediaDevices) {
  const document = open()
  Object.defineProperty(globalThis.navigator, "mediaDevices", { value: mediaDevices, configurable: true })
  const camera = new Camera(document.body.appendChild(document.createElement("div")), "", () => {})
  return camera.start().then(() => "on", (problem) => (problem instanceof NoCamera ? problem.message : problem))
}

test("a camera that is refused, is not there, or is not to be had here has a sentence of its own", async () => {
  const fails = (name) => ({ getUserMedia: () => Promise.reject(new DOMException("no", name)) })
  assert.equal(await refusal(undefined), "insecure")
  assert.equal(await refusal(fails("NotAllowedError")), "refused")
  assert.equal(await refusal(fails("NotFoundError")), "no_camera")
})

test("where what reads codes does not come, the camera is let go", async () => {
  const track = { stop: mock.fn() }
  assert.equal(await refusal({ getUserMedia: () => Promise.resolve({ getTracks: () => [track] }) }), "no_reader")
  assert.equal(track.stop.mock.callCount(), 1)
})

test("a code that stays before the camera is told once", () => {
  const found = []
  const camera = new Camera(open().body, "", (text) => found.push(text))
  for (const text of ["a", "a", "b", "a"]) camera.tell(text)
  assert.deepEqual(found, ["a", "b"])
})

/** The page on which a task is made, as Python draws it, and a tutor who answers. */
function making(ask) {
  const document = open()
  document.body.insertAdjacentHTML("beforeend", drawn["making a task"])
  const root = document.querySelector(".tutor-making")
  return { root, tutor: new Tutor(root, { engine: { ask }, lang: "en", tables: () => ({ bring: () => {} }) }) }
}

test("the tutor is asked in the language of the page, and says how far it has come", async () => {
  const asked = []
  const { root, tutor } = making((state, intent, report) => {
    asked.push([state, intent])
    report({ loaded: 1, total: 2, text: "half" })
    assert.equal(root.querySelector("[data-part=state]").textContent.trim(), "half")
    assert.equal(root.getAttribute("aria-busy"), "true")
    return Promise.resolve({ link: "#task=a" })
  })
  assert.deepEqual(await tutor.ask({ making: true }, { link: "" }), { link: "#task=a" })
  assert.deepEqual(asked, [[{ name: "", lang: "en", rulebook: "../../rulebook/", making: true }, { link: "" }]])
  assert.equal(root.querySelector("[data-part=state]").textContent, tutor.words.ready)
  assert.equal(root.hasAttribute("aria-busy"), false)
})

test("a tutor that does not come is an error in words, and nobody is said to be here", async () => {
  const { root, tutor } = making(() => Promise.reject(new Error("broken")))
  assert.deepEqual(await tutor.ask({}, {}), { error: "broken" })
  assert.equal(root.querySelector("[data-part=state]").textContent, "")
})

test("the link is a whole address, and what cannot be copied is said", async () => {
  const { root, tutor } = making(() => Promise.resolve({}))
  const task = root.querySelector('[data-part="task"]')
  const made = new Made(task, tutor.words, new URL("https://example.org/task/"))
  made.show({ link: "#task=a", command: "tutor task a", qr_code: "" })
  assert.equal(task.querySelector("[data-part=link]").textContent, "https://example.org/task/#task=a")
  assert.deepEqual([task.querySelector("[data-part=made]").hidden, task.querySelector("[data-part=large]").hidden], [false, true])
  Object.defineProperty(globalThis.navigator, "clipboard", { value: undefined, configurable: true })
  task.querySelector('[data-copies="link"]').click()
  await new Promise((done) => setTimeout(done))
  assert.equal(task.querySelector("[data-part=copied]").textContent, tutor.words.not_copied)
  made.hide(true)
  assert.deepEqual([task.querySelector("[data-part=made]").hidden, task.querySelector("[data-part=elsewhere]").hidden], [true, true])
})
