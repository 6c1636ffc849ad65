import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { FamilyView } from '@northlight/contract/office/families/views'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { partsOf } from '../kernel/ports.ts'
import { contactEventKinds } from './contact-events/contact-event.ts'

export const userIdsOf = async ({ db }: Ctx, family: number) =>
  (await db.selectFrom('family_accounts').select('user_id').where('family_id', '=', family).execute()).map(
    ({ user_id }) => user_id,
  )

/** Whether a parent has agreed for the children who have an account; of several the one that is missing. */
const consentOf = async (ctx: Ctx, userIds: number[]): Promise<FamilyView['consent']> => {
  const today = indianDay(ctx.now())
  const children = await ctx.db
    .selectFrom('users')
    .select(['id', 'date_of_birth'])
    .where('id', 'in', userIds)
    .where('role', '=', 'student')
    .execute()
  const minors = children.filter(({ date_of_birth }) => date_of_birth === null || isMinor(date_of_birth, today))
  if (minors.length === 0) return 'not-needed'
  const agreed = await ctx.db
    .selectFrom('consents')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('purpose', '=', 'child-account')
    .where('withdrawn_at', 'is', null)
    .execute()
  return minors.every(({ id }) => agreed.some(({ user_id }) => user_id === id)) ? 'given' : 'missing'
}

/** Papers that came with a form about a child; each opening is written down where they are opened. */
const papersOf = async (ctx: Ctx, family: number): Promise<FamilyView['papers']> => {
  const found = partsOf(ctx, contactEventKinds).flatMap(({ table, paper }) =>
    paper
      ? sql`select private_files.id, private_files.kind from family_touches
          inner join ${sql.table(table)} as form on form.id = family_touches.entity_id
          inner join private_files on private_files.id = form.${sql.ref(paper)}
          where family_touches.entity = ${table} and family_touches.family_id = ${family}`
      : [],
  )
  if (found.length === 0) return []
  const { rows } = await sql<FamilyView['papers'][number]>`
    select id, kind from (${sql.join(found, sql` union all `)}) as papers order by id`.execute(ctx.db)
  return rows.map(({ id, kind }) => ({ id: Number(id), kind }))
}

/** What hangs on a family's forms and on the accounts of its children. */
export const linkedTo = async (ctx: Ctx, family: number) => {
  const papers = await papersOf(ctx, family)
  const userIds = await userIdsOf(ctx, family)
  if (userIds.length === 0)
    return { applications: [], has_account: false, consent: 'not-needed' as const, papers, paid_paise: 0 }
  const applications = await ctx.db
    .selectFrom('registrations')
    .select(['id', 'number', 'state'])
    .where('user_id', 'in', userIds)
    .orderBy('id', 'desc')
    .execute()
  const { paid } = await ctx.db
    .selectFrom('orders')
    .select(sql<number | null>`sum(amount_paise - refunded_paise)`.as('paid'))
    .where('user_id', 'in', userIds)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow()
  const consent = await consentOf(ctx, userIds)
  return { applications, has_account: true, consent, papers, paid_paise: Number(paid ?? 0) }
}
