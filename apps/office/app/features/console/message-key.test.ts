import { expect, test } from 'vitest'
import { createMessageKey } from './message-key.ts'

test('a message that was edited after a lost reply is another one; pressed again unchanged it is the same', () => {
  let made = 0
  const key = createMessageKey(() => `key-${++made}`)
  const toAll = { text: 'Ten minutes more.', scope: 'all' }
  expect(key.of(toAll)).toBe('key-1')
  expect(key.of({ ...toAll })).toBe('key-1')
  expect(key.of({ ...toAll, text: 'Five minutes more.' })).toBe('key-2')
  expect(key.of({ ...toAll, text: 'Five minutes more.', scope: 'branch', branch_id: 3 })).toBe('key-3')
  key.sent()
  expect(key.of(toAll)).toBe('key-4')
})
