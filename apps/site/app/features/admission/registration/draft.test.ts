import { days } from '@northlight/contract/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, forgetDraft, keepDraft, keptDraft } from './draft.ts'

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
  expect(draftOf(typed)).toEqual({ name: 'Ananya Rao', sitting: 's-02' })
  keepDraft(typed)
  expect([...memory.values()].join()).not.toMatch(/Polaris|4111/)
})

test('comes back until a week has passed', () => {
  keepDraft({ name: 'Ananya Rao' }, 1000)
  expect(keptDraft(1000 + days(6))).toEqual({ name: 'Ananya Rao' })
  expect(keptDraft(1000 + days(8))).toBeNull()
  expect(memory.size).toBe(0)
})

test('is gone when it is deleted, and a broken one is none', () => {
  keepDraft({ name: 'Ananya Rao' })
  forgetDraft()
  expect(keptDraft()).toBeNull()
  memory.set('admission:registration', '{"at":')
  expect(keptDraft()).toBeNull()
})

test('a device that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('switched off')
    },
  })
  expect(keepDraft({ name: 'Ananya Rao' })).toBe(false)
  expect(keptDraft()).toBeNull()
})
