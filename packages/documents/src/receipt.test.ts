import { wordsIn } from '@northlight/contract/words/catalogue'
import { describe, expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { type ReceiptInput, receiptPdf, taxWithin } from './receipt.ts'
import { missingLetters } from './testing/missing-letters.ts'

const input: ReceiptInput = {
  issuer: {
    name: 'Northlight Academy',
    address: '12 Observatory Road, Bengaluru 560001',
    email: 'office@northlight.test',
    phone: '9845000100',
    billing: {
      legal_name: 'Northlight Learning LLP',
      gstin: '29ABCDE1234F1Z5',
      sac: '999293',
      gst_percent: 18,
      note: '',
    },
  },
  number: 'R/2026-27/000001',
  issued_at: '2026-11-15T05:00:00.000Z',
  payer: { name: 'ಆಶಾ ರಾವ್', email: 'asha@example.com', phone: '9845000199' },
  title: 'Two-Year Integrated JEE, Bengaluru',
  amount_paise: 1_47_600_00,
  refunded_paise: 0,
  refund_rule: null,
  method: 'upi',
  order_id: 'order_1',
  payment_id: 'pay_1',
}

describe('an amount in words', () => {
  test.each([
    [0, 'Rupees zero only'],
    [100, 'Rupees one only'],
    [99_50, 'Rupees ninety-nine and fifty paise only'],
    [21_00, 'Rupees twenty-one only'],
    [100_00, 'Rupees one hundred only'],
    [1_115_00, 'Rupees one thousand one hundred fifteen only'],
    [1_47_600_00, 'Rupees one lakh forty-seven thousand six hundred only'],
    [
      12_34_56_789_01,
      'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and one paise only',
    ],
  ])('%i paise', (paise, words) => {
    expect(amountInWords(paise)).toBe(words)
  })
})

describe('a receipt', () => {
  test('is the same to the byte, whatever was written with its fonts before', async () => {
    const first = await receiptPdf(input)
    const spaces = 'Two\u00a0Year\u2011JEE ﬁne ಕ್ಷ ಕ್\u200dಷ'
    await receiptPdf({ ...input, title: spaces, payer: { ...input.payer, name: `${spaces} ರ್‍ಯ ऋषि` } })
    expect(Buffer.from(await receiptPdf(input)).equals(first)).toBe(true)
  })

  test('splits a price that includes tax into two equal halves without losing a paisa', () => {
    for (const amount of [1_47_600_00, 99_99, 1, 4, 100_01, 1_25_000_00])
      for (const percent of [5, 12, 18, 28]) {
        const { net, half } = taxWithin(amount, percent)
        expect(Number.isInteger(half)).toBe(true)
        expect(net + 2 * half).toBe(amount)
        expect(Math.abs(net - (amount * 100) / (100 + percent))).toBeLessThanOrEqual(1)
      }
    expect(taxWithin(118_00, 18)).toEqual({ net: 100_00, half: 9_00 })
    expect(taxWithin(500_00, 0)).toEqual({ net: 500_00, half: 0 })
  })

  test('is one page of PDF, the same for the same receipt', async () => {
    const bytes = await receiptPdf(input)
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(text).toContain('/Lang (en-IN)')
    expect(Buffer.from(await receiptPdf(input)).equals(Buffer.from(bytes))).toBe(true)
  })

  test('stays on one page with tax, a refund, the rule on leaving and a note', async () => {
    const full = {
      ...input,
      issuer: { ...input.issuer, billing: input.issuer.billing && { ...input.issuer.billing, note: 'A note.' } },
      refunded_paise: 10_000_00,
      refund_rule: 'Full refund until the first class, afterwards by the day, within 10 days of your notice.',
    }
    const text = new TextDecoder('latin1').decode(await receiptPdf(full))
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })

  test('is another paper once the bank has returned its cheque, or it was a mistake', async () => {
    const cheque = { ...input, method: 'desk_cheque' }
    const papers = [
      await receiptPdf(cheque),
      await receiptPdf({ ...cheque, cancelled: { on: '2026-11-18', cause: 'bank' } }),
      await receiptPdf({ ...cheque, cancelled: { on: '2026-11-18', cause: 'mistake' } }),
    ]
    expect(new Set(papers.map((bytes) => Buffer.from(bytes).toString('latin1'))).size).toBe(3)
  })

  test('says whose fee it is where somebody else has paid it', async () => {
    const plain = await receiptPdf({ ...input, student: null })
    expect(Buffer.from(await receiptPdf(input)).equals(plain)).toBe(true)
    const papers = [
      plain,
      ...(await Promise.all(['Chitra Rao', 'Bala Rao'].map((student) => receiptPdf({ ...input, student })))),
    ]
    expect(new Set(papers.map((bytes) => Buffer.from(bytes).toString('latin1'))).size).toBe(3)
  })

  test('has the number of a cheque or a transfer where there is one', async () => {
    const cheque = { ...input, method: 'desk_cheque' }
    const plain = await receiptPdf({ ...cheque, reference: null })
    expect(Buffer.from(await receiptPdf(cheque)).equals(plain)).toBe(true)
    expect(Buffer.from(await receiptPdf({ ...cheque, reference: '000123SBI' })).equals(plain)).toBe(false)
  })

  test('can be made without tax and with a refund', async () => {
    const plain = { ...input, issuer: { ...input.issuer, billing: null }, refunded_paise: 10_000_00 }
    expect((await receiptPdf(plain)).length).toBeGreaterThan(1000)
  })
})

test.each(['kn', 'hi'] as const)('a receipt in %s names its language and stays on one page', async (language) => {
  const words = wordsIn(language, { 'Two-Year Integrated, JEE': 'ಎರಡು ವರ್ಷದ ಇಂಟಿಗ್ರೇಟೆಡ್, JEE' })
  // As long as a rule, a title, an address and a note of an institute are.
  const refund_rule =
    'Full refund until the first class. After that we keep the fee for the days up to the day you tell us and return the rest within 10 days, to the account that paid. Example: leaving after 3 of 12 months returns ₹1,10,700 of ₹1,47,600. The second year is paid only when it begins.'
  const billing = input.issuer.billing && {
    ...input.issuer.billing,
    note: 'Receipt of a demonstration: the institute and its GSTIN are made up, and no money has moved.',
  }
  const issuer = { ...input.issuer, billing, address: '14 Observatory Road, Jayanagar, Bengaluru 560 000, Karnataka' }
  const title = 'Two-Year Integrated, JEE, Bengaluru, instalment 1 of 4'
  const student = 'ಚಿತ್ರಾ ವೆಂಕಟೇಶ್ ರಾವ್'
  const full = { ...input, student, issuer, title, method: 'desk_cheque', reference: '000123SBI', refund_rule, words }
  // A cheque of which something was refunded is not noted as returned: never both.
  const cancelled = (cause: 'bank' | 'mistake') => ({ cancelled: { on: '2026-11-18', cause } })
  for (const after of [{ refunded_paise: 10_000_00 }, cancelled('bank'), cancelled('mistake')]) {
    const bytes = await receiptPdf({ ...full, ...after })
    expect(missingLetters(bytes)).toBe(0)
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text).toContain(`/Lang (${language}-IN)`)
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  }
})
