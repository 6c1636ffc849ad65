import { createStore } from '@northlight/ui/state/create-store.ts'
import { loading, next, type SessionEvent, type SessionState, unauthenticated } from './machine.ts'
import { createSignedInMark } from './signed-in-mark.ts'

// Pages are the same for every visitor, so the session is unknown until the browser has asked for it.
export const sessionStore = createStore<SessionState>(loading)
export const mark = createSignedInMark()

export const dispatch = (event: SessionEvent) => {
  sessionStore.set((state) => next(state, event))
  if (event.type === 'signed-out') mark.signedOut()
  if (event.type !== 'session-arrived' && event.type !== 'person-changed') return
  const { session } = sessionStore.get()
  if (session) mark.signedIn(session.user.email ?? '')
  else mark.ended()
}

/** Somebody else signed out in this browser, or signed in: what this page shows is not theirs to see. */
export const endHere = () => sessionStore.set(unauthenticated)

/** The bearer token of the signed-in person, for the API client. */
export const sessionToken = (): string | undefined => sessionStore.get().session?.user.token
