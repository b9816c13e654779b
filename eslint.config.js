// What the linter asks of the browser's scripts, their tests and what Node runs. Types are tsc's business (tsconfig.json).

import js from "@eslint/js"
import globals from "globals"

export default [
  { ignores: ["build/", "dist/", "site/", ".venv/", ".cache/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "complexity": ["error", 10],
      "consistent-this": "error",
      "curly": ["error", "multi-line"],
      "default-case": "error",
      "eqeqeq": "error",
      "max-depth": ["error", 3],
      "max-lines": ["error", 250],
      "max-lines-per-function": ["error", 40],
      "max-params": ["error", 4],
      "no-eval": "error",
      "no-implicit-coercion": "error",
      "no-implicit-globals": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "no-self-compare": "error",
      "no-shadow": ["error", { builtinGlobals: false }],
      "no-throw-literal": "error",
      "no-unmodified-loop-condition": "error",
      "no-use-before-define": ["error", { functions: false, classes: false }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-object-spread": "error",
      "prefer-template": "error",
      "require-await": "error",
    },
  },
  { files: ["tutor/hosts/**/*.js"], languageOptions: { globals: globals.browser } },
  // A worker has no document.
  { files: ["tutor/hosts/site/worker.js", "tutor/hosts/offline/sw.js"], languageOptions: { globals: { ...off(globals.browser), ...globals.worker } } },
  { files: ["tutor/hosts/site/start.js"], languageOptions: { sourceType: "script" } },
  { files: ["tests/**", "benchmarks/**", "site_hooks/*.mjs", "eslint.config.js"], languageOptions: { globals: globals.node } },
  // A page of the tests, in a browser.
  { files: ["tests/browser/*.js"], languageOptions: { globals: { ...off(globals.node), ...globals.browser } } },
  { files: ["tests/**"], rules: { "max-lines": "off", "max-lines-per-function": "off", "max-depth": "off", "complexity": "off" } },
]

/** These names, unknown again. */
function off(names) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, "off"]))
}
