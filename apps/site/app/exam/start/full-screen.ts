/** Phones without full screen are not asked and not punished. */
export const canFullScreen = (): boolean => document.fullscreenEnabled === true

export const isFullScreen = (): boolean => document.fullscreenElement !== null

/** Must be called straight from a click. A refusal is no reason to stop: the tally says whether it is on. */
export const enterFullScreen = async (): Promise<boolean> => {
  if (!canFullScreen()) return false
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    return true
  } catch {
    return false
  }
}

export const leaveFullScreen = async (): Promise<void> => {
  if (!isFullScreen()) return
  try {
    await document.exitFullscreen()
  } catch {
    // Already left.
  }
}
