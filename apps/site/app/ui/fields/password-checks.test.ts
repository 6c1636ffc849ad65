import { newPassword } from '@northlight/contract/fields'
import { describe, expect, test } from 'vitest'
import { passwordChecks } from './password-checks.ts'

const unmet = (password: string, repeated?: string) =>
  passwordChecks(password, repeated)
    .filter((check) => !check.met)
    .map((check) => check.id)

describe('the password checklist', () => {
  test('starts with everything open', () => {
    expect(unmet('')).toEqual(['length', 'case', 'letter', 'symbol', 'number'])
  })

  test('ticks off one point after the other', () => {
    expect(unmet('northlight')).toEqual(['case', 'symbol', 'number'])
    expect(unmet('Northlight')).toEqual(['symbol', 'number'])
    expect(unmet('Northlight#')).toEqual(['number'])
    expect(unmet('Northlight#2026')).toEqual([])
  })

  test('reads as sentences', () => {
    for (const { label } of passwordChecks('')) expect(label).toMatch(/^\p{Lu}/u)
  })

  test('compares the second field only when there is one', () => {
    expect(unmet('Northlight#2026', 'Northlight#202')).toEqual(['repeated'])
    expect(unmet('Northlight#2026', 'Northlight#2026')).toEqual([])
    expect(unmet('', '')).toContain('repeated')
  })

  test.each(['Northlight#2026', 'short#1A', 'alllowercase1#', 'NOLOWER1#', 'No Symbol1', 'Ünïcödé#9'])(
    'is all ticks exactly when the server would take it: %s',
    (password) => {
      expect(unmet(password).length === 0).toBe(newPassword.safeParse(password).success)
    },
  )
})
