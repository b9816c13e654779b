// A table in JupyterLab that outlasts its kernel: whom it asks, what it stores, when it is shown again. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { ReopenedTable } from "../../tutor/hosts/notebook/reopened.js"

const VIEW = "application/vnd.jupyter.widget-view+json"
const STATES = "application/vnd.jupyter.widget-state+json"
const settled = () => new Promise((resolve) => setTimeout(resolve))
/** The same where the clock stands still. */
const rest = () => new Promise((resolve) => setImmediate(resolve))

/** A kernel that gives one answer to whatever it is asked, or none; a `mute` one never replies. */
class Kernel {
  constructor(id, answer) {
    Object.assign(this, { id, answer, newest: {}, searched: [], asked: [], mute: false, connectionStatus: "connected", hearers: new Set() })
    this.connectionStatusChanged = { connect: (hear) => this.hearers.add(hear), disconnect: (hear) => this.hearers.delete(hear) }
  }
  /** It is ended, or the server is gone. */
  lose() {
    this.connectionStatus = "disconnected"
    for (const hear of this.hearers) hear(this, this.connectionStatus)
  }
  requestExecute({ user_expressions }) {
    if (user_expressions.tutor.includes(".newest(")) this.searched.push(/\.newest.*/.exec(user_expressions.tutor)[0])
    if (user_expressions.tutor.includes(".newest(")) return { done: Promise.resolve({ content: { user_expressions: { tutor: { data: { "application/json": this.newest } } } } }) }
    this.asked.push(user_expressions.tutor)
    if (this.mute) return { done: new Promise(() => {}) }
    const told = this.answer ? { data: { "application/json": this.answer } } : { ename: "ModuleNotFoundError" }
    return { done: Promise.resolve({ content: { user_expressions: { tutor: told } } }) }
  }
}

/** The model of a widget, as JupyterLab has it. */
function widget(id, state, live) {
  const told = []
  return {
    ...{ name: "AnyModel", module: "anywidget", model_id: id, comm_live: live, views: {}, told },
    get: (name) => state[name],
    get_state: () => ({ ...state }),
    serialize: (all) => ({ ...all, layout: "IPY_MODEL_layout" }),
    trigger: (event, message) => told.push(message),
  }
}

/** What tells all that are connected to it. */
function signal() {
  const hearers = new Set()
  return { connect: (hear) => hearers.add(hear), disconnect: (hear) => hearers.delete(hear), emit: (...told) => hearers.forEach((hear) => hear(null, ...told)), hearers }
}

/** A table in a notebook whose one cell shows it; `live` if a kernel listens to it, `kernel` is the one there is now. */
function opened({ live = false, kernel = new Kernel("k", { html: "new", state: { moves: ["H10"] } }), started, ...more } = {}) {
  const state = { name: "mine", game: more.game ?? "", lang: "en", moves: [] }
  const traits = { me: "table", script: "script", html: more.html ?? "old", note: "", state, layout: widget("layout", {}, live) }
  const whole = widget("table", traits, live)
  const models = { table: whole, script: widget("script", { html: "code" }, live) }
  const stored = { widgets: { [STATES]: { state: {} } } }
  const shown = []
  const savers = []
  const [kernelChanged, statusChanged] = [signal(), signal()]
  const outputs = { length: 1, get: () => ({ data: { [VIEW]: { model_id: more.shows ?? "table" } }, toJSON: () => "output" }), set: (...set) => shown.push(set) }
  const notebook = {
    sessionContext: {
      ...{ session: kernel ? { kernel } : null, kernelChanged, statusChanged },
      startKernel() {
        this.session = started ? { kernel: started } : null
        return Promise.resolve()
      },
    },
    saveState: { connect: (hear) => savers.push(hear), disconnect: () => savers.splice(0) },
    model: {
      dirty: false,
      cells: [{}, { outputs }],
      getMetadata: (name) => stored[name],
      setMetadata: (name, value) => { stored[name] = value },
    },
  }
  const hearers = {}
  const sent = []
  const model = {
    get: (name) => traits[name],
    set: (name, value) => {
      traits[name] = value
      hearers[`change:${name}`]?.()
    },
    on: (event, hear) => { hearers[event] = hear },
    send: (intent) => sent.push(intent),
    widget_manager: {
      get_model: (id) => Promise.resolve(models[id]),
      has_model: (id) => id in models,
      new_model: ({ model_id }, given) => Promise.resolve((models[model_id] = widget(model_id, given, false))),
      restoredStatus: more.restored ?? false,
    },
  }
  const left = new AbortController()
  return { table: new ReopenedTable(model, "opened", notebook, left.signal), traits, whole, stored, shown, savers, notebook, sent, left, kernel, models, lab: model.widget_manager }
}

test("a table whose kernel is there talks to it as ever", () => {
  const { table, sent, kernel } = opened({ live: true })
  table.send({ play: "H10" })
  assert.deepEqual([sent, kernel.asked], [[{ play: "H10" }], []])
  assert.ok(table.widget_manager)
})

test("one that was opened again asks the kernel that the notebook has now, about the state that it remembers", async () => {
  const { table, traits, sent, kernel, notebook } = opened()
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual(sent, [])
  assert.match(kernel.asked[0], /^__import__\("tutor\.hosts\.notebook\.widget", fromlist=\["ask"\]\)\.ask\(".*moves.*", ".*H10.*"\)$/)
  assert.deepEqual([traits.html, traits.state, notebook.model.dirty], ["new", { moves: ["H10"] }, true])
  assert.equal(table.widget_manager, undefined)
})

test("so does one whose kernel has made place for another", async () => {
  const { table, sent, notebook } = opened({ live: true })
  const other = new Kernel("other", { html: "new", state: {} })
  notebook.sessionContext.session = { kernel: other }
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual([sent.length, other.asked.length], [0, 1])
})

test("a press on a match that has gone on elsewhere is forgotten: it is seen first how the match stands", async () => {
  const { table, traits, whole, kernel } = opened({ game: "tarot" })
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual([kernel.asked.length, traits.html, whole.told], [1, "new", [{ same: false }, { same: true }]])
  table.send({ play: "H10" })
  await settled()
  assert.equal(kernel.asked.length, 2)
})

test("a match that stands as it was left answers the first press, and nobody hears that it was looked at", async () => {
  const { table, whole, kernel } = opened({ game: "tarot", kernel: new Kernel("k", { html: "old", state: { moves: [] } }) })
  await settled()
  assert.deepEqual([kernel.asked.length, whole.told], [1, []])
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual([kernel.asked.length, whole.told], [2, [{ same: true }]])
})

test("a kernel that is ended before it was asked how the match stands is not started anew for that", async () => {
  const started = new Kernel("j", { html: "further", state: {} })
  const { table, notebook, traits } = opened({ game: "tarot", started })
  notebook.sessionContext.session = null
  await table.turn
  assert.deepEqual([traits.html, started.asked], ["old", []])
})

test("where there is no kernel one is started", async () => {
  const started = new Kernel("new", { html: "new", state: {} })
  const { table, traits } = opened({ kernel: null, started })
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual([started.asked.length, traits.html], [1, "new"])
})

test("if that fails, or the kernel has no tutor, the table hears that there is nobody to ask", async () => {
  const console_error = console.error
  console.error = () => {}
  for (const place of [{ kernel: null }, { kernel: new Kernel("other") }]) {
    const { table, whole, traits } = opened(place)
    table.send({ play: "H10" })
    await settled()
    assert.deepEqual([whole.told, traits.html], [[{ lost: true }], "old"])
  }
  console.error = console_error
})

test("what waits when a kernel is ended goes with it; the next press has one started", async () => {
  const kernel = Object.assign(new Kernel("k"), { mute: true })
  const started = new Kernel("new", { html: "new", state: {} })
  const { table, traits, whole, notebook } = opened({ game: "tarot", kernel, started })
  table.send({ sheet: true }) // it waits behind the look at the match, which is under way
  await settled()
  assert.equal(kernel.asked.length, 1)
  notebook.sessionContext.session = null
  kernel.lose()
  await settled()
  assert.deepEqual([kernel.asked.length, started.asked.length, whole.told], [1, 0, [{ lost: true }]])
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual([started.asked.length, traits.html, kernel.hearers.size], [1, "new", 0])
})

test("a kernel that cannot be reached any more is not asked, and nobody waits for it", async () => {
  const console_error = console.error
  console.error = () => {}
  const { table, whole, kernel } = opened()
  kernel.lose()
  table.send({ play: "H10" })
  await settled()
  assert.deepEqual([kernel.asked, whole.told], [[], [{ lost: true }]])
  console.error = console_error
})

test("an error is told, an answer that changes nothing too, and what is to be said of a match stands beside it", async () => {
  const told = async (answer) => {
    const { table, whole, traits } = opened({ kernel: new Kernel("k", answer) })
    table.send({ play: "H10" })
    await settled()
    return [whole.told[0], traits.note]
  }
  assert.deepEqual(await told({ error: "no card" }), [{ error: "no card" }, ""])
  assert.deepEqual(await told({ html: "old", state: {} }), [{ same: true }, ""])
  assert.deepEqual(await told({ html: "new", state: {}, note: "goes on" }), [{ same: false }, "goes on"])
})

test("an answer that is only kept leaves the note that stands there", async () => {
  const { table, whole, traits } = opened({ kernel: new Kernel("k", {}) })
  traits.note = "not kept"
  table.send({ answered: { right: true, hints: 0 } })
  await settled()
  assert.deepEqual([whole.told, traits.note], [[{}], "not kept"])
})

test("where another package is installed by now, the table is drawn anew and runs the script of that one", async () => {
  const kernel = new Kernel("k", { html: "drawn anew", state: { lang: "en" } })
  kernel.newest = { script: "newer", loader: "loads newer", state: { code: "of now" } }
  const { table, traits, models, whole } = opened({ kernel })
  await settled()
  assert.deepEqual([traits.html, traits.script, traits._esm], ["drawn anew", "newer", "loads newer"])
  assert.equal(models.newer.get("code"), "of now")
  assert.deepEqual(kernel.searched, ['.newest("\\"script\\"", "\\"en\\"")'])
  assert.deepEqual(whole.told.filter(({ lost }) => lost), [])
  assert.equal(table.alone, true)
})

test("a kernel that is started anew is asked for its script again, and so is another one; a table that has gone asks nobody", async () => {
  const kernel = new Kernel("k", { html: "drawn anew", state: { lang: "en" } })
  const { traits, notebook, left } = opened({ kernel })
  await settled()
  assert.deepEqual([kernel.searched.length, traits.script], [1, "script"])
  kernel.newest = { script: "newer", loader: "loads newer", state: {} }
  for (const status of ["busy", "idle", "restarting", "idle", "unknown"]) notebook.sessionContext.statusChanged.emit(status)
  await settled()
  assert.equal(kernel.searched.length, 1)
  for (const status of ["starting", "busy", "idle", "busy", "idle"]) notebook.sessionContext.statusChanged.emit(status)
  await settled()
  assert.deepEqual([kernel.searched.length, traits.script], [2, "newer"])
  const other = new Kernel("other", { html: "drawn anew", state: { lang: "en" } })
  notebook.sessionContext.session = { kernel: other }
  notebook.sessionContext.kernelChanged.emit()
  await settled()
  assert.equal(other.searched.length, 1)
  left.abort()
  assert.equal(notebook.sessionContext.kernelChanged.hearers.size + notebook.sessionContext.statusChanged.hearers.size, 0)
})

test("a table that the package of now cannot read stays as it was drawn, and where nobody can say it runs what it has", async () => {
  const unread = new Kernel("k", { error: "cannot be read" })
  unread.newest = { script: "newer", loader: "loads newer", state: {} }
  const elsewhere = new Kernel("k")
  elsewhere.newest = undefined
  for (const [kernel, script] of [[unread, "newer"], [elsewhere, "script"]]) {
    const { traits } = opened({ kernel })
    await settled()
    assert.deepEqual([traits.html, traits.script], ["old", script])
  }
})

test("a notebook of a newer package that an older kernel cannot draw keeps its HTML where an older script looks for it", async () => {
  const kernel = new Kernel("k", { error: "newer than this package" })
  kernel.newest = { script: "older", loader: "loads older", state: {} }
  const { traits } = opened({ kernel, html: "" })
  await settled()
  assert.deepEqual([traits.html, traits.script], ["opened", "older"])
})

test("it is stored with its script and the notebook as it stands, its kernel gone, as long as a cell shows it and it is there", async () => {
  const saved = async (place, end = () => {}) => {
    const { savers, stored, traits, left } = opened(place)
    await settled()
    traits.html = "now"
    end(left)
    for (const hear of savers) hear(null, "started")
    return Object.entries(stored.widgets[STATES].state).map(([id, { state }]) => [id, state.html])
  }
  assert.deepEqual(await saved({}), [["table", "now"], ["layout", undefined], ["script", "code"]])
  assert.deepEqual(await saved({ live: true }), []) // JupyterLab does it
  assert.deepEqual(await saved({ shows: "another" }), [])
  assert.deepEqual(await saved({}, (left) => left.abort()), [])
})

/** A view of a table; `wiped` if JupyterLab has written over it. */
const view = ({ wiped = false } = {}) => Promise.resolve({ el: { parentNode: wiped ? null : {} } })

test("a cell that JupyterLab gave up, before it had read the table, is shown again; no other is", async () => {
  const shown = async (place, one) => {
    const seat = opened(place)
    if (one) seat.whole.views.one = one
    await settled()
    seat.left.abort()
    return seat.shown
  }
  assert.deepEqual(await shown({ restored: true }), [[0, "output"]])
  assert.deepEqual(await shown({ restored: true }, view()), [])
  assert.deepEqual(await shown({ restored: true }, view({ wiped: true })), [[0, "output"]])
  assert.deepEqual(await shown({ restored: false }), [])
  assert.deepEqual(await shown({ restored: true, live: true }), [])
})

test("so is one that JupyterLab gives up when the table has been read, as it missed that while it was busy", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const given_up = async (happens) => {
    const seat = opened({ restored: false })
    await rest()
    happens(seat)
    t.mock.timers.tick(2100)
    await rest()
    return seat.shown
  }
  assert.deepEqual(await given_up(({ lab }) => { lab.restoredStatus = true }), [[0, "output"]])
  assert.deepEqual(await given_up(({ lab, whole }) => Object.assign(lab, { restoredStatus: true }) && (whole.views.one = view())), [])
  assert.deepEqual(await given_up(({ lab, left }) => Object.assign(lab, { restoredStatus: true }) && left.abort()), [])
})
