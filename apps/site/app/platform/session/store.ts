import { markSession, markSignedOut, takeMark } from '@northlight/ui/session/signed-in-mark.ts'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { loading, next, type SessionEvent, type SessionState, unauthenticated } from './machine.ts'

// Pages are the same for every visitor, so the session is unknown until the browser has asked for it.
export const sessionStore = createStore<SessionState>(loading)

export const dispatch = (event: SessionEvent) => {
  sessionStore.set((state) => next(state, event))
  if (event.type === 'signed-out') markSignedOut()
  if (event.type === 'session-arrived') markSession(sessionStore.get().session?.user)
}

/** Somebody else signed out in this browser, or signed in: what this page shows is not theirs to see. */
export const endHere = () => {
  takeMark()
  sessionStore.set(unauthenticated)
}

/** The bearer token of the signed-in person, for the API client. */
export const sessionToken = (): string | undefined => sessionStore.get().session?.user.token
