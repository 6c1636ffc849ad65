import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'

const tag = 'Office: money'
const message = z.string()
const paise = z.number().int()

/** Notes in rupees; everything smaller is a coin here. */
export const noteValues = [500, 200, 100, 50, 20, 10] as const

const howMany = z.coerce.number({ error: 'Enter how many.' }).int('Enter whole numbers.').min(0).max(100_000)

/** How many of each note lie there, and what the coins make. */
export const CountedCash = z.object({
  ...{ n500: howMany, n200: howMany, n100: howMany, n50: howMany, n20: howMany, n10: howMany },
  coins_paise: z.coerce
    .number({ error: 'Enter what the coins make.' })
    .int('Enter whole paise.')
    .min(0)
    .max(1_00_00_000),
})
export type CountedCash = z.output<typeof CountedCash>

export const countedPaise = (counted: CountedCash): number =>
  noteValues.reduce((sum, value) => sum + counted[`n${value}`] * value * 100, counted.coins_paise)

const some = z.object({ count: z.number().int(), amount_paise: paise })

/** What came to a desk and left it, by how it was paid. Cash is what came, less what was paid out or noted by mistake. */
export const CashSums = z.object({ cash_in: some, cash_out: some, paper: some, card: some, upi: some, neft: some })
export type CashSums = z.output<typeof CashSums>

export const cashLineKinds = ['cash_in', 'cash_out', 'paper', 'card', 'upi', 'neft'] as const
export type CashLineKind = (typeof cashLineKinds)[number]

/** One entry of the drawer. What was noted by mistake is taken off again by an entry below zero. */
export const CashLine = z.object({
  id: z.string(),
  kind: z.enum(cashLineKinds),
  amount_paise: paise,
  name: z.string(),
  title: z.string(),
  reference: z.string().nullable(),
  is_mistake: z.boolean(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})
export type CashLine = z.output<typeof CashLine>

export const DrawerView = z.object({
  /** The branch; 0 for money of no branch. */
  drawer: z.number().int(),
  branch: z.string(),
  /** Which closing of this drawer comes next; sent with it, so that of two colleagues one closes. */
  number: z.number().int(),
  since: z.iso.datetime().nullable(),
  expected_paise: paise,
  sums: CashSums,
  lines: z.array(CashLine),
})
export type DrawerView = z.output<typeof DrawerView>

export const drawers = endpoint({
  method: 'get',
  path: '/office/cash',
  summary: 'What lies at the desks since they were last closed, by branch and means, as the server works it out',
  tag,
  audience: 'staff',
  act: 'cash.close',
  reply: z.object({ drawers: z.array(DrawerView) }),
})

export const CashClosingView = z.object({
  id: z.number().int(),
  drawer: z.number().int(),
  branch: z.string(),
  number: z.number().int(),
  sums: CashSums,
  counted: CountedCash,
  expected_paise: paise,
  counted_paise: paise,
  /** More than was expected, or less where it is below zero. */
  difference_paise: paise,
  reason: z.string().nullable(),
  closed_by: z.string().nullable(),
  closed_at: z.iso.datetime(),
  seen_by: z.string().nullable(),
  seen_at: z.iso.datetime().nullable(),
  may_see: z.boolean(),
})
export type CashClosingView = z.output<typeof CashClosingView>

export const cashClosings = endpoint({
  method: 'get',
  path: '/office/cash-closings',
  summary: 'Days of cash that were closed, newest first',
  tag,
  audience: 'staff',
  act: 'cash.close',
  query: listQuery({ filters: [], sorts: [], size: 25 }),
  reply: listOf(CashClosingView),
})

const params = z.object({ id: idParam })

export const cashClosing = endpoint({
  method: 'get',
  path: '/office/cash-closings/{id}',
  summary: 'One closing with every entry that it counted',
  tag,
  audience: 'staff',
  act: 'cash.close',
  params,
  reply: z.object({ closing: CashClosingView, lines: z.array(CashLine) }),
  example: { params: { id: '9101' } },
})

export const CloseCashInput = z.object({
  drawer: z.coerce.number({ error: 'Say which branch.' }).int().min(0),
  number: idParam,
  counted: CountedCash,
  /** Needed where what was counted is not what was expected. */
  reason: z.string().trim().max(300, 'At most 300 letters.').optional(),
})
export type CloseCashInput = z.output<typeof CloseCashInput>

const oneExample = { n500: 0, n200: 0, n100: 1, n50: 0, n20: 0, n10: 0, coins_paise: 0 }

export const closeCash = endpoint({
  method: 'post',
  path: '/office/cash-closings',
  summary: 'The cash of a desk was counted: its day is closed, and what comes later falls to the next closing',
  tag,
  audience: 'staff',
  act: 'cash.close',
  input: CloseCashInput,
  reply: z.object({ message, closing: CashClosingView }),
  status: 201,
  example: { input: { drawer: 1, number: '1', counted: oneExample, reason: 'A note of another day lay there.' } },
})

export const seeCash = endpoint({
  method: 'post',
  path: '/office/cash-closings/{id}/seen',
  summary: 'A second person has seen the count; never the one who closed',
  tag,
  audience: 'staff',
  act: 'cash.see',
  params,
  reply: z.object({ message, closing: CashClosingView }),
  example: { params: { id: '9101' } },
})

export const cashClosingEndpoints = [drawers, cashClosings, cashClosing, closeCash, seeCash] as const
