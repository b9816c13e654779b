// What lies over a table for a while: panels, and the rest of a text that is longer than its place. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { press, sit } from "./dom.mjs"

/** The panels that are open, by their names. */
const shown = (table) => [...table.el.querySelectorAll("[popover][data-shown]")].map((one) => one.classList.item(one.classList.length - 1))

// --- panels ------------------------------------------------------------------------------------------------------

for (const [name, drawn] of [["menu", "auction"], ["role", "dog"], ["last", "next card"]]) {
  test(`a button opens the panel “${name}” and closes it again, and nobody is asked`, () => {
    const table = sit(drawn)
    const button = table.find(`[data-opens=${name}]`)
    assert.deepEqual(shown(table), [])
    button.click()
    assert.deepEqual(shown(table), [name])
    const close = table.find(`[data-closes=${name}]`) ?? button
    close.click()
    assert.deepEqual([shown(table), table.sent], [[], []])
  })
}

test("what is asked for in a panel is to be seen: the panel closes, which would lie over what comes of it", () => {
  const table = sit("live")
  table.find("[data-opens=menu]").click()
  table.find(".menu [data-intent=finish]").click()
  assert.deepEqual([table.sent, shown(table)], [[{ finish: true }], []])
})

test("a panel that was opened while one waits closes when there is something to be watched", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("live")
  table.find("[data-opens=menu]").click()
  table.show("wins")
  assert.ok(table.root().hasAttribute("data-moving"))
  assert.deepEqual(shown(table), [])
})

test("why what was typed in a panel cannot be stands on the table, and what was typed is still there to be mended", () => {
  const table = sit("position")
  table.find("[data-opens=menu]").click()
  table.find(".menu .seed").value = "abc"
  table.find(".menu [type=submit]").click()
  table.tell({ error: "There is no such deal." })
  assert.deepEqual([shown(table), table.reads(".problem")], [[], "There is no such deal."])
  table.find("[data-opens=menu]").click()
  assert.deepEqual([shown(table), table.find(".menu .seed").value], [["menu"], "abc"])
})

test("Enter and Space open a panel, and JupyterLab does not hear of them; Escape, which closes it, is the browser’s", () => {
  const table = sit("auction")
  table.find("[data-opens=menu]").focus()
  for (const key of ["Enter", " "]) assert.deepEqual(press(table.document, key), { reached: false, taken: false })
  assert.deepEqual(press(table.document, "Escape"), { reached: true, taken: false })
})

// --- a text that is longer than its place ------------------------------------------------------------------------

/** Let what the tutor says be so long, in a place of a hundred. */
function long(table, height) {
  Object.defineProperty(table.find(".verdict"), "clientHeight", { value: 100, configurable: true })
  Object.defineProperty(table.find(".verdict"), "scrollHeight", { value: height, configurable: true })
}

/** Whether one is offered to read on, whether all is shown, and what somebody hears of it who does not see it. */
function reading(table) {
  const more = table.find("[data-part=more]")
  return [!more.hidden, table.find(".verdict").hasAttribute("data-open"), more.getAttribute("aria-expanded")]
}

test("a verdict that fits offers nothing more to read, one that does not offers it", () => {
  const table = sit("position")
  for (const [height, offered] of [[100, false], [101, false], [102, true], [300, true], [40, false]]) {
    long(table, height)
    table.move("T2").click()
    assert.deepEqual(reading(table), [offered, false, "false"], `${height}`)
  }
})

test("one reads on, folds it again, and the next verdict begins folded", () => {
  const table = sit("position")
  long(table, 300)
  table.move("T2").click()
  const more = table.find("[data-part=more]")
  more.click()
  assert.deepEqual(reading(table), [true, true, "true"])
  more.click()
  assert.deepEqual(reading(table), [true, false, "false"])
  more.click()
  table.move("T19").click()
  assert.deepEqual(reading(table), [true, false, "false"])
})

test("a new table begins folded, too", () => {
  const table = sit("live")
  long(table, 300)
  table.move("T2").click()
  table.find("[data-part=more]").click()
  table.show("next card")
  assert.deepEqual(reading(table), [true, false, "false"])
})
