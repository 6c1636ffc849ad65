export const signedInKey = 'site:signed-in'
/** The session ended by itself. Who signs out by a button leaves nothing at all. */
const over = ''

/** A number that tells two people of one browser apart, and not who they are. */
const numberOf = (person: string) => {
  let hash = 0
  for (const letter of person) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return `n${hash}`
}

const keep = (mark: string | null) => {
  try {
    if (mark === null) localStorage.removeItem(signedInKey)
    else localStorage.setItem(signedInKey, mark)
  } catch {
    // Storage is forbidden: the next page waits for the answer instead.
  }
}

/**
 * What this browser knows of the session without asking. The next page can draw the account at once, and a page that was
 * open before sees whether the person it shows is still the one who is signed in.
 */
export const createSignedInMark = () => {
  let own: string | null = null
  const read = (): string | null => {
    try {
      return localStorage.getItem(signedInKey)
    } catch {
      return own
    }
  }
  return {
    isSet: () => !!read(),
    signedIn: (person: string) => {
      own = numberOf(person)
      keep(own)
    },
    ended: () => {
      own = null
      if (read()) keep(over)
    },
    signedOut: () => {
      own = null
      keep(null)
    },
    /** Whether somebody has signed out since this page read the session, or another person has signed in. */
    hasChanged: () => {
      const now = read()
      return own !== null && now !== own && now !== over
    },
  }
}
