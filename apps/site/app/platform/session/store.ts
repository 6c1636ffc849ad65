import { createStore } from '@northlight/ui/state/create-store.ts'
import { loading, next, type SessionEvent, type SessionState } from './machine.ts'

// Pages are the same for every visitor, so the session is unknown until the browser has asked for it.
export const sessionStore = createStore<SessionState>(loading)

export const dispatch = (event: SessionEvent) => {
  sessionStore.set((state) => next(state, event))
  rememberWhetherSignedIn(sessionStore.get())
}

/** The next page can draw the account at once, before it has asked whose session this is. */
const rememberWhetherSignedIn = ({ status }: SessionState) => {
  try {
    if (status === 'authenticated') localStorage.setItem('site:signed-in', 'yes')
    if (status === 'unauthenticated') localStorage.removeItem('site:signed-in')
  } catch {
    // Storage may be forbidden; then the next page waits for the answer.
  }
}

/** The bearer token of the signed-in person, for the API client. */
export const sessionToken = (): string | undefined => sessionStore.get().session?.user.token
