import { describe, expect, test } from 'vitest'
import { fileHint, fileProblem, fileSize } from './file-check.ts'

const rule = { types: ['image/jpeg', 'image/png', 'application/pdf'], maxBytes: 5000 * 1024 }

describe('the file check', () => {
  test('takes a file of a listed type up to the limit', () => {
    expect(fileProblem({ type: 'application/pdf', size: rule.maxBytes }, rule)).toBeUndefined()
  })

  test('refuses one byte more and says both sizes', () => {
    expect(fileProblem({ type: 'image/png', size: rule.maxBytes + 1 }, rule)).toBe(
      'This file has 4.9 MB. It must not be larger than 4.8 MB.',
    )
  })

  test('refuses another kind, or none, and names the kinds it takes', () => {
    expect(fileProblem({ type: 'image/gif', size: 10 }, rule)).toContain('Choose a JPG, PNG or PDF file.')
    expect(fileProblem({ type: '', size: 10 }, rule)).toContain('JPG, PNG or PDF')
  })

  test('refuses an empty file first', () => {
    expect(fileProblem({ type: 'image/gif', size: 0 }, rule)).toContain('empty')
  })

  test('the hint tells the same rule', () => {
    expect(fileHint(rule)).toBe('JPG, PNG or PDF, at most 4.8 MB')
    expect(fileHint({ types: ['image/webp'], maxBytes: 512 * 1024 })).toBe('WebP, at most 512 KB')
  })

  test('sizes read well and never flatter', () => {
    expect([1, 900, 1024, 1025, 1024 * 1024, 1024 * 1024 + 1].map(fileSize)).toEqual([
      '1 byte',
      '900 bytes',
      '1 KB',
      '2 KB',
      '1 MB',
      '1.1 MB',
    ])
  })
})
