import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import * as queries from './queries.ts'

type Move = { id: number; batch: string | null }
type Asked = { id: number; batch?: string | null | undefined }

/** Puts students into batches, all or none, and says where each was: sent back as moves, that undoes it. */
export const moveToBatch = (ctx: Ctx, moves: Asked[]): Promise<Move[]> => {
  const grade = allow(ctx, 'students.write')
  return inTransaction(ctx, async (ctx) => {
    const wanted = new Map(moves.map(({ id, batch }) => [id, batch ?? null]))
    const before = await queries
      .students(ctx, grade, {})
      .select(['course_enrolments.id', 'course_enrolments.batch'])
      .where('course_enrolments.id', 'in', [...wanted.keys()])
      .execute()
    if (before.length < wanted.size) fail('not_found')
    const byBatch = Map.groupBy(wanted, ([, batch]) => batch)
    for (const [batch, list] of byBatch)
      await ctx.db
        .updateTable('course_enrolments')
        .set({ batch, updated_at: ctx.now() })
        .where(
          'id',
          'in',
          list.map(([id]) => id),
        )
        .execute()
    await audit(ctx, {
      action: 'students.move-to-batch',
      entity: 'course_enrolment',
      id: wanted.size === 1 ? (before[0]?.id ?? null) : null,
      details: { students: wanted.size, batch: [...byBatch.keys()].length === 1 ? [...byBatch.keys()][0] : 'several' },
    })
    return before
  })
}
