import { createStore, useStore } from '../state/create-store.ts'
import { loading, next, type SessionEvent, type SessionState } from './machine.ts'

// Pages are the same for every visitor, so the session is unknown until the browser has asked for it.
export const sessionStore = createStore<SessionState>(loading)

export const tell = (event: SessionEvent) => sessionStore.set((state) => next(state, event))

export const useSession = (): SessionState => useStore(sessionStore, loading)

/** The bearer token of the signed-in person, for the API client. */
export const sessionToken = (): string | undefined => sessionStore.get().session?.user.token
