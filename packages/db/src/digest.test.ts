import { expect, test } from 'vitest'
import { digest } from './digest.ts'

test('a digest is SHA-256 of text in UTF-8 or of bytes', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(digest(new TextEncoder().encode('ಆಶಾ'))).toBe(digest('ಆಶಾ'))
  expect(digest('abc', 'base64url')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})
