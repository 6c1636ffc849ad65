const gap = 12

/** What somebody may be about to press: every button of a form, and whatever has the focus. */
const pressable = (): Element[] =>
  [...document.querySelectorAll('form button'), document.activeElement].filter(
    (one) => one?.matches('a, button, input, select, textarea') === true,
  ) as Element[]

/** A message has come and lies over the foot of the window: the page moves on until no button of a form is under it. */
export const keepClear = (message: Element): void => {
  const { top, bottom, left, right } = message.getBoundingClientRect()
  const covered = pressable()
    .filter((one) => !message.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.height > 0)
    .filter((box) => box.bottom > top && box.top < bottom && box.right > left && box.left < right)
  if (covered.length === 0) return
  scrollBy({ top: Math.max(...covered.map((box) => box.bottom)) - top + gap, behavior: 'instant' })
}
