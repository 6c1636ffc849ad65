import { afterEach, expect, test, vi } from 'vitest'
import { enquiryDrafts } from './draft.ts'

afterEach(() => vi.unstubAllGlobals())

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

test('a draft keeps what was typed, but neither the Aadhaar number nor a file', () => {
  expect(
    enquiryDrafts.puc.draftOf({ name: 'Asha', aadhar: '2345 6789 0123', marks: { name: 'card.png' }, sibling: 'No' }),
  ).toEqual({
    name: 'Asha',
    sibling: 'No',
  })
})

test('a draft comes back until it is forgotten, each form having its own', () => {
  vi.stubGlobal('sessionStorage', memory())
  expect(enquiryDrafts.puc.keep({ name: 'Asha' })).toBe(true)
  expect(enquiryDrafts.puc.read()).toEqual({ name: 'Asha' })
  expect(enquiryDrafts['class-8-9-10'].read()).toBeNull()
  enquiryDrafts.puc.forget()
  expect(enquiryDrafts.puc.read()).toBeNull()
})

test('without storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(enquiryDrafts.puc.keep({ name: 'Asha' })).toBe(false)
  expect(enquiryDrafts.puc.read()).toBeNull()
  expect(() => enquiryDrafts.puc.forget()).not.toThrow()
})
