import { checkSettlement, type SettlementLine } from '@northlight/contract/payments/settlement'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { implement } from '../../kernel/implement.ts'
import { allow } from '../../kernel/policy.ts'
import { studentNames } from '../student-names.ts'

type Line = { id: string; amount_paise: number; at?: string | undefined }
type Booked = { id: string; amount_paise: number; order_id: number | null; name: string | null }

const inLots = <Item>(all: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Money in the books, placed or kept for staff. */
const booked = async (ctx: Ctx, ids: string[]): Promise<Booked[]> => {
  const found: Booked[] = []
  for (const lot of inLots(ids, 400)) {
    const placed = await ctx.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.gateway_payment_id as id', 'payments.amount_paise', 'orders.id as order_id'])
      .select('orders.payer_name as name')
      .where('payments.gateway_payment_id', 'in', lot)
      .execute()
    const kept = await ctx.db
      .selectFrom('unmatched_payments')
      .select(['gateway_payment_id as id', 'amount_paise', 'order_id'])
      .where('gateway_payment_id', 'in', lot)
      .where('placed_order_id', 'is', null)
      .execute()
    found.push(...placed, ...kept.map((row) => ({ ...row, name: null })))
  }
  return found
}

/** Payments of the time the file speaks of that are not in it. */
const missingIn = async (ctx: Ctx, lines: Line[]): Promise<Omit<SettlementLine, 'student'>[]> => {
  const moments = lines.flatMap(({ at }) => (at === undefined ? [] : [at])).sort()
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined) return []
  const named = new Set(lines.map(({ id }) => id))
  const rows = await ctx.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.gateway_payment_id as id', 'payments.amount_paise', 'orders.id as order_id'])
    .select('orders.payer_name as name')
    .where('payments.paid_at', '>=', first)
    .where('payments.paid_at', '<=', last)
    // No gateway pays out what was taken at the desk.
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('desk_payments').select('id').whereRef('desk_payments.payment_id', '=', 'payments.id'),
        ),
      ),
    )
    .orderBy('payments.id')
    .limit(10_000)
    .execute()
  return rows
    .filter(({ id }) => !named.has(id))
    .map(({ id, name, order_id, amount_paise }) => ({
      ...{ id, name, order_id, settled_paise: null, booked_paise: amount_paise },
    }))
}

/** A payment that the file names twice was paid out twice: its lines are one sum. */
const onePerPayment = (lines: Line[]): Line[] =>
  [...Map.groupBy(lines, ({ id }) => id)].map(([id, own]) => ({
    id,
    amount_paise: own.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    at: own.find(({ at }) => at !== undefined)?.at,
  }))

/** With whose fee it is, where somebody else paid it. */
const withStudents = async (ctx: Ctx, lines: Omit<SettlementLine, 'student'>[]): Promise<SettlementLine[]> => {
  const students = new Map<number, string>()
  const orders = lines.flatMap(({ name, order_id }) => (name === null ? [] : (order_id ?? [])))
  for (const lot of inLots(orders, 400))
    for (const [id, student] of await studentNames(ctx.db, lot)) students.set(id, student)
  return lines.map((line) => ({ ...line, student: students.get(line.order_id ?? 0) ?? null }))
}

/** What the gateway says it has paid out, beside what the books say. Nothing is changed by it. */
export const compareSettlement = async (ctx: Ctx, file: Line[]) => {
  allow(ctx, 'payments.compare')
  const lines = onePerPayment(file)
  const rows = await booked(
    ctx,
    lines.map(({ id }) => id),
  )
  const books = new Map(rows.map((row) => [row.id, row]))
  const toLine = ({ id, amount_paise }: Line) => {
    const row = books.get(id)
    return {
      ...{ id, name: row?.name ?? null, order_id: row?.order_id ?? null },
      ...{ settled_paise: amount_paise, booked_paise: row?.amount_paise ?? null },
    }
  }
  const unknown = lines.filter(({ id }) => !books.has(id)).map(toLine)
  const different = lines
    .map(toLine)
    .filter((line) => line.booked_paise !== null && line.booked_paise !== line.settled_paise)
  await audit(ctx, {
    action: 'payments.check-settlement',
    entity: 'settlement',
    id: null,
    details: { lines: lines.length, unknown: unknown.length, different: different.length },
  })
  return {
    matched: lines.length - unknown.length - different.length,
    different: await withStudents(ctx, different),
    unknown: await withStudents(ctx, unknown),
    missing: await withStudents(ctx, await missingIn(ctx, lines)),
  }
}

export const settlementRoutes = [
  implement(checkSettlement, async (ctx, { input }) => {
    const found = await compareSettlement(ctx, input.lines)
    const odd = found.different.length + found.unknown.length + found.missing.length
    const looks = odd === 1 ? '1 payment needs a look.' : `${odd} payments need a look.`
    return { message: odd === 0 ? 'Every payment agrees.' : looks, ...found }
  }),
]
