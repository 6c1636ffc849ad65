import type { StudentMessage } from '@northlight/contract/exams/attempt-views'
import type { SendMessageInput } from '@northlight/contract/exams/console'
import type { Db } from '@northlight/db/database'
import { isUniqueViolation } from '@northlight/db/errors'
import { oneOf } from '@northlight/db/one-of'
import { sql } from 'kysely'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { inBranches } from '../../../kernel/paging.ts'
import { allow, branchesOf } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { refuse } from '../../attempt/or-refuse.ts'
import { branchOfAttempt } from '../../attempt/queries.ts'
import type { TestRow } from '../../online-tests/queries.ts'
import { serializeWrites } from '../../saving/serialize-writes.ts'

/** Those who write now. Anyone who works in some branches reaches those who sit there. */
const reachedBy = (ctx: Ctx, test: TestRow, { scope, branch_id, attempts = [] }: SendMessageInput) => {
  const branches = branchesOf(ctx, allow(ctx, 'console.message'))
  return ctx.db
    .selectFrom('attempts')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .select('attempts.id')
    .where('attempts.test_id', '=', test.id)
    .where('attempts.state', 'in', ['in_progress', 'overdue'])
    .$if(branches !== null, (query) => query.where(inBranches(branchOfAttempt(), branches ?? [])))
    .$if(scope === 'branch', (query) => query.where(branchOfAttempt(), '=', branch_id ?? 0))
    .$if(scope === 'students', (query) => query.where(oneOf(ctx.db, sql.ref('attempts.uuid'), 'text', attempts)))
    .orderBy('attempts.id')
    .execute()
}

/** The message of this name; other words under the same name are no repetition of it. */
const sentBefore = async (db: Db, { key, text }: SendMessageInput) => {
  const row = await db.selectFrom('test_messages').select(['id', 'text']).where('key', '=', key).executeTakeFirst()
  if (!row) return undefined
  if (row.text !== text) return fail('conflict', 'A message of this name was sent before with other words.')
  const { reached } = await db
    .selectFrom('attempt_messages')
    .select(({ fn }) => fn.countAll<number>().as('reached'))
    .where('message_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return { id: row.id, reached }
}

/** Puts a message on the screens of those who write. Their next save, or their next look at the clock, brings it. */
export const sendMessage = (ctx: Ctx, test: TestRow, input: SendMessageInput) => {
  allow(ctx, 'console.message')
  const send = () =>
    inTransaction(ctx, async (ctx) => {
      const before = await sentBefore(ctx.db, input)
      if (before) return before
      const rows = await reachedBy(ctx, test, input)
      if (rows.length === 0) return refuse('nobody_reached', 'Nobody whom this could reach is writing this test now.')
      const { id } = await ctx.db
        .insertInto('test_messages')
        .values({
          key: input.key,
          test_id: test.id,
          scope: input.scope,
          branch_id: input.scope === 'branch' ? (input.branch_id ?? null) : null,
          text: input.text,
          sent_by: actorId(ctx),
          sent_at: ctx.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await ctx.db
        .insertInto('attempt_messages')
        .values(rows.map((row) => ({ message_id: id, attempt_id: row.id, read_at: null })))
        .execute()
      // The revision tells anyone who holds a copy of the attempt to read it again.
      await ctx.db
        .updateTable('attempts')
        .set({
          unread_messages: sql`unread_messages + 1`,
          revision: sql`revision + 1`,
          updated_at: ctx.now(),
        })
        .where(
          oneOf(
            ctx.db,
            sql.ref('id'),
            'bigint',
            rows.map((row) => row.id),
          ),
        )
        .execute()
      await audit(ctx, {
        action: 'exams.send-message',
        entity: 'test',
        id: test.id,
        details: { message: id, scope: input.scope, reached: rows.length },
      })
      return { id, reached: rows.length }
    })
  return serializeWrites(ctx.services.database, send).catch(async (error: unknown) => {
    // The same message at the same moment from the same screen: the first one stands.
    const before = isUniqueViolation(error, 'test_messages') ? await sentBefore(ctx.db, input) : undefined
    if (before) return before
    throw error
  })
}

/** What the student has not read yet, the oldest first. */
export const unreadOf = (db: Db, attemptId: number): Promise<StudentMessage[]> =>
  db
    .selectFrom('attempt_messages')
    .innerJoin('test_messages', 'test_messages.id', 'attempt_messages.message_id')
    .select(['test_messages.id', 'test_messages.text', 'test_messages.sent_at'])
    .where('attempt_id', '=', attemptId)
    .where('read_at', 'is', null)
    .orderBy('test_messages.id')
    .execute()

/** The student has read it. Twice is once. */
export const readMessage = (
  ctx: Ctx,
  test: { slug: string; is_admission: boolean },
  user: { id: number },
  messageId: number,
): Promise<void> =>
  serializeWrites(ctx.services.database, () =>
    inTransaction(ctx, async (ctx) => {
      const own = await ctx.db
        .selectFrom('attempt_messages')
        .innerJoin('attempts', 'attempts.id', 'attempt_messages.attempt_id')
        .innerJoin('tests', 'tests.id', 'attempts.test_id')
        .select('attempts.id')
        .where('message_id', '=', messageId)
        .where('attempts.user_id', '=', user.id)
        .where('tests.slug', '=', test.slug)
        .where('tests.is_admission', '=', test.is_admission)
        .executeTakeFirst()
      if (!own) return fail('not_found')
      const { numUpdatedRows } = await ctx.db
        .updateTable('attempt_messages')
        .set({ read_at: ctx.now() })
        .where('message_id', '=', messageId)
        .where('attempt_id', '=', own.id)
        .where('read_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await ctx.db
        .updateTable('attempts')
        .set({ unread_messages: sql`unread_messages - 1`, revision: sql`revision + 1`, updated_at: ctx.now() })
        .where('id', '=', own.id)
        .execute()
    }),
  )
