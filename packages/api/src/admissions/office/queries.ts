import type { Db } from '@northlight/db/database'
import type { Attention, RegistrationState } from '@northlight/db/tables/admissions'
import type { PaymentStatus } from '@northlight/db/tables/payments'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { foundPeople, type Reach } from '../../kernel/found-people.ts'
import { inBranches } from '../../kernel/paging.ts'
import { idsWith, mostMatches } from '../../kernel/trigrams.ts'

type Filters = {
  found?: RawBuilder<SqlBool> | undefined
  state?: RegistrationState
  attention?: Attention | 'any'
  sitting?: string
  class?: string
  program?: string
  band?: string
  payment?: PaymentStatus
  /** Null or nothing: all. */
  branches?: readonly number[] | null
}

const texts = ['number', 'name', 'email', 'father_name', 'father_phone', 'mother_name', 'mother_phone']

/** By the number, the student or a parent. */
export const applicationFound = (ctx: Ctx, typed: string, reach: Reach) =>
  foundPeople(
    typed,
    {
      table: 'registrations',
      ways: [(words, most) => idsWith(ctx, 'registrations', words, most)],
      texts: texts.map((column) => `registrations.${column}`),
    },
    reach,
  )

export const applications = (db: Db, { found, state, attention, sitting, branches = null, ...plain }: Filters) =>
  db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .$if(state !== undefined, (query) => query.where('registrations.state', '=', state ?? 'paid'))
    .$if(attention === 'any', (query) => query.where('registrations.attention', 'is not', null))
    .$if(attention !== undefined && attention !== 'any', (query) =>
      query.where('registrations.attention', '=', attention as Attention),
    )
    .$if(sitting !== undefined, (query) => query.where('sittings.code', '=', sitting ?? ''))
    .$if(plain.class !== undefined, (query) => query.where('registrations.class', '=', plain.class ?? ''))
    .$if(plain.program !== undefined, (query) => query.where('registrations.program', '=', plain.program ?? ''))
    .$if(plain.band !== undefined, (query) => query.where('registrations.band_label', '=', plain.band ?? ''))
    .$if(plain.payment !== undefined, (query) =>
      query.where('registrations.payment_status', '=', plain.payment ?? 'PAID'),
    )
    .$if(branches !== null, (query) => query.where(inBranches('sittings.branch_id', branches ?? [])))
    .$if(found !== undefined, (query) => (found ? query.where(found) : query))

export const newestIds = (db: Db, filters: Filters) =>
  applications(db, filters).select('registrations.id').orderBy('registrations.id', 'desc').limit(mostMatches)

export const newestFirst = (query: ReturnType<typeof applications>) =>
  query
    .selectAll('registrations')
    .select([
      'sittings.code as sitting_code',
      'sittings.centre as sitting_centre',
      'sittings.mode as sitting_mode',
      'sittings.sits_on as sitting_sits_on',
      'sittings.slot as sitting_slot',
    ])
    .orderBy('registrations.id', 'desc')

export const application = (db: Db, id: number) =>
  newestFirst(applications(db, {})).where('registrations.id', '=', id).executeTakeFirstOrThrow()

export type ApplicationRow = Awaited<ReturnType<typeof application>>

/** The branch an application lies in, by its sitting; null for an online sitting, undefined for no application. */
export const branchOf = async (db: Db, id: number): Promise<number | null | undefined> => {
  const row = await applications(db, {})
    .select('sittings.branch_id')
    .where('registrations.id', '=', id)
    .executeTakeFirst()
  return row?.branch_id
}
