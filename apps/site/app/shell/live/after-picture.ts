/**
 * Runs after the next animation frame is painted: a timeout that is set within a frame comes after its paint. Returns
 * how to cancel it.
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
