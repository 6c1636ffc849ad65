import { expect, test } from 'vitest'
import { consentWord } from './cell.tsx'

test('a consent is a word with its day', () => {
  expect(consentWord({ on: '2026-11-02', withdrawn_on: null })).toMatch(/^given 2 Nov/)
  expect(consentWord({ on: '2026-11-02', withdrawn_on: '2026-11-15' })).toMatch(/^withdrawn 15 Nov/)
  expect(consentWord({ on: null, withdrawn_on: null })).toBe('missing')
})
