import { describe, expect, test } from 'vitest'
import { isSigned, sharedKeys, sign } from './keys.ts'

const first = 'the first secret of this installation'
const second = 'the second secret of this installation'
const ticket = { purpose: 'hall-ticket', content: 'hall-ticket|1-1', encoding: 'hex', bytes: 12 } as const

describe('a signature', () => {
  test('names its key, and is good for as long as that key is on the ring', () => {
    const printed = sign(sharedKeys(first), ticket)
    expect(printed).toMatch(/^[0-9a-f]{24}\.[0-9a-f]{8}$/)
    expect(isSigned(sharedKeys(second, first), ticket, printed)).toBe(true)
    expect(isSigned(sharedKeys(second), ticket, printed)).toBe(false)
  })

  test('from before keys had names is still good', () => {
    const [digest = ''] = sign(sharedKeys(first), ticket).split('.')
    expect(isSigned(sharedKeys(second, first), ticket, digest)).toBe(true)
  })

  test.each([
    ['another content', (good: string) => good, { ...ticket, content: 'hall-ticket|2-1' }],
    ['a name of another key', (good: string) => good.replace(/\.\w+$/, '.00000000'), ticket],
    ['nothing', () => '', ticket],
    ['signs of several bytes', () => 'é'.repeat(12), ticket],
    ['a cut one', (good: string) => good.slice(4), ticket],
  ])('with %s is refused', (_, forged, signed) => {
    const keys = sharedKeys(first)
    expect(isSigned(keys, signed, forged(sign(keys, ticket)))).toBe(false)
  })
})
