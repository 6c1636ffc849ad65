import { minutes, seconds } from '@northlight/contract/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Against, accountRule, addressRule, pauseAfter, verdictOn } from './sign-in-policy.ts'

const calm: Against = { pause: 0, ofAccount: 0, ofAddress: 0, hasSecondWay: false, hasMadeUpCode: false }
const wait = (milliseconds: number) => ({ kind: 'wait', milliseconds })
const [check, unread, secondWay] = [{ kind: 'check' }, { kind: 'unread' }, { kind: 'second-way' }]

describe('what is said before a password is looked at', () => {
  test.for([
    ['nothing happened', 'elsewhere', {}, check],
    ['nine guesses of strangers', 'elsewhere', { ofAccount: 9 }, check],
    ['ten guesses of strangers', 'elsewhere', { ofAccount: 10 }, secondWay],
    ['ten guesses, with the second way', 'elsewhere', { ofAccount: 10, hasSecondWay: true }, check],
    ['ten guesses, on a browser that is known', 'known-device', { ofAccount: 10 }, check],
    ['ten guesses, in a room of the institute', 'campus', { ofAccount: 10 }, check],
    ['its own pause', 'elsewhere', { pause: seconds(8) }, wait(seconds(8))],
    ['its own pause, with the second way', 'elsewhere', { pause: seconds(8), hasSecondWay: true }, check],
    ['its own pause on a browser that is known', 'known-device', { pause: seconds(8) }, wait(seconds(8))],
    ['its own pause, with a made-up code', 'elsewhere', { pause: seconds(8), hasMadeUpCode: true }, unread],
    ['ten guesses, with a made-up code', 'elsewhere', { ofAccount: 10, hasMadeUpCode: true }, check],
    ['a flood, with a made-up code', 'elsewhere', { ofAddress: 200, hasMadeUpCode: true }, wait(minutes(1))],
    ['a code where none is asked for', 'known-device', { pause: seconds(8), hasSecondWay: true }, wait(seconds(8))],
    ['its own pause in a room of the institute', 'campus', { pause: seconds(8) }, check],
    ['a flood from the address', 'elsewhere', { ofAddress: 200 }, wait(minutes(1))],
    ['a flood, with a code', 'elsewhere', { ofAddress: 200, hasSecondWay: true }, wait(minutes(1))],
    ['a flood from the address of a known browser', 'known-device', { ofAddress: 200 }, check],
    ['a flood in a room of the institute', 'campus', { ofAddress: 5000 }, check],
  ] as const)('%s, %s', ([, place, against, verdict]) => {
    expect(verdictOn(place, { ...calm, ...against })).toEqual(verdict)
  })

  const anything = fc.record({
    pause: fc.nat({ max: minutes(1) }),
    ofAccount: fc.nat({ max: 10_000 }),
    ofAddress: fc.nat({ max: 10_000 }),
    hasSecondWay: fc.boolean(),
    hasMadeUpCode: fc.constant(false),
  })

  test('strangers elsewhere never stop the owner on a known browser, nor anything in a room of the institute', () => {
    fc.assert(
      fc.property(anything, (against) => {
        expect(verdictOn('known-device', { ...against, pause: 0 })).toEqual(check)
        expect(verdictOn('campus', against)).toEqual(check)
      }),
    )
  })

  test('whoever comes from a quiet address with the second way is never refused, and waits a minute at most', () => {
    fc.assert(
      fc.property(anything, (against) => {
        const quiet = { ...against, ofAddress: against.ofAddress % addressRule.most }
        expect(verdictOn('elsewhere', { ...quiet, hasSecondWay: true })).toEqual(check)
        const verdict = verdictOn('elsewhere', against)
        if (verdict.kind === 'wait') expect(verdict.milliseconds).toBeLessThanOrEqual(minutes(1))
      }),
    )
  })

  test('a stranger’s guess is looked at only below the count', () => {
    fc.assert(
      fc.property(anything, (against) => {
        const verdict = verdictOn('elsewhere', { ...against, hasSecondWay: false })
        if (verdict.kind === 'check') expect(against.ofAccount).toBeLessThan(accountRule.most)
      }),
    )
  })
})

test('the pause begins with the fifth mistake, doubles, and ends at a minute', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 1000].map(pauseAfter)).toEqual(
    [0, 0, 5, 10, 20, 40, 60, 60, 60].map((count) => seconds(count)),
  )
})
