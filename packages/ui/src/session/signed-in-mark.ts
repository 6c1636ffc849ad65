export const signedInKey = 'site:signed-in'
/** The session ended by itself. Who signs out by a button leaves nothing at all. */
const over = ''

/**
 * What this browser knows of the session without asking, at the site and in the office. The next page can draw the
 * account at once, and a page that was open before sees whether the person it shows is still the one who is signed in.
 */
export const readMark = (): string | null => {
  try {
    return localStorage.getItem(signedInKey)
  } catch {
    // Storage is forbidden: the next page waits for the answer instead.
    return null
  }
}

/** What this page goes by. Nothing where nothing could be written: then nobody knows what has changed. */
let own: string | null = null
/** From now on this page goes by what the browser knows. */
export const takeMark = (): void => {
  own = readMark()
}

const write = (mark: string | null) => {
  try {
    if (mark === null) localStorage.removeItem(signedInKey)
    else localStorage.setItem(signedInKey, mark)
  } catch {
    // Storage is full or forbidden.
  }
  takeMark()
}

/**
 * What the session service has said. The number of the account tells two people of one browser apart, and not who they
 * are; it stays when a name or an address changes. Without one only a sign-out is seen.
 */
export const markSession = (user: { id?: string } | null | undefined): void =>
  write(user ? (user.id ?? 'somebody') : readMark() && over)

export const markSignedOut = (): void => write(null)

/** Whether somebody has signed out since this page read the session, or another person has signed in. */
export const hasMarkChanged = (): boolean => {
  const now = readMark()
  return !!own && now !== own && now !== over
}

/** Calls whenever another page may have changed the mark. One that lay in the back/forward cache has heard of nothing. */
export const watchMark = (look: (isBack: boolean) => void): (() => void) => {
  // A browser that clears everything names no key. Other keys say nothing of the session.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === signedInKey || key === null) look(false)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look(true)
  }
  // Until the service has answered, what this tab keeps is of whom the last page knew.
  takeMark()
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}
