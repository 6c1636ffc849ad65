const personal = /^(?:(?:admission|office:read):|site:signed-in$)/

/**
 * Called with the sign-out, at the site and in the office: both have one session, and anyone who sits down next at a
 * shared computer may open either. What the tab holds goes, and half-filled forms and families that were read.
 * `scripts/kept-in-browser.test.ts` knows every place that keeps something. Every page carries this: each byte counts.
 */
export const forgetPerson = (): void => {
  forgetTab()
  try {
    for (const key of Object.keys(localStorage)) if (personal.test(key)) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** What this tab holds. Its own copy goes where the sign-out was made in another one. */
export const forgetTab = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
