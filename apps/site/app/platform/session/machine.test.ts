import { describe, expect, test } from 'vitest'
import { loading, next, type SessionEvent, type SessionState, sessionIn, unauthenticated } from './machine.ts'

const session = { user: { token: 't-1', name: 'Asha' } }
const authenticated: SessionState = { status: 'authenticated', session, error: null }
const failed: SessionState = { status: 'error', session: null, error: 'CredentialsSignin' }

const walk = (events: SessionEvent[], from: SessionState = unauthenticated) => {
  const states: string[] = []
  let state = from
  for (const event of events) {
    state = next(state, event)
    states.push(state.status)
  }
  return states
}

test('a sign-in is loading, then authenticated once a session arrives', () => {
  expect(walk([{ type: 'sign-in-started' }, { type: 'session-arrived', session }])).toEqual([
    'loading',
    'authenticated',
  ])
})

test('a failed sign-in sets error and keeps its name', () => {
  expect(next(loading, { type: 'sign-in-failed', error: 'CredentialsSignin' })).toEqual(failed)
})

test('a second try after an error is loading again', () => {
  expect(walk([{ type: 'sign-in-started' }], failed)).toEqual(['loading'])
})

test('signing out ends in unauthenticated from every state', () => {
  for (const state of [unauthenticated, loading, authenticated, failed])
    expect(next(state, { type: 'signed-out' })).toEqual(unauthenticated)
})

describe('a session that is missing or empty means unauthenticated', () => {
  for (const value of [
    undefined,
    null,
    {},
    [],
    '',
    { user: null },
    { user: {} },
    { user: { token: '' } },
    { user: { token: 7 } },
  ])
    test(JSON.stringify(value) ?? 'undefined', () => {
      expect(sessionIn(value)).toBeNull()
      expect(next(authenticated, { type: 'session-arrived', session: value })).toEqual(unauthenticated)
    })
})

test('reading the session again does not unsettle a signed-in person', () => {
  expect(walk([{ type: 'session-requested' }, { type: 'session-unreachable' }], authenticated)).toEqual([
    'authenticated',
    'authenticated',
  ])
})

test('a guest whose session cannot be read stays a guest, and it is known that nobody said so', () => {
  expect(walk([{ type: 'session-requested' }, { type: 'session-unreachable' }])).toEqual(['loading', 'unauthenticated'])
  const networkError = next(loading, { type: 'session-unreachable' })
  expect(networkError).toMatchObject({ isUnreached: true })
  expect(next(networkError, { type: 'session-arrived', session: {} })).toEqual(unauthenticated)
})

test('a failed sign-in that was shown leaves a guest, and unsettles nobody else', () => {
  expect(next(failed, { type: 'failure-shown' })).toEqual(unauthenticated)
  for (const state of [unauthenticated, loading, authenticated])
    expect(next(state, { type: 'failure-shown' })).toBe(state)
})

test('a changed name is shown at once and keeps the token', () => {
  const changed = next(authenticated, { type: 'person-changed', name: 'Asha Rao', email: 'asha@northlight.test' })
  expect(changed.session?.user).toEqual({ token: 't-1', name: 'Asha Rao', email: 'asha@northlight.test' })
  expect(next(unauthenticated, { type: 'person-changed', name: 'A', email: 'a@b.test' })).toBe(unauthenticated)
})
