import { minutes } from '@northlight/contract/durations'
import { attendedHeader } from '@northlight/contract/office/me'

/** So long after the last key or touch somebody still sits before the screen. */
const staysFor = minutes(1)

let touchedAt = Date.now()
const touched = () => {
  touchedAt = Date.now()
}

/** From the first screen on. */
export const watchTouches = () => {
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    addEventListener(event, touched, { capture: true, passive: true })
}

/** A console that is open all afternoon asks the server by itself; that alone keeps nobody signed in. */
export const attendedHeaders = (): Record<string, string> => ({
  [attendedHeader]: Date.now() - touchedAt < staysFor ? 'yes' : 'no',
})
