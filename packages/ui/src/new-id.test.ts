import { expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

test('an id is a UUID of version 4, another one each time', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('it needs no secure context', () => {
  const missing = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  expect(newId()).toHaveLength(36)
  missing.mockRestore()
})
