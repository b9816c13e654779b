// Times the words in the browser's Python: prints the milliseconds of one set of verdicts on 18 cards.
import { loadPyodide } from "pyodide"

const python = await loadPyodide()
python.mountNodeFS("/project", process.cwd())
console.log(await python.runPythonAsync(`
import sys
sys.path.insert(0, "/project")
from benchmarks.wording import milliseconds
milliseconds("en")
`))
