import { createStore, useStore } from '../state/create-store.ts'
import { loading, next, type SessionEvent, type SessionState } from './machine.ts'

// Pages are the same for every visitor, so the session is unknown until the browser has asked for it.
export const sessionStore = createStore<SessionState>(loading)

export const dispatch = (event: SessionEvent) => {
  sessionStore.set((state) => next(state, event))
  rememberWhetherSignedIn(sessionStore.get())
}

/** A page that a signed-in person opens need not wait for a sign of life before it asks who is there. */
const rememberWhetherSignedIn = ({ status }: SessionState) => {
  try {
    if (status === 'authenticated') localStorage.setItem('site:signed-in', 'yes')
    if (status === 'unauthenticated') localStorage.removeItem('site:signed-in')
  } catch {
    // Storage may be forbidden; then the page waits like any other.
  }
}

export const useSession = (): SessionState => useStore(sessionStore, loading)

/** The bearer token of the signed-in person, for the API client. */
export const sessionToken = (): string | undefined => sessionStore.get().session?.user.token
