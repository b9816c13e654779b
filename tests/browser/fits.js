/**
 * The exercises of a lesson, one a step: how far below the window each reaches, in pixels, where nobody scrolls.
 * What has to be seen at once is the prompt, the boards, the answer before and after it is laid out, and what is said first of
 * a right one. (No more than nothing is a number below zero: so much room is left.)
 *
 * @returns {{ name: string, pad: string, over: number, across: number }[]}
 */
() => {
  const steps = [...document.querySelectorAll(".lesson-step")]
  const asked = steps.flatMap((step) => [...step.querySelectorAll(".tutor-question:not([data-help=worked])")])
  return asked.map((question) => {
    for (const step of steps) step.contains(question) ? step.setAttribute("data-view", "here") : step.removeAttribute("data-view")
    window.scrollTo({ top: 0, behavior: "instant" })
    const end = document.querySelector(".lesson-turns").getBoundingClientRect().top
    const foot = (part) => part.getBoundingClientRect().bottom + scrollY
    const fields = question.querySelector("fieldset")
    const before = foot(fields)
    fill(question)
    const laidOut = foot(fields)
    question.querySelector("[data-check]").click()
    const said = foot(question.querySelector("[data-part=verdict]").firstElementChild)
    const { name, pad } = question.dataset
    return { name, pad, over: Math.ceil(Math.max(before, laidOut, said) - end), across: document.documentElement.scrollWidth - innerWidth }
  })

  /** Give the right answer, but do not have it checked. */
  function fill(question) {
    const [answer] = JSON.parse(question.querySelector("template[data-part=ready]").content.querySelector("[data-key]").dataset.key)
    const field = question.querySelector("input.number")
    if (field) field.value = answer[0]
    for (const input of question.querySelectorAll("fieldset input:not(.number)")) input.checked = answer.includes(input.value)
    const places = [...question.querySelectorAll("[data-place]")].map(({ dataset }) => dataset.place)
    const put = answer.map((part) => part.split("@")).filter(([, place]) => places.includes(place))
    put.sort(([, one], [, other]) => places.indexOf(one) - places.indexOf(other))
    for (const [thing] of put) question.querySelector(`[data-supply] [data-thing="${thing}"]`).click()
  }
}
