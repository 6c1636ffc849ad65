/**
 * Runs once the picture that is being made is on the screen: a task that is asked for in a frame comes after it. Gives
 * back how to call it off.
 */
export const afterPicture = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
