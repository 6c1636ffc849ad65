import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const tag = 'Office: money'
const message = z.string()
const paise = z.number().int()

const mostLines = 5000

/** One line of the gateway's settlement file, as far as it is compared. */
const Line = z.object({
  id: z.string({ error: 'Each line needs the number of its payment.' }).min(1).max(60),
  amount_paise: z.coerce.number({ error: 'Each line needs an amount.' }).int('Enter whole paise.').min(0),
  at: z.iso.datetime('Each line needs a moment.').optional(),
})

const Found = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** Whose fee it is, where somebody else paid it. */
  student: z.string().nullable(),
  order_id: z.number().int().nullable(),
  settled_paise: paise.nullable(),
  booked_paise: paise.nullable(),
})
export type SettlementLine = z.output<typeof Found>

export const checkSettlement = endpoint({
  method: 'post',
  path: '/office/settlement-check',
  summary: 'Compare the payments of a settlement file with the books: matched, different, unknown, missing',
  tag,
  audience: 'staff',
  act: 'payments.compare',
  input: z.object({
    lines: z
      .array(Line)
      .min(1, 'The file has no payments.')
      .max(mostLines, 'At most 5,000 lines at once.')
      // With room to spare for the longest numbers.
      .meta({ maxBytes: mostLines * 80 }),
  }),
  reply: z.object({
    message,
    matched: z.number().int(),
    /** In both, with another amount. */
    different: z.array(Found),
    /** In the file and not in the books. */
    unknown: z.array(Found),
    /** In the books, of the days of the file, and not in it. */
    missing: z.array(Found),
  }),
  example: { input: { lines: [{ id: 'pay_paid', amount_paise: 3_780_000 }] } },
})

export const settlementEndpoints = [checkSettlement] as const
