import { shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { deskMethodWords } from '@northlight/contract/payments/desk-words'
import type { Text } from '@northlight/contract/words/catalogue'
import { saidTitle } from '@northlight/contract/words/said-title'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { englishWords, saidFor, type Words } from '@northlight/contract/words/words'
import { amountInWords } from './amount-in-words.ts'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { langOf, newSheet, type Sheet } from './sheet.ts'
import { type Spacing, table } from './table.ts'
import { paragraph } from './text-blocks.ts'

const cancelledWords = {
  bank: 'Cancelled: the bank returned the cheque on {day}.',
  mistake: 'Cancelled on {day}: this payment was noted by mistake.',
} as const satisfies Record<string, Text>

export type ReceiptInput = {
  /** Who took the money, as it was when the receipt was issued. */
  issuer: {
    name: string
    address: string
    email: string
    phone: string
    billing: { legal_name: string; gstin: string; sac: string; gst_percent: number; note: string } | null
  }
  number: string
  issued_at: string
  payer: { name: string; email: string; phone: string | null }
  /** Whose fee it was, where somebody else paid it. */
  student?: string | null
  title: string
  amount_paise: number
  refunded_paise: number
  /** Since when and why the receipt counts no more: the bank returned the cheque, or it was written by mistake. */
  cancelled?: { on: string; cause: 'bank' | 'mistake' } | null
  /** What comes back when, of what was bought; null where nothing is promised. */
  refund_rule: string | null
  method: string
  /** The bank's number of a cheque or a transfer that was taken at the desk. */
  reference?: string | null
  order_id: string
  payment_id: string
  /** In whose language it is written. English where nothing is said. */
  words?: Words
}

/** Labels in two languages: the family reads its own, an employer or a tax office the English beside it. */
type Speech = { say: Say; both: (text: Text) => string; named: (text: string) => string } & {
  labelShare: number
  spacing: Spacing
}

const speechOf = (words: Words): Speech => {
  const say = sayIn(words)
  const stored = (text: string) => saidFor(words.texts, text) ?? text
  const twice = (said: string, text: string) => (said === text ? text : `${said} · ${text}`)
  return {
    say,
    both: (text) => twice(say(text), text),
    named: (text) => twice(saidTitle(text, { say, stored }), text),
    // Two languages beside each other on one line, so that the whole stays on one page.
    labelShare: words.language === 'en' ? 0.32 : 0.48,
    spacing: words.language === 'en' ? 'wide' : 'close',
  }
}

const initials: Record<string, string> = { upi: 'UPI', emi: 'EMI' }
const methods: Record<string, Text> = { ...deskMethodWords, card: 'Card', netbanking: 'Net banking', wallet: 'Wallet' }

const facts = (sheet: Sheet, { labelShare, spacing }: Speech, name: string, all: [string, string | null][]) =>
  table(
    sheet,
    [
      { name, share: labelShare },
      { name: '', share: 1 - labelShare },
    ],
    all.filter((fact): fact is [string, string] => Boolean(fact[1])).map((cells) => ({ cells })),
    spacing,
  )

/** The tax inside a price that includes it, to the paisa; state and centre get the same half of it. */
export const taxWithin = (amount_paise: number, percent: number) => {
  const half = Math.round((amount_paise * percent) / (2 * (100 + percent)))
  return { net: amount_paise - 2 * half, half }
}

const amounts = (sheet: Sheet, { issuer, title, amount_paise, refunded_paise }: ReceiptInput, speech: Speech) => {
  const { both, named, spacing } = speech
  const percent = issuer.billing?.gstin ? issuer.billing.gst_percent : 0
  const { net, half } = taxWithin(amount_paise, percent)
  const rate = `${percent / 2} %`
  table(
    sheet,
    [
      { name: both('Paid for'), share: 0.7 },
      { name: both('Amount'), share: 0.3, align: 'right' },
    ],
    [
      { cells: [named(title), shownMoney(percent > 0 ? net : amount_paise)] },
      ...(percent > 0 ? ['CGST', 'SGST'].map((tax) => ({ cells: [`${tax} ${rate}`, shownMoney(half)] })) : []),
      { cells: [both('Amount received'), shownMoney(amount_paise)], isStrong: true },
      ...(refunded_paise > 0 ? [{ cells: [both('Refunded since'), `− ${shownMoney(refunded_paise)}`] }] : []),
    ],
    spacing,
  )
  paragraph(sheet, amountInWords(amount_paise), { font: 'bold' })
  sheet.y += 8
}

/** Proof of a payment, for the family's own books. */
export const receiptPdf = (input: ReceiptInput): Promise<Uint8Array> => {
  const { issuer, number, issued_at, payer, words = englishWords } = input
  const { language } = words
  const speech = speechOf(words)
  const { say, both } = speech
  const { billing } = issuer
  const title = say('Receipt {number}', { number })
  const day = shownDate(issued_at, language)
  const sheet = newSheet({ title, author: issuer.name, subject: input.title, at: issued_at, lang: langOf(language) })
  letterhead(sheet, { name: issuer.name, tagline: '' }, title, say('Issued on {day}', { day }))
  if (input.cancelled) {
    const on = shownDate(`${input.cancelled.on}T12:00:00.000Z`, language)
    paragraph(sheet, say(cancelledWords[input.cancelled.cause], { day: on }), { font: 'bold' })
    sheet.y += 8
  }
  facts(sheet, speech, both('Received from'), [
    [both('Name'), payer.name],
    [both('Contact'), [payer.email, payer.phone].filter(Boolean).join(' · ')],
    [both('For the student'), input.student ?? null],
  ])
  amounts(sheet, input, speech)
  const method = methods[input.method]
  const means = method ? both(method) : (initials[input.method] ?? input.method)
  facts(sheet, speech, both('Payment'), [
    [both('Received on'), `${day}, ${shownTime(issued_at)}`],
    [both('Paid by'), [means, input.reference].filter(Boolean).join(' · ')],
    [both('Order and payment'), `${input.order_id} · ${input.payment_id}`],
  ])
  facts(sheet, speech, both('Issued by'), [
    [both('Name'), billing?.legal_name || issuer.name],
    [both('Address'), issuer.address],
    [both('Contact'), `${issuer.email} · ${issuer.phone}`],
    ['GSTIN', billing?.gstin ? `${billing.gstin}, SAC ${billing.sac}` : null],
  ])
  // A receipt that counts no more promises nothing.
  if (input.refund_rule && !input.cancelled)
    paragraph(sheet, say('Refund: {rule}', { rule: input.refund_rule }), { size: 9 })
  if (billing?.note) paragraph(sheet, billing.note, { size: 9 })
  paragraph(sheet, both('Made by computer; it is valid without a signature.'), { size: 9, ink: inks.soft })
  return finish(sheet, `${issuer.name} · ${title}`, say)
}
