import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { newSheet } from './sheet.ts'
import { table } from './table.ts'
import { heading, paragraph } from './text-blocks.ts'

export type OfferLetterInput = {
  institute: { name: string; address: string; email: string; phone: string }
  number: string
  at: string
  name: string
  title: string
  /** `78 per cent, band 60`; null where the test was not marked. */
  result: string | null
  fee_paise: number
  waiver_percent: number
  waived_paise: number
  until: string
  note: string | null
  refund_rule: string | null
}

/** The offer of a seat, with what the band takes off the fee and the last day to take it. */
export const offerLetter = (input: OfferLetterInput): Promise<Uint8Array> => {
  const { institute, number, at, fee_paise, waived_paise, waiver_percent } = input
  const sheet = newSheet({ title: `A seat for ${input.name}`, author: institute.name, subject: input.title, at })
  letterhead(sheet, { name: institute.name, tagline: '' }, `A seat for ${input.name}`, `${number} · ${shownDate(at)}`)
  paragraph(sheet, `We offer ${input.name} a seat in ${input.title}.`)
  if (input.result) paragraph(sheet, `Result of the aptitude test: ${input.result}.`)
  table(
    sheet,
    [
      { name: 'The fee', share: 0.7 },
      { name: 'Amount', share: 0.3, align: 'right' },
    ],
    [
      { cells: [input.title, shownMoney(fee_paise)] },
      ...(waived_paise > 0
        ? [{ cells: [`Waived: ${waiver_percent} per cent of the tuition`, `− ${shownMoney(waived_paise)}`] }]
        : []),
      { cells: ['To pay', shownMoney(fee_paise - waived_paise)], isStrong: true },
    ],
  )
  paragraph(sheet, `The seat is reserved until ${input.until}. Tell us by then; the fee is paid in your account.`, {
    font: 'bold',
  })
  if (input.note) paragraph(sheet, input.note)
  if (input.refund_rule) {
    heading(sheet, 'If you leave')
    paragraph(sheet, input.refund_rule)
  }
  paragraph(sheet, `Questions: ${institute.email}, ${institute.phone}.`)
  paragraph(sheet, institute.address, { size: 9, ink: inks.soft })
  return finish(sheet, `${institute.name} · ${number}`)
}
