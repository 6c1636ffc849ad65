import { describe, expect, test } from 'vitest'
import { refundOn, refundPlan } from './refund-on.ts'

const examples = [
  { when: 'before the first class', amount_paise: 14_760_000 },
  { when: 'after 1 month', amount_paise: 13_530_000 },
  { when: 'after 3 months', amount_paise: 11_070_000 },
]
const plan = { startsOn: '2027-06-01', months: 12, feePaise: 14_760_000 }

describe('the rule behind the examples', () => {
  test('is how many months the fee is for', () => {
    expect(refundPlan(examples, 14_760_000, '2027-06-01')).toEqual(plan)
  })
  test.for([
    ['by papers', [{ when: 'after 8 papers', amount_paise: 300_000 }], '2027-06-01'],
    ['that contradicts itself', [...examples, { when: 'after 6 months', amount_paise: 1 }], '2027-06-01'],
    ['of a course without a first day', examples, null],
    ['without examples', [], '2027-06-01'],
  ] as const)('a rule %s is not calculated', ([, given, startsOn]) => {
    expect(refundPlan([...given], 14_760_000, startsOn)).toBeNull()
  })
})

describe('a refund', () => {
  test.for([
    ['2027-05-20', { is: 'before', paise: 14_760_000 }],
    ['2027-06-01', { is: 'before', paise: 14_760_000 }],
    ['2027-07-01', { is: 'during', paise: 13_530_000, daysTaken: 30 }],
    ['2027-09-01', { is: 'during', paise: 11_070_000, daysTaken: 92 }],
    ['2027-06-16', { is: 'during', paise: 14_145_000, daysTaken: 15 }],
    ['2028-06-01', { is: 'over', endsOn: '2028-06-01' }],
    ['2031-01-01', { is: 'over', endsOn: '2028-06-01' }],
    ['', { is: 'no-day' }],
    ['soon', { is: 'no-day' }],
    ['2027-13-40', { is: 'no-day' }],
    ['2028-02-30', { is: 'no-day' }],
  ] as const)('told on “%s”', ([day, answer]) => {
    expect(refundOn(plan, day)).toEqual(answer)
  })
  test('a course that starts on the 31st counts to the last day of shorter months', () => {
    expect(refundOn({ ...plan, startsOn: '2027-01-31' }, '2027-02-28')).toMatchObject({ paise: 13_530_000 })
  })
})
