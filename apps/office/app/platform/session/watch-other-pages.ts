import { forgetTab } from '@northlight/ui/session/forget-person.ts'
import { hasMarkChanged, readMark, takeMark, watchMark } from '@northlight/ui/session/signed-in-mark.ts'
import { endHere } from './session.ts'

/**
 * The office and the site have one session. Anyone who signs out of it on any page has left this one too, and who signs
 * in is not shown the families of a colleague. A session that ends by itself is noticed by the next call: what was
 * typed waits for its writer then.
 */
export const watchOtherPages = (): (() => void) =>
  watchMark(() => {
    if (!hasMarkChanged()) return
    takeMark()
    forgetTab()
    endHere(!!readMark())
  })
