import type { ConsentPurpose } from '@northlight/db/tables/families'
import type { Ctx } from '../../kernel/context.ts'
import * as queries from '../queries.ts'

export type ConsentText = { purpose: ConsentPurpose; version: string; title: string; points: string[] }

/** What a parent is asked until the institute publishes a wording of its own. Never edited: see the test beside it. */
export const firstTexts: ConsentText[] = [
  {
    purpose: 'child-account',
    version: '2026-11',
    title: 'Agreement of a parent for a student under 18',
    points: [
      'We keep your child’s name, date of birth, e-mail address and mobile number to run this account.',
      'We keep the courses and tests your child takes, the answers and the results, to teach, to mark and to show what to learn next. Results are private: only your child, you and our teachers see them.',
      'We write to your child and to you about tests, courses and admission.',
      'We do not use your child’s data for advertising, we do not follow your child across other sites, and we do not sell data. Payment and mail services receive only what they need to do their work.',
      'You can see, correct, download or delete the data, and take this agreement back at any time. What was done before stays lawful; tests cannot be taken after that.',
    ],
  },
  {
    purpose: 'admission',
    version: '2026-11',
    title: 'Agreement of a parent for an admission',
    points: [
      'We keep what this form asks about your child and your family to decide on the admission and to arrange the test.',
      'We write to you and to your child about the test, its result, the fee and the admission.',
      'We do not use this data for advertising and we do not sell it. Payment and mail services receive only what they need to do their work.',
      'You can see, correct, download or delete the data, and take this agreement back at any time. The registration then ends; what was paid is treated by the refund rule.',
    ],
  },
]

/** The text that is shown today. */
export const currentText = async (ctx: Ctx, purpose: ConsentPurpose): Promise<ConsentText> => {
  const text =
    (await queries.latestText(ctx.db, purpose, ctx.now())) ?? firstTexts.find((first) => first.purpose === purpose)
  if (!text) throw new Error(`There is no consent text for ${purpose}.`)
  return text
}

/** A text that was shown once, word for word. */
export const textOf = async (ctx: Ctx, purpose: ConsentPurpose, version: string): Promise<ConsentText | undefined> =>
  (await queries.consentText(ctx.db, purpose, version)) ??
  firstTexts.find((first) => first.purpose === purpose && first.version === version)
