import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { amountInWords } from './amount-in-words.ts'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { newSheet } from './sheet.ts'
import { table } from './table.ts'
import { heading, paragraph } from './text-blocks.ts'

export type RefundLetterInput = {
  institute: { name: string; address: string; email: string; phone: string }
  number: string
  at: string
  name: string
  course: string
  /** The day the family told us. */
  asked: string
  /** `107 of 365 days`, with its first and last day. */
  used: string
  fee_paise: number
  paid_paise: number
  kept_paise: number
  besides: { words: string; amount_paise: number }[]
  sum_paise: number
  /** Of the sum, where the fee is more than tuition. */
  parts: { name: string; amount_paise: number }[]
  /** The last day on which the money may arrive. */
  until: string
  rule: string | null
}

const signed = (amount: number) => (amount < 0 ? `− ${shownMoney(-amount)}` : shownMoney(amount))

/** The calculation in writing, which the family was promised: what was paid, what was used, what comes back. */
export const refundLetter = (input: RefundLetterInput): Promise<Uint8Array> => {
  const { institute, number, at, sum_paise, parts } = input
  const sheet = newSheet({ title: `Your refund, ${number}`, author: institute.name, subject: input.course, at })
  letterhead(sheet, { name: institute.name, tagline: '' }, 'Your refund, worked out', `${number} · ${shownDate(at)}`)
  paragraph(sheet, `Dear ${input.name},`)
  paragraph(
    sheet,
    `You told us on ${input.asked} that you leave ${input.course}. This is your refund, and how it is worked out.`,
  )
  table(
    sheet,
    [
      { name: 'How it is worked out', share: 0.7 },
      { name: 'Amount', share: 0.3, align: 'right' },
    ],
    [
      { cells: ['The fee for the whole period', shownMoney(input.fee_paise)] },
      { cells: ['What you have paid', shownMoney(input.paid_paise)] },
      { cells: [`The fee for what was used: ${input.used}`, signed(-input.kept_paise)] },
      ...input.besides.map(({ words, amount_paise }) => ({ cells: [words, signed(amount_paise)] })),
      { cells: ['Your refund', shownMoney(sum_paise)], isStrong: true },
    ],
  )
  if (sum_paise > 0) paragraph(sheet, amountInWords(sum_paise), { font: 'bold' })
  if (parts.length > 1)
    paragraph(sheet, `Of this: ${parts.map((part) => `${part.name} ${shownMoney(part.amount_paise)}`).join(', ')}.`)
  paragraph(
    sheet,
    sum_paise > 0
      ? `It is paid by ${input.until}, to the account or card you paid with. Instalments that were open are cancelled.`
      : 'What was used is as much as you have paid, so there is no refund. You do not owe anything more, and instalments that were open are cancelled.',
  )
  if (input.rule) {
    heading(sheet, 'The rule')
    paragraph(sheet, input.rule)
  }
  paragraph(sheet, `If something looks wrong, please tell us: ${institute.email}, ${institute.phone}.`)
  paragraph(sheet, institute.address, { size: 9, ink: inks.soft })
  return finish(sheet, `${institute.name} · ${number}`)
}
