// Packs what the browser's Python needs into archives: `node packing.mjs tutor.whl folder`. Only the Python that will read
// them can compile them, so this runs Pyodide, and in it `packing.py`.
import { readFile, writeFile } from "node:fs/promises"
import { loadPyodide } from "pyodide"

const [wheel, folder] = process.argv.slice(2)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel")
python.FS.writeFile("packing.py", await readFile(new URL("packing.py", import.meta.url)))
const { packed } = python.pyimport("packing")
for (const [name, bytes] of Object.entries(packed().toJs())) await writeFile(`${folder}/${name}`, bytes)
