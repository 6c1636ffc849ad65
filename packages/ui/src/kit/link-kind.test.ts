import { expect, test } from 'vitest'
import { linkKind } from './link-kind.ts'

test.each([
  ['/admission', 'page'],
  ['?page=2', 'page'],
  ['#fees', 'page'],
  ['https://example.test/', 'foreign'],
  ['//example.test', 'foreign'],
  ['HTTP://example.test', 'foreign'],
  ['tel:+918040000100', 'device'],
  ['mailto:hello@northlight.test', 'device'],
] as const)('%s leads to a %s', (to, kind) => {
  expect(linkKind(to)).toBe(kind)
})
