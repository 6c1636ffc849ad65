import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Insertable, Selectable } from 'kysely'
import type { Ctx } from '../../../kernel/context.ts'
import { inBranches } from '../../../kernel/paging.ts'
import { actorId } from '../../../kernel/signed-in.ts'

export type WaiverProposal = Selectable<Tables['waiver_proposals']>

type Filters = { state?: WaiverProposal['state'] | undefined; branches: readonly number[] | null }

/** With the application they are for; those of a branch by its sitting, as applications are. */
export const waivers = (db: Db, { state, branches }: Filters) =>
  db
    .selectFrom('waiver_proposals')
    .innerJoin('registrations', 'registrations.id', 'waiver_proposals.registration_id')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .$if(state !== undefined, (query) => query.where('waiver_proposals.state', '=', state ?? 'waiting'))
    .$if(branches !== null, (query) => query.where(inBranches('sittings.branch_id', branches ?? [])))

export const withApplication = (query: ReturnType<typeof waivers>) =>
  query
    .leftJoin('users as proposers', 'proposers.id', 'waiver_proposals.proposed_by')
    .leftJoin('users as deciders', 'deciders.id', 'waiver_proposals.decided_by')
    .selectAll('waiver_proposals')
    .select(['registrations.number', 'registrations.name', 'registrations.state as application_state'])
    .select(['proposers.name as proposed_by_name', 'deciders.name as decided_by_name'])
    .orderBy('waiver_proposals.id', 'desc')
export type WaiverRow = Awaited<ReturnType<ReturnType<typeof withApplication>['executeTakeFirstOrThrow']>>

export const waiverById = (db: Db, id: number) =>
  withApplication(waivers(db, { branches: null }))
    .where('waiver_proposals.id', '=', id)
    .executeTakeFirst()

/** The newest of an application, whatever became of it. */
export const newestOf = (db: Db, registrationId: number) =>
  withApplication(waivers(db, { branches: null }))
    .where('waiver_proposals.registration_id', '=', registrationId)
    .limit(1)
    .executeTakeFirst()

/** Those a second person can still sign: nothing has ended the application meanwhile. Oldest first. */
export const waiversToSign = (db: Db, most: number) =>
  withApplication(waivers(db, { state: 'waiting', branches: null }))
    .where('registrations.state', 'in', ['appeared', 'offered'])
    .clearOrderBy()
    .orderBy('waiver_proposals.id')
    .limit(most)
    .execute()

/** What somebody has proposed and what was refused of it since a moment, unless something was offered after it. */
export const refusedOf = (db: Db, userId: number, since: string, most: number) =>
  withApplication(waivers(db, { state: 'refused', branches: null }))
    .where('waiver_proposals.proposed_by', '=', userId)
    .where('waiver_proposals.decided_at', '>=', since)
    .where('registrations.state', 'in', ['appeared', 'offered'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offers')
            .select('offers.id')
            .whereRef('offers.registration_id', '=', 'waiver_proposals.registration_id')
            .whereRef('offers.created_at', '>=', 'waiver_proposals.decided_at'),
        ),
      ),
    )
    .limit(most)
    .execute()

export const insertProposal = (db: Db, row: Insertable<Tables['waiver_proposals']>) =>
  db.insertInto('waiver_proposals').values(row).returning('id').executeTakeFirstOrThrow()

/** Only one that waits is decided. */
export const decide = async (
  ctx: Ctx,
  id: number,
  { state, note }: { state: 'signed' | 'refused'; note?: string },
): Promise<void> => {
  await ctx.db
    .updateTable('waiver_proposals')
    .set({ state, decided_by: actorId(ctx), decided_at: ctx.now(), decided_note: note ?? null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Something else is offered or proposed: what waited is signed by nobody any more. */
export const replaceWaiting = (ctx: Ctx, registrationId: number) =>
  ctx.db
    .updateTable('waiver_proposals')
    .set({ state: 'replaced', decided_at: ctx.now() })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'waiting')
    .execute()
