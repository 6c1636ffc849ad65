import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

describe('addresses of this site pass', () => {
  for (const address of ['/', '/profile', '/online-tests/neet-1?page=2#top', '/a%2Fb', '/?redirect=https://evil.test'])
    test(address, () => expect(safePath(address)).toBe(address))
})

describe('addresses that leave the site are refused', () => {
  const foreign = [
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    '/\\/evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    'https://evil.test',
    'https:evil.test',
    'http:/evil.test',
    'HTTPS://evil.test/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@evil.test',
    'evil.test',
    'user:pass@evil.test',
    '//user:pass@evil.test',
    '@evil.test',
    '',
    ' /profile',
    '../profile',
  ]
  for (const address of foreign) test(JSON.stringify(address), () => expect(safePath(address)).toBeNull())

  test('and anything that is not text', () => {
    for (const value of [null, undefined, 7, {}, ['/profile']]) expect(safePath(value)).toBeNull()
  })
})

test('whatever is let through stays on the site when a browser follows it', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', ' ', 'a', '%2f', '?', '#', 'https'),
  })
  fc.assert(
    fc.property(nasty, (address) => {
      const path = safePath(address)
      if (path === null) return
      expect(new URL(path, 'https://northlight.test/deep/page').origin).toBe('https://northlight.test')
    }),
    { numRuns: 2000 },
  )
})
