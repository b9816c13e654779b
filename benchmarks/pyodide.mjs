// Times something in the browser's Python: prints what an expression of a benchmark's module comes to there.
import { loadPyodide } from "pyodide"

const [module, expression] = process.argv.slice(2)
const python = await loadPyodide()
python.mountNodeFS("/project", process.cwd())
console.log(await python.runPythonAsync(`
import json, sys
sys.path.insert(0, "/project")
from benchmarks import ${module}
json.dumps(${module}.${expression})
`))
