import { expect, test } from 'vitest'
import { readUrl } from './read-url.ts'

test('what is no address is nothing', () => {
  expect(readUrl('https://example.com/a')?.pathname).toBe('/a')
  expect(readUrl('/a?b=1', 'http://own.invalid')?.search).toBe('?b=1')
  for (const text of ['', '/a', 'http://']) expect(readUrl(text)).toBeUndefined()
})
