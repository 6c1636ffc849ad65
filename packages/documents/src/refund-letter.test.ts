import { expect, test } from 'vitest'
import { refundLetter } from './refund-letter.ts'

test('a letter about a refund is a PDF with the family’s name in any of our scripts', async () => {
  const bytes = await refundLetter({
    institute: { name: 'Northlight Academy', address: '12 Observatory Road', email: 'a@b.test', phone: '9845000100' },
    number: 'RF-17',
    at: '2026-11-16T05:00:00.000Z',
    name: 'ರೆಹಾನ್ ಸೇಠ್',
    course: 'Two-Year Integrated JEE, Bengaluru',
    asked: '11 Nov 2026',
    used: '107 of 365 days',
    fee_paise: 1_47_600_00,
    paid_paise: 1_47_600_00,
    kept_paise: 43_269_04,
    besides: [{ words: 'Damage to a desk', amount_paise: -500_00 }],
    sum_paise: 1_03_830_96,
    parts: [],
    goes_to: 'both',
    until: '21 Nov 2026',
    rule: 'Full refund until the first class.',
  })
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(5_000)
})
