/**
 * Python beside the page: a module worker that starts Pyodide from the site's own files when it gets its first
 * question, says how far it has come, and answers one question after another with `tutor.hosts.page.ask`.
 */

const REPORT_BYTES = 250_000

const here = new URL(import.meta.url)
const nativeFetch = self.fetch.bind(self)

let loaded = 0
let reported = 0

/**
 * Count what passes, so that the page can show progress, and tell at once when a file does not come: Pyodide fetches
 * through this as well, and would wait for ever.
 */
self.fetch = async (...request) => {
  const response = await nativeFetch(...request).catch(refuse)
  if (!response.ok) refuse(`${response.status} ${response.url}`)
  const counter = new TransformStream({ transform: count })
  return new Response(response.body?.pipeThrough(counter), { status: response.status, headers: response.headers })
}

/** Pyodide swallows what goes wrong with a broken WebAssembly file, and would wait for ever as well. */
for (const name of /** @type {const} */ (["instantiate", "instantiateStreaming"])) {
  /** @type {(...parts: any[]) => Promise<any>} */
  const native = WebAssembly[name]
  WebAssembly[name] = (/** @type {any[]} */ ...parts) => native.apply(WebAssembly, parts).catch(refuse)
}

/** @param {unknown} problem @returns {never} */
function refuse(problem) {
  postMessage({ broken: String(problem) })
  throw new Error(String(problem))
}

/** @param {Uint8Array} chunk @param {TransformStreamDefaultController} controller */
function count(chunk, controller) {
  controller.enqueue(chunk)
  loaded += chunk.byteLength
  if (loaded - reported < REPORT_BYTES) return
  reported = loaded
  postMessage({ stage: "fetching", loaded })
}

/** Start Python, and return the one function that is asked everything. */
async function start() {
  // The query ends with the version of Pyodide (`?0f1e2d3c4b5a-314.0.7`), so a browser never mixes two of them.
  const indexURL = new URL(`../pyodide-${here.search.split("-")[1]}/`, here).href
  const [{ loadPyodide }, wheel] = await Promise.all([import(`${indexURL}pyodide.mjs`), fetchWheel()])
  const python = await loadPyodide({ indexURL })
  postMessage({ stage: "starting", loaded })
  python.unpackArchive(wheel, "wheel")
  return python.pyimport("tutor.hosts.page").ask
}

async function fetchWheel() {
  const url = new URL("tutor.whl", here)
  url.search = here.search
  return (await fetch(url)).arrayBuffer()
}

/** Pyodide drops some failures of its start; told here, they are no error of the page. */
self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault()
  postMessage({ broken: String(event.reason) })
})

/** @type {Promise<(state: string, intent: string) => string> | undefined} */
let engine

self.onmessage = async ({ data: { id, state, intent } }) => {
  let ask
  try {
    ask = await (engine ??= start())
  } catch (problem) {
    postMessage({ broken: String(problem instanceof Error ? problem.stack : problem) })
    return
  }
  try {
    postMessage({ id, answer: ask(state, intent) })
  } catch (problem) {
    postMessage({ id, failed: String(problem) })
  }
}
