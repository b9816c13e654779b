// Packs what the browser's Python needs into archives: `node packing.mjs tutor.whl folder`. Only the Python that will read
// them can compile them, so this runs Pyodide, and in it `packing.py`, beside which lies what reads them there.
import { readFile, writeFile } from "node:fs/promises"
import { loadPyodide } from "pyodide"

const [wheel, folder] = process.argv.slice(2)
// Code does not say in which column something went wrong: that alone would make it a third longer.
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } })
const started = python.runPython("import sys; set(sys.modules)")
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel")
python.FS.mkdir("site_hooks")
for (const name of ["packing.py", "unpacking.py"]) {
  python.FS.writeFile(`site_hooks/${name}`, await readFile(new URL(name, import.meta.url)))
}
const { packed } = python.pyimport("site_hooks.packing")
for (const [name, bytes] of Object.entries(packed(started).toJs())) await writeFile(`${folder}/${name}`, bytes)
