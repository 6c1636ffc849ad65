import { beforeEach, expect, test } from 'vitest'
import { newDraft } from './draft.ts'
import { draftPlace, keepDraft, storedDraft } from './stored-draft.ts'

beforeEach(() => sessionStorage.clear())

const draft = { ...newDraft(), key: 'B' }
const anand = draftPlace('anand@northlight.test', { id: 7, version: 2 })

test('what a colleague has written comes back to them, until it is saved', () => {
  keepDraft(anand, draft)
  expect(storedDraft(anand)).toEqual(draft)
  keepDraft(anand, null)
  expect(storedDraft(anand)).toBeNull()
})

test('it comes back to nobody else of this browser, and into no other version', () => {
  keepDraft(anand, draft)
  expect(storedDraft(draftPlace('meera@northlight.test', { id: 7, version: 2 }))).toBeNull()
  expect(storedDraft(draftPlace('anand@northlight.test', { id: 7, version: 3 }))).toBeNull()
  expect(storedDraft(draftPlace('anand@northlight.test', null))).toBeNull()
})

test('a broken one is none', () => {
  for (const broken of ['{', '7', 'null', '{"key":"B"}']) {
    sessionStorage.setItem(anand, broken)
    expect(storedDraft(anand), broken).toBeNull()
  }
})
