import { expect, test } from 'vitest'
import { harmlessName } from './harmless-name.ts'

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['ಕ್\u200dಷಮಾ', 'ಕ್\u200dಷಮಾ'],
  ['Go to https://evil.test/x', 'Go to https evil. test x'],
  ['a@evil.test', 'a evil. test'],
  ['Asha\r\nBcc: x', 'Asha Bcc x'],
  ['\u202eoaR ahsA', 'oaR ahsA'],
  ['<b>[Asha]{Rao}|\\</b>', 'b Asha Rao b'],
  ['\u200e', 'A student'],
  ['x'.repeat(80), `${'x'.repeat(59)}…`],
])('%j stands in a mail as %j', (typed, shown) => {
  expect(harmlessName(typed)).toBe(shown)
})
