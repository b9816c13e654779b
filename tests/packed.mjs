// Starts Python as the site's worker does, from the archives alone: `node packed.mjs stdlib.zip tutor.tar tutor.py`, and
// prints what the last of them, a program, comes to.
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { loadPyodide } from "pyodide"

const [stdLibURL, archive, program] = process.argv.slice(2)
const folder = mkdtempSync(`${tmpdir()}/tutor-`)
execFileSync("tar", ["-xf", archive, "-C", folder])
const python = await loadPyodide({ stdLibURL })
python.mountNodeFS("/tutor", folder)
console.log(python.runPython(readFileSync(program, "utf8")))
