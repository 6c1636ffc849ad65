/**
 * Keys of the browser's storage under which something of a person is kept: half-filled forms, families that were read in
 * the office, the roster of a hall. `scripts/kept-in-browser.test.ts` knows every place that keeps something.
 */
const personal = /^(?:admission:|two-year-form|kept-form|office:(?:read|order|list):|hall:)/

/** Marks that were made without a network are nobody's to lose; the names they were made in are not kept with them. */
const waitingIn = (text: string | null): string | null => {
  try {
    const { waiting } = JSON.parse(text ?? '') as { waiting?: unknown[] }
    return waiting?.length ? JSON.stringify({ waiting }) : null
  } catch {
    return null
  }
}

/**
 * Called with the sign-out, at the site and in the office: both have one session, and whoever sits down next at a
 * shared computer may open either.
 */
export const forgetPerson = (stores: Storage[]): void => {
  for (const store of stores)
    for (const key of Object.keys(store).filter((name) => personal.test(name))) {
      const waiting = waitingIn(store.getItem(key))
      if (waiting) store.setItem(key, waiting)
      else store.removeItem(key)
    }
}

/** The two storages of this browser; none where they are forbidden. */
export const ownStores = (): Storage[] => {
  try {
    return [globalThis.localStorage, globalThis.sessionStorage].filter(Boolean)
  } catch {
    return []
  }
}
