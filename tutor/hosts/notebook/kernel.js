/** Asking the kernel of a notebook, from a page: an expression is evaluated there, and no cell has to run. */

/** @import { Kernel, Reply } from "../shared/protocol.d.ts" */

/** A text of Python's that says some data as JSON. @param {unknown} data */
const literal = (data) => JSON.stringify(JSON.stringify(data))

/**
 * What a kernel replies. A kernel that is ended, or that cannot be reached any more, never does; whoever waits is told.
 *
 * @param {Kernel} kernel @param {object} request @returns {Promise<Reply>}
 */
async function replied(kernel, request) {
  if (kernel.connectionStatus === "disconnected") throw new Error("The kernel is out of reach.")
  const { done } = kernel.requestExecute(request)
  let leave = () => {}
  const gone = new Promise((_, reject) => {
    const heed = (/** @type {unknown} */ _kernel, /** @type {string} */ status) => {
      if (status === "disconnected") reject(new Error("The kernel has gone."))
    }
    kernel.connectionStatusChanged.connect(heed)
    leave = () => kernel.connectionStatusChanged.disconnect(heed)
  })
  return await Promise.race([done, gone]).finally(leave)
}

/**
 * What a function of the tutor's notebooks returns for some data, which it is given as JSON texts.
 *
 * @param {Kernel} kernel @param {string} module such as `"widget"` @param {string} name of the function @param {unknown[]} given
 * @returns {Promise<any>}
 */
export async function evaluated(kernel, module, name, ...given) {
  const tutor = `__import__("tutor.hosts.notebook.${module}", fromlist=["${name}"]).${name}(${given.map(literal).join(", ")})`
  const { content } = await replied(kernel, { code: "", silent: true, store_history: false, user_expressions: { tutor } })
  const answer = content.user_expressions?.tutor?.data?.["application/json"]
  if (!answer) throw new Error(JSON.stringify(content))
  return answer
}
