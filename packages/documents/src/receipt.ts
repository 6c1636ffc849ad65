import { shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { deskMethodWords } from '@northlight/contract/payments/desk-words'
import { amountInWords } from './amount-in-words.ts'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { table } from './table.ts'
import { paragraph } from './text-blocks.ts'

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
  title: string
  amount_paise: number
  refunded_paise: number
  /** What comes back when, of what was bought; null where nothing is promised. */
  refund_rule: string | null
  method: string
  order_id: string
  payment_id: string
}

const methods: Record<string, string> = {
  ...deskMethodWords,
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
}

const facts = (sheet: Sheet, name: string, all: [string, string | null][]) =>
  table(
    sheet,
    [
      { name, share: 0.32 },
      { name: '', share: 0.68 },
    ],
    all.filter((fact): fact is [string, string] => Boolean(fact[1])).map((cells) => ({ cells })),
  )

/** The tax inside a price that includes it, to the paisa; state and centre share it by halves. */
export const taxWithin = (amount_paise: number, percent: number) => {
  const net = Math.round((amount_paise * 100) / (100 + percent))
  const centre = Math.floor((amount_paise - net) / 2)
  return { net, centre, state: amount_paise - net - centre }
}

const amounts = (sheet: Sheet, { issuer, title, amount_paise, refunded_paise }: ReceiptInput) => {
  const percent = issuer.billing?.gstin ? issuer.billing.gst_percent : 0
  const { net, centre, state } = taxWithin(amount_paise, percent)
  const half = `${percent / 2} %`
  table(
    sheet,
    [
      { name: 'Paid for', share: 0.7 },
      { name: 'Amount', share: 0.3, align: 'right' },
    ],
    [
      { cells: [title, shownMoney(percent > 0 ? net : amount_paise)] },
      ...(percent > 0
        ? [{ cells: [`CGST ${half}`, shownMoney(centre)] }, { cells: [`SGST ${half}`, shownMoney(state)] }]
        : []),
      { cells: ['Received', shownMoney(amount_paise)], isStrong: true },
      ...(refunded_paise > 0 ? [{ cells: ['Given back since', `− ${shownMoney(refunded_paise)}`] }] : []),
    ],
  )
  paragraph(sheet, amountInWords(amount_paise), { font: 'bold' })
  sheet.y += 8
}

/** Proof of a payment, for the family's own books. */
export const receiptPdf = (input: ReceiptInput): Promise<Uint8Array> => {
  const { issuer, number, issued_at, payer } = input
  const { billing } = issuer
  const sheet = newSheet({ title: `Receipt ${number}`, author: issuer.name, subject: input.title, at: issued_at })
  letterhead(sheet, { name: issuer.name, tagline: '' }, `Receipt ${number}`, `Issued on ${shownDate(issued_at)}`)
  facts(sheet, 'Received from', [
    ['Name', payer.name],
    ['Contact', [payer.email, payer.phone].filter(Boolean).join(' · ')],
  ])
  amounts(sheet, input)
  facts(sheet, 'Payment', [
    ['Received on', `${shownDate(issued_at)}, ${shownTime(issued_at)}`],
    ['Method', methods[input.method] ?? input.method],
    ['Order and payment', `${input.order_id} · ${input.payment_id}`],
  ])
  facts(sheet, 'Issued by', [
    ['Name', billing?.legal_name || issuer.name],
    ['Address', issuer.address],
    ['Contact', `${issuer.email} · ${issuer.phone}`],
    ['GSTIN', billing?.gstin ? `${billing.gstin}, SAC ${billing.sac}` : null],
  ])
  if (input.refund_rule) paragraph(sheet, `Refund: ${input.refund_rule}`, { size: 9 })
  if (billing?.note) paragraph(sheet, billing.note, { size: 9 })
  paragraph(sheet, 'Made by computer; it is valid without a signature.', { size: 9, ink: inks.soft })
  return finish(sheet, `${issuer.name} · Receipt ${number}`)
}
