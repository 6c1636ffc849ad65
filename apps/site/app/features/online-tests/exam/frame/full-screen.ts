/** Phones without full screen are not asked and not punished. */
export const canFullScreen = (): boolean => document.fullscreenEnabled === true

export const isFullScreen = (): boolean => document.fullscreenElement !== null

type Keyboard = { lock?: (keys: string[]) => Promise<void> }

/** Where the browser allows it, a touch of Escape closes our dialogs and does not leave full screen; holding it does. */
const keepEscape = async () => {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard }
  await keyboard?.lock?.(['Escape']).catch(() => undefined)
}

/** Must be called straight from a click. A refusal is no reason to stop: the tally says whether it is on. */
export const enterFullScreen = async (): Promise<boolean> => {
  if (!canFullScreen()) return false
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    await keepEscape()
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
