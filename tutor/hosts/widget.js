/** A table in JupyterLab: what anywidget asks of a module. */

/** @import { AnyWidget } from "@anywidget/types" */

import { render } from "./render.js"

/** @type {AnyWidget<{ html: string; sheet?: string }>} */
const widget = { render }

export default widget
