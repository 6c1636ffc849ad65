import { shownDate } from '@northlight/contract/dates'
import { shownMoney, signedMoney } from '@northlight/contract/money'
import type { Text } from '@northlight/contract/words/catalogue'
import { sayIn } from '@northlight/contract/words/say'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { amountInWords } from './amount-in-words.ts'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { langOf, newSheet } from './sheet.ts'
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
  /** To the account that paid, or by hand what was paid at the desk. */
  goes_to: 'account' | 'hand' | 'both'
  /** The last day on which the money may arrive. */
  until: string
  rule: string | null
  /** In whose language it is written; days and names are given in it. English where nothing is said. */
  words?: Words
}

const paidWords = {
  account: 'It is paid by {day}, to the account or card you paid with. Instalments that were open are cancelled.',
  hand: 'Our office pays it out by {day}, because you paid at the desk. Instalments that were open are cancelled.',
  both: 'It is paid by {day}: what you paid online goes to the account or card you paid with, and our office pays out what you paid at the desk. Instalments that were open are cancelled.',
} as const satisfies Record<string, Text>

/** The calculation in writing, which the family was promised: what was paid, what was used, what comes back. */
export const refundLetter = (input: RefundLetterInput): Promise<Uint8Array> => {
  const { institute, number, at, sum_paise, parts, words = englishWords } = input
  const { language } = words
  const say = sayIn(words)
  const sheet = newSheet({
    title: say('Your refund, {number}', { number }),
    author: institute.name,
    subject: input.course,
    at,
    lang: langOf(language),
  })
  const title = say('Your refund, worked out')
  letterhead(sheet, { name: institute.name, tagline: '' }, title, `${number} · ${shownDate(at, language)}`)
  paragraph(sheet, say('Dear {name},', { name: input.name }))
  paragraph(
    sheet,
    say('You told us on {day} that you leave {course}. This is your refund, and how it is worked out.', {
      day: input.asked,
      course: input.course,
    }),
  )
  table(
    sheet,
    [
      { name: say('How it is worked out'), share: 0.7 },
      { name: say('Amount'), share: 0.3, align: 'right' },
    ],
    [
      { cells: [say('The fee for the whole period'), shownMoney(input.fee_paise)] },
      { cells: [say('What you have paid'), shownMoney(input.paid_paise)] },
      { cells: [say('The fee for what was used: {used}', { used: input.used }), signedMoney(-input.kept_paise)] },
      ...input.besides.map(({ words, amount_paise }) => ({ cells: [words, signedMoney(amount_paise)] })),
      { cells: [say('Your refund'), shownMoney(sum_paise)], isStrong: true },
    ],
  )
  if (sum_paise > 0) paragraph(sheet, amountInWords(sum_paise), { font: 'bold' })
  if (parts.length > 1)
    paragraph(
      sheet,
      say('Of this: {parts}.', {
        parts: parts.map((part) => `${part.name} ${shownMoney(part.amount_paise)}`).join(', '),
      }),
    )
  paragraph(
    sheet,
    sum_paise > 0
      ? say(paidWords[input.goes_to], { day: input.until })
      : say(
          'What was used is as much as you have paid, so there is no refund. You do not owe anything more, and instalments that were open are cancelled.',
        ),
  )
  if (input.rule) {
    heading(sheet, say('The rule'))
    paragraph(sheet, input.rule)
  }
  const contact = `${institute.email}, ${institute.phone}`
  paragraph(sheet, say('If something looks wrong, please tell us: {contact}.', { contact }))
  paragraph(sheet, institute.address, { size: 9, ink: inks.soft })
  return finish(sheet, `${institute.name} · ${number}`, say)
}
