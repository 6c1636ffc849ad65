import type { Tables } from '@northlight/db/tables'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { partsOf } from '../../kernel/ports.ts'
import { pieceByPiece } from '../../kernel/yield-to-exams.ts'
import { type ContactEventKind, contactEventKinds } from './contact-event.ts'
import { contactEventOfRow } from './contact-event-of-row.ts'
import { writeContactEvent } from './write-contact-event.ts'

const atOnce = 100

// All of them have an id and a moment; Kysely cannot see that through a union of tables.
const any = (table: keyof Tables) => table as 'contact_enquiries'

/** Rows without a family, the oldest first; those in which nobody can be reached are passed over by their id. */
const missed = (ctx: Ctx, table: keyof Tables, after: number) =>
  ctx.db
    .selectFrom(any(table))
    .selectAll()
    .where('id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('family_touches')
            .select('family_touches.id')
            .where('family_touches.entity', '=', table)
            .whereRef('family_touches.entity_id', '=', `${any(table)}.id`),
        ),
      ),
    )
    .orderBy('id')
    .limit(atOnce)
    .execute()

const takeIn = async (ctx: Ctx, kind: ContactEventKind) => {
  let after = 0
  for (;;) {
    const rows = await missed(ctx, kind.table, after)
    for (const row of rows) {
      after = row.id
      const contactEvent = contactEventOfRow(kind, row)
      // One that fails must not keep the others waiting; it is tried again with the next run.
      if (contactEvent)
        await pieceByPiece(() => inTransaction(ctx, (ctx) => writeContactEvent(ctx, contactEvent))).catch(
          (error: unknown) => {
            ctx.services.logger.error({ err: error, entity: kind.table, id: row.id }, 'a form could not be taken in')
          },
        )
    }
    if (rows.length < atOnce) return
  }
}

/** Everything that was sent before families were known, or missed since. What is known already is left alone. */
export const takeInEnquiries = defineJob(
  'counselling.take-in-enquiries',
  z.object({}),
  async (ctx) => {
    for (const kind of partsOf(ctx, contactEventKinds)) await takeIn(ctx, kind)
  },
  'chores',
)
