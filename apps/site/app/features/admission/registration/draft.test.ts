import { days } from '@northlight/contract/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registrationDraft } from './draft.ts'

const memory = new Map<string, string>()
beforeEach(() => {
  memory.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('keeps what was typed and never a password, an agreement or a field it does not know', () => {
  const typed = {
    name: 'Ananya Rao',
    password: 'Polaris#2027',
    confirm_password: 'Polaris#2027',
    consent: 'yes',
    card_number: '4111111111111111',
    sitting: 's-02',
  }
  expect(registrationDraft.draftOf(typed)).toEqual({ name: 'Ananya Rao', sitting: 's-02' })
  registrationDraft.keep(typed)
  expect([...memory.values()].join()).not.toMatch(/Polaris|4111/)
})

test('comes back until a week has passed', () => {
  registrationDraft.keep({ name: 'Ananya Rao' }, 1000)
  expect(registrationDraft.read(1000 + days(6))).toEqual({ name: 'Ananya Rao' })
  expect(registrationDraft.read(1000 + days(8))).toBeNull()
  expect(memory.size).toBe(0)
})

test('what one account has typed comes back to it and to a guest, and to no other account', () => {
  const signedIn = (mark: string) => memory.set('site:signed-in', mark)
  signedIn('42')
  registrationDraft.keep({ name: 'Ananya Rao' })
  for (const mark of ['42', '']) {
    signedIn(mark)
    expect(registrationDraft.read()).toEqual({ name: 'Ananya Rao' })
  }
  signedIn('43')
  expect(registrationDraft.read()).toBeNull()
  signedIn('42')
  expect(registrationDraft.read()).toBeNull()
  // A guest who signs in on the way loses nothing.
  signedIn('')
  registrationDraft.keep({ name: 'Ananya Rao' })
  signedIn('43')
  expect(registrationDraft.read()).toEqual({ name: 'Ananya Rao' })
})

test('is gone when it is deleted, and a broken one is none', () => {
  registrationDraft.keep({ name: 'Ananya Rao' })
  registrationDraft.forget()
  expect(registrationDraft.read()).toBeNull()
  memory.set('admission:registration', '{"at":')
  expect(registrationDraft.read()).toBeNull()
})

test('a device that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('switched off')
    },
  })
  expect(registrationDraft.keep({ name: 'Ananya Rao' })).toBe(false)
  expect(registrationDraft.read()).toBeNull()
})
