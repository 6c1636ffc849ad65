import { newId } from '@northlight/ui/new-id.ts'

const key = 'exam:screen'

/**
 * Names this browser to the server. All its tabs share the name, so a closed tab that is opened again simply goes on;
 * which of several tabs may write is settled by the lock of the browser.
 */
export const screenName = (storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = safeStorage()): string => {
  const made = newId()
  try {
    const known = storage?.getItem(key)
    if (known && /^[\w-]{8,64}$/.test(known)) return known
    storage?.setItem(key, made)
  } catch {
    // Nothing is kept here: this page is a screen of its own, and a reload asks to take over.
  }
  return made
}

const safeStorage = () => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
