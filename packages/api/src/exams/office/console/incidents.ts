import type { DecideIncidentInput, NoteIncidentInput } from '@northlight/contract/exams/console'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { refuse } from '../../attempt/or-refuse.ts'
import * as attempts from '../../attempt/queries.ts'
import type { TestRow } from '../../online-tests/queries.ts'

export const noteIncident = (ctx: Ctx, test: TestRow, input: NoteIncidentInput): Promise<number> => {
  allow(ctx, 'console.act')
  return inTransaction(ctx, async (ctx) => {
    const attempt = input.attempt
      ? ((await attempts.attemptByUuid(ctx, test.id, input.attempt, { hold: false })) ?? fail('not_found'))
      : null
    const { id } = await ctx.db
      .insertInto('test_incidents')
      .values({
        test_id: test.id,
        attempt_id: attempt?.id ?? null,
        branch_id: input.branch_id ?? null,
        kind: input.kind,
        text: input.text,
        noted_by: actorId(ctx),
        noted_at: ctx.now(),
        decision: null,
        decided_by: null,
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'exams.note-incident', entity: 'test', id: test.id, details: { incident: id } })
    return id
  })
}

export const decideIncident = (ctx: Ctx, id: number, { decision }: DecideIncidentInput): Promise<void> => {
  allow(ctx, 'console.act')
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db.selectFrom('test_incidents').select('test_id').where('id', '=', id).executeTakeFirst()
    if (!row) return fail('not_found')
    const { numUpdatedRows } = await ctx.db
      .updateTable('test_incidents')
      .set({ decision, decided_by: actorId(ctx), decided_at: ctx.now() })
      .where('id', '=', id)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('decided_already', 'This incident has been decided already.')
    await audit(ctx, { action: 'exams.decide-incident', entity: 'test', id: row.test_id, details: { incident: id } })
  })
}
