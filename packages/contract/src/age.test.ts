import { describe, expect, test } from 'vitest'
import { ageOn, isMinor } from './age.ts'

describe('an age', () => {
  test.for([
    ['2008-11-15', '2026-11-14', 17],
    ['2008-11-15', '2026-11-15', 18],
    ['2008-11-16', '2026-11-15', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2010-04-23', '2026-11-15', 16],
  ] as const)('of someone born on %s is on %s %i', ([born, day, age]) => {
    expect(ageOn(born, day)).toBe(age)
  })

  test('makes a minor until the day of the eighteenth birthday', () => {
    expect(isMinor('2008-11-16', '2026-11-15')).toBe(true)
    expect(isMinor('2008-11-15', '2026-11-15')).toBe(false)
  })
})
