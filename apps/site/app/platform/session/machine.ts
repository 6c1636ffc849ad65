export type SessionUser = {
  token: string
  /** The number of the account: who somebody is does not change with a name or an address. */
  id?: string
  name?: string | null
  email?: string | null
  image?: string | null
  /** In which this person reads tests and reports. */
  language?: string
}
export type Session = { user: SessionUser; expires?: string }

export type SessionState =
  /** `isUnreached`: nobody answered, which says nothing about the session. */
  | { status: 'unauthenticated'; session: null; error: null; isUnreached?: true }
  | { status: 'loading'; session: null; error: null }
  | { status: 'authenticated'; session: Session; error: null }
  | { status: 'error'; session: null; error: string }

export type SessionEvent =
  | { type: 'sign-in-started' }
  | { type: 'session-requested' }
  | { type: 'session-arrived'; session: unknown }
  | { type: 'session-unreachable' }
  | { type: 'sign-in-failed'; error: string }
  | { type: 'failure-shown' }
  | { type: 'person-changed'; name: string; email: string }
  | { type: 'signed-out' }

export const unauthenticated: SessionState = { status: 'unauthenticated', session: null, error: null }
export const loading: SessionState = { status: 'loading', session: null, error: null }

/** An empty object, a user without a token or anything unexpected means: no session. */
export const sessionIn = (value: unknown): Session | null => {
  if (typeof value !== 'object' || value === null || !('user' in value)) return null
  const { user } = value
  if (typeof user !== 'object' || user === null || !('token' in user)) return null
  return typeof user.token === 'string' && user.token !== '' ? (value as Session) : null
}

/** The four states of a session. Pure: the store sends the events, the network is elsewhere. */
export const next = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'sign-in-started':
      return loading
    case 'session-requested':
      // Reading the session again must not make the account of a signed-in person blink.
      return state.status === 'authenticated' ? state : loading
    case 'session-arrived': {
      const session = sessionIn(event.session)
      return session ? { status: 'authenticated', session, error: null } : unauthenticated
    }
    case 'session-unreachable':
      // A signed-in person stays signed in. Anyone else sees what a guest sees; a guarded page says what is wrong.
      return state.status === 'authenticated' ? state : { ...unauthenticated, isUnreached: true }
    case 'sign-in-failed':
      return { status: 'error', session: null, error: event.error }
    case 'failure-shown':
      // The form says what was wrong; for everyone else this is a guest again.
      return state.status === 'error' ? unauthenticated : state
    case 'person-changed': {
      if (state.status !== 'authenticated') return state
      const { name, email } = event
      return { ...state, session: { ...state.session, user: { ...state.session.user, name, email } } }
    }
    case 'signed-out':
      return unauthenticated
  }
}
